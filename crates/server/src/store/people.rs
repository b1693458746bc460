//! People and their cookies. Only hashes of what somebody could sign in with are kept.

use super::statement::statement;
use super::{Fault, Store};
use crate::{random, time};
use sqlx::Row;
use sqlx::any::AnyRow;

/// Somebody.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) id: i64,
    /// What others know this person by.
    pub(crate) code: String,
    pub(crate) name: String,
    pub(crate) mark: u8,
    pub(crate) login: Option<String>,
    pub(crate) settings: String,
    /// When they were last seen, to the hour.
    pub(crate) seen: i64,
}

const FIELDS: &str = "id, code, name, mark, login, settings, seen";
/// When somebody was last seen is noted no more often than this, in milliseconds.
const NOTED: i64 = 3_600_000;

pub(super) fn person(row: &AnyRow) -> Result<Person, Fault> {
    Ok(Person {
        id: row.try_get(0)?,
        code: row.try_get(1)?,
        name: row.try_get(2)?,
        mark: row.try_get::<i64, _>(3)? as u8,
        login: row.try_get(4)?,
        settings: row.try_get(5)?,
        seen: row.try_get(6)?,
    })
}

impl Store {
    /// A new guest.
    pub(crate) async fn add_person(&self, name: &str, mark: u8) -> Result<Person, Fault> {
        let person = Person {
            id: random::id(),
            code: random::code(),
            name: name.into(),
            mark,
            login: None,
            settings: String::new(),
            seen: time::now(),
        };
        self.change(statement(
            "INSERT INTO people (id, code, name, mark, settings, created, seen) VALUES ($1, $2, $3, $4, '', $5, $5)",
        )
        .bind(person.id)
        .bind(&person.code)
        .bind(name)
        .bind(i64::from(mark))
        .bind(person.seen)).await?;
        Ok(person)
    }

    /// Lets whoever has this cookie in.
    pub(crate) async fn add_session(&self, person: i64, cookie: &str) -> Result<(), Fault> {
        self.change(
            statement("INSERT INTO sessions (hash, person, created) VALUES ($1, $2, $3)")
                .bind(random::hash(cookie))
                .bind(person)
                .bind(time::now()),
        )
        .await?;
        Ok(())
    }

    /// Who has this cookie; notes that they were here.
    pub(crate) async fn by_cookie(&self, cookie: &str) -> Result<Option<Person>, Fault> {
        let person = self
            .one_person(
                "SELECT id, code, name, mark, login, settings, seen FROM people \
                 WHERE id = (SELECT person FROM sessions WHERE hash = $1)",
                random::hash(cookie),
            )
            .await?;
        let now = time::now();
        if let Some(person) = person.as_ref().filter(|person| person.seen < now - NOTED) {
            let note = statement("UPDATE people SET seen = $1 WHERE id = $2").bind(now).bind(person.id);
            self.change(note).await?;
        }
        Ok(person)
    }

