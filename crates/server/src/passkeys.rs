//! Passkeys: what browsers are asked, and whether their answers are right, as WebAuthn demands. Signatures and hashes
//! are `ring`'s; what is read on the way to them has a file each.

#[cfg(test)]
#[path = "../tests/authenticator/mod.rs"]
mod authenticator;
mod base64url;
mod cbor;
mod curve;
mod data;
mod key;
mod stored;
#[cfg(test)]
mod tests;

use crate::random;
use crate::store::{Person, StoredPasskey};
use base64url::Base64url;
use data::{Attestation, Data};
use game::{from_hex, to_hex};
use ring::digest::{SHA256, digest};
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::{Value, json};
use std::net::IpAddr;
use stored::Last;

/// What browsers call what we ask of them: a new passkey, or the proof of one.
const MAKE: &str = "webauthn.create";
const PROVE: &str = "webauthn.get";
/// How long a browser waits for whoever is there, in milliseconds; we wait as long for the browser.
const PATIENCE: u32 = 300_000;

/// The site that passkeys are made for.
pub(crate) struct Site {
    domain: String,
    /// The one origin that is ours.
    origin: String,
}

/// A question for a browser.
pub(crate) struct Question {
    /// What the browser is given.
    pub(crate) options: String,
    /// By what its answer is known.
    pub(crate) challenge: String,
    /// What to keep until then: what was asked.
    pub(crate) state: &'static str,
}

/// The answer was not right, or it is not the answer to what was asked; and why, which only the log is told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Wrong(pub(crate) &'static str);

impl Site {
    /// The site at this public address; `None` where browsers make no passkeys: an address without a name.
    pub(crate) fn new(address: &str) -> Option<Self> {
        let address = address.trim_end_matches('/').to_ascii_lowercase();
        let (scheme, place) = address.split_once("://")?;
        let standard = match scheme {
            "https" => ":443",
            "http" => ":80",
            _ => return None,
        };
        let place = place.strip_suffix(standard).unwrap_or(place);
        let (host, port) = place.split_once(':').map_or((place, None), |(host, port)| (host, Some(port)));
        if port.is_some_and(|port| port.parse::<u16>().is_err()) || host.parse::<IpAddr>().is_ok() {
            return None;
        }
        is_domain(host).then(|| Self { domain: host.into(), origin: format!("{scheme}://{place}") })
    }

    /// Asks a browser for a new passkey of a person who has these already.
    pub(crate) fn ask_new(&self, person: &Person, known: &[String]) -> Question {
        let known = known.iter().filter_map(|hex| from_hex(hex));
        let known =
            known.map(|id| json!({ "type": "public-key", "id": base64url::write(&id), "transports": [] }));
        let offered = key::OFFERED.map(|algorithm| json!({ "type": "public-key", "alg": algorithm }));
        question(MAKE, |challenge| {
            json!({
                "rp": { "name": self.domain, "id": self.domain },
                "user": {
                    "id": base64url::write(person.code.as_bytes()),
                    "name": person.login.as_deref().unwrap_or(&person.code),
                    "displayName": person.name,
                },
                "challenge": challenge,
                "pubKeyCredParams": offered,
                "timeout": PATIENCE,
                "excludeCredentials": known.collect::<Vec<_>>(),
                "authenticatorSelection": {
                    "residentKey": "required", "requireResidentKey": true, "userVerification": "required",
                },
                "hints": [],
                "attestation": "none",
                "attestationFormats": ["none"],
                // Asked for, not demanded: a browser makes no passkey at all on a device that can't promise it.
                "extensions": {
                    "credentialProtectionPolicy": "userVerificationRequired",
                    "enforceCredentialProtectionPolicy": false,
                },
            })
        })
    }

    /// Asks a browser to prove who somebody is, with whatever passkey it has for us.
    pub(crate) fn ask_who(&self) -> Question {
        question(PROVE, |challenge| {
            json!({
                "challenge": challenge, "timeout": PATIENCE, "rpId": self.domain, "allowCredentials": [],
                "userVerification": "required", "hints": [], "extensions": {},
            })
        })
    }
}

fn question(state: &'static str, options: impl FnOnce(String) -> Value) -> Question {
    let challenge = random::bytes::<32>();
    let options = options(base64url::write(&challenge)).to_string();
    Question { options, challenge: to_hex(&challenge), state }
}

/// Whether browsers take this for the name of a site.
fn is_domain(host: &str) -> bool {
    let fits = |label: &str| {
        let is_known = |letter: u8| letter.is_ascii_alphanumeric() || matches!(letter, b'-' | b'_');
        (1..=63).contains(&label.len()) && label.bytes().all(is_known)
    };
    let name = host.strip_suffix('.').unwrap_or(host);
    name.len() <= 253 && name.split('.').all(fits)
}

/// A new passkey, as a browser sent it.
pub(crate) struct Made {
    id: Option<Vec<u8>>,
    client: ClientData,
    attestation: Vec<u8>,
}

impl Made {
    pub(crate) fn read(json: &[u8]) -> Result<Self, Wrong> {
        #[derive(Deserialize)]
        struct Response {
            #[serde(rename = "clientDataJSON")]
            client: Base64url,
            #[serde(rename = "attestationObject")]
            attestation: Base64url,
        }
        let (id, Response { client, attestation }) = Answer::read(json)?;
        Ok(Self { id, client: ClientData::read(&client.0)?, attestation: attestation.0 })
    }

    pub(crate) fn challenge(&self) -> String {
        to_hex(&self.client.challenge)
    }

