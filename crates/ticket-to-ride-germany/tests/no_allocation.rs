//! The played path: states are small and no move allocates.

use game::{Board as _, Game, play_at_random, play_out};
use testkit::play_seeds;
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
        let options = |seed| Options::new(2 + seed as usize % 4);
        decisions = play_seeds(0..40, options, &mut actions, |game: &mut State, luck, actions| {
            // A tree search copies the state before it plays on.
            let lively = play_out(&mut game.clone(), luck, actions, u64::MAX, State::lively);
            lively + play_at_random(game, luck, actions, u64::MAX)
        });
    });
    assert_eq!(counted.count_total, 0, "{counted:?}");
    assert_eq!(actions.capacity(), 8192, "no list came near the buffer's end");
    assert!(decisions > 4000, "{decisions}");
}
