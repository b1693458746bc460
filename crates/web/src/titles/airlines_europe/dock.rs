//! The hand: shares are chosen here to be played, picked or discarded; and what needs no card at all.

use super::card::Card;
use super::fleet::Fleet;
use super::market::Market;
use super::{Sees, any};
use crate::frame::Frame;
use ::airlines_europe::numbers::{BANK_PAYS, DIVIDEND, Exchange};
use ::airlines_europe::{Action, Airline, From, Phase, Shares, View};
use game::Note;
use leptos::prelude::*;

/// The shares that an action lays down from hand.
fn laid(action: Action) -> Option<Shares> {
    let mut shares = Shares::default();
    match action {
        Action::Play { airline, count } => shares[airline] = count,
        Action::PlayPair { first, second } | Action::Pick { first, second } => {
            (shares[first], shares[second]) = (1, 1);
        }
        _ => return None,
    }
    Some(shares)
}

/// Whether an action lays down these shares, and perhaps more.
fn holds(action: Action, chosen: &Shares) -> bool {
    laid(action).is_some_and(|laid| chosen.iter().all(|(airline, count)| count <= laid[airline]))
}

/// The shares chosen after a click on an airline: one more of it, if some action still wants that; else it alone;
/// else none of it.
fn after(view: &View, chosen: Shares, airline: Airline) -> Option<Shares> {
    let mut more = chosen;
    more[airline] += 1;
    let mut alone = Shares::default();
    alone[airline] = 1;
    let wanted = |shares: &Shares| view.legal.iter().any(|&action| holds(action, shares));
    if wanted(&more) {
        return Some(more);
    }
    let mut less = chosen;
    less[airline] = 0;
    match (chosen[airline] > 0, wanted(&alone)) {
        (true, _) => Some(less),
        (false, true) => Some(alone),
        _ => None,
    }
}

/// The hand and the market.
#[component]
pub(crate) fn Dock() -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let fleet = Fleet::new(view.0.get_untracked().board);
    let chosen = RwSignal::new(Shares::default());
    // What was chosen stays while others choose at the same time, as long as it still leads somewhere.
    Effect::new(move |_| {
        let view = view.get();
        let picks = matches!(view.phase, Phase::Picks(_));
        let shares = chosen.get_untracked();
        let stays = picks && view.legal.iter().any(|&action| holds(action, &shares));
        if shares.total() > 0 && !stays {
            chosen.set(Shares::default());
        }
    });
    let hand = Memo::new(move |_| {
        let view = view.get();
        let seat = view.eye.seat()?;
        view.hands[seat].map(|hand| hand.iter().filter(|(_, count)| *count > 0).collect::<Vec<_>>())
    });
    let total = move || hand.get().map_or(0, |hand| hand.iter().map(|(_, count)| u32::from(*count)).sum());
    let money = move || {
        let view = view.get();
        let money = view.eye.seat().map(|seat| view.money[seat])?;
        Some(view! { <b class="cash">{frame.say(&Note::new("web-ae-million").number("money", money))}</b> })
    };
    let click = move |airline: Airline| {
        let view = view.0.get_untracked();
        let discard = Action::Discard { from: From::Hand, airline };
        if view.legal.contains(&discard) {
            return frame.offer(any(discard));
        }
        match after(&view, chosen.get_untracked(), airline) {
            Some(shares) => {
                frame.drop_it();
                chosen.set(shares);
            }
            None => frame.explain(any(Action::Play { airline, count: 1 })),
        }
    };
    let can = move |airline: Airline| {
        let view = view.get();
        view.legal.contains(&Action::Discard { from: From::Hand, airline })
            || after(&view, Shares::default(), airline).is_some()
    };
    let stacks = move || {
        hand.get().map(|hand| hand.into_iter().map(|(airline, count)| {
        let taken = move || chosen.get()[airline];
        let label = move || {
            let note = Note::new("web-ae-stack").name("airline", fleet.name(airline));
            frame.say(&note.number("count", count).number("chosen", taken()))
        };
        let fan = usize::from(count.min(4)) - 1;
        let backs: Vec<_> = (0..fan).map(|nth| view! {
            <span class="under" style=format!("left:{}px;background:{}", nth * 11, fleet.livery(airline).fill)></span>
        }).collect();
        view! {
            <button class="stack" class:can=move || can(airline) class:taken=move || taken() != 0 title=fleet.name(airline)
                aria-pressed=move || (taken() != 0).to_string() style=format!("width:{}px", 66 + fan * 11) on:click=move |_| click(airline)>
                {backs}
                <span class="over" style=format!("left:{}px", fan * 11)><Card fleet=fleet airline=airline/></span>
                {(count > 1).then(|| view! { <b class="cnt" aria-hidden="true">"×"{count}</b> })}
                {move || (taken() > 0).then(|| view! { <b class="sel" aria-hidden="true">{taken()}</b> })}
                <span class="sr">{label}</span>
            </button>
        }
    }).collect::<Vec<_>>())
    };
    view! {
        <div class="hand">
            <header>
                <h2>{move || frame.word("web-ae-hand")}</h2>
                <span>{move || frame.say(&Note::new("web-ae-shares").number("count", total()))}</span>
                {money}
            </header>
            <div class="cards">{stacks}<Portfolio fleet=fleet/></div>
            <Acts chosen=chosen/>
        </div>
        <Market/>
    }
}

