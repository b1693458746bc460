//! A real server on a temporary database, and people who speak HTTP and WebSocket to it.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]
#![allow(dead_code, reason = "each test program uses its own part")]

pub(crate) mod home;

use client::Client;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Pauses, Rates, Server};
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Nothing in a test takes longer.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// A server in a test does at once what it would do after a second.
pub(crate) const PAUSES: Pauses = Pauses {
    settle: Duration::from_millis(20),
    due: Duration::from_millis(50),
    goodbye: Duration::from_millis(100),
    patience: Duration::from_millis(300),
    body: Duration::from_secs(30),
    taking: Duration::from_secs(20),
    catch_up: Duration::from_millis(200),
};

/// The PostgreSQL that the environment names.
fn database() -> Option<String> {
    std::env::var("SKYRAIL_TEST_DATABASE").ok()
}

/// Whether all servers of a run share one database.
pub(crate) fn is_shared() -> bool {
    database().is_some()
}

/// A server and where it keeps everything: SQLite in a directory of its own, or the PostgreSQL that the
/// environment names, which all servers of a run share.
pub(crate) struct Place {
    pub(crate) server: Option<Server>,
    pub(crate) data: TempDir,
}

impl Place {
    pub(crate) async fn start() -> Self {
        Self::start_with(Rates::unlimited()).await
    }

    pub(crate) async fn start_with(rates: Rates) -> Self {
        let mut place = Self { server: None, data: tempfile::tempdir().unwrap() };
        place.open(rates).await;
        place
    }

    async fn open(&mut self, rates: Rates) {
        let mut config = Config::new(self.data.path().to_owned());
        config.listen = "127.0.0.1:0".parse().unwrap();
        config.rates = rates;
        config.database = database();
        config.pauses = PAUSES;
        self.server = Some(server::start(config).await.unwrap());
    }

    /// Stops, and starts again on the same data.
    pub(crate) async fn restart(&mut self) {
        self.restart_after(|_| async {}).await;
    }

    /// Stops, lets something happen to the database, whose address it is told, and starts again.
    pub(crate) async fn restart_after<F: Future<Output = ()>>(
        &mut self,
        meanwhile: impl FnOnce(String) -> F,
    ) {
        self.server.take().unwrap().stop().await;
        meanwhile(self.database()).await;
        self.open(Rates::unlimited()).await;
    }

    /// The address of the database.
    pub(crate) fn database(&self) -> String {
        let file = || format!("sqlite:{}", self.data.path().join("skyrail.db").display());
        database().unwrap_or_else(file)
    }

    pub(crate) fn address(&self) -> String {
        self.server.as_ref().unwrap().address.to_string()
    }

    /// A new guest.
    pub(crate) async fn guest(&self) -> Guest {
        let http = Client::new();
        let response = http.post(format!("http://{}/api/v1/me", self.address())).send().await.unwrap();
        assert_eq!(response.status(), 200);
        let cookie = response.cookie().unwrap().to_string();
        Guest { http, cookie, address: self.address() }
    }
}

/// Somebody with a cookie.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) http: Client,
    pub(crate) cookie: String,
    pub(crate) address: String,
}

impl Guest {
    /// The same person at another server on the same database.
    pub(crate) fn at(&self, place: &Place) -> Self {
        Self { address: place.address(), ..self.clone() }
    }

