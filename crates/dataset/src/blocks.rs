//! Games joined to blocks, blocks to a file, and a hash over all of it.

use crate::heading::Heading;
use game::digest;

/// How many games a block has; the last may have fewer. Blocks can be made apart and in any order.
pub const BLOCK: u64 = 256;

/// The bytes of a block as they stand in the file: how many there are, then the games.
pub fn block(games: &[u8]) -> Vec<u8> {
    let mut bytes = (games.len() as u32).to_le_bytes().to_vec();
    bytes.extend(games);
    bytes
}

/// The file as it grows: takes blocks in their order and gives what is to be written.
pub struct Blocks {
    hash: [u8; 32],
}

impl Blocks {
    /// Begins a file, with its first line.
    pub fn new(heading: &Heading) -> (Self, Vec<u8>) {
        let mut line = heading.write().into_bytes();
        line.push(b'\n');
        (Self { hash: digest(&[&line]) }, line)
    }

    /// Takes the games of the next block.
    pub fn add(&mut self, games: &[u8]) -> Vec<u8> {
        self.hash = chain(self.hash, games);
        block(games)
    }

    /// The end of the file: an empty block and the hash.
    pub fn finish(self) -> (Vec<u8>, [u8; 32]) {
        let mut end = block(&[]);
        end.extend(self.hash);
        (end, self.hash)
    }
}

/// The hash after one more block.
pub(crate) fn chain(before: [u8; 32], games: &[u8]) -> [u8; 32] {
    digest(&[&before, games])
}