    /// The id and what to keep, if it answers what was asked of this person.
    pub(crate) fn check(
        &self,
        site: &Site,
        state: &str,
        person: &Person,
    ) -> Result<(String, StoredPasskey), Wrong> {
        self.client.check(site, MAKE, state)?;
        let attestation = Attestation::read(&self.attestation)?;
        let data = Data::read(attestation.data)?;
        data.check(&site.domain)?;
        let new = data.new.as_ref().ok_or(Wrong("it brings no key"))?;
        if self.id.as_ref().is_some_and(|id| id != new.id) {
            return Err(Wrong("it has two ids"));
        }
        if let Some((algorithm, signature)) = attestation.signature {
            if algorithm != new.key.algorithm() {
                return Err(Wrong("its attestation is by another key"));
            }
            new.key.check(&self.client.signed(attestation.data), signature)?;
        }
        let kept = StoredPasskey {
            person: person.id,
            fixed: to_hex(new.written),
            changing: stored::changing(&data),
        };
        Ok((to_hex(new.id), kept))
    }
}

/// A proof of who somebody is, as a browser sent it.
pub(crate) struct Proof {
    id: Vec<u8>,
    client: ClientData,
    data: Vec<u8>,
    signature: Vec<u8>,
    /// Whose passkey it says to be.
    code: Vec<u8>,
}

impl Proof {
    pub(crate) fn read(json: &[u8]) -> Result<Self, Wrong> {
        #[derive(Deserialize)]
        struct Response {
            #[serde(rename = "clientDataJSON")]
            client: Base64url,
            #[serde(rename = "authenticatorData")]
            data: Base64url,
            signature: Base64url,
            #[serde(rename = "userHandle")]
            code: Base64url,
        }
        let (id, Response { client, data, signature, code }) = Answer::read(json)?;
        let id = id.ok_or(Wrong("it has no id"))?;
        let client = ClientData::read(&client.0)?;
        Ok(Self { id, client, data: data.0, signature: signature.0, code: code.0 })
    }

    pub(crate) fn challenge(&self) -> String {
        to_hex(&self.client.challenge)
    }

    /// The id of the passkey it says to be of.
    pub(crate) fn id(&self) -> String {
        to_hex(&self.id)
    }

    /// What changed about the passkey, if the proof is right and of the person with this code.
    pub(crate) fn check(
        &self,
        site: &Site,
        state: &str,
        kept: &StoredPasskey,
        code: &str,
    ) -> Result<String, Wrong> {
        self.client.check(site, PROVE, state)?;
        if self.code != code.as_bytes() {
            return Err(Wrong("it is of somebody else"));
        }
        let data = Data::read(&self.data)?;
        data.check(&site.domain)?;
        if data.new.is_some() {
            return Err(Wrong("it brings a key where none is wanted"));
        }
        stored::key(&kept.fixed)?.check(&self.client.signed(&self.data), &self.signature)?;
        Last::read(&kept.changing)?.may_precede(&data)?;
        Ok(stored::changing(&data))
    }
}

/// A credential as `toJSON` writes it; what we do not need of it may be missing, and unknown things may be there.
#[derive(Deserialize)]
struct Answer<R> {
    id: Option<Base64url>,
    #[serde(rename = "rawId")]
    raw: Option<Base64url>,
    #[serde(rename = "type")]
    kind: Option<String>,
    response: R,
}

impl<R: DeserializeOwned> Answer<R> {
    fn read(json: &[u8]) -> Result<(Option<Vec<u8>>, R), Wrong> {
        let answer: Self = serde_json::from_slice(json).map_err(|_| Wrong("it is not what browsers send"))?;
        if answer.kind.is_some_and(|kind| kind != "public-key") {
            return Err(Wrong("it is not a passkey"));
        }
        match (answer.id, answer.raw) {
            (Some(id), Some(raw)) if id.0 != raw.0 => Err(Wrong("it has two ids")),
            (id, _) => Ok((id.map(|id| id.0), answer.response)),
        }
    }
}

/// What the browser itself says, and signs with: what it was asked, and by whom.
struct ClientData {
    kind: String,
    challenge: Vec<u8>,
    origin: String,
    /// Whether the page lay in the page of another site.
    within: bool,
    hash: [u8; 32],
}

impl ClientData {
    fn read(json: &[u8]) -> Result<Self, Wrong> {
        #[derive(Deserialize)]
        #[serde(rename_all = "camelCase")]
        struct Read {
            r#type: String,
            challenge: Base64url,
            origin: String,
            cross_origin: Option<bool>,
            top_origin: Option<IgnoredAny>,
        }
        // The specification lets a mark of UTF-8 stand in front.
        let text = json.strip_prefix(b"\xef\xbb\xbf").unwrap_or(json);
        let read: Read = serde_json::from_slice(text).map_err(|_| Wrong("its client data is not right"))?;
        Ok(Self {
            kind: read.r#type,
            challenge: read.challenge.0,
            origin: read.origin,
            within: read.cross_origin == Some(true) || read.top_origin.is_some(),
            hash: sha256(json),
        })
    }

    /// Whether it was asked for just this, by us. That its challenge is ours was known when the state was found.
    fn check(&self, site: &Site, kind: &str, state: &str) -> Result<(), Wrong> {
        if self.kind != kind || state != kind {
            return Err(Wrong("it answers another question"));
        }
        if self.origin != site.origin {
            return Err(Wrong("it was made on another site"));
        }
        if self.within {
            return Err(Wrong("it was made within another site"));
        }
        Ok(())
    }

    /// What a signature is made over.
    fn signed(&self, data: &[u8]) -> Vec<u8> {
        [data, &self.hash].concat()
    }
}

fn sha256(bytes: &[u8]) -> [u8; 32] {
    let mut hash = [0; 32];
    hash.copy_from_slice(digest(&SHA256, bytes).as_ref());
    hash
}
