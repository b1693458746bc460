//! What other processes on the same database did to a table.

use super::room::{Room, load, read_row, turn_of};
use super::show::Change;
use crate::store::{Fault, RowKept};
use table::What;

impl Room {
    /// Brings the table up to date with the database.
    pub(super) async fn follow(&mut self) {
        if let Err(fault) = self.try_follow().await {
            tracing::error!(table = self.id, %fault, "a table could not be brought up to date");
        }
    }

    async fn try_follow(&mut self) -> Result<(), Fault> {
        let fresh = load(&self.app, self.id).await?;
        let facts = |agreed: &super::room::Agreed| {
            (agreed.kept.stage, agreed.kept.rematch.clone(), agreed.seats.clone())
        };
        if self.agreed.as_ref().map(facts) != fresh.as_ref().map(facts) {
            let began = self.agreed.as_ref().map(|agreed| agreed.kept.stage) == Some(0);
            self.agreed = fresh;
            self.fit_eyes();
            self.wake().await?;
            self.welcome();
            self.change_rooms().await;
            if began {
                self.show(Change::All);
            }
        }
        if let Some(game) = &self.game {
            let rows = self.store().rows(self.id, game.table.rows().len() as i64).await?;
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
    async fn take_over(&mut self, rows: &[RowKept]) {
        let Some(game) = &mut self.game else { return };
        let mut change = Change::Step;
        for kept in rows {
            let row = read_row(&game.table, kept.seat, &kept.what);
            let Some(row) = row.filter(|row| game.table.append(*row).is_ok()) else {
                return self.reload().await;
            };
            game.clocks.decided(kept.at, row.seat, turn_of(&game.table));
            if rows.len() > 1 || !matches!(row.what, What::Play(_)) {
                change = Change::All;
            }
        }
        (game.asked, game.thinking) = (None, None);
        self.show(change);
    }
}
