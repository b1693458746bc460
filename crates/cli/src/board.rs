//! `skyrail board`: checks, draws and exports boards.

use crate::args::BoardCommand;
use crate::fail::Failure;
use crate::files;
use crate::out::{HEAD, Out};
use catalog::{AnyBoard, Title};
use game::{Note, to_hex};
use picture::{Names, Theme};
use std::path::Path;

pub(crate) fn run(command: BoardCommand, out: &mut Out) -> Result<(), Failure> {
    match command {
        BoardCommand::Check { file } => check(&file, out),
        BoardCommand::Draw { file, output, night } => draw(&file, &output, night, out),
        BoardCommand::Export { title } => {
            let value: serde_json::Value =
                serde_json::from_str(title.board().json()).expect("a loaded board is JSON");
            out.json(&value);
            Ok(())
        }
    }
}

fn check(file: &Path, out: &mut Out) -> Result<(), Failure> {
    let board = files::board(file)?;
    let sentence = out.say(&Note::new("cli-board-sound").name("file", file.display().to_string()));
    out.styled(HEAD, &sentence);
    let note = Note::new("cli-board-is").name("board", board.id()).name("title", board.title().name());
    out.note(&note.name("hash", to_hex(&board.hash())));
    if !board.origin().is_empty() {
        out.note(&Note::new("cli-board-origin").name("origin", board.origin()));
    }
    for remark in board.remarks() {
        let sentence = out.say(&remark.what);
        out.line(&format!("  {}: {sentence}", remark.path));
    }
    Ok(())
}

fn draw(file: &Path, output: &Path, night: bool, out: &mut Out) -> Result<(), Failure> {
    let named = file.to_str().filter(|_| !file.exists()).and_then(Title::from_name);
    let board = match named {
        Some(title) => title.board(),
        None => files::board(file)?,
    };
    let theme = if night { Theme::Night } else { Theme::Day };
    let svg = match board {
        AnyBoard::AirlinesEurope(board) => picture::airlines_europe::draw(board, &Spoken(out), theme),
        AnyBoard::TicketToRideGermany(board) => {
            picture::ticket_to_ride_germany::draw(board, &Spoken(out), theme)
        }
        AnyBoard::JetSet(board) => picture::jet_set::draw(board, &Spoken(out), theme),
    };
    files::write(output, &svg)?;
    out.note(&Note::new("cli-board-drawn").name("file", output.display().to_string()));
    Ok(())
}

/// Names for the picture, in the language that was asked for.
struct Spoken<'o>(&'o Out);

impl Names for Spoken<'_> {
    fn place(&self, id: &str) -> String {
        self.0.text().place(id).into_owned()
    }

    fn say(&self, note: &Note) -> String {
        self.0.say(note)
    }
}
