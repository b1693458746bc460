//! What a board file gives; ids to indexes and back. What it must fulfil is `load.rs`.

use crate::load::read;
use crate::numbers::{SCORINGS, SEATS, taken_out};
use game::{Backdrop, BoardFault, BoardFile, BoardShelf, Map, Note, Place};
use network::{Graph, Shelf};
use serde::{Deserialize, Serialize};

/// The most airlines a board may have (AE-1).
pub const AIRLINES: usize = 10;
/// Kinds of shares: the airlines and, last, Air ABACUS (AE-2).
pub const KINDS: usize = AIRLINES + 1;
/// The most licences a board may have.
pub const MAX_LICENCES: usize = 200;

/// An airline, or Air ABACUS, by its place in the board file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Airline(pub u8);

impl Airline {
    /// Air ABACUS: shares only, no planes, routes or marker (AE-2).
    pub const ABACUS: Self = Self(AIRLINES as u8);

    /// Its index among the kinds of shares.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A route by its place in the board file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Route(pub u8);

impl Route {
    /// Its index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What the board gives (AE-3).
#[derive(Debug)]
pub struct Board {
    /// What the file says of itself.
    pub file: BoardFile,
    /// The land behind it.
    pub backdrop: Backdrop,
    /// The cities.
    pub cities: Vec<Place>,
    /// The routes.
    pub routes: Vec<Link>,
    /// The price of every licence, route by route, cheapest first.
    pub prices: Vec<u8>,
    /// The airlines, Air ABACUS not among them.
    pub companies: Vec<Company>,
    /// The value zones of the share track, from its start.
    pub zones: Vec<Zone>,
    /// The rows of Air ABACUS at the scorings (AE-43); [`Board::row`] says which one pays.
    pub abacus_rows: [PayRow; SCORINGS],
    /// How many ABACUS shares there are.
    pub abacus_shares: u8,
    /// Which routes touch which cities.
    pub graph: Graph,
    pub(crate) max_price: u8,
    /// Bit `b` of every route's cheapest price, when all licences are free.
    pub(crate) price_bits: [u128; 5],
    /// All routes.
    pub(crate) open: u128,
}

/// A route and its licences.
#[derive(Clone, PartialEq, Debug)]
pub struct Link {
    /// The id that rows cite.
    pub id: String,
    /// The index of its first licence in [`Board::prices`].
    pub first: u8,
    /// How many licences it has.
    pub count: u8,
    /// A long-distance route: one expensive licence (AE-25).
    pub long_distance: bool,
}

/// An airline on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Company {
    /// The id that rows cite.
    pub id: String,
    /// Its name, the same in every language.
    pub name: String,
    /// Its colour.
    pub color: &'static str,
    /// Its planes, and as many shares (AE-1).
    pub planes: u8,
    /// Its home airport, an index of a city.
    pub home: u8,
    /// Its start space on the share track.
    pub start: u8,
    /// The bonus connection of the small airlines (AE-26): target city and amount.
    pub bonus: Option<(u8, u8)>,
}

/// A row of victory points: most shares, second most, … Missing places give 0 (AE-41).
pub type PayRow = [u8; SEATS];

/// A stretch of the share track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Zone {
    /// Its first space.
    pub from: u16,
    /// Its victory points.
    pub row: PayRow,
}

static SHELF: Shelf<Board> =
    Shelf::new(&[include_str!("../data/skyrail-europe.json")], read, |board| &mut board.file);

impl game::Board for Board {
    fn shelf() -> &'static dyn BoardShelf<Self> {
        &SHELF
    }

    fn file(&self) -> &BoardFile {
        &self.file
    }

    fn map(&self) -> Map<'_> {
        self.graph.map(&self.backdrop, &self.cities, self.routes.iter().map(|link| link.id.as_str()))
    }

    fn remarks(&self) -> Vec<BoardFault> {
        // Airlines with few routes out of their home.
        let narrow = |(index, company): (usize, &crate::Company)| {
            let routes = self.graph.touching(company.home as usize).count_ones();
            let what = Note::new("remark-narrow-home")
                .name("airline", company.name.clone())
                .number("routes", routes);
            (routes < 3).then_some(BoardFault { path: format!("$.airlines[{index}].home"), what })
        };
        self.companies.iter().enumerate().filter_map(narrow).collect()
    }
}

impl Board {
    /// AE-4: the airlines in play with so many seats, as a bit set.
    pub fn in_play(&self, seats: usize) -> u16 {
        in_play(&self.companies, seats)
    }

    /// The zone of a space of the share track (AE-41).
    pub fn zone(&self, space: u16) -> &Zone {
        self.zones.iter().rev().find(|zone| zone.from <= space).unwrap_or(&self.zones[0])
    }

    /// The row that a share of an airline is paid by at a scoring, counted from 1. AE-41: the zone the marker
    /// stands in gives it. AE-43: that of Air ABACUS is fixed; AE-48: a scoring beyond the last is the last.
    #[inline]
    pub fn row(&self, airline: Airline, marker: u16, scoring: usize) -> PayRow {
        if airline == Airline::ABACUS {
            self.abacus_rows[scoring.clamp(1, SCORINGS) - 1]
        } else {
            self.zone(marker).row
        }
    }

    /// The dearest licence of all.
    #[inline]
    pub fn max_price(&self) -> u8 {
        self.max_price
    }

    /// The id of an airline, `abacus` for Air ABACUS.
    pub fn airline_id(&self, airline: Airline) -> &str {
        self.companies.get(airline.index()).map_or("abacus", |company| &company.id)
    }

    /// The name of an airline.
    pub fn airline_name(&self, airline: Airline) -> &str {
        self.companies.get(airline.index()).map_or("Air ABACUS", |company| &company.name)
    }

    /// The airline with this id.
    pub fn airline(&self, id: &str) -> Option<Airline> {
        let found = self.companies.iter().position(|company| company.id == id);
        found.map(|index| Airline(index as u8)).or((id == "abacus").then_some(Airline::ABACUS))
    }

    /// The route with this id.
    pub fn route(&self, id: &str) -> Option<Route> {
        self.routes.iter().position(|route| route.id == id).map(|index| Route(index as u8))
    }

    /// The ids of the two cities a route joins.
    pub fn ends(&self, route: Route) -> (&str, &str) {
        let (a, b) = self.graph.ends(route.index());
        (&self.cities[a].id, &self.cities[b].id)
    }

    /// The prices of a route's licences, cheapest first.
    pub fn licences(&self, route: Route) -> &[u8] {
        let link = &self.routes[route.index()];
        &self.prices[link.first as usize..(link.first + link.count) as usize]
    }
}

pub(crate) fn in_play(companies: &[Company], seats: usize) -> u16 {
    let out = taken_out(seats);
    let flies = |(index, company): (usize, &Company)| u16::from(!out.contains(&company.color)) << index;
    companies.iter().enumerate().map(flies).sum()
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.file.hash == other.file.hash
    }
}
