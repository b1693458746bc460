//! Clients that mean harm or know no better: they are refused clearly, and nobody else notices.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

mod common;

use common::{Guest, PATIENCE, Place, Socket, new_table};
use serde_json::{Value, json};
use server::Rates;
use std::collections::BTreeMap;
use std::net::Ipv4Addr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async, connect_async};

/// A running table of two, and its people.
async fn table_of_two(place: &Place) -> (Guest, Guest, String) {
    let (anna, ben) = (place.guest().await, place.guest().await);
    let code = anna.table(new_table("jet-set", json!(["me", "open"]))).await;
    assert_eq!(ben.post(&format!("/tables/{code}/join"), json!({})).await.0, 200);
    assert_eq!(anna.post(&format!("/tables/{code}/start"), json!({})).await.0, 200);
    (anna, ben, code)
}

/// That a whole game can be played, whatever happens elsewhere.
async fn assert_unaffected(place: &Place) {
    let (anna, ben, code) = table_of_two(place).await;
    let (mut one, mut two) = (anna.connect(&code).await, ben.connect(&code).await);
    let (one, two) = tokio::join!(one.play_on(), two.play_on());
    assert_eq!(one["ended"], two["ended"]);
}

/// The status of an attempt to connect with these headers in place of a guest's own.
async fn knock(guest: &Guest, code: &str, headers: &[(&'static str, &str)]) -> u16 {
    let url = format!("ws://{}/api/v1/tables/{code}/socket", guest.address);
    let mut request = url.into_client_request().unwrap();
    request.headers_mut().insert("cookie", guest.cookie.parse().unwrap());
    request.headers_mut().insert("sec-websocket-protocol", "skyrail.1.json".parse().unwrap());
    for &(name, value) in headers {
        request.headers_mut().insert(name, value.parse().unwrap());
    }
    match connect_async(request).await {
        Ok(_) => 101,
        Err(Error::Http(response)) => response.status().as_u16(),
        Err(error) => panic!("{error}"),
    }
}

async fn pings(socket: &mut Socket) {
    socket.send(json!({ "ping": { "n": 7 } })).await;
    assert_eq!(socket.wait_for("pong").await["n"], 7);
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_messages_are_refused_and_oversized_ones_end_the_connection() {
    let place = Place::start().await;
    let (anna, ben, code) = table_of_two(&place).await;
    let (mut one, mut two) = (anna.connect(&code).await, ben.connect(&code).await);
    let deep = "[".repeat(8000);
    for text in
        ["", "null", "{", "\u{0}", "{\"play\":{}}", "{\"play\":{\"decision\":-1,\"action\":\"\"}}", &deep]
    {
        assert!(one.send_raw(Message::text(text)).await);
        assert_eq!(one.wait_for("refused").await["key"], "server-garbled", "{text:.20}");
    }
    assert!(one.send_raw(Message::binary(vec![0xff; 300])).await);
    assert_eq!(one.wait_for("refused").await["key"], "server-garbled");
    for action in ["\u{0}", "claim", &"x".repeat(4000), "undo 1", "back 1", "'; DROP TABLE rows; --"] {
        one.send(json!({ "play": { "decision": 0, "action": action } })).await;
        one.wait_for("refused").await;
    }
    for message in [
        json!({ "undo": { "decision": 0, "count": u32::MAX } }),
        json!({ "ask_back": { "count": u32::MAX } }),
        json!({ "look_back": { "row": u32::MAX } }),
        json!({ "entropy": { "hex": "zz" } }),
        json!({ "look": { "seat": "f" } }),
        json!({ "say": { "text": "x".repeat(600) } }),
    ] {
        one.send(message.clone()).await;
        pings(&mut one).await;
    }
    assert!(one.send_raw(Message::text("x".repeat(100_000))).await);
    while one.hear().await.is_some() {}
    pings(&mut two).await;
    assert!(two.send_raw(Message::Ping(vec![1, 2].into())).await);
    pings(&mut anna.connect(&code).await).await;
    assert_unaffected(&place).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_decides_only_for_itself_and_only_when_it_may() {
    let place = Place::start().await;
    let (anna, ben, code) = table_of_two(&place).await;
    let cleo = place.guest().await;
    let (mut one, mut two, mut three) =
        (anna.connect(&code).await, ben.connect(&code).await, cleo.connect(&code).await);
    let (now, other) = (one.wait_for("now").await, two.wait_for("now").await);
    let (mover, waiter) =
        if now["turn"] == json!(["a"]) { (&mut one, &mut two) } else { (&mut two, &mut one) };
    let now = if now["turn"] == json!(["a"]) { now } else { other };
    let action = now["shown"]["view"]["legal"][0].clone();
    let play = |decision: u32| json!({ "play": { "decision": decision, "action": action } });
    waiter.send(play(0)).await;
    assert!(waiter.wait_for("refused").await["key"].as_str().unwrap().contains("turn"));
    for decision in [1, 77, u32::MAX] {
        mover.send(play(decision)).await;
        assert_eq!(mover.wait_for("now").await["row"], 0, "decision {decision} is not the one");
    }
    three.send(play(0)).await;
    assert_eq!(three.wait_for("refused").await["key"], "server-not-seated");
    mover.send(play(0)).await;
    assert_eq!(mover.wait_for("now").await["row"], 1);
    for _ in 0..20 {
        mover.send(play(0)).await;
        assert_eq!(mover.wait_for("now").await["row"], 1, "a repeated message does nothing");
    }
    for (person, path) in [(&cleo, "start"), (&ben, "start"), (&cleo, "chairs/a/bot"), (&cleo, "rematch")] {
        let (status, refusal) =
            person.post(&format!("/tables/{code}/{path}"), json!({ "bot": "random" })).await;
        assert!((400..500).contains(&status), "{path}: {status} {refusal}");
        assert!(refusal["sentence"].is_string(), "{path}: {refusal}");
    }
    assert_eq!(cleo.post(&format!("/tables/{code}/join"), json!({})).await.0, 409);
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_and_forged_cookies_get_nowhere() {
    let place = Place::start().await;
    let (anna, _ben, code) = table_of_two(&place).await;
    let own = format!("http://{}", place.address());
    assert_eq!(knock(&anna, &code, &[("origin", &own)]).await, 101);
    for origin in ["http://evil.example", "null", "https://127.0.0.1", &format!("{own}.evil.example")] {
        assert_eq!(knock(&anna, &code, &[("origin", origin)]).await, 403, "{origin}");
    }
    assert_eq!(knock(&anna, &code, &[("sec-fetch-site", "cross-site")]).await, 403);
    assert_eq!(knock(&anna, &code, &[("sec-websocket-protocol", "chat")]).await, 422);
    for cookie in ["skyrail=", "skyrail=00", "skyrail=' OR 1=1", &format!("{}0", anna.cookie), "a=b"] {
        assert_eq!(knock(&anna, &code, &[("cookie", cookie)]).await, 401, "{cookie}");
    }
    let post = |name: &'static str, value: &str| {
        let url = format!("{own}/api/v1/me/log-out-everywhere");
        anna.http.post(url).header("cookie", &anna.cookie).header(name, value).send()
    };
    for (name, value) in [
        ("origin", "http://evil.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        let answer = post(name, value).await.unwrap();
        assert_eq!(answer.status(), 403, "{name}: {value}");
        assert_eq!(answer.json::<Value>().await.unwrap()["key"], "server-other-site");
    }
    assert_eq!(anna.get("/me").await.0, 200, "nobody logged Anna out");
    let form = anna.http.post(format!("{own}/api/v1/tables")).header("cookie", &anna.cookie);
    let form = form.header("content-type", "application/x-www-form-urlencoded").body("title=jet-set");
    assert_eq!(form.send().await.unwrap().status(), 415, "a form of another site makes no table");
    let page = anna.http.get(format!("{own}/healthz")).send().await.unwrap();
    for name in ["content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy"] {
        assert!(page.headers().contains_key(name), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_that_are_too_large_or_no_json_are_refused() {
    let place = Place::start().await;
    let anna = place.guest().await;
    let url = format!("http://{}/api/v1/tables", place.address());
    let send = |body: String| {
        anna.http
            .post(url.as_str())
            .header("cookie", &anna.cookie)
            .header("content-type", "application/json")
            .body(body)
            .send()
    };
    // A server that has read enough may end the connection before all was sent.
    if let Ok(answer) = send("x".repeat(3_000_000)).await {
        assert_eq!(answer.status(), 413);
    }
    for body in ["", "{", "[]", "{\"title\":7}", &"[".repeat(100_000)] {
        let status = send(body.into()).await.unwrap().status();
        assert!((400..500).contains(&status), "{status} for {body:.20}");
    }
    for new in [
        json!({ "title": "chess", "chairs": ["me", "open"] }),
        json!({ "title": "jet-set", "chairs": [] }),
        json!({ "title": "jet-set", "chairs": vec!["me"; 99] }),
        json!({ "title": "jet-set", "chairs": ["me", { "bot": "../../etc/passwd" }] }),
        json!({ "title": "jet-set", "chairs": ["me", "open"], "board": "00" }),
        json!({ "title": "jet-set", "chairs": ["me", "open"], "options": [{ "name": "x", "value": "y" }] }),
        json!({ "title": "jet-set", "chairs": ["me", "open"], "pace": { "live": { "seconds": 0, "increment": 0 } } }),
    ] {
        let (status, refusal) = anna.post("/tables", new.clone()).await;
        assert_eq!(status, 422, "{new}: {refusal}");
        assert!(refusal["sentence"].is_string(), "{refusal}");
    }
    assert_eq!(anna.ask("GET", "/tables/..%2f..%2fetc", None).await.0, 404);
    assert_unaffected(&place).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn floods_are_cut_off_while_others_play() {
    let rates = Rates { messages: 20, tables: 3, connections: 4, ..Rates::unlimited() };
    let place = Place::start_with(rates).await;
    let (anna, _ben, code) = table_of_two(&place).await;
    let mut flood = anna.connect(&code).await;
    let mut sent = 0;
    while sent < 5000 && flood.send_raw(Message::text("{\"ping\":{\"n\":1}}")).await {
        sent += 1;
    }
    let mut pongs = 0;
    while let Some(message) = flood.hear().await {
        pongs += usize::from(message.get("pong").is_some());
    }
    assert!(pongs < 500, "{pongs} of {sent} were answered");
    for _ in 0..2 {
        anna.table(new_table("jet-set", json!(["me", "open"]))).await;
    }
    let (status, refusal) = anna.post("/tables", new_table("jet-set", json!(["me", "open"]))).await;
    assert_eq!((status, &refusal["key"]), (429, &json!("server-tables")));
    let mut held = Vec::new();
    for _ in 0..4 {
        held.push(anna.connect(&code).await);
    }
    assert_eq!(knock(&anna, &code, &[]).await, 429);
    drop(held);
    let place = Place::start_with(Rates { requests: 5, guests: 3, logins: 2, ..Rates::unlimited() }).await;
    let http = client::Client::new();
    let mut refused = 0;
    for _ in 0..80 {
        let answer = http.get(format!("http://{}/api/v1/tables", place.address())).send().await.unwrap();
        refused += usize::from(answer.status() == 429);
    }
    assert!(refused > 10, "{refused} of 80");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_never_reads_is_let_go_and_delays_nobody() {
    let place = Place::start().await;
    let (anna, ben, code) = table_of_two(&place).await;
    let mut deaf = Vec::new();
    for _ in 0..8 {
        deaf.push(place.guest().await.connect(&code).await);
    }
    // Half a request, and half a handshake, for ever.
    let mut slow = TcpStream::connect(place.address()).await.unwrap();
    slow.write_all(b"GET /api/v1/me HTTP/1.1\r\nHost: x\r\nX-Slow: ").await.unwrap();
    let (mut one, mut two) = (anna.connect(&code).await, ben.connect(&code).await);
    let (one, two) = tokio::join!(one.play_on(), two.play_on());
    assert_eq!(one["ended"], two["ended"]);
    let mut nothing = [0; 1];
    let quiet = tokio::time::timeout(Duration::from_millis(50), slow.read(&mut nothing)).await;
    assert!(quiet.is_err() || matches!(quiet, Ok(Ok(0) | Err(_))), "an unfinished request gets no answer");
}

/// Connects from another address of this machine: the status, and the connection if there is one.
async fn knock_from(from: Ipv4Addr, guest: &Guest, code: &str) -> (u16, Option<WebSocketStream<TcpStream>>) {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((from, 0).into()).unwrap();
    let stream = socket.connect(guest.address.parse().unwrap()).await.unwrap();
    let url = format!("ws://{}/api/v1/tables/{code}/socket", guest.address);
    let mut request = url.into_client_request().unwrap();
    request.headers_mut().insert("cookie", guest.cookie.parse().unwrap());
    request.headers_mut().insert("sec-websocket-protocol", "skyrail.1.json".parse().unwrap());
    match client_async(request, stream).await {
        Ok((socket, _)) => (101, Some(socket)),
        Err(Error::Http(response)) => (response.status().as_u16(), None),
        // It was told and let go before it had said everything.
        Err(_) => (429, None),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn thousands_of_connections_of_one_address_are_refused_while_others_play() {
    rlimit::increase_nofile_limit(16_384).unwrap();
    let place = Place::start_with(Rates { connections: 100, ..Rates::unlimited() }).await;
    let (anna, ben, code) = table_of_two(&place).await;
    let mallory = place.guest().await;
    let mut held = Vec::new();
    let mut statuses = BTreeMap::new();
    for _ in 0..60 {
        let knocks: Vec<_> =
            (0..50).map(|_| knock_from(Ipv4Addr::new(127, 0, 0, 2), &mallory, &code)).collect();
        for (status, socket) in futures_util::future::join_all(knocks).await {
            *statuses.entry(status).or_insert(0) += 1;
            held.extend(socket);
        }
    }
    assert_eq!(statuses, BTreeMap::from([(101, 100), (429, 2900)]));
    // Connections that never say what they want, from a third address.
    let mut silent = Vec::new();
    for _ in 0..1000 {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind((Ipv4Addr::new(127, 0, 0, 3), 0).into()).unwrap();
        silent.push(socket.connect(place.address().parse().unwrap()).await.unwrap());
    }
    let mut answer = [0; 12];
    silent.last_mut().unwrap().read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 429");
    // The table that all of them look at without reading is played to its end, and so is another one.
    let (mut one, mut two) = (anna.connect(&code).await, ben.connect(&code).await);
    let (one, two) = tokio::join!(one.play_on(), two.play_on());
    assert_eq!(one["ended"], two["ended"]);
    assert_unaffected(&place).await;
    assert_eq!(held.len(), 100);
    drop(held);
    // Who makes room may come again.
    let since = Instant::now();
    while knock_from(Ipv4Addr::new(127, 0, 0, 2), &mallory, &code).await.0 != 101 {
        assert!(since.elapsed() < PATIENCE, "the address stays locked out");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hundreds_of_watchers_from_as_many_addresses_disturb_nobody() {
    rlimit::increase_nofile_limit(16_384).unwrap();
    // Room for what two players and one guest keep open themselves.
    let place = Place::start_with(Rates { connections: 20, ..Rates::unlimited() }).await;
    let (anna, ben, code) = table_of_two(&place).await;
    let cleo = place.guest().await;
    let mut watchers = Vec::new();
    for hundred in 0..3 {
        let knocks: Vec<_> =
            (1..=100).map(|one| knock_from(Ipv4Addr::new(127, 1, hundred, one), &cleo, &code)).collect();
        for (status, socket) in futures_util::future::join_all(knocks).await {
            assert_eq!(status, 101);
            watchers.extend(socket);
        }
    }
    let (mut one, mut two) = (anna.connect(&code).await, ben.connect(&code).await);
    let (one, two) = tokio::join!(one.play_on(), two.play_on());
    assert_eq!(one["ended"], two["ended"]);
    assert_unaffected(&place).await;
}
