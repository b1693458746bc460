//! Clocks, bots and people who leave: what is due happens, also while nobody is connected, and after a restart.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

mod common;

use common::{Guest, PATIENCE, Place, Socket, home, new_table};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// On a database that all servers of a run share, whoever is quickest looks after what is due: one test at a time.
static TURN: Mutex<()> = Mutex::const_new(());

const SECOND: i64 = 1000;
const DAY: i64 = 86_400 * SECOND;

/// Everything that happened at a table happened so much longer ago.
async fn let_pass(url: &str, code: &str, millis: i64) {
    let these = format!("(SELECT id FROM tables WHERE code = '{code}')");
    let text = format!(
        "UPDATE rows SET at = at - {millis} WHERE table_id = {these}; \
         UPDATE jobs SET due = due - {millis} WHERE table_id = {these}; \
         UPDATE tables SET started = started - {millis} WHERE code = '{code}'"
    );
    home::change(url, &text).await;
}

/// A running table of two people with this pace.
async fn table_with(place: &Place, pace: Value) -> (Guest, Guest, String) {
    let (anna, ben) = (place.guest().await, place.guest().await);
    let mut new = new_table("jet-set", json!(["me", "open"]));
    new["pace"] = pace;
    let code = anna.table(new).await;
    assert_eq!(ben.post(&format!("/tables/{code}/join"), json!({})).await.0, 200);
    assert_eq!(anna.post(&format!("/tables/{code}/start"), json!({})).await.0, 200);
    (anna, ben, code)
}

