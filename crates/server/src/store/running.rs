//! Which games run, by which rules: looked at before anything of a database is changed, so that a Skyrail that knows
//! other rules can leave everything to the one that was here before.

use super::postgres::Pool;
use super::row::Row;
use super::statement::{Statement, statement};
use super::tables::FIRST_RULES;
use super::{Store, StoreError, sqlite};
use std::path::Path;
use wire::Stage;

/// Games of one title that run by the same rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunningGames {
    /// The title.
    pub title: String,
    /// The number of the rules.
    pub rules: i64,
    /// How many there are.
    pub count: i64,
}

impl Store {
    /// The games that run in a database; none where there is no database yet.
    pub(crate) async fn running_games(
        address: Option<&str>,
        data: &Path,
    ) -> Result<Vec<RunningGames>, StoreError> {
        let found = match address {
            Some(address) => Pool::look_at(address, find).await?,
            None if Self::is_in(data) => sqlite::look_at(&data.join("skyrail.db"), find)?,
            None => Vec::new(),
        };
        let games = |mut row: Row| {
            Ok(RunningGames { title: row.text(0)?, rules: row.number(1)?, count: row.number(2)? })
        };
        found.into_iter().map(games).collect()
    }
}

/// What finds them, in a table that has the column of rules already or not yet.
fn find(has_rules: bool) -> Statement {
    let find = if has_rules {
        "SELECT title, COALESCE(rules, $2), COUNT(*) FROM tables WHERE stage = $1 GROUP BY 1, 2 ORDER BY 1, 2"
    } else {
        "SELECT title, $2, COUNT(*) FROM tables WHERE stage = $1 GROUP BY 1, 2 ORDER BY 1, 2"
    };
    statement(find).bind(Stage::Running).bind(i64::from(FIRST_RULES))
}
