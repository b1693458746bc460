//! Everything in the database as lines of JSON, the same whichever database it is: what `backup` writes and
//! `restore` reads.
//!
//! The first line says what the file is, then each table follows with its columns and its rows, and the last
//! line holds the number of rows and a seal on all lines before it.

use super::row::Row;
use super::session::Session;
use super::statement::{places, statement};
use super::{Store, StoreError};
use crate::time;
use game::{digest, to_hex};
use serde_json::{Value, json};
use std::io::{self, BufRead, Write};

/// The number of this format.
const FORMAT: u64 = 1;
/// How many rows go into one statement; the widest table stays far below any limit of a statement.
const AT_ONCE: usize = 50;

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Holds {
    Number,
    Text,
    Real,
}
use Holds::{Number, Real, Text};

/// Tables and columns, those of the key first. What passkeys were asked a moment ago is left out on purpose.
const TABLES: &[(&str, &[(&str, Holds)])] = &[
    (
        "people",
        &[
            ("id", Number),
            ("code", Text),
            ("name", Text),
            ("mark", Number),
            ("login", Text),
            ("password", Text),
            ("settings", Text),
            ("created", Number),
            ("seen", Number),
            ("looks", Text),
        ],
    ),
    ("sessions", &[("hash", Text), ("person", Number), ("created", Number)]),
    (
        "tokens",
        &[
            ("hash", Text),
            ("id", Text),
            ("person", Number),
            ("name", Text),
            ("scopes", Text),
            ("created", Number),
            ("seen", Number),
        ],
    ),
    (
        "passkeys",
        &[
            ("id", Text),
            ("person", Number),
            ("fixed", Text),
            ("changing", Text),
            ("created", Number),
            ("seen", Number),
        ],
    ),
    ("friends", &[("person", Number), ("other", Number)]),
    ("friend_links", &[("person", Number), ("code", Text), ("expires", Number)]),
    ("blocks", &[("person", Number), ("other", Number), ("what", Number)]),
    ("boards", &[("hash", Text), ("title", Text), ("json", Text), ("person", Number), ("created", Number)]),
    (
        "tables",
        &[
            ("id", Number),
            ("code", Text),
            ("host", Number),
            ("title", Text),
            ("options", Text),
            ("board", Text),
            ("pace", Text),
            ("deal", Text),
            ("secret", Text),
            ("stage", Number),
            ("created", Number),
            ("started", Number),
            ("ended", Number),
            ("at", Number),
            ("turn", Number),
            ("rematch", Text),
            ("lobby", Number),
            ("watch", Number),
            ("consent", Number),
            ("hints", Number),
            ("shuffle", Number),
            ("rules", Number),
            ("head", Text),
            ("result", Text),
        ],
    ),
    (
        "seats",
        &[
            ("table_id", Number),
            ("seat", Number),
            ("kind", Text),
            ("name", Text),
            ("mark", Number),
            ("person", Number),
            ("entropy", Text),
            ("away", Number),
            ("points", Number),
            ("place", Number),
        ],
    ),
    ("rows", &[("table_id", Number), ("n", Number), ("seat", Number), ("what", Text), ("at", Number)]),
    ("jobs", &[("table_id", Number), ("due", Number), ("n", Number)]),
    (
        "chat",
        &[
            ("table_id", Number),
            ("n", Number),
            ("room", Number),
            ("at", Number),
            ("person", Number),
            ("seat", Number),
            ("what", Text),
        ],
    ),
    ("invitations", &[("table_id", Number), ("person", Number), ("host", Number), ("at", Number)]),
    (
        "ratings",
        &[("title", Text), ("who", Text), ("rating", Real), ("uncertainty", Real), ("games", Number)],
    ),
    ("own", &[("name", Text), ("value", Text)]),
];

/// What tables had up to version 0.2 in place of the columns of their own: bits of one number, in this order.
const FLAGS: &str = "flags";
const FLAGGED: [&str; 5] = ["lobby", "watch", "consent", "hints", "shuffle"];

/// Last columns that came later: in a file of before they are missing, and empty then.
const LATER: [&str; 4] = ["looks", "rules", "head", "result"];

