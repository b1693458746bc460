//! Games of this browser, kept as records, so that a game survives the tab it was played in.

use crate::browser;
use catalog::Title;
use serde_json::{Value, json};
use table::{Record, Table};

/// The list of games, newest first.
const LIST: &str = "skyrail.games";
/// What the name of each record begins with.
const GAME: &str = "skyrail.game.";
/// More games than this are not kept; the oldest finished ones go first.
const MOST: usize = 40;

/// What the list says about a game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Saved {
    /// The name it is kept under.
    pub(crate) id: String,
    /// What is played.
    pub(crate) title: Title,
    /// Who plays, in seat order.
    pub(crate) names: Vec<String>,
    /// Whether it is over.
    pub(crate) over: bool,
    /// Whether somebody on this side of the screen is to move.
    pub(crate) mine: bool,
    /// How many rows it has.
    pub(crate) rows: u64,
    /// When it was last played, in milliseconds since 1970.
    pub(crate) at: f64,
}

/// All games, newest first.
pub(crate) fn list() -> Vec<Saved> {
    let kept: Option<Value> = browser::kept(LIST).and_then(|text| serde_json::from_str(&text).ok());
    let games = kept.as_ref().and_then(Value::as_array).into_iter().flatten();
    games.filter_map(read).collect()
}

fn read(entry: &Value) -> Option<Saved> {
    let names = entry["names"].as_array()?.iter().filter_map(Value::as_str).map(str::to_string);
    Some(Saved {
        id: entry["id"].as_str()?.into(),
        title: Title::from_name(entry["title"].as_str()?)?,
        names: names.collect(),
        over: entry["over"].as_bool()?,
        mine: entry["mine"].as_bool().unwrap_or(false),
        rows: entry["rows"].as_u64().unwrap_or(0),
        at: entry["at"].as_f64().unwrap_or(0.0),
    })
}

/// A name that no game has yet.
pub(crate) fn new_id() -> String {
    game::to_hex(&browser::chance::<5>())
}

/// Keeps a table as it stands; `false` if the browser has no room for it.
pub(crate) fn save(id: &str, table: &Table, mine: bool) -> bool {
    let title = table.setup().options.title();
    let entry = Saved {
        id: id.into(),
        title,
        names: table.setup().sitters.iter().map(|sitter| sitter.name.clone()).collect(),
        over: table.ending().is_some(),
        mine,
        rows: table.rows().len() as u64,
        at: browser::now(),
    };
    let mut games = list();
    games.retain(|game| game.id != id);
    games.insert(0, entry);
    while games.len() > MOST {
        let oldest = games.iter().rposition(|game| game.over).unwrap_or(games.len() - 1);
        browser::forget(&format!("{GAME}{}", games.remove(oldest).id));
    }
    let stored = browser::keep(&format!("{GAME}{id}"), &Record::of(table.clone()).write());
    write(&games);
    stored
}

/// Forgets a game.
pub(crate) fn remove(id: &str) {
    let mut games = list();
    games.retain(|game| game.id != id);
    browser::forget(&format!("{GAME}{id}"));
    write(&games);
}

fn write(games: &[Saved]) {
    let entry = |game: &Saved| {
        json!({
            "id": game.id, "title": game.title.name(), "names": game.names, "over": game.over, "mine": game.mine,
            "rows": game.rows, "at": game.at,
        })
    };
    let games: Vec<Value> = games.iter().map(entry).collect();
    browser::keep(LIST, &Value::from(games).to_string());
}

/// The table kept under a name.
pub(crate) fn load(id: &str) -> Option<Table> {
    let text = browser::kept(&format!("{GAME}{id}"))?;
    match table::read(&text, &[]) {
        Ok(record) => Some(record.table),
        // A tab that was closed while writing leaves a torn record; what is sound of it is worth more than nothing.
        Err(broken) => broken.sound.map(|table| *table),
    }
}
