//! Whether the server is well, for those who look after it.

use crate::app::Shared;
use crate::{figures, random};
use axum::extract::{self, State};
use axum::http::header::{CONTENT_TYPE, HeaderValue};
use axum::http::{Request, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use game::to_hex;

/// By what a request is known in the log, in front of us and behind us.
const ID: &str = "x-request-id";

/// It runs.
pub(crate) async fn alive() -> &'static str {
    "ok\n"
}

/// It runs, and its database answers.
pub(crate) async fn ready(State(app): State<Shared>) -> Result<&'static str, StatusCode> {
    if app.store.is_ready().await { Ok("ready\n") } else { Err(StatusCode::SERVICE_UNAVAILABLE) }
}

/// Its figures, as Prometheus reads them.
pub(crate) async fn figures(State(app): State<Shared>) -> impl IntoResponse {
    figures::LIVE_TABLES.set(app.hub.len());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], figures::all())
}

/// Gives a request its id, unless it brought one, and says it with the answer.
pub(crate) async fn named(mut request: extract::Request, next: Next) -> Response {
    let fresh =
        || HeaderValue::try_from(to_hex(&random::bytes::<16>())).expect("digits may stand in a header");
    let id = request.headers().get(ID).cloned().unwrap_or_else(fresh);
    request.headers_mut().insert(ID, id.clone());
    let mut response = next.run(request).await;
    response.headers_mut().entry(ID).or_insert(id);
    response
}

/// What a line of the log says of a request: never its cookies, and no query, which may hold a code.
pub(crate) fn span<B>(request: &Request<B>) -> tracing::Span {
    let id = request.headers().get(ID).and_then(|value| value.to_str().ok()).unwrap_or("-");
    tracing::info_span!("request", method = %request.method(), id)
}
