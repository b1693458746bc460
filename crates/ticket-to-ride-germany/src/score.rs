//! Points: routes, tickets, Globetrotter and passengers at the end, and who wins.

use crate::board::{Board, MAX_PLACES, Ticket};
use crate::event::{Decision, TicketScore};
use crate::numbers::SEATS;
use crate::{Event, Module, State};
use game::{Game, PerSeat, Seat, SeatSet, Standing, Tell};
use network::each_bit;

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
        if self.options.board.has(Module::Globetrotter) {
            self.count_globetrotter(tell);
        }
        if self.options.board.has(Module::Passengers) {
            self.count_passengers(tell);
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
        let open = self.options.board.all_routes() & !self.closed_to(seat);
        let joined = Joined::new(self.options.board, own);
        let (mut sum, mut count) = (0, 0);
        each_bit(self.held[seat], |index| {
            let ticket = Ticket(index as u8);
            let completed = joined.completes(ticket);
            let value = i16::from(self.options.board.tickets[index].points);
            let points = if completed { value } else { -value };
            sum += points;
            count += u8::from(completed);
            tell.tell(Event::TicketScored(TicketScore { seat, ticket, completed, points, own, open }));
        });
        self.points[seat] += sum;
        self.completed[seat] += count;
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
