//! The rare cases of Ticket to Ride Germany.

use super::Showcase;
use crate::rare_cases::{RareCase, rare};
use crate::story::Story;
use serde_json::Value;
use std::collections::BTreeMap;

impl Showcase for catalog::ticket_to_ride_germany::State {
    const RARE_CASES: &'static [RareCase] = &RARE_CASES;
    const SMALL_BOARD: Option<&'static str> = Some(include_str!("small-board.json"));
}

const RARE_CASES: [RareCase; 16] = [
    rare("deck-reshuffled", "TG-10: the deck runs out, and the discards are shuffled", |story| {
        story.events("reshuffled").next().is_some()
    }),
    rare("no-cards-left", "TG-10: deck and discards are empty at the end", |story| {
        story.last["deck_size"] == 0
            && story.last["discards"].as_object().is_some_and(serde_json::Map::is_empty)
    }),
    rare("only-locomotives-left", "TG-9: three locomotives or more are all that lies face up", |story| {
        rows(story).iter().any(|row| row.len() > 2 && row.values().all(|card| *card == "loco"))
    }),
    rare("row-refreshed-twice", "TG-9: three locomotives twice in a row", |story| {
        story.steps.iter().any(|step| step.of("refreshed").count() > 1)
    }),
    rare("group-closed", "TG-15: with two or three players one claim closes a group", |story| {
        story.standing.seats < 4 && groups(story).values().any(|seats| seats.len() == 1)
    }),
    rare("group-shared", "TG-15: with four or five players a group is shared", |story| {
        story.standing.seats > 3 && groups(story).values().any(|seats| seats.len() > 1)
    }),
    rare("ticket-between-countries", "TG-20: a ticket that names two countries is completed", |story| {
        let countries: Vec<Value> =
            list(&story.board()["countries"]).iter().map(|one| one["id"].clone()).collect();
        completed(story).any(|id| id.split("--").all(|place| countries.contains(&place.into())))
    }),
    rare("tie-for-most-passengers", "TG-25: two players have most of a colour", |story| {
        paid_twice(story, 20)
    }),
    rare("tie-for-second-passengers", "TG-25: two players are second in a colour", |story| {
        paid_twice(story, 10)
    }),
    rare("shared-globetrotter", "TG-24: two players get the Globetrotter bonus", |story| {
        story.events("globetrotter").count() > 1
    }),
    rare("last-round-on-0-trains", "TG-21: the last round begins with no train left", |story| {
        trains(story, 0)
    }),
    rare("last-round-on-1-train", "TG-21: the last round begins with one train left", |story| {
        trains(story, 1)
    }),
    rare("last-round-on-2-trains", "TG-21: the last round begins with two trains left", |story| {
        trains(story, 2)
    }),
    rare("decided-by-tickets", "TG-26: equal points, and completed tickets decide", |story| {
        decided(story, "tickets")
    }),
    rare("decided-by-passengers", "TG-26: equal points and tickets, and passengers decide", |story| {
        decided(story, "passengers")
    }),
    rare("all-passed", "TG-22: nobody can do anything", |story| story.ending == Some("all-passed")),
];

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// The face-up cards by their slots, after every step.
fn rows(story: &Story) -> Vec<BTreeMap<u64, &Value>> {
    let mut row = BTreeMap::new();
    let mut rows = Vec::new();
    for events in std::iter::once(&story.opening).chain(story.steps.iter().map(|step| &step.events)) {
        for event in events {
            match (event["kind"].as_str(), event["slot"].as_u64()) {
                (Some("turned-up"), Some(slot)) => _ = row.insert(slot, &event["card"]),
                (Some("took"), Some(slot)) => _ = row.remove(&slot),
                (Some("refreshed"), _) => row.clear(),
                _ => {}
            }
        }
        rows.push(row.clone());
    }
    rows
}

/// Who holds routes of each group of parallel routes.
fn groups(story: &Story) -> BTreeMap<String, Vec<String>> {
    let board = story.board();
    let group =
        |route: &Value| list(&board["routes"]).iter().find(|one| one["id"] == *route)?["group"].as_str();
    let mut held: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for claimed in story.events("claimed") {
        if let (Some(group), Some(seat)) = (group(&claimed["route"]), claimed["seat"].as_str()) {
            held.entry(group.into()).or_default().push(seat.into());
        }
    }
    held
}

fn completed(story: &Story) -> impl Iterator<Item = &str> {
    let done = story.events("ticket-scored").filter(|score| score["state"] == "completed");
    done.filter_map(|score| score["ticket"].as_str())
}

/// Whether two seats get this much for a colour.
fn paid_twice(story: &Story, points: u64) -> bool {
    story.events("passengers-scored").any(|score| {
        let paid = score["points"].as_object().into_iter().flat_map(|seats| seats.values());
        paid.filter(|paid| **paid == points).count() > 1
    })
}

fn trains(story: &Story, left: u64) -> bool {
    story.events("last-round").any(|event| event["trains"] == left)
}

fn decided(story: &Story, by: &str) -> bool {
    story.events("decided").any(|event| event["by"] == by)
}
