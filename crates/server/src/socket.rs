//! One connection to one table: reads messages, passes them on, and writes what the table sends.

use crate::app::Shared;
use crate::auth::Sign;
use crate::live::{Connection, Inlet, Input, Outlet, SocketOutlet};
use crate::origin::Address;
use crate::store::TableId;
use crate::{error, figures};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use bytes::Bytes;
use futures_util::{SinkExt, StreamExt};
use game::Note;
use std::net::IpAddr;
use std::pin::pin;
use std::time::Duration;
use text::Language;
use tokio::time::Instant;
use wire::{Encoding, Refused, ToBrowser};

/// A connection that says nothing for so long is asked whether it is there, and let go if it is not.
const SILENCE: Duration = Duration::from_secs(45);
/// A connection that does not take what it is sent for so long is let go.
const SLOWEST: Duration = Duration::from_secs(20);
/// The longest message; the longest true one is a line of chat.
pub(crate) const LONGEST: usize = 8 * 1024;

/// Who connects, and how.
pub(crate) struct Visit {
    pub(crate) person: crate::store::Person,
    /// By what they are known.
    pub(crate) sign: Sign,
    pub(crate) table: TableId,
    pub(crate) encoding: Encoding,
    pub(crate) language: Language,
    pub(crate) watcher: bool,
    pub(crate) address: Address,
}

/// The life of a connection.
pub(crate) async fn run(app: Shared, socket: WebSocket, visit: Visit) {
    let Visit { person, sign, table, encoding, language, watcher, address } = visit;
    let id = app.next_connection();
    let (outlet, waiting) = SocketOutlet::new(encoding);
    let connection = Connection { id, person: person.id, language, watcher, outlet: Outlet::Socket(outlet) };
    let _here = app.visits.enter(person.id, sign.key(), table, id);
    app.hub.send(&app, table, Input::Connect(Box::new(connection)));
    // Whoever ended the cookie or token meanwhile did not find this connection yet.
    if !matches!(app.store.is_signed(sign.hash()).await, Ok(true)) {
        app.hub.send_if_live(table, Input::Leave(id));
    }
    figures::CONNECTIONS.add(1);
    let code = talk(&app, socket, waiting, id, table, encoding, language, address.0).await;
    tracing::debug!(id, code, "a connection ended");
    figures::CONNECTIONS.add(-1);
    app.hub.send_if_live(table, Input::Leave(id));
    app.limits.disconnect(address.0);
}

#[expect(clippy::too_many_arguments, reason = "each is a part of one connection")]
async fn talk(
    app: &Shared,
    mut socket: WebSocket,
    mut waiting: Inlet,
    id: u64,
    table: TableId,
    encoding: Encoding,
    language: Language,
    address: IpAddr,
) -> u16 {
    let mut allowed = app.limits.messages();
    let (mut asked, mut heard_at) = (false, Instant::now());
    // It is set again only when it rings, not with everything that is heard.
    let mut silence = pin!(tokio::time::sleep(SILENCE));
    let code = loop {
        tokio::select! {
            sent = waiting.next() => {
                let Some(bytes) = sent else { break close_code::AGAIN };
                let sending = async {
                    socket.feed(message(encoding, bytes)).await?;
                    // Whatever else waits leaves in the same packet.
                    while let Some(bytes) = waiting.next_now() {
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
                if !allowed.may() {
                    break close_code::POLICY;
                }
                // Whoever speaks over many connections is listened to more slowly, each of them.
                let pause = app.limits.speak_after(address);
                if !pause.is_zero() {
                    tokio::time::sleep(pause).await;
                }
                match encoding.read_request(&bytes) {
                    Ok(said) => app.hub.send(app, table, Input::Message(id, said)),
                    Err(_) => {
                        let note = Note::new("server-garbled");
                        let refusal = error::refusal(error::text(language), &note, &|seat| seat.to_string());
                        let bytes = encoding.write(&ToBrowser::Refused(Refused::new(0, refusal)));
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
    if encoding.is_binary() {
        return Message::Binary(bytes);
    }
    Message::Text(Utf8Bytes::try_from(bytes).unwrap_or_else(|_| Utf8Bytes::from_static("")))
}
