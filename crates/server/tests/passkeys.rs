//! Passkeys, with an authenticator in software: made for a guest, used to log in elsewhere, and refused whenever
//! anything about the answer is not right.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

mod common;

use common::{Guest, Place};
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use server::{Config, Rates};
use sha2::{Digest, Sha256};

const SITE: &str = "https://skyrail.example";
const DOMAIN: &str = "skyrail.example";

/// What a phone or a security key does: one key for one site.
#[derive(Clone)]
struct Authenticator {
    key: SigningKey,
    id: Vec<u8>,
    /// The site that it believes to talk to.
    site: String,
    domain: String,
    user: String,
    count: u32,
}

impl Authenticator {
    fn new(number: u8) -> Self {
        let key = SigningKey::from_slice(&[number; 32]).unwrap();
        let id = Sha256::digest([number, std::process::id() as u8, line!() as u8]).to_vec();
        let mut fresh = [0; 8];
        getrandom::fill(&mut fresh).unwrap();
        let id = [id, fresh.to_vec()].concat();
        Self { key, id, site: SITE.into(), domain: DOMAIN.into(), user: String::new(), count: 0 }
    }

    fn client_data(&self, kind: &str, options: &Value) -> Vec<u8> {
        let data = json!({ "type": kind, "challenge": options["challenge"], "origin": self.site, "crossOrigin": false });
        data.to_string().into_bytes()
    }

    /// Which site, that somebody was there and proved it, and how often the key was used.
    fn data(&self, more: u8) -> Vec<u8> {
        let mut data = Sha256::digest(self.domain.as_bytes()).to_vec();
        data.push(0x05 | more);
        data.extend(self.count.to_be_bytes());
        data
    }

    /// The answer to `navigator.credentials.create`.
    fn make(&mut self, options: &Value) -> Value {
        self.user = options["user"]["id"].as_str().unwrap().into();
        let point = self.key.verifying_key().to_encoded_point(false);
        let mut data = self.data(0x40);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(&self.id);
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(point.x().unwrap());
        data.extend([0x22, 0x58, 0x20]);
        data.extend(point.y().unwrap());
        let mut attestation = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        attestation.push(u8::try_from(data.len()).unwrap());
        attestation.extend(&data);
        json!({
            "id": base64url(&self.id), "rawId": base64url(&self.id), "type": "public-key",
            "clientExtensionResults": {},
            "response": {
                "clientDataJSON": base64url(&self.client_data("webauthn.create", options)),
                "attestationObject": base64url(&attestation), "transports": ["internal"],
            },
        })
    }

    /// The answer to `navigator.credentials.get`.
    fn prove(&mut self, options: &Value) -> Value {
        self.count += 1;
        let (client, data) = (self.client_data("webauthn.get", options), self.data(0));
        let signed = [&data[..], &Sha256::digest(&client)].concat();
        let signature: Signature = self.key.sign(&signed);
        json!({
            "id": base64url(&self.id), "rawId": base64url(&self.id), "type": "public-key",
            "clientExtensionResults": {},
            "response": {
                "clientDataJSON": base64url(&client), "authenticatorData": base64url(&data),
                "signature": base64url(signature.to_der().as_bytes()), "userHandle": self.user,
            },
        })
    }
}

