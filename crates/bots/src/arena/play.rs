//! One game between bots: each is shown the view of its own seat, and what it answers is checked.

use super::{Times, deal_secret, decision_seed};
use crate::{Bot, Budget, Mind, Player};
use game::{Action as _, Ending, Eye, Seat, Silent, View as _};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A bot that takes part, with the buffers it thinks in.
pub struct Entrant<G: Mind> {
    bot: Bot,
    player: Player<G>,
}

/// Which game it is.
#[derive(Clone, Copy, Debug)]
pub struct Deal<'a> {
    /// What all luck and all seeds follow from.
    pub seed: &'a str,
    /// The number of the deal, from 0.
    pub number: u64,
}

/// What a game came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Played<A> {
    /// The place of each seat, from 1.
    pub places: Vec<u8>,
    /// The points of each seat.
    pub points: Vec<i32>,
    /// How it ended, as records say it.
    pub ending: &'static str,
    /// How long each seat took over the decisions that left it a choice.
    pub times: Vec<Times>,
    /// Every decision.
    pub actions: Vec<(Seat, A)>,
}

/// Why a game was broken off: a bot is at fault, and nothing measured with it means anything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foul {
    /// Who.
    pub bot: Bot,
    /// In which deal.
    pub deal: u64,
    /// On which seat.
    pub seat: Seat,
    /// At which of that seat's decisions, from 0.
    pub decision: u32,
    /// The action that the rules refuse, in its text form; `None` if the bot failed to decide at all.
    pub action: Option<String>,
}

impl<G: Mind> Entrant<G> {
    /// This bot.
    pub fn new(bot: Bot) -> Self {
        Self { bot, player: Player::new(bot) }
    }

    /// This bot, deciding by other numbers than its own.
    pub fn tuned(bot: Bot, weights: G::Weights) -> Self {
        Self { bot, player: Player::new(bot).with_weights(weights) }
    }

    /// Decides, within its budget by this clock.
    fn decide(&mut self, view: &G::View, seed: u64, now: &dyn Fn() -> u64) -> G::Action {
        let start = now();
        let limit = match self.bot.budget {
            Budget::Millis(millis) => u64::from(millis) * 1_000_000,
            Budget::Playouts(_) => u64::MAX,
        };
        self.player.decide(view, seed, &mut || now().saturating_sub(start) < limit)
    }
}

/// Plays one game. `seated` says which of the entrants sits on each seat; `now` counts nanoseconds from any
/// moment (who has no clock says 0 for ever, and a budget in milliseconds then never ends).
///
/// The deal's luck depends on the deal alone, each decision's seed on its place in the deal, so a game of
/// bots without a budget in milliseconds is the same every time.
pub fn play<G: Mind>(
    options: &G::Options,
    deal: Deal<'_>,
    entrants: &mut [Entrant<G>],
    seated: &[usize],
    now: &dyn Fn() -> u64,
) -> Result<Played<G::Action>, Foul> {
    // A table's luck mixes in what each seat added, here nothing: so a record of the game has the same luck.
    let mut luck = deal_secret(deal.seed, deal.number).luck(&vec![Vec::new(); seated.len()]);
    let mut game = G::new(options, &mut luck, &mut Silent);
    let mut times = vec![Times::default(); seated.len()];
    let mut decisions = vec![0; seated.len()];
    let mut actions = Vec::new();
    while let Some(seat) = game.turn().first() {
        let entrant = &mut entrants[seated[seat.index()]];
        let decision = decisions[seat.index()];
        decisions[seat.index()] += 1;
        let bot = entrant.bot;
        let foul = |action| Foul { bot, deal: deal.number, seat, decision, action };
        let view = game.view(Eye::Seat(seat));
        let seed = decision_seed(deal.seed, deal.number, seat, decision);
        let start = now();
        // The entrant is not used again after a panic.
        let decided = catch_unwind(AssertUnwindSafe(|| entrant.decide(&view, seed, now)));
        let spent = now().saturating_sub(start);
        let action = decided.map_err(|_| foul(None))?;
        if game.check(seat, action).is_err() {
            return Err(foul(Some(action.write(game.board()))));
        }
        if view.legal().len() > 1 {
            times[seat.index()].add(spent);
        }
        game.apply(seat, action, &mut luck, &mut Silent);
        actions.push((seat, action));
    }
    let standing = game.standing();
    let places = standing.places.expect("a game that is over has places");
    Ok(Played {
        places: places.first(standing.seats).to_vec(),
        points: standing.points.first(standing.seats).to_vec(),
        ending: game.ending().map_or("none", Ending::id),
        times,
        actions,
    })
}
