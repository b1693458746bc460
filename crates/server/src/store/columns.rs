//! What columns hold, in types. How each is written stands here and nowhere else, so that no other part of the server
//! knows a stage by a number or a kind of chair by a word.

use super::StoreError;
use super::row::Row;
use super::statement::Value;
use bots::{Bot, Kind};
use game::{Seat, SeatSet};
use std::fmt;
use table::Sitter;
use wire::Stage;

/// A table's own number, which nobody outside is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct TableId(i64);

/// A person's own number, which nobody outside is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct PersonId(i64);

/// Who sits on a chair. A person whose account is gone has no number any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ChairKind {
    /// Whoever comes.
    Open,
    /// Whoever comes, but for some time this person alone. It is kept as an open chair that has a person.
    Reserved(PersonId),
    /// A person.
    Person(Option<PersonId>),
    /// Somebody who shares the screen of this person.
    Shared(Option<PersonId>),
    /// A bot.
    Bot(BotName),
}

/// What a bot is called. Tables keep the name even when there is no such bot any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BotName(String);

/// Who hears a line of chat: players and watchers talk apart, since what a watcher has seen elsewhere must not reach a
/// player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Audience {
    Players,
    Watchers,
}

/// Who plays where nobody does: for people who are away, and for bots that are no more.
pub(crate) const STAND_IN: Bot = Bot::new(Kind::Strong);

macro_rules! numbers {
    ($($id:ident),+) => { $(
        impl $id {
            pub(crate) const fn new(number: i64) -> Self {
                Self(number)
            }

            pub(super) const fn number(self) -> i64 {
                self.0
            }
        }

        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl From<$id> for Value {
            fn from(id: $id) -> Self {
                id.0.into()
            }
        }

        impl From<Option<$id>> for Value {
            fn from(id: Option<$id>) -> Self {
                id.map($id::number).into()
            }
        }
    )+ };
}
numbers!(TableId, PersonId);

impl ChairKind {
    /// What everybody is told of it: whose it is they learn elsewhere, or not at all.
    pub(crate) fn told(&self) -> wire::ChairKind {
        match self {
            Self::Open | Self::Reserved(_) => wire::ChairKind::Open,
            Self::Person(_) => wire::ChairKind::Person,
            Self::Shared(_) => wire::ChairKind::Shared,
            Self::Bot(BotName(name)) => wire::ChairKind::Bot(name.clone()),
        }
    }

    /// Who sits there, for a record, which does not tell who shared a screen.
    pub(crate) fn sitter(&self, name: &str) -> Sitter {
        if self.is_person() {
            Sitter::person(name)
        } else {
            Sitter { kind: self.told().into(), name: name.into() }
        }
    }

    /// The person whose chair it is.
    pub(crate) fn person(&self) -> Option<PersonId> {
        match self {
            Self::Person(person) | Self::Shared(person) => *person,
            Self::Open | Self::Reserved(_) | Self::Bot(_) => None,
        }
    }

    /// The person of the column, who may be still to come.
    pub(super) fn holder(&self) -> Option<PersonId> {
        match self {
            Self::Reserved(person) => Some(*person),
            other => other.person(),
        }
    }

    /// Whether a person plays it, not a bot.
    pub(crate) fn is_person(&self) -> bool {
        matches!(self, Self::Person(_) | Self::Shared(_))
    }

    fn read(name: String, person: Option<PersonId>) -> Self {
        match wire::ChairKind::from(name) {
            wire::ChairKind::Open => person.map_or(Self::Open, Self::Reserved),
            wire::ChairKind::Person => Self::Person(person),
            wire::ChairKind::Shared => Self::Shared(person),
            wire::ChairKind::Bot(name) => Self::Bot(BotName(name)),
        }
    }
}

impl BotName {
    pub(crate) fn of(bot: Bot) -> Self {
        Self(bot.to_string())
    }

    /// The bot of this name.
    pub(crate) fn bot(&self) -> Bot {
        self.0.parse().unwrap_or(STAND_IN)
    }
}

impl From<&ChairKind> for Value {
    fn from(kind: &ChairKind) -> Self {
        String::from(kind.told()).into()
    }
}

const fn stage_number(stage: Stage) -> i64 {
    match stage {
        Stage::Waiting => 0,
        Stage::Running => 1,
        Stage::Over => 2,
    }
}

impl From<Stage> for Value {
    fn from(stage: Stage) -> Self {
        stage_number(stage).into()
    }
}

impl From<Audience> for Value {
    fn from(audience: Audience) -> Self {
        i64::from(audience == Audience::Watchers).into()
    }
}

impl From<bool> for Value {
    fn from(is_so: bool) -> Self {
        i64::from(is_so).into()
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Self {
        (seat.index() as i64).into()
    }
}

impl From<Option<Seat>> for Value {
    fn from(seat: Option<Seat>) -> Self {
        seat.map(|seat| seat.index() as i64).into()
    }
}

impl From<SeatSet> for Value {
    fn from(seats: SeatSet) -> Self {
        i64::from(seats.bits()).into()
    }
}

impl Row {
    pub(super) fn table(&mut self, at: usize) -> Result<TableId, StoreError> {
        self.number(at).map(TableId)
    }

    pub(super) fn person(&mut self, at: usize) -> Result<PersonId, StoreError> {
        self.number(at).map(PersonId)
    }

