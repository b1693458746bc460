//! The two ways messages are written, and the subprotocols that choose between them.

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
}

/// Bytes that are no message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Garbled;

impl Encoding {
    /// Every encoding, the one for our page first.
    pub const ALL: [Self; 2] = [Self::Small, Self::Json];

    /// The WebSocket subprotocol that asks for it. The number rises when messages change.
    pub const fn protocol(self) -> &'static str {
        match self {
            Self::Small => "skyrail.1.small",
            Self::Json => "skyrail.1.json",
        }
    }

    /// The encoding that a subprotocol asks for.
    pub fn of_protocol(protocol: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|encoding| encoding.protocol() == protocol)
    }

    /// Writes a message.
    pub fn write<M: Serialize>(self, message: &M) -> Vec<u8> {
        match self {
            Self::Small => {
                let room = Vec::with_capacity(ROOM);
                postcard::to_extend(message, room).expect("messages are made of what postcard can write")
            }
            Self::Json => serde_json::to_vec(message).expect("messages are made of what JSON can write"),
        }
    }

    /// Reads a message; all of the bytes must belong to it.
    pub fn read<M: DeserializeOwned>(self, bytes: &[u8]) -> Result<M, Garbled> {
        match self {
            Self::Small => match postcard::take_from_bytes(bytes) {
                Ok((message, [])) => Ok(message),
                _ => Err(Garbled),
            },
            Self::Json => serde_json::from_slice(bytes).map_err(|_| Garbled),
        }
    }
}
