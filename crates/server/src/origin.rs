//! Where a request comes from: the address behind trusted proxies, and whether another site sent it.

use crate::app::{App, Shared};
use crate::error::Error;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};

/// The address of who asks.
#[derive(Clone, Copy)]
pub(crate) struct Address(pub(crate) IpAddr);

/// Finds out the address, and refuses what asks too often or comes from another site.
pub(crate) async fn check(
    State(app): State<Shared>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let address = address(&app, peer.ip(), request.headers());
    if !app.limits.may_ask(address) {
        return Error::too_many("server-slower").into_response();
    }
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let socket = request.headers().contains_key("sec-websocket-key");
    if (!harmless || socket) && !is_own(request.headers()) {
        return Error::forbidden("server-other-site").into_response();
    }
    request.extensions_mut().insert(Address(address));
    next.run(request).await
}

/// The address behind proxies that we trust; nobody else is believed.
fn address(app: &App, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let trusted = |address: IpAddr| app.config.trusted.contains(&address);
    if !trusted(peer) {
        return peer;
    }
    let chain = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let chain: Vec<IpAddr> =
        chain.flat_map(|value| value.split(',')).filter_map(|word| word.trim().parse().ok()).collect();
    chain.into_iter().rev().find(|&address| !trusted(address)).unwrap_or(peer)
}

/// Whether our own page sends this, or a program that is no browser. Browsers always say from which site a
/// request comes when it can change something.
fn is_own(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if matches!(text("sec-fetch-site"), Some(site) if !matches!(site, "same-origin" | "none")) {
        return false;
    }
    let Some(origin) = text(ORIGIN.as_str()) else { return true };
    let host = text(HOST.as_str()).unwrap_or_default();
    let from = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    from.is_some_and(|from| from.eq_ignore_ascii_case(host))
}
