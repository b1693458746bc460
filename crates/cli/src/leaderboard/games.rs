//! The games of a rating: the program against every bot from every seat, and the bots against each other, deal by deal.

use super::program::{Address, Foul, Program};
use crate::arena::refuse;
use crate::fail::Failure;
use bots::Mind;
use bots::arena::{Deal, Entrant, LineUp, Placing, Times, deal_secret, decision_seed, play};
use bots::{Bot, Budget, Player};
use catalog::AnyOptions;
use game::{Action as _, Eye, Note, Options as _, Seat, Silent, View as _, to_hex};
use observe::{Observe, Observer};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// So many games lost in a row by its answers alone, and a program is not rated.
const MOST_FOULS: u64 = 10;

/// Who is rated.
#[derive(Clone)]
pub(super) enum Rated {
    Program(Address),
    /// One of ours, measured as a program is.
    Bot(Bot),
}

/// What is played.
pub(super) struct Plan<'a> {
    pub(super) options: &'a AnyOptions,
    pub(super) rated: Rated,
    pub(super) against: Vec<Bot>,
    pub(super) seed: &'a str,
    pub(super) deals: u64,
    pub(super) minutes: f64,
    pub(super) ms: u64,
}

/// What came of it. The program is the first of all who are rated.
#[derive(Default)]
pub(super) struct Found {
    /// The name the program gave itself.
    pub(super) name: Option<String>,
    /// Every game of every deal.
    pub(super) deals: Vec<Vec<Placing>>,
    /// For each bot, the program's share of the victories in each deal.
    pub(super) shares: Vec<Vec<f64>>,
    /// The program's games, and its points in those that came to their end.
    pub(super) games: u64,
    pub(super) points: Vec<i32>,
    pub(super) times: Times,
    pub(super) late: u64,
    pub(super) wrong: u64,
    pub(super) gone: u64,
}

macro_rules! titles {
    ($($Title:ident = $title:ident),+ $(,)?) => {
        /// Plays the games.
        pub(super) fn run(plan: &Plan<'_>, each: &mut dyn FnMut()) -> Result<Found, Failure> {
            match plan.options {
                $(AnyOptions::$Title(options) => Games::<catalog::$title::State>::new(plan, options)?.run(each)),+
            }
        }
    };
}

catalog::each!(titles);

/// Who decides on the program's seat.
enum Mover<G: Mind> {
    Program(Option<Program>),
    Bot(Bot, Box<Player<G>>),
}

/// What a program wants to be shown.
#[derive(Clone, Copy, Default)]
struct Wants {
    view: bool,
    vector: bool,
}

struct Games<'a, G: Mind + Observe> {
    plan: &'a Plan<'a>,
    options: &'a G::Options,
    observer: Observer<G>,
    mover: Mover<G>,
    wants: Wants,
    hello: Value,
    found: Found,
    in_a_row: u64,
}

impl<'a, G: Mind + Observe> Games<'a, G> {
    fn new(plan: &'a Plan<'a>, options: &'a G::Options) -> Result<Self, Failure> {
        let observer = Observer::<G>::new(options);
        let board = plan.options.board();
        let hello = json!({
            "skyrail": "leaderboard",
            "protocol": 1,
            "title": plan.options.title().name(),
            "rules": plan.options.title().rules(),
            "board": board.id(),
            "board_hash": to_hex(&board.hash()),
            "players": options.seats(),
            "options": plan.options.list().into_iter().collect::<std::collections::BTreeMap<_, _>>(),
            "ms": plan.ms,
            "num_actions": observer.count(),
            "num_inputs": observer.inputs(),
            "version": G::VERSION,
        });
        let mover = match &plan.rated {
            Rated::Program(_) => Mover::Program(None),
            Rated::Bot(bot) => Mover::Bot(*bot, Box::new(Player::new(*bot))),
        };
        let found = Found { shares: vec![Vec::new(); plan.against.len()], ..Found::default() };
        let wants = Wants::default();
        let mut games = Self { plan, options, observer, mover, wants, hello, found, in_a_row: 0 };
        games.ready()?;
        Ok(games)
    }

