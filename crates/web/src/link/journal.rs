//! Where a table of this browser keeps its rows: one short entry for each, so that a move costs next to nothing, until
//! the whole record is written and the entries go.
//!
//! A record and the rows behind it are the game, whatever a tab was doing when it died: the record is written before its
//! rows are forgotten, and a row that stands in both is read once.

use crate::browser;
use table::{Host, Journal, NewRow, Table};

/// What the name of a row's entry begins with; the game and the number follow.
const ROW: &str = "skyrail.row.";
/// What the name of the entry begins with that says how many rows a game's record has.
const WRITTEN: &str = "skyrail.rows.";

/// Texts that are kept under names.
pub(super) trait Store {
    fn kept(&self, name: &str) -> Option<String>;
    /// `false` if there is no room.
    fn keep(&mut self, name: &str, text: &str) -> bool;
    fn forget(&mut self, name: &str);
}

/// The store of the browser.
pub(super) struct Browser;

impl Store for Browser {
    fn kept(&self, name: &str) -> Option<String> {
        browser::kept(name)
    }

    fn keep(&mut self, name: &str, text: &str) -> bool {
        browser::keep(name, text)
    }

    fn forget(&mut self, name: &str) {
        browser::forget(name);
    }
}

/// The same game went on in another tab.
#[derive(Debug)]
pub(super) struct Elsewhere;

/// The rows of one game.
pub(super) struct Rows<S> {
    id: String,
    store: S,
    space: Space,
}

/// Whether rows find space in the store.
enum Space {
    Enough,
    /// There was none for a row: the game lasts as long as its tab.
    Short,
    /// So it was, and somebody was told.
    Told,
}

impl<S: Store> Journal for Rows<S> {
    type Error = Elsewhere;

    async fn keep(&mut self, row: &NewRow<'_>) -> Result<(), Elsewhere> {
        let name = self.name(row.number());
        if self.written() >= row.number() || self.store.kept(&name).is_some() {
            return Err(Elsewhere);
        }
        let kept = self.store.keep(&name, &format!("{} {}", row.seat(), row.text()));
        if !kept && matches!(self.space, Space::Enough) {
            self.space = Space::Short;
        }
        Ok(())
    }
}

impl<S: Store> Rows<S> {
    pub(super) fn new(id: &str, store: S) -> Self {
        Self { id: id.into(), store, space: Space::Enough }
    }

    /// Goes on with a table from its record and the rows behind it.
    pub(super) fn open(&self, record: Table) -> Host {
        let mut host = Host::new(record);
        while let Some(text) = self.store.kept(&self.name(host.table().rows().len() as u32 + 1)) {
            let row =
                text.split_once(' ').and_then(|(seat, what)| Some((game::Seat::from_letter(seat)?, what)));
            if row.and_then(|(seat, what)| host.take_over(seat, what)).is_none() {
                break;
            }
        }
        host
    }

    /// Whether the store ran out of space; it says so once.
    pub(super) fn ran_out(&mut self) -> bool {
        let short = matches!(self.space, Space::Short);
        if short {
            self.space = Space::Told;
        }
        short
    }

    /// The whole record was written with so many rows: their entries are not needed any more.
    pub(super) fn is_written(&mut self, rows: u32) {
        let before = self.written();
        self.store.keep(&format!("{WRITTEN}{}", self.id), &rows.to_string());
        for row in before + 1..=rows {
            let name = self.name(row);
            self.store.forget(&name);
        }
    }

    /// How many rows the record has.
    fn written(&self) -> u32 {
        self.store.kept(&format!("{WRITTEN}{}", self.id)).and_then(|text| text.parse().ok()).unwrap_or(0)
    }

    fn name(&self, row: u32) -> String {
        format!("{ROW}{}.{row}", self.id)
    }
}

/// Forgets the entries of games that are not in the list any more.
pub(super) fn sweep(listed: &[String]) {
    let Some(store) = browser::store() else { return };
    let names = (0..store.length().unwrap_or(0)).filter_map(|at| store.key(at).ok().flatten());
    let lost = names.filter(|name| of_game(name).is_some_and(|id| !listed.iter().any(|game| game == id)));
    for name in lost.collect::<Vec<_>>() {
        browser::forget(&name);
    }
}

