//! The messages between the page, programs and the server: types only.
//!
//! - [`ToServer`] and [`ToBrowser`] travel over the socket of one table, one type per direction; a [`Request`] is
//!   the former with a number that its answer repeats.
//! - [`Encoding`] is how: small binary for our page, JSON for everybody else, chosen by the subprotocol.
//! - `rest.rs` holds what the REST calls about tables take and give, `account.rs` those about people.
//!
//! An action always travels as its text, which is read through the table's board: so no message can name a
//! route, card or place that is not there.
//! A view travels without its board, which the reader puts back with [`Shown::set_board`].

mod account;
mod encoding;
mod rest;
pub mod samples;
mod shown;
mod to_browser;
mod to_server;

pub use account::*;
pub use encoding::{Encoding, Garbled, read_small, write_small};
pub use rest::*;
pub use shown::Shown;
pub use to_browser::{Asked, Clock, Ended, Now, Past, Refusal, Refused, Said, ToBrowser, Welcome};
pub use to_server::{LONGEST_LINE, Request, ToServer};
