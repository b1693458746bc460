//! The table in a few lines, for a terminal and for screen readers.

use crate::words::{coat, counted, face, named};
use crate::{Card, Cards, Kind, Module, Passenger, Progress, Route, Ticket, View};
use game::{Arg, Note, Seat};

impl View {
    /// The table in a few lines: decks, face-up cards, players, own cards and tickets.
    pub(crate) fn lines(&self) -> Vec<Note> {
        let deck = |kind: Kind| {
            let deck = &self.decks[kind as usize];
            i64::from(deck.size) + deck.bottom.len() as i64
        };
        let row = self.row.iter().flatten().map(|&card| face(card)).collect();
        let mut lines = vec![
            self.tickets_note("tg-sum-table", "tg-sum-table-one", Kind::BOTH.map(deck))
                .number("cards", self.deck_size)
                .number("discards", self.discards.total()),
            Note::new("tg-sum-row").with("cards", Arg::List(row)),
        ];
        lines.extend(self.last.map(|seat| Note::new("tg-sum-last").seat(seat)));
        for seat in Seat::all(self.seats()) {
            lines.push(self.player_line(seat));
            // With two decks the line of the player names them.
            if self.board.has(Module::Passengers) && !self.board.has(Module::TwoDecks) {
                let note = Note::new("tg-sum-passengers").seat(seat);
                lines.push(note.with("passengers", self.passenger_names(seat)));
            }
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
        self.tickets_note("tg-sum-player", "tg-sum-player-one", self.ticket_counts[seat].map(i64::from))
            .seat(seat)
            .number("points", self.points[seat])
            .number("trains", self.trains[seat])
            .number("hand", self.hand_sizes[seat])
            .with("passengers", self.passenger_names(seat))
    }

    fn passenger_names(&self, seat: Seat) -> Arg {
        let passengers = Passenger::all().filter(|&color| self.passengers[seat][color.index()] > 0);
        let passengers = passengers.map(|passenger| {
            let count = self.passengers[seat][passenger.index()];
            let note = Note::new("tg-cards").with("card", coat(passenger)).number("count", count);
            Arg::Note(Box::new(note))
        });
        Arg::List(passengers.collect())
    }

    /// A note about tickets of both decks, or of the one there is.
    fn tickets_note(&self, two: &'static str, one: &'static str, [short, long]: [i64; 2]) -> Note {
        if self.board.has(Module::TwoDecks) {
            Note::new(two).number("short", short).number("long", long)
        } else {
            Note::new(one).number("tickets", short + long)
        }
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
        Arg::List(held.map(|(card, count): (Card, u8)| counted(card, count)).collect())
    }
}
