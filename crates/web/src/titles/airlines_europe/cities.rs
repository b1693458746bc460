//! The cities: dots, homes with the codes of their airlines, names, and pennants of bonus targets.

use super::Sees;
use super::fleet::Fleet;
use crate::frame::Frame;
use crate::titles::PALETTE;
use ::airlines_europe::{Airline, Board};
use leptos::prelude::*;
use picture::geometry::Rect;
use picture::titles::airlines_europe as drawing;
use picture::titles::airlines_europe::marks;
use picture::{PlacedName, Scene, Svg};

/// All cities.
#[component]
pub(super) fn Cities(
    board: &'static Board,
    fleet: Fleet,
    scene: Scene,
    names: Vec<PlacedName>,
) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let (size, first) = (scene.size, view.0.get_untracked());
    let cities: Vec<_> = scene.spots.into_iter().zip(names).enumerate().map(|(city, (spot, name))| {
        let homes: Vec<usize> = drawing::homes(board, city).collect();
        let mut discs = Svg::default();
        let far = drawing::ring(homes.len());
        for (direction, &home) in drawing::around(homes.len()).iter().zip(&homes) {
            let airline = Airline(home as u8);
            let (x, y) = (spot.at.x + far * direction.x, spot.at.y + far * direction.y);
            marks::home(&mut discs, fleet.color(airline), fleet.livery(airline), &PALETTE, x, y, &fleet.code(airline));
        }
        let flags: Vec<_> = drawing::targets(board, city).zip(name.flags.clone()).map(|((company, bonus), flag)| {
            view! { <Pennant fleet=fleet airline=Airline(company as u8) bonus=bonus flag=flag view=view/> }
        }).collect();
        let id = board.cities[city].id.clone();
        let lit = move || frame.lit.with(|lit| lit.has_place(&id));
        let home = !homes.is_empty();
        let away = home && homes.iter().all(|&home| first.flying >> home & 1 == 0);
        view! {
            <g class="ae-city" class:lit=lit class:home=home>
                <circle class="dot" cx=spot.at.x cy=spot.at.y r=if home { spot.radius - 0.8 } else { drawing::DOT }/>
                {(!home).then(|| view! { <circle class="pip" cx=spot.at.x cy=spot.at.y r="2"/> })}
                <g class="homes" class:out=away inner_html=discs.finish()></g>
                <text class="name" x=name.at.x y=name.at.y font-size=size>{spot.name}</text>
                {flags}
            </g>
        }
    }).collect();
    view! { <g class="ae-cities">{cities}</g> }
}

/// The pennant of a bonus, with a tick once it was had (AE-26).
#[component]
fn Pennant(fleet: Fleet, airline: Airline, bonus: u8, flag: Rect, view: Sees) -> impl IntoView {
    let flies = view.0.get_untracked().flying >> airline.0 & 1 == 1;
    let mut svg = Svg::default();
    marks::pennant(
        &mut svg,
        fleet.livery(airline),
        &PALETTE,
        flag.left,
        flag.top,
        &fleet.code(airline),
        bonus,
    );
    let done = Memo::new(move |_| view.get().rewarded >> airline.0 & 1 == 1);
    let tick = format!("translate({:.1} {:.1})", flag.right - 3.0, flag.top + 1.0);
    // An airline that is not in play (AE-4) has its pennant pale.
    view! {
        <g class="pennant" class:out=!flies>
            <g inner_html=svg.finish()></g>
            {move || done.get().then(|| view! {
                <g class="tick" transform=tick.clone()><circle r="6.5"/><path d="M-3 0-.8 2.4 3.2-2.4"/></g>
            })}
        </g>
    }
}
