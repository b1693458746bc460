//! `skyrail simulate`: many games between bots, at the engine's full speed.

use crate::args::SimulateArgs;
use crate::bots as names;
use crate::fail::Failure;
use crate::files;
use crate::out::{HEAD, Out};
use bots::{Bot, Kind, Mind, MindVisit, Player, visit_options};
use game::{CHOICE, Ending, Eye, Luck, Note, Seat, Silent, by_kind, digest, play_at_random, play_out};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use std::collections::BTreeMap;
use std::time::Instant;

pub(crate) fn run(args: &SimulateArgs, out: &mut Out) -> Result<(), Failure> {
    let options = files::options(args.title, args.players, &args.options, args.board.as_deref())?;
    files::secret(&args.series.seed)?;
    let bot = match args.bots.as_str() {
        UNIFORM => Choice::Uniform,
        LIVELY => Choice::Lively,
        name => match names::read(name, args.title, &[UNIFORM, LIVELY])? {
            Bot { kind: Kind::Random, .. } => Choice::Random,
            bot if bot.kind.searches() => {
                return Err(Note::new("cli-simulate-search").name("bot", args.bots.clone()).into());
            }
            bot => Choice::Bot(bot),
        },
    };
    let bar = ProgressBar::new(args.games);
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {per_sec} {eta}");
    bar.set_style(style.expect("the template is fixed and sound"));
    let start = Instant::now();
    let seed = number_of(&args.series.seed);
    let run = Run { seed, games: args.games, threads: args.series.threads, bot, bar: &bar };
    let tally = visit_options(&options, run);
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    report(args, &tally, seconds, out);
    Ok(())
}

/// Any legal action, all equally likely: the measuring stick of the engine's speed.
const UNIFORM: &str = "uniform";

/// A random bot that knows its title well enough to bring games to their end.
const LIVELY: &str = "lively";

/// Who plays on every seat.
#[derive(Clone, Copy)]
enum Choice {
    /// Any action, at the engine's full speed.
    Uniform,
    /// Any kind of action, then any of that kind, at the engine's full speed.
    Random,
    Lively,
    /// A bot, which is shown its seat's view at every decision.
    Bot(Bot),
}

/// What all games came to.
#[derive(Clone, Default)]
struct Tally {
    games: u64,
    decisions: u64,
    longest: u64,
    points: Vec<i64>,
    wins: Vec<f64>,
    endings: BTreeMap<&'static str, u64>,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        for (mine, theirs) in self.points.iter_mut().zip(&other.points) {
            *mine += theirs;
        }
        for (mine, theirs) in self.wins.iter_mut().zip(&other.wins) {
            *mine += theirs;
        }
        for (ending, count) in &other.endings {
            *self.endings.entry(ending).or_default() += count;
        }
    }
}

struct Run<'a> {
    seed: u64,
    games: u64,
    threads: u64,
    bot: Choice,
    bar: &'a ProgressBar,
}

/// Games a thread takes at a time. Sums are added up in this order whatever the threads, so that results
/// depend on the seed alone.
const BATCH: u64 = 256;

impl MindVisit for Run<'_> {
    type Out = Tally;

    fn visit<G: Mind>(self, options: &G::Options) -> Tally {
        let batches = self.games.div_ceil(BATCH);
        let next = std::sync::atomic::AtomicU64::new(0);
        let done = std::sync::Mutex::new(BTreeMap::new());
        let work = || {
            let mut players = Players::<G>::new(self.bot);
            loop {
                let batch = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                if batch >= batches {
                    return;
                }
                let games = batch * BATCH..((batch + 1) * BATCH).min(self.games);
                let count = games.end - games.start;
                let mut tally = Tally::default();
                for number in games {
                    self.one_game::<G>(options, number, &mut players, &mut tally);
                }
                self.bar.inc(count);
                let mut done = done.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                done.insert(batch, tally);
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(work);
            }
            work();
        });
        let done = done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        let mut total = Tally::default();
        for tally in done.values() {
            total.points.resize(tally.points.len(), 0);
            total.wins.resize(tally.wins.len(), 0.0);
            total.add(tally);
        }
        total
    }
}

/// What games are played with, kept from one to the next.
struct Players<G: Mind> {
    actions: Vec<G::Action>,
    bot: Option<Player<G>>,
}

impl<G: Mind> Players<G> {
    fn new(choice: Choice) -> Self {
        let bot = if let Choice::Bot(bot) = choice { Some(Player::new(bot)) } else { None };
        Self { actions: Vec::with_capacity(512), bot }
    }
}

