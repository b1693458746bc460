//! A Skyrail that knows other rules than the one before: it says so before it changes anything, and where it is to go on
//! all the same, games of before can be left and taken away.
//!
//! `SKYRAIL_TEST_DATABASE` names a PostgreSQL, which everything is then done on too.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

mod common;

use catalog::Title;
use common::home::{Home, change};
use common::{Guest, Place, Socket, new_table};
use serde_json::{Value, json};
use server::{Config, RunningGames, StartFault};
use text::{Language, Text};

/// The rules of a later Skyrail.
fn later(title: Title) -> u32 {
    title.rules() + 1
}

/// A later Skyrail on the same database.
fn upgraded(home: &Home, other_rules: bool) -> Config {
    Config { rules: later, other_rules, ..home.config() }
}

async fn serve(config: Config) -> Place {
    Place { server: Some(server::start(config).await.unwrap()), data: tempfile::tempdir().unwrap() }
}

async fn stop(mut place: Place) {
    place.server.take().unwrap().stop().await;
}

async fn homes(name: &str) -> Vec<Home> {
    [Some(Home::sqlite()), Home::postgres(name).await].into_iter().flatten().collect()
}

/// Two people sit down and begin.
async fn begin(anna: &Guest, ben: &Guest, title: &str) -> String {
    let mut new = new_table(title, json!(["me", "open"]));
    new["watch"] = json!(false);
    let code = anna.table(new).await;
    assert_eq!(ben.post(&format!("/tables/{code}/join"), json!({ "entropy": "00ff" })).await.0, 200);
    assert_eq!(anna.post(&format!("/tables/{code}/start"), json!({})).await.0, 200);
    code
}

/// Whose turn it is decides, so many times.
async fn play(people: [&Guest; 2], code: &str, rows: u64) {
    let mut sockets = [people[0].connect(code).await, people[1].connect(code).await];
    for row in 0..rows {
        let mut mover = 0;
        for (at, socket) in sockets.iter_mut().enumerate() {
            let now = now_at(socket, row).await;
            let legal = now["shown"]["view"]["legal"].as_array().unwrap();
            if !legal.is_empty() && mover == 0 {
                mover = at + 1;
                let action = &legal[(legal.len() - 1) / 2];
                socket.send(json!({ "play": { "decision": now["decision"], "action": action } })).await;
            }
        }
        assert!(mover > 0, "somebody is to move");
    }
    for socket in &mut sockets {
        now_at(socket, rows).await;
    }
}