/// Shares of the own portfolio, while they may be discarded (AE-30).
#[component]
fn Portfolio(fleet: Fleet) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    move || {
        let legal = view.get().legal.clone();
        let discards = legal
            .into_iter()
            .filter(|action| matches!(action, Action::Discard { from: From::Portfolio, .. }));
        let chips: Vec<_> = discards.filter_map(|action| {
            let Action::Discard { airline, .. } = action else { return None };
            Some(view! {
                <button class="chip can" title=frame.describe(any(action)) on:click=move |_| frame.offer(any(action))>{fleet.tag(airline)}<span class="sr">{frame.describe(any(action))}</span></button>
            })
        }).collect();
        (!chips.is_empty())
            .then(|| view! { <div class="kept"><span>{frame.word("web-ae-portfolio")}</span>{chips}</div> })
    }
}

/// What may be done with the chosen shares, or without any.
#[component]
fn Acts(chosen: RwSignal<Shares>) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let buttons = move || {
        let view = view.get();
        let mine = view.eye.seat().is_some() && !view.legal.is_empty();
        if !mine {
            return None;
        }
        let shares = chosen.get();
        let picks = matches!(view.phase, Phase::Picks(_));
        let lays = view.legal.iter().any(|&action| laid(action).is_some());
        let fits =
            view.legal.iter().copied().find(|&action| shares.total() > 0 && laid(action) == Some(shares));
        let count = shares.total();
        let text = match (picks, fits) {
            (true, _) => frame.word("web-ae-pick"),
            (_, Some(_)) => frame.say(
                &Note::new("web-ae-play").number("count", count).number("money", u32::from(DIVIDEND) * count),
            ),
            _ => frame.word("web-ae-choose"),
        };
        let play = lays.then(|| view! {
            <button class="act" class:can=fits.is_some() class:chosen=move || fits.is_some_and(|action| frame.marked() == Some(any(action))) disabled=fits.is_none() on:click=move |_| if let Some(action) = fits { frame.perform(any(action)) }>{text}</button>
        });
        let others: Vec<_> = view.legal.iter().copied().filter_map(|action| {
            let text = match action {
                Action::Exchange { discards } => {
                    let takes = Exchange::of(discards).map_or(0, |exchange| exchange.takes);
                    let note = Note::new("web-ae-exchange").number("discards", discards);
                    frame.say(&note.number("takes", takes))
                }
                Action::Bank => frame.say(&Note::new("web-ae-take-money").number("money", BANK_PAYS)),
                Action::Pass => frame.word("web-ae-pass"),
                _ => return None,
            };
            let said = frame.describe(any(action));
            // The question of the turn names it, and so does a button of its own on a small screen.
            let worded = action != Action::Pass;
            Some(view! {
                <button class="act can" class:worded=worded class:chosen=move || frame.marked() == Some(any(action)) title=said
                    on:click=move |_| frame.offer(any(action))>{text}</button>
            })
        }).collect();
        Some(view! { {play}{others} })
    };
    view! { <div class="actions">{buttons}</div> }
}
