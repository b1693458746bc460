//! Whole games over the socket, and what must hold while they are played.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

mod common;

use common::{Place, new_table};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_game_of_every_title_and_the_record_verifies() {
    let place = Place::start().await;
    for title in ["airlines-europe", "ticket-to-ride-germany", "jet-set"] {
        let (anna, ben) = (place.guest().await, place.guest().await);
        let code = anna.table(new_table(title, json!(["me", "open"]))).await;
        let (_, before) = ben.get(&format!("/tables/{code}")).await;
        assert_eq!(before["stage"], "waiting");
        assert_eq!(ben.post(&format!("/tables/{code}/join"), json!({ "entropy": "00ff" })).await.0, 200);
        assert_eq!(anna.post(&format!("/tables/{code}/start"), json!({})).await.0, 200);
        let (mut one, mut two) = (anna.connect(&code).await, ben.connect(&code).await);
        let (one, two) = tokio::join!(one.play_on(), two.play_on());
        assert_eq!(one["ended"], two["ended"]);
        let (status, record) = anna.get(&format!("/tables/{code}/record")).await;
        assert_eq!(status, 200, "{record}");
        let record = table::read(record.as_str().unwrap(), &[]).expect("a sound record");
        let commitment = game::to_hex(&record.table.setup().secret.commitment());
        assert_eq!(before["commitment"], commitment, "it was bound before the start");
        assert_eq!(record.table.setup().entropy[1], [0, 255]);
        let (_, lists) = anna.get("/me/tables?over=true").await;
        assert_eq!(lists[0]["chairs"][0]["points"], one["ended"]["standing"]["points"][0]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_against_bots() {
    let place = Place::start().await;
    let anna = place.guest().await;
    let code = anna
        .table(new_table("airlines-europe", json!(["me", { "bot": "random" }, { "bot": "greedy" }])))
        .await;
    assert_eq!(anna.post(&format!("/tables/{code}/start"), json!({})).await.0, 200);
    let end = anna.connect(&code).await.play_on().await;
    assert_eq!(end["ended"]["standing"]["seats"], 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_where_it_was_after_a_restart() {
    let mut place = Place::start().await;
    let mut anna = place.guest().await;
    let code = anna.table(new_table("jet-set", json!(["me", { "local": "Ben" }]))).await;
    anna.post(&format!("/tables/{code}/start"), json!({})).await;
    let mut socket = anna.connect(&code).await;
    let now = socket.wait_for("now").await;
    let seat = now["turn"][0].clone();
    socket.send(json!({ "look": { "seat": seat } })).await;
    let now = socket.wait_for("now").await;
    let action = now["shown"]["view"]["legal"][0].clone();
    socket.send(json!({ "play": { "decision": now["decision"], "action": action } })).await;
    let after = socket.wait_for("now").await;
    assert_eq!(after["row"], 1);
    place.restart().await;
    assert!(socket.hear().await.is_none_or(|last| last == "restart"));
    anna.address = place.address();
    let mut socket = anna.connect(&code).await;
    socket.send(json!({ "look": { "seat": seat } })).await;
    socket.wait_for("now").await;
    let again = socket.wait_for("now").await;
    assert_eq!(again["shown"]["view"], after["shown"]["view"]);
    assert_eq!(again["decision"], after["decision"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn late_repeated_foreign_and_garbled_messages_do_no_harm() {
    let place = Place::start().await;
    let (anna, ben, cleo) = (place.guest().await, place.guest().await, place.guest().await);
    let code = anna.table(new_table("airlines-europe", json!(["me", "open"]))).await;
    ben.post(&format!("/tables/{code}/join"), json!({})).await;
    anna.post(&format!("/tables/{code}/start"), json!({})).await;
    let (mut one, mut two, mut three) =
        (anna.connect(&code).await, ben.connect(&code).await, cleo.connect(&code).await);
    let now = one.wait_for("now").await;
    let play = json!({ "play": { "decision": 0, "action": now["shown"]["view"]["legal"][0] } });
    one.send(play.clone()).await;
    assert_eq!(one.wait_for("now").await["row"], 1);
    one.send(play.clone()).await;
    let current = one.wait_for("now").await;
    assert_eq!(
        (&current["row"], &current["decision"]),
        (&json!(1), &json!(1)),
        "the current view, no second row"
    );
    three.wait_for("now").await;
    three.send(play).await;
    assert_eq!(three.wait_for("refused").await["key"], "server-not-seated");
    two.send(json!({ "play": { "decision": 0, "action": "pick nobody none" } })).await;
    assert_eq!(two.wait_for("refused").await["key"], "unreadable-id");
    two.send(json!({ "fly": {} })).await;
    assert_eq!(two.wait_for("refused").await["key"], "server-garbled");
    two.send(json!({ "look": { "seat": "a" } })).await;
    assert_eq!(two.wait_for("refused").await["key"], "server-not-seated");
    assert_eq!(anna.get(&format!("/tables/{code}/record")).await.0, 409, "a record holds the secret");
    assert_eq!(cleo.get("/tables/nonsense").await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_is_a_row_and_going_further_back_needs_everyone() {
    let place = Place::start().await;
    let (anna, ben) = (place.guest().await, place.guest().await);
    let mut new = new_table("airlines-europe", json!(["me", "open"]));
    new["consent"] = json!(true);
    let code = anna.table(new).await;
    ben.post(&format!("/tables/{code}/join"), json!({})).await;
    anna.post(&format!("/tables/{code}/start"), json!({})).await;
    let (mut one, mut two) = (anna.connect(&code).await, ben.connect(&code).await);
    let now = one.wait_for("now").await;
    one.send(json!({ "play": { "decision": 0, "action": now["shown"]["view"]["legal"][0] } })).await;
    assert_eq!(one.wait_for("now").await["undo"], 1);
    one.send(json!({ "undo": { "decision": 1, "count": 1 } })).await;
    let now = one.wait_for("now").await;
    assert_eq!((&now["row"], &now["decision"]), (&json!(2), &json!(2)));
    one.send(json!({ "play": { "decision": 2, "action": now["shown"]["view"]["legal"][0] } })).await;
    one.wait_for("now").await;
    two.send(json!({ "ask_back": { "count": 1 } })).await;
    let asked = one.wait_for("asked").await;
    assert_eq!((&asked["by"], &asked["agreed"]), (&json!("b"), &json!(["b"])));
    one.send(json!({ "agree": { "row": asked["row"], "yes": true } })).await;
    let back = one.wait_for("now").await;
    assert_eq!((&back["row"], &back["turn"]), (&json!(4), &json!(["a", "b"])));
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_are_said_in_the_language_of_who_asks() {
    let place = Place::start().await;
    let mut sentences = Vec::new();
    for languages in ["de-AT,en;q=0.5", "en"] {
        let url = format!("http://{}/api/v1/me", place.address());
        let answer =
            client::Client::new().get(url).header("accept-language", languages).send().await.unwrap();
        assert_eq!(answer.status(), 401);
        assert!(answer.headers().contains_key("content-security-policy"));
        let refusal: serde_json::Value = answer.json().await.unwrap();
        assert_eq!(refusal["key"], "server-stranger");
        sentences.push(refusal["sentence"].as_str().unwrap().to_string());
    }
    assert_ne!(sentences[0], sentences[1]);
}

/// With SQLite the second server is the first one again; with PostgreSQL both serve the same table.
#[tokio::test(flavor = "multi_thread")]
async fn two_servers_on_one_database_play_one_game() {
    let (here, elsewhere) = (Place::start().await, Place::start().await);
    let there = if std::env::var("SKYRAIL_TEST_DATABASE").is_ok() { &elsewhere } else { &here };
    let (anna, ben) = (here.guest().await, there.guest().await);
    let code = anna.table(new_table("ticket-to-ride-germany", json!(["me", "open"]))).await;
    assert_eq!(ben.post(&format!("/tables/{code}/join"), json!({})).await.0, 200);
    let (mut one, mut two) = (anna.connect(&code).await, ben.connect(&code).await);
    assert_eq!(anna.post(&format!("/tables/{code}/start"), json!({})).await.0, 200);
    let (one, two) = tokio::join!(one.play_on(), two.play_on());
    assert_eq!(one["ended"], two["ended"]);
    let (_, record) = ben.get(&format!("/tables/{code}/record")).await;
    let record = table::read(record.as_str().unwrap(), &[]).expect("a sound record");
    assert_eq!(one["row"], record.table.rows().len());
}
