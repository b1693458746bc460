//! Friends, links that make them, invitations, and who is kept away.

use super::statement::statement;
use super::{Fault, Store};
use crate::time;
use sqlx::Row;
use sqlx::any::AnyRow;
use wire::{Distance, Invitation, KeptAway, Somebody};

/// Distances as they are kept.
const MUTED: i64 = 1;
const BLOCKED: i64 = 2;

/// Ends a friendship, from both sides.
const UNFRIEND: &str =
    "DELETE FROM friends WHERE (person = $1 AND other = $2) OR (person = $2 AND other = $1)";

fn somebody(row: &AnyRow, at: usize) -> Result<Somebody, Fault> {
    Ok(Somebody {
        person: row.try_get(at)?,
        name: row.try_get(at + 1)?,
        mark: row.try_get::<i64, _>(at + 2)? as u8,
    })
}

impl Store {
    /// The id of the person with this code.
    pub(crate) async fn person_id(&self, code: &str) -> Result<Option<i64>, Fault> {
        sqlx::query_scalar("SELECT id FROM people WHERE code = $1")
            .bind(code)
            .fetch_optional(&self.pool)
            .await
    }

    /// Gives a person a new link in place of the old one.
    pub(crate) async fn set_friend_link(&self, person: i64, code: &str, expires: i64) -> Result<(), Fault> {
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
    pub(crate) async fn delete_friend_link(&self, person: i64) -> Result<(), Fault> {
        let delete = statement("DELETE FROM friend_links WHERE person = $1").bind(person);
        self.change(delete).await.map(drop)
    }

    /// Whose link this is, while it lasts.
    pub(crate) async fn by_friend_link(&self, code: &str) -> Result<Option<(i64, Somebody)>, Fault> {
        let found = sqlx::query(
            "SELECT p.id, p.code, p.name, p.mark FROM friend_links l JOIN people p ON p.id = l.person \
             WHERE l.code = $1 AND l.expires > $2",
        );
        let found = found.bind(code).bind(time::now()).fetch_optional(&self.pool).await?;
        found.map(|row| Ok((row.try_get(0)?, somebody(&row, 1)?))).transpose()
    }

    /// Makes two people friends of each other.
    pub(crate) async fn befriend(&self, one: i64, other: i64) -> Result<(), Fault> {
        self.change(statement(
            "INSERT INTO friends (person, other) VALUES ($1, $2), ($2, $1) ON CONFLICT (person, other) DO NOTHING",
        )
        .bind(one)
        .bind(other)).await?;
        Ok(())
    }

    /// Friends no more; `false` if they were none.
    pub(crate) async fn unfriend(&self, one: i64, other: i64) -> Result<bool, Fault> {
        let delete = statement(UNFRIEND);
        Ok(self.change(delete.bind(one).bind(other)).await? > 0)
    }

    /// The friends of a person by name.
    pub(crate) async fn friends(&self, person: i64) -> Result<Vec<Somebody>, Fault> {
        let list = sqlx::query(
            "SELECT p.code, p.name, p.mark FROM friends f JOIN people p ON p.id = f.other \
             WHERE f.person = $1 ORDER BY p.name, p.code",
        );
        list.bind(person).fetch_all(&self.pool).await?.iter().map(|row| somebody(row, 0)).collect()
    }

    /// Whether two people are friends.
    pub(crate) async fn are_friends(&self, one: i64, other: i64) -> Result<bool, Fault> {
        let count: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM friends WHERE person = $1 AND other = $2")
            .bind(one)
            .bind(other)
            .fetch_one(&self.pool)
            .await?;
        Ok(count > 0)
    }

    /// Keeps somebody away. Who is blocked is no friend any more, and the invitations between the two are gone.
    pub(crate) async fn keep_away(&self, person: i64, other: i64, how: Distance) -> Result<(), Fault> {
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
    pub(crate) async fn let_near(&self, person: i64, other: i64) -> Result<bool, Fault> {
        let delete = statement("DELETE FROM blocks WHERE person = $1 AND other = $2");
        Ok(self.change(delete.bind(person).bind(other)).await? > 0)
    }

    /// Whom a person keeps away.
    pub(crate) async fn kept_away(&self, person: i64) -> Result<Vec<KeptAway>, Fault> {
        let list = sqlx::query(
            "SELECT p.code, p.name, p.mark, b.what FROM blocks b JOIN people p ON p.id = b.other \
             WHERE b.person = $1 ORDER BY p.name, p.code",
        );
        let one = |row: &AnyRow| {
            let blocked = row.try_get::<i64, _>(3)? == BLOCKED;
            let distance = if blocked { Distance::Blocked } else { Distance::Muted };
            Ok(KeptAway { who: somebody(row, 0)?, distance })
        };
        list.bind(person).fetch_all(&self.pool).await?.iter().map(one).collect()
    }

    /// Whether one of two people has blocked the other.
    pub(crate) async fn is_blocked(&self, one: i64, other: i64) -> Result<bool, Fault> {
        let count: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM blocks WHERE what = $3 \
             AND ((person = $1 AND other = $2) OR (person = $2 AND other = $1))",
        )
        .bind(one)
        .bind(other)
        .bind(BLOCKED)
        .fetch_one(&self.pool)
        .await?;
        Ok(count > 0)
    }

    /// Whether who made a table, or somebody who sits at it, has blocked this person.
    pub(crate) async fn is_blocked_at(&self, table: i64, person: i64) -> Result<bool, Fault> {
        let count: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM blocks WHERE what = $3 AND other = $2 \
             AND (person = (SELECT host FROM tables WHERE id = $1) \
             OR person IN (SELECT person FROM seats WHERE table_id = $1))",
        )
        .bind(table)
        .bind(person)
        .bind(BLOCKED)
        .fetch_one(&self.pool)
        .await?;
        Ok(count > 0)
    }

