//! Nets: every title's own is one for what the title shows, and what is shown follows from the world alone.

use bots::{Breadth, Cut, Inputs, Mind, MindVisit, Search, SearchOptions, Style, learn, visit_options};
use catalog::Title;
use game::{CHOICE, Eye, Luck, MAX_SEATS, Seat, Silent, View as _};

/// Whether a title whose search uses a net has one for its usual table of two.
struct HasFittingNet;

impl MindVisit for HasFittingNet {
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
        assert!(visit_options(&title.options(2), HasFittingNet), "{}", title.name());
    }
}

/// Plays games of experts and random players, and looks at the inputs of every seat now and then.
struct InputsFollow;

impl MindVisit for InputsFollow {
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
            let looks = visit_options(&title.options(seats), InputsFollow);
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

/// A search whose playouts a small net judges: what it allocates, and whether it chooses the same every time.
struct Judged;

impl MindVisit for Judged {
    type Out = (u64, bool);

    fn visit<G: Mind>(self, options: &G::Options) -> (u64, bool) {
        let count = learn::inputs::<G>(options);
        if count == 0 {
            return (0, true);
        }
        let mut trainee = learn::Trainee::new(G::LAYOUT, 1 << 2, count, 3);
        trainee.learn(&learn::gather::<G>(options, 3, 0..20), 2e-3, 3);
        let cut = Some(Cut { decisions: 5, least: 0.01 });
        let options_of = |net| SearchOptions { cut, net, ..SearchOptions::default() };
        let mut luck = Luck::fast(4);
        let game = G::new(options, &mut luck, &mut Silent);
        let seat = game.turn().first().expect("a game begins with a decision");
        let view = game.view(Eye::Seat(seat));
        // Kept for ever, as a title's own net is.
        let mut search: Search<G> = Search::new(
            options_of(Some(Box::leak(Box::new(trainee.net())))),
            G::weights(Breadth::Full, Style::Even),
        );
        search.start(&view, Some(60), 1);
        while search.step() {}
        let choice = search.choice();
        assert!(choice.is_some_and(|action| view.legal().contains(&action)));
        search.start(&view, Some(60), 1);
        let counted = allocation_counter::measure(|| while search.step() {});
        (
            if G::THRIFTY { counted.count_total } else { 0 },
            search.choice() == choice && search.playouts() > 30,
        )
    }
}

#[test]
fn a_search_with_a_net_allocates_nothing_and_chooses_the_same() {
    for &title in Title::ALL {
        assert_eq!(visit_options(&title.options(2), Judged), (0, true), "{}", title.name());
    }
}
