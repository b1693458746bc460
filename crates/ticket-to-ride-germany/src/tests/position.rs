//! Reads a set-up: lines that move cards, tickets, trains and passengers to where a test needs them.

use super::{letter, lines};
use crate::state::Bottom;
use crate::{
    Board, Card, Cards, Crowd, Kind, Options, Passenger, Phase, PlaceId, Route, State, Ticket, numbers::ROW,
};
use game::{Game, Luck, PerSeat, Seat, Silent};

/// Passengers that no line mentions wait here.
const REST: &str = "regensburg";

/// A position: two seats, `a` to move, empty hands, five different cards face up, all tickets in the decks
/// and all passengers in Regensburg, but for what the lines say.
///
/// - `seats 3`, `turn b`, `last a`, `passes 1`
/// - `hand a red 3 loco 1`, `shown a red 1`, `row red red - loco blue`, `deck red 2`, `discards loco 1`; cards
///   that no line mentions are in the deck, or with `rest b` in that hand, or with `rest discards` there
/// - `routes a kiel--rostock`, `trains a 4` (takes long routes until so many are left)
/// - `tickets a kiel--ulm`, `bottom a kiel--ulm` (put back by `a`); tickets that no line mentions are
///   shuffled, or with `other-tickets b` held by that seat
/// - `taken a red 3`, `crowd berlin red 1 blue 2`
#[track_caller]
pub(super) fn position(setup: &str) -> State {
    let seats = lines(setup).find_map(|line| line.strip_prefix("seats ")).map_or(2, number);
    let mut state = State::new(&Options::new(seats.into()), &mut Luck::fast(1), &mut Silent);
    clear(&mut state);
    let mut exact = [false; 2];
    let (mut rest, mut other_tickets) = (None, None);
    for line in lines(setup) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["seats", _] => {}
            ["turn", seat] => state.phase = Phase::Turn(letter(seat)),
            ["last", seat] => state.last = Some(letter(seat)),
            ["passes", count] => state.passes = number(count),
            ["hand", seat, ref cards @ ..] => state.hands[letter(seat)] = counts(cards),
            ["shown", seat, ref cards @ ..] => state.shown[letter(seat)] = counts(cards),
            ["row", ref cards @ ..] => {
                assert_eq!(cards.len(), ROW, "{line}");
                state.row = std::array::from_fn(|slot| Card::of(cards[slot]));
            }
            ["deck", ref cards @ ..] => (state.deck, exact[0]) = (counts(cards), true),
            ["discards", ref cards @ ..] => (state.discards, exact[1]) = (counts(cards), true),
            ["rest", to] => rest = Some(to),
            ["routes", seat, ref ids @ ..] => {
                for id in ids {
                    own(&mut state, letter(seat), id);
                }
            }

            ["trains", seat, left] => use_trains(&mut state, letter(seat), number(left)),
            ["tickets", seat, ref ids @ ..] => {
                for id in ids {
                    state.held[letter(seat)] |= 1 << ticket(state.options.board, id).0;
                }
            }
            ["bottom", seat, ref ids @ ..] => {
                for id in ids {
                    put_back(&mut state, letter(seat), id);
                }
            }

            ["other-tickets", seat] => other_tickets = Some(letter(seat)),
            ["taken", seat, ref colors @ ..] => {
                for (color, count) in passengers(colors) {
                    state.taken[letter(seat)][color.index()] += count;
                }
            }
            ["crowd", place, ref colors @ ..] => {
                let place = state.options.board.place(place).unwrap_or_else(|| panic!("{line}"));
                for (color, count) in passengers(colors) {
                    for _ in 0..count {
                        state.crowds[place.index()].add(color);
                    }
                }
            }
            _ => panic!("{line} is no line of a set-up"),
        }
    }
    share_rest(&mut state, exact, rest, other_tickets);
    state.check_invariants().unwrap_or_else(|fault| panic!("{setup}: {fault}"));
    state
}

/// Takes everything off the table.
fn clear(state: &mut State) {
    state.hands = PerSeat::default();
    state.deck = Cards::default();
    state.row = std::array::from_fn(|slot| Some(Card(slot as u8)));
    state.crowds = std::array::from_fn(|_| Crowd::default());
    (state.loose, state.loose_counts) = (0, [0; 2]);
    state.bottoms = [Bottom::EMPTY; 2];
    state.phase = Phase::Turn(Seat::new(0));
}

