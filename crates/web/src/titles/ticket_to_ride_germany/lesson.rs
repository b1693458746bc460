//! The lessons: every kind of move once, then what makes a move a good one.

use crate::screen::Mark;
use ::ticket_to_ride_germany::Action;
use ::ticket_to_ride_germany::numbers::{MOST_PASSENGERS, SECOND_PASSENGERS};
use catalog::AnyAction;
use game::Note;

pub(super) const LESSON: &[Mark] = &[
    Mark {
        part: "dock",
        says: || vec![Note::new("web-learn-tg-goal")],
        when: |it| matches!(it, AnyAction::TicketToRideGermany(Action::Tickets { .. })),
    },
    Mark {
        part: "dock",
        says: || vec![Note::new("web-learn-tg-keep")],
        when: |it| matches!(it, AnyAction::TicketToRideGermany(Action::Keep { .. })),
    },
    Mark {
        part: "panel",
        says: || vec![Note::new("web-learn-tg-draw")],
        when: |it| matches!(it, AnyAction::TicketToRideGermany(Action::Draw | Action::Take { .. })),
    },
    Mark {
        part: "map",
        says: || vec![Note::new("web-learn-tg-claim")],
        when: |it| matches!(it, AnyAction::TicketToRideGermany(Action::Claim { .. })),
    },
    Mark {
        part: "dock",
        says: || vec![learn_passenger()],
        when: |it| matches!(it, AnyAction::TicketToRideGermany(Action::Passenger { .. })),
    },
];

pub(super) const TACTICS: &[Mark] = &[
    Mark {
        part: "dock",
        says: || vec![Note::new("web-learn-tg-tactic-way")],
        when: |it| matches!(it, AnyAction::TicketToRideGermany(Action::Claim { .. })),
    },
    Mark {
        part: "panel",
        says: || vec![Note::new("web-learn-tg-tactic-cards")],
        when: |it| matches!(it, AnyAction::TicketToRideGermany(Action::Draw | Action::Take { .. })),
    },
    Mark {
        part: "map",
        says: || vec![Note::new("web-learn-tg-tactic-people")],
        when: |it| matches!(it, AnyAction::TicketToRideGermany(Action::Passenger { .. })),
    },
];

/// TG-25: what passengers bring.
fn learn_passenger() -> Note {
    let note = Note::new("web-learn-tg-passenger");
    note.number("most", MOST_PASSENGERS).number("second", SECOND_PASSENGERS)
}
