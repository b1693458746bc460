//! Who sits at which table.

use super::row::Row;
use super::statement::{Statement, places, statement};
use super::{ChairKind, Store, StoreError, TableId};
use wire::Stage;

/// A chair as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ChairRow {
    pub(crate) kind: ChairKind,
    pub(crate) name: String,
    pub(crate) mark: u8,
    /// The code of the person who plays it.
    pub(crate) code: Option<String>,
    /// Hexadecimal.
    pub(crate) entropy: String,
    /// A bot stands in.
    pub(crate) away: bool,
}

impl ChairRow {
    /// Whether nobody sits here, or not yet.
    pub(crate) fn is_open(&self) -> bool {
        matches!(self.kind, ChairKind::Open | ChairKind::Reserved(_))
    }

    /// Whether a person plays it, not a bot.
    pub(crate) fn is_person(&self) -> bool {
        self.kind.is_person()
    }
}

fn chair(row: &mut Row) -> Result<ChairRow, StoreError> {
    Ok(ChairRow {
        kind: row.chair_kind(0, 3)?,
        name: row.text(1)?,
        mark: row.small(2)?,
        code: row.maybe_text(4)?,
        entropy: row.text(5)?,
        away: row.flag(6)?,
    })
}

/// What puts the chairs of a table into the database.
pub(super) fn insert(table: TableId, chairs: &[ChairRow]) -> Statement {
    let text = format!(
        "INSERT INTO seats (table_id, seat, kind, name, mark, person, entropy, away) VALUES {}",
        places(chairs.len(), 8)
    );
    let mut insert = statement(text);
    for (index, chair) in chairs.iter().enumerate() {
        insert = insert.bind(table).bind(index as i64).bind(&chair.kind).bind(&chair.name);
        insert = insert.bind(i64::from(chair.mark)).bind(chair.kind.holder());
        insert = insert.bind(&chair.entropy).bind(chair.away);
    }
    insert
}

impl Store {
    /// The chairs of a table in seat order.
    pub(crate) async fn seats(&self, table: TableId) -> Result<Vec<ChairRow>, StoreError> {
        let list = statement(
            "SELECT s.kind, s.name, s.mark, s.person, p.code, s.entropy, s.away \
             FROM seats s LEFT JOIN people p ON p.id = s.person WHERE s.table_id = $1 ORDER BY s.seat",
        );
        self.list(list.bind(table), chair).await
    }

    /// Gives a chair that is of kind `from` to somebody else; `false` if it no longer is.
    pub(crate) async fn reseat(
        &self,
        table: TableId,
        index: usize,
        from: &ChairKind,
        to: &ChairRow,
    ) -> Result<bool, StoreError> {
        let update = statement(
            "UPDATE seats SET kind = $1, name = $2, mark = $3, person = $4, entropy = $5, away = $6 \
             WHERE table_id = $7 AND seat = $8 AND kind = $9 AND person IS NOT DISTINCT FROM $10",
        );
        let update = update.bind(&to.kind).bind(&to.name).bind(i64::from(to.mark)).bind(to.kind.holder());
        let update = update.bind(&to.entropy).bind(to.away);
        let update = update.bind(table).bind(index as i64).bind(from).bind(from.holder());
        // Who got up wants to hear of it too.
        let before = self.concerned(table).await;
        let changed = self.change(update).await? == 1;
        self.tell_people(&before);
        self.ring(table).await;
        Ok(changed)
    }

    /// Adds to the luck of a table that has not begun.
    pub(crate) async fn set_entropy(
        &self,
        table: TableId,
        index: usize,
        entropy: &str,
    ) -> Result<(), StoreError> {
        self.change(
            statement(
                "UPDATE seats SET entropy = $1 WHERE table_id = $2 AND seat = $3 \
             AND (SELECT stage FROM tables WHERE id = $2) = $4",
            )
            .bind(entropy)
            .bind(table)
            .bind(index as i64)
            .bind(Stage::Waiting),
        )
        .await?;
        Ok(())
    }

    /// Whether a bot stands in for a seat.
    pub(crate) async fn set_away(&self, table: TableId, index: usize, away: bool) -> Result<(), StoreError> {
        self.change(
            statement("UPDATE seats SET away = $1 WHERE table_id = $2 AND seat = $3")
                .bind(away)
                .bind(table)
                .bind(index as i64),
        )
        .await?;
        Ok(())
    }
}
