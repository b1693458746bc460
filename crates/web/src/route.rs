//! Which page is shown, and its address.

use crate::frame::replaces_layer;
use catalog::Title;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// A page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    /// The three posters.
    Start,
    /// A game is set up.
    New(Title, PlayWhere),
    /// A game of this browser, by the name it is kept under.
    Play(String),
    /// A table of the server, by its code.
    Table(String, WatchAs),
    /// Tables of the server.
    Lobby,
    /// The rules of a title, at a clause if one is named.
    Rules(Title, Option<String>),
    /// Games that were played here, and records from files.
    Replays,
    /// Taste.
    Settings,
    /// Oneself on the server.
    Account,
    /// One's friends.
    Friends,
    /// A link that makes friends, by its code.
    Friend(String),
    /// Nothing is there.
    NotFound,
}

/// How a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PlayWhere {
    /// On this device: alone against bots, or passing it on.
    Here,
    /// With others, by a link.
    Online,
}

/// Which part of a table a screen shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WatchAs {
    /// All that the own seat sees.
    Seat,
    /// The open board alone, large, for everyone around it.
    Board,
    /// The own hand alone, beside a board that everyone sees.
    Hand,
}

impl WatchAs {
    /// Its name in addresses and style sheets.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Seat => "seat",
            Self::Board => "board",
            Self::Hand => "hand",
        }
    }
}

impl Page {
    /// The page at an address.
    pub(crate) fn of(path: &str, hash: &str) -> Self {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let title = |name: &str| Title::from_name(name);
        let clause = hash.strip_prefix('#').filter(|id| !id.is_empty()).map(str::to_string);
        let found = match parts[..] {
            [] => Some(Self::Start),
            ["new", name] => title(name).map(|title| Self::New(title, PlayWhere::Here)),
            ["new", name, "online"] => title(name).map(|title| Self::New(title, PlayWhere::Online)),
            ["play", id] => Some(Self::Play(id.into())),
            ["table", code] => Some(Self::Table(code.into(), WatchAs::Seat)),
            ["table", code, "board"] => Some(Self::Table(code.into(), WatchAs::Board)),
            ["table", code, "hand"] => Some(Self::Table(code.into(), WatchAs::Hand)),
            ["rules", name] => title(name).map(|title| Self::Rules(title, clause)),
            ["rules"] => Some(Self::Rules(Title::ALL[0], None)),
            ["lobby"] => Some(Self::Lobby),
            ["replays"] => Some(Self::Replays),
            ["settings"] => Some(Self::Settings),
            ["account"] => Some(Self::Account),
            ["friends"] => Some(Self::Friends),
            ["friends", code] => Some(Self::Friend(code.into())),
            _ => None,
        };
        found.unwrap_or(Self::NotFound)
    }

    /// Its address.
    pub(crate) fn address(&self) -> String {
        match self {
            Self::Start | Self::NotFound => "/".into(),
            Self::New(title, PlayWhere::Here) => format!("/new/{}", title.name()),
            Self::New(title, PlayWhere::Online) => format!("/new/{}/online", title.name()),
            Self::Play(id) => format!("/play/{id}"),
            Self::Table(code, WatchAs::Seat) => format!("/table/{code}"),
            Self::Table(code, look) => format!("/table/{code}/{}", look.name()),
            Self::Rules(title, None) => format!("/rules/{}", title.name()),
            Self::Rules(title, Some(clause)) => format!("/rules/{}#{clause}", title.name()),
            Self::Lobby => "/lobby".into(),
            Self::Replays => "/replays".into(),
            Self::Settings => "/settings".into(),
            Self::Account => "/account".into(),
            Self::Friends => "/friends".into(),
            Self::Friend(code) => format!("/friends/{code}"),
        }
    }
}

/// The page that is shown, and the way to another.
#[derive(Clone, Copy)]
pub(crate) struct Route(RwSignal<Page>);

impl Route {
    /// Follows the address of the window.
    pub(crate) fn follow() -> Self {
        let route = Self(RwSignal::new(here()));
        window_event_listener(&leptos::ev::popstate, move |_| route.0.set(here()));
        window_event_listener(&leptos::ev::hashchange, move |_| route.0.set(here()));
        route
    }

    /// The page that is shown.
    pub(crate) fn page(self) -> Page {
        self.0.get()
    }

    /// Goes to another page; the way back stays.
    pub(crate) fn go(self, page: Page) {
        if let Ok(history) = window().history() {
            let address = page.address();
            // What lay over the page has its own step in the history, which the new page takes.
            let _moved = if replaces_layer() {
                history.replace_state_with_url(&JsValue::NULL, "", Some(&address))
            } else {
                history.push_state_with_url(&JsValue::NULL, "", Some(&address))
            };
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.0.set(page);
    }
}

fn here() -> Page {
    let location = window().location();
    Page::of(&location.pathname().unwrap_or_default(), &location.hash().unwrap_or_default())
}

/// A link to another page that does not load everything again.
#[component]
pub(crate) fn To(
    #[prop(into)] page: Signal<Page>,
    #[prop(optional, into)] class: &'static str,
    children: Children,
) -> impl IntoView {
    let route = expect_context::<Route>();
    let go = move |event: leptos::ev::MouseEvent| {
        let plain = !(event.ctrl_key() || event.meta_key() || event.shift_key()) && event.button() == 0;
        if plain {
            event.prevent_default();
            route.go(page.get_untracked());
        }
    };
    view! { <a href=move || page.get().address() class=class on:click=go>{children()}</a> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lead_back_to_their_pages() {
        let title = Title::JetSet;
        for page in [
            Page::Start,
            Page::New(title, PlayWhere::Here),
            Page::New(title, PlayWhere::Online),
            Page::Play("x1".into()),
            Page::Table("abc".into(), WatchAs::Seat),
            Page::Table("abc".into(), WatchAs::Board),
            Page::Table("abc".into(), WatchAs::Hand),
            Page::Rules(title, None),
            Page::Rules(title, Some("JS-7".into())),
            Page::Lobby,
            Page::Replays,
            Page::Settings,
            Page::Account,
            Page::Friends,
            Page::Friend("abc".into()),
        ] {
            let address = page.address();
            let (path, hash) = address.split_at(address.find('#').unwrap_or(address.len()));
            assert_eq!(Page::of(path, hash), page);
        }
        assert_eq!(Page::of("/new/chess", ""), Page::NotFound);
    }
}
