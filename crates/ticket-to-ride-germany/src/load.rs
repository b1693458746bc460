//! Reads a board file. Every fault is reported at once, with its JSON path.

use crate::board::{
    ALL_COLORS, Board, Country, EndPoint, GREY, Lane, Link, MAX_LENGTH, MAX_PLACES, MAX_TICKETS, ONES,
    PlaceId, Route, TicketCard, UPTO,
};
use crate::cards::{CARD_IDS, MAX_CROWD, PASSENGER_IDS, PASSENGERS};
use crate::modules::{Module, Modules};
use crate::numbers::{FEW_TRAINS, HAND, KEEP_AT_START, OFFER, PLAYERS, ROW, SEATS};
use crate::{Action, Card, Cards, State};
use game::{Anchor, Game, Label, Note, Place};
use network::{Graph, Sheet, read_place};

/// The most cards of one colour; with the locomotives a deck then stays below 256 cards.
const MAX_PER_COLOR: u32 = 24;
/// The most locomotives.
const MAX_LOCOMOTIVES: u32 = UPTO as u32 - 1 - MAX_PER_COLOR;

pub(crate) fn read(sheet: &Sheet<'_>) -> Option<Board> {
    let file = network::read_file(sheet, State::TITLE);
    let backdrop = network::read_backdrop(sheet);
    let modules = Modules::read(sheet);
    let has = |module: Module| modules.is_none_or(|modules| modules.has(module));
    let players = read_players(sheet);
    let most = players.map_or(SEATS, |(_, most)| usize::from(most));
    let first_tickets = read_first_tickets(sheet);
    for (module, keys) in OWN_KEYS {
        refuse_keys(sheet, module, if has(module) { &[] } else { keys });
    }
    if has(Module::TwoDecks) {
        refuse_keys(sheet, Module::TwoDecks, &["tickets"]);
    }
    let places = read_places(sheet);
    let cards = sheet.field("train_cards").and_then(|cards| read_cards(&cards, most));
    let route_points = sheet.field("route_points").and_then(|points| read_points(&points));
    let passengers = if has(Module::Passengers) {
        sheet.field("passengers").and_then(|bag| read_passengers(&bag))
    } else {
        Some([0; PASSENGERS])
    };
    let trains = sheet.field("trains").and_then(|trains| trains.number(u32::from(FEW_TRAINS) + 1..=100));
    let globetrotter = if has(Module::Globetrotter) {
        sheet.field("globetrotter").and_then(|bonus| bonus.number(0..=100))
    } else {
        Some(0)
    };
    // Routes and tickets cite the places, so they can only be read with sound ones.
    let routes = places.as_ref().and_then(|places| {
        sheet
            .field("routes")
            .and_then(|list| read_routes(&list, places, cards.as_ref(), route_points.as_ref()))
    });
    let tickets = places.as_ref().and_then(|places| {
        // TG-4: every player may draw a whole offer of one kind, so each deck must hold that many for all.
        let least = most * first_tickets.map_or(OFFER, |(draw, _)| usize::from(draw));
        let deck = |key| sheet.field(key).and_then(|list| read_tickets(&list, least, places));
        if !has(Module::TwoDecks) {
            return Some((deck("tickets")?, Vec::new()));
        }
        let (short, long) = (deck("short_tickets"), deck("long_tickets"));
        Some((short?, long?))
    });

    let (places, routes, (short, long)) = (places?, routes?, tickets?);
    let graph = Graph::new(places.nodes(), routes.iter().map(|route| route.nodes).collect());
    let groups = groups(&routes);
    let mut board = Board {
        file: file?,
        backdrop: backdrop?,
        nodes: places.nodes_of_places(),
        routes: routes
            .into_iter()
            .zip(groups)
            .map(|(route, group)| Link {
                id: route.id,
                group,
                length: route.length,
                color: route.color,
                places: places.places_of(route.nodes),
            })
            .collect(),
        shorts: short.len(),
        tickets: short.into_iter().chain(long).collect(),
        cards: cards?,
        modules: modules?,
        players: players?,
        offer: first_tickets?.0,
        keep_at_start: first_tickets?.1,
        passengers: passengers?,
        crowds: places.crowds,
        cities: places.cities,
        countries: places.countries,
        end_points: places.end_points,
        trains: trains? as u8,
        globetrotter: globetrotter? as u8,
        route_points: route_points?,
        graph,
        upto: [[0; UPTO]; GREY],
        fitting: [0; MAX_LENGTH + 1],
        lanes: Vec::new(),
        parallel: 0,
        kinds: [0; 2],
    };
    board.kinds = [0..board.shorts, board.shorts..board.tickets.len()]
        .map(|tickets| tickets.fold(0, |set, ticket| set | 1 << ticket));
    for (index, route) in board.routes.iter().enumerate() {
        let colors = route.color.map_or(0..GREY, |card| card.index()..card.index() + 1);
        for upto in &mut board.upto[colors] {
            for routes in &mut upto[route.length as usize..] {
                *routes |= 1 << index;
            }
        }
        for routes in &mut board.fitting[route.length as usize..] {
            *routes |= 1 << index;
        }
        let colors = route.color.map_or(ALL_COLORS, |card| 0x80 << (8 * card.0));
        let missing = u64::from(128 - route.length) * ONES;
        let exact = std::array::from_fn(|color| Action::Claim {
            route: Route(index as u8),
            color: Card(color as u8),
            cards: route.length,
            locomotives: 0,
        });
        board.lanes.push(Lane { length: route.length, missing, colors, exact });
        if route.group.count_ones() > 1 {
            board.parallel |= 1 << index;
        }
    }
    name_tickets(&mut board);
    check_whole(sheet, &board);
    Some(board)
}

