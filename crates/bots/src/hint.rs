//! Hints: who is winning, and what is best to do and why, from the same search that plays.

use crate::search::{Estimate, Ranked, Search, SearchOptions, mix};
use crate::titles::AnyHints;
use crate::{Breadth, Mind, Style};
use catalog::{AnyAction, AnyView};
use game::{Luck, Note, PerSeat, Seat};

/// What the search has found out so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// How many seats play.
    pub seats: usize,
    /// The share of the win that each seat can expect; they add up to 1.
    pub shares: PerSeat<Estimate>,
    /// The points that each seat can expect at the end.
    pub points: PerSeat<f32>,
    /// The best actions, at most three, best first; none if this eye has nothing to decide.
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
    /// That share above the one of the expert's first thought.
    pub gain: Estimate,
    /// What speaks for it.
    pub reason: Note,
}

/// Hints on a view of any title, found in slices, so that whoever asks stays in charge of the time.
pub struct Hinting(AnyHints);

impl Hinting {
    /// Begins. Any eye may ask: one that has nothing to decide learns how the game stands.
    pub fn new(view: &AnyView, seed: u64) -> Self {
        Self(AnyHints::new(view, seed))
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

/// How many actions are shown,
const SHOWN: usize = 3;

/// and out of how many they are chosen: the fewer, the sooner it is known what the best one brings.
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
        let ranking = self.search.ranking();
        let first = ranking.first().expect("there is at least the game as it stands");
        let advice = |(seat, ranked): (Seat, &Ranked<G::Action>)| {
            let action = ranked.action?;
            Some(Advice {
                action: G::as_any(action),
                share: ranked.shares[seat],
                gain: ranked.gain,
                reason: G::reason(self.world.sight(seat), &self.weights, action),
            })
        };
        let best = G::eye(&self.view)
            .seat()
            .into_iter()
            .flat_map(|seat| ranking.iter().take(SHOWN).filter_map(move |ranked| advice((seat, ranked))));
        Hint {
            seats: G::seats(&self.view),
            shares: first.shares,
            points: first.points,
            best: best.collect(),
            playouts: self.search.playouts(),
            settled: self.is_settled(),
        }
    }

    fn is_settled(&self) -> bool {
        self.search.work() >= G::PATIENCE || self.search.share_error() < SETTLED
    }
}
