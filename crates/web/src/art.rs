//! The posters of the three games: our own drawings, put into the page once and shown wherever they are named.

use catalog::Title;
use leptos::prelude::*;

const POSTERS: &str = include_str!("../art/posters.svg");

/// The posters themselves, hidden; [`Poster`] shows them.
#[component]
pub(crate) fn Posters() -> impl IntoView {
    view! { <div class="sprites" inner_html=POSTERS></div> }
}

/// Which part of a poster is shown.
#[derive(Clone, Copy)]
pub(crate) enum Crop {
    /// All of it.
    Tall,
    /// The middle of the picture, for a phone.
    Wide,
    /// The main thing, small.
    Thumb,
}

/// A poster, or a part of it.
#[component]
pub(crate) fn Poster(title: Title, crop: Crop) -> impl IntoView {
    let (class, part) = match (crop, title) {
        (Crop::Tall, _) => ("tall", "0 0 660 1270"),
        (Crop::Wide, Title::AirlinesEurope) => ("wide", "60 60 540 560"),
        (Crop::Wide, Title::TicketToRideGermany) => ("wide", "90 210 500 520"),
        (Crop::Wide, Title::JetSet) => ("wide", "60 480 600 590"),
        (Crop::Thumb, Title::AirlinesEurope) => ("thumb", "150 230 400 400"),
        (Crop::Thumb, Title::TicketToRideGermany) => ("thumb", "200 330 400 400"),
        (Crop::Thumb, Title::JetSet) => ("thumb", "300 20 360 360"),
    };
    let href = format!("#poster-{}", title.name());
    view! {
        <svg class=class viewBox=part preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <use href=href width="660" height="1270"/>
        </svg>
    }
}
