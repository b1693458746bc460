//! What a seat sees, entry by entry.

use crate::field::Field;
use crate::sink::{Sink, away, set_one};
use crate::{LINK, SEAT};
use catalog::airlines_europe::numbers::{BANS, HAND, MONEY, SCORINGS};
use catalog::airlines_europe::{AIRLINES, Ending, KINDS, OnLicence, Phase, Shares, Sight, State};
use game::{Game, Options, Seat};

/// Axes of this title: airlines, and kinds of shares, which are those and Air ABACUS.
const AIRLINE: &str = "airline";
const SHARE: &str = "share";

pub(super) fn fill(state: &State, seat: Seat, into: &mut impl Sink) {
    let sight = state.sight(seat);
    let (seats, options) = (sight.seats(), state.options());
    let first = options.first().map(|first| away(seat, first, seats));
    into.one(Some(seat.index()), seats, || {
        Field::new("seat", "your own seat, counted from `a`").per("letter", seats)
    });
    into.one(first, seats, || Field::new("first", "who began").per(SEAT, seats));
    let agreed = [options.flight_ban, options.exact_cut, options.open_points].map(u8::from);
    let about = "what was agreed: Flight Ban, an exact cut of the pile, open points";
    into.bytes(agreed, || Field::new("options", about).per("option", 3));
    phase(sight, into);
    players(sight, into);
    shares(sight, into);
    pile(sight, into);
    airlines(sight, into);
}

/// What is asked of whom (AE-12 to AE-50).
fn phase(sight: Sight<'_>, into: &mut impl Sink) {
    let (seats, phase) = (sight.seats(), sight.phase());
    let (kind, mover) = match phase {
        Phase::Picks(_) => (0, None),
        Phase::Turn(seat) => (1, Some(seat)),
        Phase::SecondLicence(seat) => (2, Some(seat)),
        Phase::Share(seat) => (3, Some(seat)),
        Phase::Discards { seat, .. } => (4, Some(seat)),
        Phase::Emptying { seat, .. } => (5, Some(seat)),
        Phase::Bans { seat, .. } => (6, Some(seat)),
        Phase::Over(_) => (7, None),
    };
    let about = "what is asked: two shares to start with, an action, a second licence or a share, a share, \
                 discards for an exchange, a share of the emptied market, a ban, or nothing since the game is over";
    into.one(Some(kind), 8, || Field::new("phase", about).per("phase", 8));
    let mover = mover.map(|mover| away(sight.seat(), mover, seats));
    into.one(mover, seats, || Field::new("mover", "who decides, unless all pick").per(SEAT, seats));
    let ending = match phase {
        Phase::Over(Ending::ThirdScoring) => Some(0),
        Phase::Over(Ending::Blocked) => Some(1),
        _ => None,
    };
    let about = "how it ended: after the third scoring, or with all airlines blocked";
    into.one(ending, 2, || Field::new("ending", about).per("ending", 2));
    let picked = into.take(seats, || Field::new("picked", "who has picked").per(SEAT, seats));
    for seat in sight.picked().iter() {
        picked[away(sight.seat(), seat, seats)] = 1;
    }
    let own = into.take(KINDS, || Field::new("pick", "your own pick").per(SHARE, KINDS));
    if let Phase::Picks(picks) = phase
        && let Some((one, two)) = picks[sight.seat()]
    {
        (own[one.index()], own[two.index()]) = (1, 1);
    }
    let counts = match phase {
        Phase::Discards { left, takes, .. } => [left, takes, 0],
        Phase::Emptying { left, .. } => [0, 0, left],
        _ => [0; 3],
    };
    let about = "discards to come, ABACUS shares to be taken then, seats still to empty the market";
    into.bytes(counts, || Field::new("left", about).per("count", 3).most(5));
    let passed =
        into.take(seats, || Field::new("passed", "who has passed while bans are placed").per(SEAT, seats));
    if let Phase::Bans { passed: out, .. } = phase {
        for seat in out.iter() {
            passed[away(sight.seat(), seat, seats)] = 1;
        }
    }
}

/// What lies open before each player, and whose points are known (AE-6, AE-8, AE-11).
fn players(sight: Sight<'_>, into: &mut impl Sink) {
    let seats = sight.seats();
    let round = || sight.seat().round(seats);
    let mut each = |name, about, most: u16, count: &dyn Fn(Seat) -> u8| {
        let entries = into.take(seats, || Field::new(name, about).per(SEAT, seats).most(most));
        for (entry, seat) in entries.iter_mut().zip(round()) {
            *entry = count(seat);
        }
    };
    each("money", "millions of each player", MONEY.into(), &|seat| sight.money(seat));
    each("hand_size", "airline shares in each hand", HAND as u16, &|seat| sight.hand_size(seat));
    each("hand_abacus", "ABACUS shares in each hand", HAND as u16, &|seat| sight.hand_abacus(seat));
    each("buried_size", "airline shares each discarded face down", HAND as u16, &|seat| {
        sight.buried_size(seat)
    });
    each("bans", "ban markers left", BANS[0].into(), &|seat| sight.bans(seat));
    each("points_known", "whether you know the points", 1, &|seat| sight.points(seat).is_some().into());
    let points = |seat| sight.points(seat).unwrap_or(0) as i16;
    into.wide(round().map(points), seats, || {
        Field::new("points", "victory points, if you know them").per(SEAT, seats).most(100)
    });
    let holder = away(sight.seat(), sight.holder(), seats);
    into.one(Some(holder), seats, || {
        Field::new("holder", "who holds, or held last, a scoring card").per(SEAT, seats)
    });
    into.byte(sight.bank(), || Field::new("bank", "millions in the bank").most(5 * u16::from(MONEY)));
}

