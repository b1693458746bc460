//! What authenticators say: authenticator data, and the attestation object around it when a key is new.

use super::Wrong;
use super::cbor::Reader;
use super::key::Key;

/// Somebody was there.
const THERE: u8 = 0x01;
/// They proved who they are, by a finger, a face or a number.
const PROVED: u8 = 0x04;
/// The key may be copied to other devices.
pub(super) const COPYABLE: u8 = 0x08;
/// It is.
const COPIED: u8 = 0x10;
/// A new key follows.
const NEW: u8 = 0x40;
/// Answers to extensions follow.
const MORE: u8 = 0x80;

/// How many bytes the name of a key may have.
const NAMES: std::ops::RangeInclusive<usize> = 16..=1023;

/// Authenticator data.
pub(super) struct Data<'a> {
    domain: [u8; 32],
    pub(super) flags: u8,
    pub(super) count: u32,
    pub(super) new: Option<New<'a>>,
}

/// A key that was just made.
pub(super) struct New<'a> {
    pub(super) id: &'a [u8],
    pub(super) key: Key,
    /// The key as it was written.
    pub(super) written: &'a [u8],
}

impl<'a> Data<'a> {
    pub(super) fn read(bytes: &'a [u8]) -> Result<Self, Wrong> {
        let mut rest = Reader(bytes);
        let domain = rest.array()?;
        let [flags] = rest.array()?;
        let count = u32::from_be_bytes(rest.array()?);
        if flags & !(THERE | PROVED | COPYABLE | COPIED | NEW | MORE) != 0 {
            return Err(Wrong("it says something that has no meaning"));
        }
        if flags & (COPYABLE | COPIED) == COPIED {
            return Err(Wrong("it is copied and may not be"));
        }
        let new = if flags & NEW == 0 { None } else { Some(New::read(&mut rest)?) };
        if flags & MORE != 0 {
            // We act on none of them, and password managers answer more than they were asked.
            rest.clone().map()?;
            rest.skip()?;
        }
        rest.end()?;
        Ok(Self { domain, flags, count, new })
    }

    /// Whether it is meant for this site, and somebody was there who proved who they are.
    pub(super) fn check(&self, domain: &str) -> Result<(), Wrong> {
        if self.domain != super::sha256(domain.as_bytes()) {
            return Err(Wrong("it is for another domain"));
        }
        if self.flags & THERE == 0 {
            return Err(Wrong("nobody was there"));
        }
        if self.flags & PROVED == 0 {
            return Err(Wrong("nobody proved to be its owner"));
        }
        Ok(())
    }
}

impl<'a> New<'a> {
    fn read(rest: &mut Reader<'a>) -> Result<Self, Wrong> {
        // What model the authenticator is of.
        rest.take(16)?;
        let length = u16::from_be_bytes(rest.array()?).into();
        let id = rest.take(length)?;
        if !NAMES.contains(&length) {
            return Err(Wrong("its id is too short or too long"));
        }
        let before = rest.0;
        let key = Key::read(rest)?;
        Ok(Self { id, key, written: &before[..before.len() - rest.0.len()] })
    }
}

/// An attestation object: authenticator data, and who vouches for it.
pub(super) struct Attestation<'a> {
    pub(super) data: &'a [u8],
    /// The algorithm and the signature, if the new key vouches for itself.
    pub(super) signature: Option<(i64, &'a [u8])>,
}

impl<'a> Attestation<'a> {
    /// Reads one that nobody vouches for, which is what we ask for, or the key itself. Whoever vouches by a
    /// certificate is refused: we would have to know whose it is.
    pub(super) fn read(bytes: &'a [u8]) -> Result<Self, Wrong> {
        const LACKS: Wrong = Wrong("its attestation lacks something");
        let mut rest = Reader(bytes);
        let (mut format, mut statement, mut data) = (None, None, None);
        for _ in 0..rest.map()? {
            match rest.text()? {
                "fmt" if format.is_none() => format = Some(rest.text()?),
                "attStmt" if statement.is_none() => {
                    statement = Some(rest.clone());
                    rest.skip()?;
                }
                "authData" if data.is_none() => data = Some(rest.bytes()?),
                _ => return Err(Wrong("its attestation says something unknown, or something twice")),
            }
        }
        rest.end()?;
        let (mut statement, data) = statement.zip(data).ok_or(LACKS)?;
        let signature = match (format.ok_or(LACKS)?, statement.map()?) {
            ("none", 0) => None,
            ("packed", 2) => {
                let (mut algorithm, mut signature) = (None, None);
                for _ in 0..2 {
                    match statement.text()? {
                        "alg" => algorithm = Some(statement.int()?),
                        "sig" => signature = Some(statement.bytes()?),
                        _ => return Err(LACKS),
                    }
                }
                Some(algorithm.zip(signature).ok_or(LACKS)?)
            }
            _ => return Err(Wrong("its attestation is of a kind that was not asked for")),
        };
        Ok(Self { data, signature })
    }
}
