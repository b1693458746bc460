//! What a net is shown of a dealt world: shares of all seats in portfolio and hand, markers, and what scorings would
//! pay, the seat that looks first.

use crate::Inputs;
use airlines_europe::numbers::{SCORINGS, SEATS};
use airlines_europe::{Airline, KINDS, Phase, State};
use game::{Game as _, MAX_SEATS, Seat};

/// Shares left in the pile above the last scoring at which the end is near.
const FEW: u8 = 4;
/// Steps of a lead that are inputs of their own: so many points each, from the last to the first.
const LEAD: (i32, i32, usize) = (3, -10, 21);
/// Seats, and the third party of AE-55.
const HOLDERS: usize = SEATS + 1;

/// Whether the last scoring may come at once.
pub(super) fn closing(state: &State) -> bool {
    let sight = state.sight(Seat::new(0));
    sight.turned() as usize >= SCORINGS
        || sight.turned() as usize == SCORINGS - 1
            && sight.above(SCORINGS - 1).is_some_and(|(low, _)| low <= FEW)
}

pub(super) fn show(state: &State, seat: Seat, into: &mut Inputs) {
    let sight = state.sight(seat);
    let seats = sight.seats();
    into.one(Some(seats - 2), SEATS - 1);
    let (phase, mover) = match sight.phase() {
        Phase::Picks(_) => (0, None),
        Phase::Turn(seat) => (1, Some(seat)),
        Phase::SecondLicence(seat) => (2, Some(seat)),
        Phase::Share(seat) => (3, Some(seat)),
        Phase::Discards { seat, .. } => (4, Some(seat)),
        Phase::Emptying { seat, .. } => (5, Some(seat)),
        Phase::Bans { seat, .. } => (6, Some(seat)),
        Phase::Over(_) => (7, None),
    };
    into.one(Some(phase), 8);
    into.one(mover.map(|mover| (mover.index() + seats - seat.index()) % seats), SEATS);
    let scored = usize::from(sight.scored());
    into.one(Some(scored), SCORINGS + 1);
    for card in 0..SCORINGS {
        let (low, high) = sight.above(card).unwrap_or((0, 0));
        into.number(low.into(), 20);
        into.number((high - low).into(), 8);
    }
    // Shares still to be drawn before the next scoring.
    let next = sight.above(scored).map_or(0, |(low, high)| i32::from(low) + i32::from(high));
    into.step(next / 4, 0, 16);
    into.number(sight.supply().into(), 8);
    for other in seat.round(seats).take(1) {
        purse(state, other, into);
    }
    let at = into.at();
    for other in seat.round(seats).skip(1) {
        into.back(at);
        purse(state, other, into);
    }

    // What everybody has as things stand, and with hands played, at each scoring that is left.
    let mut now = [0i32; MAX_SEATS];
    for (now, other) in now.iter_mut().zip(seat.round(seats)) {
        *now = state.standing().points[other];
    }
    leads(&now[..seats], into);
    let (mut soon, mut later) = (now, now);
    for kind in 0..KINDS {
        let airline = Airline(kind as u8);
        let (mut open, mut all) = ([0u8; HOLDERS], [0u8; HOLDERS]);
        for (place, other) in seat.round(seats).enumerate() {
            open[place] = sight.portfolio(other)[airline];
            all[place] = open[place] + state.sight(other).hand()[airline];
        }
        holdings(&open[..seats], &all[..seats], into);
        one_airline(state, airline, into);
        let [mut first, mut last] = [[0i32; HOLDERS]; 2];
        for scoring in scored..SCORINGS {
            let score = state.score(airline, scoring as u8 + 1);
            (open[SEATS], all[SEATS]) = (score.third, score.third);
            if scoring == scored {
                share_out(score.row, open, &mut first);
            }
            share_out(score.row, all, &mut last);
        }
        let lead = |pays: &[i32; HOLDERS]| pays[0] - pays[1..seats].iter().copied().max().unwrap_or(0);
        into.number(lead(&first), 8);
        into.number(lead(&last), 20);
        for place in 0..seats {
            soon[place] += first[place];
            later[place] += last[place];
        }
    }
    leads(&soon[..seats], into);
    leads(&later[..seats], into);
}

/// The lead over the best rival as a number and as steps, and over the mean of them.
fn leads(points: &[i32], into: &mut Inputs) {
    let rivals = &points[1..];
    let best = rivals.iter().copied().max().unwrap_or(0);
    let (unit, least, steps) = LEAD;
    into.number(points[0] - best, 20);
    into.step((points[0] - best).div_euclid(unit), least, steps);
    into.number(points[0] - rivals.iter().sum::<i32>() / rivals.len().max(1) as i32, 20);
}

/// Money and cards of a seat.
fn purse(state: &State, seat: Seat, into: &mut Inputs) {
    let sight = state.sight(seat);
    into.number(sight.money(seat).into(), 10);
    into.step(i32::from(sight.money(seat)) / 2, 0, 10);
    into.number(sight.hand_size(seat).into(), 6);
    into.number(sight.hand_abacus(seat).into(), 3);
    into.number(sight.portfolio(seat).total() as i32, 16);
    // Kinds in hand: each takes a turn to play.
    into.number(sight.hand().0.iter().filter(|&&count| count > 0).count() as i32, 4);
}

/// Shares of one kind, the seat that looks first: in portfolios, and with hands.
fn holdings(open: &[u8], all: &[u8], into: &mut Inputs) {
    let most = |held: &[u8]| i32::from(held[1..].iter().copied().max().unwrap_or(0));
    let (own, whole) = (i32::from(open[0]), i32::from(all[0]));
    into.number(own, 5);
    into.number(whole - own, 3);
    into.number(most(open), 5);
    into.number(most(all), 5);
    into.step(own - most(open), -4, 9);
    into.step(whole - most(all), -5, 11);
}

/// Where an airline stands, and how far it can go.
fn one_airline(state: &State, airline: Airline, into: &mut Inputs) {
    let sight = state.sight(Seat::new(0));
    let index = airline.index();
    into.number(sight.market()[airline].into(), 2);
    let Some(&marker) = sight.markers().get(index) else {
        for _ in 0..6 {
            into.number(0, 1);
        }
        return;
    };
    let zones = &sight.board().zones;
    let zone = zones.iter().rposition(|zone| zone.from <= marker).unwrap_or(0);
    into.number(zones[zone].row[0].into(), 8);
    into.number(i32::from(zones[zone].row[0]) - i32::from(zones[zone].row[1]), 6);
    let away = zones.get(zone + 1).map_or(0, |next| i32::from(next.from) - i32::from(marker));
    into.number(away, 8);
    into.number(sight.planes()[index].into(), 8);
    into.number(sight.reachable(airline).count_ones() as i32, 8);
    into.flag(sight.rewarded() >> index & 1 == 1);
}

/// AE-41, AE-42: what a row pays to each holder, added to what they have.
fn share_out(row: [u8; SEATS], held: [u8; HOLDERS], pays: &mut [i32; HOLDERS]) {
    for (pays, &mine) in pays.iter_mut().zip(&held) {
        if mine == 0 {
            continue;
        }
        let above = held.iter().filter(|&&other| other > mine).count();
        let tied = held.iter().filter(|&&other| other == mine).count();
        let sum: i32 = row.iter().skip(above).take(tied).map(|&points| i32::from(points)).sum();
        *pays += (sum + tied as i32 - 1) / tied as i32;
    }
}
