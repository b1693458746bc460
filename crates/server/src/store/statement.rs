//! A statement that changes something, with its values: the same for both databases.

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AssertSqlSafe};
use std::borrow::Cow;

/// Something that changes the database. Its places are numbered, `$1`, `$2`, in any order.
pub(super) struct Statement {
    pub(super) text: Cow<'static, str>,
    pub(super) values: Vec<Value>,
}

/// What stands in one place. PostgreSQL wants to know of what kind it is even where there is nothing.
#[derive(Clone)]
pub(super) enum Value {
    Number(Option<i64>),
    Real(f64),
    Text(Option<String>),
}

/// A statement without its values.
pub(super) fn statement(text: impl Into<Cow<'static, str>>) -> Statement {
    Statement { text: text.into(), values: Vec::new() }
}

impl Statement {
    /// Adds the value of the next place.
    pub(super) fn bind(mut self, value: impl Into<Value>) -> Self {
        self.values.push(value.into());
        self
    }

    /// The same for a database that is asked through `sqlx`.
    pub(super) fn query(self) -> Query<'static, Any, AnyArguments> {
        let mut query = match self.text {
            Cow::Borrowed(text) => sqlx::query(text),
            // Made of places only, see `rows::places`.
            Cow::Owned(text) => sqlx::query(AssertSqlSafe(text)),
        };
        for value in self.values {
            query = match value {
                Value::Number(number) => query.bind(number),
                Value::Real(real) => query.bind(real),
                Value::Text(text) => query.bind(text),
            };
        }
        query
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(Some(number))
    }
}

impl From<Option<i64>> for Value {
    fn from(number: Option<i64>) -> Self {
        Self::Number(number)
    }
}

impl From<f64> for Value {
    fn from(real: f64) -> Self {
        Self::Real(real)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(Some(text))
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Self::Text(Some(text.clone()))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(Some(text.into()))
    }
}

impl From<&Option<String>> for Value {
    fn from(text: &Option<String>) -> Self {
        Self::Text(text.clone())
    }
}
