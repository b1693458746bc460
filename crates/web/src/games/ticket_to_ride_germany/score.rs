//! Where the points came from: routes, each ticket, passengers by colour, the Globetrotter.

use crate::frame::Frame;
use crate::games::{Cell, Source};
use crate::link::Seen;
use ::ticket_to_ride_germany::{Event, View};
use catalog::AnyEvent;
use game::{Note, Seat};

/// Where the points came from.
pub(crate) fn score(view: &View, seen: &Seen, frame: Frame) -> Vec<Source> {
    let seats = view.seats();
    let empty = || vec![Cell::default(); seats];
    let (mut routes, mut done, mut missed) = (empty(), empty(), empty());
    let (mut globetrotter, mut passengers) = (empty(), empty());
    for (_, event) in &seen.log {
        let AnyEvent::TicketToRideGermany(event) = event else { continue };
        match *event {
            Event::RoutesScored { seat, routes: count, points } => {
                routes[seat.index()] =
                    Cell { formula: count.to_string(), names: String::new(), points: points.into() };
            }
            Event::TicketScored(score) => {
                let card = &view.board.tickets[score.ticket.index()];
                let (a, b) =
                    (view.board.place_id(card.a).to_string(), view.board.place_id(card.b).to_string());
                let cell = if score.completed { &mut done } else { &mut missed };
                let cell = &mut cell[score.seat.index()];
                let name = frame.say(&Note::new("route").place("a", a).place("b", b));
                cell.names = if cell.names.is_empty() { name } else { format!("{}, {name}", cell.names) };
                cell.points += i32::from(score.points);
            }
            Event::Globetrotter { seat, completed, points } => {
                let cell = &mut globetrotter[seat.index()];
                *cell = Cell { formula: completed.to_string(), names: String::new(), points: points.into() };
            }
            Event::PassengersScored(score) => {
                for seat in Seat::all(seats) {
                    let points = i32::from(score.points[seat]);
                    let cell = &mut passengers[seat.index()];
                    if points > 0 {
                        let plus = if cell.formula.is_empty() { "" } else { " + " };
                        cell.formula.push_str(&format!("{plus}{points}"));
                    }
                    cell.points += points;
                }
            }
            _ => {}
        }
    }
    let source = |key: &str, cells| Source { label: frame.word(key), mark: String::new(), cells };
    vec![
        source("web-tg-routes", routes),
        source("web-tg-tickets-done", done),
        source("web-tg-tickets-missed", missed),
        source("web-tg-globetrotter", globetrotter),
        source("web-tg-passengers", passengers),
    ]
}
