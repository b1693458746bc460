//! Vacation cards, Final Flights and the last landing.

use super::PLANE;
use super::rows::VACATION;
use crate::frame::{Frame, Lit, Shape};
use crate::tale::{Beat, Tale, card};
use ::jet_set::numbers::VACATIONS;
use ::jet_set::{Event, FinalFlight, Flight, Link, ScoreLine, Scoring, View};
use game::{Note, Seat};
use leptos::prelude::*;

/// How long the parts stay.
const POSTCARD: u32 = 1600;
const LANDING: u32 = 2600;
const LINK: u32 = 220;

/// What these events of one move tell, if anything.
pub(super) fn tale(view: &View, events: &[Event], frame: Frame) -> Option<Tale> {
    let mut beats = Vec::new();
    let mut name = None;
    for event in events {
        match *event {
            Event::Vacation { number, .. } => {
                let says = Note::new(if number < VACATIONS {
                    "web-js-vacation-early"
                } else {
                    "web-js-vacation-late"
                });
                name.get_or_insert(
                    Note::new("web-js-vacation").number("count", number).number("most", VACATIONS),
                );
                let come: Vec<Flight> = events
                    .iter()
                    .filter_map(
                        |event| if let Event::TurnedUp { flight } = event { Some(*flight) } else { None },
                    )
                    .collect();
                let come = if number < VACATIONS { Vec::new() } else { come };
                let board = view.board;
                beats.push(Beat::new(POSTCARD + 260 * come.len() as u32, says, move || {
                    postcard(frame, board, number, &come)
                }));
            }
            Event::ClaimedFinal { seat, flight, links } => {
                name = Some(Note::new("web-js-final"));
                let board = view.board;
                let routes = network::Bits(links).map(|link| board.ends(Link(link as u8)));
                let places = board.final_card(flight).cities.map(|city| board.city(city).to_string());
                let lit = Lit {
                    places: places.into(),
                    routes: routes.map(|(a, b)| (a.to_string(), b.to_string())).collect(),
                };
                let near = network::Bits(links)
                    .flat_map(|link| <[usize; 2]>::from(board.graph.ends(link)))
                    .collect();
                let rest = LANDING + LINK * links.count_ones();
                let says = Note::new("web-js-final-by").seat(seat);
                beats.push(
                    Beat::new(rest, says, move || landing(frame, board, seat, flight)).on_map(lit, near),
                );
            }
            _ => {}
        }
    }
    let lines: Vec<ScoreLine> = events
        .iter()
        .filter_map(|event| if let Event::Scored(line) = event { Some(*line) } else { None })
        .collect();
    if !lines.is_empty() {
        name = Some(Note::new("web-js-last-landing"));
        last(view.seats(), frame, &lines, &mut beats);
    }
    Some(Tale { name: name?, beats })
}

/// The postcard of a Vacation card, and the flights that came with the last one.
fn postcard(frame: Frame, board: &'static ::jet_set::Board, number: u8, come: &[Flight]) -> AnyView {
    let note = Note::new("web-js-vacation").number("count", number).number("most", VACATIONS);
    let flights: Vec<_> = come.iter().enumerate().map(|(nth, &flight)| {
        let card = board.flight_card(flight);
        let names = card.cities.map(|city| frame.place(board.city(city))).join("–");
        view! { <li style=format!("--n:{nth}")><b class=format!("worth w{}", card.worth)>{card.worth}</b><span>{names}</span></li> }
    }).collect();
    view! {
        <div class="tale-card js-card" class:late=!come.is_empty()>
            <i class="sun" inner_html=VACATION></i><h2>{frame.say(&note)}</h2>
            <ul class="js-come">{flights}</ul>
        </div>
    }
    .into_any()
}

/// A Final Flight that was claimed: its cities, and what it brings.
fn landing(frame: Frame, board: &'static ::jet_set::Board, seat: Seat, flight: FinalFlight) -> AnyView {
    let final_card = board.final_card(flight);
    let cities: Vec<_> = final_card
        .cities
        .map(|city| view! { <li>{frame.place(board.city(city))}</li> })
        .into_iter()
        .collect();
    view! {
        <div class="js-landing">
            <p class="who"><Shape seat=seat size=18/>{frame.name(seat)}</p>
            <ol>{cities}</ol>
        </div>
    }
    .into_any()
}

/// Bars that grow: flights first, then Final Flights with the planes on them.
fn last(seats: usize, frame: Frame, lines: &[ScoreLine], beats: &mut Vec<Beat>) {
    let of = |seat: Seat, late: bool| -> i32 {
        let own = lines
            .iter()
            .filter(move |line| line.seat == seat && late != matches!(line.what, Scoring::Flights { .. }));
        own.map(|line| i32::from(line.points)).sum()
    };
    let flights: Vec<i32> = Seat::all(seats).map(|seat| of(seat, false)).collect();
    let finals: Vec<i32> = Seat::all(seats).map(|seat| of(seat, true)).collect();
    let most = flights.iter().zip(&finals).map(|(a, b)| a + b).max().unwrap_or(1).max(1);
    let mut sums = vec![0; seats];
    let (first, none) = (flights.clone(), vec![0; seats]);
    beats.push(
        Beat::new(LANDING, Note::new("web-js-count-flights"), move || bars(frame, &first, &none, most))
            .gain(&mut sums, flights.clone()),
    );
    let (first, second) = (flights.clone(), finals.clone());
    beats.push(
        Beat::new(LANDING, Note::new("web-js-count-finals"), move || bars(frame, &first, &second, most))
            .gain(&mut sums, finals),
    );
    let best = sums.iter().copied().max().unwrap_or(0);
    let winners = Seat::all(seats).filter(|seat| sums[seat.index()] == best).map(game::Arg::Seat).collect();
    let says = Note::new("web-js-count-most").with("seats", game::Arg::List(winners)).number("points", best);
    let total = says.clone();
    let mut end = Beat::new(0, says, move || {
        card(frame.word("web-js-last-landing"), frame.speech.text().number(best.into()), frame.say(&total))
    });
    end.sums = sums;
    beats.push(end);
}

/// A bar for each seat.
fn bars(frame: Frame, flights: &[i32], finals: &[i32], most: i32) -> AnyView {
    let rows: Vec<_> = flights.iter().zip(finals).enumerate().map(|(nth, (&flown, &landed))| {
        let part = |points: i32| f64::from(points) * 100.0 / f64::from(most);
        let plane = format!("<svg width=\"22\" height=\"20\" viewBox=\"-23 -21 46 42\"><path fill=\"currentColor\" d=\"{PLANE}\"/></svg>");
        view! {
            <li style=format!("--seat:var(--p{})", nth + 1)>
                <span class="who"><Shape seat=Seat::new(nth) size=16/>{frame.name(Seat::new(nth))}</span>
                <span class="bar"><i style=format!("width:{:.1}%", part(flown))>{flown}</i>
                    <i class="late" style=format!("width:{:.1}%", part(landed))>{(landed > 0).then_some(landed)}</i><em inner_html=plane></em></span>
            </li>
        }
    }).collect();
    view! { <ol class="js-bars">{rows}</ol> }.into_any()
}
