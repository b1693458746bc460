//! The same vector as a graph: places are nodes, links are edges, and each has those entries that are about it.

use crate::field::Layout;
use crate::{LINK, PLACE};
use game::Map;

/// A property that every place or every link has.
#[derive(Clone, PartialEq, Debug)]
pub struct Feature {
    /// The field it comes from.
    pub field: &'static str,
    /// Which of that field's entries, by the axes other than the place's or link's.
    pub at: Vec<usize>,
    /// The entry of the vector for each place or link.
    pub entries: Vec<usize>,
}

/// Which entries of a vector belong to which place and link. Together with the rest they are the whole vector.
#[derive(Clone, PartialEq, Debug)]
pub struct Graph {
    /// The two places of each link, in the order of the board file.
    pub edges: Vec<(usize, usize)>,
    /// The ids of the places.
    pub places: Vec<String>,
    /// The ids of the links.
    pub links: Vec<String>,
    /// What each place has.
    pub of_places: Vec<Feature>,
    /// What each link has.
    pub of_links: Vec<Feature>,
    /// The entries that are about neither.
    pub rest: Vec<usize>,
}

impl Graph {
    pub(crate) fn new(layout: &Layout, map: &Map<'_>) -> Self {
        let mut graph = Self {
            edges: map.links.iter().map(|link| link.ends).collect(),
            places: map.places.iter().map(|place| place.id.clone()).collect(),
            links: map.links.iter().map(|link| link.id.to_string()).collect(),
            of_places: Vec::new(),
            of_links: Vec::new(),
            rest: Vec::new(),
        };
        for field in &layout.fields {
            let sized = |name: &str, len: usize| {
                field.axes.iter().position(|&axis| axis == (name, len)).map(|axis| (axis, name == LINK))
            };
            let axis = sized(LINK, graph.links.len()).or_else(|| sized(PLACE, graph.places.len()));
            let Some((axis, of_link)) = axis else {
                graph.rest.extend(field.start..field.start + field.len());
                continue;
            };
            let stride: usize = field.axes[axis + 1..].iter().map(|(_, len)| len).product();
            let (count, len) = (field.axes[axis].1, field.len());
            let features = (0..len / count).map(|other| {
                let (before, after) = (other / stride, other % stride);
                let first = field.start + before * count * stride + after;
                let entries = (0..count).map(|nth| first + nth * stride).collect();
                Feature { field: field.name, at: place_of(&field.axes, axis, other), entries }
            });
            if of_link { &mut graph.of_links } else { &mut graph.of_places }.extend(features);
        }
        graph
    }
}

/// Where the `nth` entry lies along all axes but one.
fn place_of(axes: &[(&'static str, usize)], without: usize, mut nth: usize) -> Vec<usize> {
    let others = axes.iter().enumerate().filter(|(axis, _)| *axis != without);
    let mut at: Vec<usize> = others
        .rev()
        .map(|(_, &(_, len))| {
            let here = nth % len;
            nth /= len;
            here
        })
        .collect();
    at.reverse();
    at
}
