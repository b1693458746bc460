//! Whatever a board file holds, loading it ends with a board or with faults that say where.

use crate::odd;
use airlines_europe::{Board, MAX_LICENCES, Options, State};
use game::{Board as _, Game, Luck, Silent, Turn};
use proptest::prelude::*;
use serde_json::{Value, json};

/// Loads; a refusal must hold at least one fault, each with a path.
fn load(text: &str) -> Option<&'static Board> {
    match Board::load(text) {
        Ok(board) => Some(board),
        Err(faults) => {
            assert!(!faults.is_empty(), "refused without a reason: {text}");
            assert!(faults.iter().all(|fault| fault.path.starts_with('$')), "{faults:?}");
            None
        }
    }
}

/// Plays a random game to its end.
fn play(options: &Options, seed: u64) -> State {
    let mut luck = Luck::fast(seed);
    let mut game = State::new(options, &mut luck, &mut Silent);
    let mut actions = Vec::new();
    while let Turn::Seats(seats) = game.turn() {
        let seat = seats.iter().next().expect("a running game has a seat to move");
        actions.clear();
        game.legal(seat, &mut actions);
        let action = game.lively(&actions, &mut luck);
        game.play(seat, action, &mut luck).expect("what is listed is accepted");
    }
    game.check_invariants().expect("nothing is lost or created");
    game
}

/// Any small JSON value; keys are often those of a board file.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0..40u32).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "[a-z -]{0,8}".prop_map(Value::from),
        Just(json!("airlines-europe")),
    ];
    let key = prop_oneof![
        Just("title".to_string()),
        Just("cities".to_string()),
        Just("routes".to_string()),
        Just("airlines".to_string()),
        Just("zones".to_string()),
        Just("row".to_string()),
        Just("id".to_string()),
        Just("licences".to_string()),
        ".{0,4}",
    ];
    leaf.prop_recursive(4, 64, 8, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..8).prop_map(Value::from),
            prop::collection::vec((key.clone(), inner), 0..8)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

/// Every place in a file, as a JSON pointer.
fn pointers(value: &Value, at: &str, into: &mut Vec<String>) {
    match value {
        Value::Array(list) => {
            for (index, item) in list.iter().enumerate() {
                into.push(format!("{at}/{index}"));
                pointers(item, &format!("{at}/{index}"), into);
            }
        }
        Value::Object(map) => {
            for (key, item) in map {
                into.push(format!("{at}/{key}"));
                pointers(item, &format!("{at}/{key}"), into);
            }
        }
        _ => {}
    }
}

/// How a place in a file is changed.
#[derive(Clone, Debug)]
enum Change {
    Remove,
    Twice,
    Put(Value),
    Nudge(i64),
}

fn any_change() -> impl Strategy<Value = Change> {
    prop_oneof![
        Just(Change::Remove),
        Just(Change::Twice),
        any_json().prop_map(Change::Put),
        (-3..=3i64).prop_map(Change::Nudge),
    ]
}

fn change(file: &mut Value, pointer: &str, change: Change) {
    let Some((parent, key)) = pointer.rsplit_once('/') else { return };
    match (file.pointer_mut(parent), change) {
        (Some(Value::Array(list)), change) => {
            let index: usize = key.parse().expect("a list is pointed into by numbers");
            match change {
                _ if index >= list.len() => {}
                Change::Remove => drop(list.remove(index)),
                Change::Twice => list.insert(index, list[index].clone()),
                Change::Put(value) => list[index] = value,
                Change::Nudge(by) => nudge(&mut list[index], by),
            }
        }
        (Some(Value::Object(map)), change) => match change {
            Change::Remove => drop(map.remove(key)),
            Change::Put(value) => drop(map.insert(key.into(), value)),
            Change::Nudge(by) => nudge(map.entry(key).or_insert(Value::Null), by),
            Change::Twice => {}
        },
        _ => {}
    }
}

