//! Reads a board file and checks all that the rules need of it. Every fault is reported at once, with its
//! JSON path.

use crate::board::{Connection, FinalCard, FlightCard, MAX_FINALS, MAX_FLIGHTS};
use crate::final_path::cheapest_trail;
use crate::numbers::{LAST_PLANE, PLANES, PLAYERS, PRICES, SEATS, WORTHS, shortest};
use crate::setup::Table;
use crate::{Board, Deck, State};
use game::{Game, Note};
use network::{Graph, Sheet, read_place};
use std::sync::OnceLock;

/// The keys of the flights, by worth.
const KEYS: [&str; WORTHS.len()] = ["1", "3", "5", "7"];
/// The fewest links a Final Flight may take. Claiming one brings so many planes back, which is what JS-21
/// needs to put on it before JS-22 ends the game.
const SHORTEST_FINAL: usize = LAST_PLANE as usize;

pub(crate) fn read(sheet: &Sheet<'_>) -> Option<Board> {
    let file = network::read_file(sheet, State::TITLE);
    let backdrop = network::read_backdrop(sheet);
    let cities = sheet.field("cities").and_then(|list| {
        let cities = list.each(3..=network::MAX_PLACES, read_place)?;
        list.unique(cities.iter().map(|city| city.id.as_str()), "id");
        Some(cities)
    });
    let ids: Vec<&str> = cities.iter().flatten().map(|city| city.id.as_str()).collect();
    let links = sheet.field("links").and_then(|list| read_links(&list, &ids));
    let graph = links.as_ref().map(|links| Graph::new(ids.len(), links.iter().map(|line| line.1).collect()));
    let mut taken = Vec::new();
    let cards = Cards { ids: &ids, graph: graph.as_ref() };
    let flights = sheet.field("flights").and_then(|lists| cards.flights(&lists, &mut taken));
    let finals = sheet.field("final_flights").and_then(|list| cards.finals(&list, &mut taken));

    let (cities, links, flights) = (cities?, links?, flights?);
    let set = |fits: &dyn Fn(&FlightCard) -> bool| {
        let bits = flights.iter().enumerate().filter(|(_, card)| fits(card));
        bits.fold(0u128, |set, (index, _)| set | 1 << index)
    };
    let up_to = |price: u8| {
        let bits = links.iter().enumerate().filter(|(_, line)| line.0.price <= price);
        bits.fold(0u128, |set, (index, _)| set | 1 << index)
    };
    let board = Board {
        file: file?,
        backdrop: backdrop?,
        worth: WORTHS.map(|worth| set(&|card| card.worth == worth)),
        up_to: std::array::from_fn(|index| up_to(PRICES.start() + index as u8)),
        flights_at: (0..cities.len()).map(|city| set(&|card| card.cities.contains(&(city as u8)))).collect(),
        cities,
        links: links.into_iter().map(|line| line.0).collect(),
        flights,
        finals: finals?,
        graph: graph?,
        paths: OnceLock::new(),
    };
    check_whole(sheet, &board);
    Some(board)
}

fn read_links(list: &Sheet<'_>, cities: &[&str]) -> Option<Vec<(Connection, (u8, u8))>> {
    let links = list.each(1..=network::MAX_LINKS, |link| {
        let id = link.field("id").and_then(|id| id.id());
        let a = link.field("a").and_then(|city| city.one_of(cities));
        let b = link.field("b").and_then(|city| city.one_of(cities));
        if a.is_some() && a == b {
            link.note(Note::new("fault-loop"));
        }
        // JS-3: prices are in bounds.
        let price = link
            .field("price")
            .and_then(|price| price.number(u32::from(*PRICES.start())..=u32::from(*PRICES.end())));
        let bend = link.optional("bend").map_or(Some(None), |spot| read_spot(&spot).map(Some));
        let badge = link.optional("badge").map_or(Some(None), |spot| read_spot(&spot).map(Some));
        let connection = Connection { id: id?, price: price? as u8, bend: bend?, badge: badge? };
        Some((connection, (a? as u8, b? as u8)))
    })?;
    list.unique(links.iter().map(|(link, _)| link.id.as_str()), "id");
    Some(links)
}

fn read_spot(spot: &Sheet<'_>) -> Option<(f64, f64)> {
    match spot.each(2..=2, Sheet::decimal)?[..] {
        [x, y] => Some((x, y)),
        _ => None,
    }
}

/// Reads cards; distances are checked if the links could be read.
struct Cards<'b> {
    ids: &'b [&'b str],
    graph: Option<&'b Graph>,
}

