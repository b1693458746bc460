//! What goes wrong with a database, in our own words. No other part of the server knows which library it came from.

use std::error::Error;
use std::fmt;

/// What goes wrong with a database. Its text is for the host and the log, never for a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// It was closed, or is just being closed.
    Closed,
    /// Others kept it busy for too long.
    Busy,
    /// Something that there may be only one of is there already.
    Taken,
    /// What was given as its address is none.
    Address(String),
    /// It does not answer, or does not let us in.
    Unreachable(String),
    /// It holds something else than it should, or is no database at all.
    Corrupt(String),
    /// A newer Skyrail has changed its tables.
    Newer,
    /// There is no room left for more.
    Full,
    /// It did not do what it was asked to, for another reason.
    Failed(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Closed => f.write_str("it is closed already"),
            Self::Busy => f.write_str("others kept it busy for too long, so try again"),
            Self::Taken => f.write_str("there is an entry of this name already"),
            Self::Address(why) => write!(f, "its address is not understood: {why}"),
            Self::Unreachable(why) => write!(f, "it does not answer or does not let us in: {why}"),
            Self::Corrupt(what) => write!(f, "what it holds is not sound: {what}"),
            Self::Newer => f.write_str("a newer Skyrail has changed it, so use that one"),
            Self::Full => f.write_str("there is no room left on its disk"),
            Self::Failed(why) => f.write_str(why),
        }
    }
}

impl Error for StoreError {}
