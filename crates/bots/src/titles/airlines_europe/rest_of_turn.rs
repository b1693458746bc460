//! What is to follow the first licence of a turn, so that action A is thought through once.

use super::offers::Offer;
use airlines_europe::{Action, Phase, Sight};

/// The rest of an action A that was chosen as a whole.
#[derive(Clone, Copy, Debug)]
pub(super) struct RestOfTurn {
    first: Offer,
    second: Option<Offer>,
    share: Action,
    /// Shares drawn from the pile so far, which tells this turn from others.
    drawn: u8,
}

impl RestOfTurn {
    pub(super) fn new(sight: &Sight<'_>, first: Offer, second: Option<Offer>, share: Action) -> Self {
        Self { first, second, share, drawn: sight.drawn() }
    }

    /// What was to be done now, if the turn went as it was meant to.
    pub(super) fn next(&self, sight: &Sight<'_>) -> Option<Action> {
        if self.drawn != sight.drawn() || !self.first.is_made(sight) {
            return None;
        }
        match (sight.phase(), self.second) {
            (Phase::SecondLicence(_), Some(second)) => second.holds(sight).then(|| second.action()),
            (Phase::SecondLicence(_), None) => Some(self.share),
            (Phase::Share(_), Some(second)) => second.is_made(sight).then_some(self.share),
            _ => None,
        }
    }
}
