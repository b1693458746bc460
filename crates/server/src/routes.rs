//! The resources of the REST interface, a file for each.

pub(crate) mod boards;
pub(crate) mod deals;
pub(crate) mod decisions;
pub(crate) mod describe;
pub(crate) mod friends;
pub(crate) mod health;
pub(crate) mod login;
pub(crate) mod me;
pub(crate) mod page;
pub(crate) mod passkeys;
pub(crate) mod ratings;
pub(crate) mod stream;
pub(crate) mod tables;
pub(crate) mod tokens;
