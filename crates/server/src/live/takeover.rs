//! What other processes on the same database did to a table.

use super::table::{LiveTable, load, turn_of};
use crate::store::{KeptRow, StoreError};
use table::Change;

impl LiveTable {
    /// Brings the table up to date with the database.
    pub(super) async fn follow(&mut self) {
        if let Err(fault) = self.try_follow().await {
            self.let_all_go(&fault);
        }
    }

    async fn try_follow(&mut self) -> Result<(), StoreError> {
        let fresh = load(&self.app, self.id).await?;
        let facts = |agreed: &super::table::Agreed| {
            (agreed.kept.stage, agreed.kept.rematch.clone(), agreed.seats.clone())
        };
        let before = self.memory.agreed().ok().map(facts);
        let after = fresh.as_ref().map(facts);
        if before != after {
            let same_stage = before.map(|(stage, ..)| stage) == after.map(|(stage, ..)| stage);
            match (self.memory.agreed_mut(), fresh) {
                (Ok(agreed), Some(fresh)) if same_stage => *agreed = fresh,
                // It began, ended or is gone.
                _ => self.read_anew().await?,
            }
            self.fit_eyes();
            self.welcome();
            self.change_audiences().await;
            if !same_stage {
                self.show(Change::All);
            }
        }
        if let Ok((_, game)) = self.memory.running() {
            let rows = self.store().rows(self.id, game.table().rows().len() as i64).await?;
            if !rows.is_empty() {
                self.take_over(&rows).await;
            }
        }
        if !self.is_empty() {
            self.pass_on_chat().await;
        }
        Ok(())
    }

    /// Applies rows that another process has kept.
    async fn take_over(&mut self, rows: &[KeptRow]) {
        let Ok((_, game)) = self.memory.running_mut() else { return };
        let mut change = Change::Step;
        for kept in rows {
            let Some(took) = game.host.take_over(kept.seat, &kept.what) else {
                return self.reload().await;
            };
            game.clocks.decided(kept.at, kept.seat, turn_of(game.table()));
            change = if rows.len() > 1 { Change::All } else { took };
        }
        game.thinking = None;
        let settled = game.asked.take().is_some();
        self.show(change);
        if settled {
            self.show_asked();
        }
    }
}
