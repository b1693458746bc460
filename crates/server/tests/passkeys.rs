//! Passkeys, with an authenticator in software: made for a guest, used to log in elsewhere, and refused whenever
//! anything about the answer is not right.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

#[allow(dead_code, reason = "the tests under the code use the rest")]
mod authenticator;
mod common;

use authenticator::{Authenticator, DOMAIN, SITE, Secret, base64url};
use common::{Guest, Place};
use serde_json::{Value, json};
use server::{Config, Rates};

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
    let http = client::Client::new();
    let url = |path: &str| format!("http://{}/api/v1/log-in/passkey{path}", place.address());
    let options: Value = http.post(url("/start")).send().await.unwrap().json().await.unwrap();
    let response = http.post(url("")).json(&key.prove(&options)).send().await.unwrap();
    match response.cookie().map(str::to_string) {
        Some(cookie) => Ok(Guest { http, cookie, address: place.address() }),
        None => Err(response.json().await.unwrap()),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_makes_a_passkey_and_logs_in_elsewhere_with_it() {
    let place = place().await;
    let anna = place.guest().await;
    let mut key = Authenticator::new(Secret::es256());
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
    let mut key = Authenticator::new(Secret::es256());
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
        ("another key", Authenticator { secret: Secret::es256(), ..key.clone() }),
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
async fn every_kind_of_key_answers_its_own_question_once() {
    let place = place().await;
    let anna = place.guest().await;
    for secret in [Secret::es256(), Secret::es384(), Secret::eddsa()] {
        let mut key = Authenticator::new(secret);
        let (_, options) = anna.post("/me/passkeys/start", json!({})).await;
        assert_eq!(anna.post("/me/passkeys", key.make(&options)).await.0, 201);
        assert!(log_in(&place, &mut key).await.is_ok());
        let (_, make) = anna.post("/me/passkeys/start", json!({})).await;
        assert_eq!(anna.post("/log-in/passkey", key.prove(&make)).await.0, 403, "a key was asked for");
        let (_, mut prove) = anna.post("/log-in/passkey/start", json!({})).await;
        prove["user"] = make["user"].clone();
        let other = Authenticator::new(key.secret.clone()).make(&prove);
        assert_eq!(anna.post("/me/passkeys", other).await.0, 403, "a proof was asked for");
        let (_, prove) = anna.post("/log-in/passkey/start", json!({})).await;
        assert_eq!(anna.post("/log-in/passkey", key.prove(&prove)).await.0, 200);
        assert_eq!(anna.post("/log-in/passkey", key.prove(&prove)).await.0, 403, "it was answered");
        let invented = json!({ "challenge": base64url(&[3; 32]) });
        assert_eq!(anna.post("/log-in/passkey", key.prove(&invented)).await.0, 403, "nobody asked this");
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