/// Why a file can't be written or taken over.
#[derive(Debug)]
pub(crate) enum NotMoved {
    Database(StoreError),
    File(io::Error),
    /// This line of the file is not as it should be, or the end is missing.
    Unsound(usize),
    /// The file was written by a newer Skyrail.
    Newer,
    /// The database holds something already.
    NotEmpty,
}

impl From<StoreError> for NotMoved {
    fn from(fault: StoreError) -> Self {
        Self::Database(fault)
    }
}

impl From<io::Error> for NotMoved {
    fn from(error: io::Error) -> Self {
        Self::File(error)
    }
}

impl Store {
    /// Writes everything as it is at one moment, however much is played meanwhile; says how many rows.
    pub(crate) async fn write_all(&self, out: &mut impl Write) -> Result<u64, NotMoved> {
        let mut session = self.read_at_once().await?;
        let written = write(&mut session, out).await?;
        session.commit().await?;
        Ok(written)
    }

    /// Puts everything of a file into the database, all of it or nothing; says how many rows. What is there
    /// already is replaced only if told so.
    pub(crate) async fn read_all(
        &self,
        mut open: impl FnMut() -> io::Result<Box<dyn BufRead + Send>>,
        replace: bool,
    ) -> Result<u64, NotMoved> {
        // A file that is cut off or damaged is found out before anything is touched.
        let rows = check(open()?)?;
        let mut session = self.write_at_once().await?;
        for (table, _) in TABLES {
            let mut is_empty = true;
            let find = statement(format!("SELECT 1 FROM {table} LIMIT 1"));
            session
                .each(&find, |_| {
                    is_empty = false;
                    Ok::<_, StoreError>(())
                })
                .await?;
            // A server that ran once has a key of its own, and that is nothing to lose.
            if !is_empty && !replace && *table != "own" {
                return Err(NotMoved::NotEmpty);
            }
            session.execute(&statement(format!("DELETE FROM {table}"))).await?;
        }
        session.execute(&statement("DELETE FROM ceremonies")).await?;
        read(&mut session, open()?).await?;
        session.commit().await?;
        Ok(rows)
    }
}

/// What all lines so far add up to: each line is hashed with the seal before it.
#[derive(Default)]
struct Seal([u8; 32]);

impl Seal {
    fn add(&mut self, line: &str) {
        self.0 = digest(&[&self.0, line.as_bytes()]);
    }
}

/// A line to the file, and to the seal.
fn put(out: &mut impl Write, seal: &mut Seal, line: &Value) -> io::Result<()> {
    let line = line.to_string();
    seal.add(&line);
    writeln!(out, "{line}")
}

async fn write(session: &mut Session, out: &mut impl Write) -> Result<u64, NotMoved> {
    let mut seal = Seal::default();
    put(out, &mut seal, &json!({ "skyrail_backup": FORMAT, "made": time::now() }))?;
    let mut count = 0;
    for (table, columns) in TABLES {
        let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
        put(out, &mut seal, &json!({ "table": table, "columns": names }))?;
        let query = format!("SELECT {} FROM {table} ORDER BY 1, 2", names.join(", "));
        session
            .each(&statement(query), |mut row| {
                let values = columns.iter().enumerate().map(|(at, (_, holds))| value(&mut row, at, *holds));
                put(out, &mut seal, &Value::Array(values.collect::<Result<_, StoreError>>()?))?;
                count += 1;
                Ok::<_, NotMoved>(())
            })
            .await?;
    }
    let end = json!({ "end": count, "seal": to_hex(&seal.0) });
    writeln!(out, "{end}")?;
    Ok(count)
}

fn value(row: &mut Row, at: usize, holds: Holds) -> Result<Value, StoreError> {
    Ok(match holds {
        Number => row.maybe_number(at)?.into(),
        Text => row.maybe_text(at)?.into(),
        Real => row.maybe_real(at)?.into(),
    })
}

