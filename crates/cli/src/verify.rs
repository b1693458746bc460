//! `skyrail verify`: checks a record, and reads one for the other commands.

use crate::args::VerifyArgs;
use crate::fail::Failure;
use crate::files;
use crate::out::Out;
use game::{Note, Seat, to_hex};
use std::path::Path;
use table::{Broken, Outcome, Record};

pub(crate) fn run(args: &VerifyArgs, out: &mut Out) -> Result<(), Failure> {
    let record = read(&args.file, args.board.as_deref())?.map_err(|broken| refuse(&args.file, &broken))?;
    let table = &record.table;
    let setup = table.setup();
    out.call(setup.sitters.iter().map(|sitter| sitter.name.clone()).collect());
    out.note(&Note::new("cli-verify-commitment").name("commitment", to_hex(&setup.secret.commitment())));
    out.note(&Note::new("cli-verify-board").name("board", table.board().id()));
    out.note(&Note::new("cli-verify-rows").number("rows", table.rows().len() as i64));
    match record.outcome {
        Outcome::Running => out.word("cli-verify-running"),
        Outcome::Over => out.note(&result(&record)),
    }
    out.word("cli-verify-sound");
    Ok(())
}

/// Who won with how many points.
pub(crate) fn result(record: &Record) -> Note {
    use game::Arg;
    let standing = record.table.standing();
    let points = Seat::all(standing.seats).map(|seat| {
        Arg::Note(Box::new(Note::new("cli-points").seat(seat).number("points", standing.points[seat])))
    });
    let winners = standing.winners().iter().map(Arg::Seat).collect();
    let note = Note::new("cli-result").with("points", Arg::List(points.collect()));
    note.with("winners", Arg::List(winners)).number("count", standing.winners().len() as i64)
}

/// Reads a record; a file that can't be read at all is a failure of its own.
pub(crate) fn read(file: &Path, board: Option<&Path>) -> Result<Result<Record, Box<Broken>>, Failure> {
    let boards = board.map(files::board).transpose()?;
    let text = files::read(file)?;
    Ok(table::read(&text, boards.as_slice()))
}

/// Why a record is refused: the file, the line and the reason.
pub(crate) fn refuse(file: &Path, broken: &Broken) -> Failure {
    use game::Arg;
    let note = Note::new("cli-record").name("file", file.display().to_string());
    let note = note.number("line", broken.fault.line as i64);
    let what = Arg::Note(Box::new(broken.fault.what.clone()));
    Failure::new(note.with("reason", what)).with_faults(broken.fault.board.clone())
}
