//! What each action does. Whether it may be done is `check.rs`.

use crate::{Action, Ending, Event, Link, Phase, State};
use game::{Seat, Tell};

impl State {
    pub(crate) fn do_action(&mut self, seat: Seat, action: Action, tell: &mut impl Tell<Event>) {
        match action {
            Action::Take { link } => self.take(seat, link, tell),
            Action::Stop => {
                tell.tell(Event::Stopped { seat });
                self.end_turn(seat, tell);
            }
        }
    }

    fn take(&mut self, seat: Seat, link: Link, tell: &mut impl Tell<Event>) {
        self.owned[seat] |= link.bit();
        tell.tell(Event::Took { seat, link });
        let first = matches!(self.phase, Phase::First { .. });
        self.phase = Phase::Second { seat, after: link };
        // XX-5: a second link, if one is free beside the first.
        if !first || self.takeable() == 0 {
            self.end_turn(seat, tell);
        }
    }

    fn end_turn(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        if self.free() != 0 {
            // XX-3: clockwise.
            self.phase = Phase::First { seat: seat.next(self.seats()) };
            return;
        }
        // XX-6: every link is taken.
        self.phase = Phase::Over(Ending::AllTaken);
        tell.tell(Event::Ended { ending: Ending::AllTaken });
        self.tell_score(tell);
    }
}
