//! The NumPy arrays of a batch: made once, written in place.

use crate::out::{Masks, Out, Vectors, Widths};
use numpy::{
    PyArray1, PyArray2, PyArray3, PyArrayMethods, PyReadwriteArray1, PyReadwriteArray2, PyReadwriteArray3,
};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

/// How observations are given.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    Bytes,
    Floats,
}

/// How legal actions are given.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum MaskForm {
    Dense,
    Bits,
    List,
}

impl Form {
    pub(crate) fn read(name: &str) -> PyResult<Self> {
        match name {
            "u8" => Ok(Self::Bytes),
            "f32" => Ok(Self::Floats),
            _ => Err(PyValueError::new_err(format!("obs is \"u8\" or \"f32\", not {name:?}"))),
        }
    }

    pub(crate) fn name(self) -> &'static str {
        if self == Self::Bytes { "u8" } else { "f32" }
    }
}

impl MaskForm {
    pub(crate) fn read(name: &str) -> PyResult<Self> {
        match name {
            "dense" => Ok(Self::Dense),
            "bits" => Ok(Self::Bits),
            "list" => Ok(Self::List),
            _ => Err(PyValueError::new_err(format!("mask is \"dense\", \"bits\" or \"list\", not {name:?}"))),
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Dense => "dense",
            Self::Bits => "bits",
            Self::List => "list",
        }
    }
}

/// Observations: an axis for games, one for seats, and one for entries.
pub(crate) enum VectorArray {
    Bytes(Py<PyArray3<u8>>),
    Floats(Py<PyArray3<f32>>),
}

pub(crate) enum MaskArray {
    Dense(Py<PyArray2<bool>>),
    Bits(Py<PyArray2<u8>>),
    List(Py<PyArray2<u16>>, Py<PyArray1<u16>>),
}

pub(crate) struct Arrays {
    pub(crate) widths: Widths,
    pub(crate) vectors: VectorArray,
    pub(crate) last_vectors: VectorArray,
    pub(crate) masks: MaskArray,
    pub(crate) seats: Py<PyArray1<i8>>,
    pub(crate) rewards: Py<PyArray2<f32>>,
    pub(crate) ended: Py<PyArray1<bool>>,
    pub(crate) games: Py<PyArray1<i64>>,
    pub(crate) steps: Py<PyArray1<i32>>,
}

impl VectorArray {
    fn new(py: Python<'_>, form: Form, shape: [usize; 3]) -> Self {
        match form {
            Form::Bytes => Self::Bytes(PyArray3::zeros(py, shape, false).unbind()),
            Form::Floats => Self::Floats(PyArray3::zeros(py, shape, false).unbind()),
        }
    }
}

impl Arrays {
    pub(crate) fn new(
        py: Python<'_>,
        games: usize,
        rows: usize,
        widths: Widths,
        (form, mask): (Form, MaskForm),
        keeps_last: bool,
    ) -> Self {
        let shape = [games, rows, widths.inputs];
        let last = if keeps_last { shape } else { [0, rows, widths.inputs] };
        let masks = match mask {
            MaskForm::Dense => MaskArray::Dense(PyArray2::zeros(py, [games, widths.numbers], false).unbind()),
            MaskForm::Bits => {
                MaskArray::Bits(PyArray2::zeros(py, [games, widths.mask_bytes()], false).unbind())
            }
            MaskForm::List => MaskArray::List(
                PyArray2::zeros(py, [games, widths.numbers], false).unbind(),
                PyArray1::zeros(py, [games], false).unbind(),
            ),
        };
        Self {
            widths,
            vectors: VectorArray::new(py, form, shape),
            last_vectors: VectorArray::new(py, form, last),
            masks,
            seats: PyArray1::zeros(py, [games], false).unbind(),
            rewards: PyArray2::zeros(py, [games, widths.seats], false).unbind(),
            ended: PyArray1::zeros(py, [games], false).unbind(),
            games: PyArray1::zeros(py, [games], false).unbind(),
            steps: PyArray1::zeros(py, [games], false).unbind(),
        }
    }

    /// Does something with all arrays open for writing.
    pub(crate) fn open<'py, T>(
        &self,
        py: Python<'py>,
        then: impl FnOnce(Python<'py>, Out<'_>) -> T,
    ) -> PyResult<T> {
        let mut vectors = Held3::of(py, &self.vectors)?;
        let mut last = Held3::of(py, &self.last_vectors)?;
        let mut masks = HeldMask::of(py, &self.masks)?;
        let mut seats = self.seats.bind(py).try_readwrite().map_err(locked)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(locked)?;
        let mut ended = self.ended.bind(py).try_readwrite().map_err(locked)?;
        let mut games = self.games.bind(py).try_readwrite().map_err(locked)?;
        let mut steps = self.steps.bind(py).try_readwrite().map_err(locked)?;
        let out = Out {
            widths: self.widths,
            vectors: vectors.slices()?,
            last_vectors: last.slices()?,
            masks: masks.slices()?,
            seats: seats.as_slice_mut().map_err(locked)?,
            rewards: rewards.as_slice_mut().map_err(locked)?,
            ended: ended.as_slice_mut().map_err(locked)?,
            games: games.as_slice_mut().map_err(locked)?,
            steps: steps.as_slice_mut().map_err(locked)?,
        };
        Ok(then(py, out))
    }
}

enum Held3<'py> {
    Bytes(PyReadwriteArray3<'py, u8>),
    Floats(PyReadwriteArray3<'py, f32>),
}

impl<'py> Held3<'py> {
    fn of(py: Python<'py>, array: &VectorArray) -> PyResult<Self> {
        Ok(match array {
            VectorArray::Bytes(array) => Self::Bytes(array.bind(py).try_readwrite().map_err(locked)?),
            VectorArray::Floats(array) => Self::Floats(array.bind(py).try_readwrite().map_err(locked)?),
        })
    }

    fn slices(&mut self) -> PyResult<Vectors<'_>> {
        Ok(match self {
            Self::Bytes(held) => Vectors::Bytes(held.as_slice_mut().map_err(locked)?),
            Self::Floats(held) => Vectors::Floats(held.as_slice_mut().map_err(locked)?),
        })
    }
}

enum HeldMask<'py> {
    Dense(PyReadwriteArray2<'py, bool>),
    Bits(PyReadwriteArray2<'py, u8>),
    List(PyReadwriteArray2<'py, u16>, PyReadwriteArray1<'py, u16>),
}

impl<'py> HeldMask<'py> {
    fn of(py: Python<'py>, array: &MaskArray) -> PyResult<Self> {
        Ok(match array {
            MaskArray::Dense(array) => Self::Dense(array.bind(py).try_readwrite().map_err(locked)?),
            MaskArray::Bits(array) => Self::Bits(array.bind(py).try_readwrite().map_err(locked)?),
            MaskArray::List(array, counts) => Self::List(
                array.bind(py).try_readwrite().map_err(locked)?,
                counts.bind(py).try_readwrite().map_err(locked)?,
            ),
        })
    }

    fn slices(&mut self) -> PyResult<Masks<'_>> {
        Ok(match self {
            Self::Dense(held) => Masks::Dense(held.as_slice_mut().map_err(locked)?),
            Self::Bits(held) => Masks::Bits(held.as_slice_mut().map_err(locked)?),
            Self::List(held, counts) => {
                Masks::List(held.as_slice_mut().map_err(locked)?, counts.as_slice_mut().map_err(locked)?)
            }
        })
    }
}

fn locked<E>(_: E) -> PyErr {
    PyRuntimeError::new_err(
        "an array of this batch was made read-only or is in use; a batch writes into its arrays",
    )
}
