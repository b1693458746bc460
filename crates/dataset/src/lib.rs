//! Many finished games in few bytes.
//!
//! A file of games has a [`Heading`], which says what was played by whom, then blocks of games, then a hash of all of it.
//! A game is its points and its decisions, each as its place in the list of what was legal, in no more bits than that
//! list needs; luck follows from the seed. So games are read back by playing them again, which shows that they keep the
//! rules, and the same heading always makes the same bytes.
//!
//! - [`make`] lets bots play the games of a block.
//! - [`Written`] takes the decisions of one game, [`Blocks`] joins games to blocks and blocks to a file.
//! - [`Games`] finds the games in the bytes of a file, [`replay`] plays one of them again.
//!
//! Files and threads are the caller's.

mod bits;
mod blocks;
mod heading;
mod make;
mod play;
mod read;

pub use bits::{BitReader, BitWriter};
pub use blocks::{BLOCK, Blocks, block};
pub use heading::{Heading, HeadingFault};
pub use make::{Choice, ChoiceFault, Made, make};
pub use play::{Written, game_seed, replay};
pub use read::{DatasetFault, Games, StoredGame};
