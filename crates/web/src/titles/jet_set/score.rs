//! Where the points came from: flights by worth, the Final Flight and the planes on it.

use super::PLANE;
use crate::frame::Frame;
use crate::link::Seen;
use crate::screen::{Cell, Source};
use ::jet_set::numbers::{FINAL_PLANE_POINTS, WORTHS};
use ::jet_set::{Scoring, View};
use game::{Note, Seat};

/// Where the points came from.
pub(crate) fn score(view: &View, _: &Seen, frame: Frame) -> Vec<Source> {
    let mut sources: Vec<Source> = WORTHS
        .iter()
        .map(|&worth| {
            let cell = |seat: Seat| {
                let count =
                    view.flights(seat).filter(|&flight| view.board.flight_card(flight).worth == worth);
                let names: Vec<String> = count
                    .map(|flight| {
                        let [a, b] = view.board.flight_card(flight).cities;
                        let (a, b) = (view.board.city(a).to_string(), view.board.city(b).to_string());
                        frame.say(&Note::new("route").place("a", a).place("b", b))
                    })
                    .collect();
                let points = names.len() as i32 * i32::from(worth);
                let formula = if points == 0 { String::new() } else { format!("{} × {worth}", names.len()) };
                Cell { formula, names: names.join(", "), points }
            };
            let label = frame.say(&Note::new("web-js-flights-of").number("points", worth));
            let mark = format!("<i class=\"worth w{worth}\">{worth}</i>");
            Source { label, mark, cells: Seat::all(view.seats()).map(cell).collect() }
        })
        .collect();
    let last = |seat: Seat| {
        let mut cell = Cell::default();
        for line in view.score(seat) {
            match line.what {
                Scoring::Flights { .. } => continue,
                Scoring::Final { flight } => {
                    let cities = view.board.final_card(flight).cities;
                    cell.formula = line.points.to_string();
                    cell.names = cities.map(|city| frame.place(view.board.city(city))).join("–");
                }
                Scoring::Planes { count } => {
                    cell.formula = format!("{} + {count} × {FINAL_PLANE_POINTS}", cell.formula);
                }
            }
            cell.points += i32::from(line.points);
        }
        cell
    };
    let cells = Seat::all(view.seats()).map(last).collect();
    let mark = format!(
        "<svg class=\"worth\" viewBox=\"-24 -24 48 48\" aria-hidden=\"true\"><path d=\"{PLANE}\" transform=\"rotate(-45)\"/></svg>"
    );
    sources.push(Source { label: frame.word("web-js-final"), mark, cells });
    sources
}
