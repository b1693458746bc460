//! Quick random players: they speak as the page does, and answer as soon as they may.

use crate::load::Trouble;
use catalog::Title;
use client::Client;
use futures_util::{SinkExt, StreamExt};
use game::{CHOICE, Luck};
use serde_json::{Value, json};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async_with_config};
use wire::{Encoding, Now, Request, ToBrowser, ToServer, read_small, write_small};

/// A request is answered within this time or never.
const PATIENCE: Duration = Duration::from_secs(20);
/// Views are a few hundred bytes. The usual buffer is filled with zeros before each of them is read, which took a third
/// of all that the players compute.
const BUFFER: usize = 4096;

/// The waits of every move so far, in microseconds.
#[derive(Default)]
pub(super) struct Tally {
    pub(super) waits: Vec<u32>,
}

impl Tally {
    pub(super) fn add(&mut self, other: Self) {
        self.waits.extend(other.waits);
    }
}

/// Somebody with a cookie.
#[derive(Clone)]
pub(crate) struct Guest {
    http: Client,
    pub(crate) cookie: String,
    address: SocketAddr,
    from: IpAddr,
}

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

impl Guest {
    pub(super) async fn enter(address: SocketAddr) -> Result<Self, Trouble> {
        Self::enter_from(address, address.ip()).await
    }

    /// Enters from one of the addresses of this machine.
    pub(crate) async fn enter_from(address: SocketAddr, from: IpAddr) -> Result<Self, Trouble> {
        let http = Client::with_patience(PATIENCE).from_address(from);
        let answer = http.post(format!("http://{address}/api/v1/me")).send().await?.ok()?;
        let cookie = answer.cookie().ok_or("no cookie was given")?.to_string();
        Ok(Self { http, cookie, address, from })
    }

    pub(crate) async fn get(&self, path: &str) -> Result<Value, Trouble> {
        let url = format!("http://{}/api/v1{path}", self.address);
        let answer = self.http.get(url).header("cookie", &self.cookie).send().await?;
        Ok(answer.ok()?.json().await?)
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Result<Value, Trouble> {
        let url = format!("http://{}/api/v1{path}", self.address);
        let answer = self.http.post(url).header("cookie", &self.cookie).json(body).send().await?;
        Ok(answer.ok()?.json().await?)
    }

    pub(crate) async fn table(&self, title: Title, other: Value) -> Result<String, Trouble> {
        let new = json!({ "title": title.name(), "chairs": ["me", other], "shuffle": false });
        let made = self.post("/tables", &new).await?;
        Ok(made["code"].as_str().ok_or("a table has no code")?.to_string())
    }

    pub(crate) async fn delete(&self, path: &str) -> Result<(), Trouble> {
        let url = format!("http://{}/api/v1{path}", self.address);
        self.http.request("DELETE", url).header("cookie", &self.cookie).send().await?.ok()?;
        Ok(())
    }

    /// Connects to a table as the page does.
    pub(crate) async fn connect(&self, code: &str) -> Result<Socket, Trouble> {
        self.connect_by(code, Encoding::Small).await
    }

    /// Connects to a table as programs do.
    pub(crate) async fn connect_in_words(&self, code: &str) -> Result<Socket, Trouble> {
        self.connect_by(code, Encoding::Json).await
    }

    async fn connect_by(&self, code: &str, encoding: Encoding) -> Result<Socket, Trouble> {
        let url = format!("ws://{}/api/v1/tables/{code}/socket", self.address);
        let mut request = url.into_client_request()?;
        request.headers_mut().insert("cookie", self.cookie.parse()?);
        request.headers_mut().insert("sec-websocket-protocol", encoding.protocol().parse()?);
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let socket = if self.from.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        socket.bind((self.from, 0).into())?;
        let stream = socket.connect(self.address).await?;
        stream.set_nodelay(true)?;
        let (socket, _) =
            client_async_with_config(request, MaybeTlsStream::Plain(stream), Some(config)).await?;
        Ok(socket)
    }

    /// A table that has begun and waits for this guest, who looks at it.
    pub(crate) async fn idle_table(&self, title: Title) -> Result<Socket, Trouble> {
        let code = self.table(title, json!({ "local": "B" })).await?;
        self.post(&format!("/tables/{code}/start"), &json!({})).await?;
        let mut socket = self.connect(&code).await?;
        hear(&mut socket, title).await?;
        Ok(socket)
    }
}

/// Two people at one table, connected.
pub(super) struct Pair {
    anna: Arc<Guest>,
    ben: Arc<Guest>,
    title: Title,
    one: Socket,
    two: Socket,
}

impl Pair {
    /// Makes a table, sits both down and begins.
    pub(super) async fn sit(anna: Arc<Guest>, ben: Arc<Guest>, title: Title) -> Result<Self, Trouble> {
        let (one, two) = sit(&anna, &ben, title).await?;
        Ok(Self { anna, ben, title, one, two })
    }

