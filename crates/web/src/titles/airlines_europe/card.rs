//! A share as a card: tail fin with pattern, code, name.

use super::fleet::{BIG_FIN, Fleet};
use ::airlines_europe::Airline;
use leptos::prelude::*;

/// A card, 66 by 92.
#[component]
pub(super) fn Card(fleet: Fleet, airline: Airline) -> impl IntoView {
    let (livery, pattern) = (fleet.livery(airline), format!("#sky-pat-{}", fleet.color(airline)));
    view! {
        <svg class="card" width="66" height="92" viewBox="0 0 72 100" aria-hidden="true">
            <rect class="cbg" x=".5" y=".5" width="71" height="99" rx="8.5"/>
            <path class="csky" d="M4.5 12Q4.5 4.5 12 4.5H60Q67.5 4.5 67.5 12V71H4.5Z"/>
            <path d=BIG_FIN style=format!("fill:{}", livery.fill)/>
            <g clip-path="url(#ae-fin)"><use href=pattern transform="translate(13 18) scale(1.35)" opacity=".55"/></g>
            <path class="cfin" d=BIG_FIN/>
            <path class="crule" d="M4.5 71H67.5"/>
            <text class="ccode" x="9" y="22.5">{fleet.code(airline)}</text>
            <text class="cname" x="36" y="87" style=format!("font-size:{:.1}px", fleet.short_size(airline))>{fleet.short(airline)}</text>
            <rect class="cframe" x="4.5" y="4.5" width="63" height="91" rx="5.5" style=format!("stroke:{}", livery.fill)/>
        </svg>
    }
}

/// The back of a card, with how many lie there.
#[component]
pub(super) fn Back(#[prop(into)] count: Signal<u8>) -> impl IntoView {
    view! {
        <svg class="card" width="66" height="92" viewBox="0 0 72 100" aria-hidden="true">
            <rect class="cbg" x=".5" y=".5" width="71" height="99" rx="8.5"/>
            <rect class="cback" x="4.5" y="4.5" width="63" height="91" rx="5.5"/>
            <path class="cplane" d="M18 68 56 46 47 76 38 66Z"/>
            <text class="ccount" x="36" y="34">{move || count.get()}</text>
        </svg>
    }
}