async fn now_at(socket: &mut Socket, row: u64) -> Value {
    loop {
        let now = socket.wait_for("now").await;
        if now["row"] == row {
            return now;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_upgrade_that_would_break_running_games_says_so_and_changes_nothing() {
    for home in homes("upgrade").await {
        let place = serve(home.config()).await;
        let (anna, ben) = (place.guest().await, place.guest().await);
        let code = begin(&anna, &ben, "jet-set").await;
        begin(&anna, &ben, "airlines-europe").await;
        begin(&anna, &ben, "airlines-europe").await;
        anna.table(new_table("ticket-to-ride-germany", json!(["me", "open"]))).await;
        play([&anna, &ben], &code, 3).await;
        stop(place).await;

        let Err(fault) = server::start(upgraded(&home, false)).await else { panic!("it started") };
        let StartFault::OtherRules(games) = &fault else { panic!("{fault:?}") };
        let games_of = |title: &str, count| RunningGames { title: title.into(), rules: 1, count };
        assert_eq!(games, &[games_of("airlines-europe", 2), games_of("jet-set", 1)]);
        let said = Text::new(Language::En).say(&fault.note(), &|seat| seat.to_string());
        assert!(said.contains("3 running games are played by rules"), "{said}");
        assert!(said.contains("airlines-europe 1: 2, jet-set 1: 1"), "{said}");
        assert!(said.contains("--other-rules"), "{said}");

        // The one of before goes on as if nothing had been.
        let place = serve(home.config()).await;
        let anna = anna.at(&place);
        let mut socket = anna.connect(&code).await;
        assert_eq!(socket.wait_for("now").await["row"], 3);
        stop(place).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_other_rules_can_be_left_and_then_taken_away() {
    for home in homes("other_rules").await {
        let place = serve(home.config()).await;
        let (anna, ben, cleo) = (place.guest().await, place.guest().await, place.guest().await);
        let code = begin(&anna, &ben, "jet-set").await;
        play([&anna, &ben], &code, 5).await;
        let over = begin(&anna, &ben, "jet-set").await;
        let (mut one, mut two) = (anna.connect(&over).await, ben.connect(&over).await);
        tokio::join!(one.play_on(), two.play_on());
        let (status, before) = anna.get(&format!("/tables/{over}/record")).await;
        assert_eq!(status, 200, "{before}");
        stop(place).await;

        let place = serve(upgraded(&home, true)).await;
        let (anna, ben, cleo) = (anna.at(&place), ben.at(&place), cleo.at(&place));
        // A finished game is the same file to the letter.
        let (status, after) = anna.get(&format!("/tables/{over}/record")).await;
        assert_eq!((status, &after), (200, &before));

        let (table, record) = (format!("/tables/{code}"), format!("/tables/{code}/record"));
        let (status, info) = anna.get(&table).await;
        assert_eq!((status, &info["stage"]), (200, &json!("running")));
        let mut socket = anna.connect(&code).await;
        assert_eq!(socket.wait_for("welcome").await["yours"], json!(["a"]));
        assert_eq!(socket.wait_for("refused").await["key"], "server-other-rules");
        for wish in [
            json!({ "play": { "decision": 2, "action": "pass" } }),
            json!({ "undo": { "decision": 2, "count": 1 } }),
            json!({ "look": { "seat": "a" } }),
            json!({ "look_back": { "row": 1 } }),
            json!({ "ask_back": { "count": 1 } }),
            json!({ "agree": { "row": 5, "yes": true } }),
            json!("away"),
            json!("back"),
        ] {
            socket.send(wish.clone()).await;
            let refused = socket.wait_for("refused").await;
            assert_eq!(refused["key"], "server-other-rules", "{wish}");
        }
        let other_rules = |(status, said): (u16, Value)| {
            assert_eq!((status, &said["key"]), (409, &json!("server-other-rules")), "{said}");
        };
        other_rules(anna.get(&format!("{table}/decision")).await);
        other_rules(ben.get(&format!("{table}/decision?seat=b&wait=20")).await);
        let answer = json!({ "decision": 2, "action": "pass" });
        other_rules(anna.post(&format!("{table}/decisions"), answer).await);
        other_rules(anna.post(&format!("{table}/chairs/b/bot"), json!({ "bot": "random" })).await);
        // What was dealt stays hidden as long as the Skyrail of before could go on.
        assert_eq!(anna.get(&record).await.1["key"], "server-not-over");

        // Who leaves is away, as in any game; when all have left it is over.
        assert_eq!(anna.ask("DELETE", &table, None).await.0, 204);
        assert_eq!(anna.get(&record).await.1["key"], "server-not-over");
        assert_eq!(cleo.ask("DELETE", &table, None).await.1["key"], "server-not-seated");
        assert_eq!(ben.ask("DELETE", &table, None).await.0, 204);
        let (_, info) = anna.get(&table).await;
        assert_eq!(info["stage"], "over");
        let (status, text) = ben.get(&record).await;
        assert_eq!(status, 200, "{text}");
        let mut socket = anna.connect(&code).await;
        assert_eq!(socket.wait_for("refused").await["key"], "server-abandoned");
        // Whoever knows the rules can go on with it.
        let read = table::read(text.as_str().unwrap(), &[]).expect("a sound record");
        assert_eq!((read.outcome, read.table.rows().len()), (table::Outcome::Running, 5));
        assert_eq!(read.table.setup().entropy[1], [0, 255]);
        assert_eq!(cleo.get(&record).await.0, 404, "it was not for watching");
        let (_, list) = anna.get("/me/tables?over=true").await;
        assert!(list.to_string().contains(&code), "{list}");

        // What begins now is played by the rules of now.
        let new = begin(&anna, &ben, "jet-set").await;
        play([&anna, &ben], &new, 2).await;
        stop(place).await;
        let Err(StartFault::OtherRules(games)) = server::start(home.config()).await else {
            panic!("it started")
        };
        assert_eq!(games, [RunningGames { title: "jet-set".into(), rules: 2, count: 1 }]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_left_a_game_of_other_rules_comes_back_with_the_skyrail_of_before() {
    for home in homes("back").await {
        let place = serve(home.config()).await;
        let (anna, ben) = (place.guest().await, place.guest().await);
        let code = begin(&anna, &ben, "jet-set").await;
        // A game of before it was noted what it is played by.
        stop(place).await;
        change(&home.address(), "UPDATE tables SET rules = NULL, head = NULL").await;
        let place = serve(upgraded(&home, true)).await;
        let anna = anna.at(&place);
        assert_eq!(anna.ask("DELETE", &format!("/tables/{code}"), None).await.0, 204);
        stop(place).await;
        let place = serve(home.config()).await;
        let (anna, ben) = (anna.at(&place), ben.at(&place));
        let mut socket = anna.connect(&code).await;
        assert_eq!(socket.wait_for("welcome").await["table"]["chairs"][0]["away"], true);
        socket.send(json!("back")).await;
        let (mut one, mut two) = (socket, ben.connect(&code).await);
        // Until then a bot may have played for Anna.
        let (one, two) = tokio::join!(one.play_on(), two.play_on());
        assert_eq!(one["ended"], two["ended"]);
        stop(place).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_week_after_the_last_decision_the_first_who_leaves_ends_it() {
    for home in homes("week").await {
        let place = serve(home.config()).await;
        let (anna, ben) = (place.guest().await, place.guest().await);
        let code = begin(&anna, &ben, "airlines-europe").await;
        play([&anna, &ben], &code, 1).await;
        stop(place).await;
        let old = format!("UPDATE rows SET at = at - {}", 8 * 86_400_000i64);
        change(&home.address(), &old).await;
        let place = serve(upgraded(&home, true)).await;
        let anna = anna.at(&place);
        assert_eq!(anna.ask("DELETE", &format!("/tables/{code}"), None).await.0, 204);
        let (status, record) = anna.get(&format!("/tables/{code}/record")).await;
        assert_eq!(status, 200, "{record}");
        assert!(table::read(record.as_str().unwrap(), &[]).is_ok());
        stop(place).await;
    }
}
