//! Servers as processes of their own: killed, stopped, two on one database, and played at by a program.
//!
//! `SKYRAIL_KILLS` is how often the kill test kills, 4 unless said otherwise; `SKYRAIL_TEST_DATABASE` is a
//! PostgreSQL to use in place of SQLite, which the test of two processes needs. The long run is
//! `SKYRAIL_KILLS=50 cargo test -p skyrail-server --test processes`.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

mod kill;
mod player;
mod process;
mod program;
mod rules;
mod two;

/// Nothing in these tests takes longer, on a machine that does much else.
const PATIENCE: std::time::Duration = std::time::Duration::from_mins(2);
