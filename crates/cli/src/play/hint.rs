//! `hint` at the keyboard: how the game stands and what is best to do, within two seconds.

use crate::out::Out;
use crate::play::seats;
use bots::{Advice, Hinting};
use catalog::AnyView;
use game::{Arg, Eye, Note, Seat};
use std::time::{Duration, Instant};
use table::Table;

/// How long a person waits for a hint at most.
const PATIENCE: Duration = Duration::from_secs(2);

/// Says what each seat can expect, and the best moves with their gain and a reason.
pub(super) fn tell(table: &Table, seat: Seat, out: &mut Out) {
    let view = table.view(Eye::Seat(seat));
    let mut hinting = Hinting::new(&view, seats::seed(table, seat));
    let start = Instant::now();
    while start.elapsed() < PATIENCE && hinting.step() {}
    let hint = hinting.hint();
    for seat in Seat::all(hint.seats) {
        let (share, points) = (hint.shares[seat], hint.points[seat]);
        let note = Note::new("cli-hint-seat").seat(seat).name("share", percent(share.value));
        let note = note.name("error", percent(share.error));
        out.note(&note.number("points", points.round() as i64));
    }
    for (number, advice) in hint.best.iter().enumerate() {
        out.note(&line(number, advice, &view));
    }
}

/// One of the best moves. What it gains is over the first thought of an expert.
fn line(number: usize, advice: &Advice, view: &AnyView) -> Note {
    let listed = view.legal().iter().position(|&legal| legal == advice.action);
    let note = Note::new("cli-hint-move").number("place", number as i64 + 1);
    let note = note.name("number", listed.map_or_else(String::new, |index| (index + 1).to_string()));
    let note = note.with("move", Arg::Note(Box::new(view.describe(advice.action))));
    let note = note.name("share", percent(advice.share.value));
    let gain = 100.0 * advice.gain.value;
    let note = note.name("gain", format!("{gain:+.1}")).name("error", percent(advice.gain.error));
    note.with("reason", Arg::Note(Box::new(advice.reason.clone())))
}

fn percent(share: f32) -> String {
    format!("{:.1}", 100.0 * share)
}
