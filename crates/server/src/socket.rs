//! One connection to one table: reads messages, passes them on, and writes what the table sends.

use crate::app::Shared;
use crate::error;
use crate::live::{Connection, Event};
use crate::origin::Address;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use bytes::Bytes;
use futures_util::{SinkExt, StreamExt};
use game::Note;
use governor::RateLimiter;
use std::pin::pin;
use std::time::Duration;
use text::Language;
use tokio::sync::mpsc;
use tokio::time::Instant;
use wire::{Encoding, ToBrowser, ToServer};

/// How many messages may wait for a connection that reads slowly, before it is let go.
const WAITING: usize = 64;
/// A connection that says nothing for so long is asked whether it is there, and let go if it is not.
const SILENCE: Duration = Duration::from_secs(45);
/// A connection that does not take what it is sent for so long is let go.
const SLOWEST: Duration = Duration::from_secs(20);
/// The longest message; the longest true one is a line of chat.
pub(crate) const LONGEST: usize = 8 * 1024;

/// Who connects, and how.
pub(crate) struct Visit {
    pub(crate) person: crate::store::Person,
    pub(crate) table: i64,
    pub(crate) encoding: Encoding,
    pub(crate) language: Language,
    pub(crate) watcher: bool,
    pub(crate) address: Address,
}

/// The life of a connection.
pub(crate) async fn run(app: Shared, socket: WebSocket, visit: Visit) {
    let Visit { person, table, encoding, language, watcher, address } = visit;
    let id = app.next_connection();
    let (out, waiting) = mpsc::channel(WAITING);
    let connection = Connection { id, person: person.id, encoding, language, watcher, out };
    app.hub.send(&app, table, Event::Connect(Box::new(connection)));
    metrics::gauge!("skyrail_connections").increment(1);
    let code = talk(&app, socket, waiting, id, table, encoding, language).await;
    tracing::debug!(id, code, "a connection ended");
    metrics::gauge!("skyrail_connections").decrement(1);
    app.hub.send_if_live(table, Event::Leave(id));
    app.limits.disconnect(address.0);
}

async fn talk(
    app: &Shared,
    mut socket: WebSocket,
    mut waiting: mpsc::Receiver<Bytes>,
    id: u64,
    table: i64,
    encoding: Encoding,
    language: Language,
) -> u16 {
    let allowed = RateLimiter::direct(app.limits.messages());
    let (mut asked, mut heard_at) = (false, Instant::now());
    // It is set again only when it rings, not with everything that is heard.
    let mut silence = pin!(tokio::time::sleep(SILENCE));
    let code = loop {
        tokio::select! {
            sent = waiting.recv() => {
                let Some(bytes) = sent else { break close_code::AGAIN };
                let sending = async {
                    socket.feed(message(encoding, bytes)).await?;
                    // Whatever else waits leaves in the same packet.
                    while let Ok(bytes) = waiting.try_recv() {
                        socket.feed(message(encoding, bytes)).await?;
                    }
                    socket.flush().await
                };
                if !matches!(tokio::time::timeout(SLOWEST, sending).await, Ok(Ok(()))) {
                    break close_code::AWAY;
                }
            }
            () = silence.as_mut() => {
                let until = heard_at + SILENCE;
                if until > Instant::now() {
                    silence.as_mut().reset(until);
                    continue;
                }
                if asked || socket.send(Message::Ping(Bytes::new())).await.is_err() {
                    break close_code::AWAY;
                }
                asked = true;
                silence.as_mut().reset(Instant::now() + SILENCE);
            }
            heard = socket.next() => {
                (asked, heard_at) = (false, Instant::now());
                let bytes = match heard {
                    Some(Ok(Message::Binary(bytes))) => bytes,
                    Some(Ok(Message::Text(text))) => text.into(),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    None | Some(Ok(Message::Close(_)) | Err(_)) => return close_code::NORMAL,
                };
                if allowed.check().is_err() {
                    break close_code::POLICY;
                }
                match encoding.read::<ToServer>(&bytes) {
                    Ok(said) => app.hub.send(app, table, Event::Message(id, said)),
                    Err(_) => {
                        let note = Note::new("server-garbled");
                        let refusal = error::refusal(error::text(language), &note, &|seat| seat.to_string());
                        let bytes = encoding.write(&ToBrowser::Refused(refusal));
                        if socket.send(message(encoding, bytes.into())).await.is_err() {
                            break close_code::AWAY;
                        }
                    }
                }
            }
        }
    };
    let goodbye = CloseFrame { code, reason: Utf8Bytes::from_static("") };
    let _ = tokio::time::timeout(Duration::from_secs(1), socket.send(Message::Close(Some(goodbye)))).await;
    code
}

fn message(encoding: Encoding, bytes: Bytes) -> Message {
    match encoding {
        Encoding::Small => Message::Binary(bytes),
        Encoding::Json => match Utf8Bytes::try_from(bytes) {
            Ok(text) => Message::Text(text),
            Err(_) => Message::Text(Utf8Bytes::from_static("")),
        },
    }
}
