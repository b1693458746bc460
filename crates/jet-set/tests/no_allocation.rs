//! The played path: states are small and no move allocates.

use game::{Game, Luck, Silent, Turn};
use jet_set::{Board, Options, State, lively};

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
            let mut game = State::new(&Options::new(2 + seed as usize % 5), &mut luck, &mut Silent);
            while let Turn::Seats(seats) = game.turn() {
                let seat = seats.iter().next().expect("a running game has a seat to move");
                actions.clear();
                game.legal(seat, &mut actions);
                // The state is copied at every move, as a tree search does.
                let mut next = game.clone();
                let action = lively(&game, &actions, &mut luck);
                next.play(seat, action, &mut luck).expect("what is listed is accepted");
                game = next;
                decisions += 1;
            }
        }
    });
    assert_eq!(counted.count_total, 0, "{counted:?}");
    assert_eq!(actions.capacity(), 8192, "no list came near the buffer's end");
    assert!(decisions > 4000, "{decisions}");
}
