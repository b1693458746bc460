//! The lines of a record, one after the other, each complete.

use crate::RecordFault;
use game::Note;

/// The lines not read yet, and the number of the last one read.
pub(crate) struct Lines<'t> {
    text: &'t str,
    at: usize,
    pub(crate) number: usize,
}

impl<'t> Lines<'t> {
    pub(crate) fn new(text: &'t str) -> Self {
        Self { text, at: 0, number: 0 }
    }

    /// What was not read yet.
    pub(crate) fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// The next line. It must end with a line feed alone: a file whose line ends were changed on the way
    /// has another check value, and the reason is worth saying.
    pub(crate) fn next(&mut self) -> Result<&'t str, RecordFault> {
        let line = self.more()?;
        self.number += 1;
        self.at += line.len() + 1;
        if line.ends_with('\r') {
            return Err(self.fault(Note::new("record-line-ends")));
        }
        Ok(line)
    }

    /// The next line without reading on; that there is one, whole.
    pub(crate) fn more(&self) -> Result<&'t str, RecordFault> {
        let line = self.rest().split_once('\n').map(|(line, _)| line);
        line.ok_or_else(|| fault(self.number + 1, Note::new("record-cut-off")))
    }

    /// Whether the next line begins with this word.
    pub(crate) fn peek(&self, word: &str) -> bool {
        self.rest().strip_prefix(word).is_some_and(|rest| rest.starts_with(' '))
    }

    /// The rest of the next line, which must begin with this word.
    pub(crate) fn expect(&mut self, word: &'static str) -> Result<&'t str, RecordFault> {
        let line = self.next()?;
        let rest = line.strip_prefix(word).and_then(|rest| rest.strip_prefix(' '));
        rest.ok_or_else(|| self.fault(Note::new("record-expected").name("word", word)))
    }

    /// Something wrong with the line read last.
    pub(crate) fn fault(&self, what: Note) -> RecordFault {
        fault(self.number, what)
    }
}

pub(crate) fn fault(line: usize, what: Note) -> RecordFault {
    RecordFault { line, what, board: Vec::new() }
}
