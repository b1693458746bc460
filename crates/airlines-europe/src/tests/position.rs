//! Set-ups in text. They start from a bare table and keep every invariant: what is not placed anywhere lies
//! in the pile, the bank holds what the players do not, and derived fields are derived.
//!
//! ```text
//! two … five seats     how many play; `first b`, `flight ban`, `open points`, `exact cut` as the options
//! board small          a board of `boards.rs` instead of the built-in one
//! turn a               whose turn it is; `a` if not said
//! money a 3 b 20       unless said, 8 for each
//! points a 0           unless said, 1, 2, … from seat a
//! hand a red 3 abacus 1; portfolio b green 2; market red 2 white 3; gone blue 1; buried a red 1
//! pile blue 4          just these; all others have left the game, or are in hand: `rest a`
//! scoring cards after 0 3   shares above each scoring card still to come; out of reach unless said
//! scored 1             scorings done
//! supply 1             ABACUS shares left; the others have left the game
//! flies green oslo--stockholm; planes white 0; ban paris--london 3; marker green 20; bans a 0
//! ```

use super::boards;
use super::lines;
use crate::state::BANNED;
use crate::{Airline, Board, Options, Phase, Route, Shares, State};
use game::{Game, Luck, PerSeat, Seat, Silent};
use network::Bits;

/// Deeper than any pile: a scoring card that does not come up.
const OUT_OF_REACH: u8 = 200;

/// The state a set-up describes.
#[track_caller]
pub(super) fn position(text: &str) -> State {
    let mut state = bare(text);
    let mut wishes = Wishes::default();
    for line in lines(text) {
        edit(&mut state, &mut wishes, &words(line));
    }
    settle(&mut state, &wishes);
    state.check_invariants().expect("a set-up is a sound state");
    state
}

/// The words of a line, as the set-up language knows them.
pub(super) fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

/// The text of a move, with colours replaced by the ids of the board's airlines.
pub(super) fn with_ids(board: &Board, action: &str) -> String {
    let id = |word| board.companies.iter().find(|company| company.color == word).map(|found| &*found.id);
    let ids: Vec<&str> = words(action).into_iter().map(|word| id(word).unwrap_or(word)).collect();
    ids.join(" ")
}

/// The airline of a colour, or `abacus`.
#[track_caller]
pub(super) fn airline(board: &Board, color: &str) -> Airline {
    let found = board.companies.iter().position(|company| company.color == color);
    match found {
        Some(index) => Airline(index as u8),
        None if color == "abacus" => Airline::ABACUS,
        None => panic!("no airline is {color}"),
    }
}

/// The colour of an airline, or `abacus`.
pub(super) fn color(board: &Board, airline: Airline) -> &str {
    board.companies.get(airline.index()).map_or("abacus", |company| company.color)
}

/// What can only be settled when the whole set-up is read.
#[derive(Default)]
struct Wishes {
    pile: Option<Shares>,
    rest: Option<Seat>,
    supply: Option<u8>,
    cards: Vec<u8>,
}

/// Seats, options and board; nobody has a share, and the market holds one each of the last five airlines.
#[track_caller]
fn bare(text: &str) -> State {
    let mut options = Options { first: Some(Seat::new(0)), ..Options::new(2) };
    for line in lines(text) {
        match words(line)[..] {
            ["two", "seats"] => options.seats = 2,
            ["three", "seats"] => options.seats = 3,
            ["four", "seats"] => options.seats = 4,
            ["five", "seats"] => options.seats = 5,
            ["first", letter] => options.first = Some(seat(letter)),
            ["flight", "ban"] => options.flight_ban = true,
            ["open", "points"] => options.open_points = true,
            ["exact", "cut"] => options.exact_cut = true,
            ["board", name] => options.board = boards::named(name),
            _ => {}
        }
    }
    let mut state = State::new(&options, &mut Luck::fast(1), &mut Silent);
    state.hands = PerSeat::default();
    state.pile = Shares::default();
    state.market = Shares::default();
    for index in (0..options.board.companies.len()).rev().take(5) {
        state.market.0[index] = 1;
    }
    state.cuts = [OUT_OF_REACH; 3];
    state.phase = Phase::Turn(state.first());
    state
}

