//! What no single call or message shows: ways to use up a server that take several steps or half of one.

use super::flooder::{Counts, Flooder, one};
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

/// A way to use up a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scenario {
    /// Sockets that are opened and left at once.
    Visits,
    /// Sockets that take nothing of what they are sent.
    Deaf,
    /// Somebody who goes and comes back, which everyone at the table is told.
    Flicker,
    /// Requests of which only a part ever arrives.
    Halves,
    /// Connections that say nothing.
    Silence,
    /// Tables at which the slowest bots play among themselves.
    Masters,
}

impl Scenario {
    pub(super) const ALL: [Self; 6] =
        [Self::Visits, Self::Deaf, Self::Flicker, Self::Halves, Self::Silence, Self::Masters];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Visits => "sockets opened and left",
            Self::Deaf => "sockets that never read",
            Self::Flicker => "going and coming back",
            Self::Halves => "requests that never end",
            Self::Silence => "connections that say nothing",
            Self::Masters => "tables of master bots",
        }
    }

    /// Does it until then.
    pub(super) async fn run(self, flooder: &Flooder, until: Instant, counts: &Arc<Counts>) {
        let mut doing = JoinSet::new();
        for number in 0..200 {
            let (flooder, counts) = (flooder.clone(), Arc::clone(counts));
            doing.spawn(async move {
                match self {
                    Self::Visits => visit(&flooder, number, &counts).await,
                    Self::Deaf => be_deaf(&flooder, number, &counts).await,
                    Self::Flicker => flicker(&flooder, number, &counts).await,
                    Self::Halves => begin(&flooder, HALF, &counts).await,
                    Self::Silence => begin(&flooder, b"", &counts).await,
                    Self::Masters => seat_masters(&flooder, number, &counts).await,
                }
            });
        }
        tokio::time::sleep_until(until.into()).await;
    }
}

const HALF: &[u8] = b"POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
    content-length: 16000\r\n\r\n{\"title\":\"";
/// Nobody who was refused tries again sooner.
const PAUSE: Duration = Duration::from_millis(20);

async fn visit(flooder: &Flooder, number: usize, counts: &Counts) {
    loop {
        one(&counts.sent);
        match flooder.guest.connect_in_words(flooder.table(number)).await {
            Ok(socket) => drop(socket),
            Err(_) => one(&counts.too_much),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Asks for as much as one connection may, and reads nothing.
async fn be_deaf(flooder: &Flooder, number: usize, counts: &Counts) {
    loop {
        if let Ok(mut socket) = flooder.guest.connect_in_words(flooder.table(number)).await {
            let look = json!({ "id": 1, "wish": { "look": { "seat": null } } }).to_string();
            while socket.send(Message::text(look.clone())).await.is_ok() {
                one(&counts.sent);
                tokio::time::sleep(PAUSE).await;
            }
        }
        one(&counts.too_much);
        tokio::time::sleep(PAUSE).await;
    }
}

/// Leaves the seats at a table of one's own to a bot and takes them back, before the eyes of all other connections.
async fn flicker(flooder: &Flooder, number: usize, counts: &Counts) {
    loop {
        if let Ok(socket) = flooder.guest.connect_in_words(flooder.table(0)).await {
            let (mut out, mut heard) = socket.split();
            let going = async {
                for turn in number.. {
                    let wish = if turn % 2 == 0 { "away" } else { "back" };
                    let text = json!({ "id": 1, "wish": wish }).to_string();
                    if out.send(Message::text(text)).await.is_err() {
                        return;
                    }
                    one(&counts.sent);
                    tokio::time::sleep(PAUSE).await;
                }
            };
            let hearing = async { while let Some(Ok(_)) = heard.next().await {} };
            tokio::select! {
                () = going => {}
                () = hearing => {}
            }
        }
        one(&counts.too_much);
        tokio::time::sleep(PAUSE).await;
    }
}

async fn begin(flooder: &Flooder, said: &[u8], counts: &Counts) {
    loop {
        one(&counts.sent);
        match flooder.stream().await {
            Ok(stream) => half(stream, said, counts).await,
            Err(_) => one(&counts.silent),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Says a part and waits until the server has had enough.
async fn half(mut stream: TcpStream, said: &[u8], counts: &Counts) {
    let mut some = [0; 256];
    if stream.write_all(said).await.is_ok() {
        while matches!(stream.read(&mut some).await, Ok(1..)) {}
    }
    one(&counts.too_much);
}

/// A table of masters, which play as soon as the guest has left it to a bot.
async fn seat_masters(flooder: &Flooder, number: usize, counts: &Counts) {
    let title = catalog::Title::ALL[number % catalog::Title::ALL.len()];
    loop {
        one(&counts.sent);
        let made = async {
            let code = flooder.guest.table(title, json!({ "bot": "master" })).await?;
            flooder.guest.post(&format!("/tables/{code}/start"), &json!({})).await?;
            flooder.guest.delete(&format!("/tables/{code}")).await
        };
        one(if made.await.is_ok() { &counts.done } else { &counts.too_much });
        tokio::time::sleep(PAUSE * 5).await;
    }
}
