//! The planes of one player on every link, counted in bit planes so that a whole path is one operation.

use crate::Link;
use crate::numbers::PLANES;
use network::Bits;
use serde::{Deserialize, Serialize};

/// Bits of a count: all planes of a player (JS-1) fit into it.
const WIDTH: usize = PLANES.ilog2() as usize + 1;

/// How many planes of one player stand on each link. Bit `k` of the count of every link lies in the `k`-th
/// set, so "at least one" is an OR, and taking one off every link of a path is one subtraction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Planes([u128; WIDTH]);

impl Planes {
    /// The planes on a link.
    #[inline]
    pub fn on(&self, link: Link) -> u8 {
        let bit = |width: usize| (self.0[width] >> link.0 & 1) as u8;
        (0..WIDTH).map(|width| bit(width) << width).sum()
    }

    /// The links with at least one plane.
    #[inline]
    pub fn links(&self) -> u128 {
        self.0.iter().fold(0, |links, bits| links | bits)
    }

    /// All planes on the board.
    pub fn total(&self) -> u32 {
        self.0.iter().enumerate().map(|(width, bits)| bits.count_ones() << width).sum()
    }

    /// Each link with planes, and how many.
    pub fn iter(&self) -> impl Iterator<Item = (Link, u8)> + '_ {
        Bits(self.links()).map(|link| (Link(link as u8), self.on(Link(link as u8))))
    }

    /// One more plane on a link.
    #[inline]
    pub(crate) fn add(&mut self, link: Link) {
        let mut carry = 1u128 << link.0;
        for bits in &mut self.0 {
            let next = *bits & carry;
            *bits ^= carry;
            carry = next;
        }
        debug_assert_eq!(carry, 0, "JS-1: a player has 24 planes");
    }

    /// One plane less on every one of `links`, each of which has one.
    #[inline]
    pub(crate) fn take_from_each(&mut self, links: u128) {
        let mut borrow = links;
        for bits in &mut self.0 {
            let next = !*bits & borrow;
            *bits ^= borrow;
            borrow = next;
        }
        debug_assert_eq!(borrow, 0, "JS-13: a path has a plane on every link");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_go_up_and_down_on_many_links_at_once() {
        let mut planes = Planes::default();
        for _ in 0..24 {
            planes.add(Link(127));
        }
        planes.add(Link(0));
        planes.add(Link(0));
        planes.add(Link(5));
        assert_eq!((planes.on(Link(127)), planes.on(Link(0)), planes.on(Link(1))), (24, 2, 0));
        assert_eq!((planes.total(), planes.links().count_ones()), (27, 3));
        planes.take_from_each(1 << 127 | 1 << 5 | 1);
        let left: Vec<(Link, u8)> = planes.iter().collect();
        assert_eq!(left, [(Link(0), 1), (Link(127), 23)]);
    }
}
