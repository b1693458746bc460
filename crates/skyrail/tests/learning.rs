//! Games for learning programs: `skyrail dataset` and `skyrail leaderboard`.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

use crate::common::{Folder, json, titles};
use serde_json::{Value, json as object};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;

#[test]
fn a_file_of_games_is_the_same_whenever_it_is_made() {
    let folder = Folder::new();
    for title in titles() {
        let write = |file: &str, threads: &str| {
            let args = ["dataset", title.name(), "--games", "300", "--bots", "greedy,uniform", "--json"];
            json(&folder.run(&[&args[..], &["--output", file, "--threads", threads]].concat()).ok())
        };
        let (one, two) = (write("one.games", "1"), write("two.games", "2"));
        assert_eq!(one["hash"], two["hash"]);
        let bytes = std::fs::read(folder.path("one.games")).unwrap();
        assert_eq!(bytes, std::fs::read(folder.path("two.games")).unwrap());
        let checked =
            json(&folder.run(&["dataset", "--check", "one.games", "--threads", "2", "--json"]).ok());
        for key in ["hash", "decisions", "bytes", "title", "bots", "games", "options"] {
            assert_eq!(checked[key], one[key], "{key}");
        }
        let said = folder.run(&["dataset", "--check", "one.games"]).ok();
        assert!(said.contains("is sound") && said.contains(one["hash"].as_str().unwrap()), "{said}");
        let mut changed = bytes.clone();
        let last = changed.len() - 40;
        changed[last] ^= 1;
        folder.write("changed.games", &changed);
        folder.run(&["dataset", "--check", "changed.games"]).refused("was changed after it was written");
        folder.write("cut.games", &bytes[..bytes.len() - 9]);
        folder.run(&["dataset", "--check", "cut.games"]).refused("is not whole");
    }
}

#[test]
fn games_are_refused_in_a_sentence() {
    let folder = Folder::new();
    folder.write("none.games", "no games\n");
    folder.run(&["dataset", "--check", "none.games"]).refused("is no file of games");
    folder.run(&["dataset", "--check", "missing.games"]).refused("can't be read");
    let write = |more: &[&str]| {
        folder.run(&[&["dataset", "jet-set", "--games", "2", "--output", "a.games"], more].concat())
    };
    write(&["--bots", "hal"]).refused("Nobody called “hal”");
    write(&["--bots", "master"]).refused("Measure it with skyrail arena");
    write(&["--bots", "greedy,greedy,greedy"]).refused("3 bots do not fit");
    write(&["--players", "9"]).refused("is for 2 to 6 players");
    folder.run(&["dataset", "jet-set", "--games", "2", "--output", "no/a.games"]).refused("can't be written");
    folder.run(&["dataset", "jet-set"]).refused("--output");
    assert!(!folder.path("a.games").exists());
}

/// A program in Python that answers with this expression.
fn program(answer: &str) -> String {
    format!(
        "import json, sys\n\
         for line in sys.stdin:\n    asked = json.loads(line)\n    said = None\n    \
         if 'skyrail' in asked: said = {{'ready': True, 'name': 'script', 'wants': ['vector']}}\n    \
         elif 'decide' in asked: said = {{'play': {answer}}}\n    \
         if said: print(json.dumps(said), flush=True)\n"
    )
}

