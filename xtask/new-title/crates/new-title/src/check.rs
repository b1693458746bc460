//! Every clause that can refuse an action. What an action does is `apply.rs`.

use crate::{Action, Link, Phase, State};
use game::Seat;

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rejected {
    /// The game is over.
    Over,
    /// Another seat decides now.
    NotYourTurn,
    /// Somebody has the link already.
    Taken {
        /// Which.
        link: Link,
        /// Who.
        owner: Seat,
    },
    /// The second link does not meet the first.
    Apart {
        /// The second.
        link: Link,
        /// The first.
        after: Link,
    },
    /// One link must be taken before the turn can end.
    TakeFirst,
}

impl Rejected {
    /// The clause that refuses.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Over => "XX-6",
            Self::NotYourTurn => "XX-3",
            Self::Taken { .. } | Self::TakeFirst => "XX-4",
            Self::Apart { .. } => "XX-5",
        }
    }
}

impl State {
    /// Whether this seat may do this now.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Rejected> {
        match self.phase.seat() {
            // XX-6: nobody acts in a game that is over.
            None => return Err(Rejected::Over),
            // XX-3: clockwise, one seat at a time.
            Some(mover) if mover != seat => return Err(Rejected::NotYourTurn),
            Some(_) => {}
        }
        match (self.phase, action) {
            (Phase::Second { after, .. }, Action::Take { link }) => {
                self.check_free(link)?;
                // XX-5: it meets the first link in a city.
                let meets = self.options.board.meeting(after) & link.bit() != 0;
                if meets { Ok(()) } else { Err(Rejected::Apart { link, after }) }
            }
            (_, Action::Take { link }) => self.check_free(link),
            (Phase::Second { .. }, Action::Stop) => Ok(()),
            // XX-4: one link is compulsory.
            (_, Action::Stop) => Err(Rejected::TakeFirst),
        }
    }

    /// XX-4: nobody has it.
    fn check_free(&self, link: Link) -> Result<(), Rejected> {
        self.owner(link).map_or(Ok(()), |owner| Err(Rejected::Taken { link, owner }))
    }
}
