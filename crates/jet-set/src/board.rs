//! What a board file gives; ids to indexes and back. Reading and checking the file is `load.rs`.

use crate::Paths;
use crate::load::read;
use network::{Backdrop, Fault, Graph, Place, Shelf};
use serde::{Deserialize, Serialize};
use std::sync::{LazyLock, OnceLock};

/// The most flights a board may have, short and long together.
pub const MAX_FLIGHTS: usize = 128;
/// The most Final Flights a board may have.
pub const MAX_FINALS: usize = 64;
/// JS-3: what flights are worth; a flight is one link long at its shortest, two, three or four.
pub const WORTHS: [u8; 4] = [1, 3, 5, 7];
/// JS-3: the prices a link may have.
pub const PRICES: std::ops::RangeInclusive<u8> = 4..=7;

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
    /// Flights worth 1 and 3.
    Short,
    /// Flights worth 5 and 7.
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
    /// The name records call it by.
    pub id: String,
    /// Who drew it, as the file says: `Skyrail` for our own.
    pub origin: String,
    /// The land behind it.
    pub backdrop: Backdrop,
    /// The cities.
    pub cities: Vec<Place>,
    /// The links.
    pub links: Vec<Connection>,
    /// The flights, those worth 1 first, then 3, 5 and 7.
    pub flights: Vec<FlightCard>,
    /// The Final Flights.
    pub finals: Vec<FinalCard>,
    /// Which links touch which cities.
    pub graph: Graph,
    /// Names the board in records; two boards with the same hash play the same.
    pub hash: [u8; 32],
    /// The whole file in one line, to be embedded in a record.
    pub json: String,
    /// The flights of each value in [`WORTHS`], as sets.
    pub(crate) worth: [u128; WORTHS.len()],
    /// The links that cost at most 4, 5, 6 and 7.
    pub(crate) up_to: [u128; 4],
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
    /// 1, 3, 5 or 7 points.
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

static BUILT_IN: LazyLock<&'static Board> = LazyLock::new(|| {
    Board::load(include_str!("../data/skyrail-jet-set.json")).expect("a test loads the built-in board")
});

static LOADED: Shelf<Board> = Shelf::new();

impl Board {
    /// The board drawn for Skyrail.
    pub fn built_in() -> &'static Self {
        *BUILT_IN
    }

    /// Loads a board file, or says all that is wrong with it.
    ///
    /// States point at their board, so a board once loaded stays until the program ends; the same file
    /// loaded again is the same board.
    pub fn load(text: &str) -> Result<&'static Self, Vec<Fault>> {
        LOADED.load(text, read, |board, hash, json| (board.hash, board.json) = (hash, json))
    }

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
        self.hash == other.hash
    }
}
