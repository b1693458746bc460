//! Why a table does not do something: one value, which is a sentence for who reads and a status for who asks over HTTP.

use crate::error::Error;
use crate::store::StoreError;
use axum::http::StatusCode;
use game::{Note, Unreadable};

/// Why a table does not do something.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Refusal {
    /// Everyone has left it before its end.
    Abandoned,
    /// There is no such table or chair.
    Absent,
    /// Everyone has to agree to that.
    AskFirst,
    /// It has begun.
    Begun,
    /// The database failed.
    Broken,
    /// Who played before may still come to this chair.
    ChairKept,
    /// Somebody is still to come.
    ChairsOpen,
    /// A line of chat is empty or too long.
    ChatLength,
    /// A deal is for one person and bots.
    DealAlone,
    /// Others still play the same deal.
    DealRuns,
    /// These are no bytes for the luck.
    Entropy,
    /// Nobody can sit down any more.
    Full,
    /// Only who made the table may do that.
    HostOnly,
    /// There is no such bot for this title.
    NoBot(String),
    /// The table has not agreed that everyone together may go back.
    NoConsent,
    /// Nobody asks that, or not any more.
    NoQuestion,
    /// There are not so many rows.
    NoRow,
    /// Nobody may watch.
    NoWatching,
    /// It has not begun.
    NotBegun,
    /// It is not over.
    NotOver,
    /// That seat is not theirs.
    NotSeated,
    /// It is played by rules that are not known here.
    OtherRules,
    /// Who made the table can't leave it like this.
    OwnChair,
    /// The game refuses it, with its clause.
    Rules(Note),
    /// They talk too much.
    Slower,
    /// Who sits there has not left.
    StillThere,
    /// Whose turn it is still has time.
    TimeRuns,
    /// It does not apply as things stand.
    TooLate,
    /// No such action can be written on this board.
    Unreadable(Unreadable),
}

impl Refusal {
    /// What to tell a player.
    pub(crate) fn note(&self) -> Note {
        let key = match self {
            Self::Abandoned => "server-abandoned",
            Self::Absent => "server-absent",
            Self::AskFirst => "server-ask-first",
            Self::Begun => "server-begun",
            Self::Broken => "server-database",
            Self::ChairKept => "server-chair-kept",
            Self::ChairsOpen => "server-chairs-open",
            Self::ChatLength => "server-chat-length",
            Self::DealAlone => "server-deal-alone",
            Self::DealRuns => "server-deal-runs",
            Self::Entropy => "server-entropy",
            Self::Full => "server-full",
            Self::HostOnly => "server-host-only",
            Self::NoBot(name) => return Note::new("server-no-bot").name("name", name.clone()),
            Self::NoConsent => "server-no-consent",
            Self::NoQuestion => "server-no-question",
            Self::NoRow => "server-no-row",
            Self::NoWatching => "server-no-watching",
            Self::NotBegun => "server-not-begun",
            Self::NotOver => "server-not-over",
            Self::NotSeated => "server-not-seated",
            Self::OtherRules => "server-other-rules",
            Self::OwnChair => "server-own-chair",
            Self::Rules(note) => return note.clone(),
            Self::Slower => "server-slower",
            Self::StillThere => "server-still-there",
            Self::TimeRuns => "server-time-runs",
            Self::TooLate => "server-too-late",
            Self::Unreadable(unreadable) => return unreadable.note(),
        };
        Note::new(key)
    }

    /// The status of an answer over HTTP.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::Absent => StatusCode::NOT_FOUND,
            Self::HostOnly | Self::NoWatching | Self::NotSeated => StatusCode::FORBIDDEN,
            Self::Abandoned
            | Self::Begun
            | Self::ChairKept
            | Self::ChairsOpen
            | Self::DealAlone
            | Self::DealRuns
            | Self::Full
            | Self::NotBegun
            | Self::NotOver
            | Self::OtherRules
            | Self::OwnChair
            | Self::StillThere
            | Self::TimeRuns
            | Self::TooLate => StatusCode::CONFLICT,
            Self::Slower => StatusCode::TOO_MANY_REQUESTS,
            Self::Broken => StatusCode::SERVICE_UNAVAILABLE,
            Self::AskFirst
            | Self::ChatLength
            | Self::Entropy
            | Self::NoBot(_)
            | Self::NoConsent
            | Self::NoQuestion
            | Self::NoRow
            | Self::Rules(_)
            | Self::Unreadable(_) => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Self::new(refusal.status(), refusal.note())
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the database failed");
        Self::Broken
    }
}
