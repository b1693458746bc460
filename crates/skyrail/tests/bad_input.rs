//! Bad input: one clear sentence, exit code 2, nothing overwritten.

use crate::common::Folder;

#[test]
fn bad_flags_are_refused() {
    let folder = Folder::new();
    let play = |more: &[&str]| folder.run(&[&["play", "airlines-europe"], more].concat());
    folder.run(&["play", "chess"]).refused("there is no title “chess”");
    folder
        .run(&["simulate", "airlines-europe", "--players", "9"])
        .refused("is for 2 to 5 players, not for 9");
    folder.run(&["simulate", "airlines-europe", "--games", "0"]).refused("0 is not in");
    folder.run(&["simulate", "airlines-europe", "--bots", "hal"]).refused("Nobody called “hal”");
    folder.run(&["simulate", "airlines-europe", "--seed", ""]).refused("A seed is a word or number");
    folder.run(&["perft", "airlines-europe", "--depth", "2", "--seed", "a\nb"]).refused("A seed is");
    folder.run(&["rules", "airlines-europe", "AE-99"]).refused("have no clause “AE-99”");
    play(&["--seats", "human"]).refused("is for 2 to 5 players, not for 1");
    play(&["--seats", "human,hal"]).refused("Nobody called “hal”");
    play(&["--options", "speed=yes"]).refused("There is no option “speed”");
    play(&["--options", "flight_ban=maybe"]).refused("“maybe” does not fit the option flight_ban");
    play(&["--options", "first=e"]).refused("“e” can't begin");
    play(&["--entropy", "z=words"]).refused("“z=words” does not fit");
    play(&["--names", "a,b,c"]).refused("more names than seats");
    play(&["--board", "nowhere.json"]).refused("nowhere.json can't be read");
    play(&["--record", "no/such/folder.skyrail"]).refused("can't be written");
}

#[test]
fn bad_files_are_refused_and_nothing_is_overwritten() {
    let folder = Folder::new();
    folder.write("bytes.json", [0xff, 0xfe, 0]);
    folder.write("broken.json", "{ \"title\": ");
    folder.write("two.json", r#"{"title": "airlines-europe", "cities": [{"id": "A"}], "routes": 3}"#);
    folder.run(&["board", "check", "bytes.json"]).refused("bytes.json is not a text file");
    folder.run(&["board", "check", "broken.json"]).refused("broken.json is not a valid board file");
    let two = folder.run(&["board", "check", "two.json"]);
    assert!(
        two.err.contains("$.cities") && two.err.contains("$.routes") && two.err.contains("$: "),
        "{}",
        two.err
    );
    two.refused("things are wrong");
    folder.run(&["board", "draw", "two.json", "-o", "map.svg"]).refused("two.json is not a valid board file");
    assert!(!folder.path("map.svg").exists());

    folder.write("kept.skyrail", "mine");
    let args = ["play", "airlines-europe", "--seats", "random,random", "--record", "kept.skyrail"];
    folder.run(&args).refused("kept.skyrail is already there");
    assert_eq!(folder.read("kept.skyrail"), "mine");
    folder.run(&["verify", "kept.skyrail"]).refused("kept.skyrail, line 1:");
    folder.run(&["replay", "none.skyrail"]).refused("none.skyrail can't be read");
}

#[test]
fn tampered_records_are_refused_with_the_line_and_shown_up_to_it() {
    let folder = Folder::new();
    folder
        .run(&["play", "airlines-europe", "--seats", "random,random", "--seed", "x", "--record", "g.skyrail"])
        .ok();
    let sound = folder.read("g.skyrail");
    let lines: Vec<&str> = sound.lines().collect();
    let row = lines.iter().position(|line| line.starts_with("30 ")).unwrap();

    let mut changed = lines.clone();
    changed[row] = "30 a take abacus";
    folder.write("changed.skyrail", changed.join("\n") + "\n");
    let place = format!("changed.skyrail, line {}:", row + 1);
    folder.run(&["verify", "changed.skyrail"]).refused(&place);
    let shown = folder.run(&["replay", "changed.skyrail", "--sound"]);
    assert!(shown.out.contains("\n29 ") && !shown.out.contains("\n30 "));
    shown.refused(&place);

    folder.write("cut.skyrail", &sound[..sound.len() / 2]);
    folder.run(&["verify", "cut.skyrail"]).refused("it was cut off");
    assert!(folder.run(&["replay", "cut.skyrail", "--sound"]).out.contains("\n30 "));

    folder.write("renamed.skyrail", sound.replace("seat a random A", "seat a random Z"));
    folder.run(&["verify", "renamed.skyrail"]).refused("one of them was changed");
    folder.write("secret.skyrail", sound.replace("\nsecret ", "\nsecret 0").replace("0\nend", "\nend"));
    folder.run(&["verify", "secret.skyrail"]).refused("secret.skyrail, line");
    folder.write("version.skyrail", sound.replacen("skyrail 1", "skyrail 9", 1));
    folder.run(&["verify", "version.skyrail"]).refused("Use a newer Skyrail");
    folder.run(&["replay", "g.skyrail", "--seat", "f"]).refused("“f” is not a seat of this game");
}
