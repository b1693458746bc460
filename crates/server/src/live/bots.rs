//! Who plays for bots and for people who are away, and what happens when time runs out.

use super::Event;
use super::play::BOT_DUE;
use super::room::{Room, turn_of};
use super::show::Change;
use crate::think::Question;
use crate::{random, time};
use bots::{Bot, Kind};
use catalog::AnyAction;
use game::{Eye, Seat};
use std::time::{Duration, Instant};
use table::What;

/// Who stands in for a person.
const STAND_IN: Bot = Bot::new(Kind::Strong);
/// A bot that has not answered for so long is asked again.
pub(super) const FORGOTTEN: Duration = Duration::from_secs(30);

impl Room {
    /// Looks after the table: time that ran out, bots to move.
    pub(super) async fn attend(&mut self) {
        if self.game.is_none() {
            return;
        }
        let now = time::now();
        let late: Vec<Seat> =
            self.deadlines().filter(|(_, deadline)| *deadline <= now).map(|(seat, _)| seat).collect();
        for &seat in &late {
            metrics::counter!("skyrail_timeouts").increment(1);
            if let Some(game) = &mut self.game {
                game.forfeited[seat] = Some(game.table.decision(seat));
            }
            self.change_away(seat, true).await;
        }
        if !late.is_empty() {
            self.welcome();
            self.show(Change::All);
        }
        self.go_on().await;
    }

    /// Ends the game if it is over, or asks a bot whose turn it is.
    pub(super) async fn go_on(&mut self) {
        let (Some(agreed), Some(game)) = (&self.agreed, &self.game) else { return };
        if game.table.ending().is_some() {
            if agreed.kept.stage == 1 {
                Box::pin(self.finish()).await;
            }
            return;
        }
        if game.thinking.is_some_and(|(_, _, since)| since.elapsed() < FORGOTTEN) {
            return;
        }
        let Some(seat) = game.bots_turn(agreed) else { return };
        let chair = &agreed.seats[seat.index()];
        let bot = if chair.is_person() { STAND_IN } else { chair.kind.parse().unwrap_or(STAND_IN) };
        let decision = game.table.decision(seat);
        let (app, id) = (self.app.clone(), self.id);
        let asked = self.app.thinkers.ask(Question {
            bot,
            view: game.table.view(Eye::Seat(seat)),
            seed: random::seed(),
            // A table that has gone to rest meanwhile asks again when its job is due.
            answer: Box::new(move |action| app.hub.send_if_live(id, Event::Thought(seat, decision, action))),
        });
        if let Some(game) = &mut self.game {
            game.thinking = asked.then(|| (seat, decision, Instant::now()));
        }
    }

    /// A bot has thought. What it thought about may have passed.
    pub(super) async fn thought(&mut self, seat: Seat, decision: u32, action: AnyAction) {
        let (Some(agreed), Some(game)) = (&self.agreed, &mut self.game) else { return };
        if game.thinking.is_some_and(|(asked, number, _)| (asked, number) == (seat, decision)) {
            game.thinking = None;
        }
        if (!agreed.plays_itself(seat) || game.is_forfeited(seat))
            && let Ok(row) = game.table.propose(seat, decision, What::Play(action))
        {
            self.append(row).await;
        }
        self.go_on().await;
    }

    /// Tells the database what only memory knows: who must decide, and when somebody must look after it.
    pub(super) async fn settle(&mut self) {
        let Some(game) = &self.game else { return };
        let (turn, rows) = (turn_of(&game.table).bits(), game.table.rows().len() as i64);
        let (listed, asked) = (game.listed, game.due);
        let deadline = self.deadlines().map(|(_, deadline)| deadline).min();
        let due = match self.agreed.as_ref().and_then(|agreed| game.bots_turn(agreed)) {
            // Whatever becomes of the thread that thinks, somebody asks again.
            Some(_) => asked.or_else(|| Some(time::now() + BOT_DUE)),
            None => deadline,
        };
        if listed != Some(turn)
            && let Err(fault) = self.store().set_turn(self.id, time::now(), turn).await
        {
            tracing::warn!(%fault, "the lists do not know whose turn it is");
        }
        if due != asked && self.agreed.as_ref().is_some_and(|agreed| agreed.kept.stage == 1) {
            let set = self.store().set_due(self.id, rows, due).await;
            if let Err(fault) = set {
                tracing::warn!(%fault, "when a table wants attention was not kept");
            }
        }
        if let Some(game) = &mut self.game {
            (game.listed, game.due) = (Some(turn), due);
        }
    }
}
