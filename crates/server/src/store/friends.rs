//! Friends, links that make them, invitations, and who is kept away.

use super::row::Row;
use super::statement::statement;
use super::{PersonId, Store, StoreError, TableId};
use crate::time;
use wire::{Distance, Invitation, KeptAway, Somebody, Stage};

/// Distances as they are kept.
const MUTED: i64 = 1;
const BLOCKED: i64 = 2;

/// Ends a friendship, from both sides.
const UNFRIEND: &str =
    "DELETE FROM friends WHERE (person = $1 AND other = $2) OR (person = $2 AND other = $1)";

fn somebody(row: &mut Row, at: usize) -> Result<Somebody, StoreError> {
    Ok(Somebody { person: row.text(at)?, name: row.text(at + 1)?, mark: row.small(at + 2)? })
}

impl Store {
    /// The id of the person with this code.
    pub(crate) async fn person_id(&self, code: &str) -> Result<Option<PersonId>, StoreError> {
        self.first(statement("SELECT id FROM people WHERE code = $1").bind(code), |row| row.person(0)).await
    }

    /// Gives a person a new link in place of the old one.
    pub(crate) async fn set_friend_link(
        &self,
        person: PersonId,
        code: &str,
        expires: i64,
    ) -> Result<(), StoreError> {
        self.change(
            statement(
                "INSERT INTO friend_links (person, code, expires) VALUES ($1, $2, $3) \
             ON CONFLICT (person) DO UPDATE SET code = excluded.code, expires = excluded.expires",
            )
            .bind(person)
            .bind(code)
            .bind(expires),
        )
        .await?;
        Ok(())
    }

    /// Takes the link of a person back.
    pub(crate) async fn delete_friend_link(&self, person: PersonId) -> Result<(), StoreError> {
        let delete = statement("DELETE FROM friend_links WHERE person = $1").bind(person);
        self.change(delete).await.map(drop)
    }

    /// Whose link this is, while it lasts.
    pub(crate) async fn by_friend_link(
        &self,
        code: &str,
    ) -> Result<Option<(PersonId, Somebody)>, StoreError> {
        let find = statement(
            "SELECT p.id, p.code, p.name, p.mark FROM friend_links l JOIN people p ON p.id = l.person \
             WHERE l.code = $1 AND l.expires > $2",
        );
        let find = find.bind(code).bind(time::now());
        self.first(find, |row| Ok((row.person(0)?, somebody(row, 1)?))).await
    }

    /// Makes two people friends of each other.
    pub(crate) async fn befriend(&self, one: PersonId, other: PersonId) -> Result<(), StoreError> {
        self.change(statement(
            "INSERT INTO friends (person, other) VALUES ($1, $2), ($2, $1) ON CONFLICT (person, other) DO NOTHING",
        )
        .bind(one)
        .bind(other)).await?;
        Ok(())
    }

    /// Friends no more; `false` if they were none.
    pub(crate) async fn unfriend(&self, one: PersonId, other: PersonId) -> Result<bool, StoreError> {
        let delete = statement(UNFRIEND);
        Ok(self.change(delete.bind(one).bind(other)).await? > 0)
    }

    /// The friends of a person by name.
    pub(crate) async fn friends(&self, person: PersonId) -> Result<Vec<Somebody>, StoreError> {
        let list = statement(
            "SELECT p.code, p.name, p.mark FROM friends f JOIN people p ON p.id = f.other \
             WHERE f.person = $1 ORDER BY p.name, p.code",
        );
        self.list(list.bind(person), |row| somebody(row, 0)).await
    }

    /// Whether two people are friends.
    pub(crate) async fn are_friends(&self, one: PersonId, other: PersonId) -> Result<bool, StoreError> {
        let count = statement("SELECT COUNT(*) FROM friends WHERE person = $1 AND other = $2");
        Ok(self.one(count.bind(one).bind(other), |row| row.number(0)).await? > 0)
    }

    /// Keeps somebody away. Who is blocked is no friend any more, and the invitations between the two are gone.
    pub(crate) async fn keep_away(
        &self,
        person: PersonId,
        other: PersonId,
        how: Distance,
    ) -> Result<(), StoreError> {
        let what = if how == Distance::Blocked { BLOCKED } else { MUTED };
        let keep = statement(
            "INSERT INTO blocks (person, other, what) VALUES ($1, $2, $3) \
             ON CONFLICT (person, other) DO UPDATE SET what = excluded.what",
        );
        let mut all = vec![keep.bind(person).bind(other).bind(what)];
        if how == Distance::Blocked {
            let invitations =
                "DELETE FROM invitations WHERE (person = $1 AND host = $2) OR (person = $2 AND host = $1)";
            all.extend([UNFRIEND, invitations].map(|part| statement(part).bind(person).bind(other)));
        }
        self.change_all(all).await
    }

