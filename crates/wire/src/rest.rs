//! What the REST calls about oneself and tables take and give. Times are milliseconds since 1970, binary things are hexadecimal.

use catalog::Title;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// A person as oneself sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Me {
    /// The code that others know this person by.
    pub person: String,
    /// The name shown.
    pub name: String,
    /// The mark shown next to the name: a number that the page draws.
    pub mark: u8,
    /// The name to log in with, once the account is kept.
    pub login: Option<String>,
    /// Whatever the page wants to remember, at most 4 KiB.
    pub settings: String,
}

/// What of oneself is to change; what is left out stays.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(default)]
pub struct ChangeMe {
    /// The name shown.
    pub name: Option<String>,
    /// The mark shown next to the name.
    pub mark: Option<u8>,
    /// Whatever the page wants to remember, at most 4 KiB.
    pub settings: Option<String>,
}

/// What an account is kept and opened with.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Login {
    /// The name to log in with.
    pub login: String,
    /// The password, 8 to 200 letters.
    pub password: String,
}

/// What an account is to be kept with from now on.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Keep {
    /// The name to log in with.
    pub login: String,
    /// The new password, 8 to 200 letters.
    pub password: String,
    /// The password of before, where there is one.
    #[serde(default)]
    pub old: Option<String>,
    /// Whether other browsers stay signed in when the password changes.
    #[serde(default)]
    pub others_stay: bool,
}

/// A table to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own, as the wire has them")]
pub struct NewTable {
    /// The title, such as `jet-set`.
    pub title: String,
    /// Who is to sit, in seat order unless `shuffle`.
    pub chairs: Vec<NewChair>,
    /// Options of the title that differ from the printed game.
    #[serde(default)]
    pub options: Vec<Choice>,
    /// The hash of an uploaded board; the built-in one without.
    #[serde(default)]
    pub board: Option<String>,
    /// How fast it is played.
    #[serde(default)]
    pub pace: Pace,
    /// Shown in the lobby; otherwise only who has the link finds it.
    #[serde(default)]
    pub open: bool,
    /// Whether others may watch.
    #[serde(default = "yes")]
    pub watch: bool,
    /// Whether everyone together may go back further than one's own last actions.
    #[serde(default)]
    pub consent: bool,
    /// Whether hints are allowed.
    #[serde(default)]
    pub hints: bool,
    /// Whether seats are drawn at the start.
    #[serde(default = "yes")]
    pub shuffle: bool,
    /// A word: tables with the same word, title and number of seats get the same luck.
    #[serde(default)]
    pub deal: Option<String>,
}

const fn yes() -> bool {
    true
}

/// Who is to sit on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum NewChair {
    /// Who makes the table.
    Me,
    /// Whoever comes.
    Open,
    /// A bot by name, such as `strong+builder`.
    Bot(String),
    /// Another person at the same screen, by name.
    Local(String),
}

/// An option by name and value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Choice {
    /// The name, such as `flight_ban`.
    pub name: String,
    /// The value, such as `yes`.
    pub value: String,
}

/// How fast a table is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Without a clock.
    #[default]
    Free,
    /// With a clock for each seat.
    Live {
        /// Seconds at the start.
        seconds: u32,
        /// Seconds added after each decision.
        increment: u32,
    },
    /// So many days for each decision.
    Days {
        /// How many.
        days: u32,
    },
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People gather.
    Waiting,
    /// It is played.
    Running,
    /// It is over.
    Over,
}

/// All that is open about a table besides the game itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own, as the wire has them")]
pub struct TableInfo {
    /// The code in its link.
    pub code: String,
    /// The title.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    #[serde(with = "title_name")]
    pub title: Title,
    /// How far it is.
    pub stage: Stage,
    /// Every option with its value.
    pub options: Vec<Choice>,
    /// The board.
    pub board: BoardInfo,
    /// The hash that binds the table to its secret.
    pub commitment: String,
    /// Who sits, in seat order.
    pub chairs: Vec<Chair>,
    /// How fast it is played.
    pub pace: Pace,
    /// Shown in the lobby.
    pub open: bool,
    /// Others may watch.
    pub watch: bool,
    /// Everyone together may go back further.
    pub consent: bool,
    /// Hints are allowed.
    pub hints: bool,
    /// Seats are drawn at the start.
    pub shuffle: bool,
    /// Who made it, by code.
    pub host: String,
    /// When it was made.
    pub created: i64,
    /// When it began.
    pub started: Option<i64>,
    /// When it ended.
    pub ended: Option<i64>,
    /// The word of its deal.
    pub deal: Option<String>,
    /// The code of the rematch, once there is one.
    pub rematch: Option<String>,
}

