//! What Python gives and is given by name.

use numpy::{PyArray1, PyArrayMethods, PyReadonlyArray1};
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;

/// An array of whole numbers, whatever Python calls them.
pub(crate) fn whole<'py>(actions: &Bound<'py, PyAny>, count: usize) -> PyResult<PyReadonlyArray1<'py, i64>> {
    let kind = || -> PyResult<String> {
        Ok(actions
            .getattr("dtype")
            .map_or_else(|_| actions.get_type().to_string(), |dtype| dtype.to_string()))
    };
    let wrong = |what: String| {
        PyTypeError::new_err(format!("actions are whole numbers, one for each game, not {what}"))
    };
    let array = match actions.cast::<PyArray1<i64>>() {
        Ok(array) => array.clone(),
        Err(_) => {
            let numpy = actions.py().import("numpy")?;
            let array = numpy.call_method1("asarray", (actions,)).map_err(|_| wrong("this".into()))?;
            let kind_of: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
            if kind_of != "i" && kind_of != "u" {
                return Err(wrong(kind()?));
            }
            let array = array.call_method1("astype", ("int64",))?;
            let shape = array.getattr("shape")?.to_string();
            array.cast_into::<PyArray1<i64>>().map_err(|_| {
                PyValueError::new_err(format!("actions have the shape ({count},), not {shape}"))
            })?
        }
    };
    let held =
        array.try_readonly().map_err(|_| PyRuntimeError::new_err("the actions are being written to"))?;
    let found = held.len()?;
    if found != count {
        return Err(PyValueError::new_err(format!("actions have the shape ({count},), not ({found},)")));
    }
    Ok(held)
}

/// As in `routes[1]`.
pub(crate) fn feature_name(field: &str, at: &[usize]) -> String {
    at.iter().fold(field.to_string(), |name, place| format!("{name}[{place}]"))
}

/// Small numbers as a list: as they are they would reach Python as `bytes`.
pub(crate) fn numbers(bytes: &[u8]) -> Vec<usize> {
    bytes.iter().copied().map(usize::from).collect()
}
