//! A file of games: one line that says what was asked for, then a line for each game.
//!
//! A run that was stopped goes on where the file ends. Games of other bots, options or seeds are never mixed
//! into it.

use super::{Arena, Deals, GameRow};
use crate::fail::Failure;
use crate::files;
use game::{Note, to_hex};
use serde_json::{Value, json};
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The games so far, and where more of them go.
pub(super) struct PlayedDeals {
    /// The deals that are whole.
    pub(super) deals: Deals,
    file: Option<(PathBuf, File)>,
}

impl PlayedDeals {
    /// Opens a file of games, or makes it.
    pub(super) fn open(arena: &Arena, path: Option<&Path>) -> Result<Self, Failure> {
        let Some(path) = path else { return Ok(Self { deals: Deals::new(), file: None }) };
        let cant_read = |error| Failure::file("cli-cant-read", path, &error);
        let text =
            if path.exists() { std::fs::read_to_string(path).map_err(cant_read)? } else { String::new() };
        // A run that was killed may leave half a line.
        let whole = text.rfind('\n').map_or(0, |at| at + 1);
        let deals = read(arena, path, &text[..whole])?;
        let (path, mut file) = files::append(path)?;
        let cant_write = |error| Failure::file("cli-cant-write", &path, &error);
        file.set_len(whole as u64).map_err(cant_write)?;
        if whole == 0 {
            writeln!(file, "{}", heading(arena)).map_err(cant_write)?;
        }
        Ok(Self { deals, file: Some((path, file)) })
    }

    /// Adds the games of one deal.
    pub(super) fn append(&mut self, games: &[GameRow]) -> Result<(), Failure> {
        let Some((path, file)) = &mut self.file else { return Ok(()) };
        let lines: Vec<String> = games.iter().map(|game| game.to_json().to_string()).collect();
        // One write for the whole deal, so that a stop leaves all of it or none.
        let written = file.write_all((lines.join("\n") + "\n").as_bytes());
        written.map_err(|error| Failure::file("cli-cant-write", path, &error))
    }
}

/// All that the games depend on.
fn heading(arena: &Arena) -> Value {
    let options = &arena.options;
    let seated = arena.line_up.seated(0);
    json!({
        "skyrail": "arena",
        "title": options.title().name(),
        "rules": options.title().rules(),
        "board": to_hex(&options.board().hash()),
        "options": options.list().into_iter().collect::<std::collections::BTreeMap<_, _>>(),
        "bots": seated.iter().map(|&bot| arena.line_up.bots()[bot].to_string()).collect::<Vec<_>>(),
        "seed": arena.seed,
    })
}

/// The whole deals of a file.
fn read(arena: &Arena, path: &Path, text: &str) -> Result<Deals, Failure> {
    let mut deals = Deals::new();
    let file = || path.display().to_string();
    let mut lines = text.lines().zip(1i64..);
    let unreadable = |line: i64| Note::new("cli-arena-line").name("file", file()).number("line", line);
    let Some((first, _)) = lines.next() else { return Ok(deals) };
    let found: Value = serde_json::from_str(first).map_err(|_| unreadable(1))?;
    let wanted = heading(arena);
    let differing =
        wanted.as_object().into_iter().flatten().find(|(key, value)| found[key.as_str()] != **value);
    if let Some((key, value)) = differing {
        let note = Note::new("cli-arena-other").name("file", file()).name("what", key.clone());
        return Err(note.name("found", found[key].to_string()).name("wanted", value.to_string()).into());
    }
    let rotations = arena.line_up.rotations();
    for (line, number) in lines {
        let value = serde_json::from_str(line).ok();
        let game = value.as_ref().and_then(GameRow::from_json);
        let fits =
            |game: &GameRow| game.turn < rotations && game.placing.bots == arena.line_up.seated(game.turn);
        let game = game.filter(fits).ok_or_else(|| unreadable(number))?;
        let games = deals.entry(game.deal).or_default();
        if games.iter().all(|other: &GameRow| other.turn != game.turn) {
            games.push(game);
        }
    }
    deals.retain(|_, games| games.len() == rotations);
    Ok(deals)
}
