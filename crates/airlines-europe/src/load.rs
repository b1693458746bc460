//! Reads a board file. Every fault is reported at once, each with its JSON path.

use crate::State;
use crate::board::{AIRLINES, Board, Company, Link, MAX_LICENCES, PayRow, Zone, in_play};
use crate::numbers::{DIVIDEND, FINAL_PILE, HAND, MARKET, MONEY, PLAYERS, SCORINGS, SEATS, SPARED};
use game::{Game, Note, Place};
use network::{Graph, Sheet, read_place};

/// The dearest a licence may be.
const MAX_PRICE: u32 = 31;
/// The most shares of one airline. AE-33 pays any play of shares in full, out of a bank that holds at least what two
/// players can't keep.
const MAX_SHARES: u32 = 2 * (MONEY - SPARED) as u32 / DIVIDEND as u32;
/// Shares that must be left over for the first and middle piles, so that every cut of AE-14 holds cards.
const MIN_PILE: u32 = 16;
/// The ten colours of AE-1, in its order; AE-4 names three of them.
const COLORS: [&str; AIRLINES] =
    ["yellow", "blue", "violet", "red", "black", "brown", "green", "orange", "grey", "white"];

/// Reads a whole board; its hash and text are the caller's to add.
pub(crate) fn read(sheet: &Sheet<'_>) -> Option<Board> {
    let file = network::read_file(sheet, State::TITLE);
    let backdrop = network::read_backdrop(sheet);
    let cities = sheet.field("cities").and_then(|list| {
        let cities = list.each(2..=network::MAX_PLACES, read_place)?;
        list.unique(cities.iter().map(|city| city.id.as_str()), "id");
        Some(cities)
    });
    let ids: Option<Vec<&str>> =
        cities.as_ref().map(|cities| cities.iter().map(|city| city.id.as_str()).collect());
    let routes = sheet.field("routes").and_then(|list| read_routes(&list, ids.as_deref()));
    let companies = sheet.field("airlines").and_then(|list| read_companies(&list, ids.as_deref()));
    let zones = sheet.field("zones").and_then(|list| read_zones(&list));
    let abacus_rows = sheet.field("abacus_rows").and_then(|list| list.each(SCORINGS..=SCORINGS, read_row));
    let abacus_shares = sheet.field("abacus_shares").and_then(|count| count.number(1..=MAX_SHARES));

    let (cities, routes, companies) = (cities?, routes?, companies?);
    let mut prices = Vec::new();
    let mut links = Vec::new();
    let mut ends = Vec::new();
    for route in routes {
        let (first, count) = (prices.len() as u8, route.prices.len() as u8);
        prices.extend(route.prices);
        ends.push(route.ends);
        links.push(Link { id: route.id, first, count, long_distance: route.long_distance });
    }
    let graph = Graph::new(cities.len(), ends);
    check_whole(sheet, &cities, &graph, &companies);
    let mut board = Board {
        file: file?,
        backdrop: backdrop?,
        graph,
        cities,
        routes: links,
        max_price: prices.iter().copied().max().unwrap_or(0),
        prices,
        companies,
        zones: zones?,
        abacus_rows: abacus_rows?.try_into().ok()?,
        abacus_shares: abacus_shares? as u8,
        price_bits: [0; 5],
        open: 0,
    };
    for (index, link) in board.routes.iter().enumerate() {
        let cheapest = board.prices[link.first as usize];
        board.open |= 1 << index;
        for (bit, mask) in board.price_bits.iter_mut().enumerate() {
            *mask |= u128::from(cheapest >> bit & 1) << index;
        }
    }
    Some(board)
}

struct RouteLine {
    id: String,
    ends: (u8, u8),
    prices: Vec<u8>,
    long_distance: bool,
}

fn read_routes(list: &Sheet<'_>, cities: Option<&[&str]>) -> Option<Vec<RouteLine>> {
    let mut licences = 0;
    let routes = list.each(1..=network::MAX_LINKS, |route| {
        let id = route.field("id").and_then(|id| id.id());
        let a = route.field("a").and_then(|city| read_city(&city, cities));
        let b = route.field("b").and_then(|city| read_city(&city, cities));
        if a.is_some() && a == b {
            route.note(Note::new("fault-loop"));
        }
        let long_distance = route.optional("long_distance").map_or(Some(false), |flag| flag.flag());
        let prices = route.field("licences").and_then(|prices| {
            let found = prices.each(1..=6, |price| price.number(1..=MAX_PRICE))?;
            licences += found.len();
            // AE-19 speaks of the cheapest free licence, so equal prices would make it ambiguous.
            if !found.is_sorted_by(|low, high| low < high) {
                prices.note(Note::new("fault-ascending"));
            }
            // AE-25: a long-distance route has one expensive licence.
            if long_distance == Some(true) && found.len() > 1 {
                prices.note(Note::new("fault-long-distance"));
            }
            Some(found.into_iter().map(|price| price as u8).collect())
        });
        Some(RouteLine {
            id: id?,
            ends: (a? as u8, b? as u8),
            prices: prices?,
            long_distance: long_distance?,
        })
    })?;
    list.unique(routes.iter().map(|route| route.id.as_str()), "id");
    if licences > MAX_LICENCES {
        let note = Note::new("fault-licences").number("found", licences as i64);
        return list.fault(note.number("most", MAX_LICENCES as i64));
    }
    Some(routes)
}

