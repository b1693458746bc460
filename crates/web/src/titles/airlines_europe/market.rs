//! The market and the pile.

use super::card::{Back, Card};
use super::fleet::Fleet;
use super::{Sees, any};
use crate::frame::Frame;
use ::airlines_europe::{Action, Airline};
use game::Note;
use leptos::prelude::*;

/// The market and the pile.
#[component]
pub(super) fn Market() -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let fleet = Fleet::new(view.0.get_untracked().board);
    let can = move |action: Action| view.get().legal.contains(&action);
    let left = Memo::new(move |_| view.get().pile_size);
    let bank = move || {
        let view = view.get();
        frame.say(&Note::new("web-ae-bank").number("bank", view.bank).number("abacus", view.supply))
    };
    let shares = Memo::new(move |_| {
        let market = view.get().market;
        let each = market.iter().flat_map(|(airline, count)| (0..count).map(move |nth| (airline, nth)));
        each.collect::<Vec<(Airline, u8)>>()
    });
    let pile = move || frame.say(&Note::new("ae-do-draw").number("cards", left.get()));
    let pick =
        move |action: Action| if can(action) { frame.offer(any(action)) } else { frame.explain(any(action)) };
    view! {
        <section class="market">
            <header><h2>{move || frame.word("web-tab-market")}</h2><span>{bank}</span></header>
            <div class="cards">
                <button class="share" class:can=move || can(Action::Draw) class:chosen=move || frame.marked() == Some(any(Action::Draw))
                    title=pile on:click=move |_| pick(Action::Draw)><Back count=left/><span class="sr">{pile}</span></button>
                <For each=move || shares.get() key=|share| *share let((airline, _))>
                    {
                        let action = Action::Take { airline };
                        let label = move || frame.describe(any(action));
                        view! {
                            <button class="share" class:can=move || can(action) class:chosen=move || frame.marked() == Some(any(action))
                                title=fleet.name(airline) on:click=move |_| pick(action)><Card fleet=fleet airline=airline/><span class="sr">{label}</span></button>
                        }
                    }
                </For>
            </div>
        </section>
    }
}