/// The keys that only a board with the module has.
const OWN_KEYS: [(Module, &[&str]); 4] = [
    (Module::Countries, &["countries"]),
    (Module::Globetrotter, &["globetrotter"]),
    (Module::Passengers, &["passengers"]),
    (Module::TwoDecks, &["short_tickets", "long_tickets"]),
];

/// Notes each of these keys that is there: it would mean nothing.
fn refuse_keys(sheet: &Sheet<'_>, module: Module, keys: &[&str]) {
    for found in keys.iter().filter_map(|key| sheet.optional(key)) {
        found.note(Note::new("fault-tg-module").name("module", module.id()));
    }
}

/// TG-1: how many may play on it; all the title is for, where the file does not say.
fn read_players(sheet: &Sheet<'_>) -> Option<(u8, u8)> {
    let usual = (*PLAYERS.start() as u32, *PLAYERS.end() as u32);
    let Some(players) = sheet.optional("players") else { return Some((usual.0 as u8, usual.1 as u8)) };
    let least = players.field("least").and_then(|least| least.number(usual.0..=usual.1));
    let most = players.field("most").and_then(|most| most.number(least.unwrap_or(usual.0)..=usual.1));
    Some((least? as u8, most? as u8))
}

/// TG-4, TG-17: how many tickets are drawn at a time, and how many of the first are kept.
fn read_first_tickets(sheet: &Sheet<'_>) -> Option<(u8, u8)> {
    let Some(first) = sheet.optional("first_tickets") else { return Some((OFFER as u8, KEEP_AT_START)) };
    let draw = first.field("draw").and_then(|draw| draw.number(1..=OFFER as u32));
    let keep = first.field("keep").and_then(|keep| keep.number(1..=draw.unwrap_or(1)));
    Some((draw? as u8, keep? as u8))
}

/// Cities, countries and end points, before routes are known.
struct Places {
    cities: Vec<Place>,
    countries: Vec<Country>,
    end_points: Vec<EndPoint>,
    crowds: Vec<u8>,
    /// The ids of the nodes: cities, then end points.
    node_ids: Vec<String>,
    /// The ids of the places: cities, then countries.
    place_ids: Vec<String>,
}

impl Places {
    fn nodes(&self) -> usize {
        self.node_ids.len()
    }

    /// The place a node belongs to.
    fn place_of(&self, node: u8) -> PlaceId {
        let place = match (node as usize).checked_sub(self.cities.len()) {
            None => node,
            Some(end) => (self.cities.len() + self.end_points[end].country) as u8,
        };
        PlaceId(place)
    }

    fn places_of(&self, (a, b): (u8, u8)) -> [PlaceId; 2] {
        [self.place_of(a), self.place_of(b)]
    }

    fn nodes_of_places(&self) -> Vec<u64> {
        let mut nodes = vec![0; self.place_ids.len()];
        for node in 0..self.nodes() as u8 {
            nodes[self.place_of(node).index()] |= 1 << node;
        }
        nodes
    }
}

