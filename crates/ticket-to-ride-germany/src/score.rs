//! Points: routes, tickets, Globetrotter and passengers at the end, and who wins.

use crate::board::{Board, MAX_PLACES, Ticket};
use crate::event::{Decision, PassengerScore, TicketScore};
use crate::state::SEATS;
use crate::{Event, Passenger, State};
use game::{PerSeat, Seat, SeatSet, Standing, Tell};
use network::each_bit;

/// TG-25: for most passengers of a colour, and for second most.
const MOST: u8 = 20;
const SECOND: u8 = 10;

impl State {
    /// TG-23 to TG-26: all that is counted when the game is over.
    pub(crate) fn count_points(&mut self, tell: &mut impl Tell<Event>) {
        for seat in Seat::all(self.seats()) {
            let routes = self.own[seat].count_ones() as u8;
            tell.tell(Event::RoutesScored { seat, routes, points: self.points[seat] });
        }
        for seat in Seat::all(self.seats()) {
            self.count_tickets(seat, tell);
        }
        self.count_globetrotter(tell);
        for color in Passenger::all() {
            let score = self.passenger_score(color);
            for seat in Seat::all(self.seats()) {
                self.points[seat] += i16::from(score.points[seat]);
            }
            tell.tell(Event::PassengersScored(score));
        }
        for seat in Seat::all(self.seats()) {
            let (points, completed, passengers) = self.rank(seat);
            tell.tell(Event::Total { seat, points, completed, passengers });
        }
        let (winners, by) = self.decide();
        tell.tell(Event::Decided { winners, by });
    }

    /// TG-23: completed tickets add their value, the others subtract it.
    fn count_tickets(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let own = self.own[seat];
        let open = self.board.all_routes() & !self.closed_to(seat);
        let joined = Joined::new(self.board, own);
        let (mut sum, mut count) = (0, 0);
        each_bit(self.held[seat], |index| {
            let ticket = Ticket(index as u8);
            let completed = joined.completes(ticket);
            let value = i16::from(self.board.tickets[index].points);
            let points = if completed { value } else { -value };
            sum += points;
            count += u8::from(completed);
            tell.tell(Event::TicketScored(TicketScore { seat, ticket, completed, points, own, open }));
        });
        self.points[seat] += sum;
        self.completed[seat] += count;
    }

    /// TG-24: the bonus for most completed tickets, to all who tie; nobody gets it for none.
    fn count_globetrotter(&mut self, tell: &mut impl Tell<Event>) {
        let most = self.completed.0.iter().copied().max().unwrap_or(0);
        if most == 0 {
            return;
        }
        let points = self.board.globetrotter;
        for seat in Seat::all(self.seats()).filter(|&seat| self.completed[seat] == most) {
            self.points[seat] += i16::from(points);
            tell.tell(Event::Globetrotter { seat, completed: most, points });
        }
    }

    /// What the passengers of a colour give if they were scored now.
    pub fn passenger_score(&self, color: Passenger) -> PassengerScore {
        let counts = PerSeat::from_fn(|seat| self.taken[seat][color.index()]);
        PassengerScore { color, counts, points: share_out(counts) }
    }

    /// TG-26: points, then completed tickets, then passengers of all colours.
    fn rank(&self, seat: Seat) -> (i16, u8, u8) {
        (self.points[seat], self.completed[seat], self.taken[seat].iter().sum())
    }

    fn decide(&self) -> (SeatSet, Decision) {
        let ranks: PerSeat<_, SEATS> = PerSeat::from_fn(|seat| self.rank(seat));
        let all = || Seat::all(self.seats());
        let best = all().map(|seat| ranks[seat]).max().unwrap_or_default();
        let winners: SeatSet = all().filter(|&seat| ranks[seat] == best).collect();
        let (points, completed, _) = best;
        let on_points = all().filter(|&seat| ranks[seat].0 == points).count();
        let on_tickets = all().filter(|&seat| (ranks[seat].0, ranks[seat].1) == (points, completed)).count();
        let by = match (on_points, on_tickets, winners.len()) {
            (1, ..) => Decision::Points,
            (_, 1, _) => Decision::Tickets,
            (_, _, 1) => Decision::Passengers,
            _ => Decision::Shared,
        };
        (winners, by)
    }

    pub(crate) fn places(&self) -> Standing {
        let points =
            PerSeat::from_fn(|seat| self.points.0.get(seat.index()).map_or(0, |&points| points.into()));
        if self.ending().is_none() {
            return Standing::running(self.seats(), points);
        }
        Standing::over(self.seats(), points, |seat| self.rank(seat))
    }
}

/// TG-25: 20 for most, 10 for second most; tied for most 20 each and no second place; tied for second 10
/// each; nothing for none.
pub(crate) fn share_out(counts: PerSeat<u8, SEATS>) -> PerSeat<u8, SEATS> {
    let most = counts.0.iter().copied().max().unwrap_or(0);
    let alone = counts.0.iter().filter(|count| **count == most).take(2).count() == 1;
    let second = counts.0.iter().copied().filter(|&count| count < most).max().unwrap_or(0);
    PerSeat::from_fn(|seat| match counts[seat] {
        0 => 0,
        count if count == most => MOST,
        count if count == second && alone => SECOND,
        _ => 0,
    })
}

/// What a player's routes join: for every place the nodes it is joined to.
struct Joined<'b> {
    board: &'b Board,
    reach: [u64; MAX_PLACES],
}

impl<'b> Joined<'b> {
    fn new(board: &'b Board, own: u128) -> Self {
        let mut nodes: [u64; network::MAX_PLACES] = std::array::from_fn(|node| 1 << node);
        each_bit(own, |route| {
            let (a, b) = board.graph.ends(route);
            if nodes[a] >> b & 1 == 0 {
                let both = nodes[a] | nodes[b];
                each_bit(both.into(), |node| nodes[node] = both);
            }
        });
        // The cities are the first places and the first nodes. TG-20: a country is served by any of its end
        // points. TG-19: end points are dead ends in the graph itself, and those of one country are apart.
        let mut reach = nodes;
        let cities = board.cities.len();
        for (reach, country) in reach[cities..].iter_mut().zip(&board.countries) {
            *reach = country.ends.clone().fold(0, |reach, end| reach | nodes[cities + end]);
        }
        Self { board, reach }
    }

    /// TG-20, TG-23: whether an unbroken path joins any node of one place to any node of the other.
    #[inline]
    fn completes(&self, ticket: Ticket) -> bool {
        let ticket = &self.board.tickets[ticket.index()];
        self.reach[ticket.a.index()] & self.board.nodes[ticket.b.index()] != 0
    }
}
