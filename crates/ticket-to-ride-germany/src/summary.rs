//! The table in a few lines, for a terminal and for screen readers.

use crate::words::{coat, color, named};
use crate::{Card, Cards, Kind, Passenger, Progress, Route, Ticket, View};
use game::{Arg, Note, Seat};

impl View {
    /// The table in a few lines: decks, face-up cards, players, own cards and tickets.
    pub fn summary(&self) -> Vec<Note> {
        let deck = |kind: Kind| {
            let deck = &self.decks[kind as usize];
            i64::from(deck.size) + deck.bottom.len() as i64
        };
        let row = self.row.iter().flatten().map(|&card| color(card)).collect();
        let mut lines = vec![
            Note::new("tg-sum-table")
                .number("cards", self.deck_size)
                .number("discards", self.discards.total())
                .number("short", deck(Kind::Short))
                .number("long", deck(Kind::Long)),
            Note::new("tg-sum-row").with("cards", Arg::List(row)),
        ];
        lines.extend(self.last.map(|seat| Note::new("tg-sum-last").seat(seat)));
        for seat in Seat::all(self.seats()) {
            lines.push(self.player_line(seat));
            lines.extend(self.routes_line(seat));
        }
        for seat in Seat::all(self.seats()) {
            if let Some(hand) = &self.hands[seat] {
                lines.push(Note::new("tg-sum-hand").seat(seat).with("cards", hand.names()));
            }
            for ticket in network::Bits(self.tickets[seat].unwrap_or(0)) {
                lines.push(self.ticket_line(seat, Ticket(ticket as u8)));
            }
        }
        lines
    }

    fn player_line(&self, seat: Seat) -> Note {
        let [short, long] = self.ticket_counts[seat];
        let passengers = Passenger::all().filter(|&color| self.passengers[seat][color.index()] > 0);
        let passengers = passengers.map(|passenger| {
            let count = self.passengers[seat][passenger.index()];
            counted(coat(passenger), count)
        });
        Note::new("tg-sum-player")
            .seat(seat)
            .number("points", self.points[seat])
            .number("trains", self.trains[seat])
            .number("hand", self.hand_sizes[seat])
            .number("short", short)
            .number("long", long)
            .with("passengers", Arg::List(passengers.collect()))
    }

    /// The routes a seat has claimed.
    fn routes_line(&self, seat: Seat) -> Option<Note> {
        let route = |route: usize| {
            let (a, b) = self.board.ends(Route(route as u8));
            Arg::Route(a.into(), b.into())
        };
        let routes: Vec<Arg> = network::Bits(self.routes[seat]).map(route).collect();
        (!routes.is_empty()).then(|| Note::new("tg-sum-routes").seat(seat).with("routes", Arg::List(routes)))
    }

    /// A ticket and how far it is.
    fn ticket_line(&self, seat: Seat, ticket: Ticket) -> Note {
        let note = match self.progress(seat, ticket) {
            Progress::Completed { .. } => Note::new("tg-sum-ticket-done"),
            Progress::Possible { missing, .. } => Note::new("tg-sum-ticket").number("missing", missing),
            Progress::CutOff => Note::new("tg-sum-ticket-cut-off"),
        };
        note.seat(seat).with("ticket", named(self.board, ticket))
    }
}

impl Cards {
    /// The cards as a list of colours with counts.
    pub fn names(&self) -> Arg {
        let held = self.iter().filter(|&(_, count)| count > 0);
        Arg::List(held.map(|(card, count): (Card, u8)| counted(color(card), count)).collect())
    }
}

fn counted(word: Arg, count: u8) -> Arg {
    Arg::Note(Box::new(Note::new("tg-cards").with("card", word).number("count", count)))
}
