//! The resources of the REST interface, a file for each.

pub(crate) mod boards;
pub(crate) mod deals;
pub(crate) mod health;
pub(crate) mod me;
pub(crate) mod page;
pub(crate) mod ratings;
pub(crate) mod tables;
