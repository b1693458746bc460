//! Name and password: logging in, keeping the account, changing them.

use crate::account::Account;
use crate::frame::Icon;
use crate::language::Speech;
use crate::passkey;
use leptos::prelude::*;
use wire::{Keep as Kept, Login};

/// Opens an account that is kept already.
#[component]
pub(super) fn LogIn() -> impl IntoView {
    let (speech, account) = (expect_context::<Speech>(), expect_context::<Account>());
    let fields = Fields::new(String::new());
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        account.log_in(fields.read(), fields.fault);
    };
    view! {
        <section class="leaf log-in">
            <h2>{move || speech.word("web-sign-in")}</h2>
            {passkey::are_known().then(|| view! {
                <button class="quiet by-passkey" on:click=move |_| account.sign_by_passkey(fields.fault)>
                    <Icon name="key"/>{move || speech.word("web-sign-in-passkey")}
                </button>
                <p class="or">{move || speech.word("web-or")}</p>
            })}
            <form on:submit=send>
                {fields.drawn(speech, "current-password")}
                <button class="quiet" type="submit">{move || speech.word("web-sign-in")}</button>
            </form>
            {fields.alert()}
        </section>
    }
}

/// Keeps the account of the moment; whoever has kept it changes how it is opened.
#[component]
pub(super) fn Keep(login: Option<String>) -> impl IntoView {
    let (speech, account) = (expect_context::<Speech>(), expect_context::<Account>());
    let kept = login.is_some();
    let fields = Fields::new(login.unwrap_or_default());
    let (changed, old, stay) = (RwSignal::new(false), RwSignal::new(String::new()), RwSignal::new(false));
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Login { login, password } = fields.read();
        let before = kept.then(|| old.get_untracked());
        account.keep(Kept { login, password, old: before, others_stay: stay.get_untracked() }, fields.fault);
        changed.set(kept);
        fields.password.set(String::new());
        old.set(String::new());
    };
    let (title, why, label) = match (kept, account.me.with_untracked(Option::is_some)) {
        (true, _) => ("web-password", "web-password-why", "web-password-change"),
        (false, true) => ("web-keep-account", "web-keep-why", "web-keep-account"),
        (false, false) => ("web-make-account", "web-keep-why", "web-make-account"),
    };
    view! {
        <section class="leaf keep">
            <h2>{move || speech.word(title)}</h2>
            <p>{move || speech.word(why)}</p>
            <form on:submit=send>
                {kept.then(|| view! {
                    <label><span>{move || speech.word("web-password-old")}</span>
                        <input type="password" autocomplete="current-password" required maxlength="200" prop:value=old
                            on:input:target=move |event| old.set(event.target().value())/></label>
                })}
                {fields.drawn(speech, "new-password")}
                {kept.then(|| view! {
                    <label class="check"><input type="checkbox" prop:checked=move || !stay.get()
                        on:change:target=move |event| stay.set(!event.target().checked())/>
                        <span>{move || speech.word("web-password-others")}</span></label>
                })}
                <button class="quiet" type="submit">{move || speech.word(label)}</button>
            </form>
            {fields.alert()}
            <p class="done" role="status">{move || (changed.get() && fields.fault.with(Option::is_none)).then(|| speech.word("web-changed"))}</p>
        </section>
    }
}

/// A name and a password that are typed.
#[derive(Clone, Copy)]
struct Fields {
    login: RwSignal<String>,
    password: RwSignal<String>,
    fault: RwSignal<Option<String>>,
}

impl Fields {
    fn new(login: String) -> Self {
        Self { login: RwSignal::new(login), password: RwSignal::default(), fault: RwSignal::new(None) }
    }

    fn read(self) -> Login {
        Login { login: self.login.get_untracked(), password: self.password.get_untracked() }
    }

    fn drawn(self, speech: Speech, which: &'static str) -> impl IntoView {
        view! {
            <label><span>{move || speech.word("web-login")}</span>
                <input type="text" autocomplete="username" required maxlength="24" prop:value=self.login
                    on:input:target=move |event| self.login.set(event.target().value())/></label>
            <label><span>{move || speech.word("web-password")}</span>
                <input type="password" autocomplete=which required minlength="8" maxlength="200" prop:value=self.password
                    on:input:target=move |event| self.password.set(event.target().value())/></label>
        }
    }

    fn alert(self) -> impl IntoView {
        view! { <p class="faults" role="alert">{move || self.fault.get()}</p> }
    }
}
