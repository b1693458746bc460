//! How a game stood after some of its rows, for whoever looks back.

use super::Seen;
use game::Eye;
use table::Record;

/// What `eye` saw after so many rows of a record whose last state is `now`. Nothing can be done there.
pub(super) fn at(record: &Record, rows: usize, now: &Seen, eye: Eye) -> Seen {
    let rows = rows.min(record.table.rows().len());
    let (table, over) = (record.at(rows), now.ending.is_some());
    let eye = if over && eye == Eye::Watcher { Eye::Open } else { eye };
    let opening = table.opening().iter().map(|&event| (0, event));
    let steps = table.steps().iter().flat_map(|step| step.events.iter().map(|&event| (step.row, event)));
    let log = opening.chain(steps).filter_map(|(row, event)| Some((row, event.seen(eye)?))).collect();
    let mut view = table.seen_again(eye, over);
    view.be_still();
    Seen {
        view,
        me: eye.seat(),
        log,
        decision: 0,
        undoable: 0,
        sitters: now.sitters.clone(),
        turn: table.turn(),
        standing: table.standing(),
        ending: None,
        rows,
        clocks: None,
    }
}
