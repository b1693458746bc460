//! What programs read: the JSON of `simulate` and `replay`, as docs/json.md promises it.

use crate::common::{Folder, json, titles};
use serde_json::Value;

#[test]
fn simulate_reports_the_promised_keys_for_every_title_and_the_threads_do_not_matter() {
    let folder = Folder::new();
    for title in titles() {
        for players in title.seats() {
            let players = players.to_string();
            let args =
                ["simulate", title.name(), "--players", &players, "--games", "300", "--json", "--threads"];
            let one = json(&folder.run(&[&args[..], &["1"]].concat()).ok());
            let two = json(&folder.run(&[&args[..], &["2"]].concat()).ok());
            assert_eq!(one["games"], 300);
            assert_eq!(one["title"], title.name());
            let wins: f64 = one["win_share_by_seat"]
                .as_array()
                .unwrap()
                .iter()
                .map(|share| share.as_f64().unwrap())
                .sum();
            assert!((wins - 1.0).abs() < 1e-9);
            for key in ["players", "games", "decisions", "win_share_by_seat", "mean_points", "endings"] {
                assert_eq!(one[key], two[key], "{key}");
                assert!(!one[key].is_null(), "{key}");
            }
            for key in ["seconds", "games_per_second", "decisions_per_second"] {
                assert!(one[key].as_f64().unwrap() > 0.0, "{key}");
            }
        }
    }
}

#[test]
fn replay_lets_an_outside_program_follow_every_step() {
    let folder = Folder::new();
    for title in titles() {
        let record = format!("{}.skyrail", title.name());
        folder
            .run(&["play", title.name(), "--seats", "random,lively", "--seed", "j", "--record", &record])
            .ok();
        let told = json(&folder.run(&["replay", &record, "--json"]).ok());
        assert_eq!(told["title"], title.name());
        let rows = told["rows"].as_array().unwrap();
        assert!(rows.len() > 10 && !told["opening"].as_array().unwrap().is_empty());
        for row in rows {
            assert!(row["action"].is_string() && row["state"].is_object() && row["seat"].is_string());
            assert!(row["events"].as_array().unwrap().iter().all(|event| event["kind"].is_string()));
        }
        assert!(told["secret"].is_string() && told["ending"].is_string());
        let upto = json(&folder.run(&["replay", &record, "--json", "--to", "5"]).ok());
        assert_eq!(upto["rows"].as_array().unwrap()[..], rows[..5]);
    }
}

/// From the outside, with nothing but the JSON: money never changes in sum, and a hand grows by what luck
/// brought.
#[test]
fn the_json_of_airlines_europe_adds_up() {
    let folder = Folder::new();
    let args = [
        "play",
        "airlines-europe",
        "--seats",
        "random,random,random",
        "--seed",
        "k",
        "--record",
        "g.skyrail",
    ];
    folder.run(&args).ok();
    let told = json(&folder.run(&["replay", "g.skyrail", "--json"]).ok());
    for row in told["rows"].as_array().unwrap() {
        let state = &row["state"];
        let held: u64 =
            state["seats"].as_array().unwrap().iter().map(|seat| seat["money"].as_u64().unwrap()).sum();
        assert_eq!(held + state["bank"].as_u64().unwrap(), 90);
        assert!(state["seats"].as_array().unwrap().iter().all(|seat| seat["hand"].is_object()));
        for event in row["events"].as_array().unwrap() {
            assert_eq!(
                event["luck"].as_bool().unwrap(),
                ["drew", "turned-up", "scoring-card"].contains(&event["kind"].as_str().unwrap())
            );
        }
    }
}

/// A game that is still running shows a watcher no secret, nor the action that would tell it.
#[test]
fn a_running_game_keeps_its_secrets_in_json() {
    let folder = Folder::new();
    folder
        .type_in(
            &["play", "airlines-europe", "--seed", "x", "--seats", "human,human", "--record", "g.skyrail"],
            "1\n",
        )
        .ok();
    let watcher = json(&folder.run(&["replay", "g.skyrail", "--json"]).ok());
    assert_eq!(watcher["rows"][0]["action"], Value::Null);
    assert_eq!(watcher["secret"], Value::Null);
    assert_eq!(watcher["start"]["seats"][0]["hand"], Value::Null);
    assert!(!watcher.to_string().contains("\"legal\":[\""));
    let seat = watcher["rows"][0]["seat"].as_str().unwrap().to_string();
    let own = json(&folder.run(&["replay", "g.skyrail", "--json", "--seat", &seat]).ok());
    assert!(own["rows"][0]["action"].as_str().unwrap().starts_with("pick "));
}
