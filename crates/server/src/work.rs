//! Bots think here, on threads of their own, so that a slow or failing bot delays no table.
//!
//! Time is shared fairly: everyone who made a table has a line of their own and is served in rounds (`work/queue.rs`).
//! Quick bots have a lane and a thread of their own, so they never wait for one that searches; tables that nobody looks
//! at share one line. In a crowd those that search think shorter, so that a round stays short.
//!
//! A question is plain data and whoever can think may take it: threads of this process are only the first workers.

mod queue;

pub(crate) use queue::{Bounds, FairQueue};

use crate::store::PersonId;
use bots::{Bot, Budget, Thinking};
use catalog::{AnyAction, AnyView};
use game::Luck;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

/// Something to think about, and what to do with the answer.
pub(crate) struct Question {
    pub(crate) asker: Asker,
    pub(crate) bot: Bot,
    pub(crate) view: AnyView,
    pub(crate) seed: u64,
    /// Gone once nobody wants to know any more: then nobody thinks about it.
    pub(crate) wanted: Weak<()>,
    pub(crate) answer: Box<dyn FnOnce(AnyAction) + Send>,
}

/// For whom a bot thinks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Asker {
    /// For who made a table that somebody looks at.
    Person(PersonId),
    /// For tables that nobody looks at, all of them together.
    Nobody,
}

/// How long a bot may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lane {
    /// Those that look at what they see, and decide.
    Quick,
    /// Those that search, as long as they are allowed to.
    Slow,
}

/// What may wait in a lane; more is refused, and asked again a little later. A table asks one question at a time.
const WAITING: Bounds = Bounds { each: 64, all: 4096, at_once: 1 };
/// However long a bot would like to think, a server gives it no more.
const LONGEST: Duration = Duration::from_secs(3);
/// Everyone who waits in a lane is served once within about this time: the more they are, the less each thinks.
const ROUND: Duration = Duration::from_secs(3);
/// However many wait, a bot that searches gets so long.
const SHORTEST: Duration = Duration::from_millis(20);

/// The threads that think.
pub(crate) struct Thinkers {
    quick: Arc<Pool>,
    slow: Arc<Pool>,
}

/// The questions of a lane, and a bell for those who wait for one.
struct Pool {
    questions: Mutex<FairQueue<Asker, Question>>,
    more: Condvar,
    threads: usize,
}

impl Thinkers {
    /// Starts so many threads for bots that search, and half as many for quick ones.
    pub(crate) fn start(threads: usize) -> Self {
        Self { quick: Pool::start(Lane::Quick, threads.div_ceil(2)), slow: Pool::start(Lane::Slow, threads) }
    }

    /// Asks; `false` if too much waits already.
    pub(crate) fn ask(&self, question: Question) -> bool {
        match Lane::of(question.bot) {
            Lane::Quick => self.quick.push(question),
            Lane::Slow => self.slow.push(question),
        }
    }
}

impl Lane {
    fn of(bot: Bot) -> Self {
        if bot.kind.searches() { Self::Slow } else { Self::Quick }
    }
}

impl Pool {
    fn start(lane: Lane, threads: usize) -> Arc<Self> {
        // Nobody has all threads: whoever comes next waits for one that is free, not for one that thinks for others.
        let bounds = Bounds { at_once: threads.saturating_sub(1).max(1), ..WAITING };
        let line =
            Arc::new(Self { questions: Mutex::new(FairQueue::new(bounds)), more: Condvar::new(), threads });
        for number in 0..threads {
            let line = Arc::clone(&line);
            let name = format!("bot-{lane:?}-{number}").to_lowercase();
            let thread = std::thread::Builder::new().name(name).spawn(move || line.think_on());
            if let Err(error) = thread {
                tracing::error!(%error, "a thread for bots could not start");
            }
        }
        line
    }

    fn push(&self, question: Question) -> bool {
        let pushed = self.lock().push(question.asker, question).is_ok();
        if pushed {
            self.more.notify_one();
        }
        pushed
    }

