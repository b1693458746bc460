//! Tests of a whole live table.

mod model;
