//! All routes on one screen.

use crate::app::Shared;
use crate::routes::{
    boards, deals, decisions, describe, friends, health, login, me, page, passkeys, ratings, stream, tables,
    tokens,
};
use crate::{error, origin};
use axum::extract::DefaultBodyLimit;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::Response;
use axum::routing::get;
use axum::{Extension, Router};
use std::sync::Arc;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::trace::TraceLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The largest body: a board file, spaced generously.
const LARGEST: usize = 256 * 1024;
/// The largest of all others.
const LARGE: usize = 16 * 1024;

/// What everybody may reach.
pub(crate) fn public(app: &Shared) -> Router {
    let (api, document) =
        OpenApiRouter::with_openapi(describe::beginning()).nest("/api/v1", interface()).split_for_parts();
    let written = Arc::new(describe::Written::new(&describe::complete(document)));
    let api = api.layer(Extension(written)).layer(SetResponseHeaderLayer::if_not_present(
        HeaderName::from_static("cache-control"),
        HeaderValue::from_static("no-store"),
    ));
    Router::new()
        .merge(api)
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .fallback(page::page)
        .layer(from_fn_with_state(Shared::clone(app), origin::check))
        .layer(RequestBodyLimitLayer::new(LARGEST))
        .layer(from_fn(error::in_words))
        .layer(opened(CONTENT_SECURITY_POLICY, POLICY))
        .layer(header(X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(opened(X_FRAME_OPTIONS, "DENY"))
        .layer(opened(REFERRER_POLICY, "same-origin"))
        .layer(opened(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(header(HeaderName::from_static("cross-origin-resource-policy"), "same-origin"))
        .layer(TraceLayer::new_for_http().make_span_with(health::span))
        .layer(from_fn(health::named))
        .with_state(Shared::clone(app))
}

/// Every call of the interface. Each says its own method and path, so that it can't be there without being
/// described, and the page at `/api/v1/docs` shows them all.
fn interface() -> OpenApiRouter<Shared> {
    calls()
        .layer(DefaultBodyLimit::max(LARGE))
        .merge(OpenApiRouter::new().routes(routes!(boards::upload)).layer(DefaultBodyLimit::max(LARGEST)))
}

fn calls() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(describe::read))
        .routes(routes!(describe::document))
        .routes(routes!(me::enter, me::me, me::change, me::delete))
        .routes(routes!(me::tables))
        .routes(routes!(me::games))
        .routes(routes!(stream::stream))
        .routes(routes!(login::keep))
        .routes(routes!(login::log_out_everywhere))
        .routes(routes!(login::log_in))
        .routes(routes!(login::log_out))
        .routes(routes!(passkeys::start))
        .routes(routes!(passkeys::make, passkeys::list))
        .routes(routes!(passkeys::forget))
        .routes(routes!(passkeys::start_log_in))
        .routes(routes!(passkeys::log_in))
        .routes(routes!(tokens::make, tokens::list))
        .routes(routes!(tokens::revoke))
        .routes(routes!(friends::make_link, friends::end_link))
        .routes(routes!(friends::of_link, friends::accept))
        .routes(routes!(friends::list))
        .routes(routes!(friends::remove))
        .routes(routes!(friends::kept_away))
        .routes(routes!(friends::keep_away, friends::let_near))
        .routes(routes!(friends::invite))
        .routes(routes!(friends::invitations))
        .routes(routes!(friends::decline))
        .routes(routes!(tables::lobby, tables::create))
        .routes(routes!(tables::info, tables::leave))
        .routes(routes!(tables::join))
        .routes(routes!(tables::start))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::open_chair))
        .routes(routes!(tables::seat_bot))
        .routes(routes!(tables::record))
        .routes(routes!(tables::socket))
        .routes(routes!(decisions::next))
        .routes(routes!(decisions::decide))
        .routes(routes!(boards::file, boards::delete))
        .routes(routes!(deals::today))
        .routes(routes!(deals::results))
        .routes(routes!(ratings::best))
}

/// What only this machine should reach.
pub(crate) fn figures(app: &Shared) -> Router {
    Router::new().route("/metrics", get(health::figures)).with_state(Shared::clone(app))
}

/// The page is one program of ours; nothing else runs, and nothing frames it.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

fn header(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
}

/// A header that says something of what a browser opens or runs. A first visit fetches a dozen files that are neither,
/// which do without it.
fn opened(
    name: HeaderName,
    value: &'static str,
) -> SetResponseHeaderLayer<impl Fn(&Response) -> Option<HeaderValue> + Clone> {
    SetResponseHeaderLayer::if_not_present(name, move |answer: &Response| {
        (!is_inert(answer)).then(|| HeaderValue::from_static(value))
    })
}

/// Whether an answer can neither be opened as a page nor be run as a script: fonts, and what scripts and pages fetch.
fn is_inert(answer: &Response) -> bool {
    let kind = answer.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    INERT.iter().any(|inert| kind.starts_with(inert))
}

const INERT: [&str; 3] = ["application/wasm", "font/", "text/css"];

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;

    #[test]
    fn only_what_cannot_be_opened_does_without_the_policy() {
        let of =
            |kind: &'static str| Response::builder().header(CONTENT_TYPE, kind).body(Body::empty()).unwrap();
        assert!(is_inert(&of("application/wasm")) && is_inert(&of("font/woff2")));
        assert!(is_inert(&of("text/css; charset=utf-8")));
        for kind in [
            "text/html; charset=utf-8",
            "text/javascript; charset=utf-8",
            "image/svg+xml",
            "application/json",
        ] {
            assert!(!is_inert(&of(kind)), "{kind}");
        }
        assert!(!is_inert(&Response::new(Body::empty())), "whatever does not say what it is");
    }
}
