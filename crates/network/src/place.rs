//! Reads what every board file has: its names, its land, and its cities with their spots. No rule looks at a spot.

use crate::Sheet;
use game::{Anchor, Backdrop, BoardFile, Label, Note, Place};

/// Reads what a board file of this title says of itself: the title, its id and who drew it. Its hash and text are for
/// [`Shelf`](crate::Shelf) to add.
pub fn read_file(sheet: &Sheet<'_>, title: &str) -> Option<BoardFile> {
    let title = sheet.field("title").and_then(|name| name.one_of(&[title]));
    let id = sheet.optional("board").map_or_else(|| Some("custom".into()), |id| id.id());
    let origin = sheet.optional("origin").map_or(Some(""), |origin| origin.text()).map(String::from);
    Some(BoardFile::new(title.and(id)?, origin?))
}

/// Reads one city; `None` if a fault was noted.
pub fn read_place(sheet: &Sheet<'_>) -> Option<Place> {
    let id = sheet.field("id").and_then(|id| id.id());
    let x = sheet.field("x").and_then(|x| x.decimal());
    let y = sheet.field("y").and_then(|y| y.decimal());
    let label = match sheet.optional("label") {
        Some(label) => read_label(&label),
        None => Some(Label { anchor: Anchor::Start, dx: 10.0, dy: 0.0 }),
    };
    Some(Place { id: id?, x: x?, y: y?, label: label? })
}

fn read_label(sheet: &Sheet<'_>) -> Option<Label> {
    let anchor = sheet.field("anchor").and_then(|anchor| match anchor.text()? {
        "start" => Some(Anchor::Start),
        "middle" => Some(Anchor::Middle),
        "end" => Some(Anchor::End),
        _ => anchor.fault(Note::new("fault-anchor")),
    });
    let dx = sheet.field("dx").and_then(|dx| dx.decimal());
    let dy = sheet.field("dy").and_then(|dy| dy.decimal());
    Some(Label { anchor: anchor?, dx: dx?, dy: dy? })
}

/// Reads the land behind the map of a whole file; plain paper if it names none.
pub fn read_backdrop(sheet: &Sheet<'_>) -> Option<Backdrop> {
    match sheet.optional("backdrop") {
        Some(name) if name.text()? != "none" => name.id().map(Backdrop::Sheet),
        _ => Some(Backdrop::None),
    }
}
