//! Programs: tokens and what they allow, playing without a socket, the stream of own tables, and the description
//! of the interface.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

mod common;

use common::home::Home;
use common::{Guest, Place, new_table};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use std::time::{Duration, Instant};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// A program with a token and no cookie.
#[derive(Clone)]
struct Program {
    http: client::Client,
    address: String,
    token: String,
}

impl Program {
    async fn new(owner: &Guest, scopes: Value) -> Self {
        let (status, made) = owner.post("/me/tokens", json!({ "name": "my bot", "scopes": scopes })).await;
        assert_eq!(status, 201, "{made}");
        let token = made["secret"].as_str().unwrap().to_string();
        assert!(token.starts_with("skyrail_") && token.len() == 48, "{token}");
        Self { http: client::Client::new(), address: owner.address.clone(), token }
    }

    async fn ask(&self, method: &str, path: &str, body: Value, extra: &[(&str, &str)]) -> (u16, Value) {
        let url = format!("http://{}/api/v1{path}", self.address);
        let mut request = self.http.request(method, url);
        request = request.header("authorization", format!("Bearer {}", self.token));
        for (name, value) in extra {
            request = request.header(name, value);
        }
        if !body.is_null() {
            request = request.json(&body);
        }
        let response = request.send().await.unwrap();
        let status = response.status();
        let text = response.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    async fn get(&self, path: &str) -> (u16, Value) {
        self.ask("GET", path, Value::Null, &[]).await
    }

    async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        self.ask("POST", path, body, &[]).await
    }

