//! The worker: the same program again, off the page, where bots think as long as they like.
//!
//! The page sends a [`Task`], the worker answers with a [`Reply`]; each carries the number of the task, so that an
//! answer to a game that went on without it is dropped.

use bots::{Bot, Budget, Kind, Thinking};
use catalog::{AnyBoard, AnyView};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};
use wire::Encoding;

/// Something to think about.
#[derive(Serialize, Deserialize)]
struct Task {
    number: u32,
    /// The board file, when it is not the one that comes with the title.
    board: Option<String>,
    view: AnyView,
    bot: String,
    seed: u64,
}

/// What came of it.
#[derive(Serialize, Deserialize)]
struct Reply {
    number: u32,
    /// The action as it is written.
    action: String,
}

/// Whether this program runs as the worker.
pub(crate) fn is_here() -> bool {
    js_sys::global().is_instance_of::<DedicatedWorkerGlobalScope>()
}

/// Thinks about whatever the page sends.
pub(crate) fn run() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let post = scope.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = js_sys::Uint8Array::new(&event.data()).to_vec();
        let Ok(task) = Encoding::Small.read::<Task>(&bytes) else { return };
        if let Some(reply) = think(task) {
            send(&Encoding::Small.write(&reply), |bytes| post.post_message(bytes));
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    // Messages that came before this line were lost: the page waits for this one.
    send(&[], |bytes| scope.post_message(bytes));
}

fn think(task: Task) -> Option<Reply> {
    let Task { number, board, mut view, bot, seed } = task;
    let board = match board {
        Some(json) => AnyBoard::load(&json).ok()?,
        None => view.board().title().board(),
    };
    if !view.set_board(board) {
        return None;
    }
    let bot = bot.parse::<Bot>().unwrap_or(Bot::new(Kind::Casual));
    let end = match bot.budget {
        Budget::Millis(millis) => js_sys::Date::now() + f64::from(millis),
        Budget::Playouts(_) => f64::INFINITY,
    };
    let action = Thinking::decide(bot, &view, seed, || js_sys::Date::now() < end);
    Some(Reply { number, action: board.write(action) })
}

/// Where the page sends what is to be thought about.
#[derive(Clone)]
pub(crate) struct Thinker(Rc<RefCell<Inner>>);

struct Inner {
    worker: Worker,
    ready: bool,
    next: u32,
    early: Vec<Vec<u8>>,
    waiting: BTreeMap<u32, Box<dyn FnOnce(String)>>,
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
        let hearer = thinker.clone();
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            hearer.hear(&js_sys::Uint8Array::new(&event.data()).to_vec());
        });
        thinker.0.borrow().worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        hear.forget();
        Some(thinker)
    }

    /// Lets a bot think about a view; `then` gets its action as it is written.
    pub(crate) fn think(&self, view: &AnyView, bot: &str, seed: u64, then: impl FnOnce(String) + 'static) {
        let mut inner = self.0.borrow_mut();
        inner.next += 1;
        let number = inner.next;
        let board = view.board();
        let board = (!board.is_built_in()).then(|| board.json().to_string());
        let task = Task { number, board, view: view.clone(), bot: bot.into(), seed };
        inner.waiting.insert(number, Box::new(then));
        let bytes = Encoding::Small.write(&task);
        if inner.ready {
            send(&bytes, |bytes| inner.worker.post_message(bytes));
        } else {
            inner.early.push(bytes);
        }
    }

    fn hear(&self, bytes: &[u8]) {
        let then = {
            let mut inner = self.0.borrow_mut();
            if bytes.is_empty() {
                inner.ready = true;
                for early in std::mem::take(&mut inner.early) {
                    send(&early, |bytes| inner.worker.post_message(bytes));
                }
                return;
            }
            let Ok(reply) = Encoding::Small.read::<Reply>(bytes) else { return };
            inner.waiting.remove(&reply.number).map(|then| (then, reply.action))
        };
        if let Some((then, action)) = then {
            then(action);
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
