//! Bots by the names people type, and why a name is refused.

use crate::fail::Failure;
use bots::{Bot, BotFault, Budget, Kind};
use catalog::Title;
use dataset::{Choice, ChoiceFault};
use game::Note;

/// The bot with this name, for this title; `others` are the names that are no bots but would do there.
pub(crate) fn read(name: &str, title: Title, others: &[&'static str]) -> Result<Bot, Failure> {
    let bot: Bot = name.parse().map_err(|fault| refuse(fault, title, others))?;
    if bot.kind.plays(title) {
        return Ok(bot);
    }
    let note = Note::new("cli-bot-title").name("bot", name.to_string()).name("title", title.name());
    Err(note.name("known", known(title, others)).into())
}

/// Looks whether somebody of this name can play many games: a bot that does not search, or one of the other ways.
pub(crate) fn choice(name: &str, title: Title) -> Result<(), Failure> {
    match Choice::read(name, title) {
        Ok(_) => Ok(()),
        Err(ChoiceFault::Searches) => {
            Err(Note::new("cli-simulate-search").name("bot", name.to_string()).into())
        }
        Err(ChoiceFault::Title | ChoiceFault::Name(_)) => read(name, title, &Choice::OTHERS).map(|_| ()),
    }
}

/// Why a text names no bot.
fn refuse(fault: BotFault, title: Title, others: &[&'static str]) -> Failure {
    match fault {
        BotFault::Kind(bot) => {
            Note::new("cli-bot").name("bot", bot).name("known", known(title, others)).into()
        }
        BotFault::Style(style) => {
            let styles: Vec<&str> = bots::Style::ALL.iter().map(|style| style.name()).collect();
            Note::new("cli-bot-style").name("style", style).name("known", styles.join(", ")).into()
        }
        BotFault::Budget(budget) => Note::new("cli-bot-budget").name("budget", budget).into(),
        BotFault::NoBudget(bot) => Note::new("cli-bot-no-budget").name("bot", bot).into(),
    }
}

/// The names of everybody who plays this title.
fn known(title: Title, others: &[&'static str]) -> String {
    let plays = |name: &&str| name.parse().is_ok_and(|bot: Bot| bot.kind.plays(title));
    others.iter().copied().chain(Kind::names().filter(plays)).collect::<Vec<_>>().join(", ")
}

/// The budget for bots that search and were given none of their own.
pub(crate) fn budget(ms: Option<u32>, playouts: Option<u32>) -> Option<Budget> {
    ms.map(Budget::Millis).or(playouts.map(Budget::Playouts))
}

/// The same bot with this budget, if it searches and its name says none.
pub(crate) fn with_budget(bot: Bot, budget: Option<Budget>) -> Bot {
    match budget {
        Some(budget) if bot.kind.searches() && bot.budget == bot.kind.budget() => Bot { budget, ..bot },
        _ => bot,
    }
}