    /// Starts the program unless it runs.
    fn ready(&mut self) -> Result<(), Failure> {
        let (Mover::Program(program @ None), Rated::Program(address)) = (&mut self.mover, &self.plan.rated)
        else {
            return Ok(());
        };
        let (started, answer) = Program::start(address, &self.hello)?;
        *program = Some(started);
        self.found.name = answer["name"].as_str().map(|name| name.chars().take(80).collect());
        let wanted =
            |what: &str| answer["wants"].as_array().is_some_and(|all| all.iter().any(|one| one == what));
        self.wants = Wants { view: answer["wants"].is_null() || wanted("view"), vector: wanted("vector") };
        Ok(())
    }

    fn run(mut self, each: &mut dyn FnMut()) -> Result<Found, Failure> {
        let (start, limit) = (Instant::now(), 60.0 * self.plan.minutes);
        for number in 0..self.plan.deals {
            // A deal counts whole or not at all: one that would take too long is not begun.
            let spent = start.elapsed().as_secs_f64();
            if number > 0 && spent + spent / number as f64 > limit {
                break;
            }
            let mut placings = Vec::new();
            for nth in 0..self.plan.against.len() {
                let mut shares = 0.0;
                for seat in Seat::all(self.options.seats()) {
                    let placing = self.rated_game(number, nth, seat)?;
                    let winners = placing.places.iter().filter(|&&place| place == 1).count();
                    shares += if placing.places[seat.index()] == 1 { 1.0 / winners as f64 } else { 0.0 };
                    placings.push(placing);
                }
                self.found.shares[nth].push(shares / self.options.seats() as f64);
            }
            for nth in 1..self.plan.against.len() {
                placings.extend(self.bots_game(number, nth)?);
            }
            self.found.deals.push(placings);
            each();
        }
        if let Mover::Program(Some(program)) = &mut self.mover {
            // Who is gone already needs no farewell.
            let _ = program.tell(&json!({ "bye": true }));
        }
        Ok(self.found)
    }

    /// A bot against the one named before it, from every seat, so that all ratings hang together.
    fn bots_game(&self, number: u64, nth: usize) -> Result<Vec<Placing>, Failure> {
        let (bot, other) = (self.plan.against[nth], self.plan.against[nth - 1]);
        let named: Vec<Bot> =
            std::iter::once(bot).chain(std::iter::repeat(other)).take(self.options.seats()).collect();
        let line_up = LineUp::new(&named, named.len());
        let mut entrants: Vec<Entrant<G>> = line_up.bots().iter().map(|&bot| Entrant::new(bot)).collect();
        let start = Instant::now();
        let now = || start.elapsed().as_nanos() as u64;
        let deal = Deal { seed: self.plan.seed, number };
        let game = |turn: usize| {
            let seated = line_up.seated(turn);
            let played =
                play(self.options, deal, &mut entrants, &seated, &now).map_err(|foul| refuse(&foul))?;
            let index =
                |&bot: &usize| if line_up.bots()[bot] == self.plan.against[nth] { nth + 1 } else { nth };
            Ok(Placing { bots: seated.iter().map(index).collect(), places: played.places })
        };
        (0..line_up.rotations()).map(game).collect()
    }

    /// The program on one seat, bots of one kind on the others.
    fn rated_game(&mut self, number: u64, nth: usize, own: Seat) -> Result<Placing, Failure> {
        self.ready()?;
        let (seats, bot) = (self.options.seats(), self.plan.against[nth]);
        let mut players: Vec<Player<G>> = (0..seats).map(|_| Player::new(bot)).collect();
        let mut luck = deal_secret(self.plan.seed, number).luck(&vec![Vec::new(); seats]);
        let mut state = G::new(self.options, &mut luck, &mut Silent);
        let mut decisions = vec![0; seats];
        let mut foul = None;
        self.found.games += 1;
        let begin = json!({ "game": self.found.games, "seat": own.to_string(), "against": bot.to_string() });
        if let Mover::Program(Some(program)) = &mut self.mover {
            foul = program.tell(&begin).err();
        }
        while let (Some(seat), None) = (state.turn().first(), foul) {
            let decision = decisions[seat.index()];
            decisions[seat.index()] += 1;
            let seed = decision_seed(self.plan.seed, number, seat, decision);
            let action = if seat == own {
                match self.decide(&state, seat, decision, seed) {
                    Ok(action) => action,
                    Err(what) => {
                        foul = Some(what);
                        break;
                    }
                }
            } else {
                within(&mut players[seat.index()], bot, &state.view(Eye::Seat(seat)), seed)
            };
            state.apply(seat, action, &mut luck, &mut Silent);
        }
        let seated = Seat::all(seats).map(|seat| if seat == own { 0 } else { nth + 1 }).collect();
        let standing = state.standing();
        if let (None, Some(places)) = (foul, standing.places) {
            self.in_a_row = 0;
            self.found.points.push(standing.points[own]);
            let over = json!({
                "over": self.found.games,
                "places": places.first(seats),
                "points": standing.points.first(seats),
            });
            if let Mover::Program(Some(program)) = &mut self.mover {
                // If it is gone, the next game finds out.
                let _ = program.tell(&over);
            }
            return Ok(Placing { bots: seated, places: places.first(seats).to_vec() });
        }
        self.lose(foul.unwrap_or(Foul::Gone))?;
        // Behind all others, who share the win.
        let place = |seat| if seat == own { seats as u8 } else { 1 };
        Ok(Placing { bots: seated, places: Seat::all(seats).map(place).collect() })
    }