/// The id of a city. Where the cities have faults of their own, it only has to be an id: a city that could not
/// be read is no fault of those who name it.
fn read_city(sheet: &Sheet<'_>, cities: Option<&[&str]>) -> Option<usize> {
    match cities {
        Some(cities) => sheet.one_of(cities),
        None => sheet.id().and(None),
    }
}

fn read_companies(list: &Sheet<'_>, cities: Option<&[&str]>) -> Option<Vec<Company>> {
    let companies = list.each(5..=AIRLINES, |airline| {
        let id = airline.field("id").and_then(|id| {
            let text = id.id()?;
            if text == "abacus" { id.fault(Note::new("fault-twice").name("id", text)) } else { Some(text) }
        });
        let name = airline.field("name").and_then(|name| name.text()).map(String::from);
        let color = airline.field("color").and_then(|color| color.one_of(&COLORS)).map(|index| COLORS[index]);
        let planes = airline.field("planes").and_then(|planes| planes.number(1..=MAX_SHARES));
        let home = airline.field("home").and_then(|city| read_city(&city, cities));
        let start = airline.field("start").and_then(|start| start.number(0..=200));
        let target = airline.optional("bonus_target").map(|city| read_city(&city, cities));
        let amount = airline.optional("bonus").map(|amount| amount.number(1..=200));
        let bonus = match (target, amount) {
            (None, None) => Some(None),
            (Some(target), Some(amount)) => {
                target.zip(amount).map(|(target, amount)| Some((target as u8, amount as u8)))
            }
            (Some(_), None) => airline.fault(Note::new("fault-missing").name("key", "bonus")),
            (None, Some(_)) => airline.fault(Note::new("fault-missing").name("key", "bonus_target")),
        };
        Some(Company {
            id: id?,
            name: name?,
            color: color?,
            planes: planes? as u8,
            home: home? as u8,
            start: start? as u8,
            bonus: bonus?,
        })
    })?;
    list.unique(companies.iter().map(|company| company.id.as_str()), "id");
    list.unique(companies.iter().map(|company| company.color), "color");
    Some(companies)
}

fn read_zones(list: &Sheet<'_>) -> Option<Vec<Zone>> {
    let zones = list.each(1..=40, |zone| {
        let from = zone.field("from").and_then(|from| from.number(0..=5000));
        let row = zone.field("row").and_then(|row| read_row(&row));
        Some(Zone { from: from? as u16, row: row? })
    })?;
    if zones[0].from != 0 {
        return list.fault(Note::new("fault-zone-start"));
    }
    if !zones.is_sorted_by(|low, high| low.from < high.from) {
        return list.fault(Note::new("fault-ascending"));
    }
    Some(zones)
}

fn read_row(row: &Sheet<'_>) -> Option<PayRow> {
    let points = row.each(1..=SEATS, |points| points.number(0..=100))?;
    if !points.is_sorted_by(|high, low| high >= low) {
        return row.fault(Note::new("fault-descending"));
    }
    let mut full = PayRow::default();
    for (place, points) in full.iter_mut().zip(points) {
        *place = points as u8;
    }
    Some(full)
}

/// What can only be seen with cities, routes and airlines in hand.
fn check_whole(sheet: &Sheet<'_>, cities: &[Place], graph: &Graph, companies: &[Company]) {
    let note_at = |key: &'static str, index: usize, note: Note| {
        let items = sheet.field(key).and_then(|list| list.items(0..=usize::MAX));
        items.iter().flatten().skip(index).take(1).for_each(|item| item.note(note.clone()));
    };
    for (index, city) in cities.iter().enumerate() {
        // A city that stands there twice is a fault already, and routes lead to the first of the two.
        let again = cities[..index].iter().any(|earlier| earlier.id == city.id);
        if graph.touching(index) == 0 && !again {
            note_at("cities", index, Note::new("fault-isolated").place("city", city.id.clone()));
        }
    }
    for (index, company) in companies.iter().enumerate() {
        let Some((target, _)) = company.bonus else { continue };
        let way = graph.cheapest(u128::MAX, company.home as usize, target as usize, |_| 1);
        if target == company.home || way.is_none_or(|(links, _)| links > u32::from(company.planes)) {
            let note = Note::new("fault-bonus").name("airline", company.name.clone());
            let target = cities[target as usize].id.clone();
            note_at("airlines", index, note.place("city", target).citing("AE-26"));
        }
    }
    let Some(list) = sheet.field("airlines") else { return };
    for seats in PLAYERS {
        let flying = in_play(companies, seats);
        if flying.count_ones() < 3 {
            list.note(Note::new("fault-few-airlines").number("seats", seats as i64).citing("AE-4"));
        }
        let shares = |(index, company): (usize, &Company)| {
            if flying >> index & 1 == 1 { u32::from(company.planes) } else { 0 }
        };
        let shares: u32 = companies.iter().enumerate().map(shares).sum();
        // AE-9, AE-10, AE-13: market, hands, final pile.
        let need = MARKET + HAND * seats as u32 + u32::from(FINAL_PILE) + MIN_PILE;
        if shares < need {
            let note = Note::new("fault-few-shares").number("seats", seats as i64).number("shares", shares);
            list.note(note.number("need", need).citing("AE-13"));
        }
    }
}