fn read_places(sheet: &Sheet<'_>) -> Option<Places> {
    let cities = sheet.field("cities").and_then(|list| {
        let cities = list.each(2..=MAX_PLACES, |city| {
            let (place, crowd) = (read_place(city), read_crowd(city));
            Some((place?, crowd?))
        })?;
        list.unique(cities.iter().map(|(city, _)| city.id.as_str()), "id");
        Some(cities)
    });
    let ids: Vec<String> = cities.iter().flatten().map(|(city, _)| city.id.clone()).collect();
    let mut places = Places {
        node_ids: ids.clone(),
        place_ids: ids,
        cities: Vec::new(),
        countries: Vec::new(),
        end_points: Vec::new(),
        crowds: Vec::new(),
    };
    let mut crowds = Vec::new();
    let countries = sheet.optional("countries").map_or(Some(Vec::new()), |list| {
        list.each(0..=MAX_PLACES, |sheet| {
            let crowd = read_crowd(sheet);
            let place = read_country(sheet, &mut places.place_ids);
            let first = places.end_points.len();
            let country = places.countries.len();
            let ends = sheet.field("ends").and_then(|ends| {
                ends.each(1..=MAX_PLACES, |end| read_end(end, country, &mut places.node_ids))
            });
            places.end_points.extend(ends?);
            places.countries.push(Country { place: place?, ends: first..places.end_points.len() });
            crowds.push(crowd?);
            Some(())
        })
    });
    for (city, crowd) in cities? {
        places.crowds.push(crowd);
        places.cities.push(city);
    }
    countries?;
    places.crowds.extend(crowds);
    if places.nodes() > MAX_PLACES {
        let note = Note::new("fault-tg-places").number("found", places.nodes() as i64);
        return sheet.fault(note.number("most", MAX_PLACES as i64));
    }
    Some(places)
}

/// TG-2: how many passengers start in a place.
fn read_crowd(place: &Sheet<'_>) -> Option<u8> {
    let Some(count) = place.optional("passengers") else { return Some(0) };
    count.number(0..=u32::from(MAX_CROWD)).map(|count| count as u8)
}

/// An id that none of `taken` has; it is taken then.
fn read_new_id(sheet: &Sheet<'_>, taken: &mut Vec<String>) -> Option<String> {
    let field = sheet.field("id")?;
    let id = field.id()?;
    if taken.contains(&id) {
        return field.fault(Note::new("fault-twice").name("id", id));
    }
    taken.push(id.clone());
    Some(id)
}

fn read_end(sheet: &Sheet<'_>, country: usize, taken: &mut Vec<String>) -> Option<EndPoint> {
    let id = read_new_id(sheet, taken);
    let x = sheet.field("x").and_then(|x| x.decimal());
    let y = sheet.field("y").and_then(|y| y.decimal());
    Some(EndPoint { id: id?, x: x?, y: y?, country })
}

/// A country: its name stands at its spot.
fn read_country(sheet: &Sheet<'_>, taken: &mut Vec<String>) -> Option<Place> {
    let id = read_new_id(sheet, taken);
    let x = sheet.field("x").and_then(|x| x.decimal());
    let y = sheet.field("y").and_then(|y| y.decimal());
    let anchor = match sheet.optional("anchor") {
        None => Some(Anchor::Middle),
        Some(anchor) => match anchor.text() {
            Some("start") => Some(Anchor::Start),
            Some("middle") => Some(Anchor::Middle),
            Some("end") => Some(Anchor::End),
            Some(_) => anchor.fault(Note::new("fault-anchor")),
            None => None,
        },
    };
    Some(Place { id: id?, x: x?, y: y?, label: Label { anchor: anchor?, dx: 0.0, dy: 0.0 } })
}

