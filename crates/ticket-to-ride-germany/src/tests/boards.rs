//! Board files: the printed board, and every fault with its path.

use crate::Board;
use game::Board as _;
use proptest::prelude::*;
use serde_json::{Value, json};

fn printed() -> Value {
    serde_json::from_str(include_str!("../../data/germany.json")).expect("the printed board is JSON")
}

/// The faults of the printed board after a change, as `path key`.
#[track_caller]
fn faults(change: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut board = printed();
    change(&mut board);
    let faults = Board::load(&board.to_string()).expect_err("the change is a fault");
    faults.iter().map(|fault| format!("{} {}", fault.path, fault.what.key)).collect()
}

#[test]
fn tg2_the_printed_board_loads_and_is_one_board() {
    let board = Board::built_in();
    assert_eq!(board.file.id, "germany");
    let again = Board::load(&printed().to_string()).expect("sound");
    assert!(std::ptr::eq(board, again));
}

#[test]
fn tg23_ticket_values_are_shortest_paths_but_for_one() {
    let board = Board::built_in();
    let equal = board
        .tickets
        .iter()
        .filter(|ticket| board.shortest(ticket.a, ticket.b) == Some(ticket.points.into()));
    assert_eq!((equal.count(), board.tickets.len()), (88, 89));
    let remarks = board.remarks();
    assert_eq!(remarks.len(), 1);
    let ticket = &board.tickets[board.ticket("kiel--stuttgart").expect("printed").index()];
    assert_eq!((ticket.points, board.shortest(ticket.a, ticket.b)), (17, Some(16)));
    assert!(remarks[0].path.starts_with("$.long_tickets["), "{remarks:?}");
}

#[test]
fn ticket_ids_are_their_places_and_repeats_get_a_number() {
    let mut board = printed();
    board["long_tickets"][0] = json!({ "a": "mannheim", "b": "stuttgart", "points": 12 });
    let board = Board::load(&board.to_string()).expect("sound");
    assert_eq!(board.tickets[0].id, "mannheim--stuttgart");
    assert_eq!(board.tickets[55].id, "mannheim--stuttgart-2");
}

#[test]
fn tg2_places_must_exist_and_differ() {
    assert_eq!(
        faults(|board| board["short_tickets"][3]["a"] = "atlantis".into()),
        ["$.short_tickets[3].a fault-unknown"]
    );
    assert_eq!(faults(|board| board["routes"][3]["b"] = "austria".into()), ["$.routes[3].b fault-unknown"]);
    assert_eq!(faults(|board| board["cities"][1]["id"] = "augsburg".into())[0], "$.cities[1].id fault-twice");
    assert_eq!(
        faults(|board| board["countries"][1]["ends"][0]["id"] = "denmark-kiel".into())[0],
        "$.countries[1].ends[0].id fault-twice"
    );
    let same = faults(|board| board["long_tickets"][0]["b"] = board["long_tickets"][0]["a"].clone());
    assert_eq!(same[0], "$.long_tickets[0] fault-loop");
}

#[test]
fn tg15_groups_are_the_routes_between_the_same_ends() {
    let apart = faults(|board| board["routes"][0]["group"] = "alone".into());
    assert_eq!(apart, ["$.routes fault-tg-group"]);
    let together = faults(|board| board["routes"][2]["group"] = "augsburg--munich".into());
    assert_eq!(together, ["$.routes fault-tg-group"]);
}

#[test]
fn tg2_passengers_must_add_up() {
    assert_eq!(faults(|board| board["cities"][0]["passengers"] = 2.into()), ["$ fault-tg-passengers"]);
    assert_eq!(faults(|board| board["passengers"]["pink"] = 1.into()), ["$.passengers.pink fault-unknown"]);
    assert_eq!(
        faults(|board| board["cities"][0]["passengers"] = 16.into()),
        ["$.cities[0].passengers fault-number"]
    );
}

#[test]
fn tg23_every_ticket_can_be_completed() {
    let cut = faults(|board| {
        let routes = board["routes"].as_array_mut().expect("a list");
        routes.retain(|route| !route["id"].as_str().expect("an id").contains("emden"));
    });
    assert!(
        cut.contains(&"$ fault-isolated".to_string()) && cut.contains(&"$ fault-tg-ticket".to_string()),
        "{cut:?}"
    );
    assert!(faults(|board| board["trains"] = 15.into()).iter().all(|fault| fault == "$ fault-tg-ticket"));
    assert!(faults(|board| board["trains"] = 4.into()).contains(&"$ fault-tg-trains".to_string()));
}

