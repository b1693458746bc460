//! The page itself, for everything that is no call of the interface.

use crate::app::Shared;
use crate::assets::asset;
use crate::error::Error;
use axum::extract::State;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, HeaderValue, VARY};
use axum::http::{HeaderMap, Method, Uri};
use axum::response::{IntoResponse, Response};

/// A file of the page, compressed if the browser can read that.
pub(crate) async fn page(
    State(app): State<Shared>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let reads = matches!(method, Method::GET | Method::HEAD) && !uri.path().starts_with("/api/");
    let accepts = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let file = if reads { asset(app.config.page, uri.path(), accepts) } else { None };
    let file = file.ok_or_else(Error::absent)?;
    let mut response = file.bytes.into_response();
    let head = response.headers_mut();
    head.insert(CONTENT_TYPE, HeaderValue::from_static(file.kind));
    head.insert(CACHE_CONTROL, HeaderValue::from_static(file.keep));
    head.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = file.encoding {
        head.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    Ok(response)
}
