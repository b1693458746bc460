//! What a host wants to know of people, and does for them.

use super::row::Row;
use super::statement::statement;
use super::{PersonId, Store, StoreError};
use wire::Stage;

/// A person as a host sees them: nothing that could be used to sign in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The code that others know this person by.
    pub code: String,
    /// The name shown.
    pub name: String,
    /// The name to log in with, once the account is kept.
    pub login: Option<String>,
    /// When they came first, in milliseconds since 1970.
    pub created: i64,
    /// When they were last here, to the hour.
    pub seen: i64,
    /// How many browsers are signed in.
    pub browsers: i64,
    /// How many tokens they have.
    pub tokens: i64,
    /// How many passkeys they have.
    pub passkeys: i64,
    /// How many games they finished, and how many they are in.
    pub games: (i64, i64),
}

impl Store {
    /// People, who was here last first; only the one with this login or code, if said.
    pub(crate) async fn accounts(&self, who: Option<&str>, most: i64) -> Result<Vec<Account>, StoreError> {
        let list = statement(
            "SELECT p.code, p.name, p.login, p.created, p.seen, \
             (SELECT COUNT(*) FROM sessions WHERE person = p.id), (SELECT COUNT(*) FROM tokens WHERE person = p.id), \
             (SELECT COUNT(*) FROM passkeys WHERE person = p.id), \
             (SELECT COUNT(DISTINCT t.id) FROM tables t JOIN seats s ON s.table_id = t.id \
              WHERE s.person = p.id AND t.stage = $3), \
             (SELECT COUNT(DISTINCT t.id) FROM tables t JOIN seats s ON s.table_id = t.id \
              WHERE s.person = p.id AND t.stage < $3) \
             FROM people p WHERE $1 = '' OR p.login = $1 OR p.code = $1 ORDER BY p.seen DESC, p.code LIMIT $2",
        );
        let one = |row: &mut Row| {
            Ok(Account {
                code: row.text(0)?,
                name: row.text(1)?,
                login: row.maybe_text(2)?,
                created: row.number(3)?,
                seen: row.number(4)?,
                browsers: row.number(5)?,
                tokens: row.number(6)?,
                passkeys: row.number(7)?,
                games: (row.number(8)?, row.number(9)?),
            })
        };
        self.list(list.bind(who.unwrap_or_default()).bind(most).bind(Stage::Over), one).await
    }

    /// The id of the person with this login or code.
    pub(crate) async fn account_id(&self, who: &str) -> Result<Option<PersonId>, StoreError> {
        let find = statement("SELECT id FROM people WHERE login = $1 OR code = $1 ORDER BY login LIMIT 1");
        self.first(find.bind(who), |row| row.person(0)).await
    }
}
