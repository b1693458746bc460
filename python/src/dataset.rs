//! Files of games that `skyrail dataset` wrote, as Python reads them.

use crate::arrays::Form;
use crate::batch::Batch;
use crate::broken::guarded;
use crate::games::{Autoreset, Reward, Terms, reward};
use crate::slot::Playable;
use crate::terms;
use catalog::AnyOptions;
use dataset::{
    BLOCK, Choice, ChoiceFault, DatasetFault, Games, Heading, HeadingFault, StoredGame, game_seed, make,
    replay,
};
use game::{Options as _, to_hex};
use numpy::{PyArray1, PyArrayMethods};
use observe::Observer;
use pyo3::exceptions::{PyIndexError, PyOSError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Many finished games out of a file.
///
/// Reading compares the file's hash with its bytes; every game that is looked into is played again by the rules.
#[pyclass(frozen, module = "skyrail")]
pub(crate) struct Dataset(Games);

/// What is told of every decision of some games.
struct Positions {
    inputs: usize,
    bytes: usize,
    vectors: Vec<u8>,
    masks: Vec<u8>,
    actions: Vec<u16>,
    seats: Vec<i8>,
    games: Vec<i64>,
    rewards: Vec<f32>,
}

macro_rules! titles {
    ($($Title:ident = $title:ident),+ $(,)?) => {
        fn positions(options: &AnyOptions, seed: &str, games: &[StoredGame<'_>]) -> Option<Positions> {
            match options {
                $(AnyOptions::$Title(options) => positions_of::<catalog::$title::State>(options, seed, games)),+
            }
        }

        fn actions(options: &AnyOptions, seed: &str, game: &StoredGame<'_>) -> Option<Vec<u16>> {
            match options {
                $(AnyOptions::$Title(options) => actions_of::<catalog::$title::State>(options, seed, game)),+
            }
        }
    };
}

catalog::each!(titles);

fn actions_of<G: Playable>(options: &G::Options, seed: &str, kept: &StoredGame<'_>) -> Option<Vec<u16>> {
    let (observer, mut numbers) = (Observer::<G>::new(options), Vec::new());
    let seed = game_seed(seed, kept.game);
    let end = replay::<G>(options, seed, kept.decisions, kept.bits, |state, seat, action| {
        numbers.push(observer.number(state, seat, action));
    })?;
    (*end.standing().points.first(kept.points.len()) == *kept.points).then_some(numbers)
}

fn positions_of<G: Playable>(
    options: &G::Options,
    seed: &str,
    games: &[StoredGame<'_>],
) -> Option<Positions> {
    let observer = Observer::<G>::new(options);
    let (inputs, bytes) = (observer.inputs(), observer.count().div_ceil(8));
    let count = games.iter().map(|kept| kept.decisions as usize).sum();
    let mut told = Positions {
        inputs,
        bytes,
        vectors: vec![0; count * inputs],
        masks: vec![0; count * bytes],
        actions: Vec::with_capacity(count),
        seats: Vec::with_capacity(count),
        games: Vec::with_capacity(count),
        rewards: Vec::with_capacity(count),
    };
    let (mut room, mut legal, mut won) = (Vec::new(), Vec::new(), vec![0.0; options.seats()]);
    for kept in games {
        let first = told.seats.len();
        let seed = game_seed(seed, kept.game);
        let end = replay::<G>(options, seed, kept.decisions, kept.bits, |state, seat, action| {
            let nth = told.actions.len();
            observer.observe(state, seat, &mut told.vectors[nth * inputs..][..inputs]);
            legal.clear();
            observer.legal(state, seat, &mut room, &mut legal);
            let mask = &mut told.masks[nth * bytes..][..bytes];
            for number in &legal {
                mask[usize::from(number / 8)] |= 1 << (number % 8);
            }
            told.actions.push(observer.number(state, seat, action));
            told.seats.push(seat.index() as i8);
            told.games.push(kept.game as i64);
        })?;
        let standing = end.standing();
        if *standing.points.first(kept.points.len()) != *kept.points {
            return None;
        }
        reward(Reward::Win, &standing, None, &mut won);
        told.rewards.extend(told.seats[first..].iter().map(|&seat| won[seat as usize]));
    }
    Some(told)
}

fn refuse(fault: DatasetFault) -> PyErr {
    let sentence = match fault {
        DatasetFault::Heading(HeadingFault::Foreign) => {
            "this is no file of games that this version reads".into()
        }
        DatasetFault::Heading(HeadingFault::Rules) => {
            "the games were played by other rules or on another board; make the file anew".into()
        }
        DatasetFault::Heading(HeadingFault::Key(key)) => {
            format!("{key:?} in the first line is missing or can't be")
        }
        DatasetFault::Cut => "the file is not whole".into(),
        DatasetFault::Hash => "the file was changed after it was written: its hash does not fit".into(),
        DatasetFault::Block(_) => broken(),
    };
    PyValueError::new_err(sentence)
}

fn broken() -> String {
    "one of these games is not as it was played; make the file anew".into()
}

impl Dataset {
    /// The games from `start` up to `stop`, which is not among them.
    fn range(&self, start: u64, stop: Option<u64>) -> PyResult<Vec<StoredGame<'_>>> {
        let games = self.0.heading.games;
        let stop = stop.unwrap_or(games);
        if start > stop || stop > games {
            return Err(PyIndexError::new_err(format!(
                "there are no games {start} to {stop}; there are {games}, counted from 0"
            )));
        }
        let mut found = Vec::new();
        let mut at = start;
        while at < stop {
            let block = at / dataset::BLOCK;
            let (first, end) = (block * dataset::BLOCK, ((block + 1) * dataset::BLOCK).min(stop));
            let mut kept = self.0.block(block as usize).map_err(refuse)?;
            found.extend(kept.drain((at - first) as usize..(end - first) as usize));
            at = end;
        }
        Ok(found)
    }

    fn one(&self, game: u64) -> PyResult<StoredGame<'_>> {
        let games = self.0.heading.games;
        if game >= games {
            return Err(PyIndexError::new_err(format!(
                "there is no game {game}; games are 0 to {}",
                games - 1
            )));
        }
        let kept = self.range(game, Some(game + 1))?.pop();
        kept.ok_or_else(|| PyValueError::new_err(broken()))
    }
}

#[pymethods]
impl Dataset {
    /// Reads a file.
    #[new]
    fn new(py: Python<'_>, path: PathBuf) -> PyResult<Self> {
        let bytes = py.detach(|| std::fs::read(&path));
        let bytes = bytes.map_err(|error| PyOSError::new_err(format!("{}: {error}", path.display())))?;
        py.detach(|| Games::read(bytes)).map(Self).map_err(refuse)
    }

    /// What was played by whom: title, rules, players, options, bots, seed, games.
    #[getter]
    fn heading<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        py.import("json")?.call_method1("loads", (self.0.heading.write(),))
    }

    /// The hash of the file; the same games made again have the same.
    #[getter]
    fn hash(&self) -> String {
        to_hex(&self.0.hash)
    }

    fn __len__(&self) -> usize {
        self.0.heading.games as usize
    }

    fn __repr__(&self) -> String {
        let heading = &self.0.heading;
        format!("<skyrail.Dataset of {} games of {}>", heading.games, heading.options.title().name())
    }

    /// Who sat on each seat in a game, by name.
    fn seated(&self, game: u64) -> PyResult<Vec<String>> {
        self.one(game)?;
        let heading = &self.0.heading;
        Ok(heading.seated(game).into_iter().map(|bot| heading.bots[bot].clone()).collect())
    }

    /// `points` of each seat and how many `decisions` were made in each game, without playing them again.
    #[pyo3(signature = (start = 0, stop = None))]
    fn results<'py>(&self, py: Python<'py>, start: u64, stop: Option<u64>) -> PyResult<Bound<'py, PyDict>> {
        let kept = self.range(start, stop)?;
        let told = PyDict::new(py);
        let points: Vec<i32> = kept.iter().flat_map(|game| game.points.iter().copied()).collect();
        let shape = [kept.len(), self.0.heading.options.seats()];
        told.set_item("points", PyArray1::from_vec(py, points).reshape(shape)?)?;
        let decisions = kept.iter().map(|game| game.decisions as i32).collect();
        told.set_item("decisions", PyArray1::from_vec(py, decisions))?;
        Ok(told)
    }

    /// The decisions of a game, as numbers.
    fn actions<'py>(&self, py: Python<'py>, game: u64) -> PyResult<Bound<'py, PyArray1<u16>>> {
        let (heading, kept) = (&self.0.heading, self.one(game)?);
        let numbers = guarded(heading.options.title(), || actions(&heading.options, &heading.seed, &kept))?;
        Ok(PyArray1::from_vec(py, numbers.ok_or_else(|| PyValueError::new_err(broken()))?))
    }

    /// A game as a batch of one that stands at its end, with its whole past: for `skyrail.draw.replay` and the like.
    fn replay(&self, py: Python<'_>, game: u64) -> PyResult<Batch> {
        let (heading, kept) = (&self.0.heading, self.one(game)?);
        let title = heading.options.title();
        let numbers = guarded(title, || actions(&heading.options, &heading.seed, &kept))?;
        let numbers = numbers.ok_or_else(|| PyValueError::new_err(broken()))?;
        let terms = Terms {
            bots: vec![None; heading.options.seats()],
            options: heading.options.clone(),
            seed: 0,
            autoreset: Autoreset::Off,
            reward: Reward::Win,
            threads: 1,
            every_seat: false,
        };
        Batch::played(py, terms, (game_seed(&heading.seed, game), game as i64, numbers))
    }

    /// Every decision of some games as arrays: `observation` and `mask` (bits, the lowest first) of the seat that
    /// decides, its `action`, `seat` and `game`, and the `reward` of that seat in the end, 1 for a win.
    #[pyo3(signature = (start = 0, stop = None, *, obs = "u8"))]
    fn positions<'py>(
        &self,
        py: Python<'py>,
        start: u64,
        stop: Option<u64>,
        obs: &str,
    ) -> PyResult<Bound<'py, PyDict>> {
        let (form, heading) = (Form::read(obs)?, &self.0.heading);
        let kept = self.range(start, stop)?;
        let title = heading.options.title();
        let told = guarded(title, || py.detach(|| positions(&heading.options, &heading.seed, &kept)))?;
        let told = told.ok_or_else(|| PyValueError::new_err(broken()))?;
        let (arrays, count) = (PyDict::new(py), told.actions.len());
        match form {
            Form::Bytes => {
                let vectors = PyArray1::from_vec(py, told.vectors).reshape([count, told.inputs])?;
                arrays.set_item("observation", vectors)?;
            }
            Form::Floats => {
                let scaled = scale(&heading.options, &told);
                arrays
                    .set_item("observation", PyArray1::from_vec(py, scaled).reshape([count, told.inputs])?)?;
            }
        }
        arrays.set_item("mask", PyArray1::from_vec(py, told.masks).reshape([count, told.bytes])?)?;
        arrays.set_item("action", PyArray1::from_vec(py, told.actions))?;
        arrays.set_item("seat", PyArray1::from_vec(py, told.seats))?;
        arrays.set_item("game", PyArray1::from_vec(py, told.games))?;
        arrays.set_item("reward", PyArray1::from_vec(py, told.rewards))?;
        Ok(arrays)
    }
}

