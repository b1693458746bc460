//! Cities, end points of countries, names, and the passengers that wait.

use super::map::{Drawn, scene};
use super::{Sees, art, wrap};
use crate::frame::Frame;
use ::ticket_to_ride_germany::{Action, Passenger, PlaceId};
use game::Note;
use leptos::prelude::*;
use picture::{Layout, PlacedName};
use std::sync::Arc;

/// How wide and high a passenger is, with the air to the next; the layout leaves so much room.
const PERSON: (f64, f64) = (11.8, 17.0);
/// More passengers than this stand in a second row.
const ROW: usize = 6;

/// All places.
#[component]
pub(super) fn Places(drawn: Arc<Drawn>) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let board = drawn.board;
    let cities = board.cities.len();
    let dots: Vec<_> = drawn
        .spots
        .iter()
        .enumerate()
        .map(|(index, at)| {
            if index >= cities {
                let d = format!("M{:.1} {:.1}l6.6 6.6-6.6 6.6-6.6-6.6z", at.x, at.y - 6.6);
                return view! { <path class="endp" d=d/> }.into_any();
            }
            let end = is_end(frame, board.cities[index].id.clone());
            view! {
                <g class="city" class:end=end>
                    <circle class="halo" cx=at.x cy=at.y r="19"/>
                    <circle class="ring" cx=at.x cy=at.y r="8.2"/>
                    <circle class="dot" cx=at.x cy=at.y r="3.6"/>
                </g>
            }
            .into_any()
        })
        .collect();
    // The spots of a scene are the cities, the end points, the countries.
    let skip = board.end_points.len();
    let names = Memo::new(move |_| {
        let speech = frame.speech;
        speech.language();
        let scene = scene(&drawn, &speech);
        let layout = Layout::of(&scene);
        let texts = scene.spots.into_iter().map(|spot| spot.name);
        let names = texts.zip(layout.names).enumerate();
        names
            .filter(|(index, _)| !(cities..cities + skip).contains(index))
            .map(|(_, name)| name)
            .collect::<Vec<_>>()
    });
    let places: Vec<_> = (0..board.places())
        .map(|place| {
            let name = Memo::new(move |_| names.with(|names| names.get(place).cloned()));
            let country = place >= cities;
            view! { <Named place=PlaceId(place as u8) name=name country=country/> }
        })
        .collect();
    view! {
        <g class="dots">{dots}</g>
        <g class="names">{places}</g>
    }
}

/// Whether a place is lit: an end of a ticket, or of a single route.
fn is_end(frame: Frame, id: String) -> impl Fn() -> bool + Clone {
    move || {
        frame
            .lit
            .with(|lit| if lit.places.is_empty() { lit.has_place(&id) } else { lit.places.contains(&id) })
    }
}

#[component]
fn Named(place: PlaceId, name: Memo<Option<(String, PlacedName)>>, country: bool) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let end = is_end(frame, view.0.get_untracked().board.place_id(place).to_string());
    let crowd = Memo::new(move |_| {
        let view = view.get();
        let crowd = view.crowd(place);
        let each = |color: Passenger| std::iter::repeat_n(color, crowd.count(color).into());
        Passenger::all().flat_map(each).collect::<Vec<_>>()
    });
    let asked = Memo::new(move |_| {
        let asks =
            |action: &Action| matches!(action, Action::Passenger { place: other, .. } if *other == place);
        view.get().legal.iter().any(asks)
    });
    let label = move || {
        name.get().map(|(text, placed)| {
            let ink = placed.ink.grown(3.0);
            view! {
                <rect class="plate" x=ink.left y=ink.top width=ink.width() height=ink.height() rx="3"/>
                <text x=placed.at.x y=placed.at.y textLength=placed.width>{text}</text>
            }
        })
    };
    let people = move || {
        let (_, placed) = name.get()?;
        let corner = *placed.flags.first()?;
        let asked = asked.get();
        let people = crowd.get().into_iter().enumerate().map(move |(number, color)| {
            let x = corner.left + PERSON.0 * ((number % ROW) as f64 + 0.5) - 0.3;
            let y = corner.top + PERSON.1 * ((number / ROW) as f64 + 0.5);
            let figure = art::figure(color.id());
            let spot = format!("translate({x:.1} {y:.1}) scale(.63)");
            let class = format!("pawn t-{}", color.id());
            if !asked {
                return view! { <g class=class transform=spot inner_html=figure></g> }.into_any();
            }
            let action = wrap(Action::Passenger { place, color: Some(color) });
            view! {
                <g tabindex="0" role="button" class="take can" data-spot=format!("{x:.1} {y:.1}")
                    aria-label=move || frame.describe(action) on:click=move |_| frame.offer(action)>
                    <circle cx=x cy=y r="12"/>
                    <g class=class transform=spot inner_html=figure></g>
                </g>
            }
            .into_any()
        });
        Some(people.collect::<Vec<_>>())
    };
    // What waits here, for whoever does not see it.
    let told = move || {
        let count = crowd.with(Vec::len) as i64;
        let id = view.0.get_untracked().board.place_id(place).to_string();
        frame.say(&Note::new("web-tg-waiting").place("place", id).number("count", count))
    };
    view! {
        <g class="name" class:country=country class:end=end class:asked=move || asked.get()>
            <title>{told}</title>
            {label}
            <g class="people">{people}</g>
        </g>
    }
}
