//! Where luck comes from in the arena: the deal's luck and the bots' own never meet.

use game::{Seat, Secret, digest};

/// The secret of a deal: the same whoever plays it, so that luck is the same for all.
pub fn deal_secret(seed: &str, deal: u64) -> Secret {
    Secret::new(digest(&[b"skyrail deal", seed.as_bytes(), &deal.to_be_bytes()]))
}

/// The seed of one decision of a bot. It follows from the place of the decision alone, not from the deal's
/// secret: a bot's luck tells it nothing about the cards.
pub fn decision_seed(seed: &str, deal: u64, seat: Seat, decision: u32) -> u64 {
    let place = [&deal.to_be_bytes()[..], &[seat.index() as u8], &decision.to_be_bytes()].concat();
    let hash = digest(&[b"skyrail decision", seed.as_bytes(), &place]);
    u64::from_be_bytes(hash[..8].try_into().expect("a hash has more than eight bytes"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_place_has_a_seed_of_its_own() {
        let mut seeds = Vec::new();
        for (seed, deal, seat, decision) in
            [("1", 0, 0, 0), ("2", 0, 0, 0), ("1", 1, 0, 0), ("1", 0, 1, 0), ("1", 0, 0, 1)]
        {
            seeds.push(decision_seed(seed, deal, Seat::new(seat), decision));
        }
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 5);
        assert_ne!(deal_secret("1", 0), deal_secret("1", 1));
        assert_ne!(deal_secret("1", 0), deal_secret("2", 0));
    }
}
