//! What a host does: backups that move between databases, and looking after accounts, while the server runs.
//!
//! `SKYRAIL_TEST_DATABASE` names a PostgreSQL, where schemas of their own are made for the moves between the two.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

mod common;

use common::home::Home;
use common::{Guest, Place, new_table};
use serde_json::json;
use server::admin::{self, AdminFault};
use server::{Config, Figures, StartFault};
use std::path::Path;

/// Does a host's work as another process would: on a thread that knows nothing of the server's.
async fn admin<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    tokio::task::spawn_blocking(work).await.unwrap()
}

/// The lines of a backup without when it was made and what it adds up to.
fn lines(file: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(file).unwrap();
    let mut lines: Vec<String> = text.lines().skip(1).map(String::from).collect();
    lines.pop();
    lines.sort_unstable();
    lines
}

/// People, games over and running, chat, friends, a token: something in nearly every table.
async fn fill(place: &Place) -> (Guest, String) {
    let (anna, ben) = (place.guest().await, place.guest().await);
    anna.post("/me/keep", json!({ "login": "anna", "password": "correct horse" })).await;
    let (_, link) = anna.post("/me/friend-link", json!({})).await;
    ben.post(&format!("/friends/{}", link["code"].as_str().unwrap()), json!({})).await;
    anna.post("/me/tokens", json!({ "name": "bot", "scopes": ["read"] })).await;
    let over = anna.table(new_table("jet-set", json!(["me", { "bot": "random" }]))).await;
    anna.post(&format!("/tables/{over}/start"), json!({})).await;
    anna.connect(&over).await.play_on().await;
    let code = anna.table(new_table("jet-set", json!(["me", "open"]))).await;
    ben.post(&format!("/tables/{code}/join"), json!({ "entropy": "00ff" })).await;
    anna.post(&format!("/tables/{code}/start"), json!({})).await;
    let (mut one, mut two) = (anna.connect(&code).await, ben.connect(&code).await);
    let now = one.wait_for("now").await;
    one.send(json!({ "say": { "text": "hällo 'there'" } })).await;
    one.wait_for("said").await;
    let (mover, guest) = if now["turn"] == json!(["a"]) { (&mut one, &anna) } else { (&mut two, &ben) };
    let (_, now) = guest.get(&format!("/tables/{code}/decision")).await;
    mover.send(json!({ "play": { "decision": 0, "action": now["shown"]["view"]["legal"][0] } })).await;
    while mover.wait_for("now").await["row"] != 1 {}
    (anna, code)
}

