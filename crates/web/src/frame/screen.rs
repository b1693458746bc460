//! The screen of a game: everything in its place, on a desktop and on a phone.

use super::Frame;
use super::actions::{Choices, Everything};
use super::bar::Bar;
use super::coach::Coach;
use super::curtain::Curtain;
use super::end::End;
use super::hint::Hint;
use super::log::Log;
use super::map::MapFrame;
use super::notice::Notice;
use super::players::Players;
use super::replay::{Replay, follow_address};
use super::since::Since;
use super::{attention, fly};
use crate::games;
use crate::link::Link;
use crate::route::Look;
use game::Note;
use leptos::prelude::*;

/// What a phone shows below the map.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    Hand,
    Market,
    Players,
    Log,
}

const TABS: [(Tab, &str, &str); 4] = [
    (Tab::Hand, "hand", "web-tab-hand"),
    (Tab::Market, "market", "web-tab-market"),
    (Tab::Players, "players", "web-players"),
    (Tab::Log, "log", "web-log"),
];

/// The screen of a game; `look` says which part of it.
#[component]
pub(crate) fn Screen(link: Link, #[prop(default = Look::Seat)] look: Look) -> impl IntoView {
    let frame = Frame::new(link);
    provide_context(frame);
    let ready = RwSignal::new(false);
    // The first game of a title fetches the title's own parts.
    Effect::new(move |_| {
        let title = frame.seen().map(|seen| seen.view.board().title());
        let Some(title) = title.filter(|_| !ready.get_untracked()) else { return };
        leptos::task::spawn_local(async move {
            if games::learn(title).await {
                ready.try_set(true);
            }
        });
    });
    move || ready.get().then(|| view! { <Ready look=look/> })
}

#[component]
fn Ready(look: Look) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let seen = frame.link.seen.get_untracked().expect("shown only once something was seen");
    games::provide(&seen, frame);
    let (title, seats, size) = (seen.view.board().title(), seen.seats(), games::size(&seen));
    // Whoever only watches holds no hand: they are shown the open board.
    let watches = Memo::new(move |_| frame.watches());
    let shown = move || if watches.get() { Look::Board.name() } else { look.name() };
    let tab = RwSignal::new(if watches.get_untracked() { Tab::Players } else { Tab::Hand });
    let (board, coached) = (seen.view.board(), RwSignal::new(""));
    keys(frame);
    fly::follow(frame);
    follow_address(frame);
    attention::follow(frame, title);
    Effect::new(move |_| {
        frame.link.seen.track();
        frame.done();
    });
    Effect::new(move |_| {
        if frame.link.refusal.with(Option::is_some) {
            frame.done();
        }
    });
    // What was begun is void once the table went on, unless others only chose at the same time.
    Effect::new(move |before: Option<usize>| {
        let rows = frame.link.seen.with(|seen| seen.as_ref().map_or(0, |seen| seen.rows));
        if before.is_some_and(|before| before != rows) {
            let legal =
                frame.link.seen.with(|seen| seen.as_ref().map(|seen| seen.view.legal()).unwrap_or_default());
            if frame.chosen.get_untracked().is_some_and(|action| !legal.contains(&action)) {
                frame.chosen.set(None);
            }
            frame.close_choices();
            frame.hints.stop();
        }
        rows
    });
    // On a phone what may be done now may lie on the other tab.
    Effect::new(move |before: Option<Option<u32>>| {
        let now = frame
            .link
            .seen
            .with(|seen| seen.as_ref().filter(|seen| seen.is_mine()).map(|seen| seen.decision));
        if now.is_some() && before != Some(now) {
            request_animation_frame(move || turn_to_it(tab));
        }
        now
    });
    let tabs: Vec<_> = TABS.into_iter().map(|(which, _, key)| view! {
        <button role="tab" aria-selected=move || (tab.get() == which).to_string() on:click=move |_| tab.set(which)>
            {move || frame.word(key)}
        </button>
    }).collect();
    // A board that is not the published one says so.
    let origin = move || {
        let note = match board.origin() {
            "printed" => return None,
            "Skyrail" => Note::new("picture-original"),
            "" => Note::new("picture-no-origin"),
            origin => Note::new("picture-origin").name("origin", origin),
        };
        Some(view! { <p class="origin">{frame.say(&note)}</p> })
    };
    let name = move || TABS.iter().find(|(which, ..)| *which == tab.get()).map_or("", |(_, name, _)| name);
    view! {
        <div class="game" data-title=title.name() data-tab=name data-look=shown data-coach=move || coached.get()
            class:back=move || frame.looked.get().is_some()>
            <Bar title=title/>
            <main class="stage">
                <MapFrame size=size><games::Map title=title/></MapFrame>
                <games::Over title=title/>
                {origin}
                <Since/>
                <Hint/>
                <Choices/>
                <Coach title=title part=coached/>
                <Notice title=title/>
                <Replay seats=seats/>
            </main>
            <nav class="tabs"><div role="tablist">{tabs}</div></nav>
            <aside class="panel" aria-label=move || frame.word("web-tab-market")><games::Panel title=title/></aside>
            <aside class="side" aria-label=move || frame.word("web-players")><Players title=title seats=seats/><Log/></aside>
            <section class="dock" aria-label=move || frame.word("web-tab-hand")><games::Dock title=title/></section>
            <Everything/>
            <Curtain/>
            <End title=title/>
        </div>
    }
}

/// Turns from hand to market or back, if all that may be done lies there.
fn turn_to_it(tab: RwSignal<Tab>) {
    let has = |query: &str| document().query_selector(query).ok().flatten().is_some();
    // Of a market that is shown twice, the one in the dock is a desktop's.
    let (hand, market) = (has(".game .dock .can:not(.market *)"), has(".game .panel .can"));
    match tab.try_get_untracked() {
        Some(Tab::Hand) if market && !hand => tab.set(Tab::Market),
        Some(Tab::Market) if hand && !market => tab.set(Tab::Hand),
        _ => {}
    }
}

/// L lists what may be done, H asks for a hint, U takes back, Enter confirms, Escape drops what was begun. While one
/// looks back, arrows step and Space plays.
fn keys(frame: Frame) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let typing = document().active_element().is_some_and(|element| element.tag_name() == "INPUT");
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let back = frame.looked.get_untracked().is_some() && !typing && !event.default_prevented();
        match event.key().as_str() {
            "ArrowLeft" if back => frame.step(-1),
            "ArrowRight" if back => frame.step(1),
            " " if back
                && document().active_element().is_none_or(|element| element.tag_name() != "BUTTON") =>
            {
                event.prevent_default();
                if frame.playing.get_untracked() {
                    frame.playing.set(false);
                } else {
                    frame.play_back();
                }
            }
            "Escape" if back => frame.look(None),
            "Escape" => {
                frame.hints.stop();
                frame.drop_it();
            }
            "h" | "H" if !typing => frame.toggle_hint(),
            "l" | "L" if !typing => {
                event.prevent_default();
                frame.listed.update(|open| *open = !*open);
            }
            "u" | "U" if !typing => frame.link.undo(1),
            "Enter" if !typing && frame.chosen.get_untracked().is_some() => {
                let on_button =
                    document().active_element().is_some_and(|element| element.tag_name() == "BUTTON");
                if !on_button {
                    frame.confirm();
                }
            }
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
}
