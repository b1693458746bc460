//! The board of a game: the one that comes with it, or one from a file, looked at and drawn before it is played on.

use super::new::read_file;
use crate::language::Speech;
use crate::settings::{Settings, Theme};
use crate::titles;
use catalog::{AnyBoard, Title};
use leptos::prelude::*;
use network::BoardFault;

/// The choice of a board.
#[component]
pub(super) fn ChooseBoard(title: Title, board: RwSignal<AnyBoard>) -> impl IntoView {
    let (speech, settings) = (expect_context::<Speech>(), expect_context::<Settings>());
    let faults = RwSignal::new(Vec::<BoardFault>::new());
    let load = move |event: leptos::ev::Event| {
        read_file(&event, move |text| match title.load_board(&text) {
            Ok(loaded) => {
                board.set(loaded);
                faults.set(Vec::new());
            }
            Err(found) => faults.set(found),
        });
    };
    let own = Memo::new(move |_| !board.with(|board| board.is_built_in()));
    let known = RwSignal::new(false);
    Effect::new(move |_| {
        if own.get() {
            leptos::task::spawn_local(async move {
                known.try_set(titles::learn(title).await);
            });
        }
    });
    let drawn = move || {
        (own.get() && known.get()).then(|| {
            let theme = if settings.theme.get() == Theme::Night {
                picture::Theme::Night
            } else {
                picture::Theme::Day
            };
            let _followed = speech.language();
            let svg = titles::poster(board.get(), &speech, theme);
            view! { <div class="drawn" inner_html=svg></div> }
        })
    };
    let built_in = if title.board().origin() == "printed" { "web-board-printed" } else { "web-board-ours" };
    // Where a title has several boards, each is a button with its name.
    let others = move || {
        let all = title.boards();
        let several = all.len() > 1;
        let named = move |one: AnyBoard| {
            let pressed = move || if board.with(|board| *board == one) { "true" } else { "false" };
            let name = move || speech.word(&format!("board-{}", one.id()));
            view! { <button type="button" class="quiet" aria-pressed=pressed on:click=move |_| board.set(one)>{name}</button> }
        };
        several.then(|| view! { <p class="board-list">{all.into_iter().map(named).collect::<Vec<_>>()}</p> })
    };
    let line = move |fault: &BoardFault| view! { <li><code>{fault.path.clone()}</code>" "{speech.note(&fault.what)}</li> };
    let remarks = move || own.get().then(|| board.get().remarks().iter().map(line).collect::<Vec<_>>());
    view! {
        <fieldset class="boards">
            <legend>{move || speech.word("web-board")}</legend>
            <p class="board-name">{move || if own.get() { board.with(|board| AnyBoard::id(*board)).to_string() } else { speech.word(built_in) }}
                {move || own.get().then(|| view! {
                    <button type="button" class="quiet" on:click=move |_| board.set(title.board())>{speech.word("web-board-own")}</button>
                })}</p>
            {others()}
            {drawn}
            <ul class="remarks">{remarks}</ul>
            <label class="file">{move || speech.word("web-load-board")}<input type="file" accept=".json,application/json" on:change=load/></label>
            <div role="alert">
                {move || (!faults.with(Vec::is_empty)).then(|| view! { <p class="faults">{speech.word("web-board-faults")}</p> })}
                <ul class="faults">{move || faults.get().iter().map(line).collect::<Vec<_>>()}</ul>
            </div>
        </fieldset>
    }
}