    /// Lets somebody near again; `false` if they were not kept away.
    pub(crate) async fn let_near(&self, person: PersonId, other: PersonId) -> Result<bool, StoreError> {
        let delete = statement("DELETE FROM blocks WHERE person = $1 AND other = $2");
        Ok(self.change(delete.bind(person).bind(other)).await? > 0)
    }

    /// Whom a person keeps away.
    pub(crate) async fn kept_away(&self, person: PersonId) -> Result<Vec<KeptAway>, StoreError> {
        let list = statement(
            "SELECT p.code, p.name, p.mark, b.what FROM blocks b JOIN people p ON p.id = b.other \
             WHERE b.person = $1 ORDER BY p.name, p.code",
        );
        let one = |row: &mut Row| {
            let blocked = row.number(3)? == BLOCKED;
            let distance = if blocked { Distance::Blocked } else { Distance::Muted };
            Ok(KeptAway { who: somebody(row, 0)?, distance })
        };
        self.list(list.bind(person), one).await
    }

    /// Whether one of two people has blocked the other.
    pub(crate) async fn is_blocked(&self, one: PersonId, other: PersonId) -> Result<bool, StoreError> {
        let count = statement(
            "SELECT COUNT(*) FROM blocks WHERE what = $3 \
             AND ((person = $1 AND other = $2) OR (person = $2 AND other = $1))",
        );
        Ok(self.one(count.bind(one).bind(other).bind(BLOCKED), |row| row.number(0)).await? > 0)
    }

    /// Whether who made a table, or somebody who sits at it, has blocked this person.
    pub(crate) async fn is_blocked_at(&self, table: TableId, person: PersonId) -> Result<bool, StoreError> {
        let count = statement(
            "SELECT COUNT(*) FROM blocks WHERE what = $3 AND other = $2 \
             AND (person = (SELECT host FROM tables WHERE id = $1) \
             OR person IN (SELECT person FROM seats WHERE table_id = $1))",
        );
        Ok(self.one(count.bind(table).bind(person).bind(BLOCKED), |row| row.number(0)).await? > 0)
    }

    /// The codes of those whom a person does not want to hear.
    pub(crate) async fn unheard(&self, person: PersonId) -> Result<Vec<String>, StoreError> {
        let list =
            statement("SELECT p.code FROM blocks b JOIN people p ON p.id = b.other WHERE b.person = $1");
        self.list(list.bind(person), |row| row.text(0)).await
    }

    /// Who does not want to hear whom, of those who spoke at a table after this line: the code of who speaks first.
    pub(crate) async fn deaf_at(
        &self,
        table: TableId,
        after: i64,
    ) -> Result<Vec<(String, PersonId)>, StoreError> {
        let list = statement(
            "SELECT p.code, b.person FROM blocks b JOIN people p ON p.id = b.other \
             WHERE b.other IN (SELECT person FROM chat WHERE table_id = $1 AND n > $2)",
        );
        self.list(list.bind(table).bind(after), |row| Ok((row.text(0)?, row.person(1)?))).await
    }

    /// Invites somebody to a table.
    pub(crate) async fn invite(
        &self,
        table: TableId,
        person: PersonId,
        host: PersonId,
    ) -> Result<(), StoreError> {
        self.change(
            statement(
                "INSERT INTO invitations (table_id, person, host, at) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (table_id, person) DO NOTHING",
            )
            .bind(table)
            .bind(person)
            .bind(host)
            .bind(time::now()),
        )
        .await?;
        Ok(())
    }

    /// What a person is invited to, as long as it waits for players, the latest first.
    pub(crate) async fn invitations(&self, person: PersonId) -> Result<Vec<Invitation>, StoreError> {
        let list = statement(
            "SELECT t.code, t.title, i.at, p.code, p.name, p.mark FROM invitations i \
             JOIN tables t ON t.id = i.table_id JOIN people p ON p.id = i.host \
             WHERE i.person = $1 AND t.stage = $2 \
             AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = i.table_id AND s.person = i.person) \
             ORDER BY i.at DESC LIMIT 50",
        );
        let one = |row: &mut Row| {
            let (code, title, at) = (row.text(0)?, row.text(1)?, row.number(2)?);
            Ok(Invitation { code, title, at, by: somebody(row, 3)? })
        };
        self.list(list.bind(person).bind(Stage::Waiting), one).await
    }

    /// Turns an invitation down; `false` if there was none.
    pub(crate) async fn decline(&self, table: TableId, person: PersonId) -> Result<bool, StoreError> {
        let delete = statement("DELETE FROM invitations WHERE table_id = $1 AND person = $2");
        Ok(self.change(delete.bind(table).bind(person)).await? > 0)
    }
}
