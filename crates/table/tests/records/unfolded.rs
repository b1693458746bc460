//! Records of games that nobody folds.

use super::GOLDEN;
use crate::common::airlines;
use catalog::Title;
use table::{Record, Table, Unfolded, head};
use testkit::random::Recipe;

/// A program that does not know the rules has texts alone, and they make the same file.
#[test]
fn what_is_kept_as_text_is_the_record_to_the_letter() {
    let mut games: Vec<Table> =
        Title::ALL.iter().map(|&title| Recipe::plain(title, 2, 3).play(|_| ())).collect();
    let mut own = Recipe::plain(airlines(), 2, 3);
    own.options.set_board(testkit::boards::small(airlines()).unwrap());
    games.push(own.play(|_| ()));
    games.push(table::read(GOLDEN, &[]).unwrap().table);
    for game in games {
        let (board, setup) = (game.board(), game.setup().clone());
        let kept = Unfolded {
            head: head(&setup.options, setup.options.title().rules()),
            board: (!board.is_built_in()).then(|| board.json().into()),
            rows: game.rows().iter().map(|row| (row.seat, row.what.write(board))).collect(),
            result: game.result(),
            setup,
        };
        assert_eq!(kept.write(), Record::of(game).write());
    }
}
