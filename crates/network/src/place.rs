//! Cities with their spot on the map, and the land behind them. For pictures only; no rule looks here.

use crate::Sheet;
use game::Note;

/// A city: its id, where it stands in the backdrop's units, and where its name goes.
#[derive(Clone, PartialEq, Debug)]
pub struct Place {
    /// The id that rows cite.
    pub id: String,
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
    /// Where the name goes.
    pub label: Label,
}

/// Where a name goes, from its city's spot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Label {
    /// Which part of the text stands at the offset.
    pub anchor: Anchor,
    /// To the right.
    pub dx: f64,
    /// Down, to the middle line of the text.
    pub dy: f64,
}

/// Which part of a text stands at its spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

impl Place {
    /// Reads one city; `None` if a fault was noted.
    pub fn read(sheet: &Sheet<'_>) -> Option<Self> {
        let id = sheet.field("id").and_then(|id| id.id());
        let x = sheet.field("x").and_then(|x| x.decimal());
        let y = sheet.field("y").and_then(|y| y.decimal());
        let label = match sheet.optional("label") {
            Some(label) => Label::read(&label),
            None => Some(Label { anchor: Anchor::Start, dx: 10.0, dy: 0.0 }),
        };
        Some(Self { id: id?, x: x?, y: y?, label: label? })
    }
}

impl Label {
    fn read(sheet: &Sheet<'_>) -> Option<Self> {
        let anchor = sheet.field("anchor").and_then(|anchor| match anchor.text()? {
            "start" => Some(Anchor::Start),
            "middle" => Some(Anchor::Middle),
            "end" => Some(Anchor::End),
            _ => anchor.fault(Note::new("fault-anchor")),
        });
        let dx = sheet.field("dx").and_then(|dx| dx.decimal());
        let dy = sheet.field("dy").and_then(|dy| dy.decimal());
        Some(Self { anchor: anchor?, dx: dx?, dy: dy? })
    }
}

/// The land behind a map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Backdrop {
    /// Europe from Iceland to the Caucasus.
    Europe,
    /// Germany and its neighbours.
    Germany,
    /// Plain paper.
    None,
}

impl Backdrop {
    /// Reads the backdrop's name.
    pub fn read(sheet: &Sheet<'_>) -> Option<Self> {
        match sheet.text()? {
            "europe" => Some(Self::Europe),
            "germany" => Some(Self::Germany),
            "none" => Some(Self::None),
            _ => sheet.fault(Note::new("fault-backdrop")),
        }
    }
}
