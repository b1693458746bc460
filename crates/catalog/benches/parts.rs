//! How fast each part of the contract is, title by title, in the middle of a game of two.
//! Whole games are in the benches of the titles.

use divan::{Bencher, black_box};
use game::{Eye, Game, Luck, Seat, Silent, play_out};

fn main() {
    divan::main();
}

/// A title by a name of its own, since every state is called `State`.
trait Title {
    type Game: Game;
    fn opening() -> Self::Game;
}

macro_rules! titles {
    ($($Title:ident = $title:ident),+) => {
        $(struct $Title;

        impl Title for $Title {
            type Game = $title::State;
            fn opening() -> Self::Game {
                Self::Game::new(&$title::Options::new(2), &mut Luck::fast(5), &mut Silent)
            }
        })+
    };
}

titles!(AirlinesEurope = airlines_europe, TicketToRideGermany = ticket_to_ride_germany, JetSet = jet_set);

/// The decision with the longest list out of many in the middle of a game.
fn middle<T: Title>() -> (T::Game, Seat) {
    let (mut game, mut luck, mut actions) = (T::opening(), Luck::fast(5), Vec::new());
    play_out(&mut game, &mut luck, &mut actions, 60, T::Game::lively);
    let mut longest = (0, game.clone());
    for _ in 0..60 {
        // Its list is what is left in the buffer.
        let before = game.clone();
        play_out(&mut game, &mut luck, &mut actions, 1, T::Game::lively);
        if actions.len() > longest.0 {
            longest = (actions.len(), before);
        }
    }
    let seat = longest.1.turn().first().expect("it had a list, so somebody was to move");
    (longest.1, seat)
}

#[divan::bench(types = [AirlinesEurope, TicketToRideGermany, JetSet])]
fn clone<T: Title>(bencher: Bencher<'_, '_>) {
    let (state, _) = middle::<T>();
    assert!(size_of::<T::Game>() <= 1024, "a state is at most 1 KiB");
    bencher.bench_local(|| black_box(black_box(&state).clone()));
}

#[divan::bench(types = [AirlinesEurope, TicketToRideGermany, JetSet])]
fn legal<T: Title>(bencher: Bencher<'_, '_>) {
    let (state, seat) = middle::<T>();
    let mut actions = Vec::with_capacity(4096);
    bencher.bench_local(move || {
        actions.clear();
        black_box(&state).legal(seat, &mut actions);
        assert!(!actions.is_empty());
    });
}

#[divan::bench(types = [AirlinesEurope, TicketToRideGermany, JetSet])]
fn any<T: Title>(bencher: Bencher<'_, '_>) {
    let (state, seat) = middle::<T>();
    let (mut luck, mut actions) = (Luck::fast(3), Vec::with_capacity(4096));
    bencher.bench_local(move || black_box(&state).any(seat, &mut luck, &mut actions));
}

#[divan::bench(types = [AirlinesEurope, TicketToRideGermany, JetSet])]
fn apply<T: Title>(bencher: Bencher<'_, '_>) {
    let (state, seat) = middle::<T>();
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    bencher.with_inputs(|| (state.clone(), Luck::fast(3))).bench_local_refs(|(state, luck)| {
        state.apply(seat, actions[0], luck, &mut Silent);
    });
}

#[divan::bench(types = [AirlinesEurope, TicketToRideGermany, JetSet])]
fn view<T: Title>(bencher: Bencher<'_, '_>) {
    let (state, seat) = middle::<T>();
    bencher.bench_local(|| black_box(&state).view(Eye::Seat(seat)));
}

#[divan::bench(types = [AirlinesEurope, TicketToRideGermany, JetSet])]
fn sample<T: Title>(bencher: Bencher<'_, '_>) {
    let (state, seat) = middle::<T>();
    let view = state.view(Eye::Seat(seat));
    let mut luck = Luck::fast(3);
    bencher.bench_local(move || {
        let sampled = T::Game::sample(black_box(&view), &mut luck);
        assert_eq!(sampled.turn(), state.turn());
    });
}
