//! No seat looks behind its view, in the real game or in a world that a search imagines: the expert, its
//! ratings and the greedy player say the same in every world that the view allows.

use bots::{Breadth, Mind, MindVisit, Style, visit_options};
use catalog::Title;
use game::{CHOICE, Eye, Luck, Seat, Silent, View as _};

/// One decision in so many is looked at.
const EVERY: u32 = 3;

/// Plays games that are half expert's, half random, so that all kinds of positions come up.
struct Games(u64);

impl MindVisit for Games {
    type Out = u32;

    fn visit<G: Mind>(self, options: &G::Options) -> u32 {
        let weights = G::weights(Breadth::Full, Style::Even);
        let (mut scratch, mut actions) = (Vec::new(), Vec::new());
        let mut decisions = 0;
        for number in 0..self.0 {
            let mut luck = Luck::fast(number);
            let mut game = G::new(options, &mut luck, &mut Silent);
            while let Some(seat) = game.turn().first() {
                decisions += 1;
                if decisions % EVERY == 0 {
                    assert_blind(&game, seat, &weights, u64::from(decisions));
                }
                let action = if luck.below(CHOICE, 2) == 0 {
                    actions.clear();
                    game.legal(seat, &mut actions);
                    game.lively(&actions, &mut luck)
                } else {
                    let mut plan = G::Plan::default();
                    G::expert(game.sight(seat), &weights, &mut plan, &mut scratch, &mut luck)
                };
                game.play(seat, action, &mut luck).expect("experts play by the rules");
            }
        }
        decisions
    }
}

fn assert_blind<G: Mind>(game: &G, seat: Seat, weights: &G::Weights, seed: u64) {
    let view = game.view(Eye::Seat(seat));
    let actions = view.legal();
    let opinion = |world: &G| {
        let sight = world.sight(seat);
        let (mut values, mut greedy, mut scratch) = (Vec::new(), Vec::new(), Vec::new());
        let action = G::expert(sight, weights, &mut G::Plan::default(), &mut scratch, &mut Luck::fast(seed));
        G::rate(sight, weights, &mut G::Plan::default(), actions, &mut values);
        G::greedy(sight, actions, &mut greedy);
        assert_eq!((values.len(), greedy.len()), (actions.len(), actions.len()), "one value per action");
        (action, values, greedy)
    };
    let real = opinion(game);
    for other in 1..=2 {
        let world = G::sample(&view, &mut Luck::fast(seed << 8 | other));
        assert_eq!(opinion(&world), real, "seat {seat} looks behind its view in {game:?}");
    }
}

#[test]
fn nobody_looks_behind_a_view() {
    for &title in Title::ALL {
        for seats in [*title.seats().start(), *title.seats().end()] {
            let decisions = visit_options(&title.options(seats), Games(2));
            assert!(decisions > 20, "{} with {seats}: {decisions}", title.name());
        }
    }
}
