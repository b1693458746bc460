//! The database as the journal of a table: a row is kept with those of other tables in one transaction.

use crate::store::{Append, NotAppended, Store, TableId};
use table::{Journal, NewRow};

/// Keeps a row of a table, at a time, and says when the table next wants attention, if it does.
pub(super) struct Rows<'a> {
    pub(super) store: &'a Store,
    pub(super) table: TableId,
    pub(super) at: i64,
    pub(super) due: Option<i64>,
}

impl Journal for Rows<'_> {
    type Error = NotAppended;

    async fn keep(&mut self, row: &NewRow<'_>) -> Result<(), NotAppended> {
        let Self { store, table, at, due } = *self;
        let (n, seat, what) = (row.number().into(), row.seat(), row.text());
        store.append(Append { table, n, seat, what, at, due }).await
    }
}
