//! What one eye may see, built by naming it.

use crate::score::{home_points, link_points};
use crate::{Action, Board, Link, Options, Phase, State, words};
use game::{Eye, Note, PerSeat, Seat};
use network::Bits;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What one eye may see (XX-2).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eye.
    pub eye: Eye,
    /// What the table agreed on, the first seat as it was drawn (XX-3).
    pub options: Options,
    /// What is asked of whom.
    pub phase: Phase,
    /// The links of each seat.
    pub owned: PerSeat<u128>,
    /// XX-2: one's own home; all once the game is over.
    pub homes: PerSeat<Option<u8>>,
    /// What this seat may do now.
    pub legal: Vec<Action>,
}

impl View {
    /// Who has a link.
    pub fn owner(&self, link: Link) -> Option<Seat> {
        Seat::all(self.seats()).find(|&seat| self.owned[seat] & link.bit() != 0)
    }

    /// How many seats play.
    pub fn seats(&self) -> usize {
        self.options.seats as usize
    }

    /// XX-7: the points of a seat, with its home where this eye knows it.
    pub fn points(&self, seat: Seat) -> u16 {
        let home = self.homes[seat].map(|home| home_points(self.options.board, self.owned[seat], home));
        link_points(self.owned[seat]) + home.unwrap_or(0)
    }
}

impl game::View for View {
    type Game = State;

    fn points_seen(&self, seat: Seat) -> Option<i32> {
        Some(self.points(seat).into())
    }

    fn link_owners(&self) -> Vec<(usize, Seat)> {
        let of = |seat| Bits(self.owned[seat]).map(move |link| (link, seat));
        Seat::all(self.seats()).flat_map(of).collect()
    }

    fn summary(&self) -> Vec<Note> {
        self.lines()
    }

    fn to_json(&self) -> Value {
        self.all_json()
    }

    fn ask(&self) -> Note {
        words::ask(self)
    }

    fn describe(&self, action: Action) -> Note {
        words::describe(self.options.board, action)
    }

    fn eye(&self) -> Eye {
        self.eye
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn legal(&self) -> &[Action] {
        &self.legal
    }

    fn be_still(&mut self) {
        self.legal.clear();
    }

    fn set_board(&mut self, board: &'static Board) {
        self.options.board = board;
    }
}

impl State {
    pub(crate) fn view_of(&self, eye: Eye) -> View {
        let mut legal = Vec::new();
        if let Some(seat) = eye.seat() {
            self.push_legal(seat, &mut legal);
        }
        // XX-2, XX-6: a home is its owner's until the game is over.
        let over = matches!(self.phase, Phase::Over(_));
        let shown = |seat: Seat| seat.index() < self.seats() && (over || eye.sees(seat));
        View {
            eye,
            options: self.options,
            phase: self.phase,
            owned: self.owned,
            homes: PerSeat::from_fn(|seat| shown(seat).then_some(self.homes[seat])),
            legal,
        }
    }
}
