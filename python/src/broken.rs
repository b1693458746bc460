//! What Python is told when Skyrail itself fails.

use catalog::Title;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};

pyo3::create_exception!(skyrail, Broken, PyRuntimeError, "A fault in Skyrail itself; the batch is closed.");

/// Runs something that should not fail; if it does, that is our fault, and Python is told instead of ended.
pub(crate) fn guarded<T>(title: Title, act: impl FnOnce() -> T) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(act)).map_err(|_| {
        Broken::new_err(format!(
            "a fault in Skyrail's {}; please report it with what you called",
            title.name()
        ))
    })
}
