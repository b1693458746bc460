//! Experts decide in playouts millions of times, so once their buffers have grown they allocate nothing.

use airlines_europe::State as AirlinesEurope;
use bots::{Breadth, Mind, Style};
use game::{Luck, MAX_SEATS, Silent};
use jet_set::State as JetSet;
use ticket_to_ride_germany::State as TicketToRideGermany;

/// Whatever a playout needs besides its state, made once.
struct Desk<G: Mind> {
    weights: G::Weights,
    plans: [G::Plan; MAX_SEATS],
    scratch: Vec<G::Action>,
}

impl<G: Mind> Desk<G> {
    fn new() -> Self {
        Self {
            weights: G::weights(Breadth::Full, Style::Even),
            plans: std::array::from_fn(|_| G::Plan::default()),
            scratch: Vec::with_capacity(4096),
        }
    }

    /// Plays one game of experts to its end, and counts their decisions.
    fn play(&mut self, options: &G::Options, seed: u64) -> u32 {
        let mut luck = Luck::fast(seed);
        let mut state = G::new(options, &mut luck, &mut Silent);
        let fresh = G::Plan::default();
        for plan in &mut self.plans {
            plan.clone_from(&fresh);
        }
        let mut decisions = 0;
        while let Some(seat) = state.turn().first() {
            let plan = &mut self.plans[seat.index()];
            let action = G::expert(state.sight(seat), &self.weights, plan, &mut self.scratch, &mut luck);
            state.apply(seat, action, &mut luck, &mut Silent);
            decisions += 1;
        }
        decisions
    }
}

/// Plays at every number of seats; the first game of each is not counted, since it may load the board.
fn allocates_nothing<G: Mind>(tables: impl IntoIterator<Item = G::Options>) {
    let mut desk = Desk::<G>::new();
    for options in tables {
        desk.play(&options, 0);
        let mut decisions = 0;
        let counted = allocation_counter::measure(|| {
            for seed in 1..6 {
                decisions += desk.play(&options, seed);
            }
        });
        assert_eq!(counted.count_total, 0, "{counted:?} in {decisions} decisions");
        assert!(decisions > 100, "{decisions}");
    }
    assert_eq!(desk.scratch.capacity(), 4096, "no list came near the buffer's end");
}

#[test]
fn airlines_europe() {
    let ban = |seats: usize| [false, true].map(|flight_ban| (seats, flight_ban));
    let options =
        |(seats, flight_ban)| airlines_europe::Options { flight_ban, ..airlines_europe::Options::new(seats) };
    allocates_nothing::<AirlinesEurope>((2..=5).flat_map(ban).map(options));
}

#[test]
fn ticket_to_ride_germany() {
    allocates_nothing::<TicketToRideGermany>((2..=5).map(ticket_to_ride_germany::Options::new));
}

#[test]
fn jet_set() {
    allocates_nothing::<JetSet>((2..=6).map(jet_set::Options::new));
}
