//! A random action of any title: its kind is chosen first, so that the kind with the most actions does not crowd out the
//! others.

use catalog::{AnyGame, Title};
use game::{Eye, Luck};
use std::collections::BTreeMap;

const DRAWS: usize = 4000;

#[test]
fn kinds_come_equally_often_in_every_title() {
    for &title in Title::ALL {
        let mut luck = Luck::fast(3);
        let (mut game, _) = AnyGame::new(&title.options(*title.seats().start()), &mut luck);
        let mut uneven = false;
        for _ in 0..40 {
            let Some(seat) = game.turn().first() else { break };
            let (board, view) = (game.board(), game.view(Eye::Seat(seat)));
            let verb = |text: String| text.split(' ').next().unwrap_or_default().to_string();
            let mut listed = BTreeMap::<String, usize>::new();
            for action in view.legal() {
                *listed.entry(verb(board.write(action))).or_default() += 1;
            }
            let (most, fewest) = (listed.values().max(), listed.values().min());
            if listed.len() > 1 && most.zip(fewest).is_some_and(|(most, fewest)| *most > 4 * fewest) {
                uneven = true;
                let mut drawn = BTreeMap::<String, usize>::new();
                for _ in 0..DRAWS {
                    let action = view.by_kind(&mut luck).expect("who is to move may do something");
                    *drawn.entry(verb(board.write(action))).or_default() += 1;
                }
                for (verb, count) in drawn {
                    let even = DRAWS / listed.len();
                    assert!(count.abs_diff(even) < even / 4, "{} {verb}: {count}", title.name());
                }
                break;
            }
            let action = game.lively(seat, &mut luck);
            game.apply(seat, action, &mut luck);
        }
        assert!(uneven, "{} has kinds with many and with few actions", title.name());
    }
}

#[test]
fn who_is_not_to_move_has_nothing_to_choose() {
    let (game, _) = AnyGame::new(&Title::ALL[0].options(2), &mut Luck::fast(1));
    assert_eq!(game.view(Eye::Watcher).by_kind(&mut Luck::fast(1)), None);
}