    /// Who has this id.
    pub(crate) async fn by_id(&self, id: i64) -> Result<Option<Person>, Fault> {
        let row = sqlx::query("SELECT id, code, name, mark, login, settings, seen FROM people WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(person).transpose()
    }

    /// Who has this login, with the hash of the password.
    pub(crate) async fn by_login(&self, login: &str) -> Result<Option<(Person, String)>, Fault> {
        let found = sqlx::query(
            "SELECT id, code, name, mark, login, settings, seen, password FROM people WHERE login = $1",
        )
        .bind(login)
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = found else { return Ok(None) };
        let password: Option<String> = row.try_get(7)?;
        Ok(Some((person(&row)?, password.unwrap_or_default())))
    }

    async fn one_person(&self, query: &'static str, key: String) -> Result<Option<Person>, Fault> {
        debug_assert!(query.contains(FIELDS), "the fields that are read");
        let row = sqlx::query(query).bind(key).fetch_optional(&self.pool).await?;
        row.as_ref().map(person).transpose()
    }

    /// Changes what others see, and what the page remembers.
    pub(crate) async fn change_person(&self, person: &Person) -> Result<(), Fault> {
        self.change(
            statement("UPDATE people SET name = $1, mark = $2, settings = $3 WHERE id = $4")
                .bind(&person.name)
                .bind(i64::from(person.mark))
                .bind(&person.settings)
                .bind(person.id),
        )
        .await?;
        Ok(())
    }

    /// Keeps an account under a login; `false` if that is taken.
    pub(crate) async fn keep_person(&self, id: i64, login: &str, password: &str) -> Result<bool, Fault> {
        let update = self
            .change(
                statement("UPDATE people SET login = $1, password = $2 WHERE id = $3")
                    .bind(login)
                    .bind(password)
                    .bind(id),
            )
            .await;
        match update {
            Ok(_) => Ok(true),
            Err(Fault::Database(fault)) if fault.is_unique_violation() => Ok(false),
            Err(fault) => Err(fault),
        }
    }

    /// Forgets one cookie.
    pub(crate) async fn end_session(&self, cookie: &str) -> Result<(), Fault> {
        self.change(statement("DELETE FROM sessions WHERE hash = $1").bind(random::hash(cookie))).await?;
        Ok(())
    }

    /// Forgets every cookie and token of a person.
    pub(crate) async fn end_sessions(&self, person: i64) -> Result<(), Fault> {
        let both = ["DELETE FROM sessions WHERE person = $1", "DELETE FROM tokens WHERE person = $1"];
        self.change_all(both.map(|delete| statement(delete).bind(person)).into()).await
    }

    /// Deletes a person. Tables of theirs that have not begun are gone, and where they sat the chair is open; in
    /// a game that runs a bot plays on. Games stay, as the others played them too, but nothing in them leads
    /// here any more.
    pub(crate) async fn delete_person(&self, person: i64) -> Result<(), Fault> {
        let attend = statement(
            "INSERT INTO jobs (table_id, due, n) SELECT id, $2, 0 FROM tables WHERE stage = 1 \
             AND id IN (SELECT table_id FROM seats WHERE person = $1) \
             ON CONFLICT (table_id) DO UPDATE SET due = excluded.due",
        );
        let mut all = vec![attend.bind(person).bind(time::now())];
        let forget = [
            "DELETE FROM sessions WHERE person = $1",
            "DELETE FROM tokens WHERE person = $1",
            "DELETE FROM passkeys WHERE person = $1",
            "DELETE FROM ceremonies WHERE person = $1",
            "DELETE FROM chat WHERE person = $1",
            "DELETE FROM friends WHERE person = $1 OR other = $1",
            "DELETE FROM friend_links WHERE person = $1",
            "DELETE FROM invitations WHERE person = $1 OR host = $1",
            "DELETE FROM blocks WHERE person = $1 OR other = $1",
            "DELETE FROM ratings WHERE who = (SELECT code FROM people WHERE id = $1)",
            "DELETE FROM seats WHERE table_id IN (SELECT id FROM tables WHERE host = $1 AND stage = 0)",
            "DELETE FROM chat WHERE table_id IN (SELECT id FROM tables WHERE host = $1 AND stage = 0)",
            "DELETE FROM tables WHERE host = $1 AND stage = 0",
            "UPDATE seats SET kind = 'open', entropy = '' WHERE person = $1 \
             AND table_id IN (SELECT id FROM tables WHERE stage = 0)",
            "UPDATE seats SET away = 1 WHERE person = $1 AND table_id IN (SELECT id FROM tables WHERE stage = 1)",
            "UPDATE seats SET person = NULL, name = '-' WHERE person = $1",
            "UPDATE boards SET person = 0 WHERE person = $1",
            "DELETE FROM people WHERE id = $1",
        ];
        all.extend(forget.map(|forget| statement(forget).bind(person)));
        self.change_all(all).await
    }
}
