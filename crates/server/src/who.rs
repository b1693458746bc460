//! Who asks: by the cookie of a browser or the token of a program.

use crate::app::Shared;
use crate::error::Error;
use crate::store::Person;
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE, HeaderValue};
use axum::http::request::Parts;

/// The name of the cookie.
const NAME: &str = "skyrail";
/// A year, in seconds.
const YEAR: u32 = 31_536_000;

/// Somebody who is known.
pub(crate) struct Who(pub(crate) Person);

impl FromRequestParts<Shared> for Who {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Error> {
        who(app, &parts.headers).await?.map(Self).ok_or_else(Error::stranger)
    }
}

/// Who asks, if somebody known.
pub(crate) async fn who(app: &Shared, headers: &HeaderMap) -> Result<Option<Person>, Error> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    if let Some(token) = bearer {
        return Ok(app.store.by_token(token).await?.map(|(person, _)| person));
    }
    match cookie(headers) {
        Some(cookie) => Ok(app.store.by_cookie(cookie).await?),
        None => Ok(None),
    }
}

/// Our cookie among those sent.
pub(crate) fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == NAME).map(|(_, value)| value)
}

/// The header that gives a browser its cookie, or takes it away.
pub(crate) fn set_cookie(app: &Shared, value: Option<&str>) -> HeaderValue {
    let secure = if app.config.secure { "; Secure" } else { "" };
    let age = if value.is_some() { YEAR } else { 0 };
    let value = value.unwrap_or_default();
    let header = format!("{NAME}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&header).expect("codes are plain letters")
}
