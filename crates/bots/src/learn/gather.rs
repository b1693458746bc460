//! Positions with what came of them: games of experts who err now and then, worlds dealt out of them as a search
//! would, and lines of experts played to their end.

use crate::net::Inputs;
use crate::search::mix;
use crate::{Breadth, Mind, Style};
use game::{CHOICE, Eye, Luck, MAX_SEATS, Seat, Silent};
use std::ops::Range;

/// Errors of a game, in a hundred decisions, at most.
const ERRORS: u32 = 20;
/// Half of the errors are one of so many actions that the expert rates highest, the others any action.
const NEARLY: usize = 4;
/// Lines that are played out of each game.
const LINES: u32 = 2;
/// About one in so many positions of a line is kept, with what each seat sees in it.
const EVERY: u32 = 8;
/// No game of any title is longer by far.
const LONGEST: u32 = 20_000;

/// Positions, packed: inputs that are on, numbers, and what came of them for the seat that looks.
#[derive(Default)]
pub struct Samples {
    on: Vec<u16>,
    numbers: Vec<(u16, i16)>,
    rows: Vec<Row>,
}

/// One position of one seat.
#[derive(Clone, Copy)]
struct Row {
    on: (u32, u32),
    numbers: (u32, u32),
    /// The share of the win, and the margin as a reward between loss and win.
    came: [f32; 2],
    /// How much of its game was played, in fifths.
    fifth: u8,
}

/// One position of one seat.
pub(super) struct Sample<'s> {
    pub(super) on: &'s [u16],
    pub(super) numbers: &'s [(u16, i16)],
    pub(super) came: [f32; 2],
    pub(super) fifth: u8,
}

impl Samples {
    /// How many.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    pub(super) fn get(&self, index: usize) -> Sample<'_> {
        let row = &self.rows[index];
        let part = |(start, end): (u32, u32)| start as usize..end as usize;
        Sample {
            on: &self.on[part(row.on)],
            numbers: &self.numbers[part(row.numbers)],
            came: row.came,
            fifth: row.fifth,
        }
    }

    /// Adds those of another.
    pub fn append(&mut self, other: &Self) {
        let (on, numbers) = (self.on.len() as u32, self.numbers.len() as u32);
        self.on.extend_from_slice(&other.on);
        self.numbers.extend_from_slice(&other.numbers);
        self.rows.extend(other.rows.iter().map(|row| Row {
            on: (row.on.0 + on, row.on.1 + on),
            numbers: (row.numbers.0 + numbers, row.numbers.1 + numbers),
            ..*row
        }));
    }

    fn push(&mut self, inputs: &Inputs) {
        let (on, numbers) = (self.on.len() as u32, self.numbers.len() as u32);
        self.on.extend_from_slice(inputs.on());
        self.numbers.extend_from_slice(inputs.numbers());
        let (on, numbers) = ((on, self.on.len() as u32), (numbers, self.numbers.len() as u32));
        self.rows.push(Row { on, numbers, came: [0.0; 2], fifth: 0 });
    }
}

/// Positions of these games, each with a number that all its luck follows from together with the seed.
pub fn gather<G: Mind>(options: &G::Options, seed: u64, games: Range<u64>) -> Samples {
    let mut desk = Desk::<G>::new();
    let mut samples = Samples::default();
    for number in games {
        desk.game(options, mix(seed, number), &mut samples);
    }
    samples
}

struct Desk<G: Mind> {
    weights: G::Weights,
    plans: [G::Plan; MAX_SEATS],
    scratch: Vec<G::Action>,
    values: Vec<f32>,
    states: Vec<G>,
    inputs: Inputs,
}

impl<G: Mind> Desk<G> {
    fn new() -> Self {
        Self {
            weights: G::weights(Breadth::Full, Style::Even),
            plans: std::array::from_fn(|_| G::Plan::default()),
            scratch: Vec::new(),
            values: Vec::new(),
            states: Vec::new(),
            inputs: Inputs::default(),
        }
    }

    fn forget(&mut self) {
        self.plans = std::array::from_fn(|_| G::Plan::default());
    }

    /// One game with errors, then lines out of it.
    fn game(&mut self, options: &G::Options, seed: u64, into: &mut Samples) {
        let mut luck = Luck::fast(seed);
        let errors = luck.below(CHOICE, ERRORS + 1);
        let mut state = G::new(options, &mut luck, &mut Silent);
        self.forget();
        self.states.clear();
        while let Some(mover) = state.turn().first() {
            self.states.push(state.clone());
            let action = if luck.below(CHOICE, 100) < errors {
                self.err(&state, mover, &mut luck)
            } else {
                self.expert(&state, mover, &mut luck)
            };
            state.apply(mover, action, &mut luck, &mut Silent);
        }
        let length = self.states.len() as u32;
        for line in 0..LINES {
            let at = luck.below(CHOICE, length);
            self.line(at, length, mix(seed, u64::from(line)), into);
        }
    }

    fn expert(&mut self, state: &G, mover: Seat, luck: &mut Luck) -> G::Action {
        let plan = &mut self.plans[mover.index()];
        G::expert(state.sight(mover), &self.weights, plan, &mut self.scratch, luck)
    }

    /// Any action, or one that the expert thinks nearly best.
    fn err(&mut self, state: &G, mover: Seat, luck: &mut Luck) -> G::Action {
        let mut actions = Vec::new();
        state.legal(mover, &mut actions);
        if luck.below(CHOICE, 2) == 0 {
            return state.lively(&actions, luck);
        }
        self.values.clear();
        let mut plan = G::Plan::default();
        G::rate(state.sight(mover), &self.weights, &mut plan, &actions, &mut self.values);
        let mut order: Vec<usize> = (0..actions.len()).collect();
        order.sort_by(|&one, &two| self.values[two].total_cmp(&self.values[one]));
        actions[order[luck.below(CHOICE, NEARLY.min(order.len()) as u32) as usize]]
    }

    /// Deals a world that the mover of a position thinks possible, and plays it to its end.
    fn line(&mut self, at: u32, length: u32, seed: u64, into: &mut Samples) {
        let mut luck = Luck::fast(seed);
        let real = &self.states[at as usize];
        let Some(mover) = real.turn().first() else { return };
        let mut view = real.view(Eye::Seat(mover));
        let hunches = G::hunches(&view);
        G::suppose(&mut view, &hunches, &mut luck);
        let mut state = G::sample(&view, &mut luck);
        self.forget();
        let first = into.len();
        let mut kept: Vec<(u32, Seat)> = Vec::new();
        let mut played = 0;
        let seats = state.standing().seats;
        while let Some(mover) = state.turn().first() {
            if played >= LONGEST {
                break;
            }
            if luck.below(CHOICE, EVERY) == 0 {
                for seat in Seat::all(seats) {
                    self.inputs.clear();
                    // What is looked up for the net's sake must not change what is played.
                    let mut plans = self.plans.clone();
                    state.inputs(seat, &self.weights, &mut plans, &mut self.inputs);
                    into.push(&self.inputs);
                    kept.push((played, seat));
                }
            }
            let action = self.expert(&state, mover, &mut luck);
            state.apply(mover, action, &mut luck, &mut Silent);
            played += 1;
        }
        let standing = state.standing();
        let whole = (at + played).max(length.min(at + 1));
        for (row, (when, seat)) in into.rows[first..].iter_mut().zip(kept) {
            let ending = crate::search::Ending::new(&standing, Some(seat), 0.0, G::MARGIN);
            row.came = [ending.shares[seat], ending.reward];
            row.fifth = (5 * (at + when) / whole.max(1)).min(4) as u8;
        }
    }
}
