//! Tokens that programs sign in with. Only their hashes are kept.

use super::people::person;
use super::row::Row;
use super::statement::statement;
use super::{Person, PersonId, Store, StoreError};
use crate::{random, time};
use wire::{Scope, Token};

/// When a token was last used is noted no more often than this, in milliseconds.
const NOTED: i64 = 60_000;

fn token(row: &mut Row) -> Result<Token, StoreError> {
    Ok(Token {
        id: row.text(0)?,
        name: row.text(1)?,
        scopes: scopes(&row.text(2)?),
        created: row.number(3)?,
        seen: row.maybe_number(4)?,
    })
}

/// Scopes as they are kept, with a comma between.
fn scopes(kept: &str) -> Vec<Scope> {
    kept.split(',').filter_map(Scope::from_name).collect()
}

impl Store {
    /// Who has the token with this hash, and what it allows; notes that it was used.
    pub(crate) async fn by_token(&self, hash: &str) -> Result<Option<(Person, Vec<Scope>)>, StoreError> {
        let find = statement(
            "SELECT p.id, p.code, p.name, p.mark, p.login, p.settings, p.seen, t.scopes, t.seen \
             FROM tokens t JOIN people p ON p.id = t.person WHERE t.hash = $1",
        );
        let read = |row: &mut Row| Ok((person(row)?, scopes(&row.text(7)?), row.maybe_number(8)?));
        let found = self.first(find.bind(hash), read).await?;
        let Some((person, scopes, seen)) = found else { return Ok(None) };
        let now = time::now();
        if seen.is_none_or(|seen| seen < now - NOTED) {
            let note = statement("UPDATE tokens SET seen = $1 WHERE hash = $2").bind(now).bind(hash);
            self.change(note).await?;
        }
        Ok(Some((person, scopes)))
    }

    /// Keeps a new token of a person.
    pub(crate) async fn add_token(
        &self,
        person: PersonId,
        secret: &str,
        token: &Token,
    ) -> Result<(), StoreError> {
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
    pub(crate) async fn tokens(&self, person: PersonId) -> Result<Vec<Token>, StoreError> {
        let list = statement(
            "SELECT id, name, scopes, created, seen FROM tokens WHERE person = $1 ORDER BY created, id",
        );
        self.list(list.bind(person), token).await
    }

    /// Takes a token back and says its hash; `None` if the person has none of this id.
    pub(crate) async fn delete_token(
        &self,
        person: PersonId,
        id: &str,
    ) -> Result<Option<String>, StoreError> {
        let find = statement("SELECT hash FROM tokens WHERE person = $1 AND id = $2").bind(person).bind(id);
        let hash = self.first(find, |row| row.text(0)).await?;
        let delete = statement("DELETE FROM tokens WHERE person = $1 AND id = $2").bind(person).bind(id);
        let deleted = self.change(delete).await? == 1;
        Ok(hash.filter(|_| deleted))
    }
}
