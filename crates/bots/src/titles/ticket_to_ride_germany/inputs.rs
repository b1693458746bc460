//! What a net is shown of a dealt world: boards, plans and tickets of all seats, the seat that looks first.

use super::numbers::Numbers;
use super::plan::{self, Plan};
use super::ways;
use crate::Inputs;
use game::{MAX_SEATS, Seat};
use ticket_to_ride_germany::numbers::{MOST_PASSENGERS, SEATS, SECOND_PASSENGERS};
use ticket_to_ride_germany::{CARDS, Card, Kind, PASSENGERS, Passenger, Phase, State};

/// The most trains at which a seat is near the end.
const FEW: u8 = 7;
/// Steps of a lead that are inputs of their own: so many points each, from the last to the first.
const LEAD: (i32, i32, usize) = (8, -10, 21);

/// Points of a seat as things stand, and as its plan promises.
#[derive(Clone, Copy, Default)]
struct Points {
    now: i32,
    planned: i32,
}

/// Whether somebody is about to bring on the last round.
pub(super) fn closing(state: &State) -> bool {
    let sight = state.sight(Seat::new(0));
    sight.last().is_some() || Seat::all(sight.seats()).any(|seat| sight.trains(seat) <= FEW)
}

pub(super) fn show(
    state: &State,
    seat: Seat,
    numbers: &Numbers,
    plans: &mut [Plan; MAX_SEATS],
    into: &mut Inputs,
) {
    let sight = state.sight(seat);
    let seats = sight.seats();
    let away = |other: Seat| (other.index() + seats - seat.index()) % seats;
    into.one(Some(seats - 2), SEATS - 1);
    let phase = match sight.phase() {
        Phase::Mixes(_) => 0,
        Phase::FirstTickets { .. } => 1,
        Phase::Turn(_) => 2,
        Phase::SecondCard(_) => 3,
        Phase::KeepTickets { .. } => 4,
        Phase::Passengers { .. } => 5,
        Phase::Over(_) => 6,
    };
    into.one(Some(phase), 7);
    into.one(sight.mover().map(away), SEATS);
    into.one(sight.last().map(away), SEATS);
    into.number(sight.deck_size().into(), 64);
    for kind in Kind::BOTH {
        into.number(sight.tickets_left(kind).into(), 20);
    }
    let mut row = [0; CARDS];
    for card in sight.row().iter().flatten() {
        row[card.index()] += 1;
    }
    for count in row {
        into.number(count, 2);
    }
    let payouts = passengers(state, seat, into);
    let mut points = [Points::default(); MAX_SEATS];
    points[0] = one_seat(state, seat, numbers, &mut plans[seat.index()], into);
    let at = into.at();
    for rival in sight.rivals() {
        into.back(at);
        points[away(rival)] = one_seat(state, rival, numbers, &mut plans[rival.index()], into);
    }
    for (points, payout) in points.iter_mut().zip(payouts) {
        points.now += payout;
        points.planned += payout;
    }
    leads(points[..seats].iter().map(|points| points.now), into);
    leads(points[..seats].iter().map(|points| points.planned), into);
}

/// The lead over the best rival as a number and as steps, and over the mean of them.
fn leads(mut points: impl Iterator<Item = i32>, into: &mut Inputs) {
    let own = points.next().unwrap_or(0);
    let (best, sum, count) =
        points.fold((i32::MIN, 0, 0), |(best, sum, count), one| (best.max(one), sum + one, count + 1));
    let (unit, least, steps) = LEAD;
    into.number(own - best, 40);
    into.step((own - best).div_euclid(unit), least, steps);
    into.number(own - sum / count.max(1), 40);
}

/// TG-25: the leads in each colour, and what they would pay now, by how far each seat is away.
fn passengers(state: &State, seat: Seat, into: &mut Inputs) -> [i32; MAX_SEATS] {
    let sight = state.sight(seat);
    let mut pays = [0; MAX_SEATS];
    for color in 0..PASSENGERS {
        let mut held = [0i32; MAX_SEATS];
        for (held, other) in held.iter_mut().zip(seat.round(sight.seats())) {
            *held = sight.passengers(other)[color].into();
        }
        let best = held[1..].iter().copied().max().unwrap_or(0);
        into.step(held[0] - best, -4, 9);
        into.number(held[0], 4);
        into.number(best, 4);
        into.number(sight.waiting(Passenger(color as u8)).into(), 8);
        for (pays, &own) in pays.iter_mut().zip(&held[..sight.seats()]) {
            let above = held.iter().filter(|&&other| other > own).count();
            *pays += match above {
                _ if own == 0 => 0,
                0 => i32::from(MOST_PASSENGERS),
                1 => i32::from(SECOND_PASSENGERS),
                _ => 0,
            };
        }
    }
    pays
}

/// What a seat has and means to do.
fn one_seat(state: &State, seat: Seat, numbers: &Numbers, plan: &mut Plan, into: &mut Inputs) -> Points {
    let sight = state.sight(seat);
    let board = sight.board();
    plan.update(sight, numbers);
    let (own, hand) = (sight.routes(seat), sight.hand());
    into.number(sight.trains(seat).into(), 20);
    into.step(i32::from(sight.trains(seat)) / 4, 0, 12);
    into.number(sight.points(seat).into(), 40);
    into.number(sight.hand_size(seat).into(), 10);
    for &count in &hand.0 {
        into.number(count.into(), 4);
    }
    // Cards that the plan lacks, once locomotives have filled in.
    let needs = plan::needs(sight, plan.routes);
    let colors = needs[..CARDS - 1].iter().zip(&hand.0);
    let short: i32 = colors.map(|(need, held)| i32::from(need.saturating_sub(*held))).sum();
    let spare: i32 = needs[..CARDS - 1]
        .iter()
        .zip(&hand.0)
        .map(|(need, held)| i32::from(held.saturating_sub(*need)))
        .sum();
    let grey = i32::from(needs[Card::LOCOMOTIVE.index()]);
    let short = (short + (grey - spare).max(0) - i32::from(hand.0[Card::LOCOMOTIVE.index()])).max(0);
    into.number(short, 10);
    into.number(plan.routes.count_ones() as i32, 5);
    into.number(plan.trains.into(), 15);
    into.number(i32::from(sight.trains(seat)) - i32::from(plan.trains), 20);
    into.step(plan.turns(sight, numbers) as i32, 0, 16);
    let mut ahead = 0;
    network::each_bit(plan.routes, |route| {
        ahead += i32::from(board.route_points[usize::from(board.routes[route].length)]);
    });
    into.number(ahead, 20);
    let (joined, then) = (ways::joined(board, own), ways::joined(board, own | plan.routes));
    let (mut done, mut planned, mut lost) = (0u128, 0u128, 0u128);
    let mut values = [0i32; 3];
    network::each_bit(sight.tickets(), |ticket| {
        let card = &board.tickets[ticket];
        let (set, value) = if ways::completes(board, &joined, card) {
            (&mut done, 0)
        } else if ways::completes(board, &then, card) {
            (&mut planned, 1)
        } else {
            (&mut lost, 2)
        };
        *set |= 1 << ticket;
        values[value] += i32::from(card.points);
    });
    let tickets = board.tickets.len();
    for (set, value) in [done, planned, lost].into_iter().zip(values) {
        into.set(set, tickets);
        into.number(value, 20);
        into.number(set.count_ones() as i32, 4);
    }
    into.set(own, board.routes.len());
    let points = i32::from(sight.points(seat));
    let [done, planned, lost] = values;
    Points { now: points + done - planned - lost, planned: points + ahead + done + planned - lost }
}