/// Shares by kind.
fn shares(sight: Sight<'_>, into: &mut impl Sink) {
    let seats = sight.seats();
    let round = || sight.seat().round(seats);
    let most = HAND as u16;
    into.bytes(sight.hand().0, || Field::new("hand", "your own hand").per(SHARE, KINDS).most(most));
    into.bytes(sight.buried().0, || {
        Field::new("buried", "what you have discarded face down").per(SHARE, KINDS).most(most)
    });
    into.bytes(sight.market().0, || Field::new("market", "the market").per(SHARE, KINDS).most(most));
    into.bytes(sight.gone().0, || {
        Field::new("gone", "shares that all saw leave the game").per(SHARE, KINDS).most(most)
    });
    let mut each = |name, about, held: &dyn Fn(Seat) -> Shares| {
        let told = || Field::new(name, about).per(SEAT, seats).per(SHARE, KINDS).most(most);
        for (entries, seat) in into.take(seats * KINDS, told).chunks_exact_mut(KINDS).zip(round()) {
            entries.copy_from_slice(&held(seat).0);
        }
    };
    each("portfolio", "portfolios", &|seat| *sight.portfolio(seat));
    each("shown", "shares that all know to be in a hand", &|seat| *sight.shown(seat));
    into.byte(sight.supply(), || Field::new("supply", "ABACUS shares that can still be had").most(20));
}

/// The pile and its scoring cards (AE-13).
fn pile(sight: Sight<'_>, into: &mut impl Sink) {
    into.byte(sight.pile_size(), || Field::new("pile", "cards left in the pile").most(120));
    into.byte(sight.drawn(), || Field::new("drawn", "shares drawn from the pile").most(120));
    into.byte(sight.turned(), || Field::new("turned", "scoring cards turned up").most(SCORINGS as u16));
    into.byte(sight.scored(), || Field::new("scored", "scorings done").most(SCORINGS as u16));
    into.byte(sight.pending(), || {
        Field::new("pending", "scoring cards turned up whose scoring has not begun").most(SCORINGS as u16)
    });
    let cuts: [u8; SCORINGS] = std::array::from_fn(|card| sight.cut(card).map_or(0, |cut| cut + 1));
    into.bytes(cuts, || {
        let about = "one more than the shares above each scoring card, once it is turned up";
        Field::new("cut", about).per("scoring", SCORINGS).most(120)
    });
}

/// Airlines and routes.
fn airlines(sight: Sight<'_>, into: &mut impl Sink) {
    let board = sight.board();
    let routes = board.routes.len();
    into.set(sight.flying().into(), AIRLINES, || {
        Field::new("flying", "airlines in play").per(AIRLINE, AIRLINES)
    });
    into.set(sight.rewarded().into(), AIRLINES, || {
        Field::new("rewarded", "airlines that have had their bonus").per(AIRLINE, AIRLINES)
    });
    let markers = sight.markers().iter().map(|&marker| marker as i16);
    into.wide(markers, AIRLINES, || {
        Field::new("marker", "where each marker stands").per(AIRLINE, AIRLINES).most(100)
    });
    into.bytes(*sight.planes(), || Field::new("planes", "planes left").per(AIRLINE, AIRLINES).most(15));
    let most = board.routes.iter().map(|link| link.count).max().unwrap_or(0) as usize;
    let (flown_len, ban_len) = (AIRLINES * routes, most * routes);
    let all = into.take(flown_len, || {
        let about = "which licence of a route, counted from 1 at the cheapest, an airline has";
        Field::new("flown", about).per(AIRLINE, AIRLINES).per(LINK, routes).most(most as u16)
    });
    let mut banned = 0u128;
    let mut licences = sight.licences();
    for (route, link) in board.routes.iter().enumerate() {
        for slot in 1..=link.count {
            match licences.next() {
                Some(OnLicence::Plane(airline)) => all[airline.index() * routes + route] = slot,
                Some(OnLicence::Ban) => banned |= 1 << route,
                _ => {}
            }
        }
    }
    let bans = into.take(ban_len, || {
        let about = "ban markers on licences, the cheapest licence first";
        Field::new("banned", about).per("licence", most).per(LINK, routes)
    });
    // Seldom is there any.
    if banned != 0 {
        let mut licences = sight.licences();
        for (route, link) in board.routes.iter().enumerate() {
            for slot in 0..link.count as usize {
                let there = licences.next() == Some(OnLicence::Ban);
                set_one(bans, there.then_some(slot * routes + route));
            }
        }
    }
    let prices = into.take(routes, || {
        let about = "what a licence of the route costs now; 0 when it is closed";
        Field::new("price", about).per(LINK, routes).most(board.max_price().into())
    });
    sight.prices(prices);
}
