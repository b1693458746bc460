//! What a board file gives; ids to indexes and back. Reading and checking the file is `load.rs`.

use crate::load::read;
use game::{Backdrop, BoardFile, BoardShelf, Map, Place};
use network::{Graph, Shelf};
use serde::{Deserialize, Serialize};

/// A link by its place in the board file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Link(pub u8);

impl Link {
    /// Its index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set that holds just this link.
    #[inline]
    pub const fn bit(self) -> u128 {
        1 << self.0
    }
}

/// What the board gives (XX-1).
#[derive(Debug)]
pub struct Board {
    /// What the file says of itself.
    pub file: BoardFile,
    /// The land behind it.
    pub backdrop: Backdrop,
    /// The cities.
    pub cities: Vec<Place>,
    /// The ids of the links.
    pub links: Vec<String>,
    /// Which links touch which cities.
    pub graph: Graph,
}

/// Boards are equal if they play the same.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.file.hash == other.file.hash
    }
}

static SHELF: Shelf<Board> =
    Shelf::new(&[include_str!("../data/skyrail-new-title.json")], read, |board| &mut board.file);

impl game::Board for Board {
    fn shelf() -> &'static dyn BoardShelf<Self> {
        &SHELF
    }

    fn file(&self) -> &BoardFile {
        &self.file
    }

    fn map(&self) -> Map<'_> {
        self.graph.map(&self.backdrop, &self.cities, self.links.iter().map(String::as_str))
    }
}

impl Board {
    /// All links.
    #[inline]
    pub fn all_links(&self) -> u128 {
        u128::MAX >> (128 - self.links.len())
    }

    /// The links that meet this one in a city, itself included.
    #[inline]
    pub fn meeting(&self, link: Link) -> u128 {
        let (a, b) = self.graph.ends(link.index());
        self.graph.touching(a) | self.graph.touching(b)
    }

    /// The link with this id.
    pub fn link(&self, id: &str) -> Option<Link> {
        self.links.iter().position(|link| link == id).map(|index| Link(index as u8))
    }

    /// The id of a city.
    pub fn city(&self, city: u8) -> &str {
        &self.cities[city as usize].id
    }

    /// The ids of the cities that a link joins.
    pub fn ends(&self, link: Link) -> (&str, &str) {
        let (a, b) = self.graph.ends(link.index());
        (&self.cities[a].id, &self.cities[b].id)
    }
}
