//! `skyrail ladder`: every level against the one below, and the page that tells how strong they are.

pub(crate) mod date;
mod page;
mod plot;

pub(crate) use page::machine;

use crate::arena::{Arena, Deals, Manner, Summary};
use crate::args::LadderArgs;
use crate::bots as names;
use crate::fail::Failure;
use crate::files;
use crate::out::Out;
use bots::arena::{LineUp, Placing, Rating, Share, rate};
use bots::{Bot, Kind};
use catalog::Title;
use game::{Note, Seat};

/// The rungs of the ladder, weakest first.
const RUNGS: [&str; 7] = ["random", "greedy", "novice", "casual", "strong", "expert", "master"];

/// What is known of one title's ladder.
struct Ladder {
    title: Title,
    players: usize,
    rungs: Vec<Rung>,
}

/// One level.
struct Rung {
    bot: Bot,
    rating: Rating,
    /// How it fared against the level below; the lowest one has none.
    against: Option<Against>,
}

/// A match with the level below.
struct Against {
    below: Bot,
    games: u64,
    share: Share,
    /// Milliseconds of a decision that 99 in 100 stayed within.
    nearly: f64,
}

pub(crate) fn run(args: &LadderArgs, out: &mut Out) -> Result<(), Failure> {
    files::secret(&args.series.seed)?;
    let titles = args.title.map_or_else(|| Title::ALL.to_vec(), |title| vec![title]);
    if let Some(folder) = &args.games_in {
        std::fs::create_dir_all(folder).map_err(|error| Failure::file("cli-cant-write", folder, &error))?;
    }
    for title in titles {
        let ladder = climb(args, title)?;
        for rung in &ladder.rungs {
            out.note(&line(rung, &ladder));
        }
        page::write(args, &ladder)?;
    }
    out.note(&Note::new("cli-ladder-page").name("file", args.output.display().to_string()));
    Ok(())
}

/// Plays every level of a title against the one below.
fn climb(args: &LadderArgs, title: Title) -> Result<Ladder, Failure> {
    let mut options = files::options(title, args.players, &[], None)?;
    options.set_first(Some(Seat::new(0)));
    let read = |name: &&str| names::read(name, title, &[]).map(|bot| with_budget(bot, args));
    let bots = RUNGS.iter().map(read).collect::<Result<Vec<Bot>, Failure>>()?;
    let mut placings = Vec::new();
    let mut matches = vec![None];
    for (index, pair) in bots.windows(2).enumerate() {
        let &[below, bot] = pair else { continue };
        // One against as many of the level below as there are seats left.
        let mut seated = vec![below; args.players];
        seated[0] = bot;
        let line_up = LineUp::new(&seated, args.players);
        let games = if bot.kind.searches() { args.search_games } else { args.games };
        let arena = Arena { options: options.clone(), line_up, seed: args.series.seed.clone() };
        let manner = Manner {
            deals: games.div_ceil(arena.line_up.rotations() as u64),
            threads: args.series.threads,
            append: args
                .games_in
                .as_ref()
                .map(|folder| folder.join(file_name(title, args.players, bot, below))),
            ..Manner::default()
        };
        let (deals, _) = arena.run(&manner)?;
        let summary = Summary::new(&arena, &deals);
        let own = &summary.bots[0];
        let nearly = own.times.quantile(0.99);
        matches.push(Some(Against { below, games: summary.games, share: own.share, nearly }));
        placings.extend(global(&deals, index));
    }
    let ratings = rate(&placings, bots.len(), Some(0));
    let rungs = bots.into_iter().zip(ratings).zip(matches);
    let rungs = rungs.map(|((bot, rating), against)| Rung { bot, rating, against }).collect();
    Ok(Ladder { title, players: args.players, rungs })
}

/// The same bot with the budget that was asked for. A master has ten times that of an expert, as it has ten
/// times its time.
fn with_budget(bot: Bot, args: &LadderArgs) -> Bot {
    let times = if bot.kind == Kind::Master { 10 } else { 1 };
    let [ms, playouts] =
        [args.ms, args.playouts].map(|budget| budget.map(|budget| budget.saturating_mul(times)));
    names::with_budget(bot, names::budget(ms, playouts))
}

/// The placings of a match with the rungs' own numbers: in it the upper one is 0 and the lower one 1.
fn global(deals: &Deals, below: usize) -> impl Iterator<Item = Vec<Placing>> + '_ {
    let rung = move |&bot: &usize| if bot == 0 { below + 1 } else { below };
    let placing = move |placing: &Placing| Placing {
        bots: placing.bots.iter().map(rung).collect(),
        places: placing.places.clone(),
    };
    deals.values().map(move |games| games.iter().map(|game| placing(&game.placing)).collect())
}

fn file_name(title: Title, players: usize, bot: Bot, below: Bot) -> String {
    format!("{}-{players}-{bot}-{below}.jsonl", title.name())
}

fn line(rung: &Rung, ladder: &Ladder) -> Note {
    let about = |note: Note| {
        let note = note.name("title", ladder.title.name()).name("bot", rung.bot.to_string());
        note.number("rating", rung.rating.value.round() as i64)
    };
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    match &rung.against {
        None => about(Note::new("cli-ladder-first")),
        Some(against) => about(Note::new("cli-ladder-rung"))
            .name("share", percent(against.share.mean))
            .name("low", percent(against.share.low))
            .name("high", percent(against.share.high))
            .name("below", against.below.to_string()),
    }
}
