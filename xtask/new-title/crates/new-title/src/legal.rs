//! The fast list of legal actions. The laws hold it equal to what `check.rs` accepts.

use crate::{Action, Link, Phase, State};
use game::Seat;
use network::Bits;

impl State {
    /// Adds what this seat may do now, sorted.
    pub(crate) fn push_legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.phase.seat() != Some(seat) {
            return;
        }
        into.extend(Bits(self.takeable()).map(|link| Action::Take { link: Link(link as u8) }));
        // XX-5: after the first link one may stop.
        if matches!(self.phase, Phase::Second { .. }) {
            into.push(Action::Stop);
        }
    }

    /// XX-4, XX-5: the links that may be taken now.
    pub(crate) fn takeable(&self) -> u128 {
        match self.phase {
            Phase::First { .. } => self.free(),
            Phase::Second { after, .. } => self.free() & self.options.board.meeting(after),
            Phase::Over(_) => 0,
        }
    }
}
