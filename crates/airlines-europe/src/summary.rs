//! The table in a few lines, for a terminal and for screen readers.

use crate::numbers::SCORINGS;
use crate::{Airline, Shares, View};
use game::{Arg, Note, Seat};

impl View {
    /// The table in a few lines: scoring and pile, market, airlines in track order, players, own hand.
    pub(crate) fn lines(&self) -> Vec<Note> {
        let mut lines = vec![
            Note::new("ae-sum-table")
                .number("scored", self.scored)
                .number("scorings", SCORINGS as i64)
                .number("cards", self.pile_size)
                .number("bank", self.bank)
                .number("abacus", self.supply),
            Note::new("ae-sum-market").with("shares", self.market.names(self.board)),
        ];
        let mut flying: Vec<usize> =
            (0..self.board.companies.len()).filter(|index| self.flying >> index & 1 == 1).collect();
        flying.sort_by_key(|&index| std::cmp::Reverse(self.markers[index]));
        lines.extend(flying.into_iter().map(|index| self.airline_line(index)));
        lines.extend(Seat::all(self.seats()).map(|seat| self.player_line(seat)));
        for seat in Seat::all(self.seats()) {
            if let Some(hand) = &self.hands[seat] {
                lines.push(Note::new("ae-sum-hand").seat(seat).with("shares", hand.names(self.board)));
            }
        }
        lines
    }

    /// Marker, row, planes left, and who holds how many.
    fn airline_line(&self, index: usize) -> Note {
        let airline = Airline(index as u8);
        let marker = self.markers[index];
        let row = self.board.zone(marker).row.map(|points| points.to_string()).join("-");
        let holders = Seat::all(self.seats()).filter(|&seat| self.portfolios[seat][airline] > 0);
        let holders = holders.map(|seat| {
            let count = self.portfolios[seat][airline];
            Arg::Note(Box::new(Note::new("ae-sum-holder").seat(seat).number("count", count)))
        });
        Note::new("ae-sum-airline")
            .name("airline", self.board.airline_name(airline))
            .number("marker", marker)
            .name("row", row)
            .number("planes", self.planes[index])
            .with("holders", Arg::List(holders.collect()))
    }

    fn player_line(&self, seat: Seat) -> Note {
        let note = match self.points[seat] {
            Some(points) => Note::new("ae-sum-player-points").number("points", points),
            None => Note::new("ae-sum-player"),
        };
        note.seat(seat)
            .number("money", self.money[seat])
            .number("hand", self.hand_sizes[seat])
            .number("abacus", self.hand_abacus[seat])
            .number("bans", self.bans[seat])
            .with("portfolio", self.portfolios[seat].names(self.board))
    }
}

impl Shares {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }
}
