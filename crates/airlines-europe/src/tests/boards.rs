//! Boards on which rare things happen soon.

use crate::Board;
use game::Board as _;
use serde_json::{Value, json};

/// The board a set-up names.
#[track_caller]
pub(super) fn named(name: &str) -> &'static Board {
    let file = match name {
        // Three licences for five airlines that all start in the north.
        "small" => file(
            &[("north", "south", &[3]), ("north", "west", &[4, 5])],
            &[("red", 22, "north"), ("black", 22, "north"), ("brown", 22, "north")],
            &[("green", 22, "north"), ("orange", 22, "north")],
        ),
        // Green is alone on an island with two routes and one plane; the mainland has one licence.
        "island" => file(
            &[("north", "south", &[2]), ("isle", "rock", &[1]), ("isle", "reef", &[1])],
            &[("red", 22, "north"), ("black", 22, "north"), ("brown", 22, "north")],
            &[("orange", 22, "south"), ("green", 1, "isle")],
        ),
        // With two players three airlines are in play, two of them with nearly all the shares.
        "uneven" => file(
            &[("north", "south", &[3])],
            &[("yellow", 22, "north"), ("blue", 22, "north"), ("red", 22, "north")],
            &[("black", 22, "north"), ("white", 3, "north")],
        ),
        // The dearest licence there is, and one of every price below.
        "dear" => file(
            &[("north", "south", &[31]), ("north", "west", &[1, 2, 3, 7, 15, 30])],
            &[("red", 22, "north"), ("black", 22, "north"), ("brown", 22, "north")],
            &[("green", 22, "north"), ("orange", 22, "north")],
        ),
        _ => panic!("no board is called {name}"),
    };
    Board::load(&file.to_string()).unwrap_or_else(|faults| panic!("{faults:?}"))
}

type Airline = (&'static str, u8, &'static str);

/// A board file with these routes (one city, the other, prices) and airlines (colour, planes, home).
fn file(routes: &[(&str, &str, &[u8])], some: &[Airline], others: &[Airline]) -> Value {
    let mut cities: Vec<&str> = routes.iter().flat_map(|&(a, b, _)| [a, b]).collect();
    cities.sort_unstable();
    cities.dedup();
    let city = |(index, id): (usize, &&str)| json!({ "id": id, "x": 100 * index, "y": 50 * (index % 2) });
    let route = |&(a, b, prices): &(&str, &str, &[u8])| json!({ "id": format!("{a}--{b}"), "a": a, "b": b, "licences": prices });
    let airline = |&(color, planes, home): &Airline| json!({ "id": format!("{color}-air"), "name": color, "color": color, "planes": planes, "home": home, "start": 0 });
    json!({
        "title": "airlines-europe",
        "cities": cities.iter().enumerate().map(city).collect::<Vec<_>>(),
        "routes": routes.iter().map(route).collect::<Vec<_>>(),
        "airlines": some.iter().chain(others).map(airline).collect::<Vec<_>>(),
        "zones": [{ "from": 0, "row": [3, 2, 1] }, { "from": 3, "row": [6, 3, 2, 1, 0] }],
        "abacus_rows": [[4, 2, 1, 0], [8, 4, 2, 1, 0], [16, 8, 4, 2, 1]],
        "abacus_shares": 20,
    })
}
