//! The lessons: every kind of move once, then what makes a move a good one.

use crate::screen::Mark;
use ::airlines_europe::Action;
use ::airlines_europe::numbers::{BANK_PAYS, DIVIDEND};
use catalog::AnyAction;
use game::Note;

pub(super) const LESSON: &[Mark] = &[
    Mark {
        part: "dock",
        says: || vec![Note::new("web-learn-ae-goal"), Note::new("web-learn-ae-pick")],
        when: |it| matches!(it, AnyAction::AirlinesEurope(Action::Pick { .. })),
    },
    Mark {
        part: "map",
        says: || vec![Note::new("web-learn-ae-buy")],
        when: |it| matches!(it, AnyAction::AirlinesEurope(Action::Buy { .. })),
    },
    Mark {
        part: "dock",
        says: || vec![Note::new("web-learn-ae-take")],
        when: |it| matches!(it, AnyAction::AirlinesEurope(Action::Take { .. } | Action::Draw)),
    },
    Mark {
        part: "dock",
        says: || vec![Note::new("web-learn-ae-play").number("money", DIVIDEND)],
        when: |it| matches!(it, AnyAction::AirlinesEurope(Action::Play { .. } | Action::PlayPair { .. })),
    },
    Mark {
        part: "dock",
        says: || vec![Note::new("web-learn-ae-bank").number("money", BANK_PAYS)],
        when: |it| matches!(it, AnyAction::AirlinesEurope(Action::Bank)),
    },
    Mark {
        part: "dock",
        says: || vec![Note::new("web-learn-ae-exchange")],
        when: |it| matches!(it, AnyAction::AirlinesEurope(Action::Exchange { .. })),
    },
];

pub(super) const TACTICS: &[Mark] = &[
    Mark {
        part: "panel",
        says: || vec![Note::new("web-learn-ae-track"), Note::new("web-learn-ae-tactic-zone")],
        when: |it| matches!(it, AnyAction::AirlinesEurope(Action::Buy { .. })),
    },
    Mark {
        part: "panel",
        says: || vec![Note::new("web-learn-ae-tactic-lead")],
        when: |it| matches!(it, AnyAction::AirlinesEurope(Action::Play { .. } | Action::PlayPair { .. })),
    },
    Mark {
        part: "dock",
        says: || vec![Note::new("web-learn-ae-tactic-market")],
        when: |it| matches!(it, AnyAction::AirlinesEurope(Action::Take { .. } | Action::Draw)),
    },
];