/// Asks for the table until it is as wanted.
async fn wait_until(guest: &Guest, path: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    let since = Instant::now();
    loop {
        let (status, answer) = guest.get(path).await;
        assert_eq!(status, 200, "{answer}");
        if wanted(&answer) {
            return answer;
        }
        assert!(since.elapsed() < PATIENCE, "it stays {answer}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// The number of the seat that must decide.
fn mover(now: &Value) -> usize {
    usize::from(now["turn"] == json!(["b"]))
}

async fn play_first(socket: &mut Socket, now: &Value) {
    let action = &now["shown"]["view"]["legal"][0];
    socket.send(json!({ "play": { "decision": now["decision"], "action": action } })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_adds_the_increment_and_only_one_clock_runs() {
    let _turn = TURN.lock().await;
    let place = Place::start().await;
    let (anna, ben, code) = table_with(&place, json!({ "live": { "seconds": 60, "increment": 30 } })).await;
    let mut sockets = [anna.connect(&code).await, ben.connect(&code).await];
    let nows = [sockets[0].wait_for("now").await, sockets[1].wait_for("now").await];
    let seat = mover(&nows[0]);
    assert_eq!(nows[0]["clock"]["runs"], nows[0]["turn"]);
    let left = |now: &Value, seat: usize| now["clock"]["left"][seat].as_u64().unwrap();
    assert!((50_000..=60_000).contains(&left(&nows[0], seat)), "{}", nows[0]["clock"]);
    assert_eq!(left(&nows[0], 1 - seat), 60_000);
    play_first(&mut sockets[seat], &nows[seat]).await;
    let after = sockets[seat].wait_for("now").await;
    assert!((80_000..=90_000).contains(&left(&after, seat)), "{}", after["clock"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn when_time_runs_out_a_bot_stands_in_until_the_person_is_back() {
    let _turn = TURN.lock().await;
    for (pace, passes) in [
        (json!({ "live": { "seconds": 60, "increment": 5 } }), 90 * SECOND),
        (json!({ "days": { "days": 1 } }), DAY + SECOND),
    ] {
        let mut place = Place::start().await;
        let (mut anna, mut ben, code) = table_with(&place, pace.clone()).await;
        let seat = mover(&anna.connect(&code).await.wait_for("now").await);
        place.restart_after(|url| async move { let_pass(&url, &code, passes).await }).await;
        (anna.address, ben.address) = (place.address(), place.address());
        let (late, other) = if seat == 0 { (&anna, &ben) } else { (&ben, &anna) };
        // Nobody is connected: only the job in the database can have woken the table.
        let (_, tables) = other.get("/me/tables").await;
        let code = tables[0]["code"].as_str().unwrap().to_string();
        let path = format!("/tables/{code}");
        let away = |table: &Value| table["chairs"][seat]["away"].as_bool().unwrap();
        wait_until(other, &path, away).await;
        wait_until(other, "/me/tables", |tables| tables[0]["waits_for_me"] == true).await;
        let mut socket = late.connect(&code).await;
        assert!(socket.wait_for("now").await["row"].as_u64().unwrap() >= 1, "a bot has decided, {pace}");
        socket.send(json!("back")).await;
        wait_until(other, &path, |table| !away(table)).await;
        let mut waiting = other.connect(&code).await;
        let now = waiting.wait_for("now").await;
        play_first(&mut waiting, &now).await;
        let row = now["row"].as_u64().unwrap() + 1;
        loop {
            let now = socket.wait_for("now").await;
            if now["row"] == row {
                assert!(now["clock"]["left"][seat].as_u64().unwrap() > 0, "who is back can move: {now}");
                break;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_whose_time_ran_out_is_the_bots_even_if_the_person_is_back() {
    let _turn = TURN.lock().await;
    let mut place = Place::start().await;
    let (mut anna, mut ben, code) = table_with(&place, json!({ "days": { "days": 1 } })).await;
    let seat = mover(&anna.connect(&code).await.wait_for("now").await);
    let late = code.clone();
    place.restart_after(|url| async move { let_pass(&url, &late, DAY + SECOND).await }).await;
    (anna.address, ben.address) = (place.address(), place.address());
    let late = if seat == 0 { &anna } else { &ben };
    let mut socket = late.connect(&code).await;
    socket.send(json!("back")).await;
    loop {
        let now = socket.wait_for("now").await;
        if now["row"].as_u64().unwrap() >= 1 {
            break;
        }
    }
    let (_, table) = late.get(&format!("/tables/{code}")).await;
    assert_eq!(table["chairs"][seat]["away"], false, "and stays back");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_after_a_restart_though_nobody_is_connected() {
    let _turn = TURN.lock().await;
    let mut place = Place::start().await;
    let mut anna = place.guest().await;
    let chairs = json!(["me", { "bot": "master" }, { "bot": "random" }]);
    let code = anna.table(new_table("airlines-europe", chairs)).await;
    assert_eq!(anna.post(&format!("/tables/{code}/start"), json!({})).await.0, 200);
    let mut socket = anna.connect(&code).await;
    let now = socket.wait_for("now").await;
    play_first(&mut socket, &now).await;
    assert!(socket.wait_for("now").await["row"].as_u64().unwrap() >= 1);
    // The lists know that the bots must decide: only what they do can change that.
    let waits = |tables: &Value| tables[0]["waits_for_me"] == true;
    wait_until(&anna, "/me/tables", |tables| !waits(tables)).await;
    drop(socket);
    place.restart().await;
    anna.address = place.address();
    wait_until(&anna, "/me/tables", waits).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_is_replaced_by_a_bot_and_gets_the_seat_back() {
    let _turn = TURN.lock().await;
    let place = Place::start().await;
    let (anna, ben, code) = table_with(&place, json!("free")).await;
    let path = format!("/tables/{code}");
    let mut socket = anna.connect(&code).await;
    socket.wait_for("welcome").await;
    let (status, refusal) = anna.post(&format!("{path}/chairs/a/bot"), json!({ "bot": "random" })).await;
    assert_eq!((status, &refusal["key"]), (409, &json!("server-still-there")));
    assert_eq!(ben.ask("DELETE", &path, None).await.0, 204);
    let (_, table) = anna.get(&path).await;
    assert_eq!((&table["chairs"][1]["away"], &table["chairs"][0]["away"]), (&json!(true), &json!(false)));
    let mut row = 0;
    while row < 6 {
        let now = socket.wait_for("now").await;
        row = now["row"].as_u64().unwrap();
        if now["turn"] == json!(["a"]) {
            play_first(&mut socket, &now).await;
        }
    }
    let mut back = ben.connect(&code).await;
    back.send(json!("back")).await;
    wait_until(&anna, &path, |table| table["chairs"][1]["away"] == false).await;
    drop(back);
    // Ben is gone again without a word. As long as nothing waits for him, and for some time after that, he stays.
    wait_until(&anna, &path, |table| table["chairs"][1]["online"] == false).await;
    let chair = format!("{path}/chairs/b/bot");
    let stand_in = || anna.post(&chair, json!({ "bot": "random" }));
    let mut fresh = anna.connect(&code).await;
    loop {
        let now = fresh.wait_for("now").await;
        if now["turn"] == json!(["b"]) {
            break;
        }
        let (status, refusal) = stand_in().await;
        assert_eq!((status, &refusal["key"]), (409, &json!("server-time-runs")));
        play_first(&mut fresh, &now).await;
    }
    let since = Instant::now();
    let table = loop {
        match stand_in().await {
            (200, table) => break table,
            (status, refusal) => assert_eq!((status, &refusal["key"]), (409, &json!("server-time-runs"))),
        }
        assert!(since.elapsed() < PATIENCE);
    };
    assert_eq!(table["chairs"][1]["away"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_a_clock_runs_nobody_is_replaced_before_it_has_run_out() {
    let _turn = TURN.lock().await;
    let place = Place::start().await;
    for pace in [json!({ "days": { "days": 1 } }), json!({ "live": { "seconds": 600, "increment": 5 } })] {
        let (anna, _, code) = table_with(&place, pace).await;
        // Ben was never here at all.
        let (status, refusal) =
            anna.post(&format!("/tables/{code}/chairs/b/bot"), json!({ "bot": "random" })).await;
        assert_eq!((status, &refusal["key"]), (409, &json!("server-time-runs")));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_away_agrees_to_nothing() {
    let _turn = TURN.lock().await;
    let place = Place::start().await;
    let (anna, ben) = (place.guest().await, place.guest().await);
    let mut new = new_table("jet-set", json!(["me", "open"]));
    new["consent"] = json!(true);
    let code = anna.table(new).await;
    assert_eq!(ben.post(&format!("/tables/{code}/join"), json!({})).await.0, 200);
    assert_eq!(anna.post(&format!("/tables/{code}/start"), json!({})).await.0, 200);
    let mut sockets = [anna.connect(&code).await, ben.connect(&code).await];
    let now = sockets[0].wait_for("now").await;
    let (seat, now) = match mover(&now) {
        0 => (0, now),
        seat => (seat, sockets[seat].wait_for("now").await),
    };
    play_first(&mut sockets[seat], &now).await;
    while sockets[0].wait_for("now").await["row"] == 0 {}
    // A bot may play for Ben, but not agree for him.
    sockets[1].send(json!("away")).await;
    let away = |table: &Value| table["chairs"][1]["away"] == true;
    wait_until(&anna, &format!("/tables/{code}"), away).await;
    sockets[0].send(json!({ "ask_back": { "count": 1 } })).await;
    let asked = loop {
        let asked = sockets[0].wait_for("asked").await;
        // A move of the bot settles an earlier question by passing it over.
        if asked.is_null() {
            sockets[0].send(json!({ "ask_back": { "count": 1 } })).await;
        } else {
            break asked;
        }
    };
    assert_eq!(asked["agreed"], json!(["a"]));
    sockets[0].send(json!({ "ping": { "n": 7 } })).await;
    loop {
        let message = sockets[0].hear().await.unwrap();
        assert!(message["now"]["shown"]["keep"] != 0 || message["asked"].is_null(), "{message}");
        if message["pong"]["n"] == 7 {
            break;
        }
    }
}
