//! What is said of this game: notes for asks, actions, refusals and the log.

use crate::numbers::HOME_POINTS;
use crate::{Action, Board, Event, Link, Phase, Rejected, View};
use game::Note;

/// What is asked of whoever looks, as one sentence.
pub(crate) fn ask(view: &View) -> Note {
    let Some(mover) = view.phase.seat() else { return Note::new("xx-ask-over") };
    if view.eye.seat() != Some(mover) {
        return Note::new("xx-wait").seat(mover);
    }
    match view.phase {
        Phase::Second { after, .. } => along(Note::new("xx-ask-second"), view.options.board, after),
        _ => Note::new("xx-ask-first"),
    }
}

/// What an action means.
pub(crate) fn describe(board: &Board, action: Action) -> Note {
    match action {
        Action::Take { link } => {
            // The ends apart are for the short form in long lists.
            let (from, to) = board.ends(link);
            let note = along(Note::new("xx-do-take"), board, link);
            note.place("from", from.to_string()).place("to", to.to_string())
        }
        Action::Stop => Note::new("xx-do-stop"),
    }
}

impl game::Rejected for Rejected {
    type Board = Board;

    fn note(self, board: &'static Board) -> Note {
        let note = match self {
            Self::Over => Note::new("xx-no-over"),
            Self::NotYourTurn => Note::new("xx-no-turn"),
            Self::Taken { link, owner } => along(Note::new("xx-no-taken"), board, link).seat(owner),
            Self::Apart { after, .. } => along(Note::new("xx-no-apart"), board, after),
            Self::TakeFirst => Note::new("xx-no-stop"),
        };
        note.citing(self.clause())
    }
}

/// One line of the log.
pub(crate) fn tell(board: &Board, event: Event) -> Note {
    match event {
        Event::Begins { seat, .. } => Note::new("xx-told-begins").seat(seat),
        Event::Dealt { seat, home: None } => Note::new("xx-told-dealt-unseen").seat(seat),
        Event::Dealt { seat, home: Some(home) } => at(Note::new("xx-told-dealt"), board, home).seat(seat),
        Event::Took { seat, link } => along(Note::new("xx-told-took"), board, link).seat(seat),
        Event::Stopped { seat } => Note::new("xx-told-stopped").seat(seat),
        Event::Ended { .. } => Note::new("xx-told-ended"),
        Event::Home { seat, home, points } => {
            at(Note::new("xx-told-home"), board, home).seat(seat).number("points", points)
        }
        Event::Total { seat, points, place } => {
            Note::new("xx-told-total").seat(seat).number("points", points).number("place", place)
        }
    }
}

/// XX-7: what one's own home is worth.
pub(crate) fn home(board: &Board, home: u8) -> Note {
    at(Note::new("xx-sum-home"), board, home).number("points", HOME_POINTS)
}

fn along(note: Note, board: &Board, link: Link) -> Note {
    let (a, b) = board.ends(link);
    note.route(a.to_string(), b.to_string())
}

fn at(note: Note, board: &Board, city: u8) -> Note {
    note.place("city", board.city(city).to_string())
}