/// TG-1: some or all of the eight colours, the same number of each, and locomotives.
fn read_cards(sheet: &Sheet<'_>, players: usize) -> Option<Cards> {
    let known = &CARD_IDS[..GREY];
    let colors = sheet.field("colors").and_then(|list| {
        let mut seen = Vec::new();
        list.each(1..=known.len(), |sheet| {
            let color = sheet.one_of(known)?;
            if seen.contains(&color) {
                return sheet.fault(Note::new("fault-twice").name("id", known[color]));
            }
            seen.push(color);
            Some(color)
        })
    });
    let each = sheet.field("per_color").and_then(|each| each.number(1..=MAX_PER_COLOR));
    let locomotives = sheet.field("locomotives").and_then(|count| count.number(0..=MAX_LOCOMOTIVES));
    let mut cards = Cards::default();
    for color in colors? {
        cards.0[color] = each? as u8;
    }
    cards[Card::LOCOMOTIVE] = locomotives? as u8;
    // TG-3: a hand for each player and a row turned up.
    let (found, need) = (cards.total(), HAND * players as u32 + ROW as u32);
    if found < need {
        let note = Note::new("fault-tg-cards").number("found", found).number("need", need);
        let note = note.number("players", players as i64);
        return sheet.fault(note.citing("TG-3"));
    }
    Some(cards)
}

/// TG-14: points by length, the lengths as keys.
fn read_points(sheet: &Sheet<'_>) -> Option<[u8; MAX_LENGTH + 1]> {
    let mut points = [0; MAX_LENGTH + 1];
    let mut sound = true;
    for (key, value) in sheet.fields()? {
        let length = key.parse().ok().filter(|length| (1..=MAX_LENGTH).contains(length));
        match (length, value.number(1..=100)) {
            (Some(length), Some(value)) => points[length] = value as u8,
            (None, _) => {
                let note = Note::new("fault-tg-length").name("key", key.to_string());
                value.note(note.number("most", MAX_LENGTH as i64));
                sound = false;
            }
            (_, None) => sound = false,
        }
    }
    sound.then_some(points)
}

/// TG-1: passengers by colour.
fn read_passengers(sheet: &Sheet<'_>) -> Option<[u8; PASSENGERS]> {
    let mut bag = [0; PASSENGERS];
    let mut sound = true;
    for (key, value) in sheet.fields()? {
        let color = PASSENGER_IDS.iter().position(|&color| color == key);
        let count = value.number(0..=40);
        match (color, count) {
            (Some(color), Some(count)) => bag[color] = count as u8,
            (None, _) => {
                value.note(Note::new("fault-unknown").name("id", key.to_string()));
                sound = false;
            }
            (_, None) => sound = false,
        }
    }
    sound.then_some(bag)
}

struct RouteLine {
    id: String,
    nodes: (u8, u8),
    length: u8,
    color: Option<Card>,
    group: String,
}

fn read_routes(
    list: &Sheet<'_>,
    places: &Places,
    cards: Option<&Cards>,
    points: Option<&[u8; MAX_LENGTH + 1]>,
) -> Option<Vec<RouteLine>> {
    let mut colors: Vec<&str> = CARD_IDS[..GREY].to_vec();
    colors.push("grey");
    let routes = list.each(1..=network::MAX_LINKS, |route| {
        let id = route.field("id").and_then(|id| id.id());
        let a = route.field("a").and_then(|place| place.one_of(&places.node_ids));
        let b = route.field("b").and_then(|place| place.one_of(&places.node_ids));
        if a.is_some() && a == b {
            route.note(Note::new("fault-loop"));
        }
        let length = route.field("length").and_then(|length| {
            let spaces = length.number(1..=MAX_LENGTH as u32)?;
            if points.is_some_and(|points| points[spaces as usize] == 0) {
                return length
                    .fault(Note::new("fault-tg-no-points").number("length", spaces).citing("TG-14"));
            }
            Some(spaces as u8)
        });
        let color = route.field("color").and_then(|color| {
            let index = color.one_of(&colors)?;
            let card = (index != GREY).then_some(Card(index as u8));
            // TG-12: there must be cards to pay for it.
            let enough = |cards: &&Cards| {
                let most =
                    card.map_or(cards.0[..GREY].iter().copied().max().unwrap_or(0), |card| cards[card]);
                most + cards[Card::LOCOMOTIVE] >= length.unwrap_or(0)
            };
            if !cards.is_none_or(|cards| enough(&cards)) {
                return color.fault(Note::new("fault-tg-unpayable").citing("TG-12"));
            }
            Some(card)
        });
        let group = match route.optional("group") {
            Some(group) => group.id(),
            None => id.clone(),
        };
        Some(RouteLine {
            id: id?,
            nodes: (a? as u8, b? as u8),
            length: length?,
            color: color?,
            group: group?,
        })
    })?;
    list.unique(routes.iter().map(|route| route.id.as_str()), "id");
    check_groups(list, &routes);
    Some(routes)
}

