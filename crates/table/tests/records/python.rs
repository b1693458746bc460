//! The page about the format tells how to check the luck of a record in Python; it must be true.

use super::GOLDEN;
use catalog::{AnyBoard, Title};
use game::Stream;
use serde_json::Value;
use std::io::Write;
use std::process::Stdio;
use table::Record;
use testkit::random::Recipe;

/// The Python program on the page.
fn program() -> &'static str {
    let page = include_str!("../../../../docs/record-format.md");
    let start = page.find("```python\n").expect("the page has a program") + "```python\n".len();
    let length = page[start..].find("```").expect("the program ends");
    &page[start..start + length]
}

/// Runs the program on the golden record; `None` if there is no Python here.
fn run(text: &str, stream: u8, draw: u32, bound: u32) -> Option<String> {
    let words = [stream.to_string(), draw.to_string(), bound.to_string()];
    let mut python = testkit::python()?;
    python.args(["-c", program()]).args(words);
    python.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
    let mut child = python.spawn().unwrap();
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    Some(String::from_utf8(output.stdout).unwrap().trim().to_string())
}

#[test]
fn the_program_on_the_page_checks_the_commitment_and_recomputes_draws() {
    let record = table::read(GOLDEN, &[]).unwrap();
    let setup = record.table.setup();
    for (stream, draw, bound) in [(0, 0, 112), (0, 7, 1000), (1, 2, 5), (3, 40, u32::MAX)] {
        let mut luck = setup.secret.luck(&setup.entropy);
        let drawn = (0..=draw).map(|_| luck.below(Stream(stream), bound)).last().unwrap();
        let Some(told) = run(GOLDEN, stream, draw, bound) else { return };
        assert_eq!(
            told,
            format!("commitment holds\ndraw {draw} of stream {stream} below {bound} is {drawn}")
        );
    }
    let wrong = GOLDEN.replace("\nsecret ", "\nsecret 00");
    let Some(told) = run(&wrong, 0, 0, 2) else { return };
    assert!(!told.contains("holds"), "{told}");
}

/// The board of a title with its lists the other way round, so that no order of the built-in file can help.
fn reversed(title: Title) -> AnyBoard {
    let mut board: Value = serde_json::from_str(title.board().json()).unwrap();
    let keys: Vec<String> = board.as_object().unwrap().keys().cloned().collect();
    let mut turned = 0;
    for key in keys {
        let mut other = board.clone();
        reverse(&mut other[&key]);
        // Some lists have an order that the rules ask for.
        if other != board && title.load_board(&other.to_string()).is_ok() {
            board = other;
            turned += 1;
        }
    }
    assert!(turned > 1, "{}: some lists have no order", title.name());
    title.load_board(&board.to_string()).unwrap()
}

/// Reverses a list, or every list of an object.
fn reverse(value: &mut Value) {
    match value {
        Value::Array(list) => list.reverse(),
        Value::Object(map) => map.values_mut().for_each(reverse),
        _ => {}
    }
}

/// What the example program makes of a record, with the board beside it unless the record holds it.
fn opening(record: &Record) -> Option<Value> {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path
    };
    let board = record.table.board();
    let mut python = testkit::python()?;
    python.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../../clients/python/opening.py"));
    python.arg(file("game.skyrail", &record.write())).stderr(Stdio::inherit());
    if board.is_built_in() {
        python.arg(file("board.json", board.json()));
    }
    let output = python.output().unwrap();
    Some(serde_json::from_slice(&output.stdout).expect("the program prints what was told"))
}

#[test]
fn the_example_program_recomputes_every_set_up_on_any_board() {
    for &title in Title::ALL {
        for seats in title.seats() {
            for board in [title.board(), reversed(title)] {
                let mut recipe = Recipe::plain(title, seats, seats as u64);
                recipe.entropy = seats.is_multiple_of(2);
                recipe.options.set_board(board);
                let record = Record::of(recipe.table());
                let table = record.at(0);
                let told = table.opening().iter().map(|&event| table.board().event_json(event));
                let Some(found) = opening(&record) else { return };
                assert_eq!(found, told.collect::<Value>(), "{} {seats}", title.name());
            }
        }
    }
}
