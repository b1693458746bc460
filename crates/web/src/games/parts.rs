//! The parts of a title's screen. They are no part of the program that every visitor fetches: those of a title come
//! apart from it, all together, when a game of it is first opened.

use super::{Source, View, airlines_europe, jet_set, ticket_to_ride_germany};
use crate::browser;
use crate::frame::Frame;
use crate::link::Seen;
use catalog::{AnyBoard, AnyView, Title};
use game::Seat;
use leptos::prelude::{AnyView as Drawn, *};
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use std::sync::{Arc, OnceLock};

/// What [`super`] says a title must provide.
struct Parts {
    provide: fn(&Seen, Frame),
    size: fn(AnyBoard) -> Option<[f64; 4]>,
    map: fn() -> Drawn,
    panel: fn() -> Drawn,
    dock: fn() -> Drawn,
    player: fn(Seat) -> Drawn,
    over: fn() -> Drawn,
    score: fn(&Seen, Frame) -> Vec<Source>,
    poster: fn(AnyBoard, &dyn picture::Names, picture::Theme) -> String,
}

macro_rules! parts {
    ($($Title:ident = $title:ident from $fetched:ident, provide $provide:expr, over $over:expr;)+) => {
        $(
            #[wasm_split($title, fallible, wasm_split_path = ::leptos::wasm_split)]
            fn $fetched() -> Result<Box<Parts>, SplitLoaderError> {
                Ok(Box::new(Parts {
                    provide: |seen, frame| {
                        let AnyView::$Title(first) = &seen.view else { return };
                        let first = Arc::new(first.clone());
                        let now = move || frame.seen().map(|seen| seen.view.clone());
                        let view = Memo::new(move |before: Option<&Arc<::$title::View>>| match now() {
                            Some(AnyView::$Title(view)) => Arc::new(view),
                            _ => before.cloned().unwrap_or_else(|| first.clone()),
                        });
                        provide_context(View(view));
                        ($provide)();
                    },
                    size: |board| if let AnyBoard::$Title(board) = board { Some($title::size(board)) } else { None },
                    map: || view! { <$title::Map/> }.into_any(),
                    panel: || view! { <$title::Panel/> }.into_any(),
                    dock: || view! { <$title::Dock/> }.into_any(),
                    player: |seat| view! { <$title::Player seat=seat/> }.into_any(),
                    over: $over,
                    score: |seen, frame| match &seen.view {
                        AnyView::$Title(view) => $title::score(view, seen, frame),
                        _ => Vec::new(),
                    },
                    poster: |board, names, theme| match board {
                        AnyBoard::$Title(board) => picture::$title::draw(board, names, theme),
                        _ => String::new(),
                    },
                }))
            }
        )+

        async fn fetched(title: Title) -> Result<Box<Parts>, SplitLoaderError> {
            match title { $(Title::$Title => $fetched().await),+ }
        }
    };
}

parts! {
    AirlinesEurope = airlines_europe from airlines_europe_parts, provide || (), over || ().into_any();
    TicketToRideGermany = ticket_to_ride_germany from ticket_to_ride_germany_parts, provide || (), over || ().into_any();
    JetSet = jet_set from jet_set_parts, provide jet_set::provide, over || view! { <jet_set::Over/> }.into_any();
}

static KNOWN: [OnceLock<Box<Parts>>; 3] = [const { OnceLock::new() }; 3];

fn slot(title: Title) -> &'static OnceLock<Box<Parts>> {
    &KNOWN[title as usize]
}

/// The parts of a title that [`learn`] has waited for.
fn parts(title: Title) -> &'static Parts {
    slot(title).get().expect("a title is learned before any of it is shown")
}

/// Fetches a title's parts; `false` if they cannot be had now.
pub(crate) async fn learn(title: Title) -> bool {
    if slot(title).get().is_none() {
        match fetched(title).await {
            Ok(parts) => {
                slot(title).get_or_init(|| parts);
            }
            Err(_) => browser::renew(),
        }
    }
    slot(title).get().is_some()
}

/// Gives the title's view to the screen below.
pub(crate) fn provide(seen: &Seen, frame: Frame) {
    (parts(seen.view.board().title()).provide)(seen, frame);
}

/// The part of the drawing that is shown when the map is fitted: left, top, width, height.
pub(crate) fn size(seen: &Seen) -> [f64; 4] {
    let board = seen.view.board();
    (parts(board.title()).size)(board).expect("the parts are those of the board's own title")
}

/// The title's map.
#[component]
pub(crate) fn Map(title: Title) -> impl IntoView {
    (parts(title).map)()
}

/// The title's own panel.
#[component]
pub(crate) fn Panel(title: Title) -> impl IntoView {
    (parts(title).panel)()
}

/// The title's hand and secret cards.
#[component]
pub(crate) fn Dock(title: Title) -> impl IntoView {
    (parts(title).dock)()
}

/// What is open about one player.
#[component]
pub(crate) fn Player(title: Title, seat: Seat) -> impl IntoView {
    (parts(title).player)(seat)
}

/// What a title lays over its map, in HTML; most lay nothing.
#[component]
pub(crate) fn Over(title: Title) -> impl IntoView {
    (parts(title).over)()
}

/// Where the points of a finished game came from.
pub(crate) fn score(seen: &Seen, frame: Frame) -> Vec<Source> {
    (parts(seen.view.board().title()).score)(seen, frame)
}

/// A board as a finished picture.
pub(crate) fn poster(board: AnyBoard, names: &dyn picture::Names, theme: picture::Theme) -> String {
    (parts(board.title()).poster)(board, names, theme)
}
