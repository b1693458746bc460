//! How a passkey is kept, in hexadecimal. `fixed` is its public key as the authenticator wrote it: a COSE key.
//! `changing` is the flags and the count of its last answer, five bytes as they stand in authenticator data.
//!
//! Passkeys that were made before 18 November 2026 are kept in another form, which is read here as well. Its `fixed`
//! begins with a number below 4, which no COSE key does, and its `changing` is seven bytes long.

use super::Wrong;
use super::cbor::Reader;
use super::curve::{Curve, P256, P384};
use super::data::{COPYABLE, Data};
use super::key::Key;
use game::{from_hex, to_hex};

const BROKEN: Wrong = Wrong("what is kept of the passkey is damaged");

/// The public key.
pub(super) fn key(fixed: &str) -> Result<Key, Wrong> {
    let bytes = from_hex(fixed).ok_or(BROKEN)?;
    let mut rest = Reader(&bytes);
    let key = if bytes.first().is_some_and(|first| *first < 4) {
        old_key(&mut rest)?
    } else {
        Key::read(&mut rest)?
    };
    rest.end()?;
    Ok(key)
}

/// What the last answer said.
pub(super) struct Last {
    /// Whether the key may be copied to other devices, which never changes.
    copyable: bool,
    count: u32,
}

impl Last {
    pub(super) fn read(changing: &str) -> Result<Self, Wrong> {
        match *from_hex(changing).ok_or(BROKEN)? {
            [flags, a, b, c, d] => {
                Ok(Self { copyable: flags & COPYABLE != 0, count: u32::from_be_bytes([a, b, c, d]) })
            }
            // Whether the owner was proved, whether it may be copied (1) and is (2), the count with its least part
            // first, and whether it is built in (1) or not (2).
            [0 | 1, copies @ 0..=2, a, b, c, d, 0..=2] => {
                Ok(Self { copyable: copies > 0, count: u32::from_le_bytes([a, b, c, d]) })
            }
            _ => Err(BROKEN),
        }
    }

    /// Whether a new answer may follow: a count that was ever used must rise, or there are two of this key.
    pub(super) fn may_precede(&self, data: &Data<'_>) -> Result<(), Wrong> {
        if self.copyable != (data.flags & COPYABLE != 0) {
            return Err(Wrong("it may be copied now and might not before, or the other way round"));
        }
        if self.count != 0 && data.count <= self.count {
            return Err(Wrong("its count did not rise"));
        }
        Ok(())
    }
}

/// What to keep of an answer until the next.
pub(super) fn changing(data: &Data<'_>) -> String {
    let [a, b, c, d] = data.count.to_be_bytes();
    to_hex(&[data.flags, a, b, c, d])
}

/// The old form: which kind, the key, and two things about extensions that nobody asks for.
fn old_key(rest: &mut Reader<'_>) -> Result<Key, Wrong> {
    let key = match rest.array()? {
        [0] => Key::EdDsa(rest.array()?),
        [1] => old_point(&P256, rest)?,
        [2] => old_point(&P384, rest)?,
        _ => {
            let length = u16::from_le_bytes(rest.array()?).into();
            let n = rest.take(length)?;
            let e = u32::from_le_bytes(rest.array()?).to_be_bytes();
            Key::rsa(n, &e[(e.iter().take_while(|byte| **byte == 0).count())..])?
        }
    };
    match rest.array()? {
        [0..=3, 0] => {}
        [0..=3, 1] if matches!(rest.array()?, [0 | 1]) => {}
        _ => return Err(BROKEN),
    }
    Ok(key)
}

/// Of a point only x was kept, and whether y is odd.
fn old_point(curve: &Curve, rest: &mut Reader<'_>) -> Result<Key, Wrong> {
    let x = rest.take(curve.length)?;
    let odd = match rest.array()? {
        [0] => false,
        [1] => true,
        _ => return Err(BROKEN),
    };
    Key::on(curve, x, &curve.y(x, odd).ok_or(BROKEN)?)
}