fn nudge(value: &mut Value, by: i64) {
    if let Some(number) = value.as_i64() {
        *value = json!(number + by);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_loads_or_says_why(text in ".{0,200}") {
        load(&text);
    }

    #[test]
    fn any_bytes_load_or_say_why(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        load(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn any_json_loads_or_says_why(value in any_json()) {
        load(&value.to_string());
    }

    #[test]
    fn any_cut_of_the_built_in_file_says_why(at in 0..12_000usize) {
        let text = &Board::built_in().file.json;
        let cut = text.char_indices().map(|(index, _)| index).take_while(|&index| index <= at).last();
        prop_assert!(load(&text[..cut.unwrap_or(0)]).is_none());
    }

    #[test]
    fn any_change_of_a_board_loads_and_plays_or_says_why(
        number in 0..20u64,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any_change()), 1..3),
        seats in 2..=5usize,
    ) {
        let board = if number == 0 { Board::built_in() } else { odd::board(number) };
        let mut file: Value = serde_json::from_str(&board.file.json).unwrap();
        for (place, by) in changes {
            let mut places = Vec::new();
            pointers(&file, "", &mut places);
            change(&mut file, &places[place.index(places.len())], by);
        }
        if let Some(board) = load(&file.to_string()) {
            play(&Options { flight_ban: true, board, ..Options::new(seats) }, number);
        }
    }
}

/// A board with as many cities, routes and licences as there may be.
fn largest() -> Value {
    let city = |index: usize| json!({ "id": format!("c{index}"), "x": index, "y": index });
    let route = |index: usize| {
        let (a, b) = (index % 64, (index % 64 + 1 + index / 64) % 64);
        let licences = if index < MAX_LICENCES - 128 { json!([30, 31]) } else { json!([31]) };
        json!({ "id": format!("r{index}"), "a": format!("c{a}"), "b": format!("c{b}"), "licences": licences })
    };
    let mut file: Value = serde_json::from_str(&Board::built_in().file.json).expect("a board keeps its file");
    file["cities"] = (0..64).map(city).collect();
    file["routes"] = (0..128).map(route).collect();
    for (index, airline) in file["airlines"].as_array_mut().expect("a list").iter_mut().enumerate() {
        airline["planes"] = json!(22);
        airline["start"] = json!(200);
        airline["home"] = json!(format!("c{}", 6 * index));
        airline["bonus_target"] = json!(format!("c{}", (6 * index + 20) % 64));
        airline["bonus"] = json!(200);
    }
    file["zones"] = json!([{ "from": 0, "row": [100, 100, 100, 100, 100] }]);
    file["abacus_rows"] = json!([[100, 100, 100], [100, 100, 100], [100, 100, 100]]);
    file["abacus_shares"] = json!(22);
    file
}

#[test]
fn the_largest_board_loads_and_plays() {
    let board = load(&largest().to_string()).expect("the limits themselves are allowed");
    assert_eq!((board.cities.len(), board.routes.len(), board.prices.len()), (64, 128, MAX_LICENCES));
    for seats in 2..=5 {
        for seed in 0..5 {
            play(&Options { flight_ban: seed % 2 == 0, board, ..Options::new(seats) }, seed);
        }
    }
}

#[test]
fn one_more_of_anything_is_refused() {
    let mut file = largest();
    file["routes"][127]["licences"] = json!([30, 31]);
    assert!(load(&file.to_string()).is_none());
    let mut file = largest();
    let route = json!({ "id": "more", "a": "c0", "b": "c9", "licences": [1] });
    file["routes"].as_array_mut().unwrap().push(route);
    assert!(load(&file.to_string()).is_none());
    let mut file = largest();
    file["cities"].as_array_mut().unwrap().push(json!({ "id": "more", "x": 0, "y": 0 }));
    assert!(load(&file.to_string()).is_none());
}

#[test]
fn the_smallest_board_loads_and_plays() {
    let mut file: Value = serde_json::from_str(&odd::board(1).file.json).unwrap();
    file["cities"] = json!([{ "id": "c0", "x": 0, "y": 0 }, { "id": "c1", "x": 1, "y": 1 }]);
    file["routes"] = json!([{ "id": "r", "a": "c0", "b": "c1", "licences": [1] }]);
    for airline in file["airlines"].as_array_mut().unwrap() {
        let airline = airline.as_object_mut().unwrap();
        airline.remove("bonus");
        airline.remove("bonus_target");
        airline.insert("home".into(), json!("c0"));
    }
    let board = load(&file.to_string()).expect("one route is enough");
    for seats in 2..=5 {
        play(&Options { board, ..Options::new(seats) }, 3);
    }
}
