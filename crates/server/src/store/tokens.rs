//! Tokens that programs sign in with. Only their hashes are kept.

use super::people::person;
use super::statement::statement;
use super::{Fault, Person, Store};
use crate::{random, time};
use sqlx::Row;
use sqlx::any::AnyRow;
use wire::{Scope, Token};

/// When a token was last used is noted no more often than this, in milliseconds.
const NOTED: i64 = 60_000;

fn token(row: &AnyRow) -> Result<Token, Fault> {
    Ok(Token {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        scopes: scopes(&row.try_get::<String, _>(2)?),
        created: row.try_get(3)?,
        seen: row.try_get(4)?,
    })
}

/// Scopes as they are kept, with a comma between.
fn scopes(kept: &str) -> Vec<Scope> {
    kept.split(',').filter_map(Scope::from_name).collect()
}

impl Store {
    /// Who has this token, and what it allows; notes that it was used.
    pub(crate) async fn by_token(&self, secret: &str) -> Result<Option<(Person, Vec<Scope>)>, Fault> {
        let hash = random::hash(secret);
        let found = sqlx::query(
            "SELECT p.id, p.code, p.name, p.mark, p.login, p.settings, p.seen, t.scopes, t.seen \
             FROM tokens t JOIN people p ON p.id = t.person WHERE t.hash = $1",
        );
        let Some(row) = found.bind(&hash).fetch_optional(&self.pool).await? else { return Ok(None) };
        let (now, seen) = (time::now(), row.try_get::<Option<i64>, _>(8)?);
        if seen.is_none_or(|seen| seen < now - NOTED) {
            let note = statement("UPDATE tokens SET seen = $1 WHERE hash = $2").bind(now).bind(&hash);
            self.change(note).await?;
        }
        Ok(Some((person(&row)?, scopes(&row.try_get::<String, _>(7)?))))
    }

    /// Keeps a new token of a person.
    pub(crate) async fn add_token(&self, person: i64, secret: &str, token: &Token) -> Result<(), Fault> {
        let scopes: Vec<&str> = token.scopes.iter().map(|scope| scope.name()).collect();
        self.change(statement(
            "INSERT INTO tokens (hash, id, person, name, scopes, created) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(random::hash(secret))
        .bind(&token.id)
        .bind(person)
        .bind(&token.name)
        .bind(scopes.join(","))
        .bind(token.created)).await?;
        Ok(())
    }

    /// The tokens of a person, the oldest first.
    pub(crate) async fn tokens(&self, person: i64) -> Result<Vec<Token>, Fault> {
        let list = sqlx::query(
            "SELECT id, name, scopes, created, seen FROM tokens WHERE person = $1 ORDER BY created, id",
        );
        list.bind(person).fetch_all(&self.pool).await?.iter().map(token).collect()
    }

    /// Takes a token back; `false` if the person has none of this id.
    pub(crate) async fn delete_token(&self, person: i64, id: &str) -> Result<bool, Fault> {
        let delete = statement("DELETE FROM tokens WHERE person = $1 AND id = $2").bind(person).bind(id);
        Ok(self.change(delete).await? == 1)
    }
}
