//! Oneself on the server, and the settings kept there, so that they are the same on every device.

use crate::news;
use crate::server;
use crate::settings::Settings;
use crate::speech::Speech;
use leptos::prelude::*;
use std::time::Duration;
use wire::{Login, Me};

/// Changes are told the server after so much quiet.
const QUIET: Duration = Duration::from_millis(900);

/// Oneself, once the server knows.
#[derive(Clone, Copy)]
pub(crate) struct Account {
    pub(crate) me: RwSignal<Option<Me>>,
    speech: Speech,
    settings: Settings,
}

impl Account {
    /// Enters if this browser has been at a table of the server before, and keeps the settings alike.
    pub(crate) fn follow(settings: Settings, speech: Speech) -> Self {
        let account = Self { me: RwSignal::new(None), speech, settings };
        if news::is_online() {
            account.enter();
        }
        let changes = RwSignal::new(0u32);
        Effect::new(move |before: Option<String>| {
            let now = settings.written();
            if before.is_some_and(|before| before != now) {
                changes.update(|count| *count += 1);
                let count = changes.get_untracked();
                set_timeout(
                    move || {
                        if changes.get_untracked() == count {
                            account.tell();
                        }
                    },
                    QUIET,
                );
            }
            now
        });
        account
    }

    /// Enters, as a guest if need be.
    pub(crate) fn enter(self) {
        leptos::task::spawn_local(async move {
            if let Ok(me) = server::enter(self.speech).await {
                self.met(me);
            }
        });
    }

    /// Takes over what the server remembers, if it is newer.
    fn met(self, me: Me) {
        self.settings.take(&me.settings);
        self.me.set(Some(me));
    }

    fn tell(self) {
        if self.me.with_untracked(Option::is_none) {
            return;
        }
        let (name, mark) = (self.settings.name.get_untracked(), self.settings.mark.get_untracked());
        let written = untrack(|| self.settings.written());
        leptos::task::spawn_local(async move {
            if let Ok(me) = server::change(name, mark, Some(written), self.speech).await {
                self.me.set(Some(me));
            }
        });
    }

    /// Keeps the account under a name and a password, or opens a kept one. What is wrong is said in `fault`.
    pub(crate) fn sign(self, keep: bool, login: Login, fault: RwSignal<Option<String>>) {
        leptos::task::spawn_local(async move {
            let done = async {
                server::enter(self.speech).await?;
                if keep {
                    server::keep(login, self.speech).await
                } else {
                    server::log_in(login, self.speech).await
                }
            };
            match done.await {
                Ok(me) => {
                    fault.set(None);
                    self.met(me);
                    self.tell();
                }
                Err(refused) => fault.set(Some(server::words_of(refused, self.speech))),
            }
        });
    }

    /// Forgets the account on this device.
    pub(crate) fn sign_out(self) {
        leptos::task::spawn_local(async move {
            if server::log_out(self.speech).await.is_ok() {
                self.me.set(None);
            }
        });
    }
}
