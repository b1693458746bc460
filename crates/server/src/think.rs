//! Bots think here, on threads of their own, so that a slow or failing bot delays no table.

use bots::{Bot, Budget, Thinking};
use catalog::{AnyAction, AnyView};
use game::{Luck, by_kind};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Something to think about, and what to do with the answer.
pub(crate) struct Question {
    pub(crate) bot: Bot,
    pub(crate) view: AnyView,
    pub(crate) seed: u64,
    pub(crate) answer: Box<dyn FnOnce(AnyAction) + Send>,
}

/// The threads that think.
pub(crate) struct Thinkers {
    questions: SyncSender<Question>,
}

/// How many questions may wait; more is refused, and asked again a little later.
const QUEUE: usize = 4096;
/// However long a bot would like to think, a server gives it no more.
const LONGEST: Duration = Duration::from_secs(3);

impl Thinkers {
    /// Starts so many threads.
    pub(crate) fn start(threads: usize) -> Self {
        let (questions, waiting) = sync_channel(QUEUE);
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..threads.max(1) {
            let waiting = Arc::clone(&waiting);
            let name = format!("bot-{number}");
            let thread = std::thread::Builder::new().name(name).spawn(move || think_on(&waiting));
            if let Err(error) = thread {
                tracing::error!(%error, "a thread for bots could not start");
            }
        }
        Self { questions }
    }

    /// Asks; `false` if too much waits already.
    pub(crate) fn ask(&self, question: Question) -> bool {
        match self.questions.try_send(question) {
            Ok(()) => true,
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => false,
        }
    }
}

fn think_on(waiting: &Mutex<Receiver<Question>>) {
    loop {
        let question = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Question { bot, view, seed, answer }) = question else { return };
        answer(think(bot, &view, seed));
    }
}

/// The bot's choice; if it fails, any kind of action, so that the game goes on.
fn think(bot: Bot, view: &AnyView, seed: u64) -> AnyAction {
    let allowed = match bot.budget {
        Budget::Millis(millis) => Duration::from_millis(u64::from(millis)).min(LONGEST),
        Budget::Playouts(_) => LONGEST,
    };
    let until = Instant::now() + allowed;
    let decide = || Thinking::decide(bot, view, seed, || Instant::now() < until);
    catch_unwind(AssertUnwindSafe(decide)).unwrap_or_else(|_| {
        tracing::error!(%bot, "a bot failed; a random action stands in");
        by_kind(&view.legal(), &mut Luck::fast(seed))
    })
}
