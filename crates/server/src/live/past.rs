//! How a game stood after some row: what the eye saw then, and all of it once the game is over.

use super::room::turn_of;
use game::Eye;
use table::Table;
use wire::{Past, Shown};

/// How it stood after so many rows; `None` if there are not so many.
pub(crate) fn at(table: &Table, eye: Eye, row: usize) -> Option<Past> {
    if row > table.rows().len() {
        return None;
    }
    let over = table.ending().is_some();
    let eye = if over { Eye::Open } else { eye };
    let rows = table.rows().iter().take(row).copied();
    let then = Table::fold(table.setup().clone(), rows).ok()?;
    let opening = then.opening().iter().map(|&event| (0, event));
    let steps =
        then.steps().iter().flat_map(|step| step.events.iter().map(|&event| (step.row as u32, event)));
    let lines = opening.chain(steps).filter_map(|(row, event)| Some((row, event.seen(eye)?))).collect();
    let shown = Shown { view: then.seen_again(eye, over), keep: 0, lines };
    Some(Past { row: row as u32, turn: turn_of(&then), shown })
}
