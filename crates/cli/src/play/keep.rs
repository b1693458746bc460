//! Keeps the record of a game being played: after every move, on request, and on interruption.

use crate::fail::Failure;
use crate::files;
use game::{Note, to_hex};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use table::{Record, Table};

/// Where the record goes, and what it says now.
pub(super) struct Keeper {
    file: Option<PathBuf>,
    /// What an interruption saves: the file and its text.
    last: Arc<Mutex<Option<(PathBuf, String)>>>,
}

/// What Ctrl-C saves. One game is played at a time, so the last one registered is the one.
static INTERRUPT: Mutex<Option<Arc<Mutex<Option<(PathBuf, String)>>>>> = Mutex::new(None);

impl Keeper {
    pub(super) fn new(file: Option<PathBuf>) -> Self {
        Self { file, last: Arc::default() }
    }

    /// The file the record is kept in, if one was named.
    pub(super) fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// A new game never replaces a file.
    pub(super) fn refuse_to_overwrite(&self) -> Result<(), Failure> {
        match &self.file {
            Some(file) if file.exists() => {
                Err(Note::new("cli-exists").name("file", file.display().to_string()).into())
            }
            _ => Ok(()),
        }
    }

    /// Brings the record up to date.
    pub(super) fn keep(&self, table: &Table) -> Result<(), Failure> {
        let text = Record::of(table.clone()).write();
        if let Some(file) = &self.file {
            files::write(file, &text)?;
        }
        let file = self.file.clone().unwrap_or_else(|| default_file(table));
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some((file, text));
        Ok(())
    }

    /// Saves where the person says, or where the record is kept, or under a name of its own.
    pub(super) fn save(&self, table: &Table, file: Option<&str>) -> Result<PathBuf, Failure> {
        let named = file.map(PathBuf::from);
        if let Some(new) = named.as_ref().filter(|new| new.exists() && Some(*new) != self.file.as_ref()) {
            return Err(Note::new("cli-exists").name("file", new.display().to_string()).into());
        }
        let file = named.or_else(|| self.file.clone()).unwrap_or_else(|| default_file(table));
        files::write(&file, &Record::of(table.clone()).write())?;
        Ok(file)
    }

    /// From now on an interruption saves this game first.
    pub(super) fn save_on_interrupt(&self) {
        let mut current = INTERRUPT.lock().unwrap_or_else(PoisonError::into_inner);
        let first = current.is_none();
        *current = Some(Arc::clone(&self.last));
        if first {
            // A second handler is refused; there is only ever this one.
            let _ = ctrlc::set_handler(save_and_stop);
        }
    }
}

fn save_and_stop() {
    let current = INTERRUPT.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let last = current.and_then(|last| last.lock().unwrap_or_else(PoisonError::into_inner).clone());
    if let Some((file, text)) = last {
        match files::write(&file, &text) {
            Ok(()) => eprintln!("\nskyrail: {}", file.display()),
            Err(_) => eprintln!("\nskyrail: {}: not saved", file.display()),
        }
    }
    std::process::exit(130);
}

/// A name no other game has: the title and the start of its commitment.
fn default_file(table: &Table) -> PathBuf {
    let setup = table.setup();
    let commitment = to_hex(&setup.secret.commitment()[..4]);
    PathBuf::from(format!("{}-{commitment}.skyrail", setup.options.title().name()))
}
