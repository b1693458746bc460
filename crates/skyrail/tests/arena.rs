//! The arena, the ladder and tuning at the command line.

use crate::common::{Folder, json, titles};
use serde_json::Value;

/// What depends on the machine's speed is taken out; the rest must be the same every time.
fn without_times(mut value: Value) -> Value {
    for key in ["seconds", "threads"] {
        value[key].take();
    }
    for bot in value["bots"].as_array_mut().into_iter().flatten() {
        for key in ["ms_p50", "ms_p99", "ms_longest"] {
            assert!(bot[key].take().as_f64().is_some_and(|millis| millis >= 0.0));
        }
    }
    value
}

#[test]
fn the_arena_reports_the_promised_keys_for_every_title_and_the_threads_do_not_matter() {
    let folder = Folder::new();
    for title in titles() {
        let args = ["arena", title.name(), "--bots", "greedy,random", "--games", "20", "--json", "--threads"];
        let one = without_times(json(&folder.run(&[&args[..], &["1"]].concat()).ok()));
        let two = without_times(json(&folder.run(&[&args[..], &["2"]].concat()).ok()));
        assert_eq!(one, two);
        assert_eq!(
            (&one["title"], &one["players"], &one["games"]),
            (&title.name().into(), &2.into(), &20.into())
        );
        let bots = one["bots"].as_array().unwrap();
        assert_eq!((&bots[0]["name"], &bots[1]["name"]), (&"greedy".into(), &"random".into()));
        let number = |bot: &Value, key: &str| bot[key].as_f64().unwrap_or_else(|| panic!("{key}"));
        for bot in bots {
            let (low, share, high) = (number(bot, "low"), number(bot, "win_share"), number(bot, "high"));
            assert!(0.0 <= low && low <= share && share <= high && high <= 1.0 && low < high);
            assert!(number(bot, "rating_low") <= number(bot, "rating"));
            assert!(number(bot, "mean_points").is_finite());
        }
        assert!((number(&bots[0], "win_share") + number(&bots[1], "win_share") - 1.0).abs() < 1e-9);
        assert!(number(&bots[1], "rating").abs() < 1e-9, "random is the zero");
    }
}

#[test]
fn one_sits_among_three_in_every_seat() {
    let folder = Folder::new();
    let args = ["arena", "jet-set", "--bots", "greedy,random,random,random", "--games", "8", "--json"];
    let told =
        json(&folder.run(&[&args[..], &["--append", "g.jsonl", "--records", "records"]].concat()).ok());
    assert_eq!((&told["players"], &told["games"], &told["deals"]), (&4.into(), &8.into(), &2.into()));
    assert_eq!(told["bots"][1]["seats"], 3);
    let lines: Vec<Value> = folder.read("g.jsonl").lines().skip(1).map(json).collect();
    for (turn, line) in lines[..4].iter().enumerate() {
        let seated: Vec<u64> =
            line["bots"].as_array().unwrap().iter().map(|bot| bot.as_u64().unwrap()).collect();
        assert_eq!(seated.iter().position(|&bot| bot == 0), Some(turn));
        let record = format!("records/deal-1-{}.skyrail", turn + 1);
        assert!(folder.run(&["verify", &record]).ok().contains("The record is sound."));
        // The same deal: one secret for all of its games.
        let secret = |record: &str| {
            folder.read(record).lines().find(|line| line.starts_with("secret")).map(String::from)
        };
        assert_eq!(secret(&record), secret("records/deal-1-1.skyrail"));
    }
}

#[test]
fn a_stopped_run_goes_on_and_comes_to_the_same() {
    let folder = Folder::new();
    let run = |games: &str, file: &str| {
        let args =
            ["arena", "jet-set", "--bots", "strong,random", "--games", games, "--append", file, "--json"];
        without_times(json(&folder.run(&args).ok()))
    };
    let whole = run("12", "whole.jsonl");
    run("4", "parts.jsonl");
    let first = folder.read("parts.jsonl");
    // A run that was killed while writing leaves half a line, and here half a deal.
    folder.write("parts.jsonl", format!("{first}{}", &first.lines().last().unwrap()[..20]));
    assert_eq!(run("12", "parts.jsonl"), whole);
    assert!(folder.read("parts.jsonl").starts_with(&first), "what was there is not played again");
    assert_eq!(folder.read("parts.jsonl").lines().count(), 13);
    assert_eq!(run("4", "parts.jsonl")["games"], 4);
}

#[test]
fn games_of_other_settings_are_refused() {
    let folder = Folder::new();
    let run = |more: &[&str]| {
        folder.run(&[&["arena", "jet-set", "--games", "2", "--append", "g.jsonl"], more].concat())
    };
    run(&["--bots", "greedy,random"]).ok();
    let before = folder.read("g.jsonl");
    run(&["--bots", "random,greedy"])
        .refused("its bots is [\"greedy\",\"random\"], not [\"random\",\"greedy\"]");
    run(&["--bots", "greedy,random", "--seed", "2"]).refused("its seed is \"1\", not \"2\"");
    assert_eq!(folder.read("g.jsonl"), before);
    folder.write("g.jsonl", before.replace("\"deal\"", "\"dial\""));
    run(&["--bots", "greedy,random"]).refused("g.jsonl, line 2, is no game of this line-up");
}

