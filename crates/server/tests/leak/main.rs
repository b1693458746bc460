//! Nothing that a seat can't know reaches it: two games that differ only in that give it the same bytes.
//!
//! `worlds` deals what an eye can't know anew at any point of random games; `tables` plays pairs of tables with
//! the same luck over the socket, at which one seat decides differently in secret; `calls` asks about such pairs with
//! every call of the interface and every message of the socket.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

mod calls;
#[path = "../common/mod.rs"]
mod common;
mod tables;
mod worlds;
