//! What a board file gives; ids to indexes and back. Reading and checking the file is `load.rs`.

use crate::Paths;
use crate::load::read;
use crate::numbers::{PRICES, WORTHS};
use game::{Backdrop, BoardFault, BoardFile, BoardShelf, Map, Note, Place};
use network::{Graph, Shelf};
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// The most flights a board may have, short and long together.
pub const MAX_FLIGHTS: usize = 128;
/// The most Final Flights a board may have.
pub const MAX_FINALS: usize = 64;

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

/// A flight by its place among all flights of the board file, the cheapest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Flight(pub u8);

impl Flight {
    /// Its index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set that holds just this flight.
    #[inline]
    pub const fn bit(self) -> u128 {
        1 << self.0
    }
}

/// A Final Flight by its place in the board file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct FinalFlight(pub u8);

impl FinalFlight {
    /// Its index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the two decks, and the row beside it (JS-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Deck {
    /// Flights worth little.
    Short,
    /// Flights worth much.
    Long,
}

impl Deck {
    /// Both, the short one first (JS-7).
    pub const BOTH: [Self; 2] = [Self::Short, Self::Long];

    /// Its index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// JS-2: what its flights are worth.
    pub const fn worths(self) -> [u8; 2] {
        let [one, two, three, four] = WORTHS;
        match self {
            Self::Short => [one, two],
            Self::Long => [three, four],
        }
    }

    /// Its name in moves and records.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Short => "short",
            Self::Long => "long",
        }
    }
}

/// What the board gives (JS-3).
#[derive(Debug)]
pub struct Board {
    /// What the file says of itself.
    pub file: BoardFile,
    /// The land behind it.
    pub backdrop: Backdrop,
    /// The cities.
    pub cities: Vec<Place>,
    /// The links.
    pub links: Vec<Connection>,
    /// The flights, those worth least first.
    pub flights: Vec<FlightCard>,
    /// The Final Flights.
    pub finals: Vec<FinalCard>,
    /// Which links touch which cities.
    pub graph: Graph,
    /// The flights of each value in [`WORTHS`], as sets.
    pub(crate) worth: [u128; WORTHS.len()],
    /// The links that cost at most each of [`PRICES`].
    pub(crate) up_to: [u128; (*PRICES.end() - *PRICES.start()) as usize + 1],
    /// The flights that begin or end in each city.
    pub(crate) flights_at: Vec<u128>,
    /// The short paths of every flight card, once they are asked for.
    pub(crate) paths: OnceLock<Paths>,
}

/// A link on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Connection {
    /// The id that rows cite.
    pub id: String,
    /// What it costs to own it (JS-10).
    pub price: u8,
    /// For pictures: the control point of its curve; straight without one.
    pub bend: Option<(f64, f64)>,
    /// For pictures: where its price and its owner's marker go.
    pub badge: Option<(f64, f64)>,
}

/// A flight card.
#[derive(Clone, PartialEq, Debug)]
pub struct FlightCard {
    /// The id that rows cite: its two cities.
    pub id: String,
    /// The two cities, as indexes.
    pub cities: [u8; 2],
    /// Its points, one of [`WORTHS`].
    pub worth: u8,
    /// The links of one shortest way.
    pub way: u128,
}

/// A Final Flight card.
#[derive(Clone, PartialEq, Debug)]
pub struct FinalCard {
    /// The id that rows cite: its three cities.
    pub id: String,
    /// The three cities in order, as indexes.
    pub cities: [u8; 3],
    /// The links of one shortest way, each used once.
    pub way: u128,
}

static SHELF: Shelf<Board> =
    Shelf::new(&[include_str!("../data/skyrail-jet-set.json")], read, |board| &mut board.file);

impl game::Board for Board {
    fn shelf() -> &'static dyn BoardShelf<Self> {
        &SHELF
    }

    fn file(&self) -> &BoardFile {
        &self.file
    }

    fn map(&self) -> Map<'_> {
        self.graph.map(&self.backdrop, &self.cities, self.links.iter().map(|link| link.id.as_str()))
    }

    fn remarks(&self) -> Vec<BoardFault> {
        // Cities that only one link serves.
        let lonely =
            self.cities.iter().enumerate().filter(|&(city, _)| self.graph.touching(city).is_power_of_two());
        let remark = |(city, place): (usize, &Place)| BoardFault {
            path: format!("$.cities[{city}]"),
            what: Note::new("remark-js-one-link").place("city", place.id.clone()),
        };
        lonely.map(remark).collect()
    }
}

impl Board {
    /// JS-2: the flights of a deck, wherever they are now.
    #[inline]
    pub fn deck(&self, deck: Deck) -> u128 {
        match deck {
            Deck::Short => self.worth[0] | self.worth[1],
            Deck::Long => self.worth[2] | self.worth[3],
        }
    }

    /// All flights.
    #[inline]
    pub fn all_flights(&self) -> u128 {
        self.worth.iter().fold(0, |all, flights| all | flights)
    }

    /// All links.
    #[inline]
    pub(crate) fn all_links(&self) -> u128 {
        self.up_to[self.up_to.len() - 1]
    }

    /// The links that cost at most `money`.
    #[inline]
    pub(crate) fn costing(&self, money: u32) -> u128 {
        let (least, most) = (u32::from(*PRICES.start()), u32::from(*PRICES.end()));
        if money < least { 0 } else { self.up_to[(money.min(most) - least) as usize] }
    }

    /// The price of a link.
    #[inline]
    pub fn price(&self, link: Link) -> u8 {
        self.links[link.index()].price
    }

    /// A flight's card.
    #[inline]
    pub fn flight_card(&self, flight: Flight) -> &FlightCard {
        &self.flights[flight.index()]
    }

    /// A Final Flight's card.
    #[inline]
    pub fn final_card(&self, flight: FinalFlight) -> &FinalCard {
        &self.finals[flight.index()]
    }

    /// The link with this id.
    pub fn link(&self, id: &str) -> Option<Link> {
        self.links.iter().position(|link| link.id == id).map(|index| Link(index as u8))
    }

    /// The flight with this id.
    pub fn flight(&self, id: &str) -> Option<Flight> {
        self.flights.iter().position(|flight| flight.id == id).map(|index| Flight(index as u8))
    }

    /// The Final Flight with this id.
    pub fn final_flight(&self, id: &str) -> Option<FinalFlight> {
        self.finals.iter().position(|flight| flight.id == id).map(|index| FinalFlight(index as u8))
    }

    /// The ids of the two cities a link joins.
    pub fn ends(&self, link: Link) -> (&str, &str) {
        let (a, b) = self.graph.ends(link.index());
        (self.city(a as u8), self.city(b as u8))
    }

    /// The id of a city.
    pub fn city(&self, city: u8) -> &str {
        &self.cities[city as usize].id
    }

    /// The city at the other end of a link.
    #[inline]
    pub(crate) fn across(&self, link: usize, from: u8) -> u8 {
        let (a, b) = self.graph.ends(link);
        if a as u8 == from { b as u8 } else { a as u8 }
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.file.hash == other.file.hash
    }
}
