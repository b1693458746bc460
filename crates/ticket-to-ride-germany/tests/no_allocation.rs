//! The played path: states are small and no move allocates.

use game::{Board as _, Game, Luck, Silent, play_at_random, play_out};
use ticket_to_ride_germany::{Board, Options, State};

#[test]
fn a_state_is_at_most_one_kibibyte() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
}

#[test]
fn forty_games_allocate_nothing() {
    // The board is loaded and the buffer grown before counting.
    Board::built_in();
    let mut actions = Vec::with_capacity(8192);
    let mut decisions = 0;
    let counted = allocation_counter::measure(|| {
        for seed in 0..40 {
            let mut luck = Luck::fast(seed);
            let mut game = State::new(&Options::new(2 + seed as usize % 4), &mut luck, &mut Silent);
            // A tree search copies the state before it plays on.
            let mut copy = game.clone();
            decisions += play_out(&mut copy, &mut luck, &mut actions, u64::MAX, State::lively);
            decisions += play_at_random(&mut game, &mut luck, &mut actions, u64::MAX);
            assert!(copy.standing().places.is_some() && game.standing().places.is_some());
        }
    });
    assert_eq!(counted.count_total, 0, "{counted:?}");
    assert_eq!(actions.capacity(), 8192, "no list came near the buffer's end");
    assert!(decisions > 4000, "{decisions}");
}
