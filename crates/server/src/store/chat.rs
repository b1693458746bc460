//! What was said at tables.

use super::statement::statement;
use super::{Fault, Store};
use sqlx::Row;
use sqlx::any::AnyRow;

/// A line as it is kept.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) n: i64,
    /// 0 for players, 1 for watchers.
    pub(crate) room: i64,
    pub(crate) at: i64,
    pub(crate) seat: Option<i64>,
    pub(crate) what: String,
    pub(crate) name: String,
    pub(crate) person: String,
}

impl Store {
    /// Keeps a line of chat; its number is one more than the last, whoever else speaks at the same moment.
    pub(crate) async fn say(
        &self,
        table: i64,
        room: i64,
        at: i64,
        person: i64,
        seat: Option<i64>,
        what: &str,
    ) -> Result<(), Fault> {
        const TRIES: usize = 5;
        for attempt in 0..TRIES {
            let insert = statement(
                "INSERT INTO chat (table_id, n, room, at, person, seat, what) SELECT $1, COALESCE(MAX(n), 0) + 1, \
                 $2, $3, $4, $5, $6 FROM chat WHERE table_id = $1",
            );
            let insert = insert.bind(table).bind(room).bind(at).bind(person).bind(seat).bind(what);
            match self.change(insert).await {
                Err(Fault::Database(fault)) if fault.is_unique_violation() && attempt + 1 < TRIES => {}
                outcome => return outcome.map(drop),
            }
        }
        Ok(())
    }

    /// What was said at a table after line `after`, the last hundred lines of it. A limit that is a value of the
    /// statement makes SQLite prepare it anew every time, and this is asked for every connection.
    pub(crate) async fn chat(&self, table: i64, after: i64) -> Result<Vec<Line>, Fault> {
        let rows = sqlx::query(
            "SELECT c.n, c.room, c.at, c.seat, c.what, p.name, p.code FROM chat c JOIN people p ON p.id = c.person \
             WHERE c.table_id = $1 AND c.n > $2 ORDER BY c.n DESC LIMIT 100",
        );
        let line = |row: &AnyRow| {
            Ok(Line {
                n: row.try_get(0)?,
                room: row.try_get(1)?,
                at: row.try_get(2)?,
                seat: row.try_get(3)?,
                what: row.try_get(4)?,
                name: row.try_get(5)?,
                person: row.try_get(6)?,
            })
        };
        let rows = rows.bind(table).bind(after).fetch_all(&self.pool).await?;
        rows.iter().rev().map(line).collect()
    }
}
