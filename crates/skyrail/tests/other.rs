//! Boards, rules, perft, completions and man pages at the command line.

use crate::common::{Folder, titles};

#[test]
fn boards_are_exported_checked_drawn_and_played_on() {
    let folder = Folder::new();
    for title in titles() {
        let exported = folder.run(&["board", "export", title.name()]).ok();
        folder.write("own.json", &exported);
        let checked = folder.run(&["board", "check", "own.json"]).ok();
        assert!(checked.contains("is a valid board file") && !checked.contains('⟨'), "{checked}");
        folder.run(&["board", "draw", "own.json", "-o", "own.svg"]).ok();
        folder.run(&["board", "draw", title.name(), "-o", "night.svg", "--night"]).ok();
        for file in ["own.svg", "night.svg"] {
            let svg = folder.read(file);
            assert!(
                svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>") && !svg.contains('⟨'),
                "{file}"
            );
        }
        assert_ne!(folder.read("own.svg"), folder.read("night.svg"));
    }
}

#[test]
fn a_backdrop_that_is_not_there_is_a_remark_and_plain_paper() {
    let folder = Folder::new();
    let exported = folder.run(&["board", "export", "airlines-europe"]).ok();
    folder.write("own.json", exported.replacen("\"backdrop\": \"europe\"", "\"backdrop\": \"mars\"", 1));
    let checked = folder.run(&["board", "check", "own.json"]).ok();
    assert!(checked.contains("$.backdrop: There is no sheet “mars”"), "{checked}");
    folder.run(&["board", "draw", "own.json", "-o", "own.svg"]).ok();
    assert!(!folder.read("own.svg").contains("sky-land"));
}

#[test]
fn a_game_on_a_board_of_ones_own_carries_the_board_in_its_record() {
    let folder = Folder::new();
    let exported = folder.run(&["board", "export", "airlines-europe"]).ok();
    let own = exported.replacen("\"start\": 6", "\"start\": 9", 1);
    assert_ne!(own, exported);
    let own = folder.write("own.json", own);
    let args = [
        "play",
        "airlines-europe",
        "--seats",
        "random,random",
        "--board",
        "own.json",
        "--record",
        "g.skyrail",
    ];
    folder.run(&args).ok();
    std::fs::remove_file(own).unwrap();
    assert!(folder.read("g.skyrail").contains("\nboard-file {"));
    folder.run(&["verify", "g.skyrail"]).ok();
    folder.run(&["replay", "g.skyrail"]).ok();
}

#[test]
fn rules_are_printed_whole_or_by_clause() {
    let folder = Folder::new();
    for title in titles() {
        let all = folder.run(&["rules", title.name()]).ok();
        assert!(all.lines().count() > 30 && !all.contains("**"), "{all}");
    }
    let one = folder.run(&["rules", "airlines-europe", "ae19"]).ok();
    assert!(one.contains("AE-19  Always the cheapest free licence"), "{one}");
}

#[test]
fn perft_counts_by_depth() {
    let folder = Folder::new();
    for title in titles() {
        let out = folder.run(&["perft", title.name(), "--depth", "2", "--seed", "1"]).ok();
        let lines: Vec<&str> = out.lines().collect();
        assert!(lines.len() == 3 && lines[0] == "0 1", "{out}");
    }
}

#[test]
fn help_completions_and_man_pages_come_from_one_place() {
    let folder = Folder::new();
    assert!(folder.run(&["--help"]).ok().contains("Exit codes:"));
    for command in ["play", "simulate", "replay", "verify", "perft", "board", "rules"] {
        assert!(folder.run(&[command, "--help"]).ok().contains("Usage:"));
    }
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(folder.run(&["completions", shell]).ok().contains("skyrail"));
    }
    assert!(folder.run(&["man"]).ok().contains(".TH skyrail"));
    std::fs::create_dir(folder.path("man")).unwrap();
    folder.run(&["man", "man"]).ok();
    assert!(folder.path("man/skyrail-play.1").exists());
}
