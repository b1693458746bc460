//! The played path: states are small and no move allocates.

use game::{Board as _, Game, play_out};
use new_title::{Board, Options, State};
use testkit::play_seeds;

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
        let options = |seed| Options::new(2 + seed as usize % 4);
        play_seeds(0..40, options, &mut actions, |state: &mut State, luck, actions| {
            play_out(state, luck, actions, u64::MAX, State::lively)
        });
    });
    assert_eq!(counted.count_total, 0, "{counted:?}");
}
