//! Board files: the built-in one, and everything that can be wrong in one.

use super::*;
use game::Board as _;
use network::BoardFault;
use proptest::prelude::*;
use serde_json::{Value, json};

const FILE: &str = include_str!("../../data/skyrail-jet-set.json");

/// The built-in file with one thing changed.
fn changed(change: impl FnOnce(&mut Value)) -> Result<&'static Board, Vec<BoardFault>> {
    let mut file: Value = serde_json::from_str(FILE).unwrap();
    change(&mut file);
    Board::load(&file.to_string())
}

#[track_caller]
fn faults(change: impl FnOnce(&mut Value), expected: &[(&str, &str)]) {
    let found: Vec<(String, &str)> =
        changed(change).unwrap_err().into_iter().map(|fault| (fault.path, fault.what.key)).collect();
    let found: Vec<(&str, &str)> = found.iter().map(|(path, key)| (path.as_str(), *key)).collect();
    assert_eq!(found, expected);
}

#[test]
fn the_built_in_board_loads_and_names_itself() {
    let board = Board::built_in();
    assert_eq!((board.file.id.as_str(), board.file.origin.as_str()), ("skyrail-jet-set", "Skyrail"));
    assert_eq!(Board::load(FILE).unwrap().file.hash, board.file.hash);
    assert!(std::ptr::eq(Board::load(&board.file.json).unwrap(), board), "the same file is the same board");
    for card in &board.finals {
        assert_eq!(card.way.count_ones(), 6, "{}", card.id);
    }
    for (index, card) in board.flights.iter().enumerate() {
        assert_eq!(board.flight(&card.id), Some(Flight(index as u8)));
        assert_eq!(board.final_flight(&card.id), None);
    }
}

#[test]
fn a_moved_label_keeps_the_hash_and_a_price_does_not() {
    let moved = changed(|file| file["cities"][0]["x"] = json!(1)).unwrap();
    assert_eq!(moved.file.hash, Board::built_in().file.hash);
    let dear = changed(|file| file["links"][0]["price"] = json!(7)).unwrap();
    assert_ne!(dear.file.hash, Board::built_in().file.hash);
}

#[test]
fn js3_flights_that_are_too_short_or_too_long_are_refused() {
    faults(
        |file| {
            file["flights"]["1"][0] = json!(["amsterdam", "vienna"]);
            file["flights"]["3"][0] = json!(["london", "paris"]);
            file["flights"]["5"][1] = json!(["paris", "paris"]);
            file["flights"]["7"][2] = json!(["atlantis", "paris"]);
        },
        &[
            ("$.flights.1[0]", "fault-js-distance"),
            ("$.flights.3[0]", "fault-js-distance"),
            ("$.flights.5[1]", "fault-loop"),
            ("$.flights.7[2][0]", "fault-unknown"),
        ],
    );
}

#[test]
fn js3_prices_go_from_4_to_7() {
    faults(
        |file| {
            file["links"][3]["price"] = json!(8);
            file["links"][4]["price"] = json!(3);
        },
        &[("$.links[3].price", "fault-number"), ("$.links[4].price", "fault-number")],
    );
}

#[test]
fn js2_unknown_lists_and_repeated_cards_are_refused() {
    faults(
        |file| {
            file["flights"]["9"] = json!([]);
            file["flights"]["1"][1] = json!(["copenhagen", "amsterdam"]);
            file["final_flights"][1] = json!(["amsterdam", "madrid", "cairo"]);
            file["final_flights"][2] = json!(["oslo", "paris", "oslo"]);
        },
        &[
            ("$.flights.9", "fault-unknown"),
            ("$.flights.1[1]", "fault-twice"),
            ("$.final_flights[1]", "fault-twice"),
            ("$.final_flights[2]", "fault-js-final-cities"),
        ],
    );
}

#[test]
fn js20_final_flights_must_be_realisable_and_five_links_long() {
    faults(
        |file| {
            file["final_flights"][0] = json!(["london", "paris", "frankfurt"]);
            // A city on one link can't be passed.
            let cities = file["cities"].as_array_mut().unwrap();
            cities.push(json!({ "id": "faro", "x": 1, "y": 2 }));
            let links = file["links"].as_array_mut().unwrap();
            links.push(json!({ "id": "faro--lisbon", "a": "faro", "b": "lisbon", "price": 4 }));
            file["final_flights"][1] = json!(["oslo", "faro", "cairo"]);
        },
        &[("$.final_flights[0]", "fault-js-final-length"), ("$.final_flights[1]", "fault-js-final-no-way")],
    );
}

#[test]
fn js5_decks_must_hold_enough_cards_for_every_number_of_players() {
    faults(
        |file| {
            file["flights"]["1"].as_array_mut().unwrap().truncate(11);
            file["flights"]["7"].as_array_mut().unwrap().truncate(15);
            file["final_flights"].as_array_mut().unwrap().truncate(12);
        },
        &[
            ("$", "fault-js-few-short"),
            ("$", "fault-js-few-ones"),
            ("$", "fault-js-few-short"),
            ("$", "fault-js-few-long"),
        ],
    );
}

#[test]
fn all_faults_are_found_at_once() {
    faults(
        |file| {
            file["title"] = json!("jets");
            file["cities"].as_array_mut().unwrap().push(json!({ "id": "faro", "x": 1, "y": 2 }));
            file["links"][0]["b"] = json!("amsterdam");
            file["links"][1]["bend"] = json!([1]);
            file["links"][2]["id"] = json!("Ämsterdam");
            file["flights"]["3"][0] = json!(["paris"]);
            file["final_flights"].as_array_mut().unwrap().truncate(11);
        },
        &[
            ("$.title", "fault-unknown"),
            ("$.links[0]", "fault-loop"),
            ("$.links[1].bend", "fault-count"),
            ("$.links[2].id", "fault-id"),
            ("$.flights.3[0]", "fault-count"),
            ("$.final_flights", "fault-count"),
        ],
    );
    faults(
        |file| file["cities"].as_array_mut().unwrap().push(json!({ "id": "faro", "x": 1, "y": 2 })),
        &[("$", "fault-isolated")],
    );
}

proptest! {
    #[test]
    fn no_bytes_make_the_loader_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let _ = Board::load(&String::from_utf8_lossy(&bytes));
    }

    /// The built-in file with a piece cut out, doubled or replaced.
    #[test]
    fn no_damage_makes_the_loader_panic(at in 0..FILE.len(), cut in 0usize..80, put in "[\\[\\]{}\",:0-9a-z -]{0,12}") {
        let head = &FILE.as_bytes()[..at];
        let tail = &FILE.as_bytes()[(at + cut).min(FILE.len())..];
        let text = [head, put.as_bytes(), tail].concat();
        let _ = Board::load(&String::from_utf8_lossy(&text));
    }

    /// Whole fields exchanged for other JSON.
    #[test]
    fn no_exchange_of_fields_makes_the_loader_panic(
        key in proptest::sample::select(vec!["cities", "links", "flights", "final_flights", "backdrop"]),
        index in 0usize..60,
        other in proptest::sample::select(vec!["null", "[]", "{}", "7", "\"paris\"", "[[]]", "-1", "1e9"]),
    ) {
        let other: Value = serde_json::from_str(other).unwrap();
        let result = changed(|file| match file[key].get_mut(index) {
            Some(item) => *item = other,
            None => file[key] = other,
        });
        prop_assert!(result.is_err() || result.is_ok());
    }
}
