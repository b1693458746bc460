//! Reads a board file and checks all that the rules need of it. Every fault is reported at once, with its JSON path.

use crate::numbers::PLAYERS;
use crate::{Board, State};
use game::{Game, Note};
use network::{Graph, Sheet, read_place};

pub(crate) fn read(sheet: &Sheet<'_>) -> Option<Board> {
    let file = network::read_file(sheet, State::TITLE);
    let backdrop = network::read_backdrop(sheet);
    // XX-2: a home for everybody.
    let cities = sheet.field("cities").and_then(|list| {
        let cities = list.each(*PLAYERS.end()..=network::MAX_PLACES, read_place)?;
        list.unique(cities.iter().map(|city| city.id.as_str()), "id");
        Some(cities)
    });
    let ids: Vec<&str> = cities.iter().flatten().map(|city| city.id.as_str()).collect();
    // XX-4: a link for everybody at least.
    let links = sheet.field("links").and_then(|list| {
        let links = list.each(*PLAYERS.end()..=network::MAX_LINKS, |link| read_link(link, &ids))?;
        list.unique(links.iter().map(|(id, _)| id.as_str()), "id");
        Some(links)
    });
    let (cities, links) = (cities?, links?);
    let graph = Graph::new(cities.len(), links.iter().map(|(_, ends)| *ends).collect());
    for (index, city) in cities.iter().enumerate() {
        // XX-7: a home that nobody can reach is worth nothing.
        if graph.touching(index) == 0 {
            sheet.note(Note::new("fault-isolated").place("city", city.id.clone()));
        }
    }
    let links = links.into_iter().map(|(id, _)| id).collect();
    Some(Board { file: file?, backdrop: backdrop?, cities, links, graph })
}

/// The id of a link and the two cities it joins.
fn read_link(link: &Sheet<'_>, cities: &[&str]) -> Option<(String, (u8, u8))> {
    let id = link.field("id").and_then(|id| id.id());
    let a = link.field("a").and_then(|city| city.one_of(cities));
    let b = link.field("b").and_then(|city| city.one_of(cities));
    if a.is_some() && a == b {
        link.note(Note::new("fault-loop"));
    }
    Some((id?, (a? as u8, b? as u8)))
}
