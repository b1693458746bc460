//! Tests of every clause, each named after it. Games are driven by moves as text; only the starting
//! position is laid by hand.

mod actions;
mod board;
mod cards;
mod claims;
mod ending;
mod finals;
mod rare;
mod secrets;
mod set_up;
mod sights;
mod trails;
mod ways;

use crate::setup::in_order;
use crate::{Action, Board, Event, FinalFlight, Flight, Landed, Link, Options, Phase, State};
use game::{Action as _, Board as _, Game, Luck, Rejected as _, Seat};

pub(super) const A: Seat = Seat::new(0);
pub(super) const B: Seat = Seat::new(1);
pub(super) const C: Seat = Seat::new(2);

/// A new game in which `a` begins.
pub(super) fn start(seats: usize) -> State {
    let options = Options { first: Some(A), ..Options::new(seats) };
    State::new(&options, &mut Luck::fast(11), &mut game::Silent)
}

pub(super) fn link(id: &str) -> Link {
    Board::built_in().link(id).unwrap_or_else(|| panic!("no link {id}"))
}

pub(super) fn flight(id: &str) -> Flight {
    Board::built_in().flight(id).unwrap_or_else(|| panic!("no flight {id}"))
}

pub(super) fn final_flight(id: &str) -> FinalFlight {
    Board::built_in().final_flight(id).unwrap_or_else(|| panic!("no Final Flight {id}"))
}

/// Gives links to a seat, with their markers.
pub(super) fn own(state: &mut State, seat: Seat, links: &str) {
    for id in links.split_whitespace() {
        state.owned[seat] |= link(id).bit();
        state.markers[seat] -= 1;
    }
}

/// Puts a plane of a seat on each of the links; those that nobody owns become the seat's own.
pub(super) fn fly(state: &mut State, seat: Seat, links: &str) {
    for id in links.split_whitespace() {
        if state.owner(link(id)).is_none() {
            own(state, seat, id);
        }
        state.planes[seat].add(link(id));
        state.stock[seat] -= 1;
    }
}

/// Leaves only these flights open, the others go back into their decks.
pub(super) fn lay(state: &mut State, flights: &str) {
    state.deck |= state.open;
    state.open = flights.split_whitespace().fold(0, |open, id| open | flight(id).bit());
    state.deck &= !state.open;
    if !state.has_decks() {
        state.deck = 0;
    }
}

/// Lets a seat have claimed these flights, with so many markers on each.
pub(super) fn has_claimed(state: &mut State, seat: Seat, markers: u8, flights: &str) {
    for id in flights.split_whitespace() {
        let bit = flight(id).bit();
        state.open &= !bit;
        state.deck &= !bit;
        state.claimed[seat] |= bit;
        for (index, set) in state.flight_markers.iter_mut().enumerate() {
            *set |= if markers >> index & 1 == 1 { bit } else { 0 };
        }
        state.markers[seat] -= markers;
    }
}

/// Gives each seat its two Final Flights.
pub(super) fn deal(state: &mut State, finals: &[&str]) {
    for (seat, pair) in Seat::all(6).zip(finals) {
        let (one, two) = pair.split_once(' ').expect("two Final Flights");
        state.finals[seat] = in_order([final_flight(one), final_flight(two)]);
    }
}

/// Both Vacation cards are out, one of each deck, and the decks have left the game.
pub(super) fn late(state: &mut State) {
    state.vacations = 2;
    state.met = [1, 1];
    state.drawn = state.cuts;
    state.deck = 0;
}

/// Lets a seat have claimed one of its Final Flights.
pub(super) fn has_landed(state: &mut State, seat: Seat, planes: u8) {
    state.landed[seat] = Some(Landed { flight: state.finals[seat][0], planes });
    state.stock[seat] -= planes;
}

/// Plays moves such as `a buy madrid--rome; a done`, each of which must be legal. Tells what happened.
#[track_caller]
pub(super) fn play(state: &mut State, moves: &str) -> Vec<Event> {
    let mut luck = Luck::fast(5);
    let mut told = Vec::new();
    for text in moves.split(';').map(str::trim) {
        let (seat, action) = read(text);
        if let Err(rejected) = state.check(seat, action) {
            panic!("{text}: {rejected:?}");
        }
        state.apply(seat, action, &mut luck, &mut told);
        state.check_invariants().expect("nothing is lost or created");
    }
    told
}

/// The clause that refuses a move.
#[track_caller]
pub(super) fn refused(state: &State, text: &str) -> &'static str {
    let (seat, action) = read(text);
    match state.check(seat, action) {
        Ok(()) => panic!("{text} is legal"),
        Err(rejected) => {
            assert_eq!(rejected.note(state.board()).clause, Some(rejected.clause()));
            rejected.clause()
        }
    }
}

#[track_caller]
fn read(text: &str) -> (Seat, Action) {
    let (seat, action) = text.split_once(' ').expect("a seat and a move");
    let seat = Seat::from_letter(seat).expect("a seat");
    (seat, Action::read(Board::built_in(), action).unwrap_or_else(|error| panic!("{text}: {error:?}")))
}

/// The legal moves of the seat to move, as text.
pub(super) fn legal(state: &State) -> Vec<String> {
    let mut actions = Vec::new();
    if let Some(seat) = state.turn().first() {
        state.legal(seat, &mut actions);
    }
    actions.into_iter().map(|action| action.write(state.board())).collect()
}

/// Whose turn it is.
pub(super) fn mover(state: &State) -> Option<Seat> {
    state.turn().first()
}

/// It is this seat's turn, and nothing was paid or refilled.
pub(super) fn turn_of(state: &mut State, seat: Seat) {
    state.phase = Phase::Turn { seat, paid: [false; 2] };
    state.idle = 1;
}
