//! docs/json.md and the pages of docs/titles list exactly the keys that are printed, for every command, event and state.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

use crate::common::{Folder, json, titles};
use game::{Eye, Seat};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

type Keys = BTreeSet<String>;

/// Events that no stored replay shows, since they hardly ever come about.
const RARE: [&str; 1] = ["dealt-again"];

/// The rows of the table under a heading, cell by cell, each as the words in back-ticks.
fn table(page: &str, heading: &str) -> Vec<Vec<Keys>> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(page);
    let page = std::fs::read_to_string(&page).unwrap_or_else(|_| panic!("there is no {}", page.display()));
    let below = page.split_once(&format!("# {heading}\n")).or(page.split_once(&format!("# {heading} of ")));
    let (_, below) = below.unwrap_or_else(|| panic!("no {heading}"));
    let lines =
        below.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    let words = |cell: &str| cell.split('`').skip(1).step_by(2).map(String::from).collect();
    lines.skip(2).map(|line| line.trim_matches('|').split('|').map(words).collect()).collect()
}

/// The keys in the first column of the table under a heading.
fn listed(heading: &str) -> Keys {
    table("json.md", heading).into_iter().flat_map(|row| row[0].clone()).collect()
}

fn keys(value: &Value) -> Keys {
    value.as_object().into_iter().flatten().map(|(key, _)| key.clone()).collect()
}

/// The objects at a path such as `seats.tickets`, in all lists on the way; `*` is any key.
fn at<'v>(value: &'v Value, path: &str) -> Vec<&'v Value> {
    let (step, rest) = path.split_once('.').unwrap_or((path, ""));
    match value {
        Value::Array(list) => list.iter().flat_map(|one| at(one, path)).collect(),
        Value::Object(_) if path.is_empty() => vec![value],
        Value::Object(map) if step == "*" => map.values().flat_map(|one| at(one, rest)).collect(),
        Value::Object(map) => map.get(step).into_iter().flat_map(|one| at(one, rest)).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn the_commands_print_the_listed_keys() {
    let folder = Folder::new();
    let simulated = json(&folder.run(&["simulate", "jet-set", "--games", "2", "--json"]).ok());
    assert_eq!(keys(&simulated), listed("simulate"));
    let arena = ["arena", "jet-set", "--bots", "greedy,random", "--games", "2", "--json"];
    let kept = [&arena[..], &["--append", "games.jsonl", "--sprt", "0,20"]].concat();
    let measured = json(&folder.run(&kept).ok());
    assert_eq!(keys(&measured), listed("arena"));
    assert_eq!(keys(&measured["bots"][0]), listed("bots"));
    assert_eq!(keys(&measured["sprt"]), listed("sprt"));
    let dataset = ["dataset", "jet-set", "--games", "2", "--output", "some.games", "--json"];
    assert_eq!(keys(&json(&folder.run(&dataset).ok())), listed("dataset"));
    let leaderboard =
        ["leaderboard", "jet-set", "--program", "bot:greedy", "--deals", "2", "--against", "random,greedy"];
    let rated = json(&folder.run(&[&leaderboard[..], &["--json"]].concat()).ok());
    assert_eq!(keys(&rated), listed("leaderboard"));
    assert_eq!(keys(&rated["against"][0]), listed("against"));
    let file = folder.read("games.jsonl");
    let lines: Vec<Value> = file.lines().map(json).collect();
    assert_eq!(keys(&lines[0]), listed("first line of a file"));
    assert_eq!(keys(&lines[1]), listed("a game in a file"));
}

#[test]
fn a_replay_has_the_listed_keys_and_says_what_was_luck() {
    let folder = Folder::new();
    for title in titles() {
        for (first, drawn) in [("random", true), ("a", false)] {
            let (record, options) = (format!("{}-{first}.skyrail", title.name()), format!("first={first}"));
            let args =
                ["play", title.name(), "--seats", "random,lively", "--seed", "j", "--options", &options];
            folder.run(&[&args[..], &["--record", &record]].concat()).ok();
            let told = json(&folder.run(&["replay", &record, "--json"]).ok());
            assert_eq!(keys(&told), listed("replay"));
            assert_eq!(keys(&told["seats"][0]), listed("seats"));
            assert_eq!(keys(&told["rows"][0]), listed("rows"));
            let begins = &told["opening"][0];
            assert_eq!((&begins["kind"], &begins["luck"]), (&Value::from("begins"), &Value::from(drawn)));
            let mut events = at(&told, "opening");
            events.extend(at(&told, "rows.events"));
            assert!(events.iter().all(|event| event["luck"].is_boolean() && event["kind"].is_string()));
        }
    }
}

/// What the stored replays of a title show: the keys of every kind of event, and states as the eyes saw them.
fn shown(title: &str) -> (BTreeMap<String, Keys>, Vec<Value>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../replays").join(title);
    let (mut events, mut states) = (BTreeMap::<String, Keys>::new(), Vec::new());
    for entry in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        let record = table::read(&text, &[]).unwrap();
        let game = &record.table;
        let told = game.opening().iter().chain(game.steps().iter().flat_map(|step| &step.events));
        for &event in told {
            let value = game.board().event_json(event);
            let mut found = keys(&value);
            found.remove("kind");
            events.entry(value["kind"].as_str().unwrap().to_string()).or_default().extend(found);
        }
        let mut then = record.at(0);
        for (index, &row) in game.rows().iter().enumerate() {
            then.append(row).unwrap();
            if index < 10 || index % 17 == 0 || index + 1 == game.rows().len() {
                let eyes = [Eye::Open, Eye::Seat(Seat::new(index % then.seats()))];
                states.extend(eyes.map(|eye| then.seen_again(eye, true).to_json()));
            }
        }
    }
    (events, states)
}

#[test]
fn events_and_states_have_the_listed_keys() {
    for title in titles() {
        let name = title.name();
        let page = format!("titles/{name}.md");
        let (mut events, states) = shown(name);
        let mut promised = BTreeMap::new();
        for row in table(&page, "Events") {
            promised.extend(row[0].iter().map(|kind| (kind.clone(), row[1].clone())));
        }
        for rare in RARE {
            if let Some(keys) = promised.get(rare).cloned() {
                events.entry(rare.to_string()).or_insert(keys);
            }
        }
        assert_eq!(events, promised, "events of {name}");

        let rows = table(&page, "State");
        let top: Keys =
            rows.iter().flat_map(|row| row[0].clone()).filter(|path| !path.contains('.')).collect();
        assert_eq!(states.iter().flat_map(keys).collect::<Keys>(), top, "states of {name}");
        for row in rows.iter().filter(|row| !row[1].is_empty()) {
            for path in &row[0] {
                let found: Keys = states.iter().flat_map(|state| at(state, path)).flat_map(keys).collect();
                assert_eq!(found, row[1], "`{path}` in states of {name}");
            }
        }
    }
}
