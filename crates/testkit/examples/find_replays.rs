//! Searches random games for the rare cases of a title and keeps the shortest game that shows each.
//!
//! `cargo run --release -p skyrail-testkit --example find_replays -- TITLE GAMES [FIRST_SEED [frugal]]`
//!
//! A game is written to `replays/TITLE/WAY.skyrail` unless that file is there: delete a file to search for
//! its case again. The list in `replays/README.md` is brought up to date. Plain games come before those with uniformly random players, undos, entropy or a
//! board of their own. With `frugal` the largest table plays and nobody pays for cards, which is how the
//! long deck of Jet Set runs out.

use catalog::Title;
use std::collections::BTreeSet;
use std::ops::Range;
use std::path::Path;
use table::Record;
use testkit::random::Recipe;
use testkit::rare_cases::{self, RareCase};
use testkit::story::Story;

fn main() -> Result<(), String> {
    let usage = "say TITLE GAMES [FIRST_SEED [frugal]]";
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [title, games, rest @ ..] = &words[..] else { return Err(usage.into()) };
    let title = Title::from_name(title).ok_or_else(|| format!("there is no title {title:?}"))?;
    let number = |text: &String| text.parse::<u64>().map_err(|_| usage.to_string());
    let (games, first) = (number(games)?, rest.first().map_or(Ok(0), number)?);
    let frugal = rest.get(1).is_some_and(|word| word == "frugal");
    let recipe = |seed| {
        if frugal {
            Recipe { frugal, ..Recipe::plain(title, *title.seats().end(), seed) }
        } else {
            Recipe::any(title, seed)
        }
    };

    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../replays").join(title.name());
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let file = |case: &RareCase| folder.join(case.name).with_extension("skyrail");
    let wanted: Vec<RareCase> = rare_cases::of(title).filter(|case| !file(case).exists()).collect();
    let mut found = search(&recipe, &wanted, first..first + games);
    // A game shows many cases; each file is a game of its own, and the rarest case chooses first.
    found.sort_by_key(|(_, games)| games.len());
    let mut taken = BTreeSet::new();
    for (case, games) in &found {
        let Some((_, seed)) = games.iter().find(|(_, seed)| !taken.contains(seed)).or(games.first()) else {
            println!("{:<30} not found", case.name);
            continue;
        };
        taken.insert(seed);
        let table = recipe(*seed).play(|_| ());
        println!("{:<30} seed {seed}, {} rows", case.name, table.rows().len());
        std::fs::write(file(case), Record::of(table).write()).map_err(|error| error.to_string())?;
    }
    let list = folder.with_file_name("README.md");
    let text = std::fs::read_to_string(&list).map_err(|error| error.to_string())?;
    std::fs::write(&list, listed(&text, title)).map_err(|error| error.to_string())
}

/// The list of replays with all that the title shows: its table is written anew, or begun at the end.
fn listed(list: &str, title: Title) -> String {
    let name = title.name();
    let rows: Vec<String> = rare_cases::of(title)
        .map(|case| format!("| [{}]({name}/{}.skyrail) | {} |", case.name, case.name, case.says))
        .collect();
    let own = |line: &&str| line.contains(&format!("]({name}/"));
    let lines: Vec<&str> = list.lines().collect();
    let Some(first) = lines.iter().position(&own) else {
        let word = |word: &str| word[..1].to_uppercase() + &word[1..];
        let spoken: Vec<String> = name.split('-').map(word).collect();
        let head = format!("\n## {}\n\n| Replay | Shows |\n|---|---|\n", spoken.join(" "));
        return list.to_string() + &head + &rows.join("\n") + "\n";
    };
    let rest = lines[first..].iter().skip_while(|line| own(line)).map(ToString::to_string);
    let before = lines[..first].iter().map(ToString::to_string);
    before.chain(rows).chain(rest).collect::<Vec<_>>().join("\n") + "\n"
}

/// How many of the best games are kept for each case.
const KEPT: usize = 40;

/// The best games for each case: their cost and seed, cheapest first.
fn search(
    recipe: &impl Fn(u64) -> Recipe,
    wanted: &[RareCase],
    seeds: Range<u64>,
) -> Vec<(RareCase, BTreeSet<(usize, u64)>)> {
    let mut found: Vec<_> = wanted.iter().map(|&case| (case, BTreeSet::new())).collect();
    for seed in seeds {
        let story = Story::of(&recipe(seed).play(|_| ()));
        let cost = cost(&story);
        for (case, games) in &mut found {
            let full = games.len() == KEPT && games.last().is_some_and(|(worst, _)| *worst <= cost);
            if full || !(case.shows)(&story) {
                continue;
            }
            games.insert((cost, seed));
            if games.len() > KEPT {
                games.pop_last();
            }
        }
    }
    found
}

/// The length of a game, with what makes it less plain counted as more.
fn cost(story: &Story) -> usize {
    let entropy = story.setup.entropy.iter().any(|bytes| !bytes.is_empty());
    let own_board = !story.setup.options.board().is_built_in();
    let uniform = story.setup.sitters.iter().any(|sitter| sitter.kind == "random");
    let odd =
        usize::from(uniform) + usize::from(entropy) + usize::from(own_board) + usize::from(story.undos() > 0);
    story.rows.len() + odd * 10_000
}
