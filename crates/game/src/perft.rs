//! Counts move sequences: the sharpest short fingerprint of a rules engine.

use crate::{Game, Luck, Silent, Turn};

/// How many sequences of exactly `depth` decisions there are from here, luck taken as it falls.
///
/// Where several seats decide at once, the first of them decides; a game that ends early counts once.
/// Each branch draws from its own copy of `luck`, so the count depends only on the start.
pub fn perft<G: Game>(game: &G, luck: &Luck, depth: u32) -> u64 {
    let Turn::Seats(seats) = game.turn() else { return 1 };
    if depth == 0 {
        return 1;
    }
    let seat = seats.iter().next().expect("a running game has a seat to move");
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let count = |&action: &G::Action| {
        let (mut next, mut luck) = (game.clone(), luck.clone());
        next.apply(seat, action, &mut luck, &mut Silent);
        perft(&next, &luck, depth - 1)
    };
    actions.iter().map(count).sum()
}
