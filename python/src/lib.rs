//! Skyrail for Python: many games at once, stepped in Rust and written into NumPy arrays.
//!
//! - `batch.rs` is the class that Python sees; `terms.rs` reads what it is called with, `save.rs` keeps and reads games.
//! - `told.rs` tells of entries and boards, `read.rs` reads arrays and names, `broken.rs` is what Python is told when Skyrail itself fails.
//! - `games.rs` are the games of one title, `slot.rs` is one of them; they know nothing of Python.
//! - `dataset.rs` reads files of finished games.
//! - `out.rs` are the arrays, cut into pieces for the threads of `crew.rs`; `arrays.rs` makes them.
//!
//! A game reaches Python as numbers, vectors, views and texts, never as a state.

mod arrays;
mod batch;
mod broken;
mod crew;
mod dataset;
mod games;
mod out;
mod read;
mod save;
mod slot;
mod terms;
mod told;

use catalog::Title;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// The compiled part of `skyrail`; use it through that package.
#[pymodule]
mod _core {
    #[pymodule_export]
    use super::{
        batch::Batch,
        bots,
        dataset::{Dataset, dataset_block, dataset_heading},
        titles,
    };
}

/// The names of the titles, each with its fewest and most players, its boards and its options.
#[pyfunction]
fn titles(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let all = PyDict::new(py);
    for &title in Title::ALL {
        let told = PyDict::new(py);
        told.set_item("players", (*title.seats().start(), *title.seats().end()))?;
        told.set_item("boards", title.boards().iter().map(|board| board.id()).collect::<Vec<_>>())?;
        told.set_item("rules", title.rules())?;
        let options = title.options(*title.seats().start()).list();
        told.set_item("options", options.into_iter().collect::<std::collections::BTreeMap<_, _>>())?;
        all.set_item(title.name(), told)?;
    }
    Ok(all)
}

/// The names of the bots that can be opponents.
#[pyfunction]
fn bots() -> Vec<&'static str> {
    ::bots::Kind::names().collect()
}