#[test]
fn tg19_end_points_are_dead_ends() {
    let through = faults(|board| {
        let more = json!({ "id": "x", "a": "hamburg", "b": "denmark-kiel", "length": 2, "color": "grey", "group": "x" });
        board["routes"].as_array_mut().expect("a list").push(more);
    });
    assert_eq!(through, ["$ fault-tg-end"]);
}

#[test]
fn tg12_colours_are_known_and_routes_can_be_paid() {
    assert_eq!(
        faults(|board| board["routes"][2]["color"] = "pink".into()),
        ["$.routes[2].color fault-unknown"]
    );
    let dear = faults(|board| {
        board["train_cards"]["per_color"] = 5.into();
        board["train_cards"]["locomotives"] = 1.into();
    });
    assert!(
        dear.iter().all(|fault| fault.ends_with(".color fault-tg-unpayable")) && dear.len() == 5,
        "{dear:?}"
    );
    let missing = faults(|board| {
        let colors = board["train_cards"]["colors"].as_array_mut().expect("a list");
        colors.retain(|color| color != "red");
        board["train_cards"]["locomotives"] = 2.into();
    });
    assert!(
        missing.iter().all(|fault| fault.ends_with("fault-tg-unpayable")) && !missing.is_empty(),
        "{missing:?}"
    );
    let twice = faults(|board| board["train_cards"]["colors"][1] = "purple".into());
    assert_eq!(twice[0], "$.train_cards.colors[1] fault-twice");
}

#[test]
fn tg14_every_length_has_points() {
    let none = faults(|board| {
        board["route_points"].as_object_mut().expect("an object").remove("6");
    });
    assert!(
        none.iter().all(|fault| fault.ends_with(".length fault-tg-no-points")) && none.len() == 2,
        "{none:?}"
    );
    assert_eq!(
        faults(|board| board["route_points"]["12"] = 30.into())[0],
        "$.route_points.12 fault-tg-length"
    );
}

#[test]
fn tg3_there_are_cards_for_all() {
    let few = faults(|board| {
        board["train_cards"] = json!({ "colors": ["red"], "per_color": 9, "locomotives": 9 });
    });
    assert!(few.contains(&"$.train_cards fault-tg-cards".to_string()), "{few:?}");
}

#[test]
fn tg4_there_are_tickets_for_all() {
    let few = faults(|board| board["long_tickets"].as_array_mut().expect("a list").truncate(19));
    assert_eq!(few, ["$.long_tickets fault-count"]);
}

#[test]
fn all_faults_come_at_once() {
    let many = faults(|board| {
        board["title"] = "jet-set".into();
        board["trains"] = "many".into();
        board["cities"][2]["x"] = Value::Null;
        board["passengers"]["red"] = (-1).into();
    });
    assert_eq!(many.len(), 4, "{many:?}");
}

proptest! {
    #[test]
    fn no_file_makes_the_loader_panic(text in ".{0,200}") {
        let _ = Board::load(&text);
    }

    /// The printed board with one value replaced by another, deep inside.
    #[test]
    fn no_changed_board_makes_the_loader_panic(steps in prop::collection::vec(0usize..200, 1..5), kind in 0usize..9) {
        let mut board = printed();
        let mut path = String::new();
        for step in steps {
            let key = match board.pointer(&path).expect("the path leads somewhere") {
                Value::Object(map) if !map.is_empty() => map.keys().nth(step % map.len()).cloned(),
                Value::Array(list) if !list.is_empty() => Some((step % list.len()).to_string()),
                _ => None,
            };
            path.extend(key.map(|key| format!("/{key}")));
        }
        let here = board.pointer_mut(&path).expect("the path leads somewhere");
        *here = [
            Value::Null, json!(0), json!(-1), json!(1e300), json!(64), json!("austria"), json!([]), json!({}),
            json!([{ "id": "x" }]),
        ][kind].clone();
        let _ = Board::load(&board.to_string());
    }
}
