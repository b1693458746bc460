//! The table in a few lines, for a terminal and for screen readers.

use crate::log::{between, through};
use crate::numbers::VACATIONS;
use crate::words::row;
use crate::{Deck, FinalFlight, Flight, Link, View, Way};
use game::{Arg, Note, Seat};

impl View {
    /// The table in a few lines: decks, both rows with what each flight still costs whoever looks, players,
    /// own Final Flights.
    pub(crate) fn lines(&self) -> Vec<Note> {
        let mut lines = vec![if self.has_decks() {
            let [short, long] = self.deck_sizes;
            Note::new("js-sum-table")
                .number("short", short)
                .number("long", long)
                .number("vacations", self.vacations)
                .number("most", VACATIONS)
        } else {
            Note::new("js-sum-table-late")
        }];
        for deck in Deck::BOTH {
            lines.push(Note::new("js-sum-row").with("deck", row(deck)));
            lines.extend(self.row(deck).map(|flight| self.flight_line(flight)));
        }
        for seat in Seat::all(self.seats()) {
            lines.push(self.player_line(seat));
            lines.extend(self.links_line(seat));
        }
        for seat in Seat::all(self.seats()) {
            lines.extend(self.unclaimed_finals(seat).map(|flight| self.final_line(seat, flight)));
        }
        lines
    }

    /// An open flight, and what it still costs the player who looks.
    pub fn flight_line(&self, flight: Flight) -> Note {
        let way = self.eye.seat().and_then(|seat| self.way(seat, flight));
        let note = missing(way, "js-sum-flight", "js-sum-flight-ready", "js-sum-flight-missing");
        between(note, self.board, flight).number("points", self.board.flight_card(flight).worth)
    }

    /// A Final Flight of a seat, and what it still costs.
    pub fn final_line(&self, seat: Seat, flight: FinalFlight) -> Note {
        let way = self.final_way(seat, flight);
        let note = missing(way, "js-sum-final", "js-sum-final-ready", "js-sum-final-missing");
        through(note, self.board, flight).seat(seat)
    }

    fn player_line(&self, seat: Seat) -> Note {
        let note = match self.landed[seat] {
            Some(landed) => Note::new("js-sum-player-landed").number("on_final", landed.planes),
            None => Note::new("js-sum-player"),
        };
        note.seat(seat)
            .number("points", self.points(seat))
            .number("money", self.money[seat])
            .number("income", self.income(seat))
            .number("planes", self.stock[seat])
            .number("markers", self.markers[seat])
            .number("flights", self.flights(seat).count() as i64)
    }

    /// The links a seat owns or has planes on.
    fn links_line(&self, seat: Seat) -> Option<Note> {
        let links = (0..self.board.links.len()).map(|link| Link(link as u8));
        let links = links.filter(|&link| self.owner(link) == Some(seat) || self.planes[seat].on(link) > 0);
        let links: Vec<Arg> = links.map(|link| self.link_words(seat, link)).collect();
        (!links.is_empty()).then(|| Note::new("js-sum-links").seat(seat).with("links", Arg::List(links)))
    }

    fn link_words(&self, seat: Seat, link: Link) -> Arg {
        let own = self.owner(link) == Some(seat);
        let note = if own { Note::new("js-sum-link-own") } else { Note::new("js-sum-link") };
        let (a, b) = self.board.ends(link);
        let note = note.route(a.to_string(), b.to_string()).number("planes", self.planes[seat].on(link));
        Arg::Note(Box::new(note))
    }
}

/// The note of a flight by how much it lacks.
fn missing(way: Option<Way>, plain: &'static str, ready: &'static str, lacking: &'static str) -> Note {
    let note = |key| Note { key, clause: None, args: Vec::new() };
    match way {
        None => note(plain),
        Some(way) if way.planes == 0 => note(ready),
        Some(way) => note(lacking).number("planes", way.planes).number("money", way.money),
    }
}
