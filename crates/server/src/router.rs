//! All routes on one screen.

use crate::app::Shared;
use crate::routes::{boards, deals, health, me, page, ratings, tables};
use crate::{error, origin};
use axum::Router;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{delete, get, post};
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer};
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::trace::TraceLayer;

/// The largest body: a board file.
const LARGEST: usize = 512 * 1024;

/// What everybody may reach.
pub(crate) fn public(app: &Shared) -> Router {
    let api = Router::new()
        .route("/me", post(me::enter).get(me::me).patch(me::change).delete(me::delete))
        .route("/me/keep", post(me::keep))
        .route("/me/log-out-everywhere", post(me::log_out_everywhere))
        .route("/me/tables", get(me::tables))
        .route("/me/games", get(me::games))
        .route("/log-in", post(me::log_in))
        .route("/log-out", post(me::log_out))
        .route("/tables", get(tables::lobby).post(tables::create))
        .route("/tables/{code}", get(tables::info).delete(tables::leave))
        .route("/tables/{code}/join", post(tables::join))
        .route("/tables/{code}/start", post(tables::start))
        .route("/tables/{code}/rematch", post(tables::rematch))
        .route("/tables/{code}/chairs/{seat}", delete(tables::open_chair))
        .route("/tables/{code}/chairs/{seat}/bot", post(tables::seat_bot))
        .route("/tables/{code}/record", get(tables::record))
        .route("/tables/{code}/socket", get(tables::socket))
        .route("/boards", post(boards::upload))
        .route("/boards/{hash}", get(boards::file))
        .route("/deals/{title}/today", get(deals::today))
        .route("/deals/{title}/{word}", get(deals::results))
        .route("/ratings/{title}", get(ratings::best))
        .layer(SetResponseHeaderLayer::if_not_present(
            HeaderName::from_static("cache-control"),
            HeaderValue::from_static("no-store"),
        ));
    Router::new()
        .nest("/api/v1", api)
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .fallback(page::page)
        .layer(from_fn_with_state(Shared::clone(app), origin::check))
        .layer(from_fn(error::in_words))
        .layer(RequestBodyLimitLayer::new(LARGEST))
        .layer(header(CONTENT_SECURITY_POLICY, POLICY))
        .layer(header(X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(X_FRAME_OPTIONS, "DENY"))
        .layer(header(REFERRER_POLICY, "same-origin"))
        .layer(header(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(header(HeaderName::from_static("cross-origin-resource-policy"), "same-origin"))
        .layer(PropagateRequestIdLayer::x_request_id())
        .layer(TraceLayer::new_for_http().make_span_with(health::span))
        .layer(SetRequestIdLayer::x_request_id(MakeRequestUuid))
        .with_state(Shared::clone(app))
}

/// What only this machine should reach.
pub(crate) fn figures() -> Router {
    Router::new().route("/metrics", get(health::figures))
}

/// The page is one program of ours; nothing else runs, and nothing frames it.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

fn header(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
}
