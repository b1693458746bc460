//! Airlines Europe.

mod board;

pub use board::{AIRLINES, Airline, Board, Company, KINDS, Link, MAX_LICENCES, Route, Row, Zone};
