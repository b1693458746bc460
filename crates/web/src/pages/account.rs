//! The account: how one gets at it elsewhere, which programs may play for one, and how one leaves.

mod keys;
mod leave;
mod sign;
mod tokens;

use super::header::Header;
use crate::account::Account;
use crate::frame::Shape;
use crate::language::Speech;
use crate::settings::Settings;
use game::{Note, Seat};
use keys::Passkeys;
use leave::Leaving;
use leptos::prelude::*;
use sign::{Keep, LogIn};
use tokens::Tokens;

/// The page.
#[component]
pub(crate) fn AccountPage() -> impl IntoView {
    let (speech, account) = (expect_context::<Speech>(), expect_context::<Account>());
    // Whoever changes their settings elsewhere is still the same person.
    let known =
        Memo::new(move |_| account.me.with(|me| me.as_ref().map(|me| (me.person.clone(), me.login.clone()))));
    view! {
        <div class="page"><Header/>
            <main class="prose account">
                <h1>{move || speech.word("web-account")}</h1>
                {move || match known.get() {
                    None => view! {
                        <p class="lead">{move || speech.word("web-account-why")}</p>
                        <div class="leaves"><LogIn/><Keep login=None/></div>
                    }.into_any(),
                    Some((_, login)) => view! { <Inside login=login/> }.into_any(),
                }}
            </main>
        </div>
    }
}

/// What somebody sees whom the server knows.
#[component]
fn Inside(login: Option<String>) -> impl IntoView {
    let (speech, settings) = (expect_context::<Speech>(), expect_context::<Settings>());
    let account = expect_context::<Account>();
    let guest = login.is_none();
    let name = move || account.me.with(|me| me.as_ref().map(|me| me.name.clone()).unwrap_or_default());
    let kept = login.clone();
    let how = move || match &kept {
        Some(login) => speech.note(&Note::new("web-signed-in").name("login", login.clone())),
        None => speech.word("web-guest-why"),
    };
    view! {
        <div class="whoami">
            {move || view! { <Shape seat=Seat::new(usize::from(settings.mark.get() % 6)) size=40/> }}
            <div><b>{name}</b><p>{how}</p></div>
        </div>
        <div class="leaves">
            <Passkeys/>
            <Keep login=login/>
            {guest.then(|| view! { <LogIn/> })}
            <Tokens/>
            <Leaving guest=guest/>
        </div>
    }
}
