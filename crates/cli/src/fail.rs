//! A refusal: one sentence that says what, where and what to do.

use crate::out::Out;
use game::Note;
use network::BoardFault;
use std::path::Path;

/// Why a command is refused.
#[derive(Debug)]
pub(crate) struct Failure {
    what: Note,
    /// Faults of a board, told one a line.
    faults: Vec<BoardFault>,
}

impl Failure {
    pub(crate) fn new(what: Note) -> Self {
        Self { what, faults: Vec::new() }
    }

    /// A file that can't be read or written, with the system's reason.
    pub(crate) fn file(key: &'static str, path: &Path, error: &std::io::Error) -> Self {
        let note = Note { key, clause: None, args: Vec::new() };
        Self::new(note.name("file", path.display().to_string()).name("reason", error.to_string()))
    }

    pub(crate) fn with_faults(self, faults: Vec<BoardFault>) -> Self {
        Self { faults, ..self }
    }

    pub(crate) fn sentence(&self, out: &Out) -> String {
        let faults = self.faults.iter().map(|fault| format!("\n  {}: {}", fault.path, out.say(&fault.what)));
        std::iter::once(out.say(&self.what)).chain(faults).collect()
    }
}

impl From<Note> for Failure {
    fn from(what: Note) -> Self {
        Self::new(what)
    }
}
