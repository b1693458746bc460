//! Ratings of people and bots, by title.

use super::row::Row;
use super::statement::statement;
use super::{Store, StoreError};

/// Rating, uncertainty and rated games of somebody.
pub(crate) type Rated = (f64, f64, i64);

impl Store {
    /// The rating of a person's code or a bot's name.
    pub(crate) async fn rating(&self, title: &str, who: &str) -> Result<Option<Rated>, StoreError> {
        let find = statement("SELECT rating, uncertainty, games FROM ratings WHERE title = $1 AND who = $2");
        let rated = |row: &mut Row| Ok((row.real(0)?, row.real(1)?, row.number(2)?));
        self.first(find.bind(title).bind(who), rated).await
    }

    /// Keeps a rating after one more game.
    pub(crate) async fn rate(
        &self,
        title: &str,
        who: &str,
        rating: f64,
        uncertainty: f64,
    ) -> Result<(), StoreError> {
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
    pub(crate) async fn best(
        &self,
        title: &str,
        most: i64,
    ) -> Result<Vec<(String, f64, f64, i64)>, StoreError> {
        let list = statement(
            "SELECT COALESCE(p.name, r.who), r.rating, r.uncertainty, r.games FROM ratings r \
             LEFT JOIN people p ON p.code = r.who WHERE r.title = $1 ORDER BY r.rating - 3 * r.uncertainty DESC LIMIT $2",
        );
        let one = |row: &mut Row| Ok((row.text(0)?, row.real(1)?, row.real(2)?, row.number(3)?));
        self.list(list.bind(title).bind(most), one).await
    }
}
