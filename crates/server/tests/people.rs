//! People: their account, their friends, whom they keep away, and deals that count once.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

mod common;

use common::{Guest, Place, new_table};
use serde_json::{Value, json};

/// The code that others know a guest by.
async fn code(guest: &Guest) -> String {
    guest.get("/me").await.1["person"].as_str().unwrap().to_string()
}

/// A login that nobody has, also on a database that all tests share.
async fn fresh_login(guest: &Guest) -> String {
    format!("l{}", code(guest).await)
}

/// The same person in another browser.
async fn log_in(place: &Place, login: &str, password: &str) -> Result<Guest, (u16, Value)> {
    let http = client::Client::new();
    let url = format!("http://{}/api/v1/log-in", place.address());
    let body = json!({ "login": login, "password": password });
    let response = http.post(url).json(&body).send().await.unwrap();
    if response.status() != 200 {
        return Err((response.status(), response.json().await.unwrap()));
    }
    let whole = response.header("set-cookie").unwrap();
    assert!(whole.contains("HttpOnly") && whole.contains("SameSite=Lax"), "{whole}");
    let cookie = response.cookie().unwrap().to_string();
    Ok(Guest { http, cookie, address: place.address() })
}

/// Plays a table against a bot to its end.
async fn play(guest: &Guest, new: Value) -> Value {
    let code = guest.table(new).await;
    assert_eq!(guest.post(&format!("/tables/{code}/start"), json!({})).await.0, 200);
    guest.connect(&code).await.play_on().await
}

