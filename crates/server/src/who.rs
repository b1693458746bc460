//! Who asks: by the cookie of a browser or the token of a program.

use crate::app::Shared;
use crate::error::Error;
use crate::store::Person;
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE, HeaderValue};
use axum::http::request::Parts;
use wire::Scope;

/// The name of the cookie.
const NAME: &str = "skyrail";
/// A year, in seconds.
const YEAR: u32 = 31_536_000;

/// What every token begins with, so that people and programs that look for lost secrets know it.
pub(crate) const TOKEN: &str = "skyrail_";

/// Somebody who may see what this person sees.
pub(crate) struct Reads(pub(crate) Person);
/// Somebody who may play as this person.
pub(crate) struct Plays(pub(crate) Person);
/// Somebody who may change what this person is called and whom they know.
pub(crate) struct Keeps(pub(crate) Person);
/// The person in a browser that is signed in, never a program with a token.
pub(crate) struct Owns(pub(crate) Person);

/// How somebody is known.
pub(crate) enum By {
    /// By the cookie of a browser, which may do everything.
    Cookie,
    /// By a token that allows these.
    Token(Vec<Scope>),
}

impl By {
    fn check(&self, scope: Scope) -> Result<(), Error> {
        let allowed = match self {
            Self::Cookie => true,
            // Who may play may also look.
            Self::Token(scopes) => {
                scopes.contains(&scope) || scope == Scope::Read && scopes.contains(&Scope::Play)
            }
        };
        if allowed { Ok(()) } else { Err(Error::scope(scope)) }
    }
}

impl FromRequestParts<Shared> for Reads {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Error> {
        allowed(parts, app, Scope::Read).await.map(Self)
    }
}

impl FromRequestParts<Shared> for Plays {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Error> {
        allowed(parts, app, Scope::Play).await.map(Self)
    }
}

impl FromRequestParts<Shared> for Keeps {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Error> {
        allowed(parts, app, Scope::Account).await.map(Self)
    }
}

impl FromRequestParts<Shared> for Owns {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Error> {
        match who(app, &parts.headers).await? {
            Some((person, By::Cookie)) => Ok(Self(person)),
            Some((_, By::Token(_))) => Err(Error::forbidden("server-browser-only")),
            None => Err(Error::stranger()),
        }
    }
}

async fn allowed(parts: &Parts, app: &Shared, scope: Scope) -> Result<Person, Error> {
    let (person, by) = who(app, &parts.headers).await?.ok_or_else(Error::stranger)?;
    by.check(scope)?;
    Ok(person)
}

/// Who asks, if somebody known. Where there is a token the cookie does not count, and one that is not right is
/// refused rather than passed over.
pub(crate) async fn who(app: &Shared, headers: &HeaderMap) -> Result<Option<(Person, By)>, Error> {
    if let Some(said) = headers.get(AUTHORIZATION) {
        let token = said.to_str().ok().and_then(|said| said.split_once(' '));
        let token = token.filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer")).map(|(_, token)| token);
        let token = token.map(str::trim).filter(|token| token.starts_with(TOKEN)).ok_or_else(Error::token)?;
        let (person, scopes) = app.store.by_token(token).await?.ok_or_else(Error::token)?;
        return Ok(Some((person, By::Token(scopes))));
    }
    match cookie(headers) {
        Some(cookie) => Ok(app.store.by_cookie(cookie).await?.map(|person| (person, By::Cookie))),
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
