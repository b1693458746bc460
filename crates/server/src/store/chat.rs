//! What was said at tables.

use super::row::Row;
use super::statement::statement;
use super::{Audience, PersonId, Store, StoreError, TableId};
use game::Seat;

/// A line as it is kept.
#[derive(Clone, Debug)]
pub(crate) struct ChatRow {
    pub(crate) n: i64,
    pub(crate) audience: Audience,
    pub(crate) at: i64,
    pub(crate) seat: Option<Seat>,
    pub(crate) what: String,
    pub(crate) name: String,
    pub(crate) person: String,
}

impl Store {
    /// Keeps a line of chat; its number is one more than the last, whoever else speaks at the same moment.
    pub(crate) async fn say(
        &self,
        table: TableId,
        audience: Audience,
        at: i64,
        person: PersonId,
        seat: Option<Seat>,
        what: &str,
    ) -> Result<(), StoreError> {
        const TRIES: usize = 5;
        for attempt in 0..TRIES {
            let insert = statement(
                "INSERT INTO chat (table_id, n, room, at, person, seat, what) SELECT $1, COALESCE(MAX(n), 0) + 1, \
                 $2, $3, $4, $5, $6 FROM chat WHERE table_id = $1",
            );
            let insert = insert.bind(table).bind(audience).bind(at).bind(person).bind(seat).bind(what);
            match self.change(insert).await {
                Err(StoreError::Taken) if attempt + 1 < TRIES => {}
                outcome => return outcome.map(drop),
            }
        }
        Ok(())
    }

    /// What was said at a table after line `after`, the last hundred lines of it. A limit that is a value of the
    /// statement makes SQLite prepare it anew every time, and this is asked for every connection.
    pub(crate) async fn chat(&self, table: TableId, after: i64) -> Result<Vec<ChatRow>, StoreError> {
        let find = statement(
            "SELECT c.n, c.room, c.at, c.seat, c.what, p.name, p.code FROM chat c JOIN people p ON p.id = c.person \
             WHERE c.table_id = $1 AND c.n > $2 ORDER BY c.n DESC LIMIT 100",
        );
        let line = |row: &mut Row| {
            Ok(ChatRow {
                n: row.number(0)?,
                audience: row.audience(1)?,
                at: row.number(2)?,
                seat: row.maybe_seat(3)?,
                what: row.text(4)?,
                name: row.text(5)?,
                person: row.text(6)?,
            })
        };
        let mut lines = self.list(find.bind(table).bind(after), line).await?;
        lines.reverse();
        Ok(lines)
    }
}
