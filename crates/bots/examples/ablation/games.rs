//! A variant against the expert it searches over, on the same deals with seats exchanged.

use crate::Run;
use bots::arena::{deal_secret, decision_seed, win_share};
use bots::{Bot, Kind, Mind, MindVisit, Player, SearchOptions};
use game::{Eye, Seat, Silent};

pub(crate) struct Games<'a> {
    pub(crate) run: &'a Run,
    pub(crate) options: SearchOptions,
}

/// One line for one variant.
pub(crate) fn tell(name: &str, shares: &[f64]) {
    let share = win_share(shares);
    let [mean, low, high] = [share.mean, share.low, share.high].map(|part| 100.0 * part);
    println!("{name:13} {mean:5.1} % ({low:.1} to {high:.1})");
}

/// The result is the variant's share of each deal.
impl MindVisit for Games<'_> {
    type Out = Vec<f64>;

    fn visit<G: Mind>(self, table: &G::Options) -> Vec<f64> {
        self.run.all(|deal| {
            let mut players: [Player<G>; 2] = [
                Player::with_options(self.run.searcher(), self.options),
                Player::new(Bot::new(Kind::Strong)),
            ];
            (0..2).map(|seat| game(table, deal, seat, &mut players)).sum::<f64>() / 2.0
        })
    }
}

/// One game with the variant on this seat; its share of the win.
fn game<G: Mind>(table: &G::Options, deal: u64, seat: usize, players: &mut [Player<G>; 2]) -> f64 {
    let mut luck = deal_secret("ablation", deal).luck(&[Vec::new(), Vec::new()]);
    let mut game = G::new(table, &mut luck, &mut Silent);
    let mut decision = 0;
    while let Some(mover) = game.turn().first() {
        let seed = decision_seed("ablation", deal, mover, decision);
        let player = &mut players[usize::from(mover.index() != seat)];
        let action = player.decide(&game.view(Eye::Seat(mover)), seed, &mut || true);
        game.apply(mover, action, &mut luck, &mut Silent);
        decision += 1;
    }
    let winners = game.standing().winners();
    if winners.has(Seat::new(seat)) { 1.0 / winners.len() as f64 } else { 0.0 }
}
