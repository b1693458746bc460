//! What is told of the entries of an observation and of the board, as dictionaries.

use crate::games::Core;
use crate::read::feature_name;
use catalog::AnyBoard;
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use observe::Layout;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

/// A dictionary for each field.
pub(crate) fn fields<'py>(py: Python<'py>, layout: &Layout) -> PyResult<Bound<'py, PyList>> {
    let fields = layout.fields.iter().map(|field| {
        let told = PyDict::new(py);
        told.set_item("name", field.name)?;
        told.set_item("about", field.about)?;
        told.set_item("axes", field.axes.iter().map(|(name, _)| *name).collect::<Vec<_>>())?;
        told.set_item("shape", field.axes.iter().map(|(_, len)| *len).collect::<Vec<_>>())?;
        told.set_item("start", field.start)?;
        told.set_item("stop", field.start + field.len())?;
        told.set_item("scale", field.most)?;
        told.set_item("wide", field.wide)?;
        Ok(told)
    });
    PyList::new(py, fields.collect::<PyResult<Vec<_>>>()?)
}

/// Places as nodes and links as edges, and which entries each has.
pub(crate) fn graph<'py>(py: Python<'py>, core: &dyn Core) -> PyResult<Bound<'py, PyDict>> {
    let (graph, told) = (core.graph(), PyDict::new(py));
    let ends = [0, 1].map(|end| -> Vec<i64> {
        graph.edges.iter().map(|&(a, b)| if end == 0 { a as i64 } else { b as i64 }).collect()
    });
    told.set_item("edge_index", PyArray2::from_vec2(py, &ends)?)?;
    for (name, features, count) in
        [("node", &graph.of_places, graph.places.len()), ("edge", &graph.of_links, graph.links.len())]
    {
        let entries: Vec<i64> = (0..count)
            .flat_map(|nth| features.iter().map(move |feature| feature.entries[nth] as i64))
            .collect();
        let entries = PyArray1::from_vec(py, entries).reshape([count, features.len()])?;
        told.set_item(format!("{name}_entries"), entries)?;
        let names: Vec<String> =
            features.iter().map(|feature| feature_name(feature.field, &feature.at)).collect();
        told.set_item(format!("{name}_features"), names)?;
    }
    let rest: Vec<i64> = graph.rest.iter().map(|&entry| entry as i64).collect();
    told.set_item("global_entries", PyArray1::from_vec(py, rest))?;
    told.set_item("nodes", graph.places)?;
    told.set_item("edges", graph.links)?;
    Ok(told)
}

/// Places with their spots, and links.
pub(crate) fn map<'py>(py: Python<'py>, board: &AnyBoard) -> PyResult<Bound<'py, PyDict>> {
    let (map, told) = (board.map(), PyDict::new(py));
    let places: Vec<(String, f64, f64)> =
        map.places.iter().map(|place| (place.id.clone(), place.x, place.y)).collect();
    let links: Vec<(String, usize, usize)> =
        map.links.iter().map(|link| (link.id.to_string(), link.ends.0, link.ends.1)).collect();
    told.set_item("places", places)?;
    told.set_item("links", links)?;
    Ok(told)
}