impl Cards<'_> {
    fn flights(&self, lists: &Sheet<'_>, taken: &mut Vec<String>) -> Option<Vec<FlightCard>> {
        for (key, list) in lists.fields()? {
            if !KEYS.contains(&key) {
                list.note(Note::new("fault-unknown").name("id", key.to_string()).citing("JS-2"));
            }
        }
        let read = KEYS.iter().zip(WORTHS).map(|(key, worth)| {
            let list = lists.field(key)?;
            list.each(1..=MAX_FLIGHTS, |card| self.flight(card, worth, taken))
        });
        let read: Vec<Option<Vec<FlightCard>>> = read.collect();
        let flights: Vec<FlightCard> = read.into_iter().collect::<Option<Vec<_>>>()?.concat();
        if flights.len() > MAX_FLIGHTS {
            let note = Note::new("fault-count").number("found", flights.len() as i64);
            return lists.fault(note.number("least", 1).number("most", MAX_FLIGHTS as i64));
        }
        Some(flights)
    }

    fn flight(&self, card: &Sheet<'_>, worth: u8, taken: &mut Vec<String>) -> Option<FlightCard> {
        let cities: [u8; 2] = self.cities(card)?;
        if cities[0] == cities[1] {
            return card.fault(Note::new("fault-loop"));
        }
        let id = self.id(card, &cities, taken)?;
        let back = self.join(&[cities[1], cities[0]]);
        if taken.contains(&back) {
            return card.fault(Note::new("fault-twice").name("id", back).citing("JS-3"));
        }
        let way = match self.graph {
            None => 0,
            Some(graph) => {
                let way = graph.cheapest(u128::MAX, cities[0].into(), cities[1].into(), |_| 1);
                let Some((links, way)) = way else {
                    return card.fault(Note::new("fault-js-no-way").citing("JS-3"));
                };
                // JS-3: a 1-point flight is 1 link at its shortest, a 3-point flight 2, and so on.
                let need = shortest(worth);
                if links != need {
                    let note = Note::new("fault-js-distance").number("links", links).number("need", need);
                    return card.fault(note.number("worth", worth).citing("JS-3"));
                }
                set_of(&way)
            }
        };
        Some(FlightCard { id, cities, worth, way })
    }

    fn finals(&self, list: &Sheet<'_>, taken: &mut Vec<String>) -> Option<Vec<FinalCard>> {
        // JS-6: two for each player.
        list.each(2 * SEATS..=MAX_FINALS, |card| self.final_flight(card, taken))
    }

    fn final_flight(&self, card: &Sheet<'_>, taken: &mut Vec<String>) -> Option<FinalCard> {
        let cities: [u8; 3] = self.cities(card)?;
        let [first, second, third] = cities;
        if first == second || second == third || first == third {
            return card.fault(Note::new("fault-js-final-cities").citing("JS-2"));
        }
        let id = self.id(card, &cities, taken)?;
        let way = match self.graph {
            None => 0,
            Some(graph) => {
                let ends = cities.map(usize::from);
                let Some((_, way)) = cheapest_trail(graph, u128::MAX, ends, |_| 1) else {
                    return card.fault(Note::new("fault-js-final-no-way").citing("JS-20"));
                };
                if !(SHORTEST_FINAL..=PLANES as usize).contains(&way.len()) {
                    let note = Note::new("fault-js-final-length").number("links", way.len() as i64);
                    let note = note.number("least", SHORTEST_FINAL as i64).number("most", PLANES);
                    return card.fault(note.citing("JS-20"));
                }
                set_of(&way)
            }
        };
        Some(FinalCard { id, cities, way })
    }

    /// So many cities in order.
    fn cities<const N: usize>(&self, card: &Sheet<'_>) -> Option<[u8; N]> {
        let cities = card.each(N..=N, |city| city.one_of(self.ids))?;
        let cities: Vec<u8> = cities.into_iter().map(|city| city as u8).collect();
        cities.try_into().ok()
    }

    /// The id of a card: its cities. No two cards may have the same.
    fn id(&self, card: &Sheet<'_>, cities: &[u8], taken: &mut Vec<String>) -> Option<String> {
        let id = self.join(cities);
        if taken.contains(&id) {
            return card.fault(Note::new("fault-twice").name("id", id));
        }
        taken.push(id.clone());
        Some(id)
    }

    fn join(&self, cities: &[u8]) -> String {
        cities.iter().map(|&city| self.ids[city as usize]).collect::<Vec<_>>().join("--")
    }
}

fn set_of(way: &[usize]) -> u128 {
    way.iter().fold(0, |set, link| set | 1 << link)
}

/// What can only be seen with the whole board in hand.
fn check_whole(sheet: &Sheet<'_>, board: &Board) {
    for (index, city) in board.cities.iter().enumerate() {
        if board.graph.touching(index) == 0 {
            sheet.note(Note::new("fault-isolated").place("city", city.id.clone()));
        }
    }
    for seats in PLAYERS {
        let table = Table { seats };
        let count = |flights: u128| flights.count_ones();
        // JS-4: the short row starts with 1-point flights only.
        let (have, need) = (count(board.worth[0]), table.most() as u32);
        if have < need {
            let note = Note::new("fault-js-few-ones").number("seats", seats as i64).number("have", have);
            let note = note.number("worth", WORTHS[0]);
            sheet.note(note.number("need", need).citing("JS-4"));
        }
        // JS-5: X cards, those around the first Vacation, Y cards and the second Vacation must fit into what the rows leave.
        let short = (Deck::Short, table.most(), "fault-js-few-short");
        let long = (Deck::Long, table.least(), "fault-js-few-long");
        for (deck, row, key) in [short, long] {
            let (have, need) = (count(board.deck(deck)), row as u32 + u32::from(table.second_vacation()));
            if have < need {
                let note = Note::new(key).number("seats", seats as i64).number("have", have);
                let [low, high] = deck.worths();
                let note = note.number("low", low).number("high", high);
                sheet.note(note.number("need", need).citing("JS-5"));
            }
        }
    }
}
