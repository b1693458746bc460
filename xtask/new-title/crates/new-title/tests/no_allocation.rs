//! The played path: states are small and no move allocates.

use game::{Board as _, Game, Luck, Silent, play_out};
use new_title::{Board, Options, State};

#[test]
fn a_state_is_at_most_one_kibibyte() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
}

#[test]
fn games_allocate_nothing() {
    // The board is loaded and the buffer grown before counting.
    Board::built_in();
    let mut actions = Vec::with_capacity(256);
    let counted = allocation_counter::measure(|| {
        for seed in 0..40 {
            let mut luck = Luck::fast(seed);
            let mut state = State::new(&Options::new(2 + seed as usize % 4), &mut luck, &mut Silent);
            play_out(&mut state, &mut luck, &mut actions, u64::MAX, State::lively);
            assert!(state.standing().places.is_some());
        }
    });
    assert_eq!(counted.count_total, 0, "{counted:?}");
}
