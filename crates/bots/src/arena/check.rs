//! What must hold of every bot in every game: legal moves, the same move for the same seed, and no peeking.

use super::{Deal, deal_secret, decision_seed};
use crate::{Bot, Breadth, Kind, Mind, Player, Style};
use game::{Eye, Luck, Seat, Silent, View as _};

/// What a bot did that it must not do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    /// Who.
    pub bot: Bot,
    /// In which deal.
    pub deal: u64,
    /// On which seat.
    pub seat: Seat,
    /// At which of that seat's decisions, from 0.
    pub decision: u32,
    /// What.
    pub what: Wrong,
}

/// What is wrong with a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// The rules refuse it.
    Illegal,
    /// The same bot, view and seed gave another action.
    Wavering,
    /// Another deal of what is hidden gave another action, or another opinion of one.
    Peeking,
}

/// Plays one game of these bots in seat order and holds every decision to the three rules. For each decision
/// what is hidden from the seat is dealt anew: the seat's view must not change with it, nor what the bot does,
/// nor anything that the title's own experts think. Bots that search need a budget in playouts.
///
/// Says how many decisions were checked.
pub fn check<G: Mind>(options: &G::Options, deal: Deal<'_>, bots: &[Bot]) -> Result<u64, Breach> {
    let mut luck = deal_secret(deal.seed, deal.number).luck(&vec![Vec::new(); bots.len()]);
    let mut game = G::new(options, &mut luck, &mut Silent);
    let mut players: Vec<[Player<G>; 2]> =
        bots.iter().map(|&bot| [Player::new(bot), Player::new(bot)]).collect();
    let mut decisions = vec![0; bots.len()];
    let mut checked = 0;
    while let Some(seat) = game.turn().first() {
        let (bot, decision) = (bots[seat.index()], decisions[seat.index()]);
        decisions[seat.index()] += 1;
        let breach = |what| Breach { bot, deal: deal.number, seat, decision, what };
        let seed = decision_seed(deal.seed, deal.number, seat, decision);
        let [player, other] = &mut players[seat.index()];

        let view = game.view(Eye::Seat(seat));
        let action = player.decide(&view, seed, &mut || true);
        if game.check(seat, action).is_err() {
            return Err(breach(Wrong::Illegal));
        }
        if other.decide(&view, seed, &mut || true) != action {
            return Err(breach(Wrong::Wavering));
        }
        let shuffled = G::sample(&view, &mut Luck::fast(!seed));
        let again = shuffled.view(Eye::Seat(seat));
        let same = again == view && other.decide(&again, seed, &mut || true) == action;
        if !same || opinions(&shuffled, seat, &view, seed) != opinions(&game, seat, &view, seed) {
            return Err(breach(Wrong::Peeking));
        }
        game.apply(seat, action, &mut luck, &mut Silent);
        checked += 1;
    }
    Ok(checked)
}

/// All that a title's experts say of a seat's decision in one world. They are given the seat's sight, which
/// must not tell worlds apart that the seat cannot tell apart.
fn opinions<G: Mind>(world: &G, seat: Seat, view: &G::View, seed: u64) -> (Vec<u32>, Vec<G::Action>) {
    let (choices, sight) = (view.legal(), world.sight(seat));
    let (mut values, mut actions, mut scratch) = (Vec::new(), Vec::new(), Vec::new());
    G::greedy(sight, choices, &mut values);
    for breadth in [Breadth::Novice, Breadth::Full] {
        let weights = G::weights(breadth, Style::Even);
        G::rate(sight, &weights, &mut G::Plan::default(), choices, &mut values);
        let (mut plan, mut luck) = (G::Plan::default(), Luck::fast(seed));
        actions.push(G::expert(sight, &weights, &mut plan, &mut scratch, &mut luck));
    }
    for name in G::FROZEN {
        actions.extend(G::frozen(name, sight, choices, &mut Luck::fast(seed)));
    }
    (values.into_iter().map(f32::to_bits).collect(), actions)
}

/// Line-ups that bring every kind of bot that plays a title to its table, searching ones with so many
/// playouts. Deals go through them in turn.
pub fn crowd(title: catalog::Title, seats: usize, playouts: u32) -> Vec<Vec<Bot>> {
    let bot = |name: &str| {
        let bot: Bot = name.parse().expect("the names of bots name bots");
        let budget = if bot.kind.searches() { crate::Budget::Playouts(playouts) } else { bot.budget };
        Bot { budget, ..bot }
    };
    let bots: Vec<Bot> = Kind::names()
        .map(bot)
        .filter(|bot| bot.kind.plays(title) && (playouts > 0 || !bot.kind.searches()))
        .collect();
    let styled = Style::ALL.iter().map(|&style| Bot { style, ..Bot::new(Kind::Strong) });
    let all: Vec<Bot> = bots.into_iter().chain(styled).collect();
    (0..all.len()).map(|first| all.iter().copied().cycle().skip(first).take(seats).collect()).collect()
}
