//! Oneself on the server, and the settings kept there, so that they are the same on every device.

use crate::language::Speech;
use crate::server;
use crate::settings::Settings;
use crate::waiting_games;
use leptos::prelude::*;
use std::time::Duration;
use wire::{Keep, Login, Me};

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
        if waiting_games::is_online() {
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

    /// Enters, as a guest if need be, and tells the server the name of the settings; then goes on. What is wrong is
    /// said in `fault`.
    pub(crate) fn then(self, fault: RwSignal<Option<String>>, go_on: impl FnOnce(Me) + 'static) {
        let here = Owner::current();
        let (name, mark) = (self.settings.name.get_untracked(), self.settings.mark.get_untracked());
        leptos::task::spawn_local(async move {
            let known = async {
                server::enter(self.speech).await?;
                server::change(name, mark, None, self.speech).await
            };
            match (known.await, here) {
                (Ok(me), Some(here)) => {
                    self.met(me.clone());
                    here.with(|| go_on(me));
                }
                (Ok(me), None) => self.met(me),
                (Err(refused), _) => drop(fault.try_set(Some(server::words_of(refused, self.speech)))),
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

    /// Keeps the account under a name and a password. What is wrong is said in `fault`.
    pub(crate) fn keep(self, keep: Keep, fault: RwSignal<Option<String>>) {
        leptos::task::spawn_local(async move {
            let done = async {
                server::enter(self.speech).await?;
                server::keep(keep, self.speech).await
            };
            let done = done.await.map_err(|refused| server::words_of(refused, self.speech));
            self.signed(done, true, fault);
        });
    }

    /// Opens a kept account. What is wrong is said in `fault`.
    pub(crate) fn log_in(self, login: Login, fault: RwSignal<Option<String>>) {
        leptos::task::spawn_local(async move {
            let done = server::log_in(login, self.speech).await;
            let done = done.map_err(|refused| server::words_of(refused, self.speech));
            self.signed(done, false, fault);
        });
    }

    /// Opens the account whose passkey the browser shows.
    pub(crate) fn sign_by_passkey(self, fault: RwSignal<Option<String>>) {
        leptos::task::spawn_local(async move {
            self.signed(server::log_in_by_passkey(self.speech).await, false, fault);
        });
    }

    fn signed(self, done: Result<Me, String>, kept: bool, fault: RwSignal<Option<String>>) {
        let wrong = match done {
            Ok(me) if kept => {
                // Whoever never said a name is called as they chose to be known.
                if self.settings.name.with_untracked(|name| name.trim().is_empty()) {
                    self.settings.name.set(me.login.clone().unwrap_or_default());
                }
                self.met(me);
                self.tell();
                None
            }
            Ok(me) => {
                // Whoever logs in is called as they are on the server, not as the guest before them was here.
                self.settings.name.set(me.name.clone());
                self.settings.mark.set(me.mark % 6);
                self.met(me);
                None
            }
            Err(wrong) => Some(wrong),
        };
        // Another page may be open by now.
        fault.try_set(wrong);
    }

    /// Forgets the account on this device, or on every one, or for good.
    pub(crate) fn sign_out(self, how: Leave, fault: RwSignal<Option<String>>) {
        let (method, path) = match how {
            Leave::Here => ("POST", "/log-out"),
            Leave::Everywhere => ("POST", "/me/log-out-everywhere"),
            Leave::ForGood => ("DELETE", "/me"),
        };
        leptos::task::spawn_local(async move {
            match server::ask(method, path, None, self.speech).await {
                Ok(_) => {
                    waiting_games::was_forgotten();
                    self.me.set(None);
                }
                Err(refused) => drop(fault.try_set(Some(server::words_of(refused, self.speech)))),
            }
        });
    }
}

/// How somebody leaves.
#[derive(Clone, Copy)]
pub(crate) enum Leave {
    /// This browser forgets who it was.
    Here,
    /// Every browser and every program does.
    Everywhere,
    /// The account is deleted.
    ForGood,
}
