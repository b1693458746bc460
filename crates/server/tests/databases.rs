//! What becomes of a database: one of an earlier version goes on, several servers may open one at the same moment, and
//! it may be gone for a while.
//!
//! `SKYRAIL_TEST_DATABASE` names a PostgreSQL. `SKYRAIL_TEST_DATABASE_TLS` names one that speaks TLS, by a name that is
//! in its certificate and with its authority, `postgres://user@localhost:5432/postgres?sslrootcert=/path/to/ca.pem`.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

mod common;

use client::Client;
use common::home::{Home, change};
use common::{Guest, PATIENCE, Place, new_table};
use game::{digest, to_hex};
use serde_json::json;
use server::{Config, RunningGames, StartFault, StoreError};
use std::time::Instant;

/// The texts that bring tables up to date, as the first versions ran them.
const TEXTS: [&str; 3] = [
    include_str!("../migrations/1_start.sql"),
    include_str!("../migrations/2_people.sql"),
    include_str!("../migrations/3_hosts.sql"),
];

/// Makes a database as the first versions left it, where so many texts were run and somebody was signed in.
async fn make_old(home: &Home, texts: usize, cookie: &str) {
    let address = home.address();
    let (bytes, time) =
        if address.starts_with("sqlite:") { ("BLOB", "TIMESTAMP") } else { ("BYTEA", "TIMESTAMPTZ") };
    let table = format!(
        "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL, \
         installed_on {time} NOT NULL DEFAULT CURRENT_TIMESTAMP, success BOOLEAN NOT NULL, \
         checksum {bytes} NOT NULL, execution_time BIGINT NOT NULL)"
    );
    let run = TEXTS.iter().zip(1..).take(texts).map(|(text, number)| {
        format!(
            "{text}; INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
             VALUES ({number}, 'x', TRUE, CAST('x' AS {bytes}), 5)"
        )
    });
    let hash = to_hex(&digest(&[b"skyrail session", cookie.as_bytes()]));
    let anna = format!(
        "INSERT INTO people (id, code, name, mark, settings, created, seen) VALUES (7, 'anna7', 'Anna', 2, '', 1, 1); \
         INSERT INTO sessions (hash, person, created) VALUES ('{hash}', 7, 1); \
         INSERT INTO tables (id, code, host, title, options, pace, flags, secret, stage, created, at, turn) \
         VALUES (1, 'open1', 7, 'jet-set', '[]', '\"free\"', 5, '{secret}', 0, 1, 1, 0), \
         (2, 'hidden', 7, 'jet-set', '[]', '\"free\"', 26, '{secret}', 0, 1, 1, 0); \
         INSERT INTO seats (table_id, seat, kind, name, mark, person, entropy, away) \
         VALUES (1, 0, 'human', 'Anna', 2, 7, '', 0), (1, 1, 'open', '-', 0, NULL, '', 0), \
         (2, 0, 'local', 'Anna', 2, 7, '', 0), (2, 1, 'strong', 'strong', 0, NULL, '', 0)",
        secret = "00".repeat(32)
    );
    let text = [table].into_iter().chain(run).chain([anna]).collect::<Vec<_>>().join(";\n");
    change(&address, &text).await;
}

