//! An authenticator in software, for tests: what a phone or a security key does, one key for one site.

use ring::digest::{SHA256, digest};
use ring::rand::SystemRandom;
use ring::signature::{
    ECDSA_P256_SHA256_ASN1_SIGNING, ECDSA_P384_SHA384_ASN1_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair,
};
use serde_json::{Value, json};
use std::sync::Arc;

/// The site that it believes to talk to, unless told otherwise.
pub(crate) const SITE: &str = "https://skyrail.example";
pub(crate) const DOMAIN: &str = "skyrail.example";

/// Somebody was there; proved who they are; the key may be copied, and is; what is sent describes a new key.
pub(crate) const THERE: u8 = 0x01;
pub(crate) const PROVED: u8 = 0x04;
pub(crate) const MADE: u8 = 0x40;

pub(crate) enum Secret {
    Es256(EcdsaKeyPair),
    Es384(EcdsaKeyPair),
    EdDsa(Ed25519KeyPair),
}

impl Secret {
    pub(crate) fn es256() -> Arc<Self> {
        let (kind, luck) = (&ECDSA_P256_SHA256_ASN1_SIGNING, SystemRandom::new());
        let secret = EcdsaKeyPair::generate_pkcs8(kind, &luck).unwrap();
        Arc::new(Self::Es256(EcdsaKeyPair::from_pkcs8(kind, secret.as_ref(), &luck).unwrap()))
    }

    pub(crate) fn es384() -> Arc<Self> {
        let (kind, luck) = (&ECDSA_P384_SHA384_ASN1_SIGNING, SystemRandom::new());
        let secret = EcdsaKeyPair::generate_pkcs8(kind, &luck).unwrap();
        Arc::new(Self::Es384(EcdsaKeyPair::from_pkcs8(kind, secret.as_ref(), &luck).unwrap()))
    }

    pub(crate) fn eddsa() -> Arc<Self> {
        let secret = Ed25519KeyPair::generate_pkcs8(&SystemRandom::new()).unwrap();
        Arc::new(Self::EdDsa(Ed25519KeyPair::from_pkcs8(secret.as_ref()).unwrap()))
    }

    pub(crate) fn sign(&self, message: &[u8]) -> Vec<u8> {
        match self {
            Self::Es256(key) | Self::Es384(key) => {
                key.sign(&SystemRandom::new(), message).unwrap().as_ref().to_vec()
            }
            Self::EdDsa(key) => key.sign(message).as_ref().to_vec(),
        }
    }

    /// The number of its algorithm, as CBOR writes it.
    fn algorithm(&self) -> &'static [u8] {
        match self {
            Self::Es256(_) => b"\x26",
            Self::Es384(_) => b"\x38\x22",
            Self::EdDsa(_) => b"\x27",
        }
    }

    /// The public half, as authenticators write it.
    pub(crate) fn public(&self) -> Vec<u8> {
        let on_curve = |curve: u8, length: u8, key: &EcdsaKeyPair| {
            let (x, y) = key.public_key().as_ref()[1..].split_at(length.into());
            [
                b"\xa5\x01\x02\x03",
                self.algorithm(),
                &[0x20, curve, 0x21, 0x58, length],
                x,
                &[0x22, 0x58, length],
                y,
            ]
            .concat()
        };
        match self {
            Self::Es256(key) => on_curve(1, 32, key),
            Self::Es384(key) => on_curve(2, 48, key),
            Self::EdDsa(key) => {
                [b"\xa4\x01\x01\x03\x27\x20\x06\x21\x58\x20", key.public_key().as_ref()].concat()
            }
        }
    }
}

#[derive(Clone)]
pub(crate) struct Authenticator {
    pub(crate) secret: Arc<Secret>,
    pub(crate) id: Vec<u8>,
    pub(crate) site: String,
    pub(crate) domain: String,
    pub(crate) user: String,
    pub(crate) count: u32,
    pub(crate) flags: u8,
    /// Whether it signs a new key with that key itself.
    pub(crate) attests: bool,
}