/// TG-15: a group is exactly the routes between the same two ends.
fn check_groups(list: &Sheet<'_>, routes: &[RouteLine]) {
    let pair = |route: &RouteLine| (route.nodes.0.min(route.nodes.1), route.nodes.0.max(route.nodes.1));
    for (index, route) in routes.iter().enumerate() {
        let odd = |other: &&RouteLine| (other.group == route.group) != (pair(other) == pair(route));
        if let Some(other) = routes[..index].iter().find(odd) {
            let note = Note::new("fault-tg-group").name("route", route.id.clone());
            list.note(note.name("other", other.id.clone()).citing("TG-15"));
        }
    }
}

/// For each route, the routes of its group.
fn groups(routes: &[RouteLine]) -> Vec<u128> {
    let group = |route: &RouteLine| {
        let same = routes.iter().enumerate().filter(|(_, other)| other.group == route.group);
        same.fold(0, |set, (index, _)| set | 1 << index)
    };
    routes.iter().map(group).collect()
}

fn read_tickets(list: &Sheet<'_>, least: usize, places: &Places) -> Option<Vec<TicketCard>> {
    list.each(least..=MAX_TICKETS, |ticket| {
        let a = ticket.field("a").and_then(|place| place.one_of(&places.place_ids));
        let b = ticket.field("b").and_then(|place| place.one_of(&places.place_ids));
        if a.is_some() && a == b {
            ticket.note(Note::new("fault-loop"));
        }
        let points = ticket.field("points").and_then(|points| points.number(1..=100));
        let (a, b) = (a?, b?);
        let id = format!("{}--{}", places.place_ids[a], places.place_ids[b]);
        Some(TicketCard { id, a: PlaceId(a as u8), b: PlaceId(b as u8), points: points? as u8 })
    })
}

/// A ticket is known by its two places; a second one with the same two by a number behind them.
fn name_tickets(board: &mut Board) {
    for index in 1..board.tickets.len() {
        let id = board.tickets[index].id.clone();
        let mut name = id.clone();
        let mut number = 2;
        while board.tickets[..index].iter().any(|ticket| ticket.id == name) {
            name = format!("{id}-{number}");
            number += 1;
        }
        board.tickets[index].id = name;
    }
}

/// What can only be seen with the whole board in hand.
fn check_whole(sheet: &Sheet<'_>, board: &Board) {
    for (node, city) in board.cities.iter().enumerate() {
        if board.graph.touching(node) == 0 {
            sheet.note(Note::new("fault-isolated").place("city", city.id.clone()));
        }
    }
    // TG-19: an end point is a dead end, so one group of routes leads to it, from a city.
    for (index, end) in board.end_points.iter().enumerate() {
        let touching = board.graph.touching(board.cities.len() + index);
        let first = touching.trailing_zeros() as usize;
        let dead_end = board.routes.get(first).is_some_and(|route| {
            let [a, b] = route.places.map(|place| place.index() < board.cities.len());
            route.group == touching && (a || b)
        });
        if !dead_end {
            sheet.note(Note::new("fault-tg-end").name("end", end.id.clone()).citing("TG-19"));
        }
    }
    // TG-13: a route longer than all trains could never be claimed.
    for (index, route) in board.routes.iter().enumerate() {
        if route.length > board.trains {
            let (a, b) = board.ends(Route(index as u8));
            let note = Note::new("fault-tg-trains").route(a.to_string(), b.to_string());
            sheet.note(note.number("trains", board.trains).citing("TG-13"));
        }
    }
    // TG-23: every ticket can be completed with the trains of one player.
    for ticket in &board.tickets {
        if board.shortest(ticket.a, ticket.b).is_none_or(|length| length > u32::from(board.trains)) {
            let place = |place| board.place_id(place).to_string();
            let note = Note::new("fault-tg-ticket").route(place(ticket.a), place(ticket.b));
            sheet.note(note.number("trains", board.trains).citing("TG-23"));
        }
    }
    // TG-2: all passengers are placed.
    let bag: u32 = board.passengers.iter().map(|&count| u32::from(count)).sum();
    let placed: u32 = board.crowds.iter().map(|&count| u32::from(count)).sum();
    if bag != placed {
        let note = Note::new("fault-tg-passengers").number("bag", bag).number("placed", placed);
        sheet.note(note.citing("TG-2"));
    }
}
