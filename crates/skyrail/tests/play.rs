//! Games played at the keyboard, to the end and not.

use crate::common::{Folder, titles};
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

/// Many answers: the last move of the list is never the longest way to the end, the first one never
/// refused, so a mix of both ends every game.
fn answers() -> String {
    "1\nmoves zzz\n2\n1\n".repeat(4000)
}

#[test]
fn people_play_every_title_to_its_end_with_every_number_of_seats() {
    for title in titles() {
        for seats in title.seats() {
            let folder = Folder::new();
            let who = vec!["human"; seats].join(",");
            let args = ["play", title.name(), "--seats", &who, "--seed", "7", "--record", "game.skyrail"];
            let out = folder.type_in(&args, &answers()).ok();
            assert!(
                out.contains("Final points:"),
                "{} with {seats}: {}",
                title.name(),
                &out[out.len() - 500..]
            );
            assert!(!out.contains('⟨'), "a message is missing in {}", title.name());
            let verified = folder.run(&["verify", "game.skyrail"]).ok();
            assert!(verified.contains("The record is sound."), "{verified}");
            let told = folder.run(&["replay", "game.skyrail"]).ok();
            assert!(told.contains("Final points:") && !told.contains('⟨'));
            for seat in ["a", "b"] {
                assert!(!folder.run(&["replay", "game.skyrail", "--seat", seat]).ok().contains('⟨'));
            }
        }
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    let folder = Folder::new();
    for file in ["one.skyrail", "two.skyrail"] {
        let who = "random,lively,random";
        folder.run(&["play", "airlines-europe", "--seats", who, "--seed", "s", "--record", file]).ok();
    }
    assert_eq!(folder.read("one.skyrail"), folder.read("two.skyrail"));
    folder.run(&["play", "airlines-europe", "--seats", "random,random", "--record", "fresh.skyrail"]).ok();
    assert_ne!(folder.read("one.skyrail"), folder.read("fresh.skyrail"));
}

#[test]
fn every_command_at_the_keyboard_answers() {
    let folder = Folder::new();
    let typed = "help\nstate\nmoves\nlog 3\nwhy bank\n999\nfly away\n1\nwhy buy abacus lisbon--madrid\n\
        buy rio-grande-southern-europe lisbon--madrid\nundo\nsave kept.skyrail\nsave kept.skyrail\nresume nothing\nquit\n";
    let args = ["play", "airlines-europe", "--seed", "x", "--options", "first=a", "--names", "Anna"];
    let out = folder.type_in(&args, typed).ok();
    for words in [
        "take back your last moves",         // help
        "Now the question is another one",   // why bank, while picking
        "There is no move with that number", // 999
        "No move begins with “fly”",         // fly away
        "no licence can be bought for it. (AE-2)",
        "is not in play with this number of players. (AE-4)",
        "Nothing can be taken back", // undo of a revealed pick
        "The record is in kept.skyrail",
        "kept.skyrail is already there",
        "nothing can't be read",
        "Go on with it by skyrail play --resume",
    ] {
        assert!(out.contains(words), "{words:?} not in:\n{out}");
    }
    folder.run(&["verify", "kept.skyrail"]).ok();
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let folder = Folder::new();
    let start = ["play", "airlines-europe", "--seed", "x", "--seats", "human,human", "--record", "g.skyrail"];
    folder.type_in(&start, "1\n1\n1\n").ok();
    let rows =
        |text: &str| text.lines().filter(|line| line.starts_with(|one: char| one.is_ascii_digit())).count();
    assert_eq!(rows(&folder.read("g.skyrail")), 3);
    let out = folder.type_in(&["play", "--resume", "g.skyrail"], "undo\n1\n1\nquit\n").ok();
    assert!(out.contains("You may undo your last move."), "{out}");
    assert_eq!(rows(&folder.read("g.skyrail")), 6);
    folder.run(&["verify", "g.skyrail"]).ok();
}

#[test]
fn secret_hands_are_behind_the_curtain() {
    let folder = Folder::new();
    let args = ["play", "airlines-europe", "--seed", "x", "--seats", "human,human", "--names", "Anna,Ben"];
    let out = folder.type_in(&args, "1\n").ok();
    let (before, after) = out.split_once("Pass the keyboard to").unwrap();
    assert!(before.contains("Hand of") && after.contains("Hand of"));
    let (first, second) = if before.contains("Hand of Anna") { ("Anna", "Ben") } else { ("Ben", "Anna") };
    assert!(!before.contains(&format!("Hand of {second}")) && !after.contains(&format!("Hand of {first}")));
    assert!(!out.contains('\x1b'), "no colours and no clearing in a pipe");
}

/// Ctrl-C saves the record first, under the name given or one of its own.
#[cfg(unix)]
#[test]
fn an_interrupted_game_is_saved() {
    for record in [&["--record", "named.skyrail"][..], &[]] {
        let folder = Folder::new();
        let args = [&["play", "airlines-europe", "--seed", "x"], record].concat();
        let mut child = folder
            .command(&args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        input.write_all(b"1\n").unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        // The second question shows that the first answer was taken.
        while !line.contains("You have 8 million") {
            line.clear();
            assert!(output.read_line(&mut line).unwrap() > 0);
        }
        Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
        std::thread::spawn(move || std::io::copy(&mut output, &mut std::io::sink()));
        let status = child.wait().unwrap();
        assert_eq!(status.code(), Some(130));
        let file = if record.is_empty() { "airlines-europe-77a1f43a.skyrail" } else { "named.skyrail" };
        assert!(folder.read(file).contains("\n1 "));
        folder.run(&["verify", file]).ok();
        drop(input);
    }
}

#[test]
fn the_map_of_every_title_shows_the_whole_board() {
    for title in titles() {
        let folder = Folder::new();
        let args = ["play", title.name(), "--seed", "7", "--names", "Anna,Ben"];
        let out = folder.type_in(&args, "map list\nmap\nmap new\nquit\n").ok();
        // Every route by the names of its ends, as the list has them.
        let list = between(&out, "> map list", "a Anna  b Ben");
        let routes: Vec<&str> =
            list.lines().filter_map(|line| line.trim().rsplit_once(": ")).map(|(ends, _)| ends).collect();
        assert!(routes.len() > 30, "{}: {list}", title.name());
        // Every place is named on the map; and who has which letter, below.
        let map = between(&out, "> map\n", "a Anna  b Ben");
        // A name of several words is one piece there, and its words stand as far apart.
        let plain = map.replace('\u{a0}', " ");
        for place in routes.iter().flat_map(|ends| ends.split('–')) {
            assert!(plain.contains(&place.replace('\u{a0}', " ")), "{place} is not on the map:\n{map}");
        }
        assert!(map.lines().all(|line| line.chars().count() <= 80), "wider than the terminal:\n{map}");
        assert!(out.contains("Nothing has changed on the board since you last looked."), "{out}");
        assert!(!out.contains('⟨'), "a message is missing in {}", title.name());
    }
}

#[test]
fn the_map_tells_prices_and_owners_and_what_is_new() {
    let folder = Folder::new();
    let args = [
        "play",
        "jet-set",
        "--seats",
        "human,human",
        "--seed",
        "7",
        "--options",
        "first=a",
        "--names",
        "Anna,Ben",
    ];
    // Anna buys a link and puts a plane there; then it is Ben who looks.
    let typed = "map list\nmap\nbuy amsterdam--copenhagen\nplane amsterdam--copenhagen\nmap new\nmap new\nmap list\nmap\n\
        done\n\nmap new\nmap\nquit\n";
    let out = folder.type_in(&args, typed).ok();
    let (before, after) = out.split_once("Anna buys").expect("the link is bought");
    // A price while it is free, then the letter of its owner with her planes: in the list and on the map.
    assert!(before.contains("Amsterdam–Copenhagen: 5\n"), "{before}");
    assert!(
        after.contains("Amsterdam–Copenhagen: a·1a\n") && !after.contains("Amsterdam–Copenhagen: 5\n"),
        "{after}"
    );
    let (old, new) = (between(before, "> map\n", "a Anna"), between(after, "> map\n", "a Anna"));
    assert!(!old.contains("1a") && new.contains("1a"), "{old}\n{new}");
    // Only what changed, and once; each person has looked for themselves.
    let (anna, ben) = after.split_once("Ben>").expect("it is Ben's turn");
    let told = "Since you last looked:\n  Amsterdam–Copenhagen: 5 → a·1a\n";
    assert_eq!(anna.matches(told).count(), 1, "{anna}");
    assert_eq!(anna.matches("Nothing has changed on the board since you last looked.").count(), 1, "{anna}");
    assert_eq!(ben.matches(told).count(), 1, "{ben}");
}

/// What stands between two pieces of a text, the first time.
#[track_caller]
fn between<'t>(text: &'t str, start: &str, end: &str) -> &'t str {
    let from = text.find(start).unwrap_or_else(|| panic!("{start:?} not in:\n{text}")) + start.len();
    let length = text[from..].find(end).unwrap_or_else(|| panic!("{end:?} not after {start:?} in:\n{text}"));
    &text[from..from + length]
}
