//! `skyrail leaderboard`: rates any program against our bots, on fixed deals from every seat.

mod games;
mod program;

use crate::args::LeaderboardArgs;
use crate::bots as names;
use crate::fail::Failure;
use crate::files;
use crate::ladder::machine;
use crate::out::{HEAD, Out};
use bots::Kind;
use bots::arena::{rate, win_share};
use game::{Note, Seat, to_hex};
use games::{Found, Plan, Rated};
use indicatif::{ProgressBar, ProgressStyle};
use program::Address;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::time::Instant;

/// What begins the name of a bot of ours.
const OURS: &str = "bot:";

pub(crate) fn run(args: &LeaderboardArgs, commit: Option<&str>, out: &mut Out) -> Result<(), Failure> {
    let mut options = files::options(args.title, args.players, &args.options, None)?;
    if !args.options.iter().any(|option| option.trim_start().starts_with("first")) {
        options.set_first(Some(Seat::new(0)));
    }
    files::secret(&args.seed)?;
    let mut against = Vec::new();
    for name in &args.against {
        let bot = names::read(name.trim(), args.title, &[])?;
        if !against.contains(&bot) {
            against.push(bot);
        }
    }
    let rated = match args.program.strip_prefix(OURS) {
        Some(name) => Rated::Bot(names::read(name, args.title, &[])?),
        None => Rated::Program(Address::read(&args.program)?),
    };
    // What can't be read or written is found out before ten minutes have passed.
    let before = args.append.as_deref().map(read).transpose()?;
    let mut kept = args.append.as_deref().map(files::append).transpose()?;
    let plan = Plan {
        options: &options,
        rated,
        against,
        seed: &args.seed,
        deals: args.deals,
        minutes: args.minutes,
        ms: args.ms,
    };
    let bar = ProgressBar::new(args.deals);
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {eta}");
    bar.set_style(style.expect("the template is fixed and sound"));
    let start = Instant::now();
    let found = games::run(&plan, &mut || bar.inc(1))?;
    bar.finish_and_clear();
    let result = result(args, commit, &plan, &found, start.elapsed().as_secs_f64());
    if let Some((path, file)) = &mut kept {
        writeln!(file, "{result}").map_err(|error| Failure::file("cli-cant-write", path, &error))?;
    }
    if args.json {
        out.json(&result);
    } else {
        tell(&result, out);
        let mut all = before.unwrap_or_default();
        all.push(result);
        board(&all, out);
    }
    Ok(())
}

/// All that is known of a rating, and all that it depends on.
fn result(
    args: &LeaderboardArgs,
    commit: Option<&str>,
    plan: &Plan<'_>,
    found: &Found,
    seconds: f64,
) -> Value {
    let zero = plan.against.iter().position(|bot| bot.kind == Kind::Random).map(|bot| bot + 1);
    let ratings = rate(&found.deals, plan.against.len() + 1, zero);
    let against: Vec<Value> = (plan.against.iter().zip(&found.shares).zip(&ratings[1..]))
        .map(|((bot, shares), rating)| {
            let share = win_share(shares);
            json!({
                "name": bot.to_string(),
                "win_share": share.mean, "low": share.low, "high": share.high,
                "rating": rating.value, "rating_low": rating.low, "rating_high": rating.high,
            })
        })
        .collect();
    let called = args.name.clone().or_else(|| found.name.clone());
    let points = found.points.iter().map(|&points| f64::from(points)).sum::<f64>();
    json!({
        "skyrail": "leaderboard",
        "name": called.unwrap_or_else(|| args.program.clone()),
        "program": args.program,
        "title": args.title.name(),
        "rules": args.title.rules(),
        "board": to_hex(&plan.options.board().hash()),
        "players": args.players,
        "options": plan.options.list().into_iter().collect::<BTreeMap<_, _>>(),
        "seed": args.seed,
        "ms": args.ms,
        "deals": found.deals.len(),
        "games": found.games,
        "rating": ratings[0].value, "rating_low": ratings[0].low, "rating_high": ratings[0].high,
        "against": against,
        "mean_points": points / found.points.len().max(1) as f64,
        "late": found.late, "wrong": found.wrong, "gone": found.gone,
        "ms_p50": found.times.quantile(0.5), "ms_p99": found.times.quantile(0.99), "ms_longest": found.times.longest(),
        "seconds": seconds,
        "commit": commit,
        "machine": args.machine.clone().unwrap_or_else(machine),
    })
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_string()
}

fn round(value: &Value) -> String {
    format!("{:.0}", value.as_f64().unwrap_or(0.0))
}

fn tell(result: &Value, out: &mut Out) {
    let number = |key: &str| result[key].as_i64().unwrap_or(0);
    let head = Note::new("cli-leaderboard-head").name("name", text(&result["name"]));
    let head = head.name("title", text(&result["title"])).number("players", number("players"));
    let head = head.number("games", number("games")).number("deals", number("deals"));
    let head = out.say(&head.name("seconds", round(&result["seconds"])));
    out.styled(HEAD, &head);
    for bot in result["against"].as_array().into_iter().flatten() {
        let percent = |key: &str| format!("{:.1}", 100.0 * bot[key].as_f64().unwrap_or(0.0));
        let note = Note::new("cli-leaderboard-against").name("bot", text(&bot["name"]));
        let note = note.name("share", percent("win_share")).name("low", percent("low"));
        out.note(&note.name("high", percent("high")).name("rating", round(&bot["rating"])));
    }
    if number("late") + number("wrong") + number("gone") > 0 {
        let note = Note::new("cli-leaderboard-fouls").number("late", number("late"));
        out.note(&note.number("wrong", number("wrong")).number("gone", number("gone")));
    }
}

/// Everybody who was rated on the same deals as the last one, the best first.
fn board(all: &[Value], out: &mut Out) {
    let Some(last) = all.last() else { return };
    let same = ["title", "rules", "board", "players", "options", "seed"];
    let mut rated: Vec<&Value> =
        all.iter().filter(|one| same.iter().all(|key| one[key] == last[key])).collect();
    rated.sort_by(|one, two| {
        let rating = |value: &Value| value["rating"].as_f64().unwrap_or(0.0);
        rating(two).total_cmp(&rating(one))
    });
    for (place, one) in rated.iter().enumerate() {
        let note = Note::new("cli-leaderboard-row")
            .number("place", place as i64 + 1)
            .name("name", text(&one["name"]));
        let note = note.name("rating", round(&one["rating"])).name("low", round(&one["rating_low"]));
        let note = note.name("high", round(&one["rating_high"]));
        out.note(&note.number("games", one["games"].as_i64().unwrap_or(0)));
    }
}

/// The results of a file; none if it is not there.
fn read(path: &Path) -> Result<Vec<Value>, Failure> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let known = |value: &Value| value["skyrail"] == "leaderboard" && value["rating"].is_number();
    let line = |(line, number): (&str, i64)| {
        let value = serde_json::from_str(line).ok().filter(known);
        let note = || Note::new("cli-leaderboard-line").name("file", path.display().to_string());
        value.ok_or_else(|| note().number("line", number).into())
    };
    files::read(path)?.lines().zip(1..).map(line).collect()
}
