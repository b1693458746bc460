//! What the REST calls about people take and give: tokens of programs, passkeys, friends, who is not to be heard.

use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// What a token may be used for. Whatever opens an account, ends it or makes another token needs a browser
/// that is signed in, so a token that got lost never becomes more than it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// To see what the person sees: tables, games, friends.
    Read,
    /// To make tables, sit down and play, and all that `read` is for.
    Play,
    /// To change the name, the settings, friends, and who is not to be heard.
    Account,
}

impl Scope {
    /// Every scope.
    pub const ALL: [Self; 3] = [Self::Read, Self::Play, Self::Account];

    /// Its one name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Play => "play",
            Self::Account => "account",
        }
    }

    /// The scope of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scope| scope.name() == name)
    }
}

/// A token to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct NewToken {
    /// What it is for, in the person's own words.
    pub name: String,
    /// What it allows.
    pub scopes: Vec<Scope>,
}

/// A token in a list; what it is itself was told once, when it was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Token {
    /// What it is called in calls that take it back.
    pub id: String,
    /// What it is for, in the person's own words.
    pub name: String,
    /// What it allows.
    pub scopes: Vec<Scope>,
    /// When it was made.
    pub created: i64,
    /// When it was last used, to the minute.
    pub seen: Option<i64>,
}

/// A token that was just made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct MadeToken {
    /// To be sent as `Authorization: Bearer skyrail_…`; only its hash is kept, so it is never told again.
    pub secret: String,
    /// What lists say of it.
    pub token: Token,
}

/// A passkey in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Passkey {
    /// What it is called in the call that forgets it: the credential's id, in hexadecimal.
    pub id: String,
    /// When it was made.
    pub created: i64,
    /// When it was last used.
    pub seen: Option<i64>,
}

/// Somebody, as others know them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Somebody {
    /// The code that others know this person by.
    pub person: String,
    /// The name shown.
    pub name: String,
    /// The mark shown next to the name.
    pub mark: u8,
}

/// A link that makes friends of whoever follows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct FriendLink {
    /// The last word of the link.
    pub code: String,
    /// When it ends.
    pub expires: i64,
}

/// How far somebody is kept away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Distance {
    /// What they say is not shown to me.
    Muted,
    /// Nor can they sit down where I sit, invite me or become my friend.
    Blocked,
}

/// How far somebody is to be kept away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct KeepAway {
    /// How far.
    pub distance: Distance,
}

/// Somebody who is kept away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct KeptAway {
    /// Who.
    pub who: Somebody,
    /// How far.
    pub distance: Distance,
}

/// Whom to invite to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Invite {
    /// The code of a friend.
    pub person: String,
}

/// An invitation to a table that waits for players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Invitation {
    /// The code of the table.
    pub code: String,
    /// The title's name.
    pub title: String,
    /// Who invites.
    pub by: Somebody,
    /// When.
    pub at: i64,
}

/// A seat's answer to its decision, for programs that ask again and again instead of keeping a socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Decide {
    /// The number of the decision, as it was told; a repeated or late answer does no harm.
    pub decision: u32,
    /// The text of the action, as `legal` lists it, or `undo 1`.
    pub action: String,
    /// The seat, where several are mine; the first of them without.
    #[serde(default)]
    pub seat: Option<String>,
}