fn base64url(bytes: &[u8]) -> String {
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

async fn place() -> Place {
    let data = tempfile::tempdir().unwrap();
    let mut config = Config::new(data.path().to_owned());
    config.listen = "127.0.0.1:0".parse().unwrap();
    config.rates = Rates::unlimited();
    config.public = Some(SITE.into());
    config.database = std::env::var("SKYRAIL_TEST_DATABASE").ok();
    Place { server: Some(server::start(config).await.unwrap()), data }
}

/// Tries to log in from a browser that is nobody's yet.
async fn log_in(place: &Place, key: &mut Authenticator) -> Result<Guest, Value> {
    let http = reqwest::Client::new();
    let url = |path: &str| format!("http://{}/api/v1/log-in/passkey{path}", place.address());
    let options: Value = http.post(url("/start")).send().await.unwrap().json().await.unwrap();
    let response = http.post(url("")).json(&key.prove(&options)).send().await.unwrap();
    match response.headers().get("set-cookie") {
        Some(cookie) => {
            let cookie = cookie.to_str().unwrap().split(';').next().unwrap().to_string();
            Ok(Guest { http, cookie, address: place.address() })
        }
        None => Err(response.json().await.unwrap()),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_makes_a_passkey_and_logs_in_elsewhere_with_it() {
    let place = place().await;
    let anna = place.guest().await;
    let mut key = Authenticator::new(7);
    let (status, options) = anna.post("/me/passkeys/start", json!({})).await;
    assert_eq!((status, &options["rp"]["id"]), (200, &json!(DOMAIN)));
    let made = key.make(&options);
    let (status, list) = anna.post("/me/passkeys", made.clone()).await;
    assert_eq!(status, 201, "{list}");
    assert_eq!(anna.post("/me/passkeys", made).await.0, 403, "a question is answered once");
    let (_, again) = anna.post("/me/passkeys/start", json!({})).await;
    assert_eq!(again["excludeCredentials"].as_array().unwrap().len(), 1, "{again}");
    for _ in 0..2 {
        let elsewhere = log_in(&place, &mut key).await.unwrap();
        assert_eq!(elsewhere.get("/me").await, anna.get("/me").await);
    }
    let (_, list) = anna.get("/me/passkeys").await;
    assert!(list[0]["seen"].is_i64(), "{list}");
    let path = format!("/me/passkeys/{}", list[0]["id"].as_str().unwrap());
    assert_eq!(place.guest().await.ask("DELETE", &path, None).await.0, 404, "only one's own");
    assert_eq!(anna.ask("DELETE", &path, None).await.0, 204);
    assert_eq!(log_in(&place, &mut key).await.unwrap_err()["key"], "server-wrong-passkey");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_is_not_right_lets_nobody_in() {
    let place = place().await;
    let (anna, ben) = (place.guest().await, place.guest().await);
    let mut key = Authenticator::new(9);
    let (_, options) = anna.post("/me/passkeys/start", json!({})).await;
    let wrong_site = Authenticator { site: "https://evil.example".into(), ..key.clone() }.make(&options);
    assert_eq!(anna.post("/me/passkeys", wrong_site).await.0, 403);
    let (_, options) = anna.post("/me/passkeys/start", json!({})).await;
    assert_eq!(ben.post("/me/passkeys", key.make(&options)).await.0, 403, "it was asked of Anna");
    let (_, options) = anna.post("/me/passkeys/start", json!({})).await;
    assert_eq!(anna.post("/me/passkeys", key.make(&options)).await.0, 201);
    assert!(log_in(&place, &mut key).await.is_ok());
    let mut other = key.clone();
    for (what, change) in [
        ("another site", Authenticator { site: "https://evil.example".into(), ..key.clone() }),
        ("another port", Authenticator { site: format!("{SITE}:8443"), ..key.clone() }),
        ("another domain", Authenticator { domain: "evil.example".into(), ..key.clone() }),
        ("another key", Authenticator { key: SigningKey::from_slice(&[8; 32]).unwrap(), ..key.clone() }),
        ("another user", Authenticator { user: base64url(&[b'a'; 20]), ..key.clone() }),
        ("a count that stands still", Authenticator { count: 0, ..key.clone() }),
        ("an unknown key", Authenticator { id: vec![1; 32], ..key.clone() }),
    ] {
        other = change;
        let refused = log_in(&place, &mut other).await;
        assert_eq!(
            refused.err().map(|refusal| refusal["key"].clone()),
            Some(json!("server-wrong-passkey")),
            "{what}"
        );
    }
    drop(other);
    assert!(log_in(&place, &mut key).await.is_ok());
    for body in [json!({}), json!([]), json!({ "id": "x", "response": {} })] {
        assert_eq!(ben.post("/log-in/passkey", body.clone()).await.0, 403);
        assert_eq!(ben.post("/me/passkeys", body).await.0, 403);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_public_name_there_are_no_passkeys() {
    let data = tempfile::tempdir().unwrap();
    let mut config = Config::new(data.path().to_owned());
    config.listen = "127.0.0.1:0".parse().unwrap();
    config.public = Some("https://192.0.2.1".into());
    config.database = std::env::var("SKYRAIL_TEST_DATABASE").ok();
    let place = Place { server: Some(server::start(config).await.unwrap()), data };
    let (status, refusal) = place.guest().await.post("/me/passkeys/start", json!({})).await;
    assert_eq!((status, &refusal["key"]), (409, &json!("server-no-passkeys")));
}