    pub(super) fn maybe_person(&mut self, at: usize) -> Result<Option<PersonId>, StoreError> {
        Ok(self.maybe_number(at)?.map(PersonId))
    }

    /// Who sits on a chair: the word of the one column, and the person of the other.
    pub(super) fn chair_kind(&mut self, name: usize, person: usize) -> Result<ChairKind, StoreError> {
        let name = self.text(name)?;
        Ok(ChairKind::read(name, self.maybe_person(person)?))
    }

    pub(super) fn stage(&mut self, at: usize) -> Result<Stage, StoreError> {
        let number = self.number(at)?;
        let stages = [Stage::Waiting, Stage::Running, Stage::Over];
        stages
            .into_iter()
            .find(|&stage| stage_number(stage) == number)
            .ok_or_else(|| unknown("stage", number))
    }

    pub(super) fn audience(&mut self, at: usize) -> Result<Audience, StoreError> {
        Ok(if self.flag(at)? { Audience::Watchers } else { Audience::Players })
    }

    /// Whether something is so.
    pub(super) fn flag(&mut self, at: usize) -> Result<bool, StoreError> {
        match self.number(at)? {
            0 => Ok(false),
            1 => Ok(true),
            other => Err(unknown("yes or no", other)),
        }
    }

    pub(super) fn seat(&mut self, at: usize) -> Result<Seat, StoreError> {
        seat(self.number(at)?)
    }

    pub(super) fn maybe_seat(&mut self, at: usize) -> Result<Option<Seat>, StoreError> {
        self.maybe_number(at)?.map(seat).transpose()
    }

    pub(super) fn seats(&mut self, at: usize) -> Result<SeatSet, StoreError> {
        let bits = self.number(at)?;
        u8::try_from(bits).map(SeatSet::from_bits).map_err(|_| unknown("set of seats", bits))
    }

    /// A small number, such as a mark or a place.
    pub(super) fn small(&mut self, at: usize) -> Result<u8, StoreError> {
        let number = self.number(at)?;
        u8::try_from(number).map_err(|_| unknown("small number", number))
    }
}

fn seat(number: i64) -> Result<Seat, StoreError> {
    usize::try_from(number).ok().and_then(Seat::try_new).ok_or_else(|| unknown("seat", number))
}

fn unknown(what: &str, number: i64) -> StoreError {
    StoreError::Corrupt(format!("there is no {what} {number}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        let anna = Some(PersonId(7));
        let bot = ChairKind::Bot(BotName("strong+builder".into()));
        for kind in [
            ChairKind::Open,
            ChairKind::Reserved(PersonId(7)),
            ChairKind::Person(anna),
            ChairKind::Shared(anna),
            ChairKind::Person(None),
            bot,
        ] {
            let mut row = Row::new(vec![(&kind).into(), kind.holder().into()]);
            assert_eq!(row.chair_kind(0, 1), Ok(kind));
        }
        for stage in [Stage::Waiting, Stage::Running, Stage::Over] {
            assert_eq!(Row::new(vec![stage.into()]).stage(0), Ok(stage));
        }
        for audience in [Audience::Players, Audience::Watchers] {
            assert_eq!(Row::new(vec![audience.into()]).audience(0), Ok(audience));
        }
        let seats = SeatSet::one(Seat::new(1)).with(Seat::new(4));
        let mut row = Row::new(vec![seats.into(), Seat::new(5).into(), TableId(9).into(), true.into()]);
        assert_eq!(row.seats(0), Ok(seats));
        assert_eq!(row.seat(1), Ok(Seat::new(5)));
        assert_eq!(row.table(2), Ok(TableId(9)));
        assert_eq!(row.flag(3), Ok(true));
    }

    #[test]
    fn numbers_of_the_first_version_stay_what_they_were() {
        let number = |value: Value| Row::new(vec![value]).number(0).unwrap();
        assert_eq!(
            [Stage::Waiting, Stage::Running, Stage::Over].map(|stage| number(stage.into())),
            [0, 1, 2]
        );
        assert_eq!([Audience::Players, Audience::Watchers].map(|audience| number(audience.into())), [0, 1]);
        assert_eq!(
            [ChairKind::Open, ChairKind::Person(None), ChairKind::Shared(None)]
                .map(|kind| String::from(kind.told())),
            ["open", "human", "local"]
        );
    }

    #[test]
    fn what_there_is_not_is_said() {
        for (value, found) in [
            (Value::from(3), Row::new(vec![3.into()]).stage(0).map(drop)),
            (Value::from(-1), Row::new(vec![(-1).into()]).seat(0).map(drop)),
            (Value::from(256), Row::new(vec![256.into()]).seats(0).map(drop)),
            (Value::from(2), Row::new(vec![2.into()]).flag(0).map(drop)),
        ] {
            assert!(matches!(found, Err(StoreError::Corrupt(_))), "{value:?} {found:?}");
        }
    }

    #[test]
    fn a_bot_that_is_no_more_keeps_its_name_and_somebody_plays() {
        let kind = ChairKind::read("grandmaster".into(), None);
        assert_eq!(kind.told().name(), "grandmaster");
        assert!(matches!(kind, ChairKind::Bot(bot) if bot.bot() == STAND_IN));
    }
}
