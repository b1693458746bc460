//! Games of this browser, kept as records, so that a game survives the tab it was played in.

use crate::browser;
use catalog::Title;
use game::{Seat, Standing};
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
    /// What each of them is: `human`, or the name of a bot. Older entries do not say.
    pub(crate) kinds: Vec<String>,
    /// Points and place of each once it is over; older entries do not say.
    pub(crate) result: Vec<(i32, u8)>,
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
    let words = |key: &str| -> Vec<String> {
        entry[key].as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_string).collect()
    };
    let pair = |pair: &Value| Some((pair[0].as_i64()? as i32, pair[1].as_u64()? as u8));
    Some(Saved {
        id: entry["id"].as_str()?.into(),
        title: Title::from_name(entry["title"].as_str()?)?,
        names: words("names"),
        kinds: words("kinds"),
        result: entry["result"].as_array().into_iter().flatten().filter_map(pair).collect(),
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
    let Standing { points, places, .. } = table.standing();
    let entry = Saved {
        id: id.into(),
        title,
        names: table.setup().sitters.iter().map(|sitter| sitter.name.clone()).collect(),
        kinds: table.setup().sitters.iter().map(|sitter| sitter.kind.clone()).collect(),
        result: places
            .map(|places| Seat::all(table.seats()).map(|seat| (points[seat], places[seat])).collect())
            .unwrap_or_default(),
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

/// A game that was taken out of the list, and where it stood: it can be put back.
#[derive(Clone)]
pub(crate) struct Removed {
    entry: Saved,
    record: String,
    place: usize,
}

/// Takes a game out of the list.
pub(crate) fn remove(id: &str) -> Option<Removed> {
    let mut games = list();
    let place = games.iter().position(|game| game.id == id)?;
    let entry = games.remove(place);
    let record = browser::kept(&format!("{GAME}{id}")).unwrap_or_default();
    browser::forget(&format!("{GAME}{id}"));
    write(&games);
    Some(Removed { entry, record, place })
}

/// Puts a game back that was taken out.
pub(crate) fn put_back(removed: Removed) {
    let mut games = list();
    browser::keep(&format!("{GAME}{}", removed.entry.id), &removed.record);
    games.insert(removed.place.min(games.len()), removed.entry);
    write(&games);
}

fn write(games: &[Saved]) {
    let entry = |game: &Saved| {
        json!({
            "id": game.id, "title": game.title.name(), "names": game.names, "over": game.over, "mine": game.mine,
            "rows": game.rows, "at": game.at, "kinds": game.kinds, "result": game.result,
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