/// Whether a file is whole and says what it should; how many rows it has.
fn check(file: Box<dyn BufRead + Send>) -> Result<u64, NotMoved> {
    let (mut seal, mut rows, mut part) = (Seal::default(), 0, None);
    for (index, line) in file.lines().enumerate() {
        let at = index + 1;
        let line = line.map_err(|_| NotMoved::Unsound(at))?;
        let value: Value = serde_json::from_str(&line).map_err(|_| NotMoved::Unsound(at))?;
        if index == 0 {
            match value["skyrail_backup"].as_u64() {
                Some(FORMAT) => {}
                Some(_) => return Err(NotMoved::Newer),
                None => return Err(NotMoved::Unsound(at)),
            }
        } else if let Some(row) = value.as_array() {
            if part.as_ref().is_none_or(|part: &Part| row.len() != part.width()) {
                return Err(NotMoved::Unsound(at));
            }
            rows += 1;
        } else if value["table"].is_string() {
            part = Some(Part::of(&value).ok_or(NotMoved::Newer)?);
        } else {
            let whole = value["end"].as_u64() == Some(rows) && value["seal"] == to_hex(&seal.0);
            return if whole { Ok(rows) } else { Err(NotMoved::Unsound(at)) };
        }
        seal.add(&line);
    }
    Err(NotMoved::Unsound(0))
}

/// A table of a file: where its rows go, and whether they are of a version that had flags.
struct Part {
    table: &'static str,
    columns: &'static [(&'static str, Holds)],
    flags: Option<usize>,
    /// How many of the last columns it does not have.
    missing: usize,
}

impl Part {
    /// The table that a line begins, if it has the columns we know.
    fn of(line: &Value) -> Option<Self> {
        let (table, columns) = TABLES.iter().find(|(name, _)| line["table"] == *name)?;
        let mut found: Vec<&str> = line["columns"].as_array()?.iter().filter_map(Value::as_str).collect();
        let flags = found.iter().position(|name| *name == FLAGS);
        if let Some(at) = flags {
            found.remove(at);
            found.extend(FLAGGED);
        }
        let lacks = |(name, _): &&(&str, Holds)| LATER.contains(name) && !found.contains(name);
        let missing = columns.iter().rev().take_while(lacks).count();
        let known = columns[..columns.len() - missing].iter().map(|(name, _)| *name);
        known.eq(found).then_some(Self { table, columns, flags, missing })
    }

    /// How many values a row of the file has.
    fn width(&self) -> usize {
        self.columns.len() - self.missing - self.flags.map_or(0, |_| FLAGGED.len() - 1)
    }

    /// A row of the file as it is kept now.
    fn row(&self, mut row: Vec<Value>) -> Vec<Value> {
        if let Some(at) = self.flags {
            let flags = row.remove(at).as_i64().unwrap_or_default();
            row.extend((0..FLAGGED.len()).map(|bit| Value::from(flags >> bit & 1)));
        }
        row.extend((0..self.missing).map(|_| Value::Null));
        row
    }
}

async fn read(session: &mut Session, file: Box<dyn BufRead + Send>) -> Result<(), NotMoved> {
    let mut part = None;
    let mut rows: Vec<Vec<Value>> = Vec::with_capacity(AT_ONCE);
    for (index, line) in file.lines().enumerate().skip(1) {
        let value: Value = serde_json::from_str(&line?).map_err(|_| NotMoved::Unsound(index + 1))?;
        if let Value::Array(row) = value {
            rows.push(part.as_ref().map_or_else(Vec::new, |part: &Part| part.row(row)));
            if rows.len() < AT_ONCE {
                continue;
            }
            insert(session, part.as_ref(), &mut rows).await?;
        } else {
            insert(session, part.as_ref(), &mut rows).await?;
            part = Part::of(&value);
        }
    }
    Ok(())
}

