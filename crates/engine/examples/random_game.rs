//! Plays a game at random and tells every move in its text form.
//!
//! `cargo run -p skyrail-engine --example random_game -- [TITLE [SEED]]`

use skyrail_engine::{AnyGame, Luck, Seat, Title, Turn};

pub(crate) fn main() {
    let mut words = std::env::args().skip(1);
    let title = words.next().and_then(|name| Title::from_name(&name)).unwrap_or(Title::ALL[0]);
    let seed = words.next().and_then(|number| number.parse().ok()).unwrap_or(1);
    let standing = play(title, seed, |move_number, seat, text| println!("{move_number:>4} {seat} {text}"));
    for seat in Seat::all(standing.seats) {
        println!("{seat}: {} points", standing.points[seat]);
    }
}

/// Plays to the end; `told` hears of every move.
pub(crate) fn play(
    title: Title,
    seed: u64,
    mut told: impl FnMut(usize, Seat, &str),
) -> skyrail_engine::Standing {
    let mut luck = Luck::fast(seed);
    let (mut game, _) = AnyGame::new(&title.options(2), &mut luck);
    let mut moves = 0;
    // Several seats may be asked at once; any of them may answer first.
    while let Turn::Seats(seats) = game.turn() {
        let Some(seat) = seats.iter().next() else { break };
        // A kind of action first, then an action of that kind: so nothing is drowned by what has many forms.
        let action = game.lively(seat, &mut luck);
        moves += 1;
        told(moves, seat, &game.board().write(action));
        game.apply(seat, action, &mut luck);
    }
    game.standing()
}
