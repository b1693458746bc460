//! Hints: who is winning, and what is best to do and why, from the same search that plays.

use crate::search::{Estimate, Ranked, Search, SearchOptions, mix};
use crate::{Breadth, Mind, Reason, Style, titles};
use catalog::{AnyAction, AnyView};
use game::{Luck, PerSeat, Seat, View as _};

/// What the search has found out so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// How many seats play.
    pub seats: usize,
    /// Whose hint it is; `None` for a watcher.
    pub seat: Option<Seat>,
    /// The share of the win that each seat can expect as things stand, when all go on as experts do; they add up to 1.
    pub shares: PerSeat<Estimate>,
    /// The points that each seat can expect at the end, likewise.
    pub points: PerSeat<f32>,
    /// The best actions, at most three, in the order of their shares of the win, then of points; none if this eye has
    /// nothing to decide.
    pub best: Vec<Advice>,
    /// How many games were played out.
    pub playouts: u32,
    /// Whether more playouts would change little.
    pub settled: bool,
}

/// One action worth considering.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// What to do.
    pub action: AnyAction,
    /// The share of the win it leads to.
    pub share: Estimate,
    /// That share above the one that the seat has as things stand.
    pub gain: Estimate,
    /// The points it leads to at the end.
    pub points: f32,
    /// What speaks for it.
    pub reason: Reason,
}

/// Chances that differ by so many points in a hundred or fewer are called about equal: playouts tell no more.
pub const ABOUT_EQUAL: u32 = 2;

impl Hint {
    /// The chance of each seat as things stand, in whole points of a hundred that add up to a hundred.
    pub fn chances(&self) -> Vec<u32> {
        let shares = self.shares.first(self.seats);
        let mut chances: Vec<u32> = shares.iter().map(|share| (100.0 * share.value) as u32).collect();
        let lost = |&seat: &usize| 100.0 * shares[seat].value - chances[seat] as f32;
        let mut order: Vec<usize> = (0..chances.len()).collect();
        order.sort_by(|one, two| lost(two).total_cmp(&lost(one)));
        let left = 100u32.saturating_sub(chances.iter().sum()) as usize;
        for &seat in order.iter().take(left) {
            chances[seat] += 1;
        }
        chances
    }

    /// The chance after an advised action, in whole points of a hundred, and how many more than now that is: what is
    /// shown adds up, and follows the order of the shares.
    pub fn chance(&self, advice: &Advice) -> (u32, i32) {
        let now = self.seat.map_or(0, |seat| self.chances()[seat.index()] as i32);
        let chance = (now + (100.0 * advice.gain.value).round() as i32).clamp(0, 100);
        (chance as u32, chance - now)
    }
}

/// Hints on a view of any title, found in slices, so that whoever asks stays in charge of the time.
pub struct Hinting(Box<dyn Advises>);

/// Hints on a view, whatever the title.
trait Advises {
    fn step(&mut self) -> bool;
    fn hint(&self) -> Hint;
}

impl<G: Mind> Advises for Hints<G> {
    fn step(&mut self) -> bool {
        Self::step(self)
    }

    fn hint(&self) -> Hint {
        Self::hint(self)
    }
}

impl Hinting {
    /// Begins. Any eye may ask: one that has nothing to decide learns how the game stands.
    pub fn new(view: &AnyView, seed: u64) -> Self {
        titles::hinting(view, seed)
    }

    /// The same for a view of this title, for whoever has the code of one title and not of all.
    pub fn of<G: Mind>(view: &G::View, seed: u64) -> Self {
        Self(Box::new(Hints::<G>::new(view, seed)))
    }

    /// Searches on for a slice of at most about two milliseconds. `false` once the hint is settled.
    pub fn step(&mut self) -> bool {
        self.0.step()
    }

    /// The hint so far.
    pub fn hint(&self) -> Hint {
        self.0.hint()
    }
}

/// Out of how many actions the best are chosen: the fewer, the sooner it is known what they bring.
const LOOKED_AT: usize = 8;

/// A hint is settled when a share of the win is known to about one point in a hundred.
const SETTLED: f32 = 0.01;

/// Hints on a view of one title.
pub struct Hints<G: Mind> {
    view: G::View,
    /// A world to see the eye's own sight in, for reasons.
    world: G,
    weights: G::Weights,
    search: Search<G>,
}

impl<G: Mind> Hints<G> {
    /// Begins.
    pub fn new(view: &G::View, seed: u64) -> Self {
        let weights = G::weights(Breadth::Full, Style::Even);
        let options = SearchOptions { candidates: LOOKED_AT, ..SearchOptions::default() };
        let mut search = Search::new(options, weights.clone());
        search.start(view, None, seed);
        let world = G::sample(view, &mut Luck::fast(mix(seed, u64::MAX)));
        Self { view: view.clone(), world, weights, search }
    }

    /// Searches on for a slice. `false` once the hint is settled.
    pub fn step(&mut self) -> bool {
        !self.is_settled() && self.search.evaluate()
    }

    /// The hint so far.
    pub fn hint(&self) -> Hint {
        let (shares, points) = self.search.outlook();
        let seat = self.view.eye().seat();
        let advice = |ranked: Ranked<G::Action>| {
            let sight = self.world.sight(seat?);
            Some(Advice {
                action: G::any_action(ranked.action),
                share: ranked.share,
                gain: ranked.gain,
                points: ranked.points,
                reason: G::reason(&self.view, sight, &self.weights, ranked.action),
            })
        };
        Hint {
            seats: self.view.seats(),
            seat,
            shares,
            points,
            best: self.search.ranking().into_iter().filter_map(advice).collect(),
            playouts: self.search.playouts(),
            settled: self.is_settled(),
        }
    }

    fn is_settled(&self) -> bool {
        self.search.work() >= G::PATIENCE || self.search.share_error() < SETTLED
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::Title;

    #[test]
    fn whole_chances_add_up_and_follow_the_order() {
        let share = |value: f32| Estimate { value, error: 0.01 };
        let title = Title::ALL[0];
        let mut luck = Luck::fast(1);
        let (game, _) = catalog::AnyGame::new(&title.options(3), &mut luck);
        let seat = game.turn().first().expect("it has just begun");
        let action = game.view(game::Eye::Seat(seat)).legal()[0];
        let advice = |gain: f32| Advice {
            action,
            share: share(0.315 + gain),
            gain: share(gain),
            points: 0.0,
            reason: Reason::default(),
        };
        let hint = Hint {
            seats: 3,
            seat: Some(Seat::new(0)),
            shares: PerSeat([share(0.315), share(0.315), share(0.37), share(0.0), share(0.0), share(0.0)]),
            points: PerSeat::default(),
            best: vec![advice(0.034), advice(0.0), advice(-0.4)],
            playouts: 1,
            settled: true,
        };
        assert_eq!(hint.chances(), [32, 31, 37]);
        let told: Vec<(u32, i32)> = hint.best.iter().map(|advice| hint.chance(advice)).collect();
        assert_eq!(told, [(35, 3), (32, 0), (0, -32)]);
    }
}
