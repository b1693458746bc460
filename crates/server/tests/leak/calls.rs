//! Every call of the interface, as the server itself describes it, and every message of the socket, asked about two
//! tables that differ only in what is secret: whoever asks is answered the same.

use crate::common::{Guest, Place};
use crate::tables::{Pair, plain};
use client::description::{Call, Known, calls};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::Duration;
use wire::{ToServer, samples};

/// The secret of the tables, or a part of it: nobody is told before the end.
const SECRET: &str = "5e5e5e5e5e5e5e5e";
/// What begins with it is answered with what waits already, and then goes on for ever.
const ENDLESS: &str = "/me/stream";
/// How long it is waited for that.
const SOON: Duration = Duration::from_millis(300);

/// Who asks.
#[derive(Clone)]
enum Asker {
    /// A person with a cookie, or a program with a token: the header that says so.
    Known(&'static str, String),
    /// Nobody in particular.
    Stranger,
}

/// All calls of the server.
async fn described(guest: &Guest) -> Vec<Call> {
    let (status, document) = guest.get("/openapi.json").await;
    assert_eq!(status, 200);
    let calls = calls(document);
    assert!(calls.len() > 45, "{}", calls.len());
    calls
}

/// What calls ask for, at a table.
fn about(code: &str) -> Known {
    let mut known = Known::default();
    known.add("code", code);
    for seat in ["b", "a"] {
        known.add("seat", seat);
    }
    known.add("title", "jet-set");
    known.add("wait", 0);
    known.add("bot", "random");
    known.add("chairs", json!(["me", "open"]));
    known.add("options", json!([]));
    known.add("board", json!(null));
    known.add("deal", json!(null));
    known.add("pace", "free");
    known.add("action", "draw");
    known.add("before", i64::MAX);
    known
}

/// The answers to one call in four ways that it describes and one that it does not.
async fn answers(guest: &Guest, asker: &Asker, call: &Call, known: &Known) -> Vec<String> {
    let mut answers = Vec::new();
    let turns = if call.path.ends_with(ENDLESS) { 1 } else { 5 };
    for turn in 0..turns {
        let request = call.request(&guest.http, &guest.address, known, turn);
        let request = match asker {
            Asker::Known(header, value) => request.header(header, value),
            Asker::Stranger => request,
        };
        let mut answer = request.send().await.unwrap();
        let status = answer.status();
        let text = if call.path.ends_with(ENDLESS) && status == 200 {
            let mut told = String::new();
            while let Ok(Ok(Some(some))) = tokio::time::timeout(SOON, answer.chunk()).await {
                told.push_str(&String::from_utf8_lossy(&some));
            }
            told
        } else {
            answer.text().await.unwrap()
        };
        answers.push(format!("{} {status} {text}", call.name()));
    }
    answers
}

/// Somebody new, of whom every one is like every other.
async fn newcomer(place: &Place) -> Guest {
    let guest = place.guest().await;
    guest.ask("PATCH", "/me", Some(json!({ "name": "Dora", "mark": 1 }))).await;
    guest
}

fn cookie(guest: &Guest) -> Asker {
    Asker::Known("cookie", guest.cookie.clone())
}

/// A program of somebody's, which may do all that programs may.
async fn program(guest: &Guest) -> Asker {
    let new = json!({ "name": "my bot", "scopes": ["read", "play", "account"] });
    let (status, made) = guest.post("/me/tokens", new).await;
    assert_eq!(status, 201);
    Asker::Known("authorization", format!("Bearer {}", made["secret"].as_str().unwrap()))
}

/// Both tables give the same answer; before the end none holds the secret.
fn assert_same(codes: [&str; 2], mut both: [Vec<String>; 2], before_the_end: bool) {
    for answers in &mut both {
        for answer in answers {
            assert!(!before_the_end || !answer.contains(SECRET), "{answer}");
            *answer = masked(&codes.iter().fold(answer.clone(), |answer, code| plain(&answer, code)));
        }
    }
    let [one, two] = both;
    for (one, two) in one.iter().zip(&two) {
        assert_eq!(one, two);
    }
    assert_eq!(one.len(), two.len());
}

/// A text without what is random by its nature: codes, hashes and tokens are long words, secrets of a game never are.
fn masked(text: &str) -> String {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
    let mut masked = String::new();
    for part in text.split_inclusive(|letter| !is_part(letter)) {
        let word = part.trim_end_matches(|letter| !is_part(letter));
        masked.push_str(if word.len() >= 20 { "WORD" } else { word });
        masked.push_str(&part[word.len()..]);
    }
    masked
}

/// Asks with every call about both tables, and compares. A seat does not do what would change its game.
async fn ask_all(
    place: &Place,
    codes: [&str; 2],
    seated: &[Asker],
    watching: &[Asker],
    before_the_end: bool,
) {
    let host = place.guest().await;
    for call in described(&host).await {
        let only_reads = call.method == "GET";
        let answered = call.path.ends_with("/decisions");
        let askers = seated.iter().filter(|_| only_reads || answered);
        // Who enters gets a name and a mark by chance.
        let stranger = Some(&Asker::Stranger).filter(|_| call.name() != "POST /me");
        for asker in askers.chain(watching.iter().filter(|_| only_reads)).chain(stranger) {
            let mut both = [Vec::new(), Vec::new()];
            for (code, heard) in codes.iter().zip(&mut both) {
                *heard = answers(&host, asker, &call, &about(code)).await;
            }
            assert_same(codes, both, before_the_end);
        }
        if !only_reads {
            // Whoever asks for a change may be gone after it.
            let mut both = [Vec::new(), Vec::new()];
            for (code, heard) in codes.iter().zip(&mut both) {
                *heard = answers(&host, &cookie(&newcomer(place).await), &call, &about(code)).await;
            }
            assert_same(codes, both, before_the_end);
        }
    }
}

/// What a new connection is sent, and what it is answered to every message that leaves the game as it is.
async fn speak_all(guest: &Guest, code: &str, leaves: impl Fn(&ToServer) -> bool) -> Vec<String> {
    let mut socket = guest.connect_as(code, "skyrail.3.json").await;
    let mut waiting = BTreeSet::new();
    for (wish, id) in samples::to_server().into_iter().filter(leaves).zip(1..) {
        // What is asked with a number has an answer with it, but whether somebody is there.
        if !matches!(wish, ToServer::Ping { .. }) {
            waiting.insert(id);
        }
        socket.send(json!({ "id": id, "wish": wish })).await;
    }
    let mut heard = Vec::new();
    while !waiting.is_empty() {
        let text = socket.hear_text().await.unwrap();
        let message: Value = serde_json::from_str(&text).unwrap();
        let answered = ["done", "refused", "past"].iter().find_map(|kind| message[kind]["to"].as_u64());
        waiting.retain(|id| Some(*id) != answered);
        // That others come and go is told whenever it happens.
        if message.get("welcome").or(message.get("pong")).is_none() {
            heard.push(text);
        }
    }
    // How it was is found on another thread, and told when it is.
    heard.sort();
    heard
}

#[tokio::test(flavor = "multi_thread")]
async fn no_call_and_no_message_tells_what_ben_kept() {
    let place = Place::start().await;
    let mut pair = Pair::start(&place, "ticket-to-ride-germany").await;
    for ben in [true, false] {
        pair.same(ben, "tickets 4 0").await;
        pair.assert_same(&[]).await;
    }
    let keeps: Vec<String> =
        pair.legal(true).into_iter().filter(|keep| keep.split(' ').count() == 3).collect();
    pair.differ([&keeps[0], &keeps[keeps.len() - 1]]).await;
    pair.assert_same(&[]).await;
    let (anna, cleo) = (pair.guest(0), pair.guest(2));
    let codes = pair.codes();
    let codes = [&codes[0][..], &codes[1][..]];
    let seated = [cookie(&anna), program(&anna).await];
    let watching = [cookie(&cleo), program(&cleo).await];
    ask_all(&place, codes, &seated, &watching, true).await;
    let stays = |wish: &ToServer| {
        let moves = matches!(wish, ToServer::Play { .. } | ToServer::Undo { .. });
        !moves && !matches!(wish, ToServer::Away | ToServer::Back)
    };
    for (guest, seated) in [(&anna, true), (&cleo, false)] {
        let mut both = [Vec::new(), Vec::new()];
        for (code, heard) in codes.iter().zip(&mut both) {
            *heard = speak_all(guest, code, |wish| !seated || stays(wish)).await;
        }
        assert!(both[0].len() > 15, "{:?}", both[0]);
        assert_same(codes, both, true);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_tells_strangers_nothing_before_and_after_its_end() {
    let place = Place::start().await;
    let (anna, ben, cleo) = (place.guest().await, place.guest().await, place.guest().await);
    let mut codes = Vec::new();
    for _ in 0..2 {
        let chairs = json!(["me", "open"]);
        let new = json!({ "title": "jet-set", "chairs": chairs, "shuffle": false, "watch": false });
        let code = anna.table(new).await;
        let same = format!("UPDATE tables SET secret = '{}' WHERE code = '{code}'", "5e".repeat(32));
        crate::common::home::change(&place.database(), &same).await;
        assert_eq!(ben.post(&format!("/tables/{code}/join"), json!({})).await.0, 200);
        assert_eq!(anna.post(&format!("/tables/{code}/start"), json!({})).await.0, 200);
        codes.push(code);
    }
    let both = [&codes[0][..], &codes[1][..]];
    // In one game something happened, in the other nothing.
    let mut first = anna.connect(both[0]).await;
    let now = first.wait_for("now").await;
    let mut second = ben.connect(both[0]).await;
    let other = second.wait_for("now").await;
    let (mover, now) = if now["turn"] == json!(["a"]) { (&mut first, now) } else { (&mut second, other) };
    let action = &now["shown"]["view"]["legal"][0];
    mover.send(json!({ "play": { "decision": 0, "action": action } })).await;
    assert_eq!(mover.wait_for("now").await["row"], 1);
    drop((first, second));
    let watching = [cookie(&cleo), program(&cleo).await];
    ask_all(&place, both, &[], &watching, true).await;
    // Both are played to their ends, which differ.
    for code in both {
        let (mut one, mut two) = (anna.connect(code).await, ben.connect(code).await);
        let (one, two) = tokio::join!(one.play_on(), two.play_on());
        assert_eq!(one["ended"], two["ended"]);
        assert!(one.to_string().contains(SECRET), "who sat there is told the secret");
    }
    ask_all(&place, both, &[], &watching, true).await;
}