/// A backup that is made while people play goes into another database and is the same there, game and account.
async fn moves(from: Home, to: Home) {
    let (config, there) = (from.config(), to.config());
    let files = tempfile::tempdir().unwrap();
    let (one, two) = (files.path().join("one"), files.path().join("two"));
    let place = from.open().await;
    let (mut anna, code) = fill(&place).await;
    let (_, before) = anna.get(&format!("/tables/{code}")).await;
    let (_, games) = anna.get("/me/games").await;
    let file = one.clone();
    let rows = admin(move || admin::backup(&config, &file)).await.unwrap();
    assert!(rows > 30, "{rows}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&one).unwrap().permissions().mode() & 0o777, 0o600, "it holds secrets");
    }
    let (file, config) = (one.clone(), there.clone());
    assert_eq!(admin(move || admin::restore(&config, &file, false)).await.unwrap(), rows);
    let (file, config) = (two.clone(), there.clone());
    assert_eq!(admin(move || admin::backup(&config, &file)).await.unwrap(), rows);
    assert_eq!(lines(&one), lines(&two));
    let (file, config) = (one.clone(), there.clone());
    assert!(matches!(admin(move || admin::restore(&config, &file, false)).await, Err(AdminFault::NotEmpty)));
    place.server.unwrap().stop().await;
    let moved = to.open().await;
    anna.address = moved.address();
    assert_eq!(anna.get("/me/games").await.1, games);
    let (_, after) = anna.get(&format!("/tables/{code}")).await;
    assert_eq!(after["commitment"], before["commitment"]);
    assert_eq!(anna.get("/me").await.1["login"], "anna", "the cookie still counts");
    moved.server.unwrap().stop().await;
    let (file, config) = (one.clone(), there);
    assert_eq!(
        admin(move || admin::restore(&config, &file, true)).await.unwrap(),
        rows,
        "unless it is to be replaced"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_a_running_server_is_the_same_elsewhere() {
    moves(Home::sqlite(), Home::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_moves_from_sqlite_to_postgresql_and_back() {
    let Some(postgres) = Home::postgres("move_to").await else { return };
    moves(Home::sqlite(), postgres).await;
    moves(Home::postgres("move_from").await.unwrap(), Home::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_that_is_not_whole_changes_nothing() {
    let home = Home::sqlite();
    let config = home.config();
    let files = tempfile::tempdir().unwrap();
    let file = files.path().join("backup");
    let mut place = home.open().await;
    let anna = place.guest().await;
    let (to, from) = (file.clone(), config.clone());
    admin(move || admin::backup(&from, &to)).await.unwrap();
    place.server.take().unwrap().stop().await;
    let whole = std::fs::read_to_string(&file).unwrap();
    let half = &whole[..whole.len() / 2];
    for text in [half, &whole.replace("Guest", "Guess"), "", "no backup", "{\"skyrail_backup\":99}\n"] {
        let broken = files.path().join("broken");
        std::fs::write(&broken, text).unwrap();
        let to = config.clone();
        let refused = admin(move || admin::restore(&to, &broken, true)).await;
        assert!(matches!(refused, Err(AdminFault::Unsound(_) | AdminFault::Newer)), "{refused:?}");
    }
    let (to, none) = (config.clone(), files.path().join("none"));
    assert!(matches!(admin(move || admin::restore(&to, &none, true)).await, Err(AdminFault::File(_))));
    place.server = Some(server::start(config).await.unwrap());
    assert_eq!(anna.at(&place).get("/me").await.0, 200, "what was there is still there");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_looks_after_accounts_while_the_server_runs() {
    let home = Home::sqlite();
    let config = home.config();
    let place = home.open().await;
    let (anna, ben) = (place.guest().await, place.guest().await);
    anna.post("/me/keep", json!({ "login": "anna", "password": "correct horse" })).await;
    let code = ben.get("/me").await.1["person"].as_str().unwrap().to_string();
    let ask = config.clone();
    let all = admin(move || admin::accounts(&ask, None)).await.unwrap();
    assert_eq!(all.len(), 2);
    assert!(all.iter().any(|account| account.login.as_deref() == Some("anna") && account.browsers == 1));
    let ask = config.clone();
    let (login, password) = admin(move || admin::reset_password(&ask, "anna", None)).await.unwrap();
    assert_eq!((login.as_str(), anna.get("/me").await.0), ("anna", 401), "signed out");
    let url = format!("http://{}/api/v1/log-in", place.address());
    let body = json!({ "login": login, "password": password });
    assert_eq!(client::Client::new().post(url).json(&body).send().await.unwrap().status(), 200);
    let (ask, who) = (config.clone(), code.clone());
    assert!(matches!(admin(move || admin::reset_password(&ask, &who, None)).await, Err(AdminFault::Login)));
    let (ask, who) = (config.clone(), code.clone());
    admin(move || admin::log_out(&ask, &who)).await.unwrap();
    assert_eq!(ben.get("/me").await.0, 401);
    let (ask, who) = (config.clone(), code.clone());
    admin(move || admin::delete(&ask, &who)).await.unwrap();
    assert!(matches!(admin(move || admin::accounts(&config, Some(&code))).await, Err(AdminFault::Nobody(_))));
}

#[tokio::test]
async fn figures_have_an_address_of_their_own() {
    let home = Home::sqlite();
    let mut config = home.config();
    config.metrics = Figures::At("127.0.0.1:0".parse().unwrap());
    let server = server::start(config).await.unwrap();
    let (figures, address) = (server.metrics.unwrap(), server.address);
    let http = client::Client::new();
    let get = async |url: String| http.get(url).send().await.unwrap();
    let told = get(format!("http://{address}/metrics")).await.text().await.unwrap();
    assert!(!told.contains("skyrail_live_tables"), "{told}");
    let told = get(format!("http://{figures}/metrics")).await.text().await.unwrap();
    assert!(told.contains("skyrail_live_tables"), "{told}");

    // A second server finds the place taken: it starts all the same, unless it was asked for that very place.
    let mut second = Config::new(home.folder.path().join("second"));
    second.listen = "127.0.0.1:0".parse().unwrap();
    second.metrics = Figures::IfFree(figures);
    let other = server::start(second.clone()).await.unwrap();
    assert_eq!(other.metrics, None);
    other.stop().await;
    second.metrics = Figures::At(figures);
    assert!(matches!(server::start(second).await, Err(StartFault::Listen(place, _)) if place == figures));
    server.stop().await;
}

#[tokio::test]
async fn every_answer_names_its_request() {
    let home = Home::sqlite();
    let server = server::start(home.config()).await.unwrap();
    let ask = || client::Client::new().get(format!("http://{}/healthz", server.address));
    let id = |answer: client::Response| answer.header("x-request-id").unwrap().to_string();
    let (one, other) = (id(ask().send().await.unwrap()), id(ask().send().await.unwrap()));
    assert!(one.len() == 32 && one != other, "{one} {other}");
    assert_eq!(id(ask().header("x-request-id", "of-a-proxy").send().await.unwrap()), "of-a-proxy");
    server.stop().await;
}
