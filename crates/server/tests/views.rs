//! Views of random games of every title survive the way to a browser.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

use catalog::Title;
use game::{Eye, Seat, SeatSet, Turn};
use proptest::prelude::*;
use table::Table;
use testkit::random::Recipe;
use wire::{Encoding, Now, Shown, ToBrowser};

fn now(table: &Table, eye: Eye) -> Now {
    let seat = eye.seat();
    Now {
        row: table.rows().len() as u32,
        decision: seat.map_or(0, |seat| table.decision(seat)),
        undo: seat.map_or(0, |seat| table.undoable(seat)),
        turn: match table.turn() {
            Turn::Seats(seats) => seats,
            Turn::Over => SeatSet::EMPTY,
        },
        clock: None,
        ended: None,
        shown: Shown {
            view: table.view(eye),
            keep: 0,
            lines: table.log(eye).map(|(row, event)| (row as u32, event)).collect(),
        },
    }
}

fn assert_round_trip(table: &Table, eye: Eye) {
    let message = ToBrowser::Now(Box::new(now(table, eye)));
    let bytes = Encoding::Small.write(&message);
    let mut back: ToBrowser = Encoding::Small.read(&bytes).expect("what is written can be read");
    let ToBrowser::Now(now) = &mut back else { panic!("another message came back") };
    assert!(now.shown.set_board(table.board()));
    assert_eq!(back, message);
}

#[test]
fn views_of_every_title_come_back_as_they_were() {
    for &title in Title::ALL {
        for seed in 0..12 {
            let table = Recipe::any(title, seed).play(|table| {
                if table.rows().len() % 7 == 3 {
                    let seats = Seat::all(table.seats()).map(Eye::Seat);
                    seats.chain([Eye::Watcher]).for_each(|eye| assert_round_trip(table, eye));
                }
            });
            for eye in [Eye::Open, Eye::Watcher, Eye::Seat(Seat::new(1))] {
                assert_round_trip(&table, eye);
            }
        }
    }
}

#[test]
fn programs_read_ids_and_letters() {
    let table = Recipe::plain(Title::AirlinesEurope, 3, 1).table();
    let message = ToBrowser::Now(Box::new(now(&table, Eye::Seat(Seat::new(1)))));
    let json: serde_json::Value = serde_json::from_slice(&Encoding::Json.write(&message)).unwrap();
    assert_eq!(json["now"]["turn"], serde_json::json!(["a", "b", "c"]));
    assert_eq!(json["now"]["shown"]["view"]["seats"][1]["seat"], "b");
    assert!(json["now"]["shown"]["view"]["legal"][0].as_str().unwrap().starts_with("pick "));
    assert!(json["now"]["shown"]["lines"][0]["event"]["kind"].is_string());
}

proptest! {
    #[test]
    fn a_damaged_view_is_read_or_refused(seed in 0u64..50, at in any::<prop::sample::Index>(), byte in any::<u8>()) {
        for &title in Title::ALL {
            let table = Recipe::any(title, seed).table();
            let mut bytes = Encoding::Small.write(&ToBrowser::Now(Box::new(now(&table, Eye::Watcher))));
            let at = at.index(bytes.len());
            bytes[at] = byte;
            let _ = Encoding::Small.read::<ToBrowser>(&bytes);
        }
    }
}
