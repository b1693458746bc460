//! One guest who floods the server from one address, over as many connections as are let in.

use super::messages;
use crate::load::Trouble;
use crate::load::player::{Guest, Socket, hear, sit};
use catalog::Title;
use client::Client;
use client::description::{Call, Known};
use futures_util::{SinkExt, StreamExt};
use game::{CHOICE, Luck};
use serde_json::json;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use wire::{Request, ToServer, write_small};

/// Over so many connections requests are sent; one address may have 200.
const CONNECTIONS: usize = 150;
/// Over so many sockets messages are sent.
const SOCKETS: usize = 150;
/// So many requests a second are sent if they are answered in time: forty times what an address is allowed.
const REQUESTS: f64 = 2000.0;
/// Half of the sockets stay just below what one may say, so that they are not let go.
const ALLOWED: Duration = Duration::from_millis(21);
/// The others do not.
const RUSH: Duration = Duration::from_millis(5);
/// Who is not answered in this time asks again.
const PATIENCE: Duration = Duration::from_secs(2);

/// What became of what was sent.
#[derive(Default)]
pub(super) struct Counts {
    pub(super) sent: AtomicUsize,
    pub(super) done: AtomicUsize,
    pub(super) refused: AtomicUsize,
    /// Told that it was too much.
    pub(super) too_much: AtomicUsize,
    /// No answer in time, or none at all.
    pub(super) silent: AtomicUsize,
    /// The server said that it broke.
    pub(super) broken: AtomicUsize,
}

pub(super) fn one(count: &AtomicUsize) {
    count.fetch_add(1, Ordering::Relaxed);
}

/// Somebody who played a game to its end before: what is only there then is flooded too.
#[derive(Clone)]
pub(super) struct Veteran {
    guest: Guest,
    code: String,
}

impl Veteran {
    /// Plays the shortest game there is with a friend.
    pub(super) async fn make(server: SocketAddr) -> Result<Self, Trouble> {
        let address = |last| IpAddr::V4(Ipv4Addr::new(127, 0, 2, last));
        let (anna, ben) =
            (Guest::enter_from(server, address(1)).await?, Guest::enter_from(server, address(2)).await?);
        let title = Title::ALL[Title::ALL.len() - 1];
        let (one, two) = sit(&anna, &ben, title).await?;
        let (one, two) = tokio::join!(play(one, title, 1), play(two, title, 2));
        one.and(two)?;
        let over = anna.get("/me/tables?over=true").await?;
        let code = over[0]["code"].as_str().ok_or("a game that is over is not listed")?.into();
        Ok(Self { guest: anna, code })
    }
}

/// Plays a seat by chance, no faster than a connection may.
async fn play(mut socket: Socket, title: Title, seed: u64) -> Result<(), Trouble> {
    let mut luck = Luck::fast(seed);
    let mut answered = None;
    loop {
        let now = hear(&mut socket, title).await?;
        if now.ended.is_some() {
            return Ok(());
        }
        let legal = now.shown.view.legal();
        if legal.is_empty() || answered == Some(now.decision) {
            continue;
        }
        tokio::time::sleep(ALLOWED / 2).await;
        answered = Some(now.decision);
        let action = title.board().write(legal[luck.below(CHOICE, legal.len() as u32) as usize]);
        let play = ToServer::Play { decision: now.decision, action };
        socket.send(Message::binary(write_small(&Request::from(play)))).await?;
    }
}

/// One guest at one address.
#[derive(Clone)]
pub(super) struct Flooder {
    server: SocketAddr,
    from: IpAddr,
    pub(super) guest: Guest,
    veteran: Veteran,
    pub(super) known: Known,
    /// A table of one's own that is played, and one of others.
    tables: [String; 2],
}

impl Flooder {
    /// Enters from an address that nobody used before, and makes what can be flooded.
    pub(super) async fn enter(
        server: SocketAddr,
        number: usize,
        veteran: &Veteran,
        neighbours: &[String],
    ) -> Result<Self, Trouble> {
        let from = IpAddr::V4(Ipv4Addr::new(127, 1, (number / 200) as u8, (number % 200) as u8 + 1));
        let guest = Guest::enter_from(server, from).await?;
        let title = Title::ALL[number % Title::ALL.len()];
        let waiting = guest.table(title, json!("open")).await?;
        let running = guest.table(title, json!({ "local": "B" })).await?;
        guest.post(&format!("/tables/{running}/start"), &json!({})).await?;
        let other = neighbours.first().cloned().unwrap_or_else(|| running.clone());
        let me = guest.get("/me").await?;
        let link = guest.post("/me/friend-link", &json!({})).await?;
        let mut known = Known::default();
        for code in [&waiting, &running, &other, &veteran.code] {
            known.add("code", code.as_str());
        }
        for &title in Title::ALL {
            known.add("title", title.name());
            known.add("text", title.board().json());
        }
        for seat in ["a", "b"] {
            known.add("seat", seat);
        }
        known.add("link", link["code"].clone());
        known.add("person", me["person"].clone());
        known.add("hash", game::to_hex(&title.board().hash()));
        known.add("word", "flood");
        known.add("chairs", json!(["me", "open"]));
        known.add("chairs", json!(["me", { "bot": "master" }]));
        known.add("chairs", json!(["me", { "local": "B" }, { "bot": "expert" }]));
        known.add("options", json!([]));
        known.add("board", json!(null));
        known.add("deal", json!(null));
        known.add("deal", "flood");
        known.add("pace", "free");
        known.add("bot", "master");
        known.add("bot", "greedy");
        known.add("action", "draw");
        known.add("entropy", "00ff");
        known.add("wait", 0);
        known.add("wait", 50);
        known.add("before", i64::MAX);
        known.add("login", format!("flood-{number}"));
        known.add("password", "a good long password");
        Ok(Self { server, from, guest, veteran: veteran.clone(), known, tables: [running, other] })
    }

