//! `skyrail backup` and `skyrail restore`: everything a server keeps in one file, the same for SQLite and PostgreSQL.

use crate::args::{BackupArgs, Place, RestoreArgs};
use crate::fail::Failure;
use crate::out::Out;
use game::Note;
use server::{Config, admin};
use std::path::Path;

pub(crate) fn backup(args: &BackupArgs, out: &mut Out) -> Result<(), Failure> {
    let rows = admin::backup(&config(&args.place), &args.file).map_err(|fault| fault.note())?;
    out.note(&counted("host-backed-up", rows, &args.file));
    Ok(())
}

pub(crate) fn restore(args: &RestoreArgs, out: &mut Out) -> Result<(), Failure> {
    let rows =
        admin::restore(&config(&args.place), &args.file, args.replace).map_err(|fault| fault.note())?;
    out.note(&counted("host-restored", rows, &args.file));
    Ok(())
}

fn counted(key: &'static str, rows: u64, file: &Path) -> Note {
    Note { key, clause: None, args: Vec::new() }
        .number("rows", rows as i64)
        .name("file", file.display().to_string())
}

/// The server whose data this is about.
pub(crate) fn config(place: &Place) -> Config {
    let mut config = Config::new(place.data.clone());
    config.database.clone_from(&place.database);
    config
}