fn rate(folder: &Folder, program: &str, more: &[&str]) -> crate::common::Run {
    let args = ["leaderboard", "jet-set", "--program", program, "--against", "random,greedy"];
    let unless =
        |flag: &str, said: [&'static str; 2]| if more.contains(&flag) { vec![] } else { said.to_vec() };
    let deals = unless("--deals", ["--deals", "2"]);
    // A busy machine must make nobody late.
    let patience = unless("--ms", ["--ms", "60000"]);
    folder.run(&[&args[..], &deals, &patience, more].concat())
}

#[test]
fn a_program_is_rated_over_its_input_and_output() {
    let folder = Folder::new();
    // It looks at what it is given before it takes the last legal action.
    let answer = "asked['legal'][-1] if len(bytes.fromhex(asked['vector'])) > 100 and \
                  len(asked['numbers']) == len(asked['legal']) else 'nothing'";
    folder.write("last.py", program(answer));
    let first = json(&rate(&folder, "python3 last.py", &["--json", "--append", "board.jsonl"]).ok());
    assert_eq!((&first["name"], &first["deals"], &first["games"]), (&"script".into(), &2.into(), &8.into()));
    assert_eq!((&first["late"], &first["wrong"], &first["gone"]), (&0.into(), &0.into(), &0.into()));
    let again = json(&rate(&folder, "python3 last.py", &["--json", "--append", "board.jsonl"]).ok());
    for key in ["rating", "rating_low", "rating_high", "against", "mean_points", "seed", "commit"] {
        assert_eq!(first[key], again[key], "{key}");
    }
    let said = rate(&folder, "bot:strong", &["--append", "board.jsonl"]).ok();
    let at = |words: &str| said.find(words).unwrap_or_else(|| panic!("{words} is not in {said}"));
    assert!(at("1. bot:strong") < at("2. script"));
    assert_eq!(folder.read("board.jsonl").lines().count(), 3);
    folder.write("board.jsonl", "{}\n");
    rate(&folder, "bot:strong", &["--append", "board.jsonl"]).refused("line 1, is no result");
}

#[test]
fn a_program_is_rated_over_a_socket() {
    let folder = Folder::new();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("tcp:{}", listener.local_addr().unwrap());
    let served = std::thread::spawn(move || {
        let (stream, _) = listener.accept().unwrap();
        let mut out = stream.try_clone().unwrap();
        let mut asked = 0;
        for line in BufReader::new(stream).lines() {
            let line: Value = json(&line.unwrap());
            let answer = if line["skyrail"].is_string() {
                object!({ "ready": true })
            } else if line["decide"].is_u64() {
                assert!(line["view"].is_object() && line["vector"].is_null());
                asked += 1;
                object!({ "play": 0 })
            } else if line["bye"] == true {
                break;
            } else {
                continue;
            };
            writeln!(out, "{answer}").unwrap();
        }
        asked
    });
    let rated = json(&rate(&folder, &address, &["--json", "--name", "first", "--players", "3"]).ok());
    assert_eq!((&rated["name"], &rated["games"]), (&"first".into(), &12.into()));
    assert!(served.join().unwrap() > 10);
}

#[test]
fn a_program_that_fails_loses_and_is_not_waited_for() {
    let folder = Folder::new();
    folder.write("wrong.py", program("0 if asked['decide'] < 4 else 'no such action'"));
    rate(&folder, "python3 wrong.py", &["--deals", "9"]).refused("lost ten games in a row");
    // Late in every game: it is ended and started anew, and nobody waits a minute.
    folder.write("late.py", program("__import__('time').sleep(60)"));
    let late = json(&rate(&folder, "python3 late.py", &["--json", "--deals", "1", "--ms", "40"]).ok());
    assert_eq!((&late["late"], &late["games"]), (&4.into(), &4.into()));
    folder.write("gone.py", program("__import__('os')._exit(1)"));
    let gone = json(&rate(&folder, "python3 gone.py", &["--json", "--deals", "1"]).ok());
    assert_eq!(gone["gone"], 4);
    assert!(gone["against"].as_array().unwrap().iter().all(|bot| bot["win_share"] == 0.0));
    rate(&folder, "no-such-program", &[]).refused("can't be started or reached");
    rate(&folder, "tcp:127.0.0.1:1", &[]).refused("can't be started or reached");
    rate(&folder, "'open", &[]).refused("open quotation mark");
    rate(&folder, "true", &[]).refused("did not answer the first line");
    rate(&folder, "bot:hal", &[]).refused("Nobody called “hal”");
}
