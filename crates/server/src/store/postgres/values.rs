//! Our values as PostgreSQL sends and takes them.

use super::super::StoreError;
use super::super::row::Row;
use super::super::statement::Value;
use bytes::BytesMut;
use std::error::Error;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};

type Unfit = Box<dyn Error + Sync + Send>;

/// A row that was found.
pub(super) fn read(row: &tokio_postgres::Row) -> Result<Row, StoreError> {
    let values = (0..row.len()).map(|at| row.try_get(at)).collect::<Result<_, _>>();
    values.map(Row::new).map_err(|error| StoreError::Corrupt(super::words(&error)))
}

impl Value {
    /// Of what kind it is, also where there is nothing.
    pub(super) fn kind(&self) -> Type {
        match self {
            Self::Number(_) => Type::INT8,
            Self::Real(_) => Type::FLOAT8,
            Self::Text(_) => Type::TEXT,
            Self::Numbers(_) => Type::INT8_ARRAY,
            Self::Texts(_) => Type::TEXT_ARRAY,
        }
    }
}

impl ToSql for Value {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Unfit> {
        if *kind != self.kind() {
            return Err(format!("a value of kind {} where {kind} is wanted", self.kind()).into());
        }
        match self {
            Self::Number(number) => number.to_sql(kind, out),
            Self::Real(real) => real.to_sql(kind, out),
            Self::Text(text) => text.to_sql(kind, out),
            Self::Numbers(numbers) => numbers.to_sql(kind, out),
            Self::Texts(texts) => texts.to_sql(kind, out),
        }
    }

    fn accepts(kind: &Type) -> bool {
        [Type::INT8, Type::FLOAT8, Type::TEXT, Type::INT8_ARRAY, Type::TEXT_ARRAY].contains(kind)
    }

    to_sql_checked!();
}

impl<'a> FromSql<'a> for Value {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> Result<Self, Unfit> {
        Ok(match *kind {
            Type::INT8 => Self::Number(Some(i64::from_sql(kind, raw)?)),
            Type::INT4 => Self::Number(Some(i32::from_sql(kind, raw)?.into())),
            Type::FLOAT8 => Self::Real(Some(f64::from_sql(kind, raw)?)),
            _ => Self::Text(Some(String::from_sql(kind, raw)?)),
        })
    }

    fn from_sql_null(_: &Type) -> Result<Self, Unfit> {
        Ok(Self::Number(None))
    }

    fn accepts(kind: &Type) -> bool {
        [Type::INT8, Type::INT4, Type::FLOAT8, Type::TEXT].contains(kind)
    }
}