/// The game that an entry is of.
fn of_game(name: &str) -> Option<&str> {
    let row = name.strip_prefix(ROW).and_then(|rest| rest.split('.').next());
    row.or_else(|| name.strip_prefix(WRITTEN))
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::Title;
    use game::{Eye, Secret};
    use std::cell::RefCell;
    use std::collections::BTreeMap;
    use std::rc::Rc;
    use table::{NotTaken, Setup, Sitter, What, at_once};

    /// A store that two tabs share, with room for so many more entries.
    #[derive(Clone)]
    struct Shared {
        texts: Rc<RefCell<BTreeMap<String, String>>>,
        room: usize,
    }

    impl Store for Shared {
        fn kept(&self, name: &str) -> Option<String> {
            self.texts.borrow().get(name).cloned()
        }

        fn keep(&mut self, name: &str, text: &str) -> bool {
            let Some(room) = self.room.checked_sub(1) else { return false };
            self.room = room;
            self.texts.borrow_mut().insert(name.into(), text.into());
            true
        }

        fn forget(&mut self, name: &str) {
            self.texts.borrow_mut().remove(name);
        }
    }

    fn table() -> Table {
        let options = Title::ALL[0].options(2);
        let sitters = ["Ada", "Ben"].map(Sitter::person).to_vec();
        Table::new(Setup { options, sitters, secret: Secret::from_seed("rows"), entropy: Vec::new() })
    }

    /// The first seat that is to decide does the first thing it may do.
    fn play<S: Store>(host: &mut Host, rows: &mut Rows<S>) -> Result<(), NotTaken<Elsewhere>> {
        let table = host.table();
        let seat = table.turn().first().expect("the game goes on");
        let (decision, action) = (table.decision(seat), table.view(Eye::Seat(seat)).legal()[0]);
        at_once(host.decide(rows, seat, decision, What::Play(action))).map(|_| ())
    }

    fn store(room: usize) -> Shared {
        Shared { texts: Rc::default(), room }
    }

    #[test]
    fn a_tab_that_dies_forgets_no_move() {
        let store = store(100);
        let mut rows = Rows::new("one", store.clone());
        let mut host = rows.open(table());
        for moves in 0..6 {
            // Whatever it died of, the record and the rows behind it are the game.
            assert_eq!(Rows::new("one", store.clone()).open(table()).table().rows(), host.table().rows());
            assert_eq!(host.table().rows().len(), moves);
            play(&mut host, &mut rows).unwrap();
        }
        let record = host.table().clone();
        // It may die between writing the record and forgetting its rows.
        assert_eq!(rows.open(record.clone()).table().rows(), record.rows());
        rows.is_written(6);
        assert_eq!(store.texts.borrow().len(), 1, "only how many rows are written is left");
        play(&mut host, &mut rows).unwrap();
        assert_eq!(rows.open(record).table().rows(), host.table().rows());
    }

    #[test]
    fn two_tabs_never_write_the_same_row() {
        let store = store(100);
        let (mut one, mut two) = (Rows::new("one", store.clone()), Rows::new("one", store));
        let (mut here, mut there) = (one.open(table()), two.open(table()));
        play(&mut here, &mut one).unwrap();
        assert!(matches!(play(&mut there, &mut two), Err(NotTaken::NotKept(Elsewhere))));
        assert!(there.table().rows().is_empty(), "nothing is shown that is not kept");
        one.is_written(1);
        assert!(matches!(play(&mut there, &mut two), Err(NotTaken::NotKept(Elsewhere))));
        let mut there = two.open(here.table().clone());
        play(&mut there, &mut two).unwrap();
    }

    #[test]
    fn without_room_a_game_lasts_as_long_as_its_tab() {
        let mut rows = Rows::new("one", store(1));
        let mut host = rows.open(table());
        play(&mut host, &mut rows).unwrap();
        assert!(!rows.ran_out());
        play(&mut host, &mut rows).unwrap();
        assert_eq!((rows.ran_out(), rows.ran_out(), host.table().rows().len()), (true, false, 2));
    }

    #[test]
    fn entries_are_known_by_their_game() {
        assert_eq!(of_game("skyrail.row.0a1b.12"), Some("0a1b"));
        assert_eq!(of_game("skyrail.rows.0a1b"), Some("0a1b"));
        assert_eq!(of_game("skyrail.game.0a1b"), None);
    }
}
