//! The played path: states are small, no move allocates, and the same seed gives the same game.

use airlines_europe::{Action, Board, Options, State};
use game::{Board as _, Game, Luck, Secret, Silent, Turn, uniform};

/// Plays a random game to its end, copying the state at every move as a tree search does. The hash is over
/// all actions taken.
fn play(options: &Options, luck: &mut Luck, actions: &mut Vec<Action>) -> (State, u64) {
    let mut game = State::new(options, luck, &mut Silent);
    let mut hash = 0u64;
    while let Turn::Seats(seats) = game.turn() {
        let seat = seats.iter().next().expect("a running game has a seat to move");
        actions.clear();
        game.legal(seat, actions);
        let nth = actions.len() as u64;
        let action = uniform(actions, luck);
        let mut next = game.clone();
        next.play(seat, action, luck).expect("what is listed is accepted");
        game = next;
        let place = actions.iter().position(|&other| other == action).unwrap_or(0) as u64;
        hash = hash.wrapping_mul(0x100_0000_01b3) ^ (place << 32 | nth);
    }
    (game, hash)
}

fn tables() -> impl Iterator<Item = (u64, Options)> {
    (0..100).map(|seed| (seed, Options { flight_ban: seed % 3 == 0, ..Options::new(2 + seed as usize % 4) }))
}

#[test]
fn a_state_is_at_most_one_kibibyte() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
    assert!(size_of::<Action>() <= 4, "{} bytes", size_of::<Action>());
}

#[test]
fn a_hundred_games_allocate_nothing() {
    // The board is loaded and the buffer grown before counting.
    Board::built_in();
    let mut actions = Vec::with_capacity(2048);
    let mut moves = 0;
    let counted = allocation_counter::measure(|| {
        for (seed, options) in tables() {
            moves ^= play(&options, &mut Luck::fast(seed), &mut actions).1;
        }
    });
    assert_eq!(counted.count_total, 0, "{counted:?}");
    assert_eq!(actions.capacity(), 2048, "no list came near the buffer's end");
    assert_ne!(moves, 0);
}

#[test]
fn verifiable_luck_allocates_nothing_either() {
    let mut actions = Vec::with_capacity(2048);
    let options = Options::new(5);
    let mut luck = Secret::from_seed("still").luck(&[]);
    let mut hash = 0;
    let counted = allocation_counter::measure(|| hash = play(&options, &mut luck, &mut actions).1);
    assert_eq!(counted.count_total, 0, "{counted:?}");
    assert_ne!(hash, 0);
    assert!(luck.draws() > 50);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let mut actions = Vec::new();
    let mut hashes = Vec::new();
    for (seed, options) in tables().take(20) {
        let one = play(&options, &mut Luck::fast(seed), &mut actions);
        let two = play(&options, &mut Luck::fast(seed), &mut Vec::new());
        assert_eq!(one, two);
        hashes.push(one.1);
    }
    hashes.sort_unstable();
    hashes.dedup();
    assert_eq!(hashes.len(), 20, "another seed gives another game");
}
