//! Keeps the record of a game being played: after every move, on request, and on interruption.

use crate::fail::Failure;
use crate::files;
use crate::out::Out;
use game::{Note, to_hex};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use table::{Journal, NewRow, Record, Table};

/// Where the record goes.
pub(super) struct Keeper {
    file: Option<PathBuf>,
}

/// What an interruption saves and says. One game is played at a time, so there is one of these.
static INTERRUPT: Mutex<Option<Last>> = Mutex::new(None);

struct Last {
    file: PathBuf,
    text: String,
    /// What to say when it is saved, and when it can't be.
    saved: String,
    lost: String,
}

impl Keeper {
    pub(super) fn new(file: Option<PathBuf>) -> Self {
        Self { file }
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

    /// Brings the record up to date, and what an interruption would save.
    pub(super) fn keep(&self, table: &Table, out: &Out) -> Result<(), Failure> {
        let text = Record::of(table.clone()).write();
        if let Some(file) = &self.file {
            files::write(file, &text)?;
        }
        let file = self.file.clone().unwrap_or_else(|| default_file(table));
        let saved = out.say(&Note::new("cli-left").name("file", file.display().to_string()));
        let lost = out.say(&Note::new("cli-not-saved").name("file", file.display().to_string()));
        let mut last = INTERRUPT.lock().unwrap_or_else(PoisonError::into_inner);
        if last.is_none() {
            // A second handler would be refused; there is only ever this one.
            let _ = ctrlc::set_handler(save_and_stop);
        }
        *last = Some(Last { file, text, saved, lost });
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
}

/// The record as the journal of a table: written whole with every row before anything of it is shown.
pub(super) struct Written<'a> {
    pub(super) keeper: &'a Keeper,
    pub(super) out: &'a Out,
}

impl Journal for Written<'_> {
    type Error = Failure;

    async fn keep(&mut self, row: &NewRow<'_>) -> Result<(), Failure> {
        self.keeper.keep(&row.then(), self.out)
    }
}

fn save_and_stop() {
    let last = INTERRUPT.lock().unwrap_or_else(PoisonError::into_inner).take();
    if let Some(Last { file, text, saved, lost }) = last {
        match files::write(&file, &text) {
            Ok(()) => eprintln!("\nskyrail: {saved}"),
            Err(_) => eprintln!("\nskyrail: {lost}"),
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
