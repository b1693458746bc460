//! Nets: every title's own is one for what the title shows, and what is shown follows from the world alone.

use bots::{Bot, Breadth, Budget, Inputs, Kind, Mind, MindVisit, Player, Style, learn, visit_options};
use catalog::Title;
use game::{CHOICE, Eye, Luck, MAX_SEATS, Seat, Silent, View as _};

/// Whether a title whose search uses a net has one for its usual table of two.
struct Kept;

impl MindVisit for Kept {
    type Out = bool;

    fn visit<G: Mind>(self, options: &G::Options) -> bool {
        let game = G::new(options, &mut Luck::fast(1), &mut Silent);
        let seat = game.turn().first().expect("a game begins with a decision");
        let net = G::net(&game.view(Eye::Seat(seat)));
        G::CUT.decisions == 0 || net.is_some_and(|net| net.inputs() == learn::inputs::<G>(options))
    }
}

#[test]
fn the_net_of_a_title_is_for_what_the_title_shows() {
    for &title in Title::ALL {
        assert!(visit_options(&title.options(2), Kept), "{}", title.name());
    }
}

/// Plays games of experts and random players, and looks at the inputs of every seat now and then.
struct Look;

impl MindVisit for Look {
    type Out = u32;

    fn visit<G: Mind>(self, options: &G::Options) -> u32 {
        let weights = G::weights(Breadth::Full, Style::Even);
        let count = learn::inputs::<G>(options);
        let (mut looks, mut scratch) = (0, Vec::new());
        for number in 0..4 {
            let mut luck = Luck::fast(number);
            let mut game = G::new(options, &mut luck, &mut Silent);
            let mut actions = Vec::new();
            while let Some(seat) = game.turn().first() {
                for seat in Seat::all(game.standing().seats) {
                    let mut plans: [G::Plan; MAX_SEATS] = std::array::from_fn(|_| G::Plan::default());
                    let (mut once, mut again) = (Inputs::default(), Inputs::default());
                    game.inputs(seat, &weights, &mut plans, &mut once);
                    game.inputs(seat, &weights, &mut plans, &mut again);
                    assert_eq!((once.on(), once.numbers()), (again.on(), again.numbers()));
                    assert_eq!(once.at(), count, "every input takes its place");
                    assert!(once.on().iter().all(|&input| usize::from(input) < count));
                    looks += 1;
                }
                actions.clear();
                game.legal(seat, &mut actions);
                let action = if number % 2 == 0 || luck.below(CHOICE, 2) == 0 {
                    let mut plan = G::Plan::default();
                    G::expert(game.sight(seat), &weights, &mut plan, &mut scratch, &mut luck)
                } else {
                    game.lively(&actions, &mut luck)
                };
                game.apply(seat, action, &mut luck, &mut Silent);
            }
        }
        looks
    }
}

#[test]
fn every_input_has_its_place_at_every_table() {
    for &title in Title::ALL {
        for seats in title.seats() {
            let looks = visit_options(&title.options(seats), Look);
            assert!(looks > 100, "{} with {seats}: {looks}", title.name());
        }
    }
}

/// The net that a short training gives, twice over, and whether it learned anything.
struct Train;

impl MindVisit for Train {
    type Out = bool;

    fn visit<G: Mind>(self, options: &G::Options) -> bool {
        let count = learn::inputs::<G>(options);
        if count == 0 {
            return true;
        }
        let trained = || {
            let mut trainee = learn::Trainee::new(G::LAYOUT, 1 << 2, count, 5);
            for round in 0..3 {
                trainee.learn(&learn::gather::<G>(options, 5, 40 * round..40 * (round + 1)), 2e-3, round);
            }
            trainee
        };
        let trainee = trained();
        let net = trainee.net();
        assert_eq!(net, trained().net(), "the same seed gives the same net");
        let report = learn::Report::new(&trainee, &net, &learn::gather::<G>(options, 6, 0..20));
        assert!(report.positions > 100 && report.rounding < 0.05, "{report:?}");
        report.brier_all < report.brier_mean
    }
}

#[test]
fn training_can_be_repeated_and_learns_something() {
    for &title in Title::ALL {
        assert!(visit_options(&title.options(2), Train), "{}", title.name());
    }
}

/// How many decisions of a game a master with a net makes otherwise than one without.
struct Apart;

impl MindVisit for Apart {
    type Out = u32;

    fn visit<G: Mind>(self, options: &G::Options) -> u32 {
        let bot = |kind| Bot { budget: Budget::Playouts(60), ..Bot::new(kind) };
        let [mut new, mut old] = [Kind::Master, Kind::MasterOne].map(|kind| Player::<G>::new(bot(kind)));
        let mut luck = Luck::fast(9);
        let mut game = G::new(options, &mut luck, &mut Silent);
        let mut apart = 0;
        for decision in 0..60 {
            let Some(seat) = game.turn().first() else { break };
            let view = game.view(Eye::Seat(seat));
            let action = new.decide(&view, decision, &mut || true);
            assert!(view.legal().contains(&action));
            apart += u32::from(old.decide(&view, decision, &mut || true) != action);
            game.apply(seat, action, &mut luck, &mut Silent);
        }
        apart
    }
}

#[test]
fn a_master_with_a_net_and_the_first_edition_are_two() {
    let apart: u32 = Title::ALL.iter().map(|title| visit_options(&title.options(2), Apart)).sum();
    assert!(apart > 0);
}
