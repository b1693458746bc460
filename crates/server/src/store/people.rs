//! People and their cookies. Only hashes of what somebody could sign in with are kept.

use super::row::Row;
use super::statement::statement;
use super::{ChairKind, PersonId, Store, StoreError};
use crate::names::looks;
use crate::{random, time};
use wire::Stage;

/// Somebody.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) id: PersonId,
    /// What others know this person by.
    pub(crate) code: String,
    pub(crate) name: String,
    pub(crate) mark: u8,
    pub(crate) login: Option<String>,
    pub(crate) settings: String,
    /// When they were last seen, to the hour.
    pub(crate) seen: i64,
}

/// When somebody was last seen is noted no more often than this, in milliseconds.
const NOTED: i64 = 3_600_000;

/// Reads `id, code, name, mark, login, settings, seen`, the first columns of a row.
pub(super) fn person(row: &mut Row) -> Result<Person, StoreError> {
    Ok(Person {
        id: row.person(0)?,
        code: row.text(1)?,
        name: row.text(2)?,
        mark: row.small(3)?,
        login: row.maybe_text(4)?,
        settings: row.text(5)?,
        seen: row.number(6)?,
    })
}

impl Store {
    /// A new guest.
    pub(crate) async fn add_person(&self, name: &str, mark: u8) -> Result<Person, StoreError> {
        let person = Person {
            id: PersonId::new(random::id()),
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
    pub(crate) async fn add_session(&self, person: PersonId, cookie: &str) -> Result<(), StoreError> {
        self.change(
            statement("INSERT INTO sessions (hash, person, created) VALUES ($1, $2, $3)")
                .bind(random::hash(cookie))
                .bind(person)
                .bind(time::now()),
        )
        .await?;
        Ok(())
    }

    /// Who has the cookie with this hash; notes that they were here.
    pub(crate) async fn by_cookie(&self, hash: &str) -> Result<Option<Person>, StoreError> {
        let find = statement(
            "SELECT id, code, name, mark, login, settings, seen FROM people \
             WHERE id = (SELECT person FROM sessions WHERE hash = $1)",
        );
        let person = self.first(find.bind(hash), person).await?;
        let now = time::now();
        if let Some(person) = person.as_ref().filter(|person| person.seen < now - NOTED) {
            let note = statement("UPDATE people SET seen = $1 WHERE id = $2").bind(now).bind(person.id);
            self.change(note).await?;
        }
        Ok(person)
    }

    /// Who has this id.
    pub(crate) async fn by_id(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        let find = statement("SELECT id, code, name, mark, login, settings, seen FROM people WHERE id = $1");
        self.first(find.bind(id), person).await
    }

    /// Who has this login, with the hash of the password.
    pub(crate) async fn by_login(&self, login: &str) -> Result<Option<(Person, String)>, StoreError> {
        let find = statement(
            "SELECT id, code, name, mark, login, settings, seen, password FROM people WHERE login = $1",
        );
        let both = |row: &mut Row| Ok((person(row)?, row.maybe_text(7)?.unwrap_or_default()));
        self.first(find.bind(login), both).await
    }

    /// Changes what others see, and what the page remembers.
    pub(crate) async fn change_person(&self, person: &Person) -> Result<(), StoreError> {
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
    pub(crate) async fn keep_person(
        &self,
        id: PersonId,
        login: &str,
        password: &str,
    ) -> Result<bool, StoreError> {
        let update = self
            .change(
                statement("UPDATE people SET login = $1, password = $2, looks = $4 WHERE id = $3")
                    .bind(login)
                    .bind(password)
                    .bind(id)
                    .bind(looks(login)),
            )
            .await;
        match update {
            Ok(_) => Ok(true),
            Err(StoreError::Taken) => Ok(false),
            Err(fault) => Err(fault),
        }
    }

    /// Notes what the logins of before look like. Of those that look the same the first has it; the others stay as they
    /// are.
    pub(crate) async fn fill_looks(&self) -> Result<(), StoreError> {
        let find = statement(
            "SELECT id, login FROM people WHERE login IS NOT NULL AND looks IS NULL ORDER BY created",
        );
        for (id, login) in self.list(find, |row| Ok((row.person(0)?, row.text(1)?))).await? {
            let note = statement("UPDATE people SET looks = $1 WHERE id = $2").bind(looks(&login)).bind(id);
            match self.change(note).await {
                Ok(_) | Err(StoreError::Taken) => {}
                Err(fault) => return Err(fault),
            }
        }
        Ok(())
    }

    /// Whether there still is a cookie or token with this hash.
    pub(crate) async fn is_signed(&self, hash: &str) -> Result<bool, StoreError> {
        let find = statement(
            "SELECT person FROM sessions WHERE hash = $1 UNION ALL SELECT person FROM tokens WHERE hash = $1",
        );
        Ok(self.first(find.bind(hash), |row| row.person(0)).await?.is_some())
    }

    /// The hash of a person's password, if there is one.
    pub(crate) async fn password_of(&self, person: PersonId) -> Result<Option<String>, StoreError> {
        let find = statement("SELECT password FROM people WHERE id = $1").bind(person);
        Ok(self.first(find, |row| row.maybe_text(0)).await?.flatten())
    }

    /// Forgets the cookie with this hash; says whose it was.
    pub(crate) async fn end_session(&self, hash: &str) -> Result<Option<PersonId>, StoreError> {
        let find = statement("SELECT person FROM sessions WHERE hash = $1").bind(hash);
        let person = self.first(find, |row| row.person(0)).await?;
        self.change(statement("DELETE FROM sessions WHERE hash = $1").bind(hash)).await?;
        Ok(person)
    }

    /// Forgets every cookie of a person but the one with this hash; says the hashes of those that are gone.
    pub(crate) async fn end_other_sessions(
        &self,
        person: PersonId,
        but: &str,
    ) -> Result<Vec<String>, StoreError> {
        let others = "person = $1 AND hash <> $2";
        let find = statement(format!("SELECT hash FROM sessions WHERE {others}")).bind(person).bind(but);
        let gone = self.list(find, |row| row.text(0)).await?;
        let delete = statement(format!("DELETE FROM sessions WHERE {others}")).bind(person).bind(but);
        self.change(delete).await?;
        Ok(gone)
    }

    /// Forgets every cookie and token of a person.
    pub(crate) async fn end_sessions(&self, person: PersonId) -> Result<(), StoreError> {
        let both = ["DELETE FROM sessions WHERE person = $1", "DELETE FROM tokens WHERE person = $1"];
        self.change_all(both.map(|delete| statement(delete).bind(person)).into()).await
    }

    /// Deletes a person. Tables of theirs that have not begun are gone, and where they sat the chair is open; in
    /// a game that runs a bot plays on. Games stay, as the others played them too, but nothing in them leads
    /// here any more.
    pub(crate) async fn delete_person(&self, person: PersonId) -> Result<(), StoreError> {
        let at = |text: &'static str, stage: Stage| statement(text).bind(person).bind(stage);
        let attend = at(
            "INSERT INTO jobs (table_id, due, n) SELECT id, $3, 0 FROM tables WHERE stage = $2 \
             AND id IN (SELECT table_id FROM seats WHERE person = $1) \
             ON CONFLICT (table_id) DO UPDATE SET due = excluded.due",
            Stage::Running,
        );
        let open = at(
            "UPDATE seats SET kind = $3, entropy = '' WHERE person = $1 \
             AND table_id IN (SELECT id FROM tables WHERE stage = $2)",
            Stage::Waiting,
        );
        let stand_in = at(
            "UPDATE seats SET away = $3 WHERE person = $1 \
             AND table_id IN (SELECT id FROM tables WHERE stage = $2)",
            Stage::Running,
        );
        let waiting = [
            "DELETE FROM seats WHERE table_id IN (SELECT id FROM tables WHERE host = $1 AND stage = $2)",
            "DELETE FROM chat WHERE table_id IN (SELECT id FROM tables WHERE host = $1 AND stage = $2)",
            "DELETE FROM tables WHERE host = $1 AND stage = $2",
        ];
        let forget = [
            "UPDATE seats SET person = NULL, name = '-' WHERE person = $1",
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
            "UPDATE boards SET person = 0 WHERE person = $1",
            "DELETE FROM people WHERE id = $1",
        ];
        let mut all = vec![attend.bind(time::now())];
        all.extend(waiting.map(|delete| at(delete, Stage::Waiting)));
        all.extend([open.bind(&ChairKind::Open), stand_in.bind(true)]);
        all.extend(forget.map(|forget| statement(forget).bind(person)));
        self.change_all(all).await
    }
}
