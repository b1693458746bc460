//! What programs send is read as they mean it, and no bytes whatever make a reader panic.
//! Views of real games go to and fro in the tests of the server.

use game::Seat;
use proptest::prelude::*;
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;
use std::fmt::Debug;
use wire::{Encoding, Request, ToBrowser, ToServer};

#[test]
fn programs_write_what_they_mean() {
    let play: ToServer = Encoding::Json.read(br#"{"play": {"decision": 3, "action": "draw"}}"#).unwrap();
    assert_eq!(play, ToServer::Play { decision: 3, action: "draw".into() });
    let look: ToServer = Encoding::Json.read(br#"{"look": {"seat": "b"}}"#).unwrap();
    assert_eq!(look, ToServer::Look { seat: Some(Seat::new(1)) });
    assert_eq!(Encoding::Json.read(br#""back""#), Ok(ToServer::Back));
    for bad in [r#"{"look": {"seat": "g"}}"#, "", "[]", r#"{"play": {}}"#, r#""back" "#.repeat(2).as_str()] {
        assert!(Encoding::Json.read::<ToServer>(bad.as_bytes()).is_err(), "{bad}");
    }
}

#[test]
fn a_request_has_a_number_and_the_first_version_has_none() {
    let sent = br#"{"id": 7, "wish": {"say": {"text": "hello"}}}"#;
    let say = ToServer::Say { text: "hello".into() };
    assert_eq!(Encoding::Json.read_request(sent), Ok(Request { id: 7, wish: say.clone() }));
    assert_eq!(Encoding::Json.read_request(br#"{"wish": "back"}"#), Ok(ToServer::Back.into()));
    assert_eq!(Encoding::FirstJson.read_request(br#"{"say": {"text": "hello"}}"#), Ok(say.into()));
    assert!(Encoding::FirstJson.read_request(sent).is_err());
    for encoding in Encoding::ALL {
        assert_eq!(Encoding::of_protocol(encoding.protocol()), Some(encoding));
    }
}

/// The names of all messages of a kind, which a reader lists when it meets a strange one.
fn names<T: DeserializeOwned + Debug>() -> BTreeSet<String> {
    let error =
        serde_json::from_str::<T>("\"no-such-message\"").expect_err("there is no such message").to_string();
    error.split('`').skip(3).step_by(2).map(String::from).collect()
}

/// The messages in the first column of a table of docs/api.md.
fn on_the_page(heading: &str) -> Vec<&'static str> {
    let (_, below) =
        include_str!("../../../docs/api.md").split_once(heading).expect("the page has the table");
    let rows =
        below.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    rows.skip(2)
        .flat_map(|row| row.split('|').nth(1).unwrap_or_default().split('`').skip(1).step_by(2))
        .collect()
}

/// The name that a message begins with: `play` of `{"play": …}`.
fn name(message: &str) -> String {
    message.split('"').nth(1).unwrap_or_default().to_string()
}

#[test]
fn the_page_for_programs_lists_every_message() {
    let sent = on_the_page("You send:\n");
    for message in &sent {
        let read: Result<ToServer, _> = Encoding::Json.read(message.as_bytes());
        assert!(read.is_ok(), "{message}");
    }
    assert_eq!(sent.into_iter().map(name).collect::<BTreeSet<_>>(), names::<ToServer>());
    let told = on_the_page("The table sends:\n").into_iter().map(name);
    assert_eq!(told.collect::<BTreeSet<_>>(), names::<ToBrowser>());
}

/// The example of a table on the page for programs is one, with every key there is.
#[test]
fn the_page_for_programs_makes_a_table() {
    let page = include_str!("../../../docs/api.md");
    let (_, below) = page.split_once("```json\n").expect("the page has an example");
    let example = below.split("```").next().unwrap_or_default();
    let written: serde_json::Value = serde_json::from_str(example).expect("the example is JSON");
    let table: wire::NewTable = serde_json::from_str(example).expect("the example is a table");
    assert_eq!(serde_json::to_value(table).expect("a table is written as JSON"), written);
}

proptest! {
    #[test]
    fn no_bytes_make_a_reader_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        for encoding in Encoding::ALL {
            if let Ok(message) = encoding.read::<ToServer>(&bytes) {
                prop_assert_eq!(encoding.read(&encoding.write(&message)), Ok(message));
            }
            // What a browser reads may come from a server it should not have trusted.
            let _ = encoding.read::<ToBrowser>(&bytes);
        }
    }
}
