//! Who sits at which table.

use super::rows::places;
use super::statement::{Statement, statement};
use super::{Fault, Store};
use sqlx::Row;
use sqlx::any::AnyRow;

/// A chair as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Kept {
    /// `open`, `human`, `local`, or the name of a bot.
    pub(crate) kind: String,
    pub(crate) name: String,
    pub(crate) mark: u8,
    /// Who plays it: the host for a local person.
    pub(crate) person: Option<i64>,
    /// The code of that person.
    pub(crate) code: Option<String>,
    /// Hexadecimal.
    pub(crate) entropy: String,
    /// A bot stands in.
    pub(crate) away: bool,
}

impl Kept {
    /// Whether nobody sits here.
    pub(crate) fn is_open(&self) -> bool {
        self.kind == "open"
    }

    /// Whether a person plays it, not a bot.
    pub(crate) fn is_person(&self) -> bool {
        matches!(self.kind.as_str(), "human" | "local")
    }
}

fn seat(row: &AnyRow) -> Result<Kept, Fault> {
    Ok(Kept {
        kind: row.try_get(0)?,
        name: row.try_get(1)?,
        mark: row.try_get::<i64, _>(2)? as u8,
        person: row.try_get(3)?,
        code: row.try_get(4)?,
        entropy: row.try_get(5)?,
        away: row.try_get::<i64, _>(6)? != 0,
    })
}

/// What puts the chairs of a table into the database.
pub(super) fn insert(table: i64, seats: &[Kept]) -> Statement {
    let text = format!(
        "INSERT INTO seats (table_id, seat, kind, name, mark, person, entropy, away) VALUES {}",
        places(seats.len(), 8)
    );
    let mut insert = statement(text);
    for (index, seat) in seats.iter().enumerate() {
        insert = insert.bind(table).bind(index as i64).bind(&seat.kind).bind(&seat.name);
        insert = insert.bind(i64::from(seat.mark)).bind(seat.person);
        insert = insert.bind(&seat.entropy).bind(i64::from(seat.away));
    }
    insert
}

impl Store {
    /// The chairs of a table in seat order.
    pub(crate) async fn seats(&self, table: i64) -> Result<Vec<Kept>, Fault> {
        let rows = sqlx::query(
            "SELECT s.kind, s.name, s.mark, s.person, p.code, s.entropy, s.away \
             FROM seats s LEFT JOIN people p ON p.id = s.person WHERE s.table_id = $1 ORDER BY s.seat",
        )
        .bind(table)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(seat).collect()
    }

    /// Gives a chair that is of kind `from` to somebody else; `false` if it no longer is.
    pub(crate) async fn reseat(
        &self,
        table: i64,
        index: usize,
        from: &str,
        to: &Kept,
    ) -> Result<bool, Fault> {
        let update = statement(
            "UPDATE seats SET kind = $1, name = $2, mark = $3, person = $4, entropy = $5, away = $6 \
             WHERE table_id = $7 AND seat = $8 AND kind = $9",
        );
        let update = update.bind(&to.kind).bind(&to.name).bind(i64::from(to.mark)).bind(to.person);
        let update = update.bind(&to.entropy).bind(i64::from(to.away));
        let update = update.bind(table).bind(index as i64).bind(from);
        // Who got up wants to hear of it too.
        let before = if self.streams.is_empty() { Vec::new() } else { self.people_at(table).await? };
        let changed = self.change(update).await? == 1;
        self.streams.tell(&before);
        self.ring(table).await;
        Ok(changed)
    }

    /// Adds to the luck of a table that has not begun.
    pub(crate) async fn set_entropy(&self, table: i64, index: usize, entropy: &str) -> Result<(), Fault> {
        self.change(
            statement(
                "UPDATE seats SET entropy = $1 WHERE table_id = $2 AND seat = $3 \
             AND (SELECT stage FROM tables WHERE id = $2) = 0",
            )
            .bind(entropy)
            .bind(table)
            .bind(index as i64),
        )
        .await?;
        Ok(())
    }

    /// Whether a bot stands in for a seat.
    pub(crate) async fn set_away(&self, table: i64, index: usize, away: bool) -> Result<(), Fault> {
        self.change(
            statement("UPDATE seats SET away = $1 WHERE table_id = $2 AND seat = $3")
                .bind(i64::from(away))
                .bind(table)
                .bind(index as i64),
        )
        .await?;
        Ok(())
    }
}
