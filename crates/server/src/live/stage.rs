//! How far a table is, and what there is of it at that stage: a waiting table has no game, a running one has a host, and
//! one that is over has only how it ended. Whether it is in memory at all is a matter of the cache.

use super::Refusal;
use super::clock::Clocks;
use super::table::{Agreed, Running};
use table::Table;

/// What of a table is in memory.
pub(super) enum Memory {
    /// Nothing: it is loaded when something happens. There may be no such table at all.
    Resting,
    /// All of it.
    Awake(Box<Stage>),
}

/// How far a table is.
pub(super) enum Stage {
    /// People gather.
    Waiting(Agreed),
    /// It is played.
    Running(Agreed, Running),
    /// It is over, and nothing is added any more.
    Over(Agreed, Ended),
    /// It began by rules that are not known here, or was abandoned for that, so there is no game to show: who sits can
    /// leave and, once it is over, take the record away.
    Foreign(Agreed),
}

/// A game that is over.
pub(super) struct Ended {
    pub(super) table: Table,
    pub(super) clocks: Clocks,
}

impl Stage {
    /// What was agreed, and who sits.
    pub(super) fn agreed(&self) -> &Agreed {
        match self {
            Self::Waiting(agreed)
            | Self::Running(agreed, _)
            | Self::Over(agreed, _)
            | Self::Foreign(agreed) => agreed,
        }
    }
}

impl Memory {
    /// The table, if it is loaded and there is one.
    pub(super) fn stage(&self) -> Result<&Stage, Refusal> {
        match self {
            Self::Awake(stage) => Ok(stage),
            Self::Resting => Err(Refusal::Absent),
        }
    }

    /// What was agreed, and who sits.
    pub(super) fn agreed(&self) -> Result<&Agreed, Refusal> {
        Ok(self.stage()?.agreed())
    }

    pub(super) fn agreed_mut(&mut self) -> Result<&mut Agreed, Refusal> {
        match self {
            Self::Resting => Err(Refusal::Absent),
            Self::Awake(stage) => match &mut **stage {
                Stage::Waiting(agreed)
                | Stage::Running(agreed, _)
                | Stage::Over(agreed, _)
                | Stage::Foreign(agreed) => Ok(agreed),
            },
        }
    }

    /// Why there is no game to show, if it began by rules that are not known here.
    pub(super) fn foreign(&self) -> Option<Refusal> {
        match self.stage() {
            Ok(Stage::Foreign(agreed)) => Some(agreed.why_foreign()),
            _ => None,
        }
    }

    /// The game, while it is played.
    pub(super) fn running(&self) -> Result<(&Agreed, &Running), Refusal> {
        match self.stage()? {
            Stage::Waiting(_) => Err(Refusal::NotBegun),
            Stage::Running(agreed, game) => Ok((agreed, game)),
            Stage::Over(..) => Err(Refusal::TooLate),
            Stage::Foreign(agreed) => Err(agreed.why_foreign()),
        }
    }

    pub(super) fn running_mut(&mut self) -> Result<(&Agreed, &mut Running), Refusal> {
        let Self::Awake(stage) = self else { return Err(Refusal::Absent) };
        match &mut **stage {
            Stage::Waiting(_) => Err(Refusal::NotBegun),
            Stage::Running(agreed, game) => Ok((agreed, game)),
            Stage::Over(..) => Err(Refusal::TooLate),
            Stage::Foreign(agreed) => Err(agreed.why_foreign()),
        }
    }

    /// The table as it stands or as it ended, with its clocks.
    pub(super) fn begun(&self) -> Result<(&Agreed, &Table, &Clocks), Refusal> {
        match self.stage()? {
            Stage::Waiting(_) => Err(Refusal::NotBegun),
            Stage::Running(agreed, game) => Ok((agreed, game.table(), &game.clocks)),
            Stage::Over(agreed, Ended { table, clocks }) => Ok((agreed, table, clocks)),
            Stage::Foreign(agreed) => Err(agreed.why_foreign()),
        }
    }

    /// The game has ended, at this time.
    pub(super) fn end(&mut self, at: i64) {
        *self = match std::mem::replace(self, Self::Resting) {
            Self::Awake(stage) => Self::Awake(Box::new(match *stage {
                Stage::Running(mut agreed, game) => {
                    (agreed.kept.stage, agreed.kept.ended) = (wire::Stage::Over, Some(at));
                    let (host, clocks) = (game.host, game.clocks);
                    Stage::Over(agreed, Ended { table: host.into_table(), clocks })
                }
                other => other,
            })),
            Self::Resting => Self::Resting,
        };
    }
}
