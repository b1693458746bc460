//! A person who plays on whatever happens to the server, and remembers what was acknowledged.

use crate::PATIENCE;
use client::Client;
use futures_util::{SinkExt, StreamExt};
use game::{CHOICE, Luck};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A person with a cookie, who asks again when nobody answers.
#[derive(Clone)]
pub(crate) struct Player {
    http: Client,
    cookie: String,
    pub(crate) address: SocketAddr,
}

impl Player {
    pub(crate) async fn enter(address: SocketAddr) -> Self {
        let mut player = Self { http: Client::new(), cookie: "none=1".into(), address };
        let (status, cookie, _) = player.answer("POST", "/me", &json!({})).await;
        assert_eq!(status, 200);
        player.cookie = cookie.unwrap();
        player
    }

    /// The same person at another server on the same database.
    pub(crate) fn at(&self, address: SocketAddr) -> Self {
        Self { address, ..self.clone() }
    }

    pub(crate) async fn get(&self, path: &str) -> (u16, String) {
        let (status, _, body) = self.answer("GET", path, &Value::Null).await;
        (status, body)
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        let (status, _, text) = self.answer("POST", path, &body).await;
        (status, serde_json::from_str(&text).unwrap_or_default())
    }

    async fn answer(&self, method: &str, path: &str, body: &Value) -> (u16, Option<String>, String) {
        let since = Instant::now();
        loop {
            assert!(since.elapsed() < PATIENCE, "nobody answers {path}");
            // A server that stops says that the table is away.
            match self.try_answer(method, path, body).await {
                Ok(answer) if answer.0 != 503 => return answer,
                _ => {}
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    async fn try_answer(
        &self,
        method: &str,
        path: &str,
        body: &Value,
    ) -> Result<(u16, Option<String>, String), client::ClientError> {
        let url = format!("http://{}/api/v1{path}", self.address);
        let mut request = self.http.request(method, url).header("cookie", &self.cookie);
        if !body.is_null() {
            request = request.json(body);
        }
        let response = request.send().await?;
        let cookie = response.cookie().map(str::to_string);
        Ok((response.status(), cookie, response.text().await?))
    }

    /// Makes a table with another person, and begins. Whatever was done before the server was killed is not
    /// done again.
    pub(crate) async fn begin(&self, other: &Self, title: &str, bots: usize) -> String {
        let mut chairs = vec![json!("me"), json!("open")];
        chairs.extend((0..bots).map(|_| json!({ "bot": "random" })));
        let new = json!({ "title": title, "chairs": chairs, "shuffle": false });
        let (status, made) = self.post("/tables", new).await;
        assert_eq!(status, 201, "{made}");
        let code = made["code"].as_str().unwrap().to_string();
        let (status, joined) = other.post(&format!("/tables/{code}/join"), json!({})).await;
        assert_eq!(status, 200, "{joined}");
        let (status, begun) = self.post(&format!("/tables/{code}/start"), json!({})).await;
        assert!(status == 200 || begun["key"] == "server-begun", "{begun}");
        code
    }

    /// A connection to a table.
    pub(crate) async fn connect(&self, code: &str) -> WebSocketStream<MaybeTlsStream<TcpStream>> {
        let since = Instant::now();
        loop {
            let url = format!("ws://{}/api/v1/tables/{code}/socket", self.address);
            let mut request = url.into_client_request().unwrap();
            request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
            request.headers_mut().insert("sec-websocket-protocol", "skyrail.1.json".parse().unwrap());
            if let Ok((stream, _)) = connect_async(request).await {
                return stream;
            }
            assert!(since.elapsed() < PATIENCE, "nobody lets me in");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Plays to the end, over as many connections as that takes. `rows` is the most rows that anybody at the
    /// table was shown; a later connection never sees fewer. `shared`: somebody else answers for the same
    /// seat too, so that what was kept need not be what was said here.
    pub(crate) async fn play(&self, code: &str, rows: &AtomicU64, shared: bool, seed: u64) -> Played {
        let mut luck = Luck::fast(seed);
        let mut played = Played { said: Vec::new(), end: Value::Null };
        loop {
            let least = rows.load(Ordering::SeqCst);
            let mut socket = self.connect(code).await;
            let (mut row, mut answered) = (least, None);
            // Pings come as long as the line stands: only a game that goes on counts.
            let mut moved = tokio::time::Instant::now();
            loop {
                let heard = tokio::time::timeout_at(moved + PATIENCE, socket.next()).await;
                let heard = heard.unwrap_or_else(|_| {
                    panic!(
                        "table {code} of {} stands still at row {row}, answered {answered:?}",
                        self.address
                    )
                });
                let text = match heard {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    _ => break,
                };
                let message: Value = serde_json::from_str(&text).unwrap();
                assert!(message.get("refused").is_none(), "{message}");
                let Some(now) = message.get("now") else { continue };
                let shown = now["row"].as_u64().unwrap();
                assert!(shown >= row, "{shown} rows after {row} were shown");
                if shown > row {
                    moved = tokio::time::Instant::now();
                }
                row = shown;
                if !shared {
                    rows.fetch_max(row, Ordering::SeqCst);
                }
                let decision = now["decision"].as_u64().unwrap() as usize;
                if !shared {
                    assert!(decision <= played.said.len(), "a decision was taken that nobody took");
                    assert!(decision + 1 >= played.said.len(), "a decision that was acknowledged is lost");
                }
                if !now["ended"].is_null() {
                    played.end = now.clone();
                    return played;
                }
                let legal = now["shown"]["view"]["legal"].as_array().unwrap();
                if legal.is_empty() || answered == Some(decision) {
                    continue;
                }
                // What is in the middle of the list brings every game forward.
                let any = luck.below(CHOICE, legal.len() as u32) as usize;
                let at = if luck.below(CHOICE, 4) == 0 { any } else { (legal.len() - 1) / 2 };
                let action = legal[at].as_str().unwrap().to_string();
                let play = json!({ "play": { "decision": decision, "action": action } });
                answered = Some(decision);
                // What was said for this decision over a connection that ended was not kept, or else the
                // decision would have passed.
                played.said.resize(decision, String::new());
                played.said.push(action);
                if socket.send(Message::text(play.to_string())).await.is_err() {
                    break;
                }
            }
        }
    }
}

/// What a player remembers of a game.
pub(crate) struct Played {
    /// What was said for each decision of the seat, last of all.
    pub(crate) said: Vec<String>,
    /// The last thing shown.
    pub(crate) end: Value,
}
