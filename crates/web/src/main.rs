//! The page: draws views, offers legal actions, and runs a whole table in the browser alone.
//!
//! The same program runs twice: as the page, and as a worker of it in which bots think.
//!
//! - `route.rs` says which page is shown, `pages/` has one file for each.
//! - `link.rs` is the way to a table: one signal out, decisions in. It is a table of this browser or a socket.
//! - `frame/` is what is the same on the screen of every title; `titles/` is what is not, as `screen.rs` asks for it, and
//!   `plain/` stands in where a title shows nothing of its own.
//! - `parts.rs` fetches parts of the program that few need at once.
//! - `fetch.rs` fetches messages and rulebooks of the language that is spoken.
//! - `settings.rs`, `language.rs` and `saved.rs` are what the page remembers: taste, language, games.
//! - `account.rs`, `passkey.rs` and `waiting_games.rs` are what the server knows about its reader, where there is one.

// The component macro makes items that are more public than the function it is written on.
#![allow(unreachable_pub)]
// Components own what they are given, whether they use it up or not.
#![allow(clippy::needless_pass_by_value)]
// Handles of signals are made to be copied; a build with debug checks keeps beside each where it was made.
#![allow(clippy::large_types_passed_by_value)]

mod account;
mod app;
mod browser;
mod fetch;
mod frame;
mod language;
mod link;
mod pages;
mod parts;
mod passkey;
mod plain;
mod posters;
mod route;
mod saved;
mod screen;
mod server;
mod settings;
mod sort;
mod sound;
mod tale;
mod titles;
mod waiting_games;
mod worker;

fn main() {
    console_error_panic_hook::set_once();
    if worker::is_here() {
        worker::run();
    } else {
        wasm_bindgen_futures::spawn_local(async {
            language::learn_first(settings::first_language()).await;
            leptos::mount::mount_to_body(app::App);
        });
    }
}
