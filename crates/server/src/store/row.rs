//! A row that the database has found, read column by column.

use super::StoreError;
use super::statement::Value;

/// A row that was found. Each column is read once: a text is handed over, not copied.
pub(super) struct Row(Vec<Value>);

impl Row {
    pub(super) fn new(values: Vec<Value>) -> Self {
        Self(values)
    }

    /// The whole number of a column.
    pub(super) fn number(&mut self, at: usize) -> Result<i64, StoreError> {
        self.maybe_number(at)?.ok_or_else(|| missing(at))
    }

    /// The whole number of a column that may be empty.
    pub(super) fn maybe_number(&mut self, at: usize) -> Result<Option<i64>, StoreError> {
        match self.take(at)? {
            Value::Number(number) => Ok(number),
            value if is_nothing(&value) => Ok(None),
            _ => Err(unfit(at, "a whole number")),
        }
    }

    /// The text of a column.
    pub(super) fn text(&mut self, at: usize) -> Result<String, StoreError> {
        self.maybe_text(at)?.ok_or_else(|| missing(at))
    }

    /// The text of a column that may be empty.
    pub(super) fn maybe_text(&mut self, at: usize) -> Result<Option<String>, StoreError> {
        match self.take(at)? {
            Value::Text(text) => Ok(text),
            value if is_nothing(&value) => Ok(None),
            _ => Err(unfit(at, "text")),
        }
    }

    /// The number of a column, whole or not.
    pub(super) fn real(&mut self, at: usize) -> Result<f64, StoreError> {
        self.maybe_real(at)?.ok_or_else(|| missing(at))
    }

    /// The number of a column that may be empty, whole or not.
    pub(super) fn maybe_real(&mut self, at: usize) -> Result<Option<f64>, StoreError> {
        match self.take(at)? {
            Value::Real(real) => Ok(real),
            Value::Number(number) => Ok(number.map(|number| number as f64)),
            value if is_nothing(&value) => Ok(None),
            _ => Err(unfit(at, "a number")),
        }
    }

    fn take(&mut self, at: usize) -> Result<Value, StoreError> {
        let value = self.0.get_mut(at).ok_or_else(|| missing(at))?;
        Ok(std::mem::replace(value, Value::Number(None)))
    }
}

/// SQLite does not say of what kind an empty column would be.
fn is_nothing(value: &Value) -> bool {
    matches!(value, Value::Number(None) | Value::Real(None) | Value::Text(None))
}

fn missing(at: usize) -> StoreError {
    StoreError::Corrupt(format!("column {} of a row is empty", at + 1))
}

fn unfit(at: usize, wanted: &str) -> StoreError {
    StoreError::Corrupt(format!("column {} of a row is not {wanted}", at + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_is_read_as_what_it_is() {
        let mut row = Row::new(vec![7.into(), "x".into(), 0.5.into(), Value::Number(None), 3.into()]);
        assert_eq!(row.number(0), Ok(7));
        assert_eq!(row.text(1), Ok("x".into()));
        assert_eq!(row.real(2), Ok(0.5));
        assert_eq!(row.maybe_text(3), Ok(None));
        assert_eq!(row.maybe_real(4), Ok(Some(3.0)));
    }

    #[test]
    fn what_does_not_fit_is_said() {
        let mut row = Row::new(vec!["x".into(), Value::Text(None)]);
        assert_eq!(row.number(0), Err(StoreError::Corrupt("column 1 of a row is not a whole number".into())));
        assert_eq!(row.text(1), Err(StoreError::Corrupt("column 2 of a row is empty".into())));
        assert_eq!(row.number(2), Err(StoreError::Corrupt("column 3 of a row is empty".into())));
    }
}
