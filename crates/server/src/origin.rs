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
    let address = address(&app, peer.ip().to_canonical(), request.headers());
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
    if !app.config.trusts(peer) {
        return peer;
    }
    let chain = headers.get_all("x-forwarded-for").iter().map(|value| value.to_str().unwrap_or("?"));
    let chain: Vec<&str> = chain.flat_map(|value| value.split(',')).map(str::trim).collect();
    // The last is the nearest. What stands before something unreadable may be anybody's invention.
    let readable = chain.into_iter().rev().map_while(read_address);
    readable.into_iter().find(|&address| !app.config.trusts(address)).unwrap_or(peer)
}

/// An address as proxies write it, some with a port.
fn read_address(word: &str) -> Option<IpAddr> {
    let plain = word.strip_prefix('[').and_then(|word| word.strip_suffix(']')).unwrap_or(word);
    let with_port = || word.parse::<SocketAddr>().ok().map(|address| address.ip());
    plain.parse().ok().or_else(with_port).map(|address: IpAddr| address.to_canonical())
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

#[cfg(test)]
mod tests {
    use super::read_address;

    #[test]
    fn addresses_are_read_as_proxies_write_them() {
        for (word, address) in [
            ("192.0.2.1", "192.0.2.1"),
            ("192.0.2.1:8080", "192.0.2.1"),
            ("::ffff:192.0.2.1", "192.0.2.1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("[2001:db8::1]:443", "2001:db8::1"),
        ] {
            assert_eq!(read_address(word), Some(address.parse().unwrap()), "{word}");
        }
        for word in ["", "unknown", "192.0.2", "[192.0.2.1", "_hidden"] {
            assert_eq!(read_address(word), None, "{word}");
        }
    }
}