#[test]
fn the_sequential_test_stops_early() {
    let folder = Folder::new();
    let args = [
        "arena",
        "airlines-europe",
        "--bots",
        "strong,random",
        "--games",
        "4000",
        "--sprt",
        "-20,0",
        "--json",
    ];
    let told = json(&folder.run(&args).ok());
    assert_eq!(told["sprt"]["verdict"], "passed");
    assert!(told["games"].as_u64().unwrap() < 1000, "{}", told["games"]);
    assert!(told["sprt"]["ratio"].as_f64().unwrap() >= told["sprt"]["upper"].as_f64().unwrap());
}

#[test]
fn bad_line_ups_are_refused() {
    let folder = Folder::new();
    let arena = |more: &[&str]| folder.run(&[&["arena", "jet-set", "--games", "2"], more].concat());
    arena(&["--bots", "hal"]).refused("Nobody called “hal”");
    arena(&["--bots", "hungry,random"]).refused("hungry does not play jet-set");
    arena(&["--bots", "strong+kind,random"]).refused("There is no style “kind”");
    arena(&["--bots", "master@fast,random"]).refused("“fast” is not a budget");
    arena(&["--bots", "greedy@5ms,random"]).refused("greedy thinks no longer than it needs");
    arena(&["--bots", "random,greedy,strong", "--players", "2"]).refused("3 bots do not fit");
    arena(&["--bots", "random,greedy", "--players", "9"]).refused("is for 2 to 6 players");
    arena(&["--bots", "random,greedy", "--sprt", "20,0"]).refused("the lower one first");
    arena(&[]).refused("--bots");
    folder.run(&["simulate", "jet-set", "--bots", "master"]).refused("Measure it with skyrail arena");
    folder.run(&["play", "jet-set", "--watch", "--seats", "human,strong"]).refused("only bots play");
}

#[test]
fn checks_of_all_bots_can_be_asked_for() {
    let folder = Folder::new();
    let args = ["arena", "jet-set", "--check", "--players", "3", "--games", "4", "--playouts", "2"];
    assert!(folder.run(&args).ok().contains("4 games"));
}

#[test]
fn the_ladder_writes_its_page_and_goes_on() {
    let folder = Folder::new();
    let args = [
        "ladder",
        "jet-set",
        "--games",
        "4",
        "--search-games",
        "2",
        "--playouts",
        "2",
        "-o",
        "strength.md",
        "--games-in",
        "games",
    ];
    let first = folder.run(&args).ok();
    assert_eq!(folder.run(&args).ok(), first);
    let page = folder.read("strength.md");
    assert!(page.starts_with("# How strong") && page.matches("## jet-set, 2 players").count() == 1, "{page}");
    for level in ["random", "novice", "strong", "master"] {
        assert!(page.contains(&format!("| `{level}")), "{level}");
    }
    assert!(folder.read("images/strength-jet-set-2.svg").trim_end().ends_with("</svg>"));
}

#[test]
fn tuning_is_repeatable_and_keeps_a_log() {
    let folder = Folder::new();
    let run = |log: &str| {
        let args = ["tune", "jet-set", "--rounds", "3", "--deals", "2", "--trial", "2", "--log", log];
        folder.run(&args).ok()
    };
    assert_eq!(run("one.jsonl"), run("two.jsonl"));
    assert_eq!(folder.read("one.jsonl"), folder.read("two.jsonl"));
    let lines: Vec<Value> = folder.read("one.jsonl").lines().map(json).collect();
    assert_eq!(lines.len(), 3);
    assert!(lines[2]["knobs"].as_object().is_some_and(|knobs| !knobs.is_empty()));
}

#[test]
fn simulate_plays_every_bot_that_does_not_search() {
    let folder = Folder::new();
    for title in titles() {
        for bot in ["uniform", "random", "lively", "greedy", "novice", "casual", "strong", "strong+spoiler"] {
            let args = ["simulate", title.name(), "--games", "3", "--bots", bot, "--json"];
            assert_eq!(json(&folder.run(&args).ok())["games"], 3, "{bot}");
        }
    }
}

#[test]
fn bots_are_watched_and_hints_are_given() {
    let folder = Folder::new();
    for title in titles() {
        let watched =
            folder.run(&["play", title.name(), "--watch", "--seats", "strong,greedy", "--seed", "1"]).ok();
        assert!(watched.contains("A (strong)") && watched.contains("Final points:"), "{watched}");
        let args =
            ["play", title.name(), "--seats", "human,expert@4p", "--options", "first=a", "--seed", "1"];
        let hinted = folder.type_in(&args, "hint\nquit\n").ok();
        assert!(hinted.contains("% to win") && hinted.contains("\n1. ["), "{hinted}");
    }
}
