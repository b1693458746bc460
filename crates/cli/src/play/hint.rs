//! `hint` at the keyboard: how the game stands and what is best to do, within two seconds.

use crate::out::{FAINT, Out};
use crate::play::seats;
use bots::{ABOUT_EQUAL, Advice, Hint, Hinting};
use catalog::AnyView;
use game::{Arg, Eye, Note, Seat};
use std::time::{Duration, Instant};
use table::Table;

/// How long a person waits for a hint at most.
const PATIENCE: Duration = Duration::from_secs(2);

/// Says what each seat can expect as things stand, the best moves with the chance to win after each and what speaks for
/// it, and what these numbers are.
pub(super) fn tell(table: &Table, seat: Seat, out: &mut Out) {
    let view = table.view(Eye::Seat(seat));
    let mut hinting = Hinting::new(&view, seats::seed(table, seat));
    let start = Instant::now();
    while start.elapsed() < PATIENCE && hinting.step() {}
    let hint = hinting.hint();
    out.word("cli-hint-now");
    for (seat, chance) in Seat::all(hint.seats).zip(hint.chances()) {
        let note = Note::new("cli-hint-seat").seat(seat).number("share", chance);
        let sentence = out.say(&note.number("points", hint.points[seat].round() as i64));
        out.line(&format!("  {sentence}"));
    }
    if !hint.best.is_empty() {
        out.word("cli-hint-order");
    }
    for (place, advice) in (1..).zip(&hint.best) {
        out.note(&line(place, &hint, advice, &view));
        for fact in &advice.reason.facts {
            let sentence = out.say(fact);
            out.line(&format!("   {sentence}"));
        }
    }
    let means = Note::new("cli-hint-means").number("games", hint.playouts).number("equal", ABOUT_EQUAL);
    out.styled(FAINT, &out.say(&means));
}

/// One of the best moves, with the number it is typed by.
fn line(place: i64, hint: &Hint, advice: &Advice, view: &AnyView) -> Note {
    let listed = view.legal().iter().position(|&legal| legal == advice.action);
    let (chance, more) = hint.chance(advice);
    let note = Note::new("cli-hint-move").number("place", place);
    let note = note.name("number", listed.map_or_else(String::new, |index| (index + 1).to_string()));
    let note = note.with("move", Arg::Note(Box::new(view.describe(advice.action))));
    let note = note.number("share", chance);
    let more = match more {
        0 => "±0".into(),
        more if more < 0 => format!("\u{2212}{}", -more),
        more => format!("+{more}"),
    };
    note.name("more", more)
}
