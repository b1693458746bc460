//! Playing without a socket: ask for the next decision and wait for it, answer it.
//!
//! Behind each call stands a connection to the table like that of a socket, so nothing is shown here that a socket
//! would not show, and what holds for one holds for the other.

use crate::app::Shared;
use crate::auth::{PlaysBy, ReadsBy, Sign};
use crate::error::{self, Error};
use crate::live::{Connection, Input, Outlet, Refusal, Reply};
use crate::origin::Address;
use crate::store::{Person, TableId};
use crate::visits::Visit;
use axum::extract::{Path, Query, State};
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use game::{Eye, Seat};
use serde::Deserialize;
use std::net::IpAddr;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout_at};
use utoipa::IntoParams;
use wire::{Decide, Now, Stage, ToBrowser, ToServer};

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
    ReadsBy(person, sign): ReadsBy,
    Extension(Address(address)): Extension<Address>,
    Path(code): Path<String>,
    Query(next): Query<Next>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let wait = Duration::from_secs(next.wait.unwrap_or(0).min(LONGEST));
    let until = Instant::now() + if wait.is_zero() { ANSWER } else { wait };
    let mut call = Call::connect(app, (person, sign), address, &code, next.seat.as_deref(), &headers).await?;
    loop {
        match call.hear(until).await? {
            Heard::Now(now) if is_due(&now, next.after) => return Ok(Json(now).into_response()),
            Heard::Refused(why, words) => return Ok((why.status(), Json(words)).into_response()),
            Heard::Now(_) | Heard::Waiting if !wait.is_zero() => {}
            _ => return Ok(StatusCode::NO_CONTENT.into_response()),
        }
    }
}

/// Whether there is something to decide that was not answered yet, or nothing any more.
fn is_due(now: &Now, after: Option<u32>) -> bool {
    let fresh = after.is_none_or(|after| now.decision > after);
    now.ended.is_some() || (fresh && !now.shown.view.legal().is_empty())
}

/// Answer a decision by its number. What was answered already is answered with how the game stands, so a repeated
/// or late answer does no harm; what the rules refuse is a 422 with its clause.
#[utoipa::path(post, path = "/tables/{code}/decisions", tag = "tables",
    params(("code" = String, Path, description = "The code of the table")),
    request_body = Decide, responses((status = 200, body = Value), (status = 422, body = wire::Refusal)),
    security(("cookie" = []), ("token" = ["play"])))]
pub(crate) async fn decide(
    State(app): State<Shared>,
    PlaysBy(person, sign): PlaysBy,
    Extension(Address(address)): Extension<Address>,
    Path(code): Path<String>,
    headers: HeaderMap,
    Json(answer): Json<Decide>,
) -> Result<Response, Error> {
    let until = Instant::now() + ANSWER;
    let mut call =
        Call::connect(app, (person, sign), address, &code, answer.seat.as_deref(), &headers).await?;
    let mut said = false;
    loop {
        match call.hear(until).await? {
            Heard::Now(now) => {
                if now.decision != answer.decision || now.ended.is_some() {
                    return Ok(Json(now).into_response());
                }
                if !said {
                    said = true;
                    call.say(ToServer::Play { decision: answer.decision, action: answer.action.clone() });
                }
            }
            Heard::Refused(why, words) => return Ok((why.status(), Json(words)).into_response()),
            Heard::Waiting => return Err(Refusal::NotBegun.into()),
            Heard::Silence => return Err(Error::away()),
        }
    }
}

/// What a table says that matters here.
enum Heard {
    /// How the game stands for the seat.
    Now(Box<Now>),
    /// Why something was not done.
    Refused(Refusal, wire::Refusal),
    /// The game has not begun.
    Waiting,
    /// Nothing more in time.
    Silence,
}

/// A connection to a table for one call.
struct Call {
    app: Shared,
    table: TableId,
    id: u64,
    address: IpAddr,
    heard: mpsc::Receiver<Reply>,
    /// The seat to look through before anything is believed.
    seat: Option<Seat>,
    /// It ends with the cookie or token that it was made with.
    _visit: Visit,
}

impl Call {
    async fn connect(
        app: Shared,
        (person, sign): (Person, Sign),
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
        let outlet = Outlet::Call(out);
        let connection = Connection { id, person: person.id, language, watcher: false, outlet };
        let visit = app.visits.enter(person.id, sign.key(), table, id);
        app.hub.send(&app, table, Input::Connect(Box::new(connection)));
        Ok(Self { app, table, id, address, heard, seat, _visit: visit })
    }

    fn say(&self, message: ToServer) {
        self.app.hub.send(&self.app, self.table, Input::Message(self.id, message.into()));
    }

    /// The next thing that matters. Who has no seat here is refused, and a table that goes away is said to be away.
    async fn hear(&mut self, until: Instant) -> Result<Heard, Error> {
        loop {
            let reply = match timeout_at(until, self.heard.recv()).await {
                Ok(reply) => reply.ok_or_else(Error::away)?,
                Err(_) => return Ok(Heard::Silence),
            };
            match reply {
                Reply::Refused(why, words) => return Ok(Heard::Refused(why, words)),
                Reply::Told(ToBrowser::Restart) => return Err(Error::away()),
                Reply::Told(ToBrowser::Now(now)) => return Ok(Heard::Now(now)),
                Reply::Told(ToBrowser::Welcome(welcome)) => {
                    if welcome.yours.is_empty() {
                        return Err(Refusal::NotSeated.into());
                    }
                    if welcome.table.stage == Stage::Waiting {
                        return Ok(Heard::Waiting);
                    }
                    if let Some(seat) = self.seat.filter(|&seat| welcome.eye != Eye::Seat(seat)) {
                        self.say(ToServer::Look { seat: Some(seat) });
                        self.seat = None;
                        // What it sees through the other seat is on its way already.
                        self.pass_over_one(until).await?;
                    }
                }
                Reply::Told(_) => {}
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

impl Drop for Call {
    fn drop(&mut self) {
        let (app, table, id, address) = (Shared::clone(&self.app), self.table, self.id, self.address);
        app.limits.disconnect(address);
        let unread = std::mem::replace(&mut self.heard, mpsc::channel(1).1);
        tokio::spawn(async move {
            tokio::time::sleep(LINGER).await;
            drop(unread);
            app.hub.send_if_live(table, Input::Leave(id));
        });
    }
}