    pub(crate) async fn ask(&self, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
        let url = format!("http://{}/api/v1{path}", self.address);
        let request = self.http.request(method, url).header("cookie", &self.cookie);
        let request = match &body {
            Some(body) => request.json(body),
            None => request,
        };
        let response = request.send().await.unwrap();
        let status = response.status();
        let text = response.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    #[track_caller]
    pub(crate) fn get(&self, path: &str) -> impl Future<Output = (u16, Value)> {
        self.ask_owned("GET", path, None)
    }

    pub(crate) fn post(&self, path: &str, body: Value) -> impl Future<Output = (u16, Value)> {
        self.ask_owned("POST", path, Some(body))
    }

    fn ask_owned(
        &self,
        method: &'static str,
        path: &str,
        body: Option<Value>,
    ) -> impl Future<Output = (u16, Value)> {
        let (guest, path) = (self.clone(), path.to_string());
        async move { guest.ask(method, &path, body).await }
    }

    /// Makes a table and says its code.
    pub(crate) async fn table(&self, new: Value) -> String {
        let (status, table) = self.post("/tables", new).await;
        assert_eq!(status, 201, "{table}");
        table["code"].as_str().unwrap().to_string()
    }

    /// Connects to a table as a program of the first version.
    pub(crate) async fn connect(&self, code: &str) -> Socket {
        self.connect_as(code, "skyrail.1.json").await
    }

    /// Connects to a table, known by this header alone.
    pub(crate) async fn connect_with(&self, code: &str, name: &'static str, value: &str) -> Socket {
        self.connect_by(code, "skyrail.1.json", name, value).await
    }

    /// The same person in another browser, which logs in with this.
    pub(crate) async fn also_logged_in(&self, login: &Value) -> Self {
        let url = format!("http://{}/api/v1/log-in", self.address);
        let response = self.http.post(url).json(login).send().await.unwrap();
        assert_eq!(response.status(), 200);
        Self { cookie: response.cookie().unwrap().to_string(), ..self.clone() }
    }

    /// Connects to a table by a subprotocol.
    pub(crate) async fn connect_as(&self, code: &str, protocol: &str) -> Socket {
        self.connect_by(code, protocol, "cookie", &self.cookie).await
    }

    async fn connect_by(&self, code: &str, protocol: &str, name: &'static str, value: &str) -> Socket {
        let mut request =
            format!("ws://{}/api/v1/tables/{code}/socket", self.address).into_client_request().unwrap();
        request.headers_mut().insert(name, value.parse().unwrap());
        request.headers_mut().insert("sec-websocket-protocol", protocol.parse().unwrap());
        let (stream, _) = connect_async(request).await.unwrap();
        Socket { stream }
    }
}

/// A connection that speaks JSON.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    pub(crate) async fn send(&mut self, message: Value) {
        self.stream.send(Message::text(message.to_string())).await.unwrap();
    }

    /// Sends whatever it is; `false` once the connection has ended.
    pub(crate) async fn send_raw(&mut self, message: Message) -> bool {
        self.stream.send(message).await.is_ok()
    }

    /// The next message; nothing once the connection has ended.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        self.hear_text().await.map(|text| serde_json::from_str(&text).unwrap())
    }

    /// The next message to the letter; nothing once the connection has ended.
    pub(crate) async fn hear_text(&mut self) -> Option<String> {
        // Pings are no answer: a server that only pings keeps nobody waiting for ever.
        let next = async {
            loop {
                match self.stream.next().await {
                    Some(Ok(Message::Text(text))) => return Some(text.to_string()),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    _ => return None,
                }
            }
        };
        tokio::time::timeout(PATIENCE, next).await.expect("an answer in time")
    }

    /// The next message of a kind; others before it are passed over.
    pub(crate) async fn wait_for(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await.unwrap_or_else(|| panic!("the connection ended before {kind}"));
            if let Some(found) = message.get(kind) {
                return found.clone();
            }
        }
    }

    /// Plays the first legal action whenever it may, until the game is over; says the last view.
    pub(crate) async fn play_on(&mut self) -> Value {
        let mut answered = None;
        loop {
            let now = self.wait_for("now").await;
            if !now["ended"].is_null() {
                return now;
            }
            let legal = now["shown"]["view"]["legal"].as_array().unwrap();
            // Late in the list stands what brings a game forward; early, what can be done for ever.
            let Some(action) = legal.get(legal.len().saturating_sub(1) / 2) else { continue };
            if answered != Some(now["decision"].clone()) {
                answered = Some(now["decision"].clone());
                self.send(json!({ "play": { "decision": now["decision"], "action": action } })).await;
            }
        }
    }
}

/// A table for these chairs.
#[allow(clippy::needless_pass_by_value)] // `json!` reads better with values at every call.
pub(crate) fn new_table(title: &str, chairs: Value) -> Value {
    json!({ "title": title, "chairs": chairs, "shuffle": false })
}