    /// The status of an attempt to connect to a table's socket.
    async fn knock(&self, code: &str, extra: &[(&'static str, &str)]) -> u16 {
        let url = format!("ws://{}/api/v1/tables/{code}/socket", self.address);
        let mut request = url.into_client_request().unwrap();
        let headers = request.headers_mut();
        headers.insert("authorization", format!("Bearer {}", self.token).parse().unwrap());
        headers.insert("sec-websocket-protocol", "skyrail.1.json".parse().unwrap());
        for &(name, value) in extra {
            headers.insert(name, value.parse().unwrap());
        }
        match connect_async(request).await {
            Ok(_) => 101,
            Err(Error::Http(response)) => response.status().as_u16(),
            Err(error) => panic!("{error}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_allows_what_it_says_and_no_more() {
    let place = Place::start().await;
    let anna = place.guest().await;
    let code = anna.table(new_table("jet-set", json!(["me", { "bot": "random" }]))).await;
    anna.post(&format!("/tables/{code}/start"), json!({})).await;
    let reader = Program::new(&anna, json!(["read"])).await;
    let player = Program::new(&anna, json!(["play"])).await;
    let keeper = Program::new(&anna, json!(["account"])).await;
    let table = new_table("jet-set", json!(["me", "open"]));
    // What is asked, and what reader, player and keeper are answered.
    let calls = [
        ("GET", "/me", Value::Null, [200, 200, 403]),
        ("GET", "/me/tables", Value::Null, [200, 200, 403]),
        ("GET", "/me/friends", Value::Null, [200, 200, 403]),
        ("POST", "/tables", table, [403, 201, 403]),
        ("PATCH", "/me", json!({ "mark": 5 }), [403, 403, 200]),
        ("POST", "/me/friend-link", json!({}), [403, 403, 200]),
        ("GET", "/tables", Value::Null, [200, 200, 200]),
        ("POST", "/me/tokens", json!({ "name": "more", "scopes": ["account"] }), [403, 403, 403]),
        ("GET", "/me/tokens", Value::Null, [403, 403, 403]),
        ("POST", "/me/keep", json!({ "login": "x", "password": "longer than 8" }), [403, 403, 403]),
        ("POST", "/me/passkeys/start", json!({}), [403, 403, 403]),
        ("POST", "/me/log-out-everywhere", json!({}), [403, 403, 403]),
        ("DELETE", "/me", Value::Null, [403, 403, 403]),
    ];
    for (method, path, body, expected) in calls {
        for (program, expected) in [&reader, &player, &keeper].into_iter().zip(expected) {
            let (status, answer) = program.ask(method, path, body.clone(), &[]).await;
            assert_eq!(status, expected, "{method} {path}: {answer}");
            if status == 403 {
                let key = answer["key"].as_str().unwrap();
                assert!(["server-scope", "server-browser-only"].contains(&key), "{answer}");
                assert!(answer["sentence"].as_str().unwrap().len() > 20, "{answer}");
            }
        }
    }
    assert_eq!([reader.knock(&code, &[]).await, player.knock(&code, &[]).await], [403, 101]);
    let asked = format!("/tables/{code}/decision?wait=20");
    let (status, now) = reader.get(&asked).await;
    assert_eq!(status, 200);
    let answer = json!({ "decision": now["decision"], "action": now["shown"]["view"]["legal"][0] });
    let (status, refusal) = reader.post(&format!("/tables/{code}/decisions"), answer).await;
    assert_eq!((status, &refusal["key"]), (403, &json!("server-scope")));
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_are_listed_with_their_last_use_and_taken_back() {
    let place = Place::start().await;
    let (anna, ben) = (place.guest().await, place.guest().await);
    let program = Program::new(&anna, json!(["read", "play", "read"])).await;
    let (_, list) = anna.get("/me/tokens").await;
    assert_eq!((&list[0]["scopes"], &list[0]["seen"]), (&json!(["play", "read"]), &Value::Null));
    assert!(!list.to_string().contains(&program.token), "a token is told once");
    assert_eq!(program.get("/me").await.0, 200);
    let (_, list) = anna.get("/me/tokens").await;
    assert!(list[0]["seen"].is_i64(), "{list}");
    let path = format!("/me/tokens/{}", list[0]["id"].as_str().unwrap());
    assert_eq!(ben.ask("DELETE", &path, None).await.0, 404, "only one's own");
    assert_eq!(program.get("/me").await.0, 200);
    assert_eq!(anna.ask("DELETE", &path, None).await.0, 204);
    let (status, refusal) = program.get("/me").await;
    assert_eq!((status, &refusal["key"]), (401, &json!("server-token")));
    assert_eq!(anna.post("/me/tokens", json!({ "name": "x", "scopes": [] })).await.0, 422);
    let everywhere = Program::new(&anna, json!(["read"])).await;
    assert_eq!(anna.post("/me/log-out-everywhere", json!({})).await.0, 200);
    assert_eq!(everywhere.get("/me").await.0, 401, "tokens go too");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_opens_no_side_door() {
    let place = Place::start().await;
    let anna = place.guest().await;
    let code = anna.table(new_table("jet-set", json!(["me", "open"]))).await;
    let program = Program::new(&anna, json!(["play", "account"])).await;
    let other_site = [("origin", "https://evil.example")];
    assert_eq!(program.ask("POST", "/me/friend-link", json!({}), &other_site).await.0, 403);
    assert_eq!(
        program.ask("POST", "/me/friend-link", json!({}), &[("sec-fetch-site", "cross-site")]).await.0,
        403
    );
    assert_eq!(program.knock(&code, &other_site).await, 403);
    let wrong = Program { token: "skyrail_nonsense".into(), ..program.clone() };
    for token in ["skyrail_nonsense", "nonsense", "", "skyrail_"] {
        let wrong = Program { token: token.into(), ..program.clone() };
        let cookie = [("cookie", anna.cookie.as_str())];
        let (status, refusal) = wrong.ask("GET", "/me", Value::Null, &cookie).await;
        assert_eq!(
            (status, &refusal["key"]),
            (401, &json!("server-token")),
            "a wrong token is not passed over"
        );
    }
    assert_eq!(wrong.post("/me", json!({})).await.0, 401, "nor is a guest made for it");
    assert_eq!(wrong.knock(&code, &[]).await, 401);
    let basic = [("authorization", "Basic c2t5cmFpbDp4")];
    assert_eq!(wrong.ask("GET", "/tables", Value::Null, &basic).await.0, 200, "what is open needs nothing");
}

/// Plays a seat to the end by asking and answering; says the last answer.
async fn poll_on(program: &Program, code: &str) -> Value {
    let mut after = String::new();
    loop {
        let (status, now) = program.get(&format!("/tables/{code}/decision?wait=20{after}")).await;
        if status == 204 {
            continue;
        }
        assert_eq!(status, 200, "{now}");
        if !now["ended"].is_null() {
            return now;
        }
        let legal = now["shown"]["view"]["legal"].as_array().unwrap();
        let answer = json!({ "decision": now["decision"], "action": legal[(legal.len() - 1) / 2] });
        let (status, then) = program.post(&format!("/tables/{code}/decisions"), answer.clone()).await;
        assert_eq!(status, 200, "{then}");
        assert!(then["row"].as_u64() > now["row"].as_u64(), "{then}");
        after = format!("&after={}", now["decision"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_by_asking_against_one_with_a_socket() {
    let place = Place::start().await;
    let (anna, ben) = (place.guest().await, place.guest().await);
    let program = Program::new(&anna, json!(["play"])).await;
    let (_, made) = program.post("/tables", new_table("jet-set", json!(["me", "open"]))).await;
    let code = made["code"].as_str().unwrap().to_string();
    assert_eq!(
        program.get(&format!("/tables/{code}/decision")).await.0,
        204,
        "nothing to decide before the start"
    );
    assert_eq!(ben.get(&format!("/tables/{code}/decision")).await.1["key"], "server-not-seated");
    let early = json!({ "decision": 0, "action": "done" });
    assert_eq!(program.post(&format!("/tables/{code}/decisions"), early).await.1["key"], "server-not-begun");
    assert_eq!(ben.post(&format!("/tables/{code}/join"), json!({})).await.0, 200);
    assert_eq!(program.post(&format!("/tables/{code}/start"), json!({})).await.0, 200);
    let mut socket = ben.connect(&code).await;
    let (asked, socket) = tokio::join!(poll_on(&program, &code), socket.play_on());
    assert_eq!(asked["ended"], socket["ended"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_that_are_repeated_late_or_against_the_rules_do_no_harm() {
    let place = Place::start().await;
    let anna = place.guest().await;
    let code = anna.table(new_table("airlines-europe", json!(["me", { "local": "Ben" }]))).await;
    anna.post(&format!("/tables/{code}/start"), json!({})).await;
    let program = Program::new(&anna, json!(["play"])).await;
    let decisions = format!("/tables/{code}/decisions");
    let (_, one) = program.get(&format!("/tables/{code}/decision?seat=a")).await;
    let (_, two) = program.get(&format!("/tables/{code}/decision?seat=b")).await;
    assert_ne!(one["shown"]["view"], two["shown"]["view"], "each through its own eye");
    assert_eq!(program.get(&format!("/tables/{code}/decision?seat=c")).await.0, 403);
    let (status, refusal) = program.post(&decisions, json!({ "decision": 0, "action": "fly away" })).await;
    assert_eq!(status, 422);
    assert!(refusal["key"].as_str().unwrap().starts_with("unreadable"), "{refusal}");
    let play = json!({ "decision": 0, "action": one["shown"]["view"]["legal"][0], "seat": "a" });
    assert_eq!(program.post(&decisions, play.clone()).await.1["row"], 1);
    for _ in 0..2 {
        let (status, now) = program.post(&decisions, play.clone()).await;
        assert_eq!((status, &now["row"], &now["decision"]), (200, &json!(1), &json!(1)), "no second row");
    }
    let late = json!({ "decision": 99, "action": "x", "seat": "b" });
    assert_eq!(program.post(&decisions, late).await.1["row"], 1);
    let since = Instant::now();
    assert_eq!(program.get(&format!("/tables/{code}/decision?seat=a&after=0&wait=1")).await.0, 204);
    assert!(since.elapsed() >= Duration::from_secs(1), "it waited");
    let undo = json!({ "decision": 1, "action": "undo 1", "seat": "a" });
    assert_eq!(program.post(&decisions, undo).await.1["row"], 2);
    assert_eq!(program.get("/tables/nonsense/decision").await.0, 404);
}

/// The example client of `docs/api.md` with a token, over the socket and by asking.
#[tokio::test(flavor = "multi_thread")]
async fn the_python_client_plays_with_a_token_in_both_ways() {
    let place = Place::start().await;
    let anna = place.guest().await;
    let program = Program::new(&anna, json!(["play"])).await;
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../clients/python/skyrail_client.py");
    for more in [&["--seed", "1"][..], &["--seed", "1", "--poll"]] {
        let record = tempfile::NamedTempFile::new().unwrap();
        let Some(mut python) = testkit::python() else { return };
        python.arg("-B").arg(&script).arg("--server").arg(format!("http://{}", place.address()));
        python.args(["--title", "jet-set", "--bot", "random", "--record"]).arg(record.path()).args(more);
        python.env("SKYRAIL_TOKEN", &program.token);
        let output = tokio::task::spawn_blocking(move || python.output()).await.unwrap().unwrap();
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{more:?}: {said}{}", String::from_utf8_lossy(&output.stderr));
        let record =
            table::read(&std::fs::read_to_string(record.path()).unwrap(), &[]).expect("a sound record");
        assert!(record.table.ending().is_some());
        assert!(said.contains(&format!("over after {} rows", record.table.rows().len())), "{said}");
    }
    assert_eq!(
        anna.get("/me/tables?over=true").await.1.as_array().unwrap().len(),
        2,
        "as Anna, not as a guest"
    );
}

/// The next event of a stream: its kind and what it carries.
async fn next_event(stream: &mut client::Response, unread: &mut String) -> (String, Value) {
    loop {
        if let Some((event, rest)) = unread.split_once("\n\n") {
            let (event, rest) = (event.to_string(), rest.to_string());
            *unread = rest;
            let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
            if let (Some(kind), Some(data)) = (field("event:"), field("data:")) {
                return (kind.into(), serde_json::from_str(data).unwrap());
            }
            continue;
        }
        let chunk = tokio::time::timeout(common::PATIENCE, stream.chunk()).await.expect("news in time");
        unread.push_str(std::str::from_utf8(&chunk.unwrap().expect("the stream goes on")).unwrap());
    }
}

/// Passes events over until one of this kind comes for this table.
async fn wait_for(stream: &mut client::Response, unread: &mut String, kind: &str, code: &str) -> Value {
    loop {
        let (found, what) = next_event(stream, unread).await;
        if found == kind && what["code"] == code {
            return what;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_stream_of_own_tables_tells_what_waits_changes_ends_and_goes() {
    let mut place = Place::start().await;
    let (anna, ben) = (place.guest().await, place.guest().await);
    let before = anna.table(new_table("jet-set", json!(["me", "open"]))).await;
    let program = Program::new(&anna, json!(["read"])).await;
    let request = program.http.get(format!("http://{}/api/v1/me/stream", program.address));
    let mut stream =
        request.header("authorization", format!("Bearer {}", program.token)).send().await.unwrap();
    assert_eq!(stream.headers()["content-type"], "text/event-stream");
    let mut unread = String::new();
    let (kind, first) = next_event(&mut stream, &mut unread).await;
    assert_eq!((kind.as_str(), &first["code"]), ("changed", &json!(before)), "what is there comes first");
    let code = anna.table(new_table("jet-set", json!(["me", "open"]))).await;
    wait_for(&mut stream, &mut unread, "changed", &code).await;
    ben.post(&format!("/tables/{code}/join"), json!({})).await;
    anna.post(&format!("/tables/{code}/start"), json!({})).await;
    let (mut one, mut two) = (anna.connect(&code).await, ben.connect(&code).await);
    // Anna plays when the stream has told that the table waits for her; Ben plays whenever he may.
    let told = async {
        let waits = wait_for(&mut stream, &mut unread, "waits", &code).await;
        (waits, one.play_on().await)
    };
    let ((waits, end), _) = tokio::join!(told, two.play_on());
    assert_eq!((&waits["waits_for_me"], &waits["stage"]), (&json!(true), &json!("running")));
    let ended = wait_for(&mut stream, &mut unread, "ended", &code).await;
    assert_eq!(ended["chairs"][0]["points"], end["ended"]["standing"]["points"][0]);
    anna.ask("DELETE", &format!("/tables/{before}"), None).await;
    wait_for(&mut stream, &mut unread, "gone", &before).await;
    let since = Instant::now();
    place.server.take().unwrap().stop().await;
    while stream.chunk().await.is_ok_and(|chunk| chunk.is_some()) {}
    assert!(since.elapsed() < Duration::from_secs(5), "a stream holds no server up");
}

/// Whoever is concerned is told at every process, and nobody else is woken.
#[tokio::test(flavor = "multi_thread")]
async fn a_stream_tells_what_was_done_at_another_process() {
    let Some(home) = Home::postgres("streams").await else { return };
    let place = |server| Place { server: Some(server), data: tempfile::tempdir().unwrap() };
    let here = place(server::start(home.config()).await.unwrap());
    let there = place(server::start(home.config()).await.unwrap());
    let (anna, ben) = (here.guest().await, here.guest().await);
    let before = anna.table(new_table("jet-set", json!(["me", "open"]))).await;
    let program = Program::new(&anna, json!(["read"])).await;
    let request = program.http.get(format!("http://{}/api/v1/me/stream", there.address()));
    let mut stream =
        request.header("authorization", format!("Bearer {}", program.token)).send().await.unwrap();
    let mut unread = String::new();
    wait_for(&mut stream, &mut unread, "changed", &before).await;
    let code = anna.table(new_table("jet-set", json!(["me", "open"]))).await;
    let made = wait_for(&mut stream, &mut unread, "changed", &code).await;
    assert_eq!(made["stage"], "waiting");
    ben.post(&format!("/tables/{code}/join"), json!({})).await;
    anna.post(&format!("/tables/{code}/start"), json!({})).await;
    let (mut one, mut two) = (anna.connect(&code).await, ben.connect(&code).await);
    let told = async {
        let waits = wait_for(&mut stream, &mut unread, "waits", &code).await;
        (waits, one.play_on().await)
    };
    let ((waits, end), _) = tokio::join!(told, two.play_on());
    assert_eq!((&waits["waits_for_me"], &waits["stage"]), (&json!(true), &json!("running")));
    let ended = wait_for(&mut stream, &mut unread, "ended", &code).await;
    assert_eq!(ended["chairs"][0]["points"], end["ended"]["standing"]["points"][0]);
    anna.ask("DELETE", &format!("/tables/{before}"), None).await;
    wait_for(&mut stream, &mut unread, "gone", &before).await;
}

/// A call with its parameters left open: `GET /tables/*` for `GET /tables/CODE` and `GET /tables/{code}`.
fn open_call(method: &str, path: &str) -> String {
    let path = path.split('?').next().unwrap_or(path).trim_start_matches("/api/v1");
    let open = |part: &str| part.starts_with('{') || part.chars().all(|letter| letter.is_ascii_uppercase());
    let parts = path.split('/').map(|part| if !part.is_empty() && open(part) { "*" } else { part });
    format!("{} {}", method.to_uppercase(), parts.collect::<Vec<_>>().join("/"))
}

/// The calls that docs/api.md names.
fn on_the_page() -> BTreeSet<String> {
    let spans = include_str!("../../../docs/api.md").split('`').skip(1).step_by(2);
    let calls = spans.filter_map(|span| span.split_once(' ').filter(|(_, path)| path.starts_with('/')));
    calls.map(|(method, path)| open_call(method, path)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_call_is_described_and_every_described_call_answers() {
    let place = Place::start().await;
    let anna = place.guest().await;
    let (status, document) = anna.get("/openapi.json").await;
    assert_eq!((status, &document["info"]["title"]), (200, &json!("Skyrail")));
    let source = include_str!("../src/router.rs");
    let routed = source.matches("::").count();
    assert!(
        routed > 0 && !source.contains(".route(\"/api"),
        "calls are added by `routes!`, which describes them"
    );
    let mut calls = 0;
    let mut described = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        assert!(path.starts_with("/api/v1/"), "{path}");
        for (method, call) in methods.as_object().unwrap() {
            calls += 1;
            described.insert(open_call(method, path));
            assert!(call["summary"].as_str().is_some_and(|words| !words.is_empty()), "{method} {path}");
            assert!(call["security"].is_array() && call["tags"].is_array(), "{method} {path}");
            for parameter in path.split('/').filter(|part| part.starts_with('{')) {
                let name = parameter.trim_matches(['{', '}']);
                let told = call["parameters"].as_array().unwrap().iter().any(|told| told["name"] == name);
                assert!(told, "{method} {path}: {name}");
            }
            let real = path.replace("{title}", "jet-set").replace(['{', '}'], "");
            let url = format!("http://{}{real}", place.address());
            let request = client::Client::new().request(&method.to_uppercase(), url);
            let mut response = request.send().await.unwrap();
            let status = response.status();
            assert_ne!(status, 405, "{method} {path}");
            let open = call["security"].as_array().unwrap().contains(&json!({}));
            if open {
                assert!(status < 500 && status != 401, "{method} {path}: {status}");
            } else if !path.ends_with("/log-out") {
                assert_eq!(status, 401, "{method} {path}");
            }
            let told = call["responses"].get(status.to_string()).is_some();
            assert!(told || [400, 404, 409, 415, 422].contains(&status), "{method} {path}: {status}");
            drop(response.chunk().await);
        }
    }
    // The two that the page tells of in words.
    described.retain(|call| !["GET /docs", "GET /openapi.json"].contains(&call.as_str()));
    assert_eq!(on_the_page(), described, "docs/api.md names every call and no other");
    let handlers = source.split("routes!(").skip(1).filter_map(|rest| rest.split(')').next());
    assert_eq!(calls, handlers.map(|list| list.split(',').count()).sum::<usize>());
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let text = document.to_string();
    for named in text.split("#/components/schemas/").skip(1) {
        let name = named.split('"').next().unwrap();
        assert!(schemas.contains_key(name), "{name} is named but not described");
    }
    let page =
        client::Client::new().get(format!("http://{}/api/v1/docs", place.address())).send().await.unwrap();
    assert!(page.headers()["content-security-policy"].to_str().unwrap().contains("default-src 'self'"));
    assert!(page.headers()["content-type"].to_str().unwrap().starts_with("text/html"));
    let page = page.text().await.unwrap();
    assert!(!page.contains("<script") && !page.contains("http://") && !page.contains("https://"));
    for path in document["paths"].as_object().unwrap().keys() {
        assert!(page.contains(path.as_str()), "{path}");
    }
}
