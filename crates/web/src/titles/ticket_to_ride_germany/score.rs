//! Where the points came from: routes, each ticket, the Globetrotter, passengers colour by colour.

use super::{art, coat_key, tickets};
use crate::frame::Frame;
use crate::link::Seen;
use crate::screen::{Cell, Source};
use ::ticket_to_ride_germany::{Event, Module, Passenger, View};
use catalog::AnyEvent;
use game::{Note, Seat};

/// Where the points came from.
pub(crate) fn score(view: &View, seen: &Seen, frame: Frame) -> Vec<Source> {
    let seats = view.seats();
    let empty = || vec![Cell::default(); seats];
    let (mut routes, mut done, mut missed, mut globetrotter) = (empty(), empty(), empty(), empty());
    let mut passengers: Vec<Vec<Cell>> = Passenger::all().map(|_| empty()).collect();
    for (_, event) in &seen.log {
        let AnyEvent::TicketToRideGermany(event) = event else { continue };
        match *event {
            Event::RoutesScored { seat, routes: count, points } => {
                let formula = frame.say(&Note::new("web-tg-routes-count").number("routes", count));
                routes[seat.index()] = Cell { formula, names: String::new(), points: points.into() };
            }
            Event::TicketScored(score) => {
                let cells = if score.completed { &mut done } else { &mut missed };
                let cell = &mut cells[score.seat.index()];
                let worth = i32::from(score.points);
                let sign = if worth < 0 { "\u{2212}" } else { "" };
                let pair = tickets::pair(frame, view.board, score.ticket);
                let name = format!("{pair}\u{a0}{sign}{}", worth.abs());
                cell.names = if cell.names.is_empty() { name } else { format!("{}, {name}", cell.names) };
                cell.points += worth;
            }
            Event::Globetrotter { seat, completed, points } => {
                let formula = frame.say(&Note::new("web-tg-completed-count").number("tickets", completed));
                globetrotter[seat.index()] = Cell { formula, names: String::new(), points: points.into() };
            }
            Event::PassengersScored(score) => {
                for seat in Seat::all(seats) {
                    let cell = &mut passengers[score.color.index()][seat.index()];
                    cell.formula =
                        frame.say(&Note::new("web-tg-people-count").number("people", score.counts[seat]));
                    cell.points = score.points[seat].into();
                }
            }
            _ => {}
        }
    }
    let source = |key: &str, cells| Source { label: frame.word(key), mark: String::new(), cells };
    let mut sources = vec![
        source("web-tg-routes", routes),
        source("web-tg-tickets-done", done),
        source("web-tg-tickets-missed", missed),
        source("web-tg-globetrotter", globetrotter),
    ];
    for (color, cells) in Passenger::all().zip(passengers).filter(|_| view.board.has(Module::Passengers)) {
        let label = format!("{}, {}", frame.word("web-tg-passengers"), frame.word(coat_key(color)));
        sources.push(Source { label, mark: art::pawn(color, 22), cells });
    }
    sources
}
