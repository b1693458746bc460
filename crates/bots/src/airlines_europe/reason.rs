//! The sentence for a hint: the strongest of the expert's terms that speak for an action.

use super::weights::Numbers;
use airlines_europe::{Action, Sight};
use game::Note;

/// The strongest term, as a sentence.
pub(super) fn note(_sight: Sight<'_>, _numbers: &Numbers, _action: Action) -> Note {
    Note::new("hint-none")
}
