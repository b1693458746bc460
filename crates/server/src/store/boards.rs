//! Boards that people uploaded.

use super::row::Row;
use super::statement::statement;
use super::{PersonId, Store, StoreError};
use crate::time;

/// An uploaded board as a host sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Upload {
    /// The hash that it is known by.
    pub hash: String,
    /// Its title.
    pub title: String,
    /// How large it is.
    pub bytes: i64,
    /// The code of who uploaded it, if they are still here.
    pub owner: Option<String>,
    /// When it was uploaded, in milliseconds since 1970.
    pub created: i64,
    /// How many tables were made with it.
    pub tables: i64,
}

/// Why a board was not deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotDeleted {
    /// There is none, or none of this person.
    Absent,
    /// A table was made with it.
    Used,
}

impl Store {
    /// Keeps a board.
    pub(crate) async fn add_board(
        &self,
        hash: &str,
        title: &str,
        json: &str,
        person: PersonId,
    ) -> Result<(), StoreError> {
        self.change(
            statement(
                "INSERT INTO boards (hash, title, json, person, created) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (hash) DO NOTHING",
            )
            .bind(hash)
            .bind(title)
            .bind(json)
            .bind(person)
            .bind(time::now()),
        )
        .await?;
        Ok(())
    }

    /// The file of a board.
    pub(crate) async fn board(&self, hash: &str) -> Result<Option<String>, StoreError> {
        let find = statement("SELECT json FROM boards WHERE hash = $1").bind(hash);
        self.first(find, |row| row.text(0)).await
    }

    /// How many boards a person has uploaded, and how many everybody together has.
    pub(crate) async fn count_boards(&self, person: PersonId) -> Result<(i64, i64), StoreError> {
        let count = statement(
            "SELECT (SELECT COUNT(*) FROM boards WHERE person = $1), (SELECT COUNT(*) FROM boards)",
        );
        self.one(count.bind(person), |row| Ok((row.number(0)?, row.number(1)?))).await
    }

    /// Every uploaded board, the latest first.
    pub(crate) async fn uploads(&self) -> Result<Vec<Upload>, StoreError> {
        let list = statement(
            "SELECT b.hash, b.title, LENGTH(b.json), p.code, b.created, \
             (SELECT COUNT(*) FROM tables WHERE board = b.hash) \
             FROM boards b LEFT JOIN people p ON p.id = b.person ORDER BY b.created DESC, b.hash",
        );
        let one = |row: &mut Row| {
            Ok(Upload {
                hash: row.text(0)?,
                title: row.text(1)?,
                bytes: row.number(2)?,
                owner: row.maybe_text(3)?,
                created: row.number(4)?,
                tables: row.number(5)?,
            })
        };
        self.list(list, one).await
    }

    /// Deletes a board that no table was made with; only one of this person, if said.
    pub(crate) async fn delete_board(
        &self,
        hash: &str,
        person: Option<PersonId>,
    ) -> Result<Result<(), NotDeleted>, StoreError> {
        let find = statement("SELECT person FROM boards WHERE hash = $1").bind(hash);
        let owner = self.first(find, |row| row.number(0)).await?.map(PersonId::new);
        if owner.is_none_or(|owner| person.is_some_and(|person| person != owner)) {
            return Ok(Err(NotDeleted::Absent));
        }
        let delete =
            "DELETE FROM boards WHERE hash = $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE board = $1)";
        let deleted = self.change(statement(delete).bind(hash)).await?;
        Ok(if deleted > 0 { Ok(()) } else { Err(NotDeleted::Used) })
    }

    /// Forgets boards that were uploaded before this time and that no table was made with.
    pub(crate) async fn sweep_boards(&self, before: i64) -> Result<u64, StoreError> {
        let delete = "DELETE FROM boards WHERE created < $1 \
            AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.board = boards.hash)";
        self.change(statement(delete).bind(before)).await
    }
}
