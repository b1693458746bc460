//! Where the points came from: a row for each airline, with what each scoring gave.

use crate::frame::Frame;
use crate::games::{Cell, Source};
use crate::link::Seen;
use ::airlines_europe::{Airline, Event, KINDS, View};
use catalog::AnyEvent;
use game::Seat;

/// Where the points came from.
pub(crate) fn score(view: &View, seen: &Seen, _frame: Frame) -> Vec<Source> {
    let scores: Vec<_> = (seen.log.iter())
        .filter_map(|(_, event)| match event {
            AnyEvent::AirlinesEurope(Event::Scored(score)) => Some(*score),
            _ => None,
        })
        .collect();
    (0..KINDS as u8)
        .map(Airline)
        .filter_map(|airline| {
            let own: Vec<_> = scores.iter().filter(|score| score.airline == airline).collect();
            let cell = |seat: Seat| {
                let parts: Vec<String> = own.iter().map(|score| score.points[seat].to_string()).collect();
                let points = own.iter().map(|score| i32::from(score.points[seat])).sum();
                Cell { formula: parts.join(" + "), names: String::new(), points }
            };
            let cells: Vec<Cell> = Seat::all(view.seats()).map(cell).collect();
            let any = cells.iter().any(|cell| cell.points > 0);
            any.then(|| Source { label: view.board.airline_name(airline).into(), mark: String::new(), cells })
        })
        .collect()
}