/// A board by name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct BoardInfo {
    /// The name records call it by.
    pub id: String,
    /// Its hash.
    pub hash: String,
    /// The whole file, for pages and programs of before that are not known to read it by its hash; otherwise nothing.
    pub json: Option<String>,
}

/// Who sits on a chair; one word where it is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum ChairKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// Somebody who shares the screen of a person.
    Shared,
    /// A bot, by its name.
    Bot(String),
}

impl ChairKind {
    /// The word it is sent as.
    pub fn name(&self) -> &str {
        match self {
            Self::Open => "open",
            Self::Person => "human",
            Self::Shared => "local",
            Self::Bot(name) => name,
        }
    }
}

impl From<String> for ChairKind {
    fn from(name: String) -> Self {
        let known = [Self::Open, Self::Person, Self::Shared];
        known.into_iter().find(|kind| kind.name() == name).unwrap_or(Self::Bot(name))
    }
}

impl From<ChairKind> for String {
    fn from(kind: ChairKind) -> Self {
        match kind {
            ChairKind::Bot(name) => name,
            kind => kind.name().into(),
        }
    }
}

/// A chair, and who sits on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Chair {
    /// Who: `open`, `human`, `local`, or the name of a bot.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub kind: ChairKind,
    /// The name shown; of an open chair that of who may still come to it, or `-`.
    pub name: String,
    /// The mark shown next to it.
    pub mark: u8,
    /// The code of the person who plays it.
    pub person: Option<String>,
    /// Connected just now.
    pub online: bool,
    /// A bot stands in.
    pub away: bool,
    /// Has added to the luck.
    pub entropy: bool,
}

/// How somebody joins.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(default)]
pub struct Join {
    /// The chair, by its letter; the first open one without.
    pub seat: Option<String>,
    /// Bytes for the luck, in hexadecimal, at most 64.
    pub entropy: Option<String>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct TableLine {
    /// The code in its link.
    pub code: String,
    /// The title's name.
    pub title: String,
    /// How far it is.
    pub stage: Stage,
    /// How fast it is played.
    pub pace: Pace,
    /// Who sits, by name; nobody on an open chair.
    pub chairs: Vec<ChairLine>,
    /// Whether it waits for me.
    pub waits_for_me: bool,
    /// When something last happened.
    pub at: i64,
    /// The word of its deal.
    pub deal: Option<String>,
}

/// A chair in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct ChairLine {
    /// Who: `open`, `human`, `local`, or the name of a bot.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub kind: ChairKind,
    /// The name shown.
    pub name: String,
    /// The mark shown next to it.
    pub mark: u8,
    /// Points, once over.
    pub points: Option<i32>,
    /// The place, once over.
    pub place: Option<u8>,
    /// Is to decide now.
    #[serde(default)]
    pub moves: bool,
    /// Is oneself, or somebody at the same screen.
    #[serde(default)]
    pub mine: bool,
}

/// A result of a deal that many play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct DealResult {
    /// Who, by name.
    pub name: String,
    /// Points.
    pub points: i32,
    /// Points ahead of the best other seat, below 0 if behind.
    pub margin: i32,
    /// The place at that table.
    pub place: u8,
    /// The table, to watch it again.
    pub code: String,
    /// Played again by somebody who has a result already: shown, but it does not count.
    #[serde(default)]
    pub practice: bool,
}

/// The word of today's deal, and how it went for others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Today {
    /// To be given as `deal` when the table is made.
    pub deal: String,
    /// The results so far: those that count, the best margin first, then practice.
    pub results: Vec<DealResult>,
}

/// Which bot is to take a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct WhichBot {
    /// Its name, such as `strong+builder`.
    pub bot: String,
}

/// A rating of a person or bot in one title.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Rating {
    /// The title's name.
    pub title: String,
    /// Who: the name shown.
    pub name: String,
    /// The mean.
    pub rating: f64,
    /// How sure it is: one standard deviation.
    pub uncertainty: f64,
    /// Rated games so far.
    pub games: i64,
}

/// A title by its one name.
mod title_name {
    use catalog::Title;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub(super) fn serialize<S: Serializer>(title: &Title, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(title.name())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Title, D::Error> {
        let name = String::deserialize(deserializer)?;
        Title::from_name(&name).ok_or_else(|| D::Error::custom("no such title"))
    }
}
