//! A few messages of every kind, for whoever tries all of them: a test fails until a new kind is here too.

use crate::{LONGEST_LINE, ToServer};
use game::Seat;

/// The names of all kinds of messages, as the reader of the type itself tells them to who sends one that there is not.
pub fn names() -> Vec<String> {
    let told =
        serde_json::from_str::<ToServer>("\"?\"").map_or_else(|fault| fault.to_string(), |_| String::new());
    let expected = told.split_once("expected").map_or("", |(_, names)| names);
    expected.split('`').skip(1).step_by(2).map(Into::into).collect()
}

/// The name of a message's kind.
pub fn name(message: &ToServer) -> String {
    match serde_json::to_value(message) {
        Ok(serde_json::Value::Object(fields)) => fields.keys().next().cloned().unwrap_or_default(),
        Ok(serde_json::Value::String(name)) => name,
        _ => String::new(),
    }
}

/// Messages of every kind: usual ones, and some at the edge of what can be said.
pub fn to_server() -> Vec<ToServer> {
    let play = |action: &str| ToServer::Play { decision: 0, action: action.into() };
    vec![
        play("draw"),
        play("undo 1"),
        play("back 1"),
        play(""),
        ToServer::Undo { decision: 0, count: 1 },
        ToServer::Undo { decision: 1, count: u32::MAX },
        ToServer::AskBack { count: 1 },
        ToServer::AskBack { count: u32::MAX },
        ToServer::Agree { row: 0, yes: true },
        ToServer::Agree { row: u32::MAX, yes: false },
        ToServer::Say { text: "hello".into() },
        ToServer::Say { text: "ä".repeat(LONGEST_LINE) },
        ToServer::Entropy { hex: "00ff".into() },
        ToServer::Entropy { hex: "ab".repeat(64) },
        ToServer::Look { seat: Some(Seat::new(0)) },
        ToServer::Look { seat: Some(Seat::new(1)) },
        ToServer::Look { seat: None },
        ToServer::LookBack { row: 0 },
        ToServer::LookBack { row: 1 },
        ToServer::LookBack { row: 40 },
        ToServer::LookBack { row: u32::MAX },
        ToServer::Language { tag: "de".into() },
        ToServer::Language { tag: "x".repeat(3000) },
        ToServer::Away,
        ToServer::Back,
        ToServer::Ping { n: 1 },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_message_has_a_sample() {
        let names = names();
        assert!(names.len() >= 12 && names.contains(&"look_back".into()), "{names:?}");
        for known in &names {
            let has = to_server().iter().any(|message| name(message) == *known);
            assert!(has, "add a message of the kind {known} to `samples::to_server`");
        }
    }
}
