//! One guest can harm nobody: each test is a way in which one could, and shows that it is closed. docs/security.md
//! has the figures.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

mod common;

use common::home::Home;
use common::{Guest, PATIENCE, Place, new_table};
use serde_json::{Value, json};
use server::admin::{self, AdminFault};
use server::{Rates, StartFault};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// How many of these answers have which status.
fn count(answers: impl IntoIterator<Item = (u16, Value)>) -> BTreeMap<u16, usize> {
    let mut counts = BTreeMap::new();
    for (status, _) in answers {
        *counts.entry(status).or_default() += 1;
    }
    counts
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_few_passwords_hashed() {
    let rates = Rates { logins: 1, ..Rates::unlimited() };
    let place = Place::start_with(rates).await;
    let (anna, ben) = (place.guest().await, place.guest().await);
    let login = |name: &str| json!({ "login": name, "password": "correct horse" });
    let keep = (0..40).map(|at| anna.post("/me/keep", login(&format!("anna {at}"))));
    assert_eq!(count(futures_util::future::join_all(keep).await), BTreeMap::from([(200, 1), (429, 39)]));
    // Another person and another call from the same address.
    assert_eq!(ben.post("/me/keep", login("ben")).await.0, 429);
    assert_eq!(ben.post("/log-in", login("anna 1")).await.0, 429);
    // What can't be a password or a login is refused before anything is hashed or counted.
    let place = Place::start_with(rates).await;
    let cleo = place.guest().await;
    for _ in 0..20 {
        assert_eq!(cleo.post("/me/keep", json!({ "login": "c", "password": "short" })).await.0, 422);
    }
    assert_eq!(cleo.post("/me/keep", login("cleo")).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_data_directory_serves_one_process() {
    let home = Home::sqlite();
    let config = home.config();
    let server = server::start(config.clone()).await.unwrap();
    let second = server::start(config.clone()).await;
    assert!(matches!(second, Err(StartFault::InUse(data)) if data == config.data));
    let file = home.folder.path().join("club.skyrail-backup");
    // A backup only reads.
    let (asked, to) = (config.clone(), file.clone());
    tokio::task::spawn_blocking(move || admin::backup(&asked, &to)).await.unwrap().unwrap();
    let (asked, from) = (config.clone(), file.clone());
    let restore = tokio::task::spawn_blocking(move || admin::restore(&asked, &from, true)).await.unwrap();
    assert!(matches!(restore, Err(AdminFault::Start(StartFault::InUse(_)))), "{restore:?}");
    server.stop().await;
    tokio::task::spawn_blocking(move || admin::restore(&config, &file, true)).await.unwrap().unwrap();
}

#[test]
fn who_only_reads_makes_no_database() {
    let home = Home::sqlite();
    let config = home.config();
    let file = home.folder.path().join("club.skyrail-backup");
    let none = |fault: AdminFault| matches!(fault, AdminFault::Start(StartFault::NoDatabase(_)));
    assert!(none(admin::backup(&config, &file).unwrap_err()));
    assert!(none(admin::accounts(&config, None).unwrap_err()));
    assert!(none(admin::log_out(&config, "anna").unwrap_err()));
    let left = std::fs::read_dir(home.folder.path()).unwrap().count();
    assert_eq!(left, 0, "neither a database nor half a backup");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_is_known_and_its_visitors_are_counted_also_on_version_6() {
    let home = Home::sqlite();
    let mut config = home.config();
    config.listen = "[::]:0".parse().unwrap();
    config.trusted = vec!["127.0.0.1".parse().unwrap()];
    config.rates = Rates { guests: 2, ..Rates::unlimited() };
    let Ok(server) = server::start(config).await else {
        println!("this machine has no version 6");
        return;
    };
    let address = format!("127.0.0.1:{}", server.address.port());
    let http = client::Client::new();
    let enter = async |visitor: &str| {
        let request = http.post(format!("http://{address}/api/v1/me")).header("x-forwarded-for", visitor);
        request.send().await.unwrap().status()
    };
    for visitor in ["192.0.2.1", "::ffff:192.0.2.1"] {
        assert_eq!(enter(visitor).await, 200);
    }
    assert_eq!(enter("198.51.100.1, 192.0.2.1").await, 429, "the last one is the one that the proxy saw");
    assert_eq!(enter("192.0.2.2:4711").await, 200);
    for visitor in ["2001:db8::1", "2001:db8::2"] {
        assert_eq!(enter(visitor).await, 200);
    }
    assert_eq!(enter("2001:db8::3").await, 429, "one network of version 6 is one visitor");
    assert_eq!(enter("2001:db8:0:1::3").await, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_does_not_arrive_ends_the_connection() {
    let home = Home::sqlite();
    let mut config = home.config();
    config.pauses.body = Duration::from_millis(200);
    let server = server::start(config).await.unwrap();
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let head = "POST /api/v1/log-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
        content-length: 100\r\n\r\n{\"login\":";
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("an end in time").unwrap();
    assert!(answer.starts_with(b"HTTP/1.1 4"), "{}", String::from_utf8_lossy(&answer));
    server.stop().await;
}

/// What a guest sees first at a table that begins now.
async fn first_view(guest: &Guest, code: &str) -> Value {
    guest.connect(code).await.wait_for("now").await["shown"]["view"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deal_shows_nobody_elses_hand() {
    let place = Place::start().await;
    let (anna, ben) = (place.guest().await, place.guest().await);
    for title in ["airlines-europe", "ticket-to-ride-germany", "jet-set"] {
        let deal = |chairs: Value| {
            let mut new = new_table(title, chairs);
            new["deal"] = json!("spied");
            new
        };
        let code = anna.table(deal(json!(["me", "open"]))).await;
        assert_eq!(ben.post(&format!("/tables/{code}/join"), json!({})).await.0, 200);
        let (_, info) = anna.post(&format!("/tables/{code}/start"), json!({})).await;
        assert_eq!((&info["stage"], &info["deal"]), (&json!("running"), &Value::Null));
        // At a table of his own, of whatever kind, Ben sees other luck: a table's commitment is that to its luck.
        for chairs in [json!(["me", { "bot": "random" }]), json!(["me", { "local": "Anna" }])] {
            let code = ben.table(deal(chairs)).await;
            let (_, own) = ben.post(&format!("/tables/{code}/start"), json!({})).await;
            assert_ne!(own["commitment"], info["commitment"], "{title}");
        }
        assert_ne!(first_view(&anna, &code).await, Value::Null);
    }
    // Alone everyone has the same luck, and stays alone.
    let mut new = new_table("jet-set", json!(["me", { "bot": "random" }]));
    new["deal"] = json!("day 1");
    let (_, one) = anna.get(&format!("/tables/{}", anna.table(new.clone()).await)).await;
    let (_, two) = ben.get(&format!("/tables/{}", ben.table(new).await)).await;
    assert_eq!((&one["commitment"], &one["deal"]), (&two["commitment"], &json!("day 1")));
    let chair = format!("/tables/{}/chairs/b", one["code"].as_str().unwrap());
    let (status, refusal) = anna.ask("DELETE", &chair, None).await;
    assert_eq!((status, &refusal["key"]), (409, &json!("server-deal-alone")));
}

/// Uploads a board file.
async fn upload(guest: &Guest, file: String) -> (u16, Value) {
    let url = format!("http://{}/api/v1/boards", guest.address);
    let request = guest.http.post(url).header("cookie", &guest.cookie).header("content-type", "text/plain");
    let response = request.body(file).send().await.unwrap();
    (response.status(), response.json().await.unwrap_or_default())
}

/// A board of Jet Set on which a link has another price, with this remark.
fn board(price: u32, remark: &str) -> String {
    let title = catalog::Title::from_name("jet-set").unwrap();
    let mut board: Value = serde_json::from_str(title.board().json()).unwrap();
    board["links"][0]["price"] = json!(price);
    board["notes"] = json!(remark);
    board.to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_is_one_however_it_is_told_and_few_are_kept() {
    let place = Place::start_with(Rates { boards: 3, ..Rates::unlimited() }).await;
    let (anna, ben) = (place.guest().await, place.guest().await);
    // Each address may upload three in an hour, and all of these are one board.
    let mut hashes = Vec::new();
    for remark in ["one", "two", &"three ".repeat(20_000)] {
        let (status, info) = upload(&anna, board(6, remark)).await;
        assert_eq!(status, 200, "{info}");
        hashes.push(info["hash"].as_str().unwrap().to_string());
    }
    hashes.dedup();
    assert_eq!(hashes.len(), 1);
    let (_, kept) = anna.get(&format!("/boards/{}", hashes[0])).await;
    assert!(kept["notes"].is_null() && kept["links"].is_array());
    assert_eq!(upload(&anna, board(7, "")).await.0, 429);
    // It is its owner's to delete, as long as nobody plays on it.
    let path = format!("/boards/{}", hashes[0]);
    assert_eq!(ben.ask("DELETE", &path, None).await.0, 404);
    let mut new = new_table("jet-set", json!(["me", { "bot": "random" }]));
    new["board"] = json!(hashes[0]);
    let code = ben.table(new).await;
    let (status, refusal) = anna.ask("DELETE", &path, None).await;
    assert_eq!((status, &refusal["key"]), (409, &json!("server-board-used")));
    assert_eq!(ben.ask("DELETE", &format!("/tables/{code}"), None).await.0, 204);
    assert_eq!(anna.ask("DELETE", &path, None).await.0, 204);
    assert_eq!(anna.get(&path).await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_are_no_larger_than_they_need_be() {
    let place = Place::start().await;
    let anna = place.guest().await;
    let large = json!({ "settings": "x".repeat(20_000) });
    let (status, refusal) = anna.ask("PATCH", "/me", Some(large)).await;
    assert_eq!(status, 413, "{refusal}");
    assert_eq!(upload(&anna, " ".repeat(300_000)).await.0, 413);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_refusal_is_json_with_a_key() {
    let place = Place::start().await;
    let anna = place.guest().await;
    for (method, path, body, expected) in [
        ("POST", "/tables", Some(json!({ "title": 5 })), "server-unreadable"),
        ("POST", "/tables", None, "server-unreadable"),
        ("PUT", "/tables", None, "server-no-method"),
        ("GET", "/nothing", None, "server-absent"),
        ("GET", "/me/tables?before=never", None, "server-unreadable"),
        ("PATCH", "/me", Some(json!({ "settings": "x".repeat(20_000) })), "server-too-large"),
        ("PATCH", "/me", Some(json!({ "settings": "x".repeat(600_000) })), "server-too-large"),
    ] {
        let (status, refusal) = anna.ask(method, path, body).await;
        assert!((400..500).contains(&status), "{method} {path}: {status}");
        assert_eq!(refusal["key"], expected, "{method} {path}: {status} {refusal}");
        assert!(!refusal["sentence"].as_str().unwrap().is_empty());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_host_does_not_fill_the_lobby() {
    let place = Place::start().await;
    let (anna, ben) = (place.guest().await, place.guest().await);
    let mut new = new_table("jet-set", json!(["me", "open"]));
    new["open"] = json!(true);
    let bens = ben.table(new.clone()).await;
    for _ in 0..40 {
        anna.table(new.clone()).await;
    }
    let (_, lobby) = anna.get("/tables").await;
    let lobby = lobby.as_array().unwrap();
    assert!(lobby.iter().any(|line| line["code"] == bens.as_str()));
    assert!(lobby.len() == 4 || common::is_shared(), "{}", lobby.len());
}

/// A table of one person and this bot, which is to move first; the game has begun.
async fn against(guest: &Guest, bot: &str) -> String {
    let mut new = new_table("jet-set", json!(["me", { "bot": bot }, { "bot": bot }]));
    new["options"] = json!([{ "name": "first", "value": "b" }]);
    let code = guest.table(new).await;
    assert_eq!(guest.post(&format!("/tables/{code}/start"), json!({})).await.0, 200);
    code
}

/// How long it takes until a bot has moved at a table that begins now.
async fn first_move(guest: &Guest, bot: &str) -> Duration {
    let since = Instant::now();
    let mut socket = guest.connect(&against(guest, bot).await).await;
    while socket.wait_for("now").await["row"] == 0 {}
    since.elapsed()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_guests_bots_hold_up_nobody_elses() {
    let place = Place::start().await;
    let (anna, ben) = (place.guest().await, place.guest().await);
    // Some that Anna looks at and some that nobody does: a minute of thinking before each has moved once.
    let mut watched = Vec::new();
    for at in 0..60 {
        let code = against(&anna, "master").await;
        if at % 2 == 0 {
            watched.push(anna.connect(&code).await);
        }
    }
    let greedy = first_move(&ben, "greedy").await;
    let master = first_move(&ben, "master").await;
    println!("greedy after {greedy:?}, master after {master:?}");
    // Behind all of Anna's it would be a minute; a full round is three who ask, of a second each.
    assert!(greedy < Duration::from_secs(5) && master < Duration::from_secs(15), "{greedy:?} {master:?}");
    drop(watched);
}

#[tokio::test(flavor = "multi_thread")]
async fn few_tables_of_bots_alone_are_one_persons() {
    let place = Place::start_with(Rates { bot_tables: 2, ..Rates::unlimited() }).await;
    let anna = place.guest().await;
    let bots = new_table("jet-set", json!([{ "bot": "master" }, { "bot": "master" }]));
    for _ in 0..2 {
        anna.table(bots.clone()).await;
    }
    let (status, refusal) = anna.post("/tables", bots).await;
    assert_eq!((status, &refusal["key"]), (429, &json!("server-bot-tables")));
    anna.table(new_table("jet-set", json!(["me", { "bot": "master" }]))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn looking_back_is_bounded_and_tells_what_was() {
    let place = Place::start_with(Rates { looks: 20, ..Rates::unlimited() }).await;
    let anna = place.guest().await;
    let code = anna.table(new_table("jet-set", json!(["me", { "bot": "random" }]))).await;
    anna.post(&format!("/tables/{code}/start"), json!({})).await;
    let mut socket = anna.connect_as(&code, "skyrail.2.json").await;
    // What was shown as it happened is what is shown again.
    let mut shown: BTreeMap<u64, Value> = BTreeMap::new();
    let mut answered = -1;
    while shown.len() < 8 {
        let now = socket.wait_for("now").await;
        let (row, legal) = (now["row"].as_u64().unwrap(), &now["shown"]["view"]["legal"]);
        shown.insert(row, now["shown"]["view"].clone());
        if let Some(action) = legal.get(0)
            && now["decision"] != answered
        {
            answered = now["decision"].as_i64().unwrap();
            let play = json!({ "play": { "decision": answered, "action": action } });
            socket.send(json!({ "id": 900, "wish": play })).await;
        }
    }
    let rows: Vec<u64> = shown.keys().copied().collect();
    for id in 1..=200 {
        let row = rows[id % rows.len()];
        socket.send(json!({ "id": id, "wish": { "look_back": { "row": row } } })).await;
    }
    let (mut past, mut refused) = (0, 0);
    while past + refused < 200 {
        let message = socket.hear().await.unwrap();
        if let Some(then) = message.get("past") {
            past += 1;
            let row = then["row"].as_u64().unwrap();
            assert_eq!(then["shown"]["view"], shown[&row], "row {row}");
        } else if let Some(refusal) = message.get("refused") {
            assert_eq!(refusal["key"], "server-slower");
            refused += 1;
        }
    }
    assert!(past >= 16 && refused > 50, "{past} shown, {refused} refused");
}
