//! What a net is shown of a dealt world: money, planes and goals of all seats, the seat that looks first.

use super::clock::Clock;
use super::goals::{Goal, Goals, Target};
use super::{Numbers, Plan};
use crate::Inputs;
use game::{MAX_SEATS, Seat};
use jet_set::numbers::{LAST_PLANE, SEATS, VACATIONS};
use jet_set::{Deck, Phase, State};

/// Steps of a lead that are inputs of their own: so many points each, from the last to the first.
const LEAD: (i32, i32, usize) = (2, -10, 21);

/// Whether somebody has landed: the game ends within a few turns.
pub(super) fn closing(state: &State) -> bool {
    let sight = state.sight(Seat::new(0));
    Seat::all(sight.seats()).any(|seat| sight.landed(seat).is_some())
}

pub(super) fn show(
    state: &State,
    seat: Seat,
    numbers: &Numbers,
    plans: &mut [Plan; MAX_SEATS],
    into: &mut Inputs,
) {
    let sight = state.sight(seat);
    let (seats, board) = (sight.seats(), sight.board());
    into.one(Some(seats - 2), SEATS - 1);
    let phase = sight.phase();
    let kind = match phase {
        Phase::Turn { .. } => 0,
        Phase::Bought { .. } => 1,
        Phase::OwnLinks { .. } => 2,
        Phase::ForeignLink { .. } => 3,
        Phase::Path { .. } => 4,
        Phase::FinalPath { .. } => 5,
        Phase::Over(_) => 6,
    };
    into.one(Some(kind), 7);
    into.one(phase.seat().map(|mover| (mover.index() + seats - seat.index()) % seats), SEATS);
    into.one(Some(sight.vacations().into()), VACATIONS as usize + 1);
    for deck in Deck::BOTH {
        let (low, high) = sight.before_vacation(deck).unwrap_or((0, 0));
        into.number(low.into(), 8);
        into.number((high - low).into(), 4);
        into.number(sight.before_second(deck).into(), 8);
        into.one(Some(sight.met(deck).into()), 3);
        into.number(sight.row(deck) as i32, 4);
    }
    into.set(sight.open(), board.flights.len());
    into.number(sight.idle().into(), 20);
    let mut points = [[0i32; 2]; MAX_SEATS];
    points[0] = one_seat(state, seat, numbers, &mut plans[seat.index()], into);
    let at = into.at();
    for (points, rival) in points[1..].iter_mut().zip(sight.rivals()) {
        into.back(at);
        *points = one_seat(state, rival, numbers, &mut plans[rival.index()], into);
    }
    for which in 0..2 {
        leads(points[..seats].iter().map(|points| points[which]), into);
    }
}

/// The lead over the best rival as a number and as steps, and over the mean of them.
fn leads(mut points: impl Iterator<Item = i32>, into: &mut Inputs) {
    let own = points.next().unwrap_or(0);
    let (best, sum, count) =
        points.fold((i32::MIN, 0, 0), |(best, sum, count), one| (best.max(one), sum + one, count + 1));
    let (unit, least, steps) = LEAD;
    into.number(own - best, 10);
    into.step((own - best).div_euclid(unit), least, steps);
    into.number(own - sum / count.max(1), 10);
}

/// What a seat has and what it can reach; its points, and those with its best goals.
fn one_seat(state: &State, seat: Seat, numbers: &Numbers, plan: &mut Plan, into: &mut Inputs) -> [i32; 2] {
    let sight = state.sight(seat);
    let board = sight.board();
    let (money, income) = (sight.money(seat) as i32, sight.income(seat) as i32);
    into.number(money, 30);
    into.step(money / 5, 0, 16);
    into.number(income, 20);
    into.step(income / 4, 0, 12);
    into.number(sight.points(seat).into(), 20);
    into.number(sight.stock(seat).into(), 12);
    into.number(sight.markers(seat).into(), 15);
    into.number(sight.claimed(seat).count_ones() as i32, 6);
    into.number((sight.claimed(seat) & sight.marked()).count_ones() as i32, 4);
    into.number(sight.claimable(seat).count_ones() as i32, 2);
    let landed = sight.landed(seat);
    into.flag(landed.is_some());
    into.one(landed.map(|landed| landed.planes.into()), LAST_PLANE as usize + 1);
    into.set(sight.planes(seat).links(), board.links.len());
    into.number(sight.planes(seat).total() as i32, 8);
    into.set(sight.owned(seat), board.links.len());
    let finals = sight.finals().into_iter().fold(0u128, |set, flight| set | 1 << flight.0);
    into.set(if landed.is_some() { 0 } else { finals }, board.finals.len());
    let clock = Clock::new(sight, numbers);
    into.part(clock.turns, 10.0);
    let mut goals = Goals::new(sight, numbers, clock, &mut plan.first);
    let mut but = 0;
    let mut promised = 0;
    for _ in 0..2 {
        let goal = goals.best(but);
        if let Some(Goal { target: Target::Flight(flight), .. }) = goal {
            but |= flight.bit();
            promised += i32::from(board.flight_card(flight).worth);
        }
        one_goal(goal, money, income, into);
    }
    let last = if landed.is_some() { None } else { goals.last() };
    one_goal(last, money, income, into);
    let points = i32::from(sight.points(seat));
    [points, points + promised]
}

/// What a goal brings, and what it still takes.
fn one_goal(goal: Option<Goal>, money: i32, income: i32, into: &mut Inputs) {
    let Some(goal) = goal else {
        into.flag(false);
        for _ in 0..4 {
            into.number(0, 1);
        }
        into.one(None, 8);
        return;
    };
    into.flag(true);
    into.part(goal.worth, 6.0);
    into.part(goal.effort, 5.0);
    into.number(goal.actions as i32, 4);
    into.number(goal.money as i32 - money, 20);
    into.step(goal.turns(money.max(0) as u32, income.max(0) as u32) as i32, 1, 8);
}