/// Whoever was signed in still is, and can do what came later.
async fn goes_on(home: Home, texts: usize) {
    make_old(&home, texts, "crumb").await;
    for _ in 0..2 {
        let server = server::start(home.config()).await.unwrap();
        let (http, address) = (Client::new(), server.address.to_string());
        let anna = Guest { http, cookie: "skyrail=crumb".into(), address };
        let (status, me) = anna.get("/me").await;
        assert_eq!((status, &me["name"]), (200, &json!("Anna")), "{me}");
        // What was agreed by flags stands in columns now.
        let (_, lobby) = anna.get("/tables").await;
        assert_eq!((lobby.as_array().unwrap().len(), &lobby[0]["code"]), (1, &json!("open1")), "{lobby}");
        let agreed = |table: &serde_json::Value| {
            ["open", "watch", "consent", "hints", "shuffle"].map(|name| table[name].as_bool().unwrap())
        };
        let (_, open) = anna.get("/tables/open1").await;
        assert_eq!(agreed(&open), [true, false, true, false, false], "{open}");
        let (_, hidden) = anna.get("/tables/hidden").await;
        assert_eq!(agreed(&hidden), [false, true, false, true, true], "{hidden}");
        let kinds = |table: &serde_json::Value| {
            [&table["chairs"][0]["kind"], &table["chairs"][1]["kind"]].map(Clone::clone)
        };
        assert_eq!(kinds(&open), [json!("human"), json!("open")]);
        assert_eq!(kinds(&hidden), [json!("local"), json!("strong")]);
        let (status, token) = anna.post("/me/tokens", json!({ "name": "bot", "scopes": ["read"] })).await;
        assert_eq!(status, 201, "{token}");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_an_earlier_version_goes_on() {
    for texts in [1, 3] {
        goes_on(Home::sqlite(), texts).await;
        if let Some(home) = Home::postgres(&format!("old_{texts}")).await {
            goes_on(home, texts).await;
        }
    }
}

/// Were it brought up to date first, the Skyrail of before could not open it any more.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_with_games_of_other_rules_stays_as_it_was() {
    let homes = [Some(Home::sqlite()), Home::postgres("other_old").await];
    for home in homes.into_iter().flatten() {
        make_old(&home, 3, "crumb").await;
        change(&home.address(), "UPDATE tables SET stage = 1, started = 1 WHERE id = 2").await;
        let later = Config { rules: |title| title.rules() + 1, ..home.config() };
        let refused = server::start(later.clone()).await.err();
        let Some(StartFault::OtherRules(games)) = refused else { panic!("{refused:?}") };
        assert_eq!(games, [RunningGames { title: "jet-set".into(), rules: 1, count: 1 }]);
        // What the first versions had is still there, and nothing of what came later.
        change(&home.address(), "UPDATE tables SET flags = flags; CREATE TABLE skyrail_migrations (x INT)")
            .await;
        change(&home.address(), "DROP TABLE skyrail_migrations").await;
        server::start(home.config()).await.unwrap().stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_a_newer_version_is_refused() {
    let homes = [Some(Home::sqlite()), Home::postgres("newer").await];
    for home in homes.into_iter().flatten() {
        server::start(home.config()).await.unwrap().stop().await;
        change(&home.address(), "INSERT INTO skyrail_migrations (number, at) VALUES (99, 1)").await;
        let refused = server::start(home.config()).await.err();
        assert!(matches!(refused, Some(StartFault::Database(StoreError::Newer))), "{refused:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_that_start_at_the_same_moment_make_the_tables_once() {
    let Some(home) = Home::postgres("at_once").await else { return };
    let start = (0..5).map(|_| tokio::spawn(server::start(home.config())));
    for server in start.collect::<Vec<_>>() {
        let server = server.await.unwrap().unwrap();
        let address = server.address.to_string();
        let response = Client::new().get(format!("http://{address}/readyz")).send().await.unwrap();
        assert_eq!(response.status(), 200);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_goes_on_when_its_connections_were_cut() {
    let Some(home) = Home::postgres("cut").await else { return };
    let url = home.address();
    let (here, there) =
        (server::start(home.config()).await.unwrap(), server::start(home.config()).await.unwrap());
    let (here, there) = (place(here), place(there));
    let anna = here.guest().await;
    let code = anna.table(new_table("jet-set", json!(["me", "open"]))).await;
    let mut elsewhere = anna.at(&there).connect(&code).await;
    elsewhere.wait_for("welcome").await;
    for round in 0..3 {
        let name = url.rsplit('=').next().unwrap();
        let cut = format!(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{name}'"
        );
        // Over a connection of another name, which is not cut itself.
        change(url.split('?').next().unwrap(), &cut).await;
        let since = Instant::now();
        while anna.get("/me").await.0 != 200 {
            assert!(since.elapsed() < PATIENCE, "the server does not find back");
        }
        let mut socket = anna.connect(&code).await;
        socket.wait_for("welcome").await;
        socket.send(json!({ "say": { "text": format!("round {round}") } })).await;
        // The other server hears of it once it listens again, at the latest.
        let said = elsewhere.wait_for("said").await;
        assert!(said.to_string().contains(&format!("round {round}")), "{said}");
    }
}

/// As if another process had kept a row and been killed before it could tell.
#[tokio::test(flavor = "multi_thread")]
async fn what_another_process_could_not_tell_is_seen_after_a_while() {
    let Some(home) = Home::postgres("untold").await else { return };
    let place = place(server::start(home.config()).await.unwrap());
    let anna = place.guest().await;
    let code = anna.table(new_table("jet-set", json!(["me", { "local": "Ben" }]))).await;
    assert_eq!(anna.post(&format!("/tables/{code}/start"), json!({})).await.0, 200);
    let mut socket = anna.connect(&code).await;
    for row in 0..2 {
        let mut now = socket.wait_for("now").await;
        let seat = now["turn"][0].as_str().unwrap().to_string();
        socket.send(json!({ "look": { "seat": seat } })).await;
        while now["shown"]["view"]["legal"].as_array().unwrap().is_empty() {
            now = socket.wait_for("now").await;
        }
        assert_eq!(now["row"], row);
        let action = now["shown"]["view"]["legal"][0].as_str().unwrap();
        let untold = format!(
            "INSERT INTO rows (table_id, n, seat, what, at) SELECT id, {}, {}, '{action}', started \
             FROM tables WHERE code = '{code}'",
            row + 1,
            seat.as_bytes()[0] - b'a'
        );
        change(&home.address(), &untold).await;
        while now["row"] == row {
            now = socket.wait_for("now").await;
        }
        assert_eq!(now["row"], row + 1);
        // What it shows now is looked at again with the next row.
        socket.send(json!({ "look": { "seat": seat } })).await;
    }
}

fn place(server: server::Server) -> Place {
    Place { server: Some(server), data: tempfile::tempdir().unwrap() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_not_there_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new(folder.path().to_owned());
    // Nobody listens at the first port.
    config.database = Some("postgres://anna:secret@127.0.0.1:1/club".into());
    let Err(StartFault::Database(fault)) = server::start(config.clone()).await else { panic!("it started") };
    assert!(matches!(fault, StoreError::Unreachable(_)), "{fault:?}");
    assert!(!fault.to_string().contains("secret"), "{fault}");
    config.database = Some("postgres://127.0.0.1/club?sslmode=sometimes".into());
    assert!(matches!(server::start(config).await, Err(StartFault::Database(StoreError::Address(_)))));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_reached_by_tls() {
    let Ok(url) = std::env::var("SKYRAIL_TEST_DATABASE_TLS") else { return };
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new(folder.path().to_owned());
    config.listen = "127.0.0.1:0".parse().unwrap();
    let plain = url.split('?').next().unwrap();
    for mode in ["prefer", "require", "verify-ca", "verify-full"] {
        let name = format!("tls_{}", mode.replace('-', "_"));
        config.database = Some(format!("{url}&sslmode={mode}&application_name={name}"));
        let server = server::start(config.clone()).await.unwrap_or_else(|fault| panic!("{mode}: {fault:?}"));
        // A division by nothing, unless there are connections and all of them are encrypted.
        let look = format!(
            "SELECT 1 / (CASE WHEN BOOL_AND(s.ssl) THEN 1 ELSE 0 END) FROM pg_stat_ssl s \
             JOIN pg_stat_activity a ON a.pid = s.pid WHERE a.application_name = '{name}'"
        );
        change(&format!("{plain}?sslmode=disable"), &look).await;
        server.stop().await;
    }
    // Another name than the certificate's, and authorities that have not signed it.
    let elsewhere = url.replace("localhost", "127.0.0.1");
    config.database = Some(format!("{elsewhere}&sslmode=verify-ca"));
    server::start(config.clone()).await.unwrap().stop().await;
    for address in [format!("{elsewhere}&sslmode=verify-full"), format!("{plain}?sslmode=verify-ca")] {
        config.database = Some(address);
        let refused = server::start(config.clone()).await.err();
        assert!(matches!(refused, Some(StartFault::Database(StoreError::Unreachable(_)))), "{refused:?}");
    }
}
