//! TG-24: the bonus for most completed tickets.

use crate::{Event, State};
use game::{Seat, Tell};

impl State {
    /// TG-24: the bonus for most completed tickets, to all who tie; nobody gets it for none.
    pub(crate) fn count_globetrotter(&mut self, tell: &mut impl Tell<Event>) {
        let most = self.completed.0.iter().copied().max().unwrap_or(0);
        if most == 0 {
            return;
        }
        let points = self.options.board.globetrotter;
        for seat in Seat::all(self.seats()).filter(|&seat| self.completed[seat] == most) {
            self.points[seat] += i16::from(points);
            tell.tell(Event::Globetrotter { seat, completed: most, points });
        }
    }
}
