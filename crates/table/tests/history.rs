//! Looking back: what a history keeps is what folding the same rows again would give, undone rows and all.

use crate::common::{A, act, eyes, script, setup, started};
use catalog::Title;
use game::{Eye, Luck, Seat, Secret, Turn};
use table::{History, Row, Setup, Sitter, Table, What};

/// Compares every row of a table, for every eye, with the fold of the rows up to it.
#[track_caller]
fn check(table: &Table) {
    let mut history = History::new(table.setup().clone());
    for &row in table.rows() {
        history.append(row).expect("a row of a true table");
    }
    assert_eq!(history.rows(), table.rows().len());
    let over = table.ending().is_some();
    for rows in 0..=table.rows().len() {
        let then = Table::fold(table.setup().clone(), table.rows().iter().copied().take(rows))
            .expect("a sound table");
        for eye in eyes(table.seats()) {
            let eye = if over || eye != Eye::Open { eye } else { Eye::Watcher };
            let moment = history.at(rows, eye, over).expect("a moment that was");
            assert_eq!(
                (moment.turn, &moment.view),
                (then.turn(), &then.seen_again(eye, over)),
                "{rows} {eye:?}"
            );
            let steps =
                then.steps().iter().flat_map(|step| step.events.iter().map(|&event| (step.row, event)));
            let told = then.opening().iter().map(|&event| (0, event)).chain(steps);
            let told: Vec<_> = told.filter_map(|(row, event)| Some((row as u32, event.seen(eye)?))).collect();
            assert_eq!(moment.lines, told, "{rows} {eye:?}");
        }
    }
    assert_eq!(history.at(table.rows().len() + 1, Eye::Watcher, over), None);
}

#[test]
fn what_was_taken_back_is_seen_where_it_stood_and_nowhere_else() {
    let mut table = started(2);
    script(&mut table, "a buy, a undo 1, a buy, a buy, a undo 2, a bank, b bank");
    table.append(Row { seat: A, what: What::Back(3) }).unwrap();
    act(&mut table, Seat::new(1), "pick");
    check(&table);
    check(&Table::new(setup(3)));
}

#[test]
fn every_row_of_a_whole_game_is_kept() {
    for &title in Title::ALL {
        let seats = *title.seats().start();
        let sitters = vec![Sitter::person("Anna"); seats];
        let options = title.options(seats);
        let secret = Secret::from_seed("history");
        let mut table = Table::new(Setup { options, sitters, secret, entropy: Vec::new() });
        let mut luck = Luck::fast(3);
        while let Turn::Seats(turn) = table.turn() {
            let seat = turn.iter().next().unwrap();
            let action = table.lively(seat, &mut luck);
            table.append(Row { seat, what: What::Play(action) }).unwrap();
            if table.rows().len().is_multiple_of(40) && table.undoable(seat) > 0 {
                table.append(Row { seat, what: What::Undo(1) }).unwrap();
            }
        }
        // Folding again for each row takes its time: a part of the game is enough.
        let part = Table::fold(table.setup().clone(), table.rows().iter().copied().take(60)).unwrap();
        check(&part);
        let mut history = History::new(table.setup().clone());
        table.rows().iter().for_each(|&row| history.append(row).unwrap());
        let last = history.at(table.rows().len(), Eye::Open, true).unwrap();
        assert_eq!((last.turn, last.view), (Turn::Over, table.view(Eye::Open)));
    }
}
