//! What a board file gives; ids to indexes and back. How a file is read is `load.rs`.

use crate::cards::{CARDS, PASSENGERS};
use crate::modules::{Module, Modules};
use crate::{Action, Card, Cards, load};
use game::{Backdrop, BoardFault, BoardFile, BoardShelf, Map, MapLink, Note, Place};
use network::{Graph, Shelf};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The longest route a board may have.
pub const MAX_LENGTH: usize = 9;
/// The most places, cities and countries together, a board may have.
pub const MAX_PLACES: usize = network::MAX_PLACES;
/// The most tickets of one kind a board may have.
pub const MAX_TICKETS: usize = 64;
/// One more than the cards of one colour and locomotives together can be.
pub(crate) const UPTO: usize = 64;
/// Grey among the colours of routes: it stands behind the eight of the cards.
pub(crate) const GREY: usize = CARDS - 1;

/// A one in every byte.
pub(crate) const ONES: u64 = 0x0101_0101_0101_0101;
/// The colours of a grey route in [`Lane`].
pub(crate) const ALL_COLORS: u64 = ONES << 7;

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

/// A ticket by its place in the board file, the short ones before the long ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Ticket(pub u8);

impl Ticket {
    /// Its index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A city or a country: what tickets name and where passengers wait. Cities come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct PlaceId(pub u8);

impl PlaceId {
    /// Its index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The two ticket decks (TG-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// Of little value.
    Short,
    /// Of great value.
    Long,
}

impl Kind {
    /// Both, short first.
    pub const BOTH: [Self; 2] = [Self::Short, Self::Long];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Short => "short",
            Self::Long => "long",
        }
    }
}

/// What the board gives (TG-2).
#[derive(Debug)]
pub struct Board {
    /// What the file says of itself.
    pub file: BoardFile,
    /// The land behind it.
    pub backdrop: Backdrop,
    /// The cities; the first places and the first nodes of the graph.
    pub cities: Vec<Place>,
    /// The countries; the places behind the cities.
    pub countries: Vec<Country>,
    /// The end points of the countries; the nodes of the graph behind the cities.
    pub end_points: Vec<EndPoint>,
    /// The routes.
    pub routes: Vec<Link>,
    /// The tickets, short before long.
    pub tickets: Vec<TicketCard>,
    /// How many of the tickets are short.
    pub shorts: usize,
    /// All train cards.
    pub cards: Cards,
    /// Which parts of the rules it has.
    pub(crate) modules: Modules,
    /// The fewest and the most players it is for (TG-1).
    pub players: (u8, u8),
    /// TG-4, TG-17: tickets drawn at a time.
    pub offer: u8,
    /// TG-4: at least so many starting tickets are kept.
    pub keep_at_start: u8,
    /// All passengers, by colour.
    pub passengers: [u8; PASSENGERS],
    /// How many passengers start in each place.
    pub crowds: Vec<u8>,
    /// Trains of each player.
    pub trains: u8,
    /// The bonus for most completed tickets (TG-24).
    pub globetrotter: u8,
    /// TG-14: the points of a route of each length.
    pub route_points: [u8; MAX_LENGTH + 1],
    /// Which routes touch which cities and end points.
    pub graph: Graph,
    /// The nodes of each place: one for a city, the end points of a country.
    pub(crate) nodes: Vec<u64>,
    /// For each colour and each number of cards: the routes they can pay for, grey ones included (TG-12).
    pub(crate) upto: [[u128; UPTO]; GREY],
    /// For each number of trains, or [`MAX_LENGTH`] for more: the routes they suffice for.
    pub(crate) fitting: [u128; MAX_LENGTH + 1],
    /// What a claim looks at, route by route.
    pub(crate) lanes: Vec<Lane>,
    /// Routes that have others beside them (TG-15).
    pub(crate) parallel: u128,
    /// The short and the long tickets, as sets.
    pub(crate) kinds: [u128; 2],
}

