//! A statement with its values: the same for reading and writing, and for both databases.

use std::borrow::Cow;
use std::fmt;

/// Something that the database is to do. Its places are numbered, `$1`, `$2`, in any order.
pub(super) struct Statement {
    pub(super) text: Cow<'static, str>,
    pub(super) values: Vec<Value>,
}

/// What stands in one place of a statement or in one column of a row. PostgreSQL wants to know of what kind it is even
/// where there is nothing.
#[derive(Clone, PartialEq)]
pub(super) enum Value {
    Number(Option<i64>),
    Real(Option<f64>),
    Text(Option<String>),
    /// Many at once, which only PostgreSQL takes.
    Numbers(Vec<i64>),
    Texts(Vec<String>),
}

/// Values are secrets, moves and names: a log that shows statements must not show them.
impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("_")
    }
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
}

/// Places for the values of so many rows, `($1, $2), ($3, $4)`: numbered, which both databases understand.
pub(super) fn places(rows: usize, columns: usize) -> String {
    let mut text = String::new();
    for place in 0..rows * columns {
        text.push_str(match (place, place % columns) {
            (0, _) => "($",
            (_, 0) => "), ($",
            _ => ", $",
        });
        text.push_str(&(place + 1).to_string());
    }
    text + ")"
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
        Self::Real(Some(real))
    }
}

impl From<Option<f64>> for Value {
    fn from(real: Option<f64>) -> Self {
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

impl From<Option<&str>> for Value {
    fn from(text: Option<&str>) -> Self {
        Self::Text(text.map(String::from))
    }
}

impl From<&Option<String>> for Value {
    fn from(text: &Option<String>) -> Self {
        Self::Text(text.clone())
    }
}

impl From<Vec<i64>> for Value {
    fn from(numbers: Vec<i64>) -> Self {
        Self::Numbers(numbers)
    }
}

impl From<Vec<String>> for Value {
    fn from(texts: Vec<String>) -> Self {
        Self::Texts(texts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_numbered_row_by_row() {
        assert_eq!(places(2, 3), "($1, $2, $3), ($4, $5, $6)");
        assert_eq!(places(1, 1), "($1)");
    }

    #[test]
    fn no_value_is_shown_in_a_log() {
        let statement = statement("SELECT $1, $2").bind("secret").bind(7);
        assert_eq!(format!("{:?}", statement.values), "[_, _]");
    }
}
