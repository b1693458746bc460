//! One game: its decisions as bits, and the same game played again.

use crate::bits::{BitReader, BitWriter, put, unsigned};
use game::{Game, Luck, Seat, Silent, Standing, digest};

/// What the luck of a game begins with.
pub fn game_seed(seed: &str, game: u64) -> u64 {
    let hash = digest(&[b"skyrail dataset", seed.as_bytes(), &game.to_le_bytes()]);
    u64::from_le_bytes([hash[0], hash[1], hash[2], hash[3], hash[4], hash[5], hash[6], hash[7]])
}

/// Takes the decisions of a game one after the other.
#[derive(Default, Debug)]
pub struct Written {
    bits: BitWriter,
    decisions: u64,
}

impl Written {
    /// Takes one decision out of what was legal. `false` if it is not among that.
    #[must_use]
    pub fn decide<A: PartialEq>(&mut self, legal: &[A], action: &A) -> bool {
        let Some(place) = legal.iter().position(|other| other == action) else { return false };
        self.bits.write(place, legal.len());
        self.decisions += 1;
        true
    }

    /// Adds the finished game to a block, and is ready for another.
    pub fn finish(&mut self, standing: &Standing, block: &mut Vec<u8>) {
        put(self.decisions, block);
        for &points in standing.points.first(standing.seats) {
            put(unsigned(points), block);
        }
        put(self.bits.bytes().len() as u64, block);
        block.extend(self.bits.bytes());
        self.bits.clear();
        self.decisions = 0;
    }
}

/// Plays a game again from its bits and shows every position with who decides and what. Nothing where the bits are not
/// those of a finished game of so many decisions.
pub fn replay<G: Game>(
    options: &G::Options,
    seed: u64,
    decisions: u64,
    bits: &[u8],
    mut each: impl FnMut(&G, Seat, G::Action),
) -> Option<G> {
    let mut luck = Luck::fast(seed);
    let mut state = G::new(options, &mut luck, &mut Silent);
    let (mut reader, mut legal) = (BitReader::new(bits), Vec::new());
    for _ in 0..decisions {
        let seat = state.turn().first()?;
        legal.clear();
        state.legal(seat, &mut legal);
        let action = legal[reader.read(legal.len())?];
        each(&state, seat, action);
        state.apply(seat, action, &mut luck, &mut Silent);
    }
    (state.turn().first().is_none() && reader.is_done()).then_some(state)
}