/// Length and colours of a route, for the lists of legal claims.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lane {
    pub(crate) length: u8,
    /// What is missing from the length to 128, in every byte: added to the cards of the eight colours it
    /// sets the highest bit where they suffice.
    pub(crate) missing: u64,
    /// The colours it takes (TG-12): the highest bit of one byte, or of all eight for grey.
    pub(crate) colors: u64,
    /// The claim with each colour and no locomotive. Copied whole it is written faster than in parts.
    pub(crate) exact: [Action; GREY],
}

/// A country at the border.
#[derive(Clone, PartialEq, Debug)]
pub struct Country {
    /// Its id and where its name goes.
    pub place: Place,
    /// Its end points, as indexes of [`Board::end_points`].
    pub ends: std::ops::Range<usize>,
}

/// Where a route reaches a country (TG-19).
#[derive(Clone, PartialEq, Debug)]
pub struct EndPoint {
    /// The id that routes of the file cite.
    pub id: String,
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
    /// Its country, an index of [`Board::countries`].
    pub country: usize,
}

/// A route.
#[derive(Clone, PartialEq, Debug)]
pub struct Link {
    /// The id that rows cite.
    pub id: String,
    /// TG-15: the routes of its group, itself included.
    pub group: u128,
    /// Its spaces.
    pub length: u8,
    /// The card it needs; `None` for grey (TG-12).
    pub color: Option<Card>,
    /// The two places it links, whose passengers may be taken (TG-16).
    pub places: [PlaceId; 2],
}

/// A ticket.
#[derive(Clone, PartialEq, Debug)]
pub struct TicketCard {
    /// The id that rows cite: its two places, and a number where an earlier ticket names the same two.
    pub id: String,
    /// One place.
    pub a: PlaceId,
    /// The other.
    pub b: PlaceId,
    /// Its value.
    pub points: u8,
}

static SHELF: Shelf<Board> = Shelf::new(
    &[include_str!("../data/germany.json"), include_str!("../data/vienna-athens.json")],
    load::read,
    |board| &mut board.file,
);

impl game::Board for Board {
    fn shelf() -> &'static dyn BoardShelf<Self> {
        &SHELF
    }

    fn file(&self) -> &BoardFile {
        &self.file
    }

    fn map(&self) -> Map<'_> {
        // The lines to a country end where its name stands.
        let countries = self.countries.iter().map(|country| &country.place);
        let links = self.routes.iter().map(|link| {
            let [a, b] = link.places.map(PlaceId::index);
            MapLink { id: &link.id, ends: (a, b) }
        });
        Map {
            backdrop: self.backdrop.clone(),
            places: self.cities.iter().chain(countries).collect(),
            links: links.collect(),
        }
    }

    fn players(&self) -> Option<RangeInclusive<usize>> {
        Some(self.players.0.into()..=self.players.1.into())
    }

    fn remarks(&self) -> Vec<BoardFault> {
        // Tickets whose value is not the length of the shortest path.
        let differs = |(index, ticket): (usize, &TicketCard)| {
            let shortest = self.shortest(ticket.a, ticket.b)?;
            if shortest == u32::from(ticket.points) {
                return None;
            }
            let what = Note::new("tg-remark-value").route(self.name(ticket.a), self.name(ticket.b));
            let what = what.number("points", ticket.points).number("shortest", shortest);
            let path = match index.checked_sub(self.shorts) {
                None if !self.has(Module::TwoDecks) => format!("$.tickets[{index}].points"),
                None => format!("$.short_tickets[{index}].points"),
                Some(long) => format!("$.long_tickets[{long}].points"),
            };
            Some(BoardFault { path, what })
        };
        self.tickets.iter().enumerate().filter_map(differs).collect()
    }
}

impl Board {
    /// Whether it has this part of the rules.
    #[inline]
    pub const fn has(&self, module: Module) -> bool {
        self.modules.has(module)
    }