impl Authenticator {
    pub(crate) fn new(secret: Arc<Secret>) -> Self {
        let mut id = vec![0; 32];
        getrandom::fill(&mut id).unwrap();
        let (site, domain) = (SITE.into(), DOMAIN.into());
        let flags = THERE | PROVED;
        Self { secret, id, site, domain, user: String::new(), count: 0, flags, attests: false }
    }

    pub(crate) fn client_data(&self, kind: &str, options: &Value) -> Value {
        json!({ "type": kind, "challenge": options["challenge"], "origin": self.site, "crossOrigin": false })
    }

    /// Which site, what is known about whoever is there, and how often the key was used.
    pub(crate) fn data(&self, more: u8) -> Vec<u8> {
        let site = digest(&SHA256, self.domain.as_bytes());
        [site.as_ref(), &[self.flags | more], &self.count.to_be_bytes()].concat()
    }

    /// The same with a new key.
    pub(crate) fn data_of_new(&self, public: &[u8]) -> Vec<u8> {
        let length = u16::try_from(self.id.len()).unwrap().to_be_bytes();
        [&self.data(MADE)[..], &[7; 16], &length, &self.id, public].concat()
    }

    /// The answer to `navigator.credentials.create`.
    pub(crate) fn make(&mut self, options: &Value) -> Value {
        self.user = options["user"]["id"].as_str().unwrap().into();
        let client = self.client_data("webauthn.create", options);
        self.made(&client, &self.data_of_new(&self.secret.public()))
    }

    pub(crate) fn made(&self, client: &Value, data: &[u8]) -> Value {
        let client = client.to_string().into_bytes();
        let statement = if self.attests {
            let signature = self.secret.sign(&signed(&client, data));
            [b"\x66packed\x67attStmt\xa2\x63alg", self.secret.algorithm(), b"\x63sig", &bytes(&signature)]
                .concat()
        } else {
            b"\x64none\x67attStmt\xa0".to_vec()
        };
        let attestation = [b"\xa3\x63fmt", &statement[..], b"\x68authData", &bytes(data)].concat();
        self.answer(&json!({
            "clientDataJSON": base64url(&client),
            "attestationObject": base64url(&attestation), "transports": ["internal"],
        }))
    }

    /// The answer to `navigator.credentials.get`.
    pub(crate) fn prove(&mut self, options: &Value) -> Value {
        self.count += 1;
        self.proof(&self.client_data("webauthn.get", options), &self.data(0))
    }

    pub(crate) fn proof(&self, client: &Value, data: &[u8]) -> Value {
        let client = client.to_string().into_bytes();
        self.answer(&json!({
            "clientDataJSON": base64url(&client), "authenticatorData": base64url(data),
            "signature": base64url(&self.secret.sign(&signed(&client, data))), "userHandle": self.user,
        }))
    }

    fn answer(&self, response: &Value) -> Value {
        let id = base64url(&self.id);
        json!({
            "id": id, "rawId": id, "type": "public-key", "authenticatorAttachment": "platform",
            "clientExtensionResults": {}, "response": response,
        })
    }
}

/// What a signature is made over.
fn signed(client: &[u8], data: &[u8]) -> Vec<u8> {
    [data, digest(&SHA256, client).as_ref()].concat()
}

/// Bytes as CBOR writes them.
pub(crate) fn bytes(bytes: &[u8]) -> Vec<u8> {
    let length = u16::try_from(bytes.len()).unwrap();
    let head = match length {
        0..=23 => vec![0x40 | length as u8],
        24..=255 => vec![0x58, length as u8],
        _ => [&[0x59], &length.to_be_bytes()[..]].concat(),
    };
    [head, bytes.to_vec()].concat()
}

pub(crate) fn base64url(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let bits =
            chunk.iter().fold(0u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
        let letters = (0..=chunk.len()).map(|at| LETTERS[(bits >> (18 - 6 * at) & 63) as usize] as char);
        text.extend(letters);
    }
    text
}
