//! Everything that can be refused over HTTP, and the one place that turns it into an answer.
//!
//! What went wrong inside goes to the log; a player reads a sentence of the `text` crate.

use crate::store;
use axum::Json;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_LENGTH, CONTENT_TYPE};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use game::{Note, Seat};
use std::sync::Arc;
use text::{Language, Text};
use wire::{Refusal, Scope};

/// A refusal with its status; the language is put to it last.
#[derive(Debug)]
pub(crate) struct Error {
    status: StatusCode,
    note: Note,
    /// What is wrong with a board, line by line.
    faults: Vec<(String, Note)>,
}

impl Error {
    /// A refusal with this status.
    pub(crate) fn new(status: StatusCode, note: Note) -> Self {
        Self { status, note, faults: Vec::new() }
    }

    /// What was sent makes no sense or does not fit.
    pub(crate) fn unfit(note: Note) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, note)
    }

    /// It came too late or does not apply as things stand.
    pub(crate) fn conflict(key: &'static str) -> Self {
        Self::new(StatusCode::CONFLICT, Note::new(key))
    }

    /// Not for this person.
    pub(crate) fn forbidden(key: &'static str) -> Self {
        Self::new(StatusCode::FORBIDDEN, Note::new(key))
    }

    /// There is no such thing, or none that this person may know of.
    pub(crate) fn absent() -> Self {
        Self::new(StatusCode::NOT_FOUND, Note::new("server-absent"))
    }

    /// Whether it says that there is no such thing.
    pub(crate) fn is_absent(&self) -> bool {
        self.status == StatusCode::NOT_FOUND
    }

    /// Nobody knows who asks.
    pub(crate) fn stranger() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, Note::new("server-stranger"))
    }

    /// There is a token, but not one of ours, or it was taken back.
    pub(crate) fn token() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, Note::new("server-token"))
    }

    /// The token is right but not for this.
    pub(crate) fn scope(scope: Scope) -> Self {
        Self::new(StatusCode::FORBIDDEN, Note::new("server-scope").name("scope", scope.name()))
    }

    /// Too much of it.
    pub(crate) fn too_many(key: &'static str) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, Note::new(key))
    }

    /// Something broke in here.
    pub(crate) fn broken() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, Note::new("server-broken"))
    }

    /// The table does not answer: the server stops, or the table starts anew from its rows.
    pub(crate) fn away() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, Note::new("server-away"))
    }

    /// A board that is not sound.
    pub(crate) fn board(faults: Vec<(String, Note)>) -> Self {
        let note = Note::new("server-board-faults").number("count", faults.len() as i64);
        Self { faults, ..Self::unfit(note) }
    }
}

impl From<store::StoreError> for Error {
    fn from(fault: store::StoreError) -> Self {
        tracing::error!(%fault, "the database failed");
        let key = if fault == store::StoreError::Full { "server-no-room" } else { "server-database" };
        Self::new(StatusCode::SERVICE_UNAVAILABLE, Note::new(key))
    }
}

impl IntoResponse for Error {
    /// Without words yet: [`in_words`] knows the language of who asked.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

/// Puts refusals into the language of who asked.
pub(crate) async fn in_words(request: Request, next: Next) -> Response {
    let language = language(request.headers().get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()));
    let response = next.run(request).await;
    let refused = response.extensions().get::<Arc<Error>>().cloned();
    let Some(error) = refused.or_else(|| by_status(&response)) else { return response };
    let text = text(language);
    let names = |seat: Seat| seat.to_string();
    let mut refusal = refusal(text, &error.note, &names);
    for (path, what) in error.faults.iter().take(50) {
        refusal.sentence += "\n";
        refusal.sentence += path;
        refusal.sentence += ": ";
        refusal.sentence += &text.say(what, &names);
    }
    let mut said = (error.status, Json(refusal)).into_response();
    let kept = response.headers().iter().filter(|(name, _)| **name != CONTENT_LENGTH);
    for (name, value) in kept {
        said.headers_mut().entry(name).or_insert_with(|| value.clone());
    }
    said
}

/// What to say where a part of the server that has no words has refused something.
fn by_status(response: &Response) -> Option<Arc<Error>> {
    let status = response.status();
    let kind = response.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if kind.is_some_and(|kind| kind.starts_with("application/json")) {
        return None;
    }
    let key = match status {
        StatusCode::NOT_FOUND => "server-absent",
        StatusCode::METHOD_NOT_ALLOWED => "server-no-method",
        StatusCode::PAYLOAD_TOO_LARGE => "server-too-large",
        StatusCode::SERVICE_UNAVAILABLE => "server-database",
        _ if status.is_client_error() => "server-unreadable",
        _ if status.is_server_error() => "server-broken",
        _ => return None,
    };
    Some(Arc::new(Error::new(status, Note::new(key))))
}

/// The first language of a list, as browsers send it, that we speak.
pub(crate) fn language(tags: Option<&str>) -> Language {
    let tags = tags.unwrap_or_default().split(',').take(20);
    let known = tags.filter_map(|tag| Language::from_tag(tag.split(';').next()?.trim()));
    known.into_iter().next().unwrap_or_default()
}

/// A note as it is sent.
pub(crate) fn refusal(text: &Text, note: &Note, names: &dyn Fn(Seat) -> String) -> Refusal {
    Refusal { key: note.key.into(), sentence: text.say(note, names), clause: note.clause.map(Into::into) }
}

/// The sentences of a language, made once.
pub(crate) fn text(language: Language) -> &'static Text {
    use std::sync::OnceLock;
    static TEXTS: [OnceLock<Text>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    let index = Language::ALL.iter().position(|&known| known == language).unwrap_or_default();
    TEXTS[index].get_or_init(|| Text::new(language))
}
