//! At any point of a random game, what an eye can't know is dealt anew: all that is sent to that eye, and every
//! refusal, is the same to the byte.

use catalog::{AnyAction, AnyEvent, AnyGame, AnyView, Title};
use game::{Eye, Game, Luck, Seat, Turn};
use table::Table;
use testkit::random::Recipe;
use wire::{Encoding, Shown};

/// Another game that looks the same to the eye of this view.
fn other_world(view: &AnyView, luck: &mut Luck) -> AnyGame {
    match view {
        AnyView::AirlinesEurope(view) => AnyGame::AirlinesEurope(Box::new(Game::sample(view, luck))),
        AnyView::TicketToRideGermany(view) => {
            AnyGame::TicketToRideGermany(Box::new(Game::sample(view, luck)))
        }
        AnyView::JetSet(view) => AnyGame::JetSet(Box::new(Game::sample(view, luck))),
    }
}

/// What is sent to an eye of this game, in both encodings.
fn sent(game: &AnyGame, eye: Eye, events: &[AnyEvent]) -> [Vec<u8>; 5] {
    let lines = events.iter().filter_map(|event| Some((1, event.seen(eye)?))).collect();
    let shown = Shown { view: game.view(eye), keep: 0, lines };
    Encoding::ALL.map(|encoding| encoding.write(&shown))
}

fn check(table: &Table, luck: &mut Luck) -> usize {
    let Turn::Seats(movers) = table.turn() else { return 0 };
    let real = {
        // The table keeps its game to itself; its rows give it again.
        let mut luck = table.setup().secret.luck(&table.setup().entropy);
        let (mut game, _) = AnyGame::new(&table.setup().options, &mut luck);
        for step in table.steps() {
            game.apply(step.seat, step.action, &mut luck);
        }
        game
    };
    let mut steps = 0;
    for eye in Seat::all(table.seats()).map(Eye::Seat).chain([Eye::Watcher]) {
        let other = other_world(&table.view(eye), luck);
        assert_eq!(sent(&real, eye, &[]), sent(&other, eye, &[]), "{eye:?}");
        assert_eq!(real.turn(), other.turn());
        let Some(seat) = eye.seat() else { continue };
        // Also what only others could do: the answer must not depend on what they hold.
        for mover in Seat::all(table.seats()) {
            for world in [&real, &other] {
                for action in spread(&world.legal(mover)) {
                    let answers = [&real, &other].map(|world| world.check(seat, action));
                    assert_eq!(answers[0], answers[1], "{eye:?} tries {}", table.board().write(action));
                }
            }
        }
        if !movers.has(seat) {
            continue;
        }
        for action in spread(&real.legal(seat)) {
            let worlds = [&real, &other].map(|world| {
                let (mut world, mut luck) = (world.clone(), table.setup().secret.luck(&[]));
                let events = world.apply(seat, action, &mut luck);
                let revealed = luck.draws() > 0 || events.iter().any(|event| event.reveals());
                (revealed, sent(&world, eye, &events))
            });
            if worlds.iter().all(|(revealed, _)| !revealed) {
                assert_eq!(worlds[0].1, worlds[1].1, "{eye:?} after {}", table.board().write(action));
                steps += 1;
            }
        }
    }
    steps
}

/// At most about thirty of these, from all parts of the list.
fn spread(actions: &[AnyAction]) -> impl Iterator<Item = AnyAction> + '_ {
    actions.iter().copied().step_by(actions.len().div_ceil(30).max(1))
}

#[test]
fn what_an_eye_cant_know_does_not_change_a_byte_for_it() {
    for &title in Title::ALL {
        let mut steps = 0;
        for seed in 0..3 {
            let mut luck = Luck::fast(seed);
            let recipe = Recipe::any(title, seed);
            steps += check(&recipe.table(), &mut luck);
            recipe.play(|table| {
                if table.rows().len() % 41 == 2 {
                    steps += check(table, &mut luck);
                }
            });
        }
        assert!(steps > 100, "{title:?}: only {steps} steps without luck were compared");
    }
}
