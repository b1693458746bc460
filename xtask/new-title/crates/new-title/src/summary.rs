//! The table in a few lines, for a terminal and for screen readers.

use crate::{View, words};
use game::{Note, Seat};

impl View {
    /// The free links, every player, and one's own home.
    pub(crate) fn lines(&self) -> Vec<Note> {
        let board = self.options.board;
        let taken = self.owned.0.iter().fold(0, |taken, links| taken | links);
        let free = (board.all_links() & !taken).count_ones();
        let mut lines = vec![Note::new("xx-sum-free").number("links", free)];
        lines.extend(Seat::all(self.seats()).map(|seat| {
            let links = self.owned[seat].count_ones();
            Note::new("xx-sum-player").seat(seat).number("links", links).number("points", self.points(seat))
        }));
        let own = self.eye.seat().and_then(|seat| self.homes[seat]);
        lines.extend(own.map(|home| words::home(board, home)));
        lines
    }
}