    /// The next question, and how long it may be thought about; waits for one.
    fn take(&self) -> (Question, Duration) {
        let mut questions = self.lock();
        loop {
            if let Some((_, question)) = questions.take() {
                return (question, share(questions.crowd(), self.threads));
            }
            questions = self.more.wait(questions).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn done(&self, asker: Asker) {
        self.lock().done(asker);
        // What could not be taken while this one was thought about can be now.
        self.more.notify_one();
    }

    fn think_on(&self) {
        loop {
            let (Question { asker, bot, view, seed, wanted, answer }, longest) = self.take();
            if wanted.strong_count() > 0
                && let Some(action) = think(bot, &view, seed, longest)
            {
                answer(action);
            }
            self.done(asker);
        }
    }

    fn lock(&self) -> MutexGuard<'_, FairQueue<Asker, Question>> {
        self.questions.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How long one may think when so many want these threads.
fn share(crowd: usize, threads: usize) -> Duration {
    let each = ROUND * threads as u32 / crowd.max(1) as u32;
    each.clamp(SHORTEST, LONGEST)
}

/// The bot's choice; if it fails, any kind of action and then any action of that kind, so that the game goes on.
/// `None` if there was nothing to decide.
fn think(bot: Bot, view: &AnyView, seed: u64, longest: Duration) -> Option<AnyAction> {
    let allowed = match bot.budget {
        Budget::Millis(millis) => Duration::from_millis(u64::from(millis)).min(longest),
        Budget::Playouts(_) => longest,
    };
    let until = Instant::now() + allowed;
    let decide = || Thinking::decide(bot, view, seed, || Instant::now() < until);
    let failed = |_| {
        tracing::error!(%bot, "a bot failed; a random action stands in");
        view.by_kind(&mut Luck::fast(seed))
    };
    catch_unwind(AssertUnwindSafe(decide)).map_or_else(failed, Some)
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::{AnyGame, Title};
    use game::{Eye, Seat, Turn};
    use std::sync::mpsc::channel;

    fn view() -> AnyView {
        let title = Title::ALL[0];
        let (game, _) = AnyGame::new(&title.options(2), &mut Luck::fast(1));
        let seat = match game.turn() {
            Turn::Seats(seats) => seats.iter().next().unwrap(),
            Turn::Over => Seat::new(0),
        };
        game.view(Eye::Seat(seat))
    }

    #[test]
    fn a_quick_bot_waits_for_nobody_and_a_slow_one_for_one_of_each() {
        let thinkers = Thinkers::start(1);
        let (sender, answers) = channel();
        let wanted = Arc::new(());
        let ask = |who: i64, bot: &str| {
            let sender = sender.clone();
            thinkers.ask(Question {
                asker: Asker::Person(PersonId::new(who)),
                bot: bot.parse().unwrap(),
                view: view(),
                seed: 7,
                wanted: Arc::downgrade(&wanted),
                answer: Box::new(move |_| sender.send(who).unwrap()),
            })
        };
        // One guest asks for as much as may wait, another for one quick move and one slow one.
        let asked = (0..200).filter(|_| ask(1, "master@50ms")).count();
        assert!((64..=66).contains(&asked), "{asked}");
        assert!(ask(2, "greedy"));
        assert!(ask(2, "master@50ms"));
        drop(sender);
        let order: Vec<i64> = answers.iter().take(6).collect();
        assert!(order[..3].contains(&2), "the quick one comes at once: {order:?}");
        assert_eq!(
            order.iter().filter(|&&who| who == 2).count(),
            2,
            "the slow one with the first round: {order:?}"
        );
    }

    #[test]
    fn nobody_thinks_about_what_nobody_wants_to_know() {
        let thinkers = Thinkers::start(1);
        let (sender, answers) = channel();
        let gone = {
            let wanted = Arc::new(());
            Arc::downgrade(&wanted)
        };
        for (who, wanted) in [(1, Weak::new()), (2, gone)] {
            let sender = sender.clone();
            let answer = Box::new(move |_| sender.send(who).unwrap());
            let (asker, bot) = (Asker::Nobody, "greedy".parse().unwrap());
            assert!(thinkers.ask(Question { asker, bot, view: view(), seed: 7, wanted, answer }));
        }
        drop(sender);
        assert_eq!(answers.iter().count(), 0);
    }

    #[test]
    fn in_a_crowd_each_thinks_shorter() {
        assert_eq!(share(1, 1), LONGEST);
        assert_eq!(share(3, 1), ROUND / 3);
        assert_eq!(share(3, 3), LONGEST);
        assert_eq!(share(100_000, 2), SHORTEST);
    }
}
