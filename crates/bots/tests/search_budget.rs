//! Budgets, slices, forced moves and hints, through the face that other crates use.

use bots::{Bot, Budget, Hinting, Kind, Thinking};
use catalog::{AnyAction, AnyGame, AnyView, Title};
use game::{Eye, Luck, Seat};

/// A game after so many decisions of random players, with the seat to move; `None` if it was over before.
fn after(title: Title, seats: usize, decisions: usize) -> Option<(AnyGame, Seat)> {
    let mut luck = Luck::fast(decisions as u64);
    let (mut game, _) = AnyGame::new(&title.options(seats), &mut luck);
    for _ in 0..decisions {
        let seat = game.turn().first()?;
        let action = game.lively(seat, &mut luck);
        game.apply(seat, action, &mut luck);
    }
    let seat = game.turn().first()?;
    Some((game, seat))
}

/// Views of every title from the first decision on, with a choice to make.
fn views() -> Vec<AnyView> {
    let mut views = Vec::new();
    for &title in Title::ALL {
        for (seats, decisions) in [(2, 0), (2, 9), (3, 14), (4, 6)] {
            let (game, seat) = after(title, seats, decisions).expect("it has just begun");
            views.push(game.view(Eye::Seat(seat)));
        }
    }
    views.retain(|view| view.legal().len() > 1);
    assert!(views.len() > 6);
    views
}

fn master(playouts: u32) -> Bot {
    Bot { budget: Budget::Playouts(playouts), ..Bot::new(Kind::Master) }
}

#[test]
fn a_budget_in_playouts_is_kept_and_gives_the_same_choice_every_time() {
    for view in views() {
        let run = || {
            let mut thinking = Thinking::new(master(90), &view, 5);
            while thinking.step() {}
            (thinking.playouts(), thinking.choice())
        };
        let (playouts, choice) = run();
        assert!(playouts <= 91, "{playouts}");
        assert_eq!(run(), (playouts, choice));
        assert!(view.legal().contains(&choice));
        assert_eq!(Thinking::decide(master(90), &view, 5, || true), choice, "slices change nothing");
    }
}

#[test]
fn an_expert_looks_less_far_than_its_budget_allows() {
    for view in views() {
        let expert = Bot { budget: Budget::Playouts(5000), ..Bot::new(Kind::Expert) };
        let mut thinking = Thinking::new(expert, &view, 5);
        while thinking.step() {}
        assert!(thinking.playouts() <= 121, "{}", thinking.playouts());
        assert!(view.legal().contains(&thinking.choice()));
    }
}

#[test]
fn a_choice_is_there_from_the_start_and_when_time_is_up() {
    for view in views() {
        let thinking = Thinking::new(Bot::new(Kind::Master), &view, 1);
        assert!(view.legal().contains(&thinking.choice()));
        assert_eq!(thinking.playouts(), 0);
        let mut asked = 0;
        let more = || {
            asked += 1;
            asked <= 3
        };
        let choice = Thinking::decide(Bot::new(Kind::Master), &view, 1, more);
        assert!(view.legal().contains(&choice));
        assert!(asked <= 4, "nobody asks after the time is up");
    }
}

#[test]
fn forced_moves_cost_nothing() {
    let mut forced = 0;
    for &title in Title::ALL {
        for decisions in 0..60 {
            let Some((game, seat)) = after(title, 2, decisions) else { break };
            let view = game.view(Eye::Seat(seat));
            if let [only] = view.legal()[..] {
                let mut thinking = Thinking::new(Bot::new(Kind::Master), &view, 1);
                assert!(!thinking.step());
                assert_eq!((thinking.playouts(), thinking.choice()), (0, only));
                forced += 1;
            }
        }
    }
    assert!(forced > 0);
}

#[test]
fn shares_of_a_hint_add_up_and_its_best_actions_are_legal_and_different() {
    for view in views() {
        let mut hinting = Hinting::new(&view, 2);
        for _ in 0..20 {
            hinting.step();
        }
        let hint = hinting.hint();
        let shares = hint.shares.first(hint.seats);
        let sum: f32 = shares.iter().map(|share| share.value).sum();
        assert!((sum - 1.0).abs() < 1e-3, "{sum}");
        assert!(shares.iter().all(|share| (0.0..=1.0).contains(&share.value) && share.error > 0.0));
        assert!(hint.playouts > 0);
        let actions: Vec<AnyAction> = hint.best.iter().map(|advice| advice.action).collect();
        assert_eq!(actions.len(), view.legal().len().min(3), "{hint:?}");
        for (index, action) in actions.iter().enumerate() {
            assert!(view.legal().contains(action) && !actions[..index].contains(action));
        }
    }
}

#[test]
fn who_has_nothing_to_decide_learns_how_the_game_stands() {
    for &title in Title::ALL {
        let (game, seat) = after(title, 3, 12).expect("it has just begun");
        for eye in [Eye::Watcher, Eye::Seat(seat.next(3))] {
            let view = game.view(eye);
            if !view.legal().is_empty() {
                continue; // All decide at once.
            }
            let mut hinting = Hinting::new(&view, 2);
            hinting.step();
            let hint = hinting.hint();
            assert!(hint.best.is_empty() && hint.playouts > 0);
            assert!((hint.shares.0.iter().map(|share| share.value).sum::<f32>() - 1.0).abs() < 1e-3);
        }
    }
}

#[test]
fn a_finished_game_is_settled_by_its_winners() {
    for &title in Title::ALL {
        let mut luck = Luck::fast(8);
        let (mut game, _) = AnyGame::new(&title.options(2), &mut luck);
        while let Some(seat) = game.turn().first() {
            let action = game.lively(seat, &mut luck);
            game.apply(seat, action, &mut luck);
        }
        let mut hinting = Hinting::new(&game.view(Eye::Watcher), 1);
        while hinting.step() {}
        let hint = hinting.hint();
        assert!(hint.settled);
        let winners = game.standing().winners();
        for seat in Seat::all(2) {
            let share = if winners.has(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
            assert!((hint.shares[seat].value - share).abs() < 1e-6);
        }
    }
}
