//! Reads what a batch is called with, and says what is wrong with it in one sentence.

use crate::games::{Autoreset, Reward};
use bots::{Bot, BotFault};
use catalog::{AnyOptions, Title};
use pyo3::PyResult;
use pyo3::exceptions::PyValueError;
use std::collections::BTreeMap;

/// The most games a batch may have.
pub(crate) const MOST_GAMES: usize = 1 << 20;

fn wrong<T>(sentence: String) -> PyResult<T> {
    Err(PyValueError::new_err(sentence))
}

pub(crate) fn title(name: &str) -> PyResult<Title> {
    let known = || Title::ALL.iter().map(|title| title.name()).collect::<Vec<_>>().join(", ");
    Title::from_name(name)
        .map_or_else(|| wrong(format!("there is no title {name:?}; there are {}", known())), Ok)
}

/// What is played: a title, how many play, on which board, with what agreed.
pub(crate) fn options(
    name: &str,
    players: usize,
    board: Option<&str>,
    agreed: &BTreeMap<String, String>,
) -> PyResult<AnyOptions> {
    let title = title(name)?;
    let board = match board {
        None => title.board(),
        Some(id) => match title.boards().into_iter().find(|board| board.id() == id) {
            Some(board) => board,
            None if id.trim_start().starts_with('{') => match title.load_board(id) {
                Ok(board) => board,
                Err(faults) => {
                    let first = faults.first().map(|fault| fault.path.clone()).unwrap_or_default();
                    return wrong(format!(
                        "the board file has {} faults, the first at {first}",
                        faults.len()
                    ));
                }
            },
            None => {
                let ids: Vec<&str> = title.boards().iter().map(|board| board.id()).collect();
                return wrong(format!("{name} has no board {id:?}; it has {}", ids.join(", ")));
            }
        },
    };
    let seats = board.players();
    if !seats.contains(&players) {
        return wrong(format!("{name} is for {} to {} players, not {players}", seats.start(), seats.end()));
    }
    let mut options = title.options(players);
    options.set_board(board);
    for (key, value) in agreed {
        if options.set(key, value).is_err() {
            let known: Vec<String> =
                options.list().into_iter().map(|(name, value)| format!("{name}={value}")).collect();
            return wrong(format!(
                "{key}={value} is not an option of {name}; printed are {}",
                known.join(", ")
            ));
        }
    }
    Ok(options)
}

/// The bots of a table: a name for each seat that a bot has.
pub(crate) fn opponents(options: &AnyOptions, named: &BTreeMap<usize, String>) -> PyResult<Vec<Option<Bot>>> {
    let mut seated = vec![None; options.seats()];
    for (&seat, name) in named {
        let Some(place) = seated.get_mut(seat) else {
            return wrong(format!("there is no seat {seat}; seats are 0 to {}", options.seats() - 1));
        };
        *place = Some(bot(options.title(), name)?);
    }
    if seated.iter().all(Option::is_some) {
        return wrong("every seat has a bot; leave one for the learner".into());
    }
    Ok(seated)
}

pub(crate) fn bot(title: Title, name: &str) -> PyResult<Bot> {
    match name.parse::<Bot>() {
        Ok(bot) if bot.kind.plays(title) => Ok(bot),
        Ok(_) => wrong(format!("the bot {name:?} does not play {}", title.name())),
        Err(BotFault::Budget(_)) => {
            wrong(format!("{name:?}: a budget is a number above zero and `ms` or `p`"))
        }
        Err(BotFault::NoBudget(_)) => wrong(format!("{name:?}: this bot takes no budget")),
        Err(_) => {
            let known: Vec<&str> = bots::Kind::names().collect();
            wrong(format!("there is no bot {name:?}; there are {}", known.join(", ")))
        }
    }
}

pub(crate) fn autoreset(name: &str) -> PyResult<Autoreset> {
    match name {
        "next" => Ok(Autoreset::Next),
        "same" => Ok(Autoreset::Same),
        "off" => Ok(Autoreset::Off),
        _ => wrong(format!("autoreset is \"next\", \"same\" or \"off\", not {name:?}")),
    }
}

pub(crate) fn autoreset_name(mode: Autoreset) -> &'static str {
    match mode {
        Autoreset::Next => "next",
        Autoreset::Same => "same",
        Autoreset::Off => "off",
    }
}

pub(crate) fn reward(name: &str) -> PyResult<Reward> {
    match name {
        "win" => Ok(Reward::Win),
        "points" => Ok(Reward::Points),
        "gain" => Ok(Reward::Gain),
        _ => wrong(format!("reward is \"win\", \"points\" or \"gain\", not {name:?}")),
    }
}

pub(crate) fn reward_name(reward: Reward) -> &'static str {
    match reward {
        Reward::Win => "win",
        Reward::Points => "points",
        Reward::Gain => "gain",
    }
}