    /// A table of one's own and one of others in turn.
    pub(super) fn table(&self, number: usize) -> &str {
        &self.tables[number / 2 % self.tables.len()]
    }

    /// A connection that has said nothing yet.
    pub(super) async fn stream(&self) -> std::io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((self.from, 0).into())?;
        socket.connect(self.server).await
    }

    /// Floods a call until then.
    pub(super) async fn flood_call(&self, call: &Call, until: Instant, counts: &Arc<Counts>) {
        let mut sending = JoinSet::new();
        let turns = Arc::new(AtomicUsize::new(0));
        let begin = Instant::now();
        for _ in 0..CONNECTIONS {
            let (flooder, call, turns, counts) =
                (self.clone(), call.clone(), Arc::clone(&turns), Arc::clone(counts));
            sending.spawn(async move {
                let http = Client::with_patience(PATIENCE).from_address(flooder.from);
                loop {
                    let turn = turns.fetch_add(1, Ordering::Relaxed);
                    let due = begin + Duration::from_secs_f64(turn as f64 / REQUESTS);
                    tokio::time::sleep_until(due.into()).await;
                    flooder.ask(&http, &call, turn, &counts).await;
                }
            });
        }
        tokio::time::sleep_until(until.into()).await;
    }

    async fn ask(&self, http: &Client, call: &Call, turn: usize, counts: &Counts) {
        let server = self.server.to_string();
        // The veteran is needed again: what may end or change somebody is done by the guest alone.
        let again = turn % 4 == 3 && (call.method == "GET" || call.path.contains("{code}"));
        let cookie = if again { &self.veteran.guest.cookie } else { &self.guest.cookie };
        one(&counts.sent);
        let request = call.request(http, &server, &self.known, turn).header("cookie", cookie);
        let Ok(answer) = request.send().await else { return one(&counts.silent) };
        one(match answer.status() {
            429 | 503 => &counts.too_much,
            400..=499 => &counts.refused,
            500.. => &counts.broken,
            _ => &counts.done,
        });
        let _ = answer.bytes().await;
    }

    /// Floods a table of one's own and one of others with messages of a name, until then.
    pub(super) async fn flood_message(&self, name: &str, until: Instant, counts: &Arc<Counts>) {
        let mut sending = JoinSet::new();
        for number in 0..SOCKETS {
            let (flooder, name, counts) = (self.clone(), name.to_string(), Arc::clone(counts));
            let pause = if number % 2 == 0 { ALLOWED } else { RUSH };
            sending.spawn(async move {
                let mut turn = number;
                loop {
                    match flooder.guest.connect_in_words(flooder.table(number)).await {
                        Ok(socket) => speak(socket, &name, &mut turn, pause, &counts).await,
                        Err(_) => {
                            one(&counts.too_much);
                            tokio::time::sleep(RUSH * 20).await;
                        }
                    }
                }
            });
        }
        tokio::time::sleep_until(until.into()).await;
    }
}

/// Says one message after another and reads what comes, until the connection ends.
async fn speak(socket: Socket, name: &str, turn: &mut usize, pause: Duration, counts: &Counts) {
    let (mut out, mut heard) = socket.split();
    let saying = async {
        loop {
            let text = messages::text(name, *turn);
            *turn += 1;
            one(&counts.sent);
            if out.send(Message::text(text)).await.is_err() {
                return;
            }
            tokio::time::sleep(pause).await;
        }
    };
    let hearing = async {
        while let Some(Ok(message)) = heard.next().await {
            let Message::Text(text) = message else { continue };
            one(if text.starts_with("{\"refused\"") { &counts.refused } else { &counts.done });
        }
    };
    tokio::select! {
        () = saying => {}
        () = hearing => one(&counts.too_much),
    }
}
