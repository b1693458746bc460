//! The names of bots as people type them: a kind, perhaps a style, perhaps a budget.

use crate::titles::frozen;
use catalog::Title;
use std::fmt;
use std::str::FromStr;

/// One bot: `greedy`, `strong+collector`, `master@200ms`, `expert@2000p`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bot {
    /// How it decides.
    pub kind: Kind,
    /// What it likes.
    pub style: Style,
    /// How long it may think; bots that do not search think no longer than they need.
    pub budget: Budget,
}

/// How a bot decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// L0: any kind of action, then any action of that kind.
    Random,
    /// L1: the best at once.
    Greedy,
    /// L2: a bot of one title alone, frozen as a measuring stick, by its name.
    Frozen(&'static str),
    /// Level 1 for players: the expert's eyes, but one goal at a time.
    Novice,
    /// Level 2 for players: the expert without a model of its rivals, choosing among what looks good.
    Casual,
    /// Level 3 for players, L3: the expert.
    Strong,
    /// Level 4 for players, L4: search over the expert at 100 ms.
    Expert,
    /// Level 5 for players, L4: search over the expert at 1 s, with a net's judgement where the title has one.
    Master,
    /// The master of the first edition, kept as a measuring stick: it plays every line to its end.
    MasterOne,
}

/// How much an expert takes into account.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Breadth {
    /// One goal at a time, no counting, no rivals.
    Novice,
    /// All goals, no rivals.
    Casual,
    /// Everything.
    Full,
}

/// What a bot likes, as small changes of the expert's numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Style {
    /// No taste of its own.
    #[default]
    Even,
    /// Cards, tickets, shares, flights.
    Collector,
    /// Long routes and wide networks.
    Builder,
    /// What hurts the leader.
    Spoiler,
    /// Money in hand before anything else, or cards where there is no money.
    Banker,
}

/// How long a bot may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// So many playouts: the same seed gives the same move on every machine.
    Playouts(u32),
    /// So many milliseconds, as measured by whoever has a clock.
    Millis(u32),
}

/// Every kind of all titles with the name it is typed by, weakest first.
const KINDS: [(&str, Kind); 8] = [
    ("random", Kind::Random),
    ("greedy", Kind::Greedy),
    ("novice", Kind::Novice),
    ("casual", Kind::Casual),
    ("strong", Kind::Strong),
    ("expert", Kind::Expert),
    ("master", Kind::Master),
    ("master-1", Kind::MasterOne),
];

const STYLES: [(&str, Style); 4] = [
    ("collector", Style::Collector),
    ("builder", Style::Builder),
    ("spoiler", Style::Spoiler),
    ("banker", Style::Banker),
];

impl Kind {
    /// The levels that players choose from, weakest first.
    pub const LEVELS: [Self; 5] = [Self::Novice, Self::Casual, Self::Strong, Self::Expert, Self::Master];

    /// The name it is typed by.
    pub fn name(self) -> &'static str {
        match self {
            Self::Frozen(name) => name,
            known => KINDS.iter().find(|(_, kind)| *kind == known).map_or("", |(name, _)| name),
        }
    }

    /// Every name that can be typed.
    pub fn names() -> impl Iterator<Item = &'static str> {
        let all = KINDS.iter().map(|(name, _)| *name);
        all.chain(Title::ALL.iter().flat_map(|&title| frozen(title)).copied())
    }

    fn from_name(name: &str) -> Option<Self> {
        let of_all = KINDS.iter().find_map(|(known, kind)| (*known == name).then_some(*kind));
        let of_one = || Title::ALL.iter().flat_map(|&title| frozen(title)).find(|known| **known == name);
        of_all.or_else(|| of_one().map(|name| Self::Frozen(name)))
    }

    /// Whether it searches, and so needs a budget.
    pub const fn searches(self) -> bool {
        matches!(self, Self::Expert | Self::Master | Self::MasterOne)
    }

    /// Whether it can play this title.
    pub fn plays(self, title: Title) -> bool {
        match self {
            Self::Frozen(name) => frozen(title).contains(&name),
            _ => true,
        }
    }

    /// How long it may think when nothing is said.
    pub const fn budget(self) -> Budget {
        match self {
            Self::Master | Self::MasterOne => Budget::Millis(1000),
            Self::Expert => Budget::Millis(100),
            _ => Budget::Playouts(0),
        }
    }
}

