//! Laws of a host, with a journal that breaks at every row in every way: nothing is shown that was not kept, nothing is
//! kept twice, and every game can be finished.

#![expect(clippy::unwrap_used, reason = "a host that is not as expected fails the test")]

use catalog::Title;
use game::{CHOICE, Luck, Seat, Secret, Turn};
use table::{Host, Journal, NewRow, NotTaken, Refused, Setup, Sitter, Table, What, at_once};

/// How a journal breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Breaks {
    /// It keeps nothing and says so.
    Before,
    /// It has kept the row, but nobody hears of it.
    After,
    /// Another host has kept a row of this number.
    Taken,
}

const WAYS: [Breaks; 3] = [Breaks::Before, Breaks::After, Breaks::Taken];

/// Rows as a database keeps them, the key of which is their number.
#[derive(Default)]
struct Rows {
    kept: Vec<(Seat, String)>,
    /// The next row breaks it like this.
    breaks: Option<Breaks>,
    /// How often it was asked.
    asked: usize,
}

impl Journal for Rows {
    type Error = Breaks;

    async fn keep(&mut self, row: &NewRow<'_>) -> Result<(), Breaks> {
        self.asked += 1;
        assert_eq!(row.number() as usize, self.kept.len() + 1, "no row is left out or comes twice");
        let then = row.then();
        assert_eq!(then.rows().len(), row.number() as usize);
        assert_eq!(
            table::read(&row.record(), &[]).unwrap().table,
            then,
            "a record holds the row that is kept"
        );
        let breaks = self.breaks.take();
        if breaks != Some(Breaks::Before) {
            // Another host's row is one that the table takes too: here it is the same.
            self.kept.push((row.seat(), row.text()));
        }
        breaks.map_or(Ok(()), Err)
    }
}

fn setup(title: Title) -> Setup {
    let sitter = Sitter::person("x");
    let seats = *title.seats().start();
    Setup {
        options: title.options(seats),
        sitters: vec![sitter; seats],
        secret: Secret::from_seed("host"),
        entropy: Vec::new(),
    }
}

/// The table that a journal leads to, as after a restart.
fn fold(setup: &Setup, rows: &[(Seat, String)]) -> Host {
    let mut host = Host::new(Table::new(setup.clone()));
    for (seat, text) in rows {
        let _ = host.take_over(*seat, text).unwrap();
    }
    host
}

/// Plays a game in which every row breaks the journal once, in the way that comes next.
fn play(title: Title, seed: u64) {
    let setup = setup(title);
    let (mut host, mut rows) = (Host::new(Table::new(setup.clone())), Rows::default());
    let mut luck = Luck::fast(seed);
    let mut ways = WAYS.into_iter().cycle();
    while let Turn::Seats(movers) = host.table().turn() {
        let seat = movers.iter().next().unwrap();
        let decision = host.table().decision(seat);
        let undo = host.table().undoable(seat);
        let what = if undo > 0 && luck.below(CHOICE, 8) == 0 {
            What::Undo(1 + luck.below(CHOICE, undo))
        } else {
            What::Play(host.table().lively(seat, &mut luck))
        };

        let before = host.table().clone();
        rows.breaks = ways.next();
        let way = rows.breaks.unwrap();
        let kept = rows.kept.len();
        assert_eq!(at_once(host.decide(&mut rows, seat, decision, what)), Err(NotTaken::NotKept(way)));
        assert_eq!(*host.table(), before, "what is not known to be kept is not shown");
        if way == Breaks::Before {
            assert_eq!(rows.kept.len(), kept);
            // The same answer again is taken, once.
            assert!(at_once(host.decide(&mut rows, seat, decision, what)).is_ok());
        } else {
            // The journal knows the truth; the same answer again is late, and asks nobody.
            host = fold(&setup, &rows.kept);
            let asked = rows.asked;
            let again = at_once(host.decide(&mut rows, seat, decision, what));
            assert!(matches!(again, Err(NotTaken::Refused(Refused::Stale { .. }))), "{again:?}");
            assert_eq!(rows.asked, asked);
        }
        assert_eq!(rows.kept.len(), kept + 1);
        assert_eq!(host.table().rows().len(), rows.kept.len(), "what is shown is what is kept");
        // No stale or foolish answer reaches the journal.
        let asked = rows.asked;
        for (number, what) in [(decision, what), (host.table().decision(seat), What::Undo(10_000))] {
            assert!(matches!(at_once(host.decide(&mut rows, seat, number, what)), Err(NotTaken::Refused(_))));
        }
        assert_eq!(rows.asked, asked);
        if rows.kept.len() > 60 {
            break;
        }
    }
    assert_eq!(fold(&setup, &rows.kept).table(), host.table());
}

#[test]
fn what_was_not_kept_is_never_shown_and_nothing_is_kept_twice() {
    for &title in Title::ALL {
        for seed in 0..6 {
            play(title, seed);
        }
    }
}

#[test]
fn rows_of_another_host_are_taken_over_in_order_or_not_at_all() {
    let setup = setup(Title::ALL[0]);
    let (mut here, mut there) = (Host::new(Table::new(setup.clone())), Host::new(Table::new(setup)));
    let (mut rows, mut luck) = (Rows::default(), Luck::fast(5));
    for _ in 0..3 {
        let Turn::Seats(movers) = there.table().turn() else { panic!("a game of three moves") };
        let seat = movers.iter().next().unwrap();
        let what = What::Play(there.table().lively(seat, &mut luck));
        let decision = there.table().decision(seat);
        let _ = at_once(there.decide(&mut rows, seat, decision, what)).unwrap();
    }
    let (seat, text) = rows.kept[0].clone();
    let untouched = here.table().clone();
    assert_eq!(here.take_over(seat, "no such move"), None);
    assert_eq!(*here.table(), untouched);
    assert!(here.take_over(seat, &text).is_some());
    assert_eq!(here.take_over(seat, &text), None, "not a second time");
    for (seat, text) in &rows.kept[1..] {
        assert!(here.take_over(*seat, text).is_some());
    }
    assert_eq!(here.table(), there.table());
}
