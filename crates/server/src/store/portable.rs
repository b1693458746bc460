//! Everything in the database as lines of JSON, the same whichever database it is: what `backup` writes and
//! `restore` reads.
//!
//! The first line says what the file is, then each table follows with its columns and its rows, and the last
//! line holds the number of rows and a seal on all lines before it.

use super::{Fault, Store};
use crate::time;
use futures_util::StreamExt;
use game::{digest, to_hex};
use serde_json::{Value, json};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Executor, Row};
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
            ("flags", Number),
            ("deal", Text),
            ("secret", Text),
            ("stage", Number),
            ("created", Number),
            ("started", Number),
            ("ended", Number),
            ("at", Number),
            ("turn", Number),
            ("rematch", Text),
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

/// Why a file can't be written or taken over.
#[derive(Debug)]
pub(crate) enum NotMoved {
    Database(Fault),
    File(io::Error),
    /// This line of the file is not as it should be, or the end is missing.
    Unsound(usize),
    /// The file was written by a newer Skyrail.
    Newer,
    /// The database holds something already.
    NotEmpty,
}

impl From<Fault> for NotMoved {
    fn from(fault: Fault) -> Self {
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
        let mut connection = self.pool.acquire().await?;
        // In SQLite's journal a reader sees one moment by itself.
        let begin =
            if self.is_shared() { "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" } else { "BEGIN" };
        connection.execute(begin).await?;
        let written = write(&mut connection, out).await;
        connection.execute("ROLLBACK").await?;
        written
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
        let mut transaction = self.pool.begin().await?;
        for (table, _) in TABLES {
            let count = AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}"));
            let count: i64 = sqlx::query_scalar(count).fetch_one(&mut *transaction).await?;
            // A server that ran once has a key of its own, and that is nothing to lose.
            if count > 0 && !replace && *table != "own" {
                return Err(NotMoved::NotEmpty);
            }
            transaction.execute(AssertSqlSafe(format!("DELETE FROM {table}"))).await?;
        }
        transaction.execute("DELETE FROM ceremonies").await?;
        read(&mut transaction, open()?).await?;
        transaction.commit().await?;
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

async fn write(connection: &mut AnyConnection, out: &mut impl Write) -> Result<u64, NotMoved> {
    let mut seal = Seal::default();
    put(out, &mut seal, &json!({ "skyrail_backup": FORMAT, "made": time::now() }))?;
    let mut count = 0;
    for (table, columns) in TABLES {
        let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
        put(out, &mut seal, &json!({ "table": table, "columns": names }))?;
        let query = format!("SELECT {} FROM {table} ORDER BY 1, 2", names.join(", "));
        let mut rows = sqlx::query(AssertSqlSafe(query)).fetch(&mut *connection);
        while let Some(row) = rows.next().await {
            let row = row?;
            let values = columns.iter().enumerate().map(|(at, (_, holds))| value(&row, at, *holds));
            put(out, &mut seal, &Value::Array(values.collect::<Result<_, Fault>>()?))?;
            count += 1;
        }
    }
    let end = json!({ "end": count, "seal": to_hex(&seal.0) });
    writeln!(out, "{end}")?;
    Ok(count)
}

fn value(row: &AnyRow, at: usize, holds: Holds) -> Result<Value, Fault> {
    Ok(match holds {
        Number => row.try_get::<Option<i64>, _>(at)?.into(),
        Text => row.try_get::<Option<String>, _>(at)?.into(),
        Real => row.try_get::<Option<f64>, _>(at)?.into(),
    })
}

/// Whether a file is whole and says what it should; how many rows it has.
fn check(file: Box<dyn BufRead + Send>) -> Result<u64, NotMoved> {
    let (mut seal, mut rows, mut columns) = (Seal::default(), 0, None);
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
            let fits = columns.is_some_and(|columns: &[(&str, Holds)]| row.len() == columns.len());
            if !fits {
                return Err(NotMoved::Unsound(at));
            }
            rows += 1;
        } else if value["table"].is_string() {
            columns = Some(table_of(&value).ok_or(NotMoved::Newer)?.1);
        } else {
            let whole = value["end"].as_u64() == Some(rows) && value["seal"] == to_hex(&seal.0);
            return if whole { Ok(rows) } else { Err(NotMoved::Unsound(at)) };
        }
        seal.add(&line);
    }
    Err(NotMoved::Unsound(0))
}

/// The table that a line begins, if it has the columns we know.
fn table_of(line: &Value) -> Option<&'static (&'static str, &'static [(&'static str, Holds)])> {
    let found = TABLES.iter().find(|(name, _)| line["table"] == *name)?;
    let columns: Vec<&str> = line["columns"].as_array()?.iter().filter_map(Value::as_str).collect();
    let known = found.1.iter().map(|(name, _)| *name);
    known.eq(columns).then_some(found)
}

async fn read(connection: &mut AnyConnection, file: Box<dyn BufRead + Send>) -> Result<(), NotMoved> {
    let mut table = None;
    let mut rows: Vec<Vec<Value>> = Vec::with_capacity(AT_ONCE);
    for (index, line) in file.lines().enumerate().skip(1) {
        let value: Value = serde_json::from_str(&line?).map_err(|_| NotMoved::Unsound(index + 1))?;
        if let Value::Array(row) = value {
            rows.push(row);
            if rows.len() < AT_ONCE {
                continue;
            }
            insert(connection, table, &mut rows).await?;
        } else {
            insert(connection, table, &mut rows).await?;
            table = table_of(&value);
        }
    }
    Ok(())
}

async fn insert(
    connection: &mut AnyConnection,
    table: Option<&(&str, &[(&str, Holds)])>,
    rows: &mut Vec<Vec<Value>>,
) -> Result<(), NotMoved> {
    let (Some((table, columns)), false) = (table, rows.is_empty()) else { return Ok(()) };
    let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
    let places = super::rows::places(rows.len(), columns.len());
    let text = format!("INSERT INTO {table} ({}) VALUES {places}", names.join(", "));
    let mut insert = sqlx::query(AssertSqlSafe(text)).persistent(false);
    for (value, (_, holds)) in rows.iter().flat_map(|row| row.iter().zip(*columns)) {
        insert = match holds {
            Number => insert.bind(value.as_i64()),
            Text => insert.bind(value.as_str().map(str::to_string)),
            Real => insert.bind(value.as_f64()),
        };
    }
    insert.execute(connection).await?;
    rows.clear();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn every_table_and_column_is_in_a_backup() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&Store::file_in(folder.path())).await.unwrap();
        let found: Vec<(String, String)> = sqlx::query_as(
            "SELECT m.name, c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c \
             WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name NOT IN ('_sqlx_migrations', 'ceremonies')",
        )
        .fetch_all(&store.pool)
        .await
        .unwrap();
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
}