    /// The codes of those whom a person does not want to hear.
    pub(crate) async fn unheard(&self, person: i64) -> Result<Vec<String>, Fault> {
        sqlx::query_scalar("SELECT p.code FROM blocks b JOIN people p ON p.id = b.other WHERE b.person = $1")
            .bind(person)
            .fetch_all(&self.pool)
            .await
    }

    /// Those who do not want to hear the person with this code.
    pub(crate) async fn deaf_to(&self, code: &str) -> Result<Vec<i64>, Fault> {
        sqlx::query_scalar("SELECT b.person FROM blocks b JOIN people p ON p.id = b.other WHERE p.code = $1")
            .bind(code)
            .fetch_all(&self.pool)
            .await
    }

    /// Invites somebody to a table.
    pub(crate) async fn invite(&self, table: i64, person: i64, host: i64) -> Result<(), Fault> {
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
    pub(crate) async fn invitations(&self, person: i64) -> Result<Vec<Invitation>, Fault> {
        let list = sqlx::query(
            "SELECT t.code, t.title, i.at, p.code, p.name, p.mark FROM invitations i \
             JOIN tables t ON t.id = i.table_id JOIN people p ON p.id = i.host \
             WHERE i.person = $1 AND t.stage = 0 \
             AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = i.table_id AND s.person = i.person) \
             ORDER BY i.at DESC LIMIT 50",
        );
        let one = |row: &AnyRow| {
            let (code, title, at) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            Ok(Invitation { code, title, at, by: somebody(row, 3)? })
        };
        list.bind(person).fetch_all(&self.pool).await?.iter().map(one).collect()
    }

    /// Turns an invitation down; `false` if there was none.
    pub(crate) async fn decline(&self, table: i64, person: i64) -> Result<bool, Fault> {
        let delete = statement("DELETE FROM invitations WHERE table_id = $1 AND person = $2");
        Ok(self.change(delete.bind(table).bind(person)).await? > 0)
    }
}
