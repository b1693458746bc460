//! What the games of an arena came to, for people and for programs.

use super::{Arena, Deals, GameRow};
use crate::args::ArenaArgs;
use crate::out::{HEAD, Out};
use bots::Kind;
use bots::arena::{Rating, Share, Sprt, Times, Verdict, rate, win_share};
use game::{Note, Seat};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// What all games came to.
pub(crate) struct Summary {
    pub(crate) games: u64,
    pub(crate) deals: u64,
    /// Decisions in a game.
    mean_length: f64,
    longest: u64,
    endings: BTreeMap<String, u64>,
    /// The win share of each seat, whoever sat there.
    by_seat: Vec<f64>,
    pub(crate) bots: Vec<BotSummary>,
}

/// What one bot achieved; every figure is that of one seat it held.
pub(crate) struct BotSummary {
    pub(crate) name: String,
    seats: usize,
    pub(crate) share: Share,
    pub(crate) rating: Rating,
    mean_points: f64,
    pub(crate) times: Times,
}

/// The mean share of the victory of one seat of a bot over the games of a deal.
pub(super) fn deal_share(games: &[GameRow], bot: usize) -> f64 {
    let shares = games.iter().flat_map(|game| game.seats_of(bot).map(|seat| game.share(seat)));
    let count = games.iter().map(|game| game.seats_of(bot).count()).sum::<usize>();
    shares.sum::<f64>() / count as f64
}

impl Summary {
    pub(crate) fn new(arena: &Arena, deals: &Deals) -> Self {
        let (line_up, seats) = (&arena.line_up, arena.options.seats());
        let games = || deals.values().flatten();
        let count = games().count() as f64;
        let mean = |sum: f64| if count > 0.0 { sum / count } else { 0.0 };
        let zero = line_up.bots().iter().position(|bot| bot.kind == Kind::Random);
        let placings: Vec<_> =
            deals.values().map(|games| games.iter().map(|game| game.placing.clone()).collect()).collect();
        let ratings = rate(&placings, line_up.bots().len(), zero);
        let bots = line_up.bots().iter().zip(ratings).enumerate().map(|(index, (bot, rating))| {
            let shares: Vec<f64> = deals.values().map(|games| deal_share(games, index)).collect();
            let mut times = Times::default();
            let mut points = 0.0;
            for game in games() {
                for seat in game.seats_of(index) {
                    times.merge(&game.times[seat]);
                    points += f64::from(game.points[seat]);
                }
            }
            let own = line_up.seats_of(index);
            let mean_points = mean(points / own as f64);
            BotSummary {
                name: bot.to_string(),
                seats: own,
                share: win_share(&shares),
                rating,
                mean_points,
                times,
            }
        });
        let mut endings = BTreeMap::new();
        games().for_each(|game| *endings.entry(game.ending.clone()).or_default() += 1);
        Self {
            games: games().count() as u64,
            deals: deals.len() as u64,
            mean_length: mean(games().map(|game| game.decisions as f64).sum()),
            longest: games().map(|game| game.decisions).max().unwrap_or(0),
            endings,
            by_seat: (0..seats).map(|seat| mean(games().map(|game| game.share(seat)).sum())).collect(),
            bots: bots.collect(),
        }
    }
}

pub(super) fn print(
    args: &ArenaArgs,
    arena: &Arena,
    summary: &Summary,
    sprt: Option<&Sprt>,
    seconds: f64,
    out: &mut Out,
) {
    if args.json {
        out.json(&as_json(args, arena, summary, sprt, seconds));
    } else {
        in_words(args, arena, summary, sprt, out);
    }
}

fn as_json(args: &ArenaArgs, arena: &Arena, summary: &Summary, sprt: Option<&Sprt>, seconds: f64) -> Value {
    let bot = |bot: &BotSummary| {
        json!({
            "name": bot.name,
            "seats": bot.seats,
            "win_share": bot.share.mean, "low": bot.share.low, "high": bot.share.high,
            "rating": bot.rating.value, "rating_low": bot.rating.low, "rating_high": bot.rating.high,
            "mean_points": bot.mean_points,
            "ms_p50": bot.times.quantile(0.5), "ms_p99": bot.times.quantile(0.99),
            "ms_longest": bot.times.longest(),
        })
    };
    let mut value = json!({
        "title": args.title.name(),
        "players": arena.options.seats(),
        "seed": arena.seed,
        "options": arena.options.list().into_iter().collect::<BTreeMap<_, _>>(),
        "threads": args.series.threads,
        "seconds": seconds,
        "games": summary.games,
        "deals": summary.deals,
        "bots": summary.bots.iter().map(bot).collect::<Vec<_>>(),
        "win_share_by_seat": summary.by_seat,
        "mean_length": summary.mean_length,
        "longest": summary.longest,
        "endings": summary.endings,
    });
    if let (Some(sprt), Some((low, high))) = (sprt, args.sprt) {
        let (lower, upper) = Sprt::bounds();
        value["sprt"] = json!({
            "low": low, "high": high, "ratio": sprt.ratio(), "lower": lower, "upper": upper,
            "verdict": match sprt.verdict() {
                Verdict::Passed => "passed",
                Verdict::Failed => "failed",
                Verdict::Open => "open",
            },
        });
    }
    value
}

fn in_words(args: &ArenaArgs, arena: &Arena, summary: &Summary, sprt: Option<&Sprt>, out: &mut Out) {
    let head = Note::new("cli-simulated").name("title", args.title.name());
    let head = head.number("players", arena.options.seats() as i64).number("games", summary.games as i64);
    out.styled(HEAD, &out.say(&head));
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    for bot in &summary.bots {
        let note = Note::new("cli-arena-bot").name("bot", bot.name.clone());
        let note = note.name("share", percent(bot.share.mean));
        let note = note.name("low", percent(bot.share.low)).name("high", percent(bot.share.high));
        let elo = |rating: f64| format!("{}", rating.round() as i64);
        let note = note.name("rating", elo(bot.rating.value));
        let note = note.name("least", elo(bot.rating.low)).name("most", elo(bot.rating.high));
        let millis = |millis: f64| format!("{millis:.3}");
        let note = note.name("points", format!("{:.1}", bot.mean_points));
        let note = note.name("half", millis(bot.times.quantile(0.5)));
        out.note(&note.name("nearly", millis(bot.times.quantile(0.99))));
    }
    let shares = Seat::all(summary.by_seat.len()).zip(&summary.by_seat);
    let shares: Vec<String> = shares.map(|(seat, &share)| format!("{seat} {}", percent(share))).collect();
    out.note(&Note::new("cli-arena-seats").name("shares", shares.join(", ")));
    let mean = format!("{:.1}", summary.mean_length);
    out.note(&Note::new("cli-simulated-length").name("mean", mean).number("longest", summary.longest as i64));
    for (ending, &count) in &summary.endings {
        out.note(
            &Note::new("cli-simulated-ending").name("ending", ending.clone()).number("count", count as i64),
        );
    }
    if let (Some(sprt), Some((low, high))) = (sprt, args.sprt) {
        let note = match sprt.verdict() {
            Verdict::Passed => Note::new("cli-arena-passed"),
            Verdict::Failed => Note::new("cli-arena-failed"),
            Verdict::Open => Note::new("cli-arena-open"),
        };
        let note = note.name("bot", summary.bots[0].name.clone()).name("low", format!("{low}"));
        out.note(&note.name("high", format!("{high}")).name("ratio", format!("{:.2}", sprt.ratio())));
    }
}
