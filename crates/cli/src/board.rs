//! `skyrail board`: checks, draws and exports boards.

use crate::args::BoardCommand;
use crate::fail::Failure;
use crate::files;
use crate::out::{HEAD, Out};
use catalog::{AnyBoard, Title};
use game::{Arg, Note, to_hex};
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
    if let Some(remark) = unknown_sheet(board) {
        let sentence = out.say(&remark);
        out.line(&format!("  $.backdrop: {sentence}"));
    }
    Ok(())
}

/// What to say of a board whose map has a backdrop that we cannot draw. Only the drawing knows the sheets there are, so
/// this is no fault of the file.
fn unknown_sheet(board: AnyBoard) -> Option<Note> {
    let file: serde_json::Value = serde_json::from_str(board.json()).ok()?;
    let id = file["backdrop"].as_str().filter(|&id| id != "none")?;
    let known: Vec<Arg> = picture::backdrop::ids().map(|id| Arg::Name(id.into())).collect();
    let missing = picture::backdrop::ids().all(|known| known != id);
    missing.then(|| Note::new("remark-backdrop").name("id", id.to_string()).with("known", Arg::List(known)))
}

fn draw(file: &Path, output: &Path, night: bool, out: &mut Out) -> Result<(), Failure> {
    let named = file.to_str().filter(|_| !file.exists()).and_then(Title::from_name);
    let board = match named {
        Some(title) => title.board(),
        None => files::board(file)?,
    };
    let theme = if night { Theme::Night } else { Theme::Day };
    let svg = picture::titles::poster(board, &Spoken(out), theme);
    files::write(output, &svg)?;
    out.note(&Note::new("cli-board-drawn").name("file", output.display().to_string()));
    Ok(())
}

/// Names for the picture, in the language that was asked for.
pub(crate) struct Spoken<'o>(pub(crate) &'o Out);

impl Names for Spoken<'_> {
    fn place(&self, id: &str) -> String {
        self.0.text().place(id).into_owned()
    }

    fn title(&self, name: &str) -> String {
        self.0.text().word(&format!("title-{name}"))
    }

    fn say(&self, note: &Note) -> String {
        self.0.say(note)
    }
}
