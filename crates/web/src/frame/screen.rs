//! The screen of a game: everything in its place, on a desktop and on a phone.

use super::actions::{Choices, Everything};
use super::bar::Bar;
use super::confirm::Confirm;
use super::curtain::Curtain;
use super::going_back::GoingBack;
use super::hint::Hint;
use super::kinds::Kinds;
use super::lesson::LessonStrip;
use super::log::Log;
use super::map::MapFrame;
use super::notice::Notice;
use super::players::{Players, Strip};
use super::replay::{Replay, follow_address};
use super::result::GameResult;
use super::since_my_turn::SinceMyTurn;
use super::{Drawer, Frame, Icon};
use super::{attention, beside, layer, motion, tale};
use crate::link::Link;
use crate::route::WatchAs;
use crate::{browser, titles};
use game::Note;
use leptos::prelude::*;

/// What shares one place with another part where there is little room.
const TABS: [(Drawer, &str, &str); 2] =
    [(Drawer::Players, "players", "web-players"), (Drawer::Log, "log", "web-log")];

/// The screen of a game; `look` says which part of it.
#[component]
pub(crate) fn Screen(link: Link, #[prop(default = WatchAs::Seat)] look: WatchAs) -> impl IntoView {
    let frame = Frame::new(link);
    provide_context(frame);
    let ready = RwSignal::new(false);
    // The first game of a title fetches the title's own parts.
    Effect::new(move |_| {
        let title = frame.seen().map(|seen| seen.view.board().title());
        let Some(title) = title.filter(|_| !ready.get_untracked()) else { return };
        leptos::task::spawn_local(async move {
            if titles::learn(title).await {
                ready.try_set(true);
            }
        });
    });
    move || ready.get().then(|| view! { <Ready look=look/> })
}

#[component]
fn Ready(look: WatchAs) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let seen = frame.link.seen.get_untracked().expect("shown only once something was seen");
    titles::provide(&seen, frame);
    let (title, seats, size) = (seen.view.board().title(), seen.seats(), titles::size(&seen));
    // Whoever only watches holds no hand: they are shown the open board.
    let watches = Memo::new(move |_| frame.watches());
    let shown = move || if watches.get() { WatchAs::Board.name() } else { look.name() };
    let (board, coached) = (seen.view.board(), RwSignal::new(""));
    keys(frame);
    beside::follow(frame);
    let over = Signal::derive(move || {
        frame.chosen.with(Option::is_some) || frame.listed.get() || !frame.choices.with(Vec::is_empty)
    });
    layer(over, ".by-click, .everything", move || frame.drop_it());
    motion::follow(frame);
    tale::follow(frame);
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
    let drawer = frame.drawer;
    let tabs: Vec<_> = TABS.into_iter().map(|(which, _, key)| view! {
        <button role="tab" aria-selected=move || (drawer.get() == which).to_string() on:click=move |_| drawer.set(which)>
            {move || frame.word(key)}
        </button>
    }).collect();
    // What was opened over the map makes way for what is asked.
    Effect::new(move |before: Option<Option<u32>>| {
        let now = frame
            .link
            .seen
            .with(|seen| seen.as_ref().filter(|seen| seen.is_mine()).map(|seen| seen.decision));
        if before.is_some_and(|before| before != now)
            && browser::is_small()
            && drawer.get_untracked() != Drawer::Closed
        {
            drawer.set(Drawer::Closed);
        }
        now
    });
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
    // Whether somebody here chooses how far to ask everyone to go back.
    let asking = RwSignal::new(false);
    let name = move || TABS.iter().find(|(which, ..)| *which == drawer.get()).map_or("", |(_, name, _)| name);
    view! {
        <LessonStrip title=title part=coached/>
        <div class="game" data-title=title.name() data-tab=name data-look=shown data-coach=move || coached.get()
            class:back=move || frame.looked.get().is_some()>
            <Bar title=title asking=asking/>
            <Strip title=title seats=seats/>
            <main class="stage">
                <MapFrame size=size><titles::Map title=title/></MapFrame>
                <titles::Over title=title/>
                {origin}
                <SinceMyTurn/>
                <GoingBack asking=asking/>
                <Notice title=title/>
                <Replay seats=seats/>
            </main>
            <nav class="tabs"><div role="tablist">{tabs}</div></nav>
            <aside class="panel" aria-label=move || frame.word("web-tab-market")><titles::Panel title=title/></aside>
            <aside class="side" aria-label=move || frame.word("web-players")>
                <button class="sq closes" aria-label=move || frame.word("web-close") on:click=move |_| drawer.set(Drawer::Closed)><Icon name="close"/></button>
                <Players title=title seats=seats/><Log/>
            </aside>
            <Hint/>
            <section class="dock" aria-label=move || frame.word("web-tab-hand")><titles::Dock title=title/></section>
            <Kinds/>
            <Choices title=title/>
            <Confirm/>
            <tale::Telling/>
            <Everything/>
            <Curtain/>
            <GameResult title=title/>
        </div>
    }
}

/// L lists what may be done, H asks for a hint, U takes back, Enter confirms, Escape drops what was begun. While one
/// looks back, arrows step and Space plays.
fn keys(frame: Frame) {
    let handle = window_event_listener(&leptos::ev::keydown, move |event| {
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
                frame.drawer.set(Drawer::Closed);
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
