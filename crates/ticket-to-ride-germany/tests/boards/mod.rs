//! Boards that nobody would print, to hold the laws to.

use game::{Luck, Stream};
use serde_json::{Value, json};
use ticket_to_ride_germany::Module;

/// Eight cities in a ring with a country of two end points, few cards, many locomotives, short of trains:
/// decks run out, rows stay full of locomotives, and players must pass.
pub(crate) fn odd() -> String {
    const CITIES: usize = 8;
    let city = |index: usize| format!("town-{index}");
    let cities: Vec<Value> = (0..CITIES)
        .map(|index| json!({ "id": city(index), "x": index * 10, "y": 5, "passengers": index % 4 }))
        .collect();
    let mut routes: Vec<Value> = (0..CITIES)
        .flat_map(|index| {
            let next = (index + 1) % CITIES;
            let group = format!("{}--{}", city(index), city(next));
            let colors = ["grey", "red", "blue"];
            (1..=1 + index % 3).map(move |lane| {
                json!({
                    "id": format!("{group}-{lane}"), "a": city(index), "b": city(next),
                    "length": 1 + index % 5, "color": colors[(index + lane) % 3], "group": group,
                })
            })
        })
        .collect();
    for (index, end) in ["far-north", "far-south"].iter().enumerate() {
        routes.push(json!({
            "id": format!("{}--{end}", city(index * 4)), "a": city(index * 4), "b": end,
            "length": 2, "color": "grey", "group": end,
        }));
    }
    let ticket = |index: usize, points: usize| {
        let (a, b) = (index % CITIES, (index + 1 + index / CITIES) % CITIES);
        let b = if index.is_multiple_of(7) { "far".to_string() } else { city(b) };
        json!({ "a": city(a), "b": b, "points": points })
    };
    let board = json!({
        "title": "ticket-to-ride-germany",
        "cities": cities,
        "countries": [{ "id": "far", "x": 1, "y": 2, "passengers": 3, "ends": [
            { "id": "far-north", "x": 1, "y": 1 }, { "id": "far-south", "x": 1, "y": 3 },
        ] }],
        "routes": routes,
        "short_tickets": (0..20).map(|index| ticket(index, 1 + index % 5)).collect::<Vec<_>>(),
        "long_tickets": (20..40).map(|index| ticket(index, 6 + index % 5)).collect::<Vec<_>>(),
        "passengers": { "red": 8, "green": 7 },
        "train_cards": { "colors": ["red", "blue"], "per_color": 9, "locomotives": 14 },
        "route_points": { "1": 1, "2": 2, "3": 4, "4": 7, "5": 10 },
        "globetrotter": 7,
        "trains": 19,
    });
    board.to_string()
}

/// The odd board without one part of the rules.
pub(crate) fn without(module: Module) -> String {
    let mut board: Value = serde_json::from_str(&odd()).expect("the odd board is JSON");
    let names: Vec<&str> = Module::ALL.into_iter().filter(|&other| other != module).map(Module::id).collect();
    board["modules"] = json!(names);
    let map = board.as_object_mut().expect("a board is an object");
    match module {
        Module::Countries => {
            map.remove("countries");
            let cities = |list: &mut Value, keys: [&str; 2]| {
                let of_country = |item: &Value| {
                    keys.iter().any(|key| item[key].as_str().is_some_and(|id| id.starts_with("far")))
                };
                list.as_array_mut().expect("a list").retain(|item| !of_country(item));
            };
            for key in ["routes", "short_tickets", "long_tickets"] {
                cities(&mut map[key], ["a", "b"]);
            }
            map.insert("first_tickets".into(), json!({ "draw": 3, "keep": 1 }));
            map["passengers"] = json!({ "red": 6, "green": 6 });
        }
        Module::Globetrotter => drop(map.remove("globetrotter")),
        Module::Passengers => {
            map.remove("passengers");
            let places = map["cities"].as_array_mut().into_iter().flatten();
            places.for_each(|city| drop(city.as_object_mut().and_then(|city| city.remove("passengers"))));
            map["countries"][0]["passengers"] = json!(0);
        }
        Module::TwoDecks => {
            let decks = ["short_tickets", "long_tickets"].map(|key| map.remove(key).expect("a deck"));
            let tickets: Vec<Value> =
                decks.into_iter().flat_map(|deck| deck.as_array().cloned().unwrap_or_default()).collect();
            map.insert("tickets".into(), tickets.into());
        }
    }
    board.to_string()
}

/// The printed board with lengths, colours, values and passengers moved about.
pub(crate) fn jittered(seed: u64) -> String {
    let mut luck = Luck::fast(seed);
    let mut below = |bound: usize| luck.below(Stream(0), bound as u32) as usize;
    let text = include_str!("../../data/germany.json");
    let mut board: Value = serde_json::from_str(text).expect("the printed board is JSON");
    let colors = ["grey", "red", "blue", "purple", "black", "white", "green", "yellow", "orange"];
    for route in board["routes"].as_array_mut().expect("a list") {
        route["length"] = (1 + below(4)).into();
        route["color"] = colors[below(9)].into();
    }
    for kind in ["short_tickets", "long_tickets"] {
        let list = board[kind].as_array_mut().expect("a list");
        let keep = 20 + below(list.len() - 20);
        list.truncate(keep);
        for ticket in list {
            ticket["points"] = (1 + below(22)).into();
        }
    }
    // One passenger moves from every third city to the next one.
    let cities = board["cities"].as_array_mut().expect("a list");
    for index in (0..cities.len() - 1).step_by(3) {
        let moved = cities[index]["passengers"].as_u64().expect("a number") - 1;
        cities[index]["passengers"] = moved.into();
        let more = cities[index + 1]["passengers"].as_u64().expect("a number") + 1;
        cities[index + 1]["passengers"] = more.into();
    }
    board["train_cards"]["per_color"] = (6 + below(8)).into();
    board["train_cards"]["locomotives"] = (4 + below(20)).into();
    board["trains"] = (40 + below(20)).into();
    board.to_string()
}
