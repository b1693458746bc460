//! Passkeys, their public halves only, and what they were asked and have not answered yet.

use super::row::Row;
use super::statement::statement;
use super::{PersonId, Store, StoreError};
use crate::time;
use wire::Passkey;

/// A passkey as it is kept, in hexadecimal.
pub(crate) struct StoredPasskey {
    pub(crate) person: PersonId,
    pub(crate) fixed: String,
    pub(crate) changing: String,
}

impl Store {
    /// Notes what was asked, until a time; what nobody answered is forgotten.
    pub(crate) async fn add_ceremony(
        &self,
        challenge: &str,
        person: Option<PersonId>,
        state: &str,
        expires: i64,
    ) -> Result<(), StoreError> {
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
    ) -> Result<Option<(Option<PersonId>, String)>, StoreError> {
        let find = statement("SELECT person, state FROM ceremonies WHERE challenge = $1 AND expires >= $2");
        let find = find.bind(challenge).bind(time::now());
        let found = self.first(find, |row| Ok((row.maybe_person(0)?, row.text(1)?))).await?;
        // Only who takes it away has it, however many answer at the same moment.
        let take = statement("DELETE FROM ceremonies WHERE challenge = $1").bind(challenge);
        Ok(if self.change(take).await? == 1 { found } else { None })
    }

    /// Keeps a passkey of a person; `false` if it is somebody's already.
    pub(crate) async fn add_passkey(&self, id: &str, new: &StoredPasskey) -> Result<bool, StoreError> {
        let insert = statement(
            "INSERT INTO passkeys (id, person, fixed, changing, created) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (id) DO NOTHING",
        );
        let insert = insert.bind(id).bind(new.person).bind(&new.fixed).bind(&new.changing).bind(time::now());
        Ok(self.change(insert).await? == 1)
    }

    /// The passkey with this id.
    pub(crate) async fn passkey(&self, id: &str) -> Result<Option<StoredPasskey>, StoreError> {
        let find = statement("SELECT person, fixed, changing FROM passkeys WHERE id = $1").bind(id);
        let kept = |row: &mut Row| {
            Ok(StoredPasskey { person: row.person(0)?, fixed: row.text(1)?, changing: row.text(2)? })
        };
        self.first(find, kept).await
    }

    /// Notes that a passkey was used, and what changed about it.
    pub(crate) async fn use_passkey(&self, id: &str, changing: &str) -> Result<(), StoreError> {
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
    pub(crate) async fn passkeys(&self, person: PersonId) -> Result<Vec<Passkey>, StoreError> {
        let list = statement("SELECT id, created, seen FROM passkeys WHERE person = $1 ORDER BY created, id");
        let one = |row: &mut Row| {
            Ok(Passkey { id: row.text(0)?, created: row.number(1)?, seen: row.maybe_number(2)? })
        };
        self.list(list.bind(person), one).await
    }

    /// Forgets a passkey; `false` if the person has none of this id.
    pub(crate) async fn delete_passkey(&self, person: PersonId, id: &str) -> Result<bool, StoreError> {
        let delete = statement("DELETE FROM passkeys WHERE person = $1 AND id = $2").bind(person).bind(id);
        Ok(self.change(delete).await? == 1)
    }
}