    /// How many places there are.
    pub fn places(&self) -> usize {
        self.cities.len() + self.countries.len()
    }

    /// The id of a place.
    pub fn place_id(&self, place: PlaceId) -> &str {
        match place.index().checked_sub(self.cities.len()) {
            None => &self.cities[place.index()].id,
            Some(country) => &self.countries[country].place.id,
        }
    }

    /// The place with this id.
    pub fn place(&self, id: &str) -> Option<PlaceId> {
        (0..self.places() as u8).map(PlaceId).find(|&place| self.place_id(place) == id)
    }

    fn name(&self, place: PlaceId) -> String {
        self.place_id(place).to_string()
    }

    /// The route with this id.
    pub fn route(&self, id: &str) -> Option<Route> {
        self.routes.iter().position(|route| route.id == id).map(|index| Route(index as u8))
    }

    /// The ticket with this id.
    pub fn ticket(&self, id: &str) -> Option<Ticket> {
        self.tickets.iter().position(|ticket| ticket.id == id).map(|index| Ticket(index as u8))
    }

    /// The ids of the two places a route links.
    pub fn ends(&self, route: Route) -> (&str, &str) {
        let [a, b] = self.routes[route.index()].places;
        (self.place_id(a), self.place_id(b))
    }

    /// The tickets of a kind, as a set.
    #[inline]
    pub fn kind(&self, kind: Kind) -> u128 {
        self.kinds[kind as usize]
    }

    /// The kind of a ticket.
    #[inline]
    pub fn kind_of(&self, ticket: Ticket) -> Kind {
        if ticket.index() < self.shorts { Kind::Short } else { Kind::Long }
    }

    /// Every ticket, as a set.
    #[inline]
    pub fn all_tickets(&self) -> u128 {
        self.kinds[0] | self.kinds[1]
    }

    /// The index of the first ticket of a kind.
    #[inline]
    pub(crate) fn first_of(&self, kind: Kind) -> usize {
        match kind {
            Kind::Short => 0,
            Kind::Long => self.shorts,
        }
    }

    /// How many tickets of a kind there are.
    #[inline]
    pub(crate) fn count_of(&self, kind: Kind) -> usize {
        match kind {
            Kind::Short => self.shorts,
            Kind::Long => self.tickets.len() - self.shorts,
        }
    }

    /// The nodes of the graph that a place has, as a set: one for a city, the end points of a country.
    #[inline]
    pub fn nodes_of(&self, place: PlaceId) -> u64 {
        self.nodes[place.index()]
    }

    /// Every route, as a set.
    #[inline]
    pub fn all_routes(&self) -> u128 {
        u128::MAX >> (128 - self.routes.len())
    }

    /// The least spaces of any path between two places.
    pub fn shortest(&self, a: PlaceId, b: PlaceId) -> Option<u32> {
        self.way(self.all_routes(), a, b, |route| u32::from(self.routes[route].length)).map(|(cost, _)| cost)
    }

    /// The cheapest path between two places over `routes` and its cost. TG-20: a country is served by any
    /// of its end points.
    pub fn way(
        &self,
        routes: u128,
        a: PlaceId,
        b: PlaceId,
        cost: impl Fn(usize) -> u32,
    ) -> Option<(u32, u128)> {
        let nodes = |place: PlaceId| network::Bits(u128::from(self.nodes[place.index()]));
        let mut best: Option<(u32, u128)> = None;
        for (from, to) in nodes(a).flat_map(|from| nodes(b).map(move |to| (from, to))) {
            let Some((length, path)) = self.graph.cheapest(routes, from, to, &cost) else { continue };
            if best.is_none_or(|(shortest, _)| length < shortest) {
                best = Some((length, path.iter().fold(0, |set, &route| set | 1 << route)));
            }
        }
        best
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.file.hash == other.file.hash
    }
}