/// The first line of a file of games: what is played by whom. Bots are named in seat order and repeated to fill the
/// table; in each further game everybody moves on by one seat.
#[pyfunction]
#[pyo3(signature = (title, games, players = 2, *, bots = vec!["strong".to_string()], seed = "1", board = None, options = None))]
pub(crate) fn dataset_heading(
    title: &str,
    games: u64,
    players: usize,
    bots: Vec<String>,
    seed: &str,
    board: Option<&str>,
    options: Option<BTreeMap<String, String>>,
) -> PyResult<String> {
    let options = terms::options(title, players, board, &options.unwrap_or_default())?;
    if games == 0 {
        return Err(PyValueError::new_err("there is at least one game"));
    }
    if bots.is_empty() || bots.len() > players {
        return Err(PyValueError::new_err(format!("1 to {players} bots are named, not {}", bots.len())));
    }
    for name in &bots {
        Choice::read(name, options.title()).map_err(|fault| refuse_choice(name, &fault))?;
    }
    let bots = bots.iter().cycle().take(players).cloned().collect();
    Ok(Heading { options, bots, seed: seed.to_string(), games }.write())
}

/// The games of a block, as they stand in a file of games; the same whoever makes it.
#[pyfunction]
pub(crate) fn dataset_block<'py>(
    py: Python<'py>,
    heading: &str,
    block: u64,
) -> PyResult<Bound<'py, PyBytes>> {
    let heading = Heading::read(heading).map_err(|fault| refuse(DatasetFault::Heading(fault)))?;
    let count = heading.games.div_ceil(BLOCK);
    if block >= count {
        return Err(PyIndexError::new_err(format!(
            "there is no block {block}; blocks are 0 to {}",
            count - 1
        )));
    }
    let mut games = Vec::new();
    let made = guarded(heading.options.title(), || {
        py.detach(|| {
            make(&heading, std::iter::once(block), |_, made| {
                games = made.games;
                true
            })
        })
    })?;
    made.map_err(|fault| refuse_choice(&heading.bots.join(", "), &fault))?;
    Ok(PyBytes::new(py, &games))
}

fn refuse_choice(name: &str, fault: &ChoiceFault) -> PyErr {
    let sentence = match fault {
        ChoiceFault::Name(_) => {
            let known: Vec<&str> = Choice::OTHERS.into_iter().chain(bots::Kind::names()).collect();
            format!("there is no bot {name:?}; there are {}", known.join(", "))
        }
        ChoiceFault::Title => format!("the bot {name:?} does not play this title"),
        ChoiceFault::Searches => format!("the bot {name:?} searches, which takes too long for many games"),
    };
    PyValueError::new_err(sentence)
}

macro_rules! scales {
    ($($Title:ident = $title:ident),+ $(,)?) => {
        /// The vectors divided to numbers of about one.
        fn scale(options: &AnyOptions, told: &Positions) -> Vec<f32> {
            let layout = match options {
                $(AnyOptions::$Title(options) => Observer::<catalog::$title::State>::new(options).layout().clone()),+
            };
            let mut scaled = vec![0.0; told.vectors.len()];
            let rows = told.vectors.chunks_exact(told.inputs).zip(scaled.chunks_exact_mut(told.inputs));
            rows.for_each(|(bytes, floats)| layout.scale(bytes, floats));
            scaled
        }
    };
}

catalog::each!(scales);
