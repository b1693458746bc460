//! The worker: the same program again, off the page, where bots think as long as they like. How a title is played well
//! comes with the title's part, which the worker fetches as the page does.
//!
//! The page sends a [`Task`], the worker answers with a [`Reply`]; each carries the number of the task, so that an
//! answer to a game that went on without it is dropped. Hints come in many replies, each better than the one before;
//! they have a worker of their own, so that to stop them is to drop it.

use crate::{browser, titles};
use bots::{Bot, Budget, Hint, Kind};
use catalog::{AnyAction, AnyBoard, AnyView};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use wire::{read_small, write_small};

/// Something to think about.
#[derive(Serialize, Deserialize)]
struct Task {
    number: u32,
    /// The board file, when it is not the one that comes with the title.
    board: Option<String>,
    view: AnyView,
    asked: Asked,
    seed: u64,
}

/// What is asked about a view.
#[derive(Serialize, Deserialize)]
enum Asked {
    /// What this bot does.
    Bot(String),
    /// What is best to do.
    Hint,
}

/// What came of it.
#[derive(Serialize, Deserialize)]
struct Reply {
    number: u32,
    answer: Answer,
}

#[derive(Serialize, Deserialize)]
enum Answer {
    /// The action as it is written.
    Action(String),
    Hint(Advised),
    /// The title's part is not to be had: the server has a newer page.
    Gone,
}

/// A hint on its way from the worker: reasons are found on the page, where there are words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Advised {
    /// The chance of each seat to win as things stand, in points of a hundred and in seat order.
    pub(crate) chances: Vec<u32>,
    /// The best actions, in the order of the chance to win after them.
    pub(crate) best: Vec<Advice>,
    /// How many games were played out.
    pub(crate) playouts: u32,
    /// Whether it will change no more.
    pub(crate) settled: bool,
}

/// One action worth considering.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Advice {
    pub(crate) action: AnyAction,
    /// The chance to win after it, in points of a hundred,
    pub(crate) chance: u32,
    /// and how many more than now that is.
    pub(crate) more: i32,
}

impl Advised {
    fn of(hint: &Hint, settled: bool) -> Self {
        let best = hint.best.iter().map(|advice| {
            let (chance, more) = hint.chance(advice);
            Advice { action: advice.action, chance, more }
        });
        Self {
            chances: hint.chances(),
            best: best.collect(),
            playouts: hint.playouts,
            settled: settled || hint.settled,
        }
    }
}

/// A hint gets this long, is told first after so long, and so often from then on, in milliseconds.
const HINT: (f64, f64, f64) = (2000.0, 80.0, 250.0);

/// Whether this program runs as the worker, which has no window.
pub(crate) fn is_here() -> bool {
    web_sys::window().is_none()
}

/// Thinks about whatever the page sends.
pub(crate) fn run() {
    // Posts and hears as the page's end does; a type of its own would bring much that a worker could do besides.
    let scope: Worker = js_sys::global().unchecked_into();
    let post = scope.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = js_sys::Uint8Array::new(&event.data()).to_vec();
        let Ok(task) = read_small::<Task>(&bytes) else { return };
        let post = post.clone();
        wasm_bindgen_futures::spawn_local(async move {
            think(task, |reply| send(&write_small(reply), |bytes| post.post_message(bytes))).await;
        });
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    // Messages that came before this line were lost: the page waits for this one.
    send(&[], |bytes| scope.post_message(bytes));
}

async fn think(task: Task, mut say: impl FnMut(&Reply)) {
    let Task { number, board, mut view, asked, seed } = task;
    let board = match board.map(|json| AnyBoard::load(&json)) {
        Some(Ok(board)) => board,
        Some(Err(_)) => return,
        None => view.board().title().board(),
    };
    if !view.set_board(board) {
        return;
    }
    if !titles::learn_quietly(board.title()).await {
        return say(&Reply { number, answer: Answer::Gone });
    }
    match asked {
        Asked::Bot(bot) => {
            if let Some(action) = decide(&bot, &view, seed) {
                say(&Reply { number, answer: Answer::Action(board.write(action)) });
            }
        }
        Asked::Hint => advise(&view, seed, |advised| say(&Reply { number, answer: Answer::Hint(advised) })),
    }
}

/// Searches as long as it helps, and tells what was found again and again.
fn advise(view: &AnyView, seed: u64, mut say: impl FnMut(Advised)) {
    let Some(mut hinting) = titles::hinting(view, seed) else { return };
    let begin = js_sys::Date::now();
    let mut next = begin + HINT.1;
    while hinting.step() && js_sys::Date::now() < begin + HINT.0 {
        if js_sys::Date::now() >= next {
            next = js_sys::Date::now() + HINT.2;
            say(Advised::of(&hinting.hint(), false));
        }
    }
    say(Advised::of(&hinting.hint(), true));
}

