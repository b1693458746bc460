//! Public keys as authenticators write them, which is COSE, and whether a signature is one of theirs.

use super::Wrong;
use super::cbor::Reader;
use super::curve::{Curve, P256, P384};
use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ECDSA_P384_SHA384_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256,
    RsaPublicKeyComponents, UnparsedPublicKey,
};

pub(super) const EDDSA: i64 = -8;
pub(super) const ES256: i64 = -7;
pub(super) const ES384: i64 = -35;
pub(super) const RS256: i64 = -257;

/// What a new key may be, as COSE numbers it, what we like best first. `Key` knows these and no others.
pub(super) const OFFERED: [i64; 4] = [EDDSA, ES256, ES384, RS256];

const UNKNOWN: Wrong = Wrong("its key is of a kind that was not offered");
const UNFIT: Wrong = Wrong("its key is not one");

#[derive(Debug, PartialEq)]
pub(super) enum Key {
    EdDsa([u8; 32]),
    /// The number 4 and both coordinates.
    Es256(Vec<u8>),
    Es384(Vec<u8>),
    Rs256 {
        n: Vec<u8>,
        e: Vec<u8>,
    },
}

impl Key {
    /// Reads a key, its parts in the one order that authenticators must keep to.
    pub(super) fn read(cbor: &mut Reader<'_>) -> Result<Self, Wrong> {
        const KIND: i64 = 1;
        const ALGORITHM: i64 = 3;
        const CURVE: i64 = -1;
        const X: i64 = -2;
        const Y: i64 = -3;
        const N: i64 = -1;
        const E: i64 = -2;
        let parts = cbor.map()?;
        let kind = cbor.key(KIND)?.int()?;
        let algorithm = cbor.key(ALGORITHM)?.int()?;
        match (algorithm, kind, parts) {
            (EDDSA, 1, 4) => {
                if cbor.key(CURVE)?.int()? != 6 {
                    return Err(UNKNOWN);
                }
                let x = cbor.key(X)?.bytes()?;
                Ok(Self::EdDsa(x.try_into().map_err(|_| UNFIT)?))
            }
            (ES256 | ES384, 2, 5) => {
                let curve = if algorithm == ES256 { &P256 } else { &P384 };
                if cbor.key(CURVE)?.int()? != curve.number {
                    return Err(UNKNOWN);
                }
                let x = cbor.key(X)?.bytes()?;
                Self::on(curve, x, cbor.key(Y)?.bytes()?)
            }
            (RS256, 3, 4) => {
                let n = cbor.key(N)?.bytes()?;
                Self::rsa(n, cbor.key(E)?.bytes()?)
            }
            _ => Err(UNKNOWN),
        }
    }

    /// The key that is this point of a curve.
    pub(super) fn on(curve: &Curve, x: &[u8], y: &[u8]) -> Result<Self, Wrong> {
        let point = [&[4], x, y].concat();
        match curve.has(x, y) {
            true if curve.number == P256.number => Ok(Self::Es256(point)),
            true => Ok(Self::Es384(point)),
            false => Err(UNFIT),
        }
    }

    /// The key with this modulus, of 2,048 to 8,192 bits, and this exponent.
    pub(super) fn rsa(n: &[u8], e: &[u8]) -> Result<Self, Wrong> {
        let is_odd = |bytes: &[u8]| bytes.last().is_some_and(|last| last & 1 == 1);
        let starts = |bytes: &[u8]| bytes.first().is_some_and(|first| *first != 0);
        let fits = (256..=1024).contains(&n.len()) && (1..=4).contains(&e.len()) && e != [1];
        if fits && [n, e].into_iter().all(|bytes| is_odd(bytes) && starts(bytes)) {
            Ok(Self::Rs256 { n: n.to_vec(), e: e.to_vec() })
        } else {
            Err(UNFIT)
        }
    }

    pub(super) fn algorithm(&self) -> i64 {
        match self {
            Self::EdDsa(_) => EDDSA,
            Self::Es256(_) => ES256,
            Self::Es384(_) => ES384,
            Self::Rs256 { .. } => RS256,
        }
    }

    /// Whether this is what the key signed.
    pub(super) fn check(&self, signed: &[u8], signature: &[u8]) -> Result<(), Wrong> {
        match self {
            Self::EdDsa(key) => UnparsedPublicKey::new(&ED25519, key).verify(signed, signature),
            Self::Es256(key) => {
                UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, key).verify(signed, signature)
            }
            Self::Es384(key) => {
                UnparsedPublicKey::new(&ECDSA_P384_SHA384_ASN1, key).verify(signed, signature)
            }
            Self::Rs256 { n, e } => {
                RsaPublicKeyComponents { n, e }.verify(&RSA_PKCS1_2048_8192_SHA256, signed, signature)
            }
        }
        .map_err(|_| Wrong("its signature is not right"))
    }
}
