//! The two ways messages are written, and the subprotocols that choose between them.

use crate::{Request, ToServer};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Most messages are shorter: room for them is asked for once and not doubled byte by byte.
const ROOM: usize = 512;

/// How messages are written on a socket.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Encoding {
    /// Small binary, for our page: the types as they are.
    Small,
    /// JSON, for programs: readable ids in place of types.
    Json,
    /// Small binary for a page of the second version, which is told the file of a board with its first welcome.
    SecondSmall,
    /// JSON for programs of the second version, which are told it too.
    SecondJson,
    /// The same for programs of the first version, whose messages have no number.
    FirstJson,
}

/// Bytes that are no message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Garbled;

impl Encoding {
    /// Every encoding, the one for our page first.
    pub const ALL: [Self; 5] =
        [Self::Small, Self::Json, Self::SecondSmall, Self::SecondJson, Self::FirstJson];

    /// The WebSocket subprotocol that asks for it. The number rises when messages change.
    pub const fn protocol(self) -> &'static str {
        match self {
            Self::Small => "skyrail.3.small",
            Self::Json => "skyrail.3.json",
            Self::SecondSmall => "skyrail.2.small",
            Self::SecondJson => "skyrail.2.json",
            Self::FirstJson => "skyrail.1.json",
        }
    }

    /// Whether messages are bytes, not letters.
    pub const fn is_binary(self) -> bool {
        matches!(self, Self::Small | Self::SecondSmall)
    }

    /// Whether a board that does not come with Skyrail is told with the first welcome. Since the third version whoever
    /// does not know it reads it once, by its hash.
    pub const fn tells_boards(self) -> bool {
        matches!(self, Self::SecondSmall | Self::SecondJson | Self::FirstJson)
    }

    /// The encoding that a subprotocol asks for.
    pub fn of_protocol(protocol: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|encoding| encoding.protocol() == protocol)
    }

    /// Writes a message.
    pub fn write<M: Serialize>(self, message: &M) -> Vec<u8> {
        if self.is_binary() {
            return write_small(message);
        }
        serde_json::to_vec(message).expect("messages are made of what JSON can write")
    }

    /// Reads a message; all of the bytes must belong to it.
    pub fn read<M: DeserializeOwned>(self, bytes: &[u8]) -> Result<M, Garbled> {
        if self.is_binary() { read_small(bytes) } else { serde_json::from_slice(bytes).map_err(|_| Garbled) }
    }

    /// Reads what somebody wants of a table.
    pub fn read_request(self, bytes: &[u8]) -> Result<Request, Garbled> {
        match self {
            Self::Small | Self::Json | Self::SecondSmall | Self::SecondJson => self.read(bytes),
            Self::FirstJson => self.read::<ToServer>(bytes).map(Request::from),
        }
    }
}

/// Writes a message as [`Encoding::Small`] does. The page has no other: what reads and writes JSON for every message
/// would be a fifth of what is compiled for it.
pub fn write_small<M: Serialize>(message: &M) -> Vec<u8> {
    let room = Vec::with_capacity(ROOM);
    postcard::to_extend(message, room).expect("messages are made of what postcard can write")
}

/// Reads a message as [`Encoding::Small`] does.
pub fn read_small<M: DeserializeOwned>(bytes: &[u8]) -> Result<M, Garbled> {
    match postcard::take_from_bytes(bytes) {
        Ok((message, [])) => Ok(message),
        _ => Err(Garbled),
    }
}