fn decide(bot: &str, view: &AnyView, seed: u64) -> Option<AnyAction> {
    let bot = bot.parse::<Bot>().unwrap_or(Bot::new(Kind::Casual));
    let end = match bot.budget {
        Budget::Millis(millis) => js_sys::Date::now() + f64::from(millis),
        Budget::Playouts(_) => f64::INFINITY,
    };
    Some(titles::thinking(bot, view, seed)?.finish(|| js_sys::Date::now() < end))
}

/// Where the page sends what is to be thought about.
#[derive(Clone)]
pub(crate) struct Thinker(Rc<RefCell<Inner>>);

struct Inner {
    worker: Worker,
    ready: bool,
    next: u32,
    early: Vec<Vec<u8>>,
    waiting: BTreeMap<u32, Waiting>,
}

/// Who waits for an answer.
enum Waiting {
    Action(Box<dyn FnOnce(String)>),
    Hint(Rc<dyn Fn(Advised)>),
}

impl Thinker {
    /// Starts the worker; `None` where the browser has none.
    pub(crate) fn start() -> Option<Self> {
        let script = leptos::prelude::document().query_selector("script[type=module]").ok().flatten()?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&script.get_attribute("src")?, &options).ok()?;
        let inner = Inner { worker, ready: false, next: 0, early: Vec::new(), waiting: BTreeMap::new() };
        let thinker = Self(Rc::new(RefCell::new(inner)));
        // The worker must not keep its own page end alive, or it would never be stopped.
        let hearer = Rc::downgrade(&thinker.0);
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(inner) = hearer.upgrade() {
                Self(inner).hear(&js_sys::Uint8Array::new(&event.data()).to_vec());
            }
        });
        thinker.0.borrow().worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        hear.forget();
        Some(thinker)
    }

    /// Lets a bot think about a view; `then` gets its action as it is written.
    pub(crate) fn think(&self, view: &AnyView, bot: &str, seed: u64, then: impl FnOnce(String) + 'static) {
        self.ask(view, Asked::Bot(bot.into()), seed, Waiting::Action(Box::new(then)));
    }

    /// Asks what is best to do; `then` gets better and better answers. Dropping the thinker stops them.
    pub(crate) fn hint(&self, view: &AnyView, seed: u64, then: impl Fn(Advised) + 'static) {
        self.ask(view, Asked::Hint, seed, Waiting::Hint(Rc::new(then)));
    }

    fn ask(&self, view: &AnyView, asked: Asked, seed: u64, waiting: Waiting) {
        let mut inner = self.0.borrow_mut();
        inner.next += 1;
        let number = inner.next;
        let board = view.board();
        let board = (!board.is_built_in()).then(|| board.json().to_string());
        let task = Task { number, board, view: view.clone(), asked, seed };
        inner.waiting.insert(number, waiting);
        let bytes = write_small(&task);
        if inner.ready {
            send(&bytes, |bytes| inner.worker.post_message(bytes));
        } else {
            inner.early.push(bytes);
        }
    }

    fn hear(&self, bytes: &[u8]) {
        let (waiting, answer) = {
            let mut inner = self.0.borrow_mut();
            if bytes.is_empty() {
                inner.ready = true;
                for early in std::mem::take(&mut inner.early) {
                    send(&early, |bytes| inner.worker.post_message(bytes));
                }
                return;
            }
            let Ok(reply) = read_small::<Reply>(bytes) else { return };
            let waiting = match inner.waiting.remove(&reply.number) {
                Some(Waiting::Hint(then)) => {
                    inner.waiting.insert(reply.number, Waiting::Hint(then.clone()));
                    Some(Waiting::Hint(then))
                }
                waiting => waiting,
            };
            (waiting, reply.answer)
        };
        match (waiting, answer) {
            (Some(Waiting::Action(then)), Answer::Action(action)) => then(action),
            (Some(Waiting::Hint(then)), Answer::Hint(advised)) => then(advised),
            (Some(_), Answer::Gone) => browser::renew(),
            _ => {}
        }
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

fn send(bytes: &[u8], post: impl FnOnce(&JsValue) -> Result<(), JsValue>) {
    // Numbers and texts can always be copied to another thread.
    let _sent = post(&js_sys::Uint8Array::from(bytes));
}
