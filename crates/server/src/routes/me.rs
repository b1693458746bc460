//! Oneself: entering, keeping the account, leaving.

use super::tables::line;
use crate::app::Shared;
use crate::error::Error;
use crate::live::Event;
use crate::origin::Address;
use crate::store::Person;
use crate::who::{Who, cookie, set_cookie, who};
use crate::{random, time};
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Argon2, PasswordHash};
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use axum::{Extension, Json};
use game::Note;
use serde::Deserialize;
use tokio::sync::oneshot;
use wire::{ChangeMe, Login, Me, TableLine};

/// The longest name, in letters.
const LONGEST_NAME: usize = 24;
/// How many marks there are to choose from.
const MARKS: u8 = 64;
/// The most that the page may remember, in bytes.
const LARGEST_SETTINGS: usize = 4096;

fn shown(person: &Person) -> Json<Me> {
    Json(Me {
        person: person.code.clone(),
        name: person.name.clone(),
        mark: person.mark,
        login: person.login.clone(),
        settings: person.settings.clone(),
    })
}

/// Who comes without a cookie is a guest at once.
pub(crate) async fn enter(
    State(app): State<Shared>,
    Extension(Address(address)): Extension<Address>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Error> {
    if let Some(person) = who(&app, &headers).await? {
        return Ok(shown(&person).into_response());
    }
    if !app.limits.may_enter(address) {
        return Err(Error::too_many("server-slower"));
    }
    let [mark, number] = random::bytes();
    let person = app.store.add_person(&format!("Guest {}", 100 + u32::from(number)), mark % MARKS).await?;
    Ok((AppendHeaders([(SET_COOKIE, let_in(&app, &person).await?)]), shown(&person)).into_response())
}

/// A new cookie for a person.
async fn let_in(app: &Shared, person: &Person) -> Result<axum::http::HeaderValue, Error> {
    let code = random::code() + &random::code();
    app.store.add_session(person.id, &code).await?;
    Ok(set_cookie(app, Some(&code)))
}

/// Oneself.
pub(crate) async fn me(Who(person): Who) -> Json<Me> {
    shown(&person)
}

/// Changes name, mark and settings.
pub(crate) async fn change(
    State(app): State<Shared>,
    Who(mut person): Who,
    Json(change): Json<ChangeMe>,
) -> Result<Json<Me>, Error> {
    if let Some(name) = change.name {
        person.name = name_of(&name)?;
    }
    if let Some(mark) = change.mark {
        person.mark = mark % MARKS;
    }
    if let Some(settings) = change.settings {
        if settings.len() > LARGEST_SETTINGS {
            return Err(Error::unfit(Note::new("server-settings")));
        }
        person.settings = settings;
    }
    app.store.change_person(&person).await?;
    Ok(shown(&person))
}

/// A name on one line, not too long.
pub(crate) fn name_of(name: &str) -> Result<String, Error> {
    let plain: String = name.chars().filter(|letter| !letter.is_control()).collect();
    let name = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > LONGEST_NAME {
        return Err(Error::unfit(Note::new("server-name").number("most", LONGEST_NAME as i64)));
    }
    Ok(name)
}

/// Keeps the account under a login and a password.
pub(crate) async fn keep(
    State(app): State<Shared>,
    Who(mut person): Who,
    Json(Login { login, password }): Json<Login>,
) -> Result<Json<Me>, Error> {
    let login = name_of(&login)?.to_lowercase();
    if !(8..=200).contains(&password.chars().count()) {
        return Err(Error::unfit(Note::new("server-password")));
    }
    // Hashing takes its time on purpose, and must not hold up others.
    let hash = tokio::task::spawn_blocking(move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    });
    let hash = hash.await.ok().and_then(Result::ok).ok_or_else(Error::broken)?;
    if !app.store.keep_person(person.id, &login, &hash).await? {
        return Err(Error::conflict("server-login-taken"));
    }
    person.login = Some(login);
    Ok(shown(&person))
}

/// Opens a kept account on another device.
pub(crate) async fn log_in(
    State(app): State<Shared>,
    Extension(Address(address)): Extension<Address>,
    Json(Login { login, password }): Json<Login>,
) -> Result<impl IntoResponse, Error> {
    if !app.limits.may_log_in(address) {
        return Err(Error::too_many("server-slower"));
    }
    let found = app.store.by_login(&login.to_lowercase()).await?;
    let (person, hash) = found.map_or((None, String::new()), |(person, hash)| (Some(person), hash));
    let right = tokio::task::spawn_blocking(move || is_right(&password, &hash)).await.unwrap_or(false);
    let person = person.filter(|_| right).ok_or_else(|| Error::forbidden("server-wrong-login"))?;
    Ok((AppendHeaders([(SET_COOKIE, let_in(&app, &person).await?)]), shown(&person)))
}

/// Whether a password is the one that was hashed. Where there is none, as much time is spent.
fn is_right(password: &str, hash: &str) -> bool {
    let argon = Argon2::default();
    match PasswordHash::new(hash) {
        Ok(hash) => argon.verify_password(password.as_bytes(), &hash).is_ok(),
        Err(_) => {
            let _ = argon.hash_password(password.as_bytes());
            false
        }
    }
}

/// Forgets this browser.
pub(crate) async fn log_out(
    State(app): State<Shared>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Error> {
    if let Some(cookie) = cookie(&headers) {
        app.store.end_session(cookie).await?;
    }
    Ok(AppendHeaders([(SET_COOKIE, set_cookie(&app, None))]))
}

/// Forgets every browser and token.
pub(crate) async fn log_out_everywhere(
    State(app): State<Shared>,
    Who(person): Who,
) -> Result<impl IntoResponse, Error> {
    app.store.end_sessions(person.id).await?;
    Ok(AppendHeaders([(SET_COOKIE, set_cookie(&app, None))]))
}

/// Deletes the account.
pub(crate) async fn delete(State(app): State<Shared>, Who(person): Who) -> Result<impl IntoResponse, Error> {
    app.store.delete_person(person.id).await?;
    Ok(AppendHeaders([(SET_COOKIE, set_cookie(&app, None))]))
}

/// Which of one's tables.
#[derive(Deserialize)]
#[serde(default)]
pub(crate) struct Which {
    over: bool,
    before: i64,
}

impl Default for Which {
    fn default() -> Self {
        Self { over: false, before: i64::MAX }
    }
}

/// One's tables, the latest first.
pub(crate) async fn tables(
    State(app): State<Shared>,
    Who(person): Who,
    Query(which): Query<Which>,
) -> Result<Json<Vec<TableLine>>, Error> {
    let list = app.store.tables_of(person.id, which.over, which.before, 100).await?;
    Ok(Json(list.into_iter().map(|listed| line(listed, Some(person.id))).collect()))
}

/// The records of all one's finished games, one after the other.
pub(crate) async fn games(State(app): State<Shared>, Who(person): Who) -> Result<String, Error> {
    let (mut all, mut before) = (String::new(), time::now() + 1);
    loop {
        let list = app.store.tables_of(person.id, true, before, 50).await?;
        let Some(last) = list.last() else { return Ok(all) };
        before = last.at;
        for listed in &list {
            let (reply, record) = oneshot::channel();
            app.hub.send(&app, listed.id, Event::Record(person.id, reply));
            if let Ok(Ok(record)) = record.await {
                all.push_str(&record);
            }
        }
    }
}