impl Run<'_> {
    fn one_game<G: Mind>(
        &self,
        options: &G::Options,
        number: u64,
        players: &mut Players<G>,
        tally: &mut Tally,
    ) {
        let mut luck = game_luck(self.seed, number);
        let mut game = G::new(options, &mut luck, &mut Silent);
        let actions = &mut players.actions;
        let length = match (self.bot, &mut players.bot) {
            (Choice::Uniform, _) => play_at_random(&mut game, &mut luck, actions, u64::MAX),
            (Choice::Lively, _) => play_out(&mut game, &mut luck, actions, u64::MAX, G::lively),
            (Choice::Bot(_), Some(bot)) => play_bot(&mut game, &mut luck, bot, mixed(!self.seed, number)),
            _ => play_out(&mut game, &mut luck, actions, u64::MAX, |_, actions, luck| by_kind(actions, luck)),
        };
        let standing = game.standing();
        tally.games += 1;
        tally.decisions += length;
        tally.longest = tally.longest.max(length);
        tally.points.resize(standing.seats, 0);
        tally.wins.resize(standing.seats, 0.0);
        let winners = standing.winners();
        for seat in Seat::all(standing.seats) {
            tally.points[seat.index()] += i64::from(standing.points[seat]);
            if winners.has(seat) {
                tally.wins[seat.index()] += 1.0 / winners.len() as f64;
            }
        }
        *tally.endings.entry(game.ending().map_or("none", Ending::id)).or_default() += 1;
    }
}

/// The number that stands for a seed people can type.
fn number_of(seed: &str) -> u64 {
    let hash = digest(&[b"skyrail simulate", seed.as_bytes()]);
    u64::from_be_bytes(hash[..8].try_into().expect("a hash has more than eight bytes"))
}

/// Plays a game with one bot on all seats, and says how many decisions were made. The seeds of its decisions
/// follow from the game's, not from the luck of the cards.
fn play_bot<G: Mind>(game: &mut G, luck: &mut Luck, bot: &mut Player<G>, seed: u64) -> u64 {
    let mut made = 0;
    while let Some(seat) = game.turn().first() {
        let action = bot.decide(&game.view(Eye::Seat(seat)), mixed(seed, made), &mut || true);
        game.apply(seat, action, luck, &mut Silent);
        made += 1;
    }
    made
}

/// The luck of one game of many: no two games share a stretch of luck.
fn game_luck(seed: u64, number: u64) -> Luck {
    Luck::fast(mixed(seed, number))
}

/// What draws make of a seed and a number.
fn mixed(seed: u64, number: u64) -> u64 {
    let mut mixer = Luck::fast(seed ^ number.rotate_left(32));
    let mut half = || u64::from(mixer.below(CHOICE, u32::MAX));
    half() << 32 | half()
}

fn report(args: &SimulateArgs, tally: &Tally, seconds: f64, out: &mut Out) {
    let games = tally.games as f64;
    let seats = || Seat::all(args.players);
    let share = |seat: Seat| tally.wins[seat.index()] / games;
    let points = |seat: Seat| tally.points[seat.index()] as f64 / games;
    if args.json {
        let value = json!({
            "title": args.title.name(),
            "players": args.players,
            "bots": args.bots,
            "seed": args.series.seed,
            "threads": args.series.threads,
            "games": tally.games,
            "decisions": tally.decisions,
            "seconds": seconds,
            "games_per_second": games / seconds,
            "decisions_per_second": tally.decisions as f64 / seconds,
            "mean_length": tally.decisions as f64 / games,
            "longest": tally.longest,
            "win_share_by_seat": seats().map(share).collect::<Vec<f64>>(),
            "mean_points": seats().map(points).collect::<Vec<f64>>(),
            "endings": tally.endings,
        });
        return out.json(&value);
    }
    let head =
        Note::new("cli-simulated").name("title", args.title.name()).number("players", args.players as i64);
    let head = out.say(&head.number("games", tally.games as i64));
    out.styled(HEAD, &head);
    let round = |value: f64| value.round() as i64;
    out.note(
        &Note::new("cli-simulated-speed")
            .name("seconds", format!("{seconds:.2}"))
            .number("games", round(games / seconds))
            .number("decisions", round(tally.decisions as f64 / seconds)),
    );
    let mean = format!("{:.1}", tally.decisions as f64 / games);
    out.note(&Note::new("cli-simulated-length").name("mean", mean).number("longest", tally.longest as i64));
    for seat in seats() {
        let note = Note::new("cli-simulated-seat").name("seat", seat.to_string());
        let note = note.name("share", format!("{:.1}", 100.0 * share(seat)));
        out.note(&note.name("points", format!("{:.1}", points(seat))));
    }
    for (ending, count) in &tally.endings {
        out.note(&Note::new("cli-simulated-ending").name("ending", *ending).number("count", *count as i64));
    }
}
