//! Games of the arena: the same every time, on the same deal from every seat.

use bots::arena::{Deal, Entrant, LineUp, Played, play};
use bots::{Bot, Mind, MindVisit, visit_options};
use catalog::{AnyBoard, Title};

/// Plays one deal with a line-up turned so often, and gives back what is the same for every title.
struct One<'a> {
    bots: &'a [Bot],
    deal: Deal<'a>,
    turn: usize,
}

/// Places, points, and every decision as text.
type Told = (Vec<u8>, Vec<i32>, Vec<String>);

impl MindVisit for One<'_> {
    type Out = Told;

    fn visit<G: Mind>(self, options: &G::Options) -> Told {
        let line_up = LineUp::new(self.bots, self.bots.len());
        let mut entrants: Vec<Entrant<G>> = line_up.bots().iter().map(|&bot| Entrant::new(bot)).collect();
        let seated = line_up.seated(self.turn);
        let played =
            play::<G>(options, self.deal, &mut entrants, &seated, &|| 0).expect("bots play by the rules");
        let Played { places, points, actions, .. } = played;
        (places, points, actions.iter().map(|(seat, action)| format!("{seat} {action:?}")).collect())
    }
}

fn run(title: Title, names: &str, seed: &str, number: u64, turn: usize) -> Told {
    run_on(title.board(), names, seed, number, turn)
}

fn run_on(board: AnyBoard, names: &str, seed: &str, number: u64, turn: usize) -> Told {
    let bots: Vec<Bot> = names.split(',').map(|name| name.parse().expect("a bot")).collect();
    let mut options = board.title().options(bots.len());
    options.set_board(board);
    options.set_first(Some(game::Seat::new(0)));
    visit_options(&options, One { bots: &bots, deal: Deal { seed, number }, turn })
}

#[test]
fn a_game_is_the_same_every_time_and_another_for_another_deal_or_seed() {
    for &title in Title::ALL {
        for names in ["random,greedy", "strong,casual", "expert@6p,novice"] {
            let once = run(title, names, "s", 0, 0);
            assert_eq!(once, run(title, names, "s", 0, 0), "{} {names}", title.name());
            assert_ne!(once, run(title, names, "s", 1, 0), "{} {names}", title.name());
            assert_ne!(once, run(title, names, "t", 0, 0), "{} {names}", title.name());
        }
    }
}

/// The deal and the seeds belong to the seats, so a table of equal bots plays the same game whoever is
/// called what, and turning a line-up changes only who sits where.
#[test]
fn turning_the_line_up_leaves_the_deal_as_it_is() {
    for &title in Title::ALL {
        let plain = run(title, "random,random,random", "s", 3, 0);
        assert_eq!(plain, run(title, "random,random,random", "s", 3, 2));
        let (_, _, one) = run(title, "random,greedy,greedy", "s", 3, 0);
        let (_, _, two) = run(title, "random,greedy,greedy", "s", 3, 1);
        assert_ne!(one, two, "{}", title.name());
        // Seat a is random in both, and sees the same opening.
        assert_eq!(plain.2[0], one[0], "{}", title.name());
    }
}

/// The experts were tuned on the usual boards; on the others that come with a title they are still no beginners.
#[test]
fn the_expert_beats_the_greedy_bot_on_every_further_board() {
    for board in Title::ALL.iter().flat_map(|title| title.boards().into_iter().skip(1)) {
        let won = (0..20).filter(|&number| {
            let (places, ..) = run_on(board, "strong,greedy", "boards", number / 2, (number % 2) as usize);
            places[(number % 2) as usize] == 1
        });
        let won = won.count();
        assert!(won >= 14, "{won} of 20 games on {}", board.id());
    }
}
