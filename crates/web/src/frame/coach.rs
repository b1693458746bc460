//! The first game of a title is a lesson: a few marks say what glows and why. Each comes when it is needed, goes with
//! a click or a move, and all of them can be skipped.

use super::{Frame, Icon};
use crate::browser;
use airlines_europe::Action as Ae;
use catalog::{AnyAction, Title};
use game::Note;
use jet_set::Action as Js;
use leptos::prelude::*;
use ticket_to_ride_germany::Action as Tg;

/// What is kept about lessons, by the name of the title.
const LEARNED: &str = "skyrail.learned.";

/// One mark: which part of the screen it points at, what it says, and when it comes.
struct Mark {
    part: &'static str,
    key: &'static str,
    when: fn(AnyAction) -> bool,
}

const ANY: fn(AnyAction) -> bool = |_| true;

const AIRLINES_EUROPE: &[Mark] = &[
    Mark { part: "ask", key: "web-learn-ae-goal", when: ANY },
    Mark {
        part: "dock",
        key: "web-learn-ae-pick",
        when: |it| matches!(it, AnyAction::AirlinesEurope(Ae::Pick { .. })),
    },
    Mark {
        part: "map",
        key: "web-learn-ae-buy",
        when: |it| matches!(it, AnyAction::AirlinesEurope(Ae::Buy { .. })),
    },
    Mark {
        part: "dock",
        key: "web-learn-ae-take",
        when: |it| matches!(it, AnyAction::AirlinesEurope(Ae::Take { .. } | Ae::Draw)),
    },
    Mark {
        part: "dock",
        key: "web-learn-ae-play",
        when: |it| matches!(it, AnyAction::AirlinesEurope(Ae::Play { .. } | Ae::PlayPair { .. })),
    },
    Mark {
        part: "panel",
        key: "web-learn-ae-track",
        when: |it| matches!(it, AnyAction::AirlinesEurope(Ae::Buy { .. })),
    },
    Mark {
        part: "ask",
        key: "web-learn-help",
        when: |it| matches!(it, AnyAction::AirlinesEurope(Ae::Buy { .. } | Ae::Bank)),
    },
];

const TICKET_TO_RIDE_GERMANY: &[Mark] = &[
    Mark { part: "ask", key: "web-learn-tg-goal", when: ANY },
    Mark {
        part: "dock",
        key: "web-learn-tg-keep",
        when: |it| matches!(it, AnyAction::TicketToRideGermany(Tg::Keep { .. })),
    },
    Mark {
        part: "panel",
        key: "web-learn-tg-draw",
        when: |it| matches!(it, AnyAction::TicketToRideGermany(Tg::Draw | Tg::Take { .. })),
    },
    Mark {
        part: "map",
        key: "web-learn-tg-claim",
        when: |it| matches!(it, AnyAction::TicketToRideGermany(Tg::Claim { .. })),
    },
    Mark {
        part: "dock",
        key: "web-learn-tg-passenger",
        when: |it| matches!(it, AnyAction::TicketToRideGermany(Tg::Passenger { .. })),
    },
    Mark {
        part: "ask",
        key: "web-learn-help",
        when: |it| matches!(it, AnyAction::TicketToRideGermany(Tg::Claim { .. } | Tg::Draw)),
    },
];

const JET_SET: &[Mark] = &[
    Mark { part: "ask", key: "web-learn-js-goal", when: ANY },
    Mark {
        part: "panel",
        key: "web-learn-js-flights",
        when: |it| matches!(it, AnyAction::JetSet(Js::Buy { .. })),
    },
    Mark { part: "map", key: "web-learn-js-buy", when: |it| matches!(it, AnyAction::JetSet(Js::Buy { .. })) },
    Mark {
        part: "panel",
        key: "web-learn-js-claim",
        when: |it| matches!(it, AnyAction::JetSet(Js::Claim { .. })),
    },
    Mark { part: "dock", key: "web-learn-js-income", when: |it| matches!(it, AnyAction::JetSet(Js::Income)) },
    Mark { part: "ask", key: "web-learn-help", when: |it| matches!(it, AnyAction::JetSet(Js::Buy { .. })) },
];

fn marks(title: Title) -> &'static [Mark] {
    match title {
        Title::AirlinesEurope => AIRLINES_EUROPE,
        Title::TicketToRideGermany => TICKET_TO_RIDE_GERMANY,
        Title::JetSet => JET_SET,
    }
}

/// Whether the lesson of a title was taken or skipped.
pub(crate) fn is_learned(title: Title) -> bool {
    browser::kept(&format!("{LEARNED}{}", title.name())).is_some()
}

/// Lets the lesson of a title come again.
pub(crate) fn learn(title: Title) {
    browser::forget(&format!("{LEARNED}{}", title.name()));
}

/// The marks of a title, one after the other; `part` tells the screen where each points.
#[component]
pub(super) fn Coach(title: Title, part: RwSignal<&'static str>) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let alone = frame.link.table.get_untracked().is_none();
    if !alone || is_learned(title) {
        return ().into_any();
    }
    let marks = marks(title);
    let done = RwSignal::new(vec![false; marks.len()]);
    // The mark of the moment: the first that was not seen and fits what may be done.
    let now = Memo::new(move |_| {
        let seen = frame.link.seen.get().filter(|seen| seen.is_mine())?;
        let legal = seen.view.legal();
        let fits = |index: &usize| {
            done.with(|done| !done[*index]) && legal.iter().any(|action| (marks[*index].when)(*action))
        };
        (0..marks.len()).find(fits)
    });
    let hidden = move || frame.looked.get().is_some() || frame.link.curtain.get().is_some();
    Effect::new(move |_| part.set(now.get().filter(|_| !hidden()).map_or("", |index| marks[index].part)));
    let finish = move || {
        browser::keep(&format!("{LEARNED}{}", title.name()), "1");
        done.update(|done| done.fill(true));
    };
    let next = move || {
        if let Some(index) = now.get_untracked() {
            done.update(|done| done[index] = true);
        }
        if done.with_untracked(|done| done.iter().all(|done| *done)) {
            finish();
        }
    };
    // Whoever moves has understood.
    Effect::new(move |before: Option<u32>| {
        let decision = frame.link.seen.with(|seen| seen.as_ref().map_or(0, |seen| seen.decision));
        if before.is_some_and(|before| decision > before) {
            next();
        }
        decision
    });
    let place = move |index: usize| {
        frame.say(
            &Note::new("web-learn-place")
                .number("number", index as i64 + 1)
                .number("all", marks.len() as i64),
        )
    };
    let shown = move || {
        now.get().filter(|_| !hidden()).map(|index| view! {
            <aside class="coach" role="status">
                <p><small>{place(index)}</small>{frame.word(marks[index].key)}</p>
                <footer>
                    <button class="next" on:click=move |_| next()><Icon name="check" size=16/>{frame.word("web-learn-next")}</button>
                    <button class="skip" on:click=move |_| finish()>{frame.word("web-learn-skip")}</button>
                </footer>
            </aside>
        })
    };
    view! { {shown} }.into_any()
}
