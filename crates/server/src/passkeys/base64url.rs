//! Bytes as letters, the way browsers write them: base64url without padding.

use serde::{Deserialize, Deserializer, de::Error};

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes that stand as letters in JSON.
pub(super) struct Base64url(pub(super) Vec<u8>);

impl<'de> Deserialize<'de> for Base64url {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        read(&text).map(Self).ok_or_else(|| D::Error::custom("this is not base64url"))
    }
}

pub(super) fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let bits =
            chunk.iter().fold(0, |bits, byte| bits << 8 | usize::from(*byte)) << (8 * (3 - chunk.len()));
        text.extend((0..=chunk.len()).map(|at| LETTERS[bits >> (18 - 6 * at) & 63] as char));
    }
    text
}

/// The bytes; nothing if other letters are among them, padding included, or if there are more letters than needed.
pub(super) fn read(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    let (mut bits, mut held) = (0u32, 0);
    for letter in text.bytes() {
        let value = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'-' => 62,
            b'_' => 63,
            _ => return None,
        };
        bits = bits << 6 | u32::from(value);
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
            bits &= (1 << held) - 1;
        }
    }
    (held < 6 && bits == 0).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::{read, write};

    #[test]
    fn bytes_are_written_one_way_only() {
        for (bytes, text) in [
            (&b""[..], ""),
            (b"f", "Zg"),
            (b"fo", "Zm8"),
            (b"foo", "Zm9v"),
            (b"foob", "Zm9vYg"),
            (b"\xfb\xff\xfe", "-__-"),
        ] {
            assert_eq!((write(bytes).as_str(), read(text).as_deref()), (text, Some(bytes)));
        }
        for wrong in ["Z", "Zg==", "Zh", "Zm9", "Zm9vY", "+//+", "Zg ", "Zg\n", "é"] {
            assert_eq!(read(wrong), None, "{wrong:?}");
        }
    }
}
