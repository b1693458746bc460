//! Who asks: by the cookie of a browser or the token of a program.

use crate::app::Shared;
use crate::error::Error;
use crate::random;
use crate::store::Person;
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE, HeaderValue};
use axum::http::request::Parts;
use std::fmt;
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

/// Somebody who may play, and by what they are known: what they open ends with that.
pub(crate) struct PlaysBy(pub(crate) Person, pub(crate) Sign);
/// The same for somebody who may see.
pub(crate) struct ReadsBy(pub(crate) Person, pub(crate) Sign);
/// The person in a browser, and its cookie.
pub(crate) struct OwnsBy(pub(crate) Person, pub(crate) Sign);

/// A cookie or token, as the database knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sign(String);

/// The same in short, to compare by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Key(u128);

impl Sign {
    pub(crate) fn new(secret: &str) -> Self {
        Self(random::hash(secret))
    }

    /// As it is kept.
    pub(crate) fn hash(&self) -> &str {
        &self.0
    }

    pub(crate) fn key(&self) -> Key {
        Key::of(&self.0)
    }
}

impl Key {
    /// That of a cookie or token with this hash.
    pub(crate) fn of(hash: &str) -> Self {
        Self(hash.get(..32).and_then(|start| u128::from_str_radix(start, 16).ok()).unwrap_or_default())
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

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
        allowed(parts, app, Scope::Read).await.map(|(person, _)| Self(person))
    }
}

impl FromRequestParts<Shared> for Plays {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Error> {
        allowed(parts, app, Scope::Play).await.map(|(person, _)| Self(person))
    }
}

impl FromRequestParts<Shared> for Keeps {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Error> {
        allowed(parts, app, Scope::Account).await.map(|(person, _)| Self(person))
    }
}

impl FromRequestParts<Shared> for Owns {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Error> {
        OwnsBy::from_request_parts(parts, app).await.map(|OwnsBy(person, _)| Self(person))
    }
}

impl FromRequestParts<Shared> for OwnsBy {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Error> {
        match who(app, &parts.headers).await? {
            Some((person, By::Cookie, sign)) => Ok(Self(person, sign)),
            Some((_, By::Token(_), _)) => Err(Error::forbidden("server-browser-only")),
            None => Err(Error::stranger()),
        }
    }
}

impl FromRequestParts<Shared> for PlaysBy {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Error> {
        allowed(parts, app, Scope::Play).await.map(|(person, sign)| Self(person, sign))
    }
}

impl FromRequestParts<Shared> for ReadsBy {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Error> {
        allowed(parts, app, Scope::Read).await.map(|(person, sign)| Self(person, sign))
    }
}

async fn allowed(parts: &Parts, app: &Shared, scope: Scope) -> Result<(Person, Sign), Error> {
    let (person, by, sign) = who(app, &parts.headers).await?.ok_or_else(Error::stranger)?;
    by.check(scope)?;
    Ok((person, sign))
}

/// Who asks, if somebody known. Where there is a token the cookie does not count, and one that is not right is
/// refused rather than passed over.
pub(crate) async fn who(app: &Shared, headers: &HeaderMap) -> Result<Option<(Person, By, Sign)>, Error> {
    if let Some(said) = headers.get(AUTHORIZATION) {
        let token = said.to_str().ok().and_then(|said| said.split_once(' '));
        let token = token.filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer")).map(|(_, token)| token);
        let token = token.map(str::trim).filter(|token| token.starts_with(TOKEN)).ok_or_else(Error::token)?;
        let sign = Sign::new(token);
        let (person, scopes) = app.store.by_token(sign.hash()).await?.ok_or_else(Error::token)?;
        return Ok(Some((person, By::Token(scopes), sign)));
    }
    match cookie(headers) {
        Some(cookie) => {
            let sign = Sign::new(cookie);
            let found = app.store.by_cookie(sign.hash()).await?;
            Ok(found.map(|person| (person, By::Cookie, sign)))
        }
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
    let secure = if app.config.is_secure() { "; Secure" } else { "" };
    let age = if value.is_some() { YEAR } else { 0 };
    let value = value.unwrap_or_default();
    let header = format!("{NAME}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&header).expect("codes are plain letters")
}