async fn insert(
    session: &mut Session,
    part: Option<&Part>,
    rows: &mut Vec<Vec<Value>>,
) -> Result<(), NotMoved> {
    let (Some(Part { table, columns, .. }), false) = (part, rows.is_empty()) else { return Ok(()) };
    let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
    let places = places(rows.len(), columns.len());
    let mut insert = statement(format!("INSERT INTO {table} ({}) VALUES {places}", names.join(", ")));
    for (value, (_, holds)) in rows.iter().flat_map(|row| row.iter().zip(*columns)) {
        insert = match holds {
            Number => insert.bind(value.as_i64()),
            Text => insert.bind(value.as_str()),
            Real => insert.bind(value.as_f64()),
        };
    }
    session.execute(&insert).await?;
    rows.clear();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::{Rules, TableId};
    use super::*;

    #[tokio::test]
    async fn every_table_and_column_is_in_a_backup() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open_in(folder.path()).unwrap();
        let find = statement(
            "SELECT m.name, c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' \
             AND m.name NOT LIKE 'sqlite_%' AND m.name NOT IN ('skyrail_migrations', 'ceremonies')",
        );
        let found: Vec<(String, String)> =
            store.list(find, |row| Ok((row.text(0)?, row.text(1)?))).await.unwrap();
        let mut found: Vec<(&str, &str)> =
            found.iter().map(|(table, column)| (&table[..], &column[..])).collect();
        let mut known: Vec<(&str, &str)> = TABLES
            .iter()
            .flat_map(|(table, columns)| columns.iter().map(|(column, _)| (*table, *column)))
            .collect();
        found.sort_unstable();
        known.sort_unstable();
        assert_eq!(found, known);
    }

    #[test]
    fn a_file_that_is_cut_off_or_changed_is_found_out() {
        let mut seal = Seal::default();
        let mut file = Vec::new();
        put(&mut file, &mut seal, &json!({ "skyrail_backup": 1 })).unwrap();
        put(&mut file, &mut seal, &json!({ "table": "own", "columns": ["name", "value"] })).unwrap();
        put(&mut file, &mut seal, &json!(["a", "b"])).unwrap();
        let cut = file.clone();
        writeln!(file, "{}", json!({ "end": 1, "seal": to_hex(&seal.0) })).unwrap();
        let boxed = |bytes: &[u8]| Box::new(io::Cursor::new(bytes.to_vec()));
        assert_eq!(check(boxed(&file)).unwrap(), 1);
        assert!(matches!(check(boxed(&cut)), Err(NotMoved::Unsound(0))));
        let changed = String::from_utf8(file).unwrap().replace("\"b\"", "\"c\"");
        assert!(matches!(check(boxed(changed.as_bytes())), Err(NotMoved::Unsound(4))));
        assert!(matches!(check(boxed(b"{}\n")), Err(NotMoved::Unsound(1))));
        assert!(matches!(check(boxed(b"{\"skyrail_backup\":2}\n")), Err(NotMoved::Newer)));
    }
    #[tokio::test]
    async fn a_file_of_a_version_with_flags_is_taken_over() {
        let columns = [
            "id", "code", "host", "title", "options", "board", "pace", "flags", "deal", "secret", "stage",
            "created", "started", "ended", "at", "turn", "rematch",
        ];
        let mut seal = Seal::default();
        let mut file = Vec::new();
        put(&mut file, &mut seal, &json!({ "skyrail_backup": 1 })).unwrap();
        put(&mut file, &mut seal, &json!({ "table": "tables", "columns": columns })).unwrap();
        let row = json!([
            7,
            "code",
            1,
            "jet-set",
            "[]",
            null,
            "\"free\"",
            1 + 4 + 16,
            null,
            "00",
            0,
            5,
            null,
            null,
            5,
            0,
            null
        ]);
        put(&mut file, &mut seal, &row).unwrap();
        writeln!(file, "{}", json!({ "end": 1, "seal": to_hex(&seal.0) })).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open_in(folder.path()).unwrap();
        let open = || Ok(Box::new(io::Cursor::new(file.clone())) as Box<dyn BufRead + Send>);
        assert_eq!(store.read_all(open, false).await.unwrap(), 1);
        let table = store.table(TableId::new(7)).await.unwrap().unwrap();
        let rules = Rules { lobby: true, watch: false, consent: true, hints: false, shuffle: true };
        assert_eq!((table.code.as_str(), table.rules), ("code", rules));
    }
}
