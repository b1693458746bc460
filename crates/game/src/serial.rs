//! How seats and eyes are written on the wire: as letters where people read, as small numbers elsewhere.
//!
//! What comes from outside is checked here, so that no seat beyond the last is ever made.

use crate::{Eye, Seat, SeatSet};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

const NO_SEAT: &str = "a seat is a letter from a to f, or a number below 6";

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_char(self.letter())
        } else {
            serializer.serialize_u8(self.index() as u8)
        }
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seat = if deserializer.is_human_readable() {
            Self::from_letter(&String::deserialize(deserializer)?)
        } else {
            Self::try_new(usize::from(u8::deserialize(deserializer)?))
        };
        seat.ok_or_else(|| D::Error::custom(NO_SEAT))
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u8(self.bits())
        }
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
        } else {
            u8::deserialize(deserializer).map(Self::from_bits)
        }
    }
}

/// A player's eye is written as the seat; the two others by name, or by numbers beyond every seat.
const WATCHER: (&str, u8) = ("watcher", 254);
const OPEN: (&str, u8) = ("open", 255);

impl Serialize for Eye {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (name, number) = match *self {
            Self::Seat(seat) => return seat.serialize(serializer),
            Self::Watcher => WATCHER,
            Self::Open => OPEN,
        };
        if serializer.is_human_readable() {
            serializer.serialize_str(name)
        } else {
            serializer.serialize_u8(number)
        }
    }
}

impl<'de> Deserialize<'de> for Eye {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let eye = if deserializer.is_human_readable() {
            match String::deserialize(deserializer)?.as_str() {
                name if name == WATCHER.0 => Some(Self::Watcher),
                name if name == OPEN.0 => Some(Self::Open),
                letter => Seat::from_letter(letter).map(Self::Seat),
            }
        } else {
            match u8::deserialize(deserializer)? {
                number if number == WATCHER.1 => Some(Self::Watcher),
                number if number == OPEN.1 => Some(Self::Open),
                index => Seat::try_new(usize::from(index)).map(Self::Seat),
            }
        };
        eye.ok_or_else(|| D::Error::custom(NO_SEAT))
    }
}
