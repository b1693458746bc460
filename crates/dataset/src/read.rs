//! Games in the bytes of a file.

use crate::bits::{signed, take};
use crate::blocks::{BLOCK, chain};
use crate::heading::{Heading, HeadingFault};
use game::digest;

/// Why bytes are no file of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DatasetFault {
    /// The first line is not one, or not of a file that can be read here.
    Heading(HeadingFault),
    /// The bytes end within a block, or something follows the end.
    Cut,
    /// The games of this block, counted from 0, are not as they were written.
    Block(usize),
    /// The hash in the end is another than that of the bytes.
    Hash,
}

/// A file of games, read.
pub struct Games {
    /// The first line.
    pub heading: Heading,
    /// The hash in the end.
    pub hash: [u8; 32],
    bytes: Vec<u8>,
    /// Where each block begins and ends.
    blocks: Vec<(usize, usize)>,
}

/// One game as it is kept.
#[derive(Clone, Debug)]
pub struct StoredGame<'a> {
    /// Its number.
    pub game: u64,
    /// How many decisions were made.
    pub decisions: u64,
    /// The points of each seat.
    pub points: Vec<i32>,
    /// The decisions.
    pub bits: &'a [u8],
}

impl Games {
    /// Finds the blocks, and compares the hash with the bytes. What is in the blocks is not looked at yet.
    pub fn read(bytes: Vec<u8>) -> Result<Self, DatasetFault> {
        let foreign = DatasetFault::Heading(HeadingFault::Foreign);
        let end = bytes.iter().position(|&byte| byte == b'\n').ok_or(foreign.clone())?;
        let line = std::str::from_utf8(&bytes[..end]).map_err(|_| foreign)?;
        let heading = Heading::read(line).map_err(DatasetFault::Heading)?;
        let mut hash = digest(&[&bytes[..=end]]);
        let (mut at, mut blocks) = (end + 1, Vec::new());
        loop {
            let (length, rest) = bytes[at..].split_first_chunk().ok_or(DatasetFault::Cut)?;
            let length = u32::from_le_bytes(*length) as usize;
            if length == 0 {
                let kept: &[u8; 32] = rest.try_into().map_err(|_| DatasetFault::Cut)?;
                if *kept != hash {
                    return Err(DatasetFault::Hash);
                }
                break;
            }
            let games = rest.get(..length).ok_or(DatasetFault::Cut)?;
            hash = chain(hash, games);
            blocks.push((at + 4, at + 4 + length));
            at += 4 + length;
        }
        if blocks.len() as u64 != heading.games.div_ceil(BLOCK) {
            return Err(DatasetFault::Cut);
        }
        Ok(Self { heading, hash, bytes, blocks })
    }

    /// How many blocks there are.
    pub fn blocks(&self) -> usize {
        self.blocks.len()
    }

    /// The games of a block.
    pub fn block(&self, block: usize) -> Result<Vec<StoredGame<'_>>, DatasetFault> {
        let first = block as u64 * BLOCK;
        let count = (self.heading.games - first).min(BLOCK);
        let mut rest = &self.bytes[self.blocks[block].0..self.blocks[block].1];
        let games = (first..first + count).map(|game| kept(game, self.heading.options.seats(), &mut rest));
        let games = games.collect::<Option<Vec<_>>>().ok_or(DatasetFault::Block(block))?;
        if rest.is_empty() { Ok(games) } else { Err(DatasetFault::Block(block)) }
    }
}

fn kept<'a>(game: u64, seats: usize, rest: &mut &'a [u8]) -> Option<StoredGame<'a>> {
    let decisions = take(rest)?;
    let points = (0..seats).map(|_| take(rest).map(signed)).collect::<Option<Vec<_>>>()?;
    let length = usize::try_from(take(rest)?).ok()?;
    let (bits, more) = rest.split_at_checked(length)?;
    *rest = more;
    Some(StoredGame { game, decisions, points, bits })
}
