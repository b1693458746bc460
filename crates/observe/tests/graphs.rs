//! The graph form is the whole vector, each entry once.

use crate::common::tables;
use observe::{Observe, Observer};

fn every_entry_once<G: Observe>() {
    for options in tables::<G>() {
        let observer = Observer::<G>::new(&options);
        let graph = observer.graph();
        assert_eq!(graph.edges.len(), graph.links.len());
        assert!(graph.edges.iter().all(|&(a, b)| a.max(b) < graph.places.len()));
        let features = graph.of_links.iter().chain(&graph.of_places);
        let mut entries: Vec<usize> = features.flat_map(|feature| feature.entries.clone()).collect();
        entries.extend(&graph.rest);
        entries.sort_unstable();
        assert_eq!(entries, (0..observer.inputs()).collect::<Vec<_>>());
        assert!(graph.of_links.iter().all(|feature| feature.entries.len() == graph.links.len()));
        assert!(graph.of_places.iter().all(|feature| feature.entries.len() == graph.places.len()));
        assert!(!graph.of_links.is_empty());
    }
}

macro_rules! graphs {
    ($($Title:ident = $title:ident),+ $(,)?) => {
        $(#[test]
        fn $title() {
            every_entry_once::<catalog::$title::State>();
        })+
    };
}

catalog::each!(graphs);
