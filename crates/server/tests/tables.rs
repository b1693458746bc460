//! What a table may agree on, and what people do there besides playing.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

mod common;

use common::{Guest, Place, Socket, new_table};
use serde_json::{Value, json};
use server::Rates;

/// A running table of two.
async fn begun(anna: &Guest, ben: &Guest, new: Value) -> String {
    let code = anna.table(new).await;
    assert_eq!(ben.post(&format!("/tables/{code}/join"), json!({})).await.0, 200);
    assert_eq!(anna.post(&format!("/tables/{code}/start"), json!({})).await.0, 200);
    code
}

/// What was said to a connection until it answers a ping.
async fn said(socket: &mut Socket) -> Vec<String> {
    socket.send(json!({ "ping": { "n": 1 } })).await;
    let mut lines = Vec::new();
    loop {
        let message = socket.hear().await.unwrap();
        if let Some(line) = message.get("said") {
            lines.push(line["text"].as_str().unwrap().to_string());
        }
        if message.get("pong").is_some() {
            return lines;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_and_watchers_talk_apart() {
    let place = Place::start().await;
    let (anna, ben, cleo) = (place.guest().await, place.guest().await, place.guest().await);
    let code = begun(&anna, &ben, new_table("jet-set", json!(["me", "open"]))).await;
    let mut sockets = [anna.connect(&code).await, ben.connect(&code).await, cleo.connect(&code).await];
    sockets[0].send(json!({ "say": { "text": "Hello\tBen\u{7}" } })).await;
    said(&mut sockets[0]).await;
    sockets[2].send(json!({ "say": { "text": "I see all" } })).await;
    assert_eq!(said(&mut sockets[2]).await, ["I see all"]);
    assert_eq!(said(&mut sockets[1]).await, ["Hello Ben"], "plain text, and nothing of the watcher");
    let mut late = [ben.connect(&code).await, cleo.connect(&code).await];
    assert_eq!(said(&mut late[0]).await, ["Hello Ben"]);
    assert_eq!(said(&mut late[1]).await, ["I see all"]);
    // Who plays hears no watcher, also when looking as one.
    sockets[1].send(json!({ "look": { "seat": null } })).await;
    sockets[2].send(json!({ "say": { "text": "psst" } })).await;
    said(&mut sockets[2]).await;
    assert_eq!(said(&mut sockets[1]).await, [""; 0]);
    sockets[1].send(json!({ "say": { "text": "from the big screen" } })).await;
    said(&mut sockets[1]).await;
    assert_eq!(said(&mut sockets[0]).await, ["from the big screen"]);
}

/// Whoever comes by a link is connected before they sit, and seats are drawn only when the game begins. On a
/// PostgreSQL both are also connected to a second server, which hears of it from the first.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_down_looks_through_the_seat_that_became_theirs() {
    let place = Place::start().await;
    let there = if common::is_shared() { Some(Place::start().await) } else { None };
    let (anna, ben) = (place.guest().await, place.guest().await);
    for shuffle in [false, true, true, true, true] {
        let mut new = new_table("airlines-europe", json!(["me", "open"]));
        new["shuffle"] = json!(shuffle);
        let code = anna.table(new).await;
        let mut sockets = vec![anna.connect(&code).await, ben.connect(&code).await];
        if let Some(there) = &there {
            sockets.extend([anna.at(there).connect(&code).await, ben.at(there).connect(&code).await]);
        }
        assert_eq!(ben.post(&format!("/tables/{code}/join"), json!({})).await.0, 200);
        assert_eq!(anna.post(&format!("/tables/{code}/start"), json!({})).await.0, 200);
        for socket in &mut sockets {
            let mut welcome = socket.wait_for("welcome").await;
            while welcome["table"]["stage"] != "running" {
                welcome = socket.wait_for("welcome").await;
            }
            assert_eq!(welcome["yours"].as_array().unwrap().len(), 1);
            assert_eq!(welcome["eye"], welcome["yours"][0]);
            let now = socket.wait_for("now").await;
            assert_ne!(now["shown"]["view"]["legal"], json!([]), "both choose shares in secret");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_down_hears_the_players_and_no_longer_the_watchers() {
    let place = Place::start().await;
    let (anna, ben, cleo) = (place.guest().await, place.guest().await, place.guest().await);
    let code = anna.table(new_table("jet-set", json!(["me", "open"]))).await;
    let (mut host, mut guest) = (anna.connect(&code).await, ben.connect(&code).await);
    let mut watcher = cleo.connect(&code).await;
    host.send(json!({ "say": { "text": "among players" } })).await;
    host.wait_for("said").await;
    watcher.send(json!({ "say": { "text": "among watchers" } })).await;
    assert_eq!(guest.wait_for("said").await["text"], "among watchers");
    assert_eq!(ben.post(&format!("/tables/{code}/join"), json!({})).await.0, 200);
    assert_eq!(guest.wait_for("said").await["text"], "among players");
    watcher.send(json!({ "say": { "text": "still among watchers" } })).await;
    assert_eq!(watcher.wait_for("said").await["text"], "among watchers");
    assert_eq!(watcher.wait_for("said").await["text"], "still among watchers");
    guest.send(json!({ "say": { "text": "one of you" } })).await;
    for socket in [&mut host, &mut guest] {
        assert_eq!(socket.wait_for("said").await["text"], "one of you");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_may_do_without_watchers() {
    let place = Place::start().await;
    let (anna, ben, cleo) = (place.guest().await, place.guest().await, place.guest().await);
    let mut new = new_table("jet-set", json!(["me", "open"]));
    new["watch"] = json!(false);
    let code = begun(&anna, &ben, new).await;
    let mut stranger = cleo.connect(&code).await;
    assert_eq!(stranger.wait_for("refused").await["key"], "server-no-watching");
    assert!(stranger.hear().await.is_none(), "nothing else is said, and the connection ends");
    assert_eq!(cleo.get(&format!("/tables/{code}/record")).await.0, 404);
    assert_eq!(ben.connect(&code).await.wait_for("now").await["row"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_share_a_screen_see_one_hand_at_a_time() {
    let place = Place::start().await;
    let anna = place.guest().await;
    let code = anna.table(new_table("airlines-europe", json!(["me", { "local": "Ben" }]))).await;
    assert_eq!(anna.post(&format!("/tables/{code}/start"), json!({})).await.0, 200);
    let mut socket = anna.connect(&code).await;
    assert_eq!(socket.wait_for("welcome").await["yours"], json!(["a", "b"]));
    let mut hands = Vec::new();
    for seat in ["a", "b"] {
        socket.send(json!({ "look": { "seat": seat } })).await;
        socket.send(json!({ "ping": { "n": 1 } })).await;
        let mut now = Value::Null;
        loop {
            let message = socket.hear().await.unwrap();
            now = message.get("now").cloned().unwrap_or(now);
            if message.get("pong").is_some() {
                break;
            }
        }
        let action = now["shown"]["view"]["legal"][0].clone();
        socket.send(json!({ "play": { "decision": now["decision"], "action": action } })).await;
        let after = socket.wait_for("now").await;
        hands.push(now["shown"]["view"].clone());
        assert_eq!(after["row"], hands.len());
    }
    assert_ne!(hands[0], hands[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_one_table_for_everyone_who_asks() {
    let place = Place::start().await;
    let (anna, ben, cleo) = (place.guest().await, place.guest().await, place.guest().await);
    let mut new = new_table("jet-set", json!(["me", "open", { "bot": "random" }]));
    new["consent"] = json!(true);
    let code = begun(&anna, &ben, new).await;
    let path = format!("/tables/{code}/rematch");
    assert_eq!(anna.post(&path, json!({})).await.0, 409, "not while it runs");
    let (mut one, mut two) = (anna.connect(&code).await, ben.connect(&code).await);
    tokio::join!(one.play_on(), two.play_on());
    assert_eq!(cleo.post(&path, json!({})).await.0, 403, "not for who did not play");
    let (status, first) = anna.post(&path, json!({})).await;
    assert_eq!(status, 200, "{first}");
    let (_, second) = ben.post(&path, json!({})).await;
    assert_eq!(first["code"], second["code"]);
    assert_ne!(first["code"], code);
    // Everyone at the old table hears of it, after the end of the game.
    while two.wait_for("welcome").await["table"]["rematch"] != first["code"] {}
    let kinds: Vec<&str> =
        first["chairs"].as_array().unwrap().iter().map(|chair| chair["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["human", "open", "random"]);
    assert_eq!((&first["consent"], &first["stage"]), (&json!(true), &json!("waiting")));
    let again = first["code"].as_str().unwrap();
    // Ben's chair is his until he says otherwise.
    assert_eq!(first["chairs"][1]["name"], ben.get("/me").await.1["name"]);
    let waits = |tables: &Value| tables.as_array().unwrap().iter().any(|table| table["code"] == again);
    assert!(waits(&ben.get("/me/tables").await.1));
    for wish in [json!({}), json!({ "seat": "b" })] {
        let (status, refusal) = cleo.post(&format!("/tables/{again}/join"), wish).await;
        assert_eq!((status, &refusal["key"]), (409, &json!("server-chair-kept")));
    }
    assert_eq!(anna.post(&format!("/tables/{again}/start"), json!({})).await.0, 409, "Ben is still to come");
    assert_eq!(ben.post(&format!("/tables/{again}/join"), json!({})).await.0, 200);
    assert_eq!(ben.ask("DELETE", &format!("/tables/{again}"), None).await.0, 204);
    assert!(!waits(&ben.get("/me/tables").await.1));
    assert_eq!(cleo.post(&format!("/tables/{again}/join"), json!({})).await.0, 200);
    assert_eq!(anna.post(&format!("/tables/{again}/start"), json!({})).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chair_is_kept_until_its_person_declines_or_time_has_passed() {
    for declines in [true, false] {
        let mut place = Place::start().await;
        let [mut anna, mut ben, mut cleo] = [place.guest().await, place.guest().await, place.guest().await];
        let code = begun(&anna, &ben, new_table("jet-set", json!(["me", "open"]))).await;
        let (mut one, mut two) = (anna.connect(&code).await, ben.connect(&code).await);
        tokio::join!(one.play_on(), two.play_on());
        let (_, next) = anna.post(&format!("/tables/{code}/rematch"), json!({})).await;
        let again = next["code"].as_str().unwrap().to_string();
        let path = format!("/tables/{again}/join");
        assert_eq!(cleo.post(&path, json!({})).await.1["key"], "server-chair-kept");
        if declines {
            assert_eq!(ben.ask("DELETE", &format!("/tables/{again}"), None).await.0, 204);
        } else {
            let earlier = format!("UPDATE tables SET created = created - 1000000 WHERE code = '{again}'");
            place.restart_after(|url| async move { common::home::change(&url, &earlier).await }).await;
            for guest in [&mut anna, &mut ben, &mut cleo] {
                guest.address = place.address();
            }
            assert_eq!(anna.get(&format!("/tables/{again}")).await.1["chairs"][1]["name"], "-");
        }
        assert_eq!(cleo.post(&path, json!({})).await.0, 200);
        assert_eq!(ben.post(&path, json!({})).await.1["key"], "server-full");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_uploaded_board_is_played_and_its_record_holds_it() {
    let place = Place::start().await;
    let (anna, ben) = (place.guest().await, place.guest().await);
    let title = catalog::Title::from_name("jet-set").unwrap();
    let file = title.board().json().replacen("skyrail-jet-set", "annas-jet-set", 1);
    // A board that differs in its name alone is the built-in one; a link at another price makes it another.
    let file = file.replacen("\"price\":5", "\"price\":6", 1);
    let upload = |file: String| {
        let url = format!("http://{}/api/v1/boards", place.address());
        anna.http.post(url).header("cookie", &anna.cookie).body(file).send()
    };
    let refused = upload(file.replacen("\"cities\"", "\"towns\"", 1)).await.unwrap();
    assert_eq!(refused.status(), 422);
    let sentence = refused.json::<Value>().await.unwrap()["sentence"].to_string();
    assert!(sentence.contains("\\n"), "each fault has a line: {sentence}");
    let board: Value = upload(file).await.unwrap().json().await.unwrap();
    let mut new = new_table("jet-set", json!(["me", "open"]));
    new["board"] = board["hash"].clone();
    let code = begun(&anna, &ben, new).await;
    let (mut one, mut two) = (anna.connect(&code).await, ben.connect(&code).await);
    let welcome = one.wait_for("welcome").await;
    assert!(welcome["table"]["board"]["json"].as_str().unwrap().contains("annas-jet-set"));
    // Since the third version it goes by its hash, and is read once, compressed.
    let mut third = anna.connect_as(&code, "skyrail.3.json").await;
    let welcome = third.wait_for("welcome").await;
    assert_eq!(
        (&welcome["table"]["board"]["json"], &welcome["table"]["board"]["hash"]),
        (&Value::Null, &board["hash"])
    );
    assert!(welcome.to_string().len() < 2000, "what is sent first is small");
    drop(third);
    let url = format!("http://{}/api/v1/boards/{}", place.address(), board["hash"].as_str().unwrap());
    let packed = anna.http.get(url).header("accept-encoding", "br, gzip").send().await.unwrap();
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    assert!(packed.header("cache-control").unwrap().contains("immutable"));
    let (end, _) = tokio::join!(one.play_on(), two.play_on());
    let (_, record) = ben.get(&format!("/tables/{code}/record")).await;
    let record = table::read(record.as_str().unwrap(), &[]).expect("it holds the board itself");
    assert_eq!(record.table.board().id(), "annas-jet-set");
    assert_eq!(end["row"], record.table.rows().len());
}

#[tokio::test(flavor = "multi_thread")]
async fn no_more_sit_down_than_a_board_has_room_for() {
    let place = Place::start().await;
    let anna = place.guest().await;
    for &title in catalog::Title::ALL {
        for board in title.boards() {
            let url = format!("http://{}/api/v1/boards", place.address());
            let sent =
                anna.http.post(url).header("cookie", &anna.cookie).body(board.json().to_string()).send();
            let kept: Value = sent.await.unwrap().json().await.unwrap();
            for chairs in title.seats() {
                let mut new = new_table(title.name(), json!(vec!["open"; chairs]));
                new["board"] = kept["hash"].clone();
                let (status, said) = anna.post("/tables", new).await;
                let wanted = if board.players().contains(&chairs) { 201 } else { 422 };
                assert_eq!(status, wanted, "{} with {chairs}: {said}", board.id());
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_keeps_no_more_boards_than_it_may() {
    let place = Place::start_with(Rates { all_boards: 1, ..Rates::unlimited() }).await;
    let (anna, ben) = (place.guest().await, place.guest().await);
    let built_in = catalog::Title::from_name("jet-set").unwrap().board().json();
    let upload = |guest: &Guest, price: u32| {
        let file = built_in.replacen("\"price\":4", &format!("\"price\":{price}"), 1);
        let url = format!("http://{}/api/v1/boards", place.address());
        guest.http.post(url).header("cookie", &guest.cookie).body(file).send()
    };
    let first = upload(&anna, 5).await.unwrap();
    // Where several servers share a database, another test may have uploaded one before.
    assert!(first.status() == 200 || common::is_shared(), "{first:?}");
    let refused = upload(&ben, 6).await.unwrap();
    assert_eq!(refused.status(), 429);
    assert_eq!(refused.json::<Value>().await.unwrap()["key"], "server-boards-full");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deal_is_the_same_for_everyone_and_its_luck_stays_secret_while_others_play_it() {
    let place = Place::start().await;
    let (anna, ben) = (place.guest().await, place.guest().await);
    let mut new = new_table("ticket-to-ride-germany", json!(["me", { "bot": "random" }]));
    new["deal"] = json!("cup round 1");
    let mut views = Vec::new();
    let mut codes = Vec::new();
    for guest in [&anna, &ben] {
        let code = guest.table(new.clone()).await;
        assert_eq!(guest.post(&format!("/tables/{code}/start"), json!({})).await.0, 200);
        views.push(guest.connect(&code).await.wait_for("now").await["shown"]["view"].clone());
        codes.push(code);
    }
    // The other seat's bot may have chosen already or not.
    let dealt = |view: &Value| {
        ["row", "passengers", "first"]
            .map(|part| view[part].clone())
            .into_iter()
            .chain([view["seats"][0].clone()])
    };
    assert!(dealt(&views[0]).eq(dealt(&views[1])), "{views:?}");
    assert!(views[0]["seats"][0]["hand"].is_object(), "{views:?}");
    let end = anna.connect(&codes[0]).await.play_on().await;
    assert_eq!(end["ended"]["secret"], "", "Ben still plays");
    let (status, refusal) = anna.get(&format!("/tables/{}/record", codes[0])).await;
    assert_eq!((status, &refusal["key"]), (409, &json!("server-deal-runs")));
    let (_, results) = ben.get("/deals/ticket-to-ride-germany/cup%20round%201").await;
    assert_eq!(results.as_array().map(Vec::len), Some(1), "{results}");
    ben.connect(&codes[1]).await.play_on().await;
    assert_eq!(anna.get(&format!("/tables/{}/record", codes[0])).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn while_a_game_runs_the_past_is_seen_by_the_same_eye_and_later_by_all() {
    let place = Place::start().await;
    let (anna, ben, cleo) = (place.guest().await, place.guest().await, place.guest().await);
    let code = begun(&anna, &ben, new_table("airlines-europe", json!(["me", "open"]))).await;
    let mut sockets = [anna.connect(&code).await, ben.connect(&code).await, cleo.connect(&code).await];
    let mut firsts = Vec::new();
    for socket in &mut sockets {
        firsts.push(socket.wait_for("now").await["shown"]["view"].clone());
    }
    let three = &mut sockets[2];
    three.send(json!({ "look_back": { "row": 0 } })).await;
    let past = three.wait_for("past").await["shown"]["view"].clone();
    assert_eq!(past, firsts[2], "as a watcher saw it");
    // Their first view was taken from the sockets already; a new connection gets it again.
    let (mut one, mut two) = (anna.connect(&code).await, ben.connect(&code).await);
    let (end, _) = tokio::join!(one.play_on(), two.play_on());
    assert!(end["ended"].is_object());
    three.send(json!({ "look_back": { "row": 0 } })).await;
    let past = three.wait_for("past").await["shown"]["view"].clone();
    assert_ne!(past, firsts[2], "everything, now that it is over");
}

/// Sends a request and says what answers it: the kind of message, and the message.
async fn ask(socket: &mut Socket, id: u32, wish: Value) -> (String, Value) {
    socket.send(json!({ "id": id, "wish": wish })).await;
    loop {
        let heard = socket.hear().await.unwrap();
        let Some((kind, what)) = heard.as_object().and_then(|heard| heard.iter().next()) else { continue };
        if what["to"].as_u64().is_some() {
            assert_eq!(what["to"], id, "an answer to what was asked: {heard}");
            return (kind.clone(), what.clone());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_request_is_answered_once_with_its_number() {
    let place = Place::start().await;
    let (anna, ben) = (place.guest().await, place.guest().await);
    let code = anna.table(new_table("jet-set", json!(["me", "open"]))).await;
    let mut socket = anna.connect_as(&code, "skyrail.2.json").await;
    let mut old = anna.connect(&code).await;
    let play = |decision: u64, action: &str| json!({ "play": { "decision": decision, "action": action } });

    // Before the start.
    for (id, wish, key) in [
        (7, play(0, "pass"), "server-not-begun"),
        (8, json!({ "undo": { "decision": 0, "count": 1 } }), "server-not-begun"),
        (9, json!({ "look_back": { "row": 0 } }), "server-not-begun"),
        (10, json!({ "agree": { "row": 0, "yes": true } }), "server-not-begun"),
        (11, json!({ "entropy": { "hex": "no" } }), "server-entropy"),
        (12, json!({ "say": { "text": " " } }), "server-chat-length"),
        (13, json!({ "look": { "seat": "b" } }), "server-not-seated"),
        (14, json!("away"), "server-not-begun"),
    ] {
        let (kind, answer) = ask(&mut socket, id, wish).await;
        assert_eq!((&kind[..], &answer["key"]), ("refused", &json!(key)), "{answer}");
    }
    for (id, wish) in [
        (20, json!({ "entropy": { "hex": "00ff" } })),
        (21, json!({ "say": { "text": "hello" } })),
        (21, json!({ "language": { "tag": "de" } })),
    ] {
        assert_eq!(ask(&mut socket, id, wish).await.0, "done");
    }
    // Who sends no number is answered as in the first version.
    old.send(json!({ "say": { "text": " " } })).await;
    let refused = old.wait_for("refused").await;
    assert_eq!((&refused["key"], &refused["to"]), (&json!("server-chat-length"), &json!(0)));
    old.send(json!({ "say": { "text": "hello too" } })).await;
    old.send(json!({ "ping": { "n": 3 } })).await;
    loop {
        let heard = old.hear().await.unwrap();
        assert!(heard.get("done").is_none(), "{heard}");
        if heard.get("pong").is_some() {
            break;
        }
    }

    // In the game.
    assert_eq!(ben.post(&format!("/tables/{code}/join"), json!({})).await.0, 200);
    assert_eq!(anna.post(&format!("/tables/{code}/start"), json!({})).await.0, 200);
    let mut now = socket.wait_for("now").await;
    // Who begins is drawn: with the first legal action of whoever it is, it is Anna's turn at last.
    let mut other = ben.connect(&code).await;
    let mut theirs = other.wait_for("now").await;
    while now["shown"]["view"]["legal"][0].is_null() {
        let first = &theirs["shown"]["view"]["legal"][0];
        other.send(play(theirs["decision"].as_u64().unwrap(), first.as_str().unwrap())).await;
        theirs = other.wait_for("now").await;
        now = socket.wait_for("now").await;
    }
    let (kind, past) = ask(&mut socket, 30, json!({ "look_back": { "row": 0 } })).await;
    assert_eq!((&kind[..], &past["row"]), ("past", &json!(0)));
    for (id, wish, key) in [
        (31, json!({ "look_back": { "row": 999 } }), "server-no-row"),
        (32, json!({ "entropy": { "hex": "00" } }), "server-begun"),
        (33, play(now["decision"].as_u64().unwrap(), "back 1"), "server-ask-first"),
        (34, json!({ "agree": { "row": 0, "yes": true } }), "server-no-question"),
        (35, json!({ "ask_back": { "count": 1 } }), "server-no-consent"),
    ] {
        let (kind, answer) = ask(&mut socket, id, wish).await;
        assert_eq!((&kind[..], &answer["key"]), ("refused", &json!(key)), "{answer}");
    }
    // A late answer does no harm, and is answered.
    let action = now["shown"]["view"]["legal"][0].as_str().unwrap();
    assert_eq!(ask(&mut socket, 36, play(9999, action)).await.0, "done");
    // What it brings is shown before it is said to be done.
    socket.send(json!({ "id": 37, "wish": play(now["decision"].as_u64().unwrap(), action) })).await;
    assert_eq!(socket.wait_for("now").await["row"], now["row"].as_u64().unwrap() + 1);
    assert_eq!(socket.wait_for("done").await["to"], 37);
}
