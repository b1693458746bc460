//! Looking back, on a thread of its own and in turn: a game is folded once for all who look back at it, then every row
//! of it is at hand. What is kept and what may wait is bounded.

use crate::store::{PersonId, TableId};
use crate::work::{Bounds, FairQueue};
use game::{Eye, SeatSet, Turn};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use table::{History, Moment, Row, Setup};
use wire::{Past, Shown};

/// What somebody wants to see again.
pub(crate) struct LookBack {
    pub(crate) person: PersonId,
    pub(crate) table: TableId,
    pub(crate) setup: Setup,
    /// All rows up to the one that is wanted.
    pub(crate) rows: Vec<Row>,
    pub(crate) eye: Eye,
    /// The game is over, so nothing is hidden any more.
    pub(crate) over: bool,
    /// The number of the request.
    pub(crate) to: u32,
    /// What to do with it.
    pub(crate) answer: Box<dyn FnOnce(Past) + Send>,
}

/// What may wait; more is refused.
const WAITING: Bounds = Bounds { each: 16, all: 512, at_once: 1 };
/// Games of so many rows in all are kept, about a kilobyte for each row.
const KEPT_ROWS: usize = 16 * 1024;

/// The thread that looks back.
pub(crate) struct Historian(Arc<Inbox>);

struct Inbox {
    looks: Mutex<FairQueue<PersonId, LookBack>>,
    more: Condvar,
}

impl Historian {
    pub(crate) fn start() -> Self {
        let inbox = Arc::new(Inbox { looks: Mutex::new(FairQueue::new(WAITING)), more: Condvar::new() });
        let own = Arc::clone(&inbox);
        let thread = std::thread::Builder::new().name("look-back".into()).spawn(move || own.look_on());
        if let Err(error) = thread {
            tracing::error!(%error, "the thread for looking back could not start");
        }
        Self(inbox)
    }

    /// Asks; `false` if too much waits already.
    pub(crate) fn ask(&self, look: LookBack) -> bool {
        let asked = self.0.lock().push(look.person, look).is_ok();
        if asked {
            self.0.more.notify_one();
        }
        asked
    }
}

impl Inbox {
    fn look_on(&self) {
        let mut cache = Cache::default();
        loop {
            let (person, look) = self.take();
            let LookBack { table, setup, rows, eye, over, to, answer, .. } = look;
            let found = catch_unwind(AssertUnwindSafe(|| cache.find(table, setup, &rows, eye, over)));
            match found {
                Ok(Some(moment)) => answer(past(moment, rows.len(), to)),
                Ok(None) => tracing::error!(%table, "a game could not be looked back at"),
                Err(_) => {
                    tracing::error!(%table, "looking back failed");
                    cache = Cache::default();
                }
            }
            self.lock().done(person);
        }
    }

    fn take(&self) -> (PersonId, LookBack) {
        let mut looks = self.lock();
        loop {
            if let Some(taken) = looks.take() {
                return taken;
            }
            looks = self.more.wait(looks).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn lock(&self) -> MutexGuard<'_, FairQueue<PersonId, LookBack>> {
        self.looks.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The games that were looked back at, the last one last.
#[derive(Default)]
struct Cache(Vec<(TableId, History)>);

impl Cache {
    /// How a game stood after these rows. Rows are only ever appended, so what is kept stays true.
    fn find(&mut self, table: TableId, setup: Setup, rows: &[Row], eye: Eye, over: bool) -> Option<Moment> {
        let kept = self.0.iter().position(|(other, _)| *other == table);
        let mut history = kept.map_or_else(|| History::new(setup), |at| self.0.remove(at).1);
        for &row in rows.iter().skip(history.rows()) {
            history.append(row).ok()?;
        }
        let found = history.at(rows.len(), eye, over);
        self.0.push((table, history));
        while self.0.len() > 1 && self.rows() > KEPT_ROWS {
            self.0.remove(0);
        }
        found
    }

    fn rows(&self) -> usize {
        // One more for how it stood before the first row.
        self.0.iter().map(|(_, history)| history.rows() + 1).sum()
    }
}

fn past(moment: Moment, row: usize, to: u32) -> Past {
    let Moment { turn, view, lines } = moment;
    let turn = match turn {
        Turn::Seats(seats) => seats,
        Turn::Over => SeatSet::EMPTY,
    };
    Past { to, row: row as u32, turn, shown: Shown { view, keep: 0, lines } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::Title;
    use game::{Luck, Secret};
    use table::{Sitter, Table, What};

    #[test]
    fn few_games_are_kept_and_each_says_what_it_was() {
        let title = Title::ALL[0];
        let sitters = vec![Sitter::person("Anna"); 2];
        let setup = Setup {
            options: title.options(2),
            sitters,
            secret: Secret::from_seed("past"),
            entropy: Vec::new(),
        };
        let mut table = Table::new(setup.clone());
        let mut luck = Luck::fast(5);
        while let Turn::Seats(turn) = table.turn() {
            let seat = turn.iter().next().unwrap();
            let action = table.lively(seat, &mut luck);
            table.append(Row { seat, what: What::Play(action) }).unwrap();
        }
        let mut cache = Cache::default();
        let games = KEPT_ROWS / table.rows().len() + 5;
        for game in 0..games as i64 {
            for rows in [10, table.rows().len(), 3] {
                let rows = &table.rows()[..rows];
                let found = cache.find(TableId::new(game), setup.clone(), rows, Eye::Watcher, false).unwrap();
                let then = Table::fold(setup.clone(), rows.iter().copied()).unwrap();
                assert_eq!((found.turn, found.view), (then.turn(), then.view(Eye::Watcher)));
                if game > 0 {
                    break;
                }
            }
        }
        // A later look at the same game goes on from what is kept.
        for game in 0..games as i64 {
            cache.find(TableId::new(game), setup.clone(), table.rows(), Eye::Watcher, true).unwrap();
        }
        assert!(cache.rows() <= KEPT_ROWS && cache.0.len() < games, "{} rows", cache.rows());
    }
}