impl Style {
    /// The styles besides the even one.
    pub const ALL: [Self; 4] = [Self::Collector, Self::Builder, Self::Spoiler, Self::Banker];

    /// The name it is typed by; nothing for the even one.
    pub fn name(self) -> &'static str {
        STYLES.iter().find(|(_, style)| *style == self).map_or("", |(name, _)| name)
    }
}

impl Bot {
    /// A bot of this kind without a taste, with its usual budget.
    pub const fn new(kind: Kind) -> Self {
        Self { kind, style: Style::Even, budget: kind.budget() }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.name())?;
        if self.style != Style::Even {
            write!(f, "+{}", self.style.name())?;
        }
        match self.budget {
            budget if budget == self.kind.budget() => Ok(()),
            Budget::Playouts(count) => write!(f, "@{count}p"),
            Budget::Millis(millis) => write!(f, "@{millis}ms"),
        }
    }
}

/// Why a text names no bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BotFault {
    /// There is no bot of this name.
    Kind(String),
    /// There is no style of this name.
    Style(String),
    /// A budget is a number above zero and `ms` or `p`.
    Budget(String),
    /// This bot thinks no longer than it needs, so a budget means nothing.
    NoBudget(&'static str),
}

impl FromStr for Bot {
    type Err = BotFault;

    fn from_str(text: &str) -> Result<Self, BotFault> {
        let (name, budget) = text.split_once('@').map_or((text, None), |(name, budget)| (name, Some(budget)));
        let (name, style) = name.split_once('+').map_or((name, None), |(name, style)| (name, Some(style)));
        let kind = Kind::from_name(name).ok_or_else(|| BotFault::Kind(name.to_string()))?;
        let style = match style {
            None => Style::Even,
            Some(style) => STYLES
                .iter()
                .find_map(|(known, kind)| (*known == style).then_some(*kind))
                .ok_or_else(|| BotFault::Style(style.to_string()))?,
        };
        let budget = match budget {
            None => kind.budget(),
            Some(_) if !kind.searches() => return Err(BotFault::NoBudget(kind.name())),
            Some(budget) => read_budget(budget).ok_or_else(|| BotFault::Budget(budget.to_string()))?,
        };
        Ok(Self { kind, style, budget })
    }
}

fn read_budget(text: &str) -> Option<Budget> {
    let above_zero = |digits: &str| digits.parse().ok().filter(|&number: &u32| number > 0);
    match text.strip_suffix("ms") {
        Some(digits) => above_zero(digits).map(Budget::Millis),
        None => above_zero(text.strip_suffix('p')?).map(Budget::Playouts),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for text in [
            "random",
            "hungry",
            "strong+collector",
            "master",
            "master@200ms",
            "master-1@20ms",
            "expert+spoiler@2000p",
        ] {
            assert_eq!(text.parse::<Bot>().unwrap().to_string(), text);
        }
        assert_eq!("master@1000ms".parse::<Bot>().unwrap().to_string(), "master");
    }

    #[test]
    fn what_is_no_bot_is_refused() {
        for (text, fault) in [
            ("champion", BotFault::Kind("champion".into())),
            ("strong+kind", BotFault::Style("kind".into())),
            ("master@0ms", BotFault::Budget("0ms".into())),
            ("master@5", BotFault::Budget("5".into())),
            ("greedy@5p", BotFault::NoBudget("greedy")),
        ] {
            assert_eq!(text.parse::<Bot>(), Err(fault));
        }
    }
}
