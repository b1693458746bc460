//! One host of a table: propose, keep, append, show, in this order wherever a table runs.
//!
//! A [`Host`] is the only way to add to its table, and it adds nothing that its [`Journal`] did not keep: so whatever
//! anybody is shown is there after a crash. On a server the journal is the database, in a terminal the record's file,
//! in a browser its storage.

use crate::{Record, Refused, Row, Table, What};
use game::Seat;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

/// Where rows are kept.
pub trait Journal {
    /// Why a row was not kept, or why that is not known.
    type Error;

    /// Keeps a row; once this says `Ok` it is there whatever happens.
    ///
    /// After an error the host stands as it did before. Where it is not known whether the row was kept, read the
    /// journal again to learn the truth.
    fn keep(&mut self, row: &NewRow<'_>) -> impl Future<Output = Result<(), Self::Error>>;
}

/// A row that the table would take; only a [`Host`] makes one.
pub struct NewRow<'t> {
    row: Row,
    table: &'t Table,
}

impl NewRow<'_> {
    /// Its number, from 1.
    pub fn number(&self) -> u32 {
        self.table.rows().len() as u32 + 1
    }

    /// Who.
    pub fn seat(&self) -> Seat {
        self.row.seat
    }

    /// What, as journals and records write it.
    pub fn text(&self) -> String {
        self.row.what.write(self.table.board())
    }

    /// The table as it will be with this row.
    pub fn then(&self) -> Table {
        let mut table = self.table.clone();
        table.append(self.row).expect("it was proposed to this table");
        table
    }

    /// The whole record with this row in it.
    pub fn record(&self) -> String {
        Record::of(self.then()).write()
    }
}

/// What there is to show after a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use = "what was kept is shown"]
pub enum Change {
    /// One more step.
    Step,
    /// Anything else, such as steps taken back.
    All,
}

impl Change {
    fn of(what: What) -> Self {
        if matches!(what, What::Play(_)) { Self::Step } else { Self::All }
    }
}

/// Why a decision came to nothing.
#[derive(Clone, PartialEq, Debug)]
pub enum NotTaken<E> {
    /// The table refuses it, or it answers a decision that has passed.
    Refused(Refused),
    /// The journal did not keep it.
    NotKept(E),
}

/// A table, and the one way to go on with it.
#[derive(Clone, Debug)]
pub struct Host {
    table: Table,
}

impl Host {
    /// Goes on with a table of which every row is kept.
    pub fn new(table: Table) -> Self {
        Self { table }
    }

    /// The table as it stands: all of it is kept.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The table, to which nothing is added any more.
    pub fn into_table(self) -> Table {
        self.table
    }

    /// A seat's answer to its decision with this number: proposed, kept, and only then appended. What it says is to be
    /// shown.
    pub async fn decide<J: Journal>(
        &mut self,
        journal: &mut J,
        seat: Seat,
        decision: u32,
        what: What,
    ) -> Result<Change, NotTaken<J::Error>> {
        let row = self.table.propose(seat, decision, what).map_err(NotTaken::Refused)?;
        journal.keep(&NewRow { row, table: &self.table }).await.map_err(NotTaken::NotKept)?;
        self.table.append(row).expect("it was proposed, and nothing came between");
        Ok(Change::of(what))
    }

    /// Appends a row that another host has kept; `None` if it does not fit, since something is missing before it.
    pub fn take_over(&mut self, seat: Seat, text: &str) -> Option<Change> {
        let what = What::read(self.table.board(), text).ok()?;
        self.table.append(Row { seat, what }).ok()?;
        Some(Change::of(what))
    }
}

/// What a future says that waits for nobody, as with a journal that keeps at once.
///
/// # Panics
///
/// If it waits after all.
pub fn at_once<T>(future: impl Future<Output = T>) -> T {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(said) => said,
        Poll::Pending => unreachable!("this journal keeps at once"),
    }
}
