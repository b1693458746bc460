//! Who plays for bots and for people who are away, and what happens when time runs out.

use super::Input;
use super::running::BOT_DUE;
use super::table::{BotAsked, LiveTable, turn_of};
use crate::store::{ChairKind, STAND_IN};
use crate::work::{Asker, Question};
use crate::{figures, random, time};
use catalog::AnyAction;
use game::{Eye, Seat};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Change, What};

/// A bot that has not answered for so long is asked again.
pub(super) const FORGOTTEN: Duration = Duration::from_secs(30);

impl LiveTable {
    /// Looks after the table: time that ran out, bots to move.
    pub(super) async fn attend(&mut self) {
        let now = time::now();
        let late: Vec<Seat> =
            self.deadlines().filter(|(_, deadline)| *deadline <= now).map(|(seat, _)| seat).collect();
        for &seat in &late {
            figures::TIMEOUTS.add(1);
            if let Ok((_, game)) = self.memory.running_mut() {
                game.forfeited[seat] = Some(game.table().decision(seat));
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
        // Where nothing is played nobody is asked.
        let Ok((agreed, game)) = self.memory.running() else { return };
        if game.table().ending().is_some() {
            return Box::pin(self.finish()).await;
        }
        // What nobody looks at has the share of one person in all; who comes has theirs from now on.
        let asker = if self.is_empty() { Asker::Nobody } else { Asker::Person(agreed.kept.host) };
        if game
            .thinking
            .as_ref()
            .is_some_and(|asked| asked.asker == asker && asked.since.elapsed() < FORGOTTEN)
        {
            return;
        }
        let Some(seat) = game.bots_turn(agreed) else { return };
        let chair = &agreed.seats[seat.index()];
        let bot = match &chair.kind {
            ChairKind::Bot(name) => name.bot(),
            ChairKind::Open | ChairKind::Reserved(_) | ChairKind::Person(_) | ChairKind::Shared(_) => {
                STAND_IN
            }
        };
        let decision = game.table().decision(seat);
        let (app, id) = (self.app.clone(), self.id);
        let wanted = Arc::new(());
        let asked = self.app.thinkers.ask(Question {
            asker,
            bot,
            view: game.table().view(Eye::Seat(seat)),
            seed: random::seed(),
            wanted: Arc::downgrade(&wanted),
            // A table that has gone to rest meanwhile asks again when its job is due.
            answer: Box::new(move |action| app.hub.send_if_live(id, Input::Thought(seat, decision, action))),
        });
        if let Ok((_, game)) = self.memory.running_mut() {
            game.thinking =
                asked.then(|| BotAsked { seat, decision, asker, since: Instant::now(), _wanted: wanted });
        }
    }

    /// A bot has thought. What it thought about may have passed.
    pub(super) async fn thought(&mut self, seat: Seat, decision: u32, action: AnyAction) {
        let Ok((agreed, game)) = self.memory.running_mut() else { return };
        if game.thinking.as_ref().is_some_and(|asked| (asked.seat, asked.decision) == (seat, decision)) {
            game.thinking = None;
        }
        if !agreed.plays_itself(seat) || game.is_forfeited(seat) {
            // What it answers may have passed; then the next one is asked for.
            let _ = self.append(seat, decision, What::Play(action)).await;
        }
        self.go_on().await;
    }

    /// Tells the database what only memory knows: who must decide, and when somebody must look after it.
    pub(super) async fn settle(&mut self) {
        let Ok((agreed, game)) = self.memory.running() else { return };
        let (turn, rows) = (turn_of(game.table()), game.table().rows().len() as i64);
        let (listed, asked) = (game.listed, game.due);
        let deadline = self.deadlines().map(|(_, deadline)| deadline).min();
        let due = match game.bots_turn(agreed) {
            // Whatever becomes of the thread that thinks, somebody asks again.
            Some(_) => asked.or_else(|| Some(time::now() + BOT_DUE)),
            None => deadline,
        };
        if listed != Some(turn)
            && let Err(fault) = self.store().set_turn(self.id, time::now(), turn).await
        {
            tracing::warn!(%fault, "the lists do not know whose turn it is");
        }
        if due != asked {
            let set = self.store().set_due(self.id, rows, due).await;
            if let Err(fault) = set {
                tracing::warn!(%fault, "when a table wants attention was not kept");
            }
        }
        if let Ok((_, game)) = self.memory.running_mut() {
            (game.listed, game.due) = (Some(turn), due);
        }
    }
}