#[track_caller]
fn edit(state: &mut State, wishes: &mut Wishes, line: &[&str]) {
    let board = state.options.board;
    match *line {
        ["two" | "three" | "four" | "five", "seats"]
        | ["first" | "board", _]
        | ["flight", "ban"]
        | ["open", "points"]
        | ["exact", "cut"] => {}
        ["turn", letter] => state.phase = Phase::Turn(seat(letter)),
        ["money", ref pairs @ ..] => {
            each_seat(pairs, |seat, money| state.money[seat] = money);
        }
        ["points", ref pairs @ ..] => {
            each_seat(pairs, |seat, points| state.points[seat] = points.into());
        }
        ["bans", ref pairs @ ..] => each_seat(pairs, |seat, bans| state.bans[seat] = bans),
        ["hand", letter, ref held @ ..] => state.hands[seat(letter)] = shares(board, held),
        ["shown", letter, ref held @ ..] => state.shown[seat(letter)] = shares(board, held),
        ["portfolio", letter, ref held @ ..] => state.portfolios[seat(letter)] = shares(board, held),
        ["buried", letter, ref held @ ..] => state.buried[seat(letter)] = shares(board, held),
        ["market", ref held @ ..] => state.market = shares(board, held),
        ["gone", ref held @ ..] => state.gone = shares(board, held),
        ["pile", ref held @ ..] => wishes.pile = Some(shares(board, held)),
        ["rest", letter] => wishes.rest = Some(seat(letter)),
        ["supply", count] => wishes.supply = Some(number(count)),
        ["scoring", "cards", "after", ref counts @ ..] => {
            wishes.cards = counts.iter().map(|count| number(count)).collect();
        }
        ["scored", count] => (state.scored, state.turned) = (number(count), number(count)),
        ["flies", color, ref routes @ ..] => {
            for id in routes {
                fly(state, airline(board, color), route(board, id));
            }
        }
        ["planes", color, left] => {
            let airline = airline(board, color);
            while state.planes[airline.index()] > number(left) {
                let next = Bits(state.reachable(airline.index())).next().expect("somewhere to fly");
                fly(state, airline, Route(next as u8));
            }
        }
        ["marker", color, space] => state.markers[airline(board, color).index()] = number(space).into(),
        ["ban", id, price] => {
            let route = route(board, id);
            let nth = board.licences(route).iter().position(|&licence| licence == number(price));
            let first = board.routes[route.index()].first as usize;
            state.licences[first + nth.expect("a licence with this price")] = BANNED;
            state.reprice(route);
        }
        _ => panic!("no set-up begins like this: {line:?}"),
    }
}

/// A purchase as in play, but nobody pays and no bonus is looked for.
#[track_caller]
fn fly(state: &mut State, airline: Airline, route: Route) {
    let licence = state.cheapest(route).expect("a free licence");
    state.licences[licence] = airline.0;
    state.planes[airline.index()] -= 1;
    state.markers[airline.index()] += u16::from(state.options.board.prices[licence]);
    state.derive_routes();
}

/// The bank holds what nobody has; shares not placed lie in the pile or where the set-up wants them.
#[track_caller]
fn settle(state: &mut State, wishes: &Wishes) {
    let seats = state.options.seats;
    let money: u8 = state.money.0.iter().sum();
    state.bank = (30 * seats).checked_sub(money).expect("30 million per player are all there is");
    let mut placed = state.market;
    placed.add(&state.gone);
    for seat in Seat::all(seats.into()) {
        for shares in [&state.hands, &state.portfolios, &state.buried] {
            placed.add(&shares[seat]);
        }
    }
    let pile = wishes.pile.unwrap_or_default();
    for (index, company) in state.options.board.companies.iter().enumerate() {
        let total = if state.flying >> index & 1 == 1 { company.planes } else { 0 };
        let left = total.checked_sub(placed.0[index] + pile.0[index]);
        let left = left.unwrap_or_else(|| panic!("too many shares are {}", company.color));
        let rest = match (wishes.pile, wishes.rest) {
            (None, _) => &mut state.pile,
            (Some(_), Some(seat)) => &mut state.hands[seat],
            (Some(_), None) => &mut state.gone,
        };
        rest.0[index] += left;
        state.pile.0[index] += pile.0[index];
    }
    let left = state.options.board.abacus_shares - placed[Airline::ABACUS];
    state.supply = wishes.supply.unwrap_or(left);
    state.gone[Airline::ABACUS] += left - state.supply;
    for (cut, &above) in state.cuts[state.turned as usize..].iter_mut().zip(&wishes.cards) {
        *cut = above;
    }
}

#[track_caller]
pub(super) fn seat(letter: &str) -> Seat {
    Seat::from_letter(letter).unwrap_or_else(|| panic!("no seat is {letter}"))
}

#[track_caller]
pub(super) fn route(board: &Board, id: &str) -> Route {
    board.route(id).unwrap_or_else(|| panic!("no route is {id}"))
}

#[track_caller]
fn shares(board: &Board, held: &[&str]) -> Shares {
    let mut shares = Shares::default();
    for pair in held.chunks(2).filter(|pair| *pair != ["none"]) {
        shares[airline(board, pair[0])] += number(pair[1]);
    }
    shares
}

#[track_caller]
fn each_seat(pairs: &[&str], mut set: impl FnMut(Seat, u8)) {
    for pair in pairs.chunks(2) {
        set(seat(pair[0]), number(pair[1]));
    }
}

#[track_caller]
fn number(text: &str) -> u8 {
    text.parse().unwrap_or_else(|_| panic!("{text} is no number"))
}
