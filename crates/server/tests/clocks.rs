//! Clocks, bots and people who leave: what is due happens, also while nobody is connected, and after a restart.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

mod common;

use common::{Guest, PATIENCE, Place, Socket, new_table};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

const SECOND: i64 = 1000;
const DAY: i64 = 86_400 * SECOND;

/// Everything that happened at a table happened so much longer ago.
async fn let_pass(url: &str, code: &str, millis: i64) {
    sqlx::any::install_default_drivers();
    let pool = sqlx::AnyPool::connect(url).await.unwrap();
    for change in [
        "UPDATE rows SET at = at - $1 WHERE table_id = (SELECT id FROM tables WHERE code = $2)",
        "UPDATE jobs SET due = due - $1 WHERE table_id = (SELECT id FROM tables WHERE code = $2)",
        "UPDATE tables SET started = started - $1 WHERE code = $2",
    ] {
        sqlx::query(change).bind(millis).bind(code).execute(&pool).await.unwrap();
    }
    pool.close().await;
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
        tokio::time::sleep(Duration::from_millis(50)).await;
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
    let mut place = Place::start().await;
    let mut anna = place.guest().await;
    let chairs = json!(["me", { "bot": "master" }, { "bot": "random" }]);
    let code = anna.table(new_table("airlines-europe", chairs)).await;
    assert_eq!(anna.post(&format!("/tables/{code}/start"), json!({})).await.0, 200);
    let mut socket = anna.connect(&code).await;
    let now = socket.wait_for("now").await;
    play_first(&mut socket, &now).await;
    // Long enough for the table to tell the database what it waits for.
    tokio::time::sleep(Duration::from_millis(1200)).await;
    drop(socket);
    place.restart().await;
    anna.address = place.address();
    let waits = |tables: &Value| tables[0]["waits_for_me"] == true;
    wait_until(&anna, "/me/tables", waits).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_is_replaced_by_a_bot_and_gets_the_seat_back() {
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
    // Ben is gone again without a word; the host lets a bot stand in for him.
    wait_until(&anna, &path, |table| table["chairs"][1]["online"] == false).await;
    let (status, table) = anna.post(&format!("{path}/chairs/b/bot"), json!({ "bot": "random" })).await;
    assert_eq!((status, &table["chairs"][1]["away"]), (200, &json!(true)));
}
