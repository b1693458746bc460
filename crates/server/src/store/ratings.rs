//! Ratings of people and bots, by title.

use super::statement::statement;
use super::{Fault, Store};

/// Rating, uncertainty and rated games of somebody.
pub(crate) type Rated = (f64, f64, i64);

impl Store {
    /// The rating of a person's code or a bot's name.
    pub(crate) async fn rating(&self, title: &str, who: &str) -> Result<Option<Rated>, Fault> {
        sqlx::query_as("SELECT rating, uncertainty, games FROM ratings WHERE title = $1 AND who = $2")
            .bind(title)
            .bind(who)
            .fetch_optional(&self.pool)
            .await
    }

    /// Keeps a rating after one more game.
    pub(crate) async fn rate(
        &self,
        title: &str,
        who: &str,
        rating: f64,
        uncertainty: f64,
    ) -> Result<(), Fault> {
        self.change(statement(
            "INSERT INTO ratings (title, who, rating, uncertainty, games) VALUES ($1, $2, $3, $4, 1) \
             ON CONFLICT (title, who) DO UPDATE SET rating = excluded.rating, uncertainty = excluded.uncertainty, \
             games = ratings.games + 1",
        )
        .bind(title)
        .bind(who)
        .bind(rating)
        .bind(uncertainty)).await?;
        Ok(())
    }

    /// The best of a title: name or bot, rating, uncertainty, games.
    pub(crate) async fn best(&self, title: &str, most: i64) -> Result<Vec<(String, f64, f64, i64)>, Fault> {
        sqlx::query_as(
            "SELECT COALESCE(p.name, r.who), r.rating, r.uncertainty, r.games FROM ratings r \
             LEFT JOIN people p ON p.code = r.who WHERE r.title = $1 ORDER BY r.rating - 3 * r.uncertainty DESC LIMIT $2",
        )
        .bind(title)
        .bind(most)
        .fetch_all(&self.pool)
        .await
    }
}
