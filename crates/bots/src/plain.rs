//! The mind of a title that has nothing better: it takes what brings most points at once.

use crate::{Breadth, Mind, Reason, Style, Weights};
use catalog::Listed;
use game::{Action as _, Eye, Game, Luck, Note, Seat, Silent, View as _};

/// A title that is played by the plain mind, which needs nothing but the contract. It deals itself one world that the
/// seat's view allows, so it sees no more than the seat, and it allocates: a title with many players wants its own.
pub trait Plain: Listed {}

/// One seat's place at the table, for the plain mind.
pub struct PlainSight<'s, G> {
    game: &'s G,
    seat: Seat,
}

impl<G> Clone for PlainSight<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for PlainSight<'_, G> {}

impl<G: Game> PlainSight<'_, G> {
    /// The margin over the best rival after each of these actions, in a world that the seat thinks possible.
    fn margins(self, actions: &[G::Action], values: &mut Vec<f32>) {
        let luck = Luck::fast(1);
        let world = G::sample(&self.game.view(Eye::Seat(self.seat)), &mut luck.clone());
        values.extend(actions.iter().map(|&action| {
            let mut then = world.clone();
            then.apply(self.seat, action, &mut luck.clone(), &mut Silent);
            // The seat's own view counts what only it knows, such as secret goals; a rival's points are what it sees of them.
            let (standing, view) = (then.standing(), then.view(Eye::Seat(self.seat)));
            let points = |seat| view.points_seen(seat).unwrap_or(standing.points[seat]);
            let rivals = Seat::all(standing.seats).filter(|&seat| seat != self.seat);
            let best = rivals.map(points).max().unwrap_or(0);
            (points(self.seat) - best) as f32
        }));
    }
}

/// The plain mind has no numbers.
#[derive(Clone)]
pub struct NoWeights;

impl Weights for NoWeights {
    fn knobs(&mut self) -> Vec<(&'static str, &mut f32)> {
        Vec::new()
    }
}

impl<G: Plain> Mind for G {
    type Sight<'s> = PlainSight<'s, G>;
    type Weights = NoWeights;
    type Plan = ();
    type Hunch = ();

    const MARGIN: f32 = 10.0;
    const GLANCE: (usize, u32) = (6, 60);
    const THRIFTY: bool = false;

    fn sight(&self, seat: Seat) -> PlainSight<'_, G> {
        PlainSight { game: self, seat }
    }

    fn weights(_: Breadth, _: Style) -> NoWeights {
        NoWeights
    }

    fn greedy(sight: PlainSight<'_, G>, actions: &[G::Action], values: &mut Vec<f32>) {
        sight.margins(actions, values);
    }

    fn expert(
        sight: PlainSight<'_, G>,
        _: &NoWeights,
        (): &mut (),
        scratch: &mut Vec<G::Action>,
        _: &mut Luck,
    ) -> G::Action {
        scratch.clear();
        sight.game.legal(sight.seat, scratch);
        let mut values = Vec::new();
        sight.margins(scratch, &mut values);
        let mut best = 0;
        for (index, value) in values.iter().enumerate() {
            if *value > values[best] {
                best = index;
            }
        }
        scratch[best]
    }

    fn rate(
        sight: PlainSight<'_, G>,
        _: &NoWeights,
        (): &mut (),
        actions: &[G::Action],
        values: &mut Vec<f32>,
    ) {
        let first = values.len();
        sight.margins(actions, values);
        // Of equal ones the first is played, so it is thought a little better.
        for (place, value) in values[first..].iter_mut().enumerate() {
            *value -= place as f32 / 1024.0;
        }
    }

    fn reason(view: &G::View, sight: PlainSight<'_, G>, _: &NoWeights, action: G::Action) -> Reason {
        let mut luck = Luck::fast(1);
        let mut world = G::sample(view, &mut luck);
        let before = world.standing().points[sight.seat];
        world.apply(sight.seat, action, &mut luck, &mut Silent);
        let points = world.standing().points[sight.seat] - before;
        let facts = (points > 0).then(|| Note::new("why-points").number("points", points));
        Reason { facts: facts.into_iter().collect(), way: action.map_link().into_iter().collect() }
    }
}
