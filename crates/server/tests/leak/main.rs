//! Nothing that a seat can't know reaches it: two games that differ only in that give it the same bytes.
//!
//! `worlds` deals what an eye can't know anew at any point of random games; `tables` plays pairs of tables with
//! the same luck over the socket, at which one seat decides differently in secret.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

#[path = "../common/mod.rs"]
mod common;
mod tables;
mod worlds;
