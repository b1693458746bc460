//! Boards that people uploaded.

use super::statement::statement;
use super::{Fault, Store};
use crate::time;

impl Store {
    /// Keeps a board.
    pub(crate) async fn add_board(
        &self,
        hash: &str,
        title: &str,
        json: &str,
        person: i64,
    ) -> Result<(), Fault> {
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
    pub(crate) async fn board(&self, hash: &str) -> Result<Option<String>, Fault> {
        sqlx::query_scalar("SELECT json FROM boards WHERE hash = $1")
            .bind(hash)
            .fetch_optional(&self.pool)
            .await
    }

    /// How many boards a person has uploaded, and how many everybody together has.
    pub(crate) async fn count_boards(&self, person: i64) -> Result<(i64, i64), Fault> {
        sqlx::query_as(
            "SELECT (SELECT COUNT(*) FROM boards WHERE person = $1), (SELECT COUNT(*) FROM boards)",
        )
        .bind(person)
        .fetch_one(&self.pool)
        .await
    }
}
