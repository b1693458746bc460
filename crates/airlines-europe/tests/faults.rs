//! Every property of a board file that is checked on loading: a file that breaks just one gives just that
//! fault, with its path; two broken ones are both told.

use airlines_europe::Board;
use game::Board as _;
use serde_json::{Value, json};

/// Faults as path and message key.
type Faults = Vec<(String, &'static str)>;

fn built_in() -> Value {
    serde_json::from_str(&Board::built_in().file.json).expect("a board keeps its file")
}

fn faults(file: &Value) -> Faults {
    let faults = Board::load(&file.to_string()).err().unwrap_or_default();
    faults.into_iter().map(|fault| (fault.path, fault.what.key)).collect()
}

/// One edit: `/zones/0/from = 1` sets, `/title -` removes, `/cities + {…}` appends.
fn edit(file: &mut Value, edit: &str) {
    let words: Vec<&str> = edit.splitn(3, ' ').collect();
    let value = words.get(2).map(|text| serde_json::from_str::<Value>(text).expect("JSON to put there"));
    let (parent, key) = words[0].rsplit_once('/').expect("a pointer");
    match (words[1], value, file.pointer_mut(parent).expect("a place in the file")) {
        ("-", None, Value::Object(map)) => drop(map.remove(key).expect("something to remove")),
        ("+", Some(value), place) => place[key].as_array_mut().expect("a list").push(value),
        ("=", Some(value), Value::Array(list)) => list[key.parse::<usize>().expect("an index")] = value,
        ("=", Some(value), object) => object[key] = value,
        _ => panic!("no edit: {edit}"),
    }
}

/// Edits of the built-in board, each with the one fault it makes.
const SINGLE: &[(&str, &str, &str)] = &[
    ("/title -", "$", "fault-missing"),
    ("/title = \"jet-set\"", "$.title", "fault-unknown"),
    ("/title = 3", "$.title", "fault-text"),
    ("/board = \"My Board\"", "$.board", "fault-id"),
    ("/board = \"\"", "$.board", "fault-id"),
    ("/origin = 1", "$.origin", "fault-text"),
    ("/backdrop = \"Mars!\"", "$.backdrop", "fault-id"),
    ("/backdrop = null", "$.backdrop", "fault-text"),
    // Cities.
    ("/cities -", "$", "fault-missing"),
    ("/cities = {}", "$.cities", "fault-list"),
    ("/cities = []", "$.cities", "fault-count"),
    ("/cities/3/id -", "$.cities[3]", "fault-missing"),
    ("/cities/3/id = \"New York\"", "$.cities[3].id", "fault-id"),
    ("/cities/3/x -", "$.cities[3]", "fault-missing"),
    ("/cities/3/x = \"left\"", "$.cities[3].x", "fault-decimal"),
    ("/cities/3/y = 1e6", "$.cities[3].y", "fault-decimal"),
    (
        "/cities/3/label = {\"anchor\": \"top\", \"dx\": 1, \"dy\": 1}",
        "$.cities[3].label.anchor",
        "fault-anchor",
    ),
    ("/cities/3/label = {\"anchor\": \"end\", \"dx\": 1}", "$.cities[3].label", "fault-missing"),
    ("/cities + {\"id\": \"oslo\", \"x\": 1, \"y\": 1}", "$.cities[30].id", "fault-twice"),
    ("/cities + {\"id\": \"minsk\", \"x\": 1, \"y\": 1}", "$.cities[30]", "fault-isolated"),
    // Routes.
    ("/routes -", "$", "fault-missing"),
    ("/routes = \"none\"", "$.routes", "fault-list"),
    ("/routes = []", "$.routes", "fault-count"),
    ("/routes/2/id = \"a b\"", "$.routes[2].id", "fault-id"),
    ("/routes/2/id = \"lisbon--madrid\"", "$.routes[2].id", "fault-twice"),
    ("/routes/2/a -", "$.routes[2]", "fault-missing"),
    ("/routes/2/a = \"atlantis\"", "$.routes[2].a", "fault-unknown"),
    ("/routes/2/b = \"atlantis\"", "$.routes[2].b", "fault-unknown"),
    ("/routes/2/b = \"madrid\"", "$.routes[2]", "fault-loop"),
    ("/routes/2/licences -", "$.routes[2]", "fault-missing"),
    ("/routes/2/licences = 3", "$.routes[2].licences", "fault-list"),
    ("/routes/2/licences = []", "$.routes[2].licences", "fault-count"),
    ("/routes/2/licences = [1, 2, 3, 4, 5, 6, 7]", "$.routes[2].licences", "fault-count"),
    ("/routes/2/licences = [0, 3]", "$.routes[2].licences[0]", "fault-number"),
    ("/routes/2/licences = [3, 32]", "$.routes[2].licences[1]", "fault-number"),
    ("/routes/2/licences = [3.5]", "$.routes[2].licences[0]", "fault-number"),
    ("/routes/2/licences = [\"3\"]", "$.routes[2].licences[0]", "fault-number"),
    ("/routes/2/licences = [4, 3]", "$.routes[2].licences", "fault-ascending"),
    ("/routes/2/licences = [3, 3]", "$.routes[2].licences", "fault-ascending"),
    ("/routes/2/long_distance = 1", "$.routes[2].long_distance", "fault-flag"),
    ("/routes/2/long_distance = true", "$.routes[2].licences", "fault-long-distance"),
    // Airlines.
    ("/airlines -", "$", "fault-missing"),
    ("/airlines = 10", "$.airlines", "fault-list"),
    ("/airlines = []", "$.airlines", "fault-count"),
    ("/airlines + {}", "$.airlines", "fault-count"),
    ("/airlines/4/id = \"Brooms\"", "$.airlines[4].id", "fault-id"),
    ("/airlines/4/id = \"abacus\"", "$.airlines[4].id", "fault-twice"),
    ("/airlines/4/id = \"ff-flys\"", "$.airlines[6].id", "fault-twice"),
    ("/airlines/4/name -", "$.airlines[4]", "fault-missing"),
    ("/airlines/4/name = 4", "$.airlines[4].name", "fault-text"),
    ("/airlines/4/color = \"pink\"", "$.airlines[4].color", "fault-unknown"),
    ("/airlines/4/color = \"white\"", "$.airlines[9].color", "fault-twice"),
    ("/airlines/4/planes = 0", "$.airlines[4].planes", "fault-number"),
    ("/airlines/4/planes = 23", "$.airlines[4].planes", "fault-number"),
    ("/airlines/4/home = \"atlantis\"", "$.airlines[4].home", "fault-unknown"),
    ("/airlines/4/home -", "$.airlines[4]", "fault-missing"),
    ("/airlines/4/start = 201", "$.airlines[4].start", "fault-number"),
    ("/airlines/4/start = -1", "$.airlines[4].start", "fault-number"),
    ("/airlines/4/bonus = 5", "$.airlines[4]", "fault-missing"),
    ("/airlines/4/bonus_target = \"oslo\"", "$.airlines[4]", "fault-missing"),
    ("/airlines/6/bonus = 0", "$.airlines[6].bonus", "fault-number"),
    ("/airlines/6/bonus = 201", "$.airlines[6].bonus", "fault-number"),
    ("/airlines/6/bonus_target = \"atlantis\"", "$.airlines[6].bonus_target", "fault-unknown"),
    ("/airlines/6/bonus_target = \"stockholm\"", "$.airlines[6]", "fault-bonus"),
    ("/airlines/9/planes = 3", "$.airlines[9]", "fault-bonus"),
    // Zones and rows.
    ("/zones -", "$", "fault-missing"),
    ("/zones = []", "$.zones", "fault-count"),
    ("/zones/0/from = 1", "$.zones", "fault-zone-start"),
    ("/zones/2/from = 4", "$.zones", "fault-ascending"),
    ("/zones/8/from = 5001", "$.zones[8].from", "fault-number"),
    ("/zones/1/row -", "$.zones[1]", "fault-missing"),
    ("/zones/1/row = []", "$.zones[1].row", "fault-count"),
    ("/zones/1/row = [6, 5, 4, 3, 2, 1]", "$.zones[1].row", "fault-count"),
    ("/zones/1/row = [101]", "$.zones[1].row[0]", "fault-number"),
    ("/zones/1/row = [3, 4]", "$.zones[1].row", "fault-descending"),
    ("/abacus_rows -", "$", "fault-missing"),
    ("/abacus_rows = [[4], [8]]", "$.abacus_rows", "fault-count"),
    ("/abacus_rows/2 = 16", "$.abacus_rows[2]", "fault-list"),
    ("/abacus_rows/2 = [8, 16]", "$.abacus_rows[2]", "fault-descending"),
    ("/abacus_shares -", "$", "fault-missing"),
    ("/abacus_shares = 0", "$.abacus_shares", "fault-number"),
    ("/abacus_shares = 23", "$.abacus_shares", "fault-number"),
];

#[test]
fn the_built_in_board_has_no_fault() {
    assert_eq!(faults(&built_in()), []);
}

#[test]
fn each_broken_property_gives_just_its_fault() {
    for &(broken, path, key) in SINGLE {
        let mut file = built_in();
        edit(&mut file, broken);
        assert_eq!(faults(&file), [(path.to_string(), key)], "{broken}");
    }
}

#[test]
fn two_faults_in_different_parts_are_both_told() {
    let part = |broken: &str| broken.split(['/', ' ']).nth(1).unwrap().to_string();
    for (index, &(one, path, key)) in SINGLE.iter().enumerate() {
        // The next edit of another part; cities, routes and airlines are seen as a whole only without faults.
        let whole = ["fault-isolated", "fault-bonus"];
        let mut others = SINGLE[index..].iter().chain(&SINGLE[..index]);
        let other = others
            .find(|other| part(other.0) != part(one) && !whole.contains(&other.2) && key != "fault-isolated");
        let Some(&(two, second_path, second_key)) = other else { continue };
        let mut file = built_in();
        edit(&mut file, one);
        edit(&mut file, two);
        let found = faults(&file);
        for expected in [(path.to_string(), key), (second_path.to_string(), second_key)] {
            if !whole.contains(&expected.1) {
                assert!(found.contains(&expected), "{one} and {two}: {found:?}");
            }
        }
        assert!(found.len() <= 2, "{one} and {two}: {found:?}");
    }
}

#[test]
fn what_is_seen_as_a_whole_is_told_beside_other_faults() {
    let mut file = built_in();
    edit(&mut file, "/cities + {\"id\": \"minsk\", \"x\": 1, \"y\": 1}");
    edit(&mut file, "/airlines/6/bonus_target = \"stockholm\"");
    edit(&mut file, "/zones/0/from = 1");
    edit(&mut file, "/title = \"jet-set\"");
    let expected = [
        ("$.title", "fault-unknown"),
        ("$.zones", "fault-zone-start"),
        ("$.cities[30]", "fault-isolated"),
        ("$.airlines[6]", "fault-bonus"),
    ];
    assert_eq!(faults(&file), expected.map(|(path, key)| (path.to_string(), key)));
}

#[test]
fn a_bonus_target_that_no_route_leads_to_is_a_fault() {
    let mut file = built_in();
    edit(&mut file, "/cities + {\"id\": \"ufa\", \"x\": 1, \"y\": 1}");
    edit(&mut file, "/cities + {\"id\": \"omsk\", \"x\": 1, \"y\": 1}");
    edit(&mut file, "/routes + {\"id\": \"ufa--omsk\", \"a\": \"ufa\", \"b\": \"omsk\", \"licences\": [3]}");
    assert_eq!(faults(&file), []);
    edit(&mut file, "/airlines/6/bonus_target = \"omsk\"");
    assert_eq!(faults(&file), [("$.airlines[6]".to_string(), "fault-bonus")]);
}

#[test]
fn too_many_licences_are_a_fault_of_the_routes() {
    let mut file = built_in();
    for index in 0..64 {
        file["routes"][index]["licences"] = json!([1, 2, 3, 4]);
        file["routes"][index]["long_distance"] = json!(false);
    }
    assert_eq!(faults(&file), [("$.routes".to_string(), "fault-licences")]);
}

#[test]
fn too_few_airlines_or_shares_are_told_for_each_number_of_players() {
    // Yellow, blue, violet, red and black: two players would have red and black.
    let mut file = built_in();
    let five: Vec<Value> = file["airlines"].as_array().unwrap()[..5].to_vec();
    file["airlines"] = json!(five);
    for airline in 0..5 {
        file["airlines"][airline]["planes"] = json!(22);
    }
    let told =
        [("$.airlines".to_string(), "fault-few-airlines"), ("$.airlines".to_string(), "fault-few-shares")];
    assert_eq!(faults(&file), told);
    // 71 shares are needed by five players, 63 by four, 55 by three, 47 by two.
    for (seats, need) in [(5, 71), (4, 63), (3, 55), (2, 47)] {
        for (shares, few) in [(need - 1, true), (need, false)] {
            let file = with_shares(seats, shares);
            let faults = Board::load(&file.to_string()).err().unwrap_or_default();
            let told =
                faults.iter().any(|fault| fault.what.args.contains(&("seats", game::Arg::Number(seats))));
            assert_eq!(told, few, "{shares} shares for {seats} players");
        }
    }
}

/// The built-in board with so many shares in play for so many players, and no bonus.
fn with_shares(seats: i64, shares: u8) -> Value {
    let mut file = built_in();
    let out =
        [&["yellow", "blue", "violet"][..], &["yellow", "violet"], &["yellow"], &[]][seats as usize - 2];
    let airlines = file["airlines"].as_array_mut().expect("the airlines are a list");
    let flies = |airline: &Value| !out.iter().any(|color| airline["color"] == *color);
    let mut left = (shares as usize, airlines.iter().filter(|airline| flies(airline)).count());
    for airline in airlines {
        if flies(airline) {
            let planes = left.0 / left.1;
            airline["planes"] = json!(planes);
            left = (left.0 - planes, left.1 - 1);
        }
        if let Some(fields) = airline.as_object_mut() {
            fields.retain(|key, _| !key.starts_with("bonus"));
        }
    }
    file
}

#[test]
fn a_value_that_should_be_an_object_says_so() {
    for (broken, path) in [("/cities/3 = 7", "$.cities[3]"), ("/airlines/4 = []", "$.airlines[4]")] {
        let mut file = built_in();
        edit(&mut file, broken);
        let found = faults(&file);
        assert!(
            !found.is_empty() && found.iter().all(|fault| *fault == (path.into(), "fault-object")),
            "{found:?}"
        );
    }
}

#[test]
fn long_texts_are_refused() {
    let mut file = built_in();
    file["origin"] = json!("x".repeat(4001));
    assert_eq!(faults(&file), [("$.origin".to_string(), "fault-long")]);
}

#[test]
fn a_file_that_is_no_board_at_all_says_so() {
    for (text, key) in
        [("", "fault-json"), ("{", "fault-json"), ("[]", "fault-object"), ("3", "fault-object")]
    {
        let faults = Board::load(text).unwrap_err();
        assert!(
            faults.iter().all(|fault| (fault.path.as_str(), fault.what.key) == ("$", key)),
            "{text}: {faults:?}"
        );
    }
    let faults = Board::load("{}").unwrap_err();
    assert!(faults.len() > 5 && faults.iter().all(|fault| fault.what.key == "fault-missing"));
    // Deeper than any reader would follow.
    assert_eq!(Board::load(&"[".repeat(100_000)).unwrap_err()[0].what.key, "fault-json");
}

#[test]
fn the_same_file_is_the_same_board() {
    let text = Board::built_in().file.json.as_str();
    let one = Board::load(text).unwrap();
    assert!(std::ptr::eq(one, Board::load(&format!(" {text}\n")).unwrap()));
    assert_eq!(one.file.hash, Board::built_in().file.hash);
    let mut moved = built_in();
    moved["cities"][0]["x"] = json!(1.5);
    assert_eq!(Board::load(&moved.to_string()).unwrap().file.hash, one.file.hash, "no rule looks at a spot");
    moved["routes"][0]["licences"] = json!([3, 4, 6]);
    assert_ne!(Board::load(&moved.to_string()).unwrap().file.hash, one.file.hash);
}
