//! What is open about one player: money, cards, portfolio; a brass ring where nobody has more.

use super::Sees;
use super::fleet::Fleet;
use crate::frame::Frame;
use ::airlines_europe::Airline;
use game::{Note, Seat};
use leptos::prelude::*;

/// Money, cards and portfolio of a player.
#[component]
pub(crate) fn Player(seat: Seat) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let fleet = Fleet::new(view.0.get_untracked().board);
    let facts = move || {
        let view = view.get();
        let hand = Note::new("web-ae-in-hand").number("hand", view.hand_sizes[seat]);
        let bans = view
            .options
            .flight_ban
            .then(|| frame.say(&Note::new("web-ae-bans").number("bans", view.bans[seat])));
        let points = view.points[seat].map(|points| {
            let unit = frame.say(&Note::new("web-points-unit").number("points", points));
            view! { <span class="pts"><b>{points}</b>" "{unit}</span> }
        });
        view! {
            <p class="open">
                <span>{frame.say(&hand.number("abacus", view.hand_abacus[seat]))}</span>
                {bans.map(|bans| view! { <span>{bans}</span> })}
                {points}
                <b class="mon">{frame.say(&Note::new("web-ae-m").number("money", view.money[seat]))}</b>
            </p>
        }
    };
    let chips = move || {
        let view = view.get();
        let held = view.portfolios[seat];
        let held: Vec<(Airline, u8)> = held.iter().filter(|(_, count)| *count > 0).collect();
        held.into_iter().map(|(airline, count)| {
            let leaders = view.leaders(airline);
            let leads = leaders.has(seat) && leaders.len() == 1;
            let label = Note::new("ae-shares").number("count", count).with("airline", game::Arg::Name(fleet.name(airline).into()));
            let label = frame.say(&label);
            view! { <li class="chip" class:lead=leads title=label.clone() aria-label=label>{fleet.tag(airline)}<b>{count}</b></li> }
        }).collect::<Vec<_>>()
    };
    view! { {facts}<ul class="chips">{chips}</ul> }
}
