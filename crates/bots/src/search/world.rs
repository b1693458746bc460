//! A world that a view allows, played to its end by experts.

use super::statistics::Ending;
use super::{Rivals, Root, SearchOptions, Sharing};
use crate::{Breadth, Inputs, Mind, Style, net};
use game::{Luck, MAX_SEATS, Seat, Silent, View as _};

/// No game of any title is longer by far; a playout that is counts as it stands.
const LONGEST: u32 = 20_000;

/// Dealing a world and reading its end is about as much work as so many decisions.
const DEALING: u32 = 8;

/// A net's judgement is about as much work as so many decisions.
const JUDGING: u32 = 3;

/// One in so many worlds has casual rivals, where rivals are mixed.
const CASUAL: u64 = 4;

/// Plays worlds to their end. Its buffers are kept, so that nothing is allocated once they have grown.
pub(super) struct Worlds<G: Mind> {
    own: G::Weights,
    rivals: G::Weights,
    casual: G::Weights,
    plans: [G::Plan; MAX_SEATS],
    fresh: G::Plan,
    scratch: Vec<G::Action>,
    inputs: Inputs,
    /// Decisions made in playouts since this was last set to zero; the measure of work done.
    pub(super) decisions: u32,
}

/// Who plays what in which world.
#[derive(Clone, Copy)]
pub(super) struct Playout<A> {
    /// The seat that thinks, if a seat does.
    pub(super) seat: Option<Seat>,
    /// What it does first; nothing if it is not to move.
    pub(super) action: Option<A>,
    /// The action's number, for luck of its own.
    pub(super) number: usize,
    /// The world's number.
    pub(super) world: u32,
}

impl<G: Mind> Worlds<G> {
    pub(super) fn new(own: G::Weights) -> Self {
        Self {
            own,
            rivals: G::weights(Breadth::Full, Style::Even),
            casual: G::weights(Breadth::Casual, Style::Even),
            plans: std::array::from_fn(|_| G::Plan::default()),
            fresh: G::Plan::default(),
            scratch: Vec::new(),
            inputs: Inputs::default(),
            decisions: 0,
        }
    }

    /// The expert's own numbers.
    pub(super) fn own(&self) -> &G::Weights {
        &self.own
    }

    /// Plays one line, in a world that the view allows, to its end or until a net judges it.
    pub(super) fn play(
        &mut self,
        root: &mut Root<G>,
        line: Playout<G::Action>,
        options: &SearchOptions,
    ) -> Ending {
        self.decisions += DEALING;
        let own_world = if options.sharing == Sharing::Nothing { line.number as u64 } else { 0 };
        let own_luck = if options.sharing == Sharing::WorldsAndLuck { 0 } else { line.number as u64 };
        let world = mix(mix(root.seed, u64::from(line.world)), own_world);
        let mut dealing = Luck::fast(world);
        G::suppose(&mut root.view, &root.hunches, &mut dealing);
        let mut state = G::sample(&root.view, &mut dealing);
        let mut turns = Turns::new(mix(world, 1 + own_luck));
        let mut luck = turns.luck(line.seat.unwrap_or(Seat::new(0)));
        let casual = options.rivals == Rivals::Mixed && world.is_multiple_of(CASUAL);
        for (index, mine) in self.plans.iter_mut().enumerate().take(root.view.seats()) {
            let known = line.seat.is_some_and(|seat| seat.index() == index);
            mine.clone_from(if known { &root.plan } else { &self.fresh });
        }
        if let (Some(seat), Some(action)) = (line.seat, line.action) {
            state.apply(seat, action, &mut luck, &mut Silent);
        }
        let judge = root.judge.filter(|_| net::USED);
        let judge = line.seat.and_then(|seat| judge.map(|(net, cut)| (seat, net, cut.decisions)));
        for played in 0..LONGEST {
            let Some(mover) = state.turn().first() else { break };
            if let Some((seat, net, most)) = judge
                && played == most
                && !state.closing()
            {
                self.decisions += JUDGING;
                self.inputs.clear();
                state.inputs(seat, &self.rivals, &mut self.plans, &mut self.inputs);
                let verdict = net.judge(&self.inputs);
                return Ending::judged(verdict, &state.standing(), seat, options.win);
            }
            if mover != turns.mover {
                luck = turns.luck(mover);
            }
            let weights = if Some(mover) == line.seat {
                &self.own
            } else if casual {
                &self.casual
            } else {
                &self.rivals
            };
            let plan = &mut self.plans[mover.index()];
            let action = G::expert(state.sight(mover), weights, plan, &mut self.scratch, &mut luck);
            state.apply(mover, action, &mut luck, &mut Silent);
            self.decisions += 1;
        }
        Ending::new(&state.standing(), line.seat, options.win, G::MARGIN)
    }
}

/// Whose turn it is, and the luck of it. Luck belongs to a seat and the number of its turn, so that two lines in
/// one world that drew unequally often in one turn have the same luck again in the next.
struct Turns {
    seed: u64,
    mover: Seat,
    counts: [u64; MAX_SEATS],
}

impl Turns {
    fn new(seed: u64) -> Self {
        Self { seed, mover: Seat::new(0), counts: [0; MAX_SEATS] }
    }

    /// The luck of this seat's next turn, which is now.
    fn luck(&mut self, seat: Seat) -> Luck {
        let count = &mut self.counts[seat.index()];
        *count += 1;
        self.mover = seat;
        Luck::fast(mix(self.seed, *count * MAX_SEATS as u64 + seat.index() as u64))
    }
}

/// A seed made of two numbers; near numbers give seeds that have nothing in common.
pub(crate) fn mix(seed: u64, number: u64) -> u64 {
    // The finalizer of SplitMix64 over a sum with two odd constants.
    let mut word =
        seed.wrapping_add(0x9E37_79B9_7F4A_7C15).wrapping_add(number.wrapping_mul(0xD1B5_4A32_D192_ED03));
    word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ (word >> 31)
}
