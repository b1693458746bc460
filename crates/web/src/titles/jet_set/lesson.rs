//! The lessons: every kind of move once, then what makes a move a good one.

use crate::screen::Mark;
use ::jet_set::Action;
use ::jet_set::numbers::{BARE_INCOME, MARKED_INCOME};
use catalog::AnyAction;
use game::Note;

pub(super) const LESSON: &[Mark] = &[
    Mark {
        part: "map",
        says: || vec![Note::new("web-learn-js-goal"), Note::new("web-learn-js-buy")],
        when: |it| matches!(it, AnyAction::JetSet(Action::Buy { .. })),
    },
    Mark {
        part: "map",
        says: || vec![Note::new("web-learn-js-plane")],
        when: |it| matches!(it, AnyAction::JetSet(Action::Plane { .. })),
    },
    Mark {
        part: "panel",
        says: || vec![Note::new("web-learn-js-claim")],
        when: |it| matches!(it, AnyAction::JetSet(Action::Claim { .. })),
    },
    Mark {
        part: "dock",
        says: || vec![learn_income()],
        when: |it| matches!(it, AnyAction::JetSet(Action::Income)),
    },
    Mark {
        part: "panel",
        says: || vec![Note::new("web-learn-js-turn")],
        when: |it| matches!(it, AnyAction::JetSet(Action::TurnUp { .. })),
    },
];

pub(super) const TACTICS: &[Mark] = &[
    Mark {
        part: "panel",
        says: || vec![Note::new("web-learn-js-flights"), Note::new("web-learn-js-tactic-join")],
        when: |it| matches!(it, AnyAction::JetSet(Action::Buy { .. } | Action::Plane { .. })),
    },
    Mark {
        part: "dock",
        says: || vec![Note::new("web-learn-js-tactic-markers")],
        when: |it| matches!(it, AnyAction::JetSet(Action::Income)),
    },
    Mark {
        part: "panel",
        says: || vec![Note::new("web-learn-js-tactic-final")],
        when: |it| matches!(it, AnyAction::JetSet(Action::Claim { .. })),
    },
];

/// JS-15: what flights bring.
fn learn_income() -> Note {
    Note::new("web-learn-js-income").number("with", MARKED_INCOME).number("without", BARE_INCOME)
}
