//! Calls of a page to the server: what went wrong is said in one place of it.
//!
//! Answers stay plain JSON here. The pages of an account take a name, a day or a code out of them, while a type of its
//! own for each would bring a reader for all its fields into the program, which every visitor fetches.

use crate::language::Speech;
use crate::{browser, server};
use leptos::prelude::*;
use serde_json::Value;

/// Calls of one page. Copy it freely.
#[derive(Clone, Copy)]
pub(super) struct Calls {
    pub(super) speech: Speech,
    /// What the last call came to, if it came to nothing.
    pub(super) fault: RwSignal<Option<String>>,
}

impl Calls {
    pub(super) fn new() -> Self {
        Self { speech: expect_context(), fault: RwSignal::new(None) }
    }

    /// Calls the server, and goes on with its answer unless the page was left meanwhile.
    pub(super) fn ask(
        self,
        method: &'static str,
        path: String,
        body: Option<Value>,
        then: Box<dyn FnOnce(Value)>,
    ) {
        // What follows may need what the page has given its parts.
        let here = Owner::current();
        leptos::task::spawn_local(async move {
            let come = server::ask(method, &path, body, self.speech).await;
            let come = come.map_err(|refused| server::words_of(refused, self.speech));
            match here {
                Some(here) => here.with(|| self.heard(come, then)),
                None => self.heard(come, then),
            }
        });
    }

    /// Goes on with an answer, or says what is wrong.
    pub(super) fn heard(self, come: Result<Value, String>, then: Box<dyn FnOnce(Value)>) {
        if self.fault.is_disposed() {
            return;
        }
        match come {
            Ok(answer) => {
                self.fault.set(None);
                then(answer);
            }
            Err(said) => self.fault.set(Some(said)),
        }
    }

    /// Fetches a list.
    pub(super) fn list(self, path: &str, into: RwSignal<Vec<Value>>) {
        self.ask("GET", path.into(), None, Box::new(move |list| into.set(items(list))));
    }

    /// Does something, and fetches a list again.
    pub(super) fn change(
        self,
        method: &'static str,
        path: String,
        list: &'static str,
        into: RwSignal<Vec<Value>>,
    ) {
        self.ask(method, path, None, Box::new(move |_| self.list(list, into)));
    }

    /// Where it is said what went wrong.
    pub(super) fn alert(self) -> impl IntoView {
        view! { <p class="faults" role="alert">{move || self.fault.get()}</p> }
    }

    /// A day of an answer, in milliseconds since 1970.
    pub(super) fn day(self, at: &Value) -> Option<String> {
        Some(browser::day(at.as_f64()?, self.speech.language().tag()))
    }
}

/// The entries of a list.
pub(super) fn items(list: Value) -> Vec<Value> {
    if let Value::Array(entries) = list { entries } else { Vec::new() }
}

/// A word of an answer.
pub(super) fn word(entry: &Value, key: &str) -> String {
    entry[key].as_str().unwrap_or_default().into()
}
