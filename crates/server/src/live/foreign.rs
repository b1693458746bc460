//! A game that began by rules that are not known here, as after an upgrade. Nobody folds it: everything of it is text. Who
//! sits at it can leave, and once everyone has it is over without a result and its record can be taken away. Before that
//! the record would tell every hand of a game that the Skyrail of before could still play on; after it nobody can.

use super::Refusal;
use super::table::{Agreed, LiveTable, setup};
use crate::store::{ABANDONED, Store, StoreError};
use crate::time;
use table::{Unfolded, head};

/// Who never comes back keeps nobody for longer: so many milliseconds after the last decision the first who leaves ends
/// the game.
const FORGOTTEN: i64 = 7 * 86_400_000;

impl LiveTable {
    /// Ends a game that nobody can play here, once everyone who played it has left.
    pub(super) async fn abandon(&mut self) -> Result<(), Refusal> {
        let agreed = self.memory.agreed()?;
        let last = self.store().last_decided(self.id).await?.or(agreed.kept.started).unwrap_or_default();
        let all_left = agreed.seats.iter().all(|chair| chair.away || chair.kind.person().is_none());
        if !all_left && time::now() - last < FORGOTTEN {
            return Ok(());
        }
        // The Skyrail of before may run beside this one and keep a row at the same moment: then once more.
        match self.store().abandon(self.id, time::now()).await {
            Err(StoreError::Taken) => self.store().abandon(self.id, time::now()).await?,
            done => done?,
        };
        Ok(())
    }
}

impl Agreed {
    /// Why there is no game to show.
    pub(super) fn why_foreign(&self) -> Refusal {
        if self.kept.is_abandoned() { Refusal::Abandoned } else { Refusal::OtherRules }
    }
}

/// The game as it is kept. Of one that ended before its end was noted no record can be written.
pub(super) async fn kept(store: &Store, agreed: &Agreed) -> Result<Unfolded, Refusal> {
    let rows = store.rows(agreed.kept.id, 0).await?;
    let board = match &agreed.kept.board {
        Some(hash) => store.board(hash).await?,
        None => None,
    };
    let began = agreed.kept.played.as_ref().map(|played| played.head.clone());
    Ok(Unfolded {
        head: began.unwrap_or_else(|| head(&agreed.options, agreed.kept.rules_number())),
        board,
        setup: setup(agreed),
        rows: rows.into_iter().filter(|row| row.what != ABANDONED).map(|row| (row.seat, row.what)).collect(),
        result: agreed.kept.result.clone().ok_or(Refusal::OtherRules)?,
    })
}