    /// Plays one game after another until the time is over.
    pub(super) async fn play_until(self, seed: u64, until: Instant) -> Result<Tally, Trouble> {
        let Self { anna, ben, title, mut one, mut two } = self;
        let mut tally = Tally::default();
        let mut luck = Luck::fast(seed);
        loop {
            let mut luck_of_one = || Luck::fast(u64::from(luck.below(CHOICE, u32::MAX)));
            // Each has a task, so that nobody looks at a socket that has nothing new.
            let first = tokio::spawn(play(one, title, luck_of_one(), until));
            let second = play(two, title, luck_of_one(), until).await?;
            tally.add(first.await??);
            tally.add(second);
            if Instant::now() >= until {
                return Ok(tally);
            }
            (one, two) = sit(&anna, &ben, title).await?;
        }
    }
}

pub(crate) async fn sit(anna: &Guest, ben: &Guest, title: Title) -> Result<(Socket, Socket), Trouble> {
    let code = anna.table(title, json!("open")).await?;
    ben.post(&format!("/tables/{code}/join"), &json!({})).await?;
    anna.post(&format!("/tables/{code}/start"), &json!({})).await?;
    Ok((anna.connect(&code).await?, ben.connect(&code).await?))
}

/// Plays one seat until its game or the time is over.
async fn play(mut socket: Socket, title: Title, mut luck: Luck, until: Instant) -> Result<Tally, Trouble> {
    let mut tally = Tally::default();
    let playing = play_on(&mut socket, title, &mut luck, &mut tally);
    match tokio::time::timeout_at(until.into(), playing).await {
        Ok(Err(trouble)) => Err(trouble),
        Ok(Ok(())) | Err(_) => Ok(tally),
    }
}

/// Plays one seat until its game is over.
async fn play_on(
    socket: &mut Socket,
    title: Title,
    luck: &mut Luck,
    tally: &mut Tally,
) -> Result<(), Trouble> {
    let mut sent: Option<(u32, Instant)> = None;
    loop {
        let now = hear(socket, title).await?;
        if let Some((decision, at)) = sent
            && now.decision > decision
        {
            tally.waits.push(u32::try_from(at.elapsed().as_micros()).unwrap_or(u32::MAX));
            sent = None;
        }
        if now.ended.is_some() {
            return Ok(());
        }
        let legal = now.shown.view.legal();
        if sent.is_some() || legal.is_empty() {
            continue;
        }
        let action = legal[luck.below(CHOICE, legal.len() as u32) as usize];
        let play = ToServer::Play { decision: now.decision, action: title.board().write(action) };
        sent = Some((now.decision, Instant::now()));
        socket.send(Message::binary(write_small(&Request::from(play)))).await?;
    }
}

/// The next view; a refusal is an error, since only legal actions are sent.
pub(crate) async fn hear(socket: &mut Socket, title: Title) -> Result<Now, Trouble> {
    loop {
        let message = socket.next().await.ok_or("the connection ended")??;
        let Message::Binary(bytes) = message else { continue };
        match read_small::<ToBrowser>(&bytes) {
            Ok(ToBrowser::Now(mut now)) => {
                let fits = now.shown.set_board(title.board());
                return if fits { Ok(*now) } else { Err("a view is of another title".into()) };
            }
            Ok(ToBrowser::Refused(refusal)) => return Err(refusal.sentence.into()),
            Ok(_) => {}
            Err(_) => return Err("a message can't be read".into()),
        }
    }
}
