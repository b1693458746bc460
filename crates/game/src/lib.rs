//! The contract every title fulfils, and the small words all titles share.
//!
//! A title is a state machine: it is made from options and luck, says whose turn it is, lists and checks
//! actions, applies them, and shows each eye only what that eye may see.
//! Nothing here does I/O, keeps time or knows a rule of any particular game.
//!
//! - [`Game`] is the contract; its parts are a [`Board`], [`Options`], an [`Action`], an [`Event`], a [`View`], a
//!   [`Rejected`] and an [`Ending`]. All that other crates ask of a title is stated in these traits.
//! - [`Options`] is what a table agrees on, each of its [`Choice`]s by name and value.
//! - [`Seat`], [`SeatSet`], [`PerSeat`] and [`Eye`] say who; [`Turn`] says who must decide now.
//! - [`Luck`] is the only source of chance, keyed and verifiable at a table, fast in playouts.
//! - [`Standing`] holds points and, once the game is over, the places.
//! - [`perft`](perft()) counts move sequences, which pins the rules down to single moves.

mod contract;
mod eye;
mod letters;
mod luck;
mod note;
mod options;
mod perft;
mod random_play;
mod seat;
mod serial;
mod standing;

pub use contract::{
    Action, Anchor, Backdrop, Board, BoardFault, BoardFile, BoardShelf, Ending, Event, Game, Label, Map,
    MapLink, Place, Rejected, Silent, Tell, Turn, Unreadable, View,
};
pub use eye::Eye;
pub use letters::{in_large, large};
pub use luck::{Luck, Secret, Stream, digest, from_hex, to_hex};
pub use note::{Arg, Note};
pub use options::{Choice, ChoiceKind, Chosen, Options};
pub use perft::perft;
pub use random_play::{CHOICE, by_kind, listed, play_at_random, play_out, uniform};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet};
pub use standing::Standing;
