//! Playing without a socket: ask for the next decision and wait for it, answer it.
//!
//! Behind each call stands a connection to the table like that of a socket, so nothing is shown here that a socket
//! would not show, and what holds for one holds for the other.

use crate::app::Shared;
use crate::error::{self, Error};
use crate::live::{Connection, Event};
use crate::origin::Address;
use crate::store::Person;
use crate::who::{Plays, Reads};
use axum::extract::{Path, Query, State};
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use bytes::Bytes;
use game::Seat;
use serde::Deserialize;
use serde_json::Value;
use std::net::IpAddr;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout_at};
use utoipa::IntoParams;
use wire::{Decide, Encoding, Refusal, ToServer};

/// The longest that a call waits, in seconds; proxies end what takes a minute.
const LONGEST: u64 = 50;
/// How long an answer may take to be kept.
const ANSWER: Duration = Duration::from_secs(20);
/// Who asks again within this time was never away.
const LINGER: Duration = Duration::from_secs(3);

/// Which decision to wait for, and how long.
#[derive(Deserialize, Default, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Next {
    /// The number of the decision answered last; the next one is waited for.
    after: Option<u32>,
    /// How many seconds to wait, at most 50; not at all without.
    wait: Option<u64>,
    /// The seat, where several are mine; the first of them without.
    seat: Option<String>,
}

/// Wait for the next decision of one's seat. The answer is what a socket sends as `now`: `decision` is its number,
/// `shown.view` what the seat sees, `shown.view.legal` what it may do; once `ended` is there the game is over.
/// 204 says that nothing is to be decided yet: ask again.
#[utoipa::path(get, path = "/tables/{code}/decision", tag = "tables",
    params(("code" = String, Path, description = "The code of the table"), Next),
    responses((status = 200, body = Value), (status = 204)), security(("cookie" = []), ("token" = ["read"])))]
pub(crate) async fn next(
    State(app): State<Shared>,
    Reads(person): Reads,
    Extension(Address(address)): Extension<Address>,
    Path(code): Path<String>,
    Query(next): Query<Next>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let wait = Duration::from_secs(next.wait.unwrap_or(0).min(LONGEST));
    let until = Instant::now() + if wait.is_zero() { ANSWER } else { wait };
    let mut line = Line::connect(app, person, address, &code, next.seat.as_deref(), &headers).await?;
    loop {
        match line.hear(until).await? {
            Heard::Now(now) if is_due(&now, next.after) => return Ok(Json(now).into_response()),
            Heard::Refused(refusal) => return Ok(refused(&refusal)),
            Heard::Now(_) | Heard::Waiting if !wait.is_zero() => {}
            _ => return Ok(StatusCode::NO_CONTENT.into_response()),
        }
    }
}

/// Whether there is something to decide that was not answered yet, or nothing any more.
fn is_due(now: &Value, after: Option<u32>) -> bool {
    let legal = now["shown"]["view"]["legal"].as_array().is_some_and(|legal| !legal.is_empty());
    let fresh = after.is_none_or(|after| now["decision"].as_u64() > Some(u64::from(after)));
    !now["ended"].is_null() || (legal && fresh)
}

/// Answer a decision by its number. What was answered already is answered with how the game stands, so a repeated
/// or late answer does no harm; what the rules refuse is a 422 with its clause.
#[utoipa::path(post, path = "/tables/{code}/decisions", tag = "tables",
    params(("code" = String, Path, description = "The code of the table")),
    request_body = Decide, responses((status = 200, body = Value), (status = 422, body = Refusal)),
    security(("cookie" = []), ("token" = ["play"])))]
pub(crate) async fn decide(
    State(app): State<Shared>,
    Plays(person): Plays,
    Extension(Address(address)): Extension<Address>,
    Path(code): Path<String>,
    headers: HeaderMap,
    Json(answer): Json<Decide>,
) -> Result<Response, Error> {
    let until = Instant::now() + ANSWER;
    let mut line = Line::connect(app, person, address, &code, answer.seat.as_deref(), &headers).await?;
    let mut said = false;
    loop {
        match line.hear(until).await? {
            Heard::Now(now) => {
                let faces = now["decision"].as_u64() == Some(u64::from(answer.decision));
                if !faces || !now["ended"].is_null() {
                    return Ok(Json(now).into_response());
                }
                if !said {
                    said = true;
                    line.say(ToServer::Play { decision: answer.decision, action: answer.action.clone() });
                }
            }
            Heard::Refused(refusal) => return Ok(refused(&refusal)),
            Heard::Waiting => return Err(Error::conflict("server-not-begun")),
            Heard::Silence => return Err(Error::away()),
        }
    }
}

