//! Passkeys, their public halves only, and what they were asked and have not answered yet.

use super::statement::statement;
use super::{Fault, Store};
use crate::time;
use sqlx::Row;
use sqlx::any::AnyRow;
use wire::Passkey;

/// A passkey as it is kept, in hexadecimal.
pub(crate) struct KeptPasskey {
    pub(crate) person: i64,
    pub(crate) fixed: String,
    pub(crate) changing: String,
}

impl Store {
    /// Notes what was asked, until a time; what nobody answered is forgotten.
    pub(crate) async fn add_ceremony(
        &self,
        challenge: &str,
        person: Option<i64>,
        state: &str,
        expires: i64,
    ) -> Result<(), Fault> {
        let forget = statement("DELETE FROM ceremonies WHERE expires < $1").bind(time::now());
        self.change(forget).await?;
        self.change(
            statement("INSERT INTO ceremonies (challenge, person, state, expires) VALUES ($1, $2, $3, $4)")
                .bind(challenge)
                .bind(person)
                .bind(state)
                .bind(expires),
        )
        .await?;
        Ok(())
    }

    /// What was asked, which is told once: of whom, and the state.
    pub(crate) async fn take_ceremony(
        &self,
        challenge: &str,
    ) -> Result<Option<(Option<i64>, String)>, Fault> {
        let found =
            sqlx::query("SELECT person, state FROM ceremonies WHERE challenge = $1 AND expires >= $2");
        let found = found.bind(challenge).bind(time::now()).fetch_optional(&self.pool).await?;
        // Only who takes it away has it, however many answer at the same moment.
        let take = statement("DELETE FROM ceremonies WHERE challenge = $1").bind(challenge);
        let taken = if self.change(take).await? == 1 { found } else { None };
        taken.map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).transpose()
    }

    /// Keeps a passkey of a person; `false` if it is somebody's already.
    pub(crate) async fn add_passkey(&self, id: &str, new: &KeptPasskey) -> Result<bool, Fault> {
        let insert = statement(
            "INSERT INTO passkeys (id, person, fixed, changing, created) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (id) DO NOTHING",
        );
        let insert = insert.bind(id).bind(new.person).bind(&new.fixed).bind(&new.changing).bind(time::now());
        Ok(self.change(insert).await? == 1)
    }

    /// The passkey with this id.
    pub(crate) async fn passkey(&self, id: &str) -> Result<Option<KeptPasskey>, Fault> {
        let found = sqlx::query("SELECT person, fixed, changing FROM passkeys WHERE id = $1").bind(id);
        let kept = |row: AnyRow| {
            Ok(KeptPasskey { person: row.try_get(0)?, fixed: row.try_get(1)?, changing: row.try_get(2)? })
        };
        found.fetch_optional(&self.pool).await?.map(kept).transpose()
    }

    /// Notes that a passkey was used, and what changed about it.
    pub(crate) async fn use_passkey(&self, id: &str, changing: &str) -> Result<(), Fault> {
        self.change(
            statement("UPDATE passkeys SET changing = $1, seen = $2 WHERE id = $3")
                .bind(changing)
                .bind(time::now())
                .bind(id),
        )
        .await?;
        Ok(())
    }

    /// The passkeys of a person, the oldest first.
    pub(crate) async fn passkeys(&self, person: i64) -> Result<Vec<Passkey>, Fault> {
        let list =
            sqlx::query("SELECT id, created, seen FROM passkeys WHERE person = $1 ORDER BY created, id");
        let one = |row: &AnyRow| {
            Ok(Passkey { id: row.try_get(0)?, created: row.try_get(1)?, seen: row.try_get(2)? })
        };
        list.bind(person).fetch_all(&self.pool).await?.iter().map(one).collect()
    }

    /// Forgets a passkey; `false` if the person has none of this id.
    pub(crate) async fn delete_passkey(&self, person: i64, id: &str) -> Result<bool, Fault> {
        let delete = statement("DELETE FROM passkeys WHERE person = $1 AND id = $2").bind(person).bind(id);
        Ok(self.change(delete).await? == 1)
    }
}