    /// A game is lost by the answer; a program that is late or gone is started anew, since it may answer later on.
    fn lose(&mut self, foul: Foul) -> Result<(), Failure> {
        match foul {
            Foul::Late => self.found.late += 1,
            Foul::Wrong => self.found.wrong += 1,
            Foul::Gone => self.found.gone += 1,
        }
        self.in_a_row += 1;
        if self.in_a_row >= MOST_FOULS {
            let note = Note::new("cli-leaderboard-hopeless").number("late", self.found.late as i64);
            let note = note.number("wrong", self.found.wrong as i64);
            return Err(note.number("gone", self.found.gone as i64).into());
        }
        if let Mover::Program(program) = &mut self.mover {
            if foul == Foul::Wrong {
                // It may go on, but what it answers now could be to what it was asked before.
                let over = json!({ "over": self.found.games, "wrong": true });
                if program.as_mut().is_some_and(|program| program.tell(&over).is_ok()) {
                    return Ok(());
                }
            }
            *program = None;
        }
        Ok(())
    }

    /// The decision of who is rated.
    fn decide(&mut self, state: &G, seat: Seat, decision: u32, seed: u64) -> Result<G::Action, Foul> {
        let view = state.view(Eye::Seat(seat));
        let program = match &mut self.mover {
            Mover::Bot(bot, player) => {
                let start = Instant::now();
                let action = within(player, *bot, &view, seed);
                self.found.times.add(start.elapsed().as_nanos() as u64);
                return Ok(action);
            }
            Mover::Program(program) => program.as_mut().ok_or(Foul::Gone)?,
        };
        // What can't be decided otherwise is not asked.
        if let [only] = view.legal() {
            return Ok(*only);
        }
        let texts: Vec<String> = view.legal().iter().map(|action| action.write(state.board())).collect();
        let mut asked = json!({ "decide": decision + 1, "seat": seat.to_string(), "legal": texts });
        if self.wants.view {
            asked["view"] = G::any_view(view.clone()).to_json();
        }
        if self.wants.vector {
            let mut vector = vec![0; self.observer.inputs()];
            self.observer.observe(state, seat, &mut vector);
            asked["vector"] = to_hex(&vector).into();
            let numbers = view.legal().iter().map(|&action| self.observer.number(state, seat, action));
            asked["numbers"] = numbers.collect::<Vec<_>>().into();
        }
        let (answer, nanos) = program.ask(&asked, Duration::from_millis(self.plan.ms))?;
        self.found.times.add(nanos);
        let chosen = match &answer["play"] {
            Value::String(text) => texts.iter().position(|legal| legal == text.trim()),
            Value::Number(place) => place.as_u64().and_then(|place| usize::try_from(place).ok()),
            _ => None,
        };
        chosen.and_then(|place| view.legal().get(place).copied()).ok_or(Foul::Wrong)
    }
}

/// A bot's decision within its budget.
fn within<G: Mind>(player: &mut Player<G>, bot: Bot, view: &G::View, seed: u64) -> G::Action {
    let start = Instant::now();
    let limit = match bot.budget {
        Budget::Millis(millis) => Duration::from_millis(millis.into()),
        Budget::Playouts(_) => Duration::MAX,
    };
    player.decide(view, seed, &mut || start.elapsed() < limit)
}