fn refused(refusal: &Refusal) -> Response {
    let status = match refusal.key.as_str() {
        "server-absent" => StatusCode::NOT_FOUND,
        "server-not-seated" | "server-no-watching" => StatusCode::FORBIDDEN,
        "server-broken" => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    };
    (status, Json(refusal)).into_response()
}

/// What a table says that matters here.
enum Heard {
    /// How the game stands for the seat.
    Now(Value),
    /// Why something was not done.
    Refused(Refusal),
    /// The game has not begun.
    Waiting,
    /// Nothing more in time.
    Silence,
}

/// A connection to a table for one call.
struct Line {
    app: Shared,
    table: i64,
    id: u64,
    address: IpAddr,
    heard: mpsc::Receiver<Bytes>,
    /// The seat to look through before anything is believed.
    seat: Option<Seat>,
}

impl Line {
    async fn connect(
        app: Shared,
        person: Person,
        address: IpAddr,
        code: &str,
        seat: Option<&str>,
        headers: &HeaderMap,
    ) -> Result<Self, Error> {
        let table = app.store.table_id(code).await?.ok_or_else(Error::absent)?;
        let seat = seat.map(|letter| Seat::from_letter(letter).ok_or_else(Error::absent)).transpose()?;
        if !app.limits.connect(address) {
            return Err(Error::too_many("server-connections"));
        }
        let spoken = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let (out, heard) = mpsc::channel(64);
        let id = app.next_connection();
        let language = error::language(spoken);
        let connection =
            Connection { id, person: person.id, encoding: Encoding::Json, language, watcher: false, out };
        app.hub.send(&app, table, Event::Connect(Box::new(connection)));
        Ok(Self { app, table, id, address, heard, seat })
    }

    fn say(&self, message: ToServer) {
        self.app.hub.send(&self.app, self.table, Event::Message(self.id, message));
    }

    /// The next thing that matters. Who has no seat here is refused, and a table that goes away is said to be away.
    async fn hear(&mut self, until: Instant) -> Result<Heard, Error> {
        loop {
            let bytes = match timeout_at(until, self.heard.recv()).await {
                Ok(bytes) => bytes.ok_or_else(Error::away)?,
                Err(_) => return Ok(Heard::Silence),
            };
            let mut message: Value = serde_json::from_slice(&bytes).map_err(|_| Error::broken())?;
            if message == "restart" {
                return Err(Error::away());
            }
            if let Some(refusal) = message.get_mut("refused") {
                let refusal = serde_json::from_value(refusal.take()).map_err(|_| Error::broken())?;
                return Ok(Heard::Refused(refusal));
            }
            if let Some(welcome) = message.get("welcome") {
                if welcome["yours"].as_array().is_none_or(Vec::is_empty) {
                    return Err(Error::forbidden("server-not-seated"));
                }
                if welcome["table"]["stage"] == "waiting" {
                    return Ok(Heard::Waiting);
                }
                let eye = self.seat.filter(|seat| welcome["eye"] != seat.to_string());
                if let Some(seat) = eye {
                    self.say(ToServer::Look { seat: Some(seat) });
                    self.seat = None;
                    // What it sees through the other seat is on its way already.
                    self.pass_over_one(until).await?;
                }
            }
            if let Some(now) = message.get_mut("now") {
                return Ok(Heard::Now(now.take()));
            }
        }
    }

    async fn pass_over_one(&mut self, until: Instant) -> Result<(), Error> {
        match timeout_at(until, self.heard.recv()).await {
            Ok(Some(_)) => Ok(()),
            _ => Err(Error::away()),
        }
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        let (app, table, id, address) = (Shared::clone(&self.app), self.table, self.id, self.address);
        app.limits.disconnect(address);
        let unread = std::mem::replace(&mut self.heard, mpsc::channel(1).1);
        tokio::spawn(async move {
            tokio::time::sleep(LINGER).await;
            drop(unread);
            app.hub.send_if_live(table, Event::Leave(id));
        });
    }
}
