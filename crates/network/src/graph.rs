//! What is joined to what, on bit sets: a set of links is a `u128`, a set of places a `u64`.

use game::{Backdrop, Map, MapLink, Place};

/// The most places a board may have.
pub const MAX_PLACES: usize = 64;
/// The most links a board may have.
pub const MAX_LINKS: usize = 128;

/// Which links touch which places. Links and places are known by their index.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Graph {
    ends: Vec<(u8, u8)>,
    touching: Vec<u128>,
}

impl Graph {
    /// A graph of `places` places with these links.
    pub fn new(places: usize, ends: Vec<(u8, u8)>) -> Self {
        assert!(places <= MAX_PLACES && ends.len() <= MAX_LINKS, "the board loader checks the sizes");
        let mut touching = vec![0; places];
        for (link, &(a, b)) in ends.iter().enumerate() {
            touching[a as usize] |= 1 << link;
            touching[b as usize] |= 1 << link;
        }
        Self { ends, touching }
    }

    /// The two places a link joins.
    #[inline]
    pub fn ends(&self, link: usize) -> (usize, usize) {
        let (a, b) = self.ends[link];
        (a as usize, b as usize)
    }

    /// The links that touch a place.
    #[inline]
    pub fn touching(&self, place: usize) -> u128 {
        self.touching[place]
    }

    /// The map of a board whose places and links are all of this graph, for pictures.
    pub fn map<'b>(
        &self,
        backdrop: &Backdrop,
        places: &'b [Place],
        ids: impl Iterator<Item = &'b str>,
    ) -> Map<'b> {
        let links = ids.enumerate().map(|(link, id)| MapLink { id, ends: self.ends(link) });
        Map { backdrop: backdrop.clone(), places: places.iter().collect(), links: links.collect() }
    }

    /// How many places there are.
    pub fn places(&self) -> usize {
        self.touching.len()
    }

    /// How many links there are.
    pub fn links(&self) -> usize {
        self.ends.len()
    }

    /// The places that can be reached from `from` over `links`, itself included.
    pub fn reach(&self, links: u128, from: usize) -> u64 {
        let mut reached = 1u64 << from;
        let mut open = links;
        let mut edge = self.touching[from] & open;
        while edge != 0 {
            open &= !edge;
            let mut next = 0;
            for link in Bits(edge) {
                let (a, b) = self.ends[link];
                for place in [a, b] {
                    if reached >> place & 1 == 0 {
                        reached |= 1 << place;
                        next |= self.touching[place as usize];
                    }
                }
            }
            edge = next & open;
        }
        reached
    }

    /// Whether `links` join `from` to `to`.
    pub fn connected(&self, links: u128, from: usize, to: usize) -> bool {
        self.reach(links, from) >> to & 1 == 1
    }

    /// The cheapest way from `from` to `to` over `links` and its cost; of equally cheap ways the one that
    /// the lower links give. `None` if there is no way.
    pub fn cheapest(
        &self,
        links: u128,
        from: usize,
        to: usize,
        cost: impl Fn(usize) -> u32,
    ) -> Option<(u32, Vec<usize>)> {
        let mut best = [u32::MAX; MAX_PLACES];
        let mut via = [u8::MAX; MAX_PLACES];
        let mut done = 0u64;
        best[from] = 0;
        loop {
            let near = (0..self.places())
                .filter(|&place| done >> place & 1 == 0 && best[place] < u32::MAX)
                .min_by_key(|&place| best[place])?;
            if near == to {
                break;
            }
            done |= 1 << near;
            for link in Bits(self.touching[near] & links) {
                let (a, b) = self.ends(link);
                let far = if a == near { b } else { a };
                let total = best[near].saturating_add(cost(link));
                if total < best[far] {
                    best[far] = total;
                    via[far] = link as u8;
                }
            }
        }
        let mut way = Vec::new();
        let mut place = to;
        while place != from {
            let link = via[place] as usize;
            way.push(link);
            let (a, b) = self.ends(link);
            place = if a == place { b } else { a };
        }
        way.reverse();
        Some((best[to], way))
    }
}

/// Calls `each` with the set bits of a link set, lowest first. Faster than [`Bits`] where it matters.
#[inline]
pub fn each_bit(bits: u128, mut each: impl FnMut(usize)) {
    for (half, offset) in [(bits as u64, 0), ((bits >> 64) as u64, 64)] {
        let mut left = half;
        while left != 0 {
            each(left.trailing_zeros() as usize + offset);
            left &= left - 1;
        }
    }
}

/// The set bits of a link set, lowest first.
#[derive(Clone)]
pub struct Bits(pub u128);

impl Iterator for Bits {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 0 - 1 - 2 - 3 in a row, 0 - 3 across, 4 alone.
    fn square() -> Graph {
        Graph::new(5, vec![(0, 1), (1, 2), (2, 3), (0, 3)])
    }

    #[test]
    fn reach_follows_only_the_given_links() {
        assert_eq!(square().reach(0b0011, 0), 0b00111);
        assert_eq!(square().reach(0b1111, 4), 0b10000);
        assert!(square().connected(0b1000, 3, 0));
        assert!(!square().connected(0b0100, 0, 1));
    }

    #[test]
    fn bits_come_in_order_over_both_halves() {
        let bits = 1u128 << 127 | 1 << 64 | 1 << 63 | 1;
        let mut seen = Vec::new();
        each_bit(bits, |bit| seen.push(bit));
        assert_eq!(seen, [0, 63, 64, 127]);
        assert_eq!(Bits(bits).collect::<Vec<_>>(), seen);
    }

    #[test]
    fn the_cheapest_way_weighs_links() {
        let flat = square().cheapest(0b1111, 0, 3, |_| 1);
        assert_eq!(flat, Some((1, vec![3])));
        let dear = square().cheapest(0b1111, 0, 3, |link| if link == 3 { 9 } else { 1 });
        assert_eq!(dear, Some((3, vec![0, 1, 2])));
        assert_eq!(square().cheapest(0b1111, 0, 4, |_| 1), None);
        assert_eq!(square().cheapest(0, 2, 2, |_| 1), Some((0, vec![])));
    }
}
