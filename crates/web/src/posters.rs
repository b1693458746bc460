//! The posters of the titles: our own drawings, put into the page once and shown wherever they are named.

use crate::language::Speech;
use crate::screen::Poster as Sheet;
use crate::titles::drawn;
use catalog::Title;
use leptos::prelude::*;

/// The whole of a poster.
const WHOLE: &str = "0 0 660 1270";

/// The posters themselves, hidden; [`Poster`] shows them.
#[component]
pub(crate) fn Posters() -> impl IntoView {
    let symbols = Title::ALL.iter().filter_map(|&title| drawn(title)).map(|poster| poster.symbol);
    let all = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" style=\"position:absolute\" \
         aria-hidden=\"true\"><defs>{}</defs></svg>",
        symbols.collect::<String>()
    );
    view! { <div class="sprites" inner_html=all></div> }
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
    let poster = drawn(title);
    let (class, part) = match (crop, poster) {
        (Crop::Tall, _) => ("tall", WHOLE),
        (Crop::Wide, Some(Sheet { wide, .. })) => ("wide", wide),
        (Crop::Wide, None) => ("wide", "60 300 540 560"),
        (Crop::Thumb, Some(Sheet { thumb, .. })) => ("thumb", thumb),
        (Crop::Thumb, None) => ("thumb", "130 380 400 400"),
    };
    let shown = match poster {
        Some(_) => {
            let href = format!("#poster-{}", title.name());
            view! { <use href=href width="660" height="1270"/> }.into_any()
        }
        None => view! { <Unpainted title=title/> }.into_any(),
    };
    view! {
        <svg class=class viewBox=part preserveAspectRatio="xMidYMid slice" aria-hidden="true">{shown}</svg>
    }
}

/// What stands for a poster that nobody has drawn: the title's name over a line between two places.
#[component]
fn Unpainted(title: Title) -> impl IntoView {
    let speech = expect_context::<Speech>();
    view! {
        <rect width="660" height="1270" fill="#0f5c6b"/>
        <path d="M90,860C220,560 420,720 570,400" fill="none" stroke="#f3c877" stroke-width="10" stroke-dasharray="2 26"
            stroke-linecap="round"/>
        <g fill="#fff3d6" stroke="#1d2b36" stroke-width="8"><circle cx="90" cy="860" r="26"/><circle cx="570" cy="400" r="26"/></g>
        <text x="330" y="600" fill="#fff8ec" font-size="64" font-weight="700" text-anchor="middle"
            font-family="var(--font-display)">{move || speech.title(title)}</text>
    }
}