async fn befriend(one: &Guest, other: &Guest) {
    let (_, link) = one.post("/me/friend-link", json!({})).await;
    let link = link["code"].as_str().unwrap();
    assert_eq!(other.post(&format!("/friends/{link}"), json!({})).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_kept_opened_elsewhere_and_closed_everywhere() {
    let place = Place::start().await;
    let anna = place.guest().await;
    let login = fresh_login(&anna).await;
    let keep = |password: &str| json!({ "login": login, "password": password });
    assert_eq!(anna.post("/me/keep", keep("short")).await.1["key"], "server-password");
    assert_eq!(anna.post("/me/keep", keep("correct horse")).await.1["login"], login);
    let ben = place.guest().await;
    assert_eq!(ben.post("/me/keep", keep("correct horse")).await.1["key"], "server-login-taken");
    for (login, password) in [(login.as_str(), "battery staple"), ("nobody here", "correct horse")] {
        let Err((status, refusal)) = log_in(&place, login, password).await else { panic!("let in") };
        assert_eq!((status, &refusal["key"]), (403, &json!("server-wrong-login")), "the same for both");
    }
    let elsewhere = log_in(&place, &login.to_uppercase(), "correct horse").await.unwrap();
    let (_, renamed) = elsewhere.ask("PATCH", "/me", Some(json!({ "name": " Anna  B ", "mark": 3 }))).await;
    assert_eq!((&renamed["name"], &renamed["mark"]), (&json!("Anna B"), &json!(3)));
    assert_eq!(anna.get("/me").await.1, renamed, "one person in two browsers");
    assert_eq!(elsewhere.post("/log-out", json!({})).await.0, 200);
    assert_eq!(elsewhere.get("/me").await.0, 401);
    assert_eq!(anna.get("/me").await.0, 200);
    let elsewhere = log_in(&place, &login, "correct horse").await.unwrap();
    assert_eq!(elsewhere.post("/me/log-out-everywhere", json!({})).await.0, 200);
    assert_eq!((anna.get("/me").await.0, elsewhere.get("/me").await.0), (401, 401));
    assert!(log_in(&place, &login, "correct horse").await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn logging_out_everywhere_ends_what_is_open_at_every_process() {
    let (here, there) = (Place::start().await, Place::start().await);
    let anna = here.guest().await;
    let code = anna.table(new_table("jet-set", json!(["me", "open"]))).await;
    let mut sockets = vec![anna.connect(&code).await];
    if common::is_shared() {
        sockets.push(anna.at(&there).connect(&code).await);
    }
    for socket in &mut sockets {
        socket.wait_for("welcome").await;
    }
    assert_eq!(anna.post("/me/log-out-everywhere", json!({})).await.0, 200);
    for socket in &mut sockets {
        while socket.hear().await.is_some() {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_own_games_come_in_one_download_and_each_verifies() {
    let place = Place::start().await;
    let anna = place.guest().await;
    for title in ["jet-set", "airlines-europe"] {
        play(&anna, new_table(title, json!(["me", { "bot": "random" }]))).await;
    }
    anna.table(new_table("jet-set", json!(["me", "open"]))).await;
    let (status, all) = anna.get("/me/games").await;
    let all = all.as_str().unwrap();
    let first = all.lines().next().unwrap();
    let records: Vec<String> = all.split(first).skip(1).map(|rest| format!("{first}{rest}")).collect();
    assert_eq!((status, records.len()), (200, 2), "{first}");
    for record in records {
        assert!(table::read(&record, &[]).expect("a sound record").table.ending().is_some());
    }
    assert_eq!(place.guest().await.get("/me/games").await, (200, Value::String(String::new())));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_deletes_the_account_is_gone_and_nobody_is_held_up() {
    let place = Place::start().await;
    let (anna, ben) = (place.guest().await, place.guest().await);
    let name = "Gone For Good";
    anna.ask("PATCH", "/me", Some(json!({ "name": name }))).await;
    let waiting = anna.table(new_table("jet-set", json!(["me", "open"]))).await;
    let chair = ben.table(new_table("jet-set", json!(["me", "open"]))).await;
    assert_eq!(anna.post(&format!("/tables/{chair}/join"), json!({})).await.0, 200);
    let running = ben.table(new_table("jet-set", json!(["me", "open"]))).await;
    anna.post(&format!("/tables/{running}/join"), json!({})).await;
    ben.post(&format!("/tables/{running}/start"), json!({})).await;
    assert_eq!(anna.ask("DELETE", "/me", None).await.0, 200);
    assert_eq!(anna.get("/me").await.0, 401);
    assert_eq!(ben.get(&format!("/tables/{waiting}")).await.0, 404);
    assert_eq!(ben.get(&format!("/tables/{chair}")).await.1["chairs"][1]["kind"], "open");
    let end = ben.connect(&running).await.play_on().await;
    assert!(!end["ended"].is_null(), "a bot played on");
    let (_, record) = ben.get(&format!("/tables/{running}/record")).await;
    assert!(!record.as_str().unwrap().contains(name), "{record}");
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_are_made_by_link_invited_and_let_go() {
    let place = Place::start().await;
    let (anna, ben) = (place.guest().await, place.guest().await);
    let (_, link) = anna.post("/me/friend-link", json!({})).await;
    let old = link["code"].as_str().unwrap().to_string();
    assert_eq!(ben.get(&format!("/friends/{old}")).await.1["person"], code(&anna).await);
    assert_eq!(anna.post(&format!("/friends/{old}"), json!({})).await.1["key"], "server-own-link");
    let (_, link) = anna.post("/me/friend-link", json!({})).await;
    assert_eq!(ben.post(&format!("/friends/{old}"), json!({})).await.0, 404, "a new link ends the old one");
    let link = link["code"].as_str().unwrap();
    for _ in 0..2 {
        assert_eq!(ben.post(&format!("/friends/{link}"), json!({})).await.0, 200);
    }
    let table = anna.table(new_table("jet-set", json!(["me", "open", "open"]))).await;
    let cleo = place.guest().await;
    let invite = async |person: String| {
        anna.post(&format!("/tables/{table}/invite"), json!({ "person": person })).await
    };
    assert_eq!(invite(code(&cleo).await).await.1["key"], "server-no-friend");
    assert_eq!(invite(code(&ben).await).await.0, 204);
    let (_, invitations) = ben.get("/me/invitations").await;
    assert_eq!((&invitations[0]["code"], &invitations[0]["title"]), (&json!(table), &json!("jet-set")));
    assert_eq!(invitations[0]["by"]["person"], code(&anna).await);
    assert_eq!(ben.post(&format!("/tables/{table}/join"), json!({})).await.0, 200);
    assert_eq!(ben.get("/me/invitations").await.1, json!([]), "who sits is invited no more");
    assert_eq!(anna.ask("DELETE", "/me/friend-link", None).await.0, 204);
    assert_eq!(cleo.post(&format!("/friends/{link}"), json!({})).await.0, 404);
    assert_eq!(anna.get("/me/friends").await.1[0]["person"], code(&ben).await);
    let gone = format!("/me/friends/{}", code(&anna).await);
    assert_eq!(ben.ask("DELETE", &gone, None).await.0, 204);
    assert_eq!(ben.ask("DELETE", &gone, None).await.0, 404);
    assert_eq!((anna.get("/me/friends").await.1, ben.get("/me/friends").await.1), (json!([]), json!([])));
}

/// What a connection is told was said, up to what Cleo says last.
async fn heard(socket: &mut common::Socket) -> Vec<String> {
    let mut lines = Vec::new();
    loop {
        let line = socket.wait_for("said").await["text"].as_str().unwrap().to_string();
        if line == "end" {
            return lines;
        }
        lines.push(line);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_muted_is_unheard_by_one_alone_and_who_is_blocked_comes_no_nearer() {
    let place = Place::start().await;
    let (anna, ben, cleo) = (place.guest().await, place.guest().await, place.guest().await);
    let table = anna.table(new_table("jet-set", json!(["me", "open", "open"]))).await;
    for guest in [&ben, &cleo] {
        assert_eq!(guest.post(&format!("/tables/{table}/join"), json!({})).await.0, 200);
    }
    befriend(&anna, &ben).await;
    let block = format!("/me/blocks/{}", code(&ben).await);
    assert_eq!(anna.ask("PUT", &block, Some(json!({ "distance": "muted" }))).await.0, 204);
    let (mut one, mut two, mut three) =
        (anna.connect(&table).await, ben.connect(&table).await, cleo.connect(&table).await);
    two.send(json!({ "say": { "text": "hello" } })).await;
    assert_eq!(two.wait_for("said").await["text"], "hello");
    three.send(json!({ "say": { "text": "end" } })).await;
    assert_eq!(heard(&mut one).await, Vec::<String>::new(), "muted");
    assert_eq!(heard(&mut three).await, ["hello"], "by Anna alone");
    assert_eq!(
        heard(&mut anna.connect(&table).await).await,
        Vec::<String>::new(),
        "nor in what was said before"
    );
    assert_eq!(anna.get("/me/friends").await.1[0]["person"], code(&ben).await, "muted friends are friends");

    let other = anna.table(new_table("jet-set", json!(["me", "open"]))).await;
    let ours = ben.table(new_table("jet-set", json!(["me", "open"]))).await;
    assert_eq!(
        anna.post(&format!("/tables/{other}/invite"), json!({ "person": code(&ben).await })).await.0,
        204
    );
    assert_eq!(anna.ask("PUT", &block, Some(json!({ "distance": "blocked" }))).await.0, 204);
    assert_eq!(anna.get("/me/blocks").await.1[0]["distance"], "blocked");
    assert_eq!(ben.get("/me/invitations").await.1, json!([]));
    assert_eq!(anna.get("/me/friends").await.1, json!([]), "no friends any more");
    let (status, refusal) = ben.post(&format!("/tables/{other}/join"), json!({})).await;
    assert_eq!((status, &refusal["key"]), (403, &json!("server-kept-away")));
    assert_eq!(
        ben.post(&format!("/tables/{ours}/invite"), json!({ "person": code(&anna).await })).await.0,
        403
    );
    let (_, link) = anna.post("/me/friend-link", json!({})).await;
    let (status, refusal) =
        ben.post(&format!("/friends/{}", link["code"].as_str().unwrap()), json!({})).await;
    assert_eq!((status, &refusal["key"]), (403, &json!("server-kept-away")));
    two.send(json!({ "say": { "text": "again" } })).await;
    assert_eq!(heard(&mut two).await, Vec::<String>::new());
    assert_eq!(two.wait_for("said").await["text"], "again");
    three.send(json!({ "say": { "text": "end" } })).await;
    assert_eq!(heard(&mut one).await, Vec::<String>::new(), "blocked");

    assert_eq!(anna.ask("DELETE", &block, None).await.0, 204);
    assert_eq!(ben.post(&format!("/tables/{other}/join"), json!({})).await.0, 200);
    let own = format!("/me/blocks/{}", code(&anna).await);
    assert_eq!(anna.ask("PUT", &own, Some(json!({ "distance": "muted" }))).await.1["key"], "server-oneself");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_game_of_a_deal_counts_and_the_rest_is_practice() {
    let place = Place::start().await;
    let (anna, ben) = (place.guest().await, place.guest().await);
    let word = fresh_login(&anna).await;
    let mut new = new_table("jet-set", json!(["me", { "bot": "random" }]));
    new["deal"] = json!(word);
    for guest in [&anna, &anna, &ben] {
        play(guest, new.clone()).await;
    }
    let (_, results) = anna.get(&format!("/deals/jet-set/{word}")).await;
    let results = results.as_array().unwrap();
    let practice: Vec<&Value> = results.iter().map(|result| &result["practice"]).collect();
    assert_eq!(practice, [false, false, true], "those that count come first: {results:?}");
    let (_, own) = anna.get("/me/tables?over=true").await;
    assert_eq!(results[2]["code"], own[0]["code"], "the later game of the two");
    assert!(results[0]["margin"].as_i64() >= results[1]["margin"].as_i64());
    let (status, today) = anna.get("/deals/jet-set/today").await;
    assert_eq!(status, 200);
    assert!(today["deal"].as_str().unwrap().starts_with("day "));
}

/// Waits until a connection has ended, whatever it still hears.
async fn ends(socket: &mut common::Socket) {
    while socket.hear().await.is_some() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_opened_with_a_token_or_cookie_ends_with_it() {
    let place = Place::start().await;
    // At another process too, where there can be one.
    let other = if common::is_shared() { Some(Place::start().await) } else { None };
    let anna = place.guest().await;
    let login = fresh_login(&anna).await;
    let keep = json!({ "login": login, "password": "correct horse" });
    assert_eq!(anna.post("/me/keep", keep.clone()).await.0, 200);
    let code = anna.table(new_table("jet-set", json!(["me", { "bot": "random" }]))).await;

    let (_, made) = anna.post("/me/tokens", json!({ "name": "bot", "scopes": ["play"] })).await;
    let token = made["secret"].as_str().unwrap();
    let mut by_token = anna.connect_with(&code, "authorization", &format!("Bearer {token}")).await;
    let mut here = anna.connect(&code).await;
    let mut second = anna.also_logged_in(&keep).await;
    if let Some(other) = &other {
        second = second.at(other);
    }
    let mut elsewhere = second.connect(&code).await;
    for socket in [&mut by_token, &mut here, &mut elsewhere] {
        socket.wait_for("welcome").await;
    }
    // A program that is refused everything hears nothing more, and nobody else is disturbed.
    let id = made["token"]["id"].as_str().unwrap();
    assert_eq!(anna.ask("DELETE", &format!("/me/tokens/{id}"), None).await.0, 204);
    ends(&mut by_token).await;
    // Changing the password asks for the old one, and ends what other browsers have open.
    let change = |old: Value, stay: bool| json!({ "login": login, "password": "new horse new", "old": old, "others_stay": stay });
    for old in [Value::Null, json!("wrong horse")] {
        let (status, refusal) = anna.post("/me/keep", change(old, false)).await;
        assert_eq!((status, &refusal["key"]), (403, &json!("server-old-password")));
    }
    here.send(json!({ "ping": { "n": 1 } })).await;
    here.wait_for("pong").await;
    elsewhere.send(json!({ "ping": { "n": 2 } })).await;
    elsewhere.wait_for("pong").await;
    assert_eq!(anna.post("/me/keep", change(json!("correct horse"), false)).await.0, 200);
    ends(&mut elsewhere).await;
    assert_eq!(second.get("/me").await.0, 401);
    // Whoever is to stay stays.
    let third = anna.also_logged_in(&json!({ "login": login, "password": "new horse new" })).await;
    let mut stays = third.connect(&code).await;
    stays.wait_for("welcome").await;
    assert_eq!(anna.post("/me/keep", change(json!("new horse new"), true)).await.0, 200);
    stays.send(json!({ "ping": { "n": 3 } })).await;
    stays.wait_for("pong").await;
    // Logging out ends what this browser has open, and nothing else.
    assert_eq!(anna.post("/log-out", json!({})).await.0, 200);
    ends(&mut here).await;
    stays.send(json!({ "ping": { "n": 4 } })).await;
    stays.wait_for("pong").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_a_login_or_name_that_looks_like_anothers() {
    let place = Place::start().await;
    let (anna, ben) = (place.guest().await, place.guest().await);
    let login = format!("p{}", &code(&anna).await[..12]);
    let keep = |login: &str| json!({ "login": login, "password": "correct horse" });
    assert_eq!(anna.post("/me/keep", keep(&login)).await.0, 200);
    // A Cyrillic letter among Latin ones, one that can't be seen, wide letters: none of them is another login.
    let (status, refusal) = ben.post("/me/keep", keep(&format!("\u{440}{}", &login[1..]))).await;
    assert_eq!((status, &refusal["key"]), (422, &json!("server-name-mixed")));
    for twin in
        [format!("p\u{200b}{}", &login[1..]), format!("\u{ff50}{}", &login[1..]), login.to_uppercase()]
    {
        let (status, refusal) = ben.post("/me/keep", keep(&twin)).await;
        assert_eq!((status, &refusal["key"]), (409, &json!("server-login-taken")), "{twin:?}");
        assert!(
            log_in(&place, &twin, "correct horse").await.is_ok(),
            "whoever types it means Anna: {twin:?}"
        );
    }
    let (status, refusal) = ben.post("/me/keep", keep("ben 😀")).await;
    assert_eq!((status, &refusal["key"]), (422, &json!("server-login")));
    let name = json!({ "name": "B\u{202e}en\u{200d}" });
    assert_eq!(ben.ask("PATCH", "/me", Some(name)).await.1["name"], "Ben");
}
