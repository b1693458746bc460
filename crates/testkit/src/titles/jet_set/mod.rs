//! The rare cases of Jet Set.

use super::Showcase;
use crate::rare_cases::{RareCase, leaders, rare};
use crate::story::Story;
use serde_json::Value;

impl Showcase for catalog::jet_set::State {
    const RARE_CASES: &'static [RareCase] = &RARE_CASES;
}

const RARE_CASES: [RareCase; 14] = [
    rare("vacations-of-one-deck", "JS-19: both Vacation cards come from the same deck", |story| {
        let decks: Vec<&Value> = story.events("vacation").map(|event| &event["deck"]).collect();
        matches!(decks[..], [first, second] if first == second)
    }),
    rare("second-vacation-paid", "JS-19: the second Vacation card is turned up by a paid card", |story| {
        story
            .steps
            .iter()
            .any(|step| step.is("turn-up") && step.of("vacation").any(|event| event["number"] == 2))
    }),
    rare("vacation-in-the-last-fill", "JS-19: the last fill meets a further Vacation card", |story| {
        story.events("vacation-removed").next().is_some()
    }),
    rare("deck-too-short", "JS-24: the long deck runs out during the last fill", |story| {
        let long = |flight: &Value| worth(story, flight).is_some_and(|points| points >= 5);
        let end = story.steps.iter().position(|step| step.of("decks-left").next().is_some());
        let Some(end) = end else { return false };
        let all = story.opening.iter().chain(story.steps.iter().flat_map(|step| &step.events));
        let turned = all.filter(|event| event["kind"] == "turned-up" && long(&event["flight"])).count();
        let before = story.steps[..end].iter().flat_map(|step| step.of("claimed"));
        let claimed = before.filter(|event| long(&event["flight"])).count();
        turned == 40 && turned - claimed < 2 * story.setup.options.seats()
    }),
    rare("claim-on-foreign-links", "JS-13: a flight of several links, all of them of others", |story| {
        let own = |seat: &Value, link: &Value| {
            story.events("bought").any(|bought| bought["seat"] == *seat && bought["link"] == *link)
        };
        story.events("claimed").any(|claim| {
            let links = list(&claim["links"]);
            links.len() > 1 && links.iter().all(|link| !own(&claim["seat"], link))
        })
    }),
    rare("longer-way", "JS-13: a flight is claimed over more links than it needs", |story| {
        let shortest = |id: &Value| worth(story, id).map_or(9, |points| points.div_ceil(2) as usize);
        story.events("claimed").any(|claim| list(&claim["links"]).len() > shortest(&claim["flight"]))
    }),
    rare("city-twice", "JS-20: a Final Flight passes a city twice", |story| {
        story.events("claimed-final").any(|claim| {
            let links = list(&claim["links"]).iter().filter_map(Value::as_str);
            let ends: Vec<&str> = links.flat_map(|link| link.split("--")).collect();
            ends.iter().any(|city| ends.iter().filter(|other| *other == city).count() > 2)
        })
    }),
    rare("ended-by-the-fifth-plane", "JS-22: a fifth plane is put on a Final Flight", |story| {
        story.ending == Some("fifth-plane")
    }),
    rare("ended-by-the-last-claim", "JS-22: every player has claimed a Final Flight", |story| {
        story.ending == Some("all-claimed")
    }),
    rare("standstill", "JS-25: ten rounds in which nothing happens", |story| {
        story.ending == Some("standstill")
    }),
    rare("tie-broken-by-money", "JS-23: equal points, and money decides", |story| {
        leaders(story).len() > 1 && story.standing.winners().len() < leaders(story).len()
    }),
    rare("without-planes", "JS-16: a player ends without planes in stock", |story| {
        ends_without(story, "planes")
    }),
    rare("without-markers", "JS-14: a player ends without markers", |story| ends_without(story, "markers")),
    rare("without-money", "JS-16: a player ends without money", |story| ends_without(story, "money")),
];

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// What a flight is worth.
fn worth(story: &Story, flight: &Value) -> Option<u64> {
    let board = story.board();
    let named = |cities: &Value| {
        let cities: Vec<&str> = list(cities).iter().filter_map(Value::as_str).collect();
        *flight == cities.join("--")
    };
    let (points, _) =
        board["flights"].as_object()?.iter().find(|(_, cards)| list(cards).iter().any(named))?;
    points.parse().ok()
}

fn ends_without(story: &Story, what: &str) -> bool {
    list(&story.last["seats"]).iter().any(|seat| seat[what] == 0)
}
