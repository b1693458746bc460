//! The shape of a seat: nobody is told by colour alone.

use game::Seat;
use leptos::prelude::*;

/// Circle, square, triangle, diamond, star, hexagon, on a sheet of 16 by 16.
pub(crate) const SHAPES: [&str; 6] = [
    "M8 1.4a6.6 6.6 0 1 1 0 13.2 6.6 6.6 0 0 1 0-13.2Z",
    "M3.6 2h8.8A1.6 1.6 0 0 1 14 3.6v8.8a1.6 1.6 0 0 1-1.6 1.6H3.6A1.6 1.6 0 0 1 2 12.4V3.6A1.6 1.6 0 0 1 3.6 2Z",
    "M8 1.4 15 14H1Z",
    "M8 .8 15.2 8 8 15.2.8 8Z",
    "M8 .6 10.2 5.6 15.6 6.2 11.6 9.8 12.7 15.2 8 12.4 3.3 15.2 4.4 9.8.4 6.2 5.8 5.6Z",
    "M8 .9 14.2 4.5V11.5L8 15.1 1.8 11.5V4.5Z",
];

/// The shape of a seat in its colour.
#[component]
pub(crate) fn Shape(seat: Seat, #[prop(default = 16)] size: u32) -> impl IntoView {
    let fill = format!("fill:var(--p{})", seat.index() + 1);
    view! {
        <svg class="seat" width=size height=size viewBox="0 0 16 16" style=fill aria-hidden="true">
            <path d=SHAPES[seat.index()]/>
        </svg>
    }
}