/// What no line mentioned.
fn share_rest(state: &mut State, exact: [bool; 2], rest: Option<&str>, other_tickets: Option<Seat>) {
    let mut left = state.options.board.cards;
    left.remove(&state.deck);
    left.remove(&state.discards);
    for hand in &state.hands.0 {
        left.remove(hand);
    }
    for &card in state.row.iter().flatten() {
        left[card] -= 1;
    }
    match rest {
        Some("discards") => state.discards.add(&left),
        Some(seat) => state.hands[letter(seat)].add(&left),
        None if exact[0] => state.discards.add(&left),
        None => state.deck.add(&left),
    }
    let mut tickets =
        state.options.board.all_tickets() & !state.held.0.iter().fold(0, |all, held| all | held);
    for ticket in state.bottoms.iter().flat_map(Bottom::iter) {
        tickets &= !(1 << ticket.0);
    }
    match other_tickets {
        Some(seat) => state.held[seat] |= tickets,
        None => state.loose = tickets,
    }
    state.loose_counts =
        Kind::BOTH.map(|kind| (state.loose & state.options.board.kind(kind)).count_ones() as u8);
    let dump = state.options.board.place(REST).expect("a city of the printed board");
    for color in Passenger::all() {
        let there: u8 = state.crowds.iter().map(|crowd| crowd.count(color)).sum();
        let taken: u8 = state.taken.0.iter().map(|taken| taken[color.index()]).sum();
        for _ in there + taken..state.options.board.passengers[color.index()] {
            state.crowds[dump.index()].add(color);
        }
    }
}

/// Claims a route without paying.
fn own(state: &mut State, seat: Seat, id: &str) {
    let route = state.options.board.route(id).unwrap_or_else(|| panic!("{id} is no route"));
    claim(state, seat, route);
}

fn claim(state: &mut State, seat: Seat, route: Route) {
    let link = &state.options.board.routes[route.index()];
    state.own[seat] |= 1 << route.0;
    state.shut |= if state.closes_groups() { link.group } else { 1 << route.0 };
    state.trains[seat] -= link.length;
    state.points[seat] += i16::from(state.options.board.route_points[link.length as usize]);
}

/// Claims routes of three spaces and more until exactly so many trains are left.
fn use_trains(state: &mut State, seat: Seat, left: u8) {
    fn find(state: &State, from: usize, need: u8, chosen: u128) -> Option<u128> {
        if need == 0 {
            return Some(chosen);
        }
        let fits = |&route: &usize| {
            let link = &state.options.board.routes[route];
            (3..=need).contains(&link.length) && chosen & link.group == 0 && state.shut & link.group == 0
        };
        (from..state.options.board.routes.len()).filter(fits).find_map(|route| {
            find(state, route + 1, need - state.options.board.routes[route].length, chosen | 1 << route)
        })
    }
    let routes = find(state, 0, state.trains[seat] - left, 0).expect("routes of that length");
    network::Bits(routes).for_each(|route| claim(state, seat, Route(route as u8)));
}

fn put_back(state: &mut State, seat: Seat, id: &str) {
    let ticket = ticket(state.options.board, id);
    state.bottoms[state.options.board.kind_of(ticket) as usize].push(ticket, seat);
    state.returned[seat] |= 1 << ticket.0;
}

pub(super) fn ticket(board: &Board, id: &str) -> Ticket {
    board.ticket(id).unwrap_or_else(|| panic!("{id} is no ticket"))
}

pub(super) fn place(board: &Board, id: &str) -> PlaceId {
    board.place(id).unwrap_or_else(|| panic!("{id} is no place"))
}

fn counts(words: &[&str]) -> Cards {
    let mut cards = Cards::default();
    for pair in words.chunks(2) {
        cards[Card::of(pair[0]).unwrap_or_else(|| panic!("{pair:?}"))] += number(pair[1]);
    }
    cards
}

fn passengers<'w>(words: &'w [&str]) -> impl Iterator<Item = (Passenger, u8)> + 'w {
    words
        .chunks(2)
        .map(|pair| (Passenger::of(pair[0]).unwrap_or_else(|| panic!("{pair:?}")), number(pair[1])))
}

fn number(text: &str) -> u8 {
    text.parse().unwrap_or_else(|_| panic!("{text} is not a number"))
}
