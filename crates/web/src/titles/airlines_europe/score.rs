//! Where the points came from: a row for each airline, with what each scoring gave and for how many shares.

use super::fleet::Fleet;
use crate::frame::Frame;
use crate::link::Seen;
use crate::screen::{Cell, Source};
use crate::sort;
use ::airlines_europe::{Airline, Event, KINDS, Score, View};
use catalog::AnyEvent;
use game::{Note, Seat};

/// Where the points came from.
pub(crate) fn score(view: &View, seen: &Seen, frame: Frame) -> Vec<Source> {
    let scores: Vec<Score> = (seen.log.iter())
        .filter_map(|(_, event)| match event {
            AnyEvent::AirlinesEurope(Event::Scored(score)) => Some(*score),
            _ => None,
        })
        .collect();
    let fleet = Fleet::new(view.board);
    let mut airlines: Vec<Airline> = (0..KINDS as u8).map(Airline).collect();
    // Those that paid most first.
    let paid = |airline: Airline| -> u32 {
        let own = scores.iter().filter(|score| score.airline == airline);
        own.flat_map(|score| score.points.0).map(u32::from).sum()
    };
    sort::by_key(&mut airlines, |&airline| std::cmp::Reverse(paid(airline)));
    airlines.retain(|&airline| paid(airline) > 0);
    airlines
        .into_iter()
        .map(|airline| {
            let own: Vec<&Score> = scores.iter().filter(|score| score.airline == airline).collect();
            let cells = Seat::all(view.seats()).map(|seat| cell(frame, &own, seat)).collect();
            Source { label: fleet.name(airline).into(), mark: fleet.tag_html(airline), cells }
        })
        .collect()
}

/// The scorings of one airline for one seat.
fn cell(frame: Frame, scores: &[&Score], seat: Seat) -> Cell {
    let each = |value: fn(&Score, Seat) -> u8, between: &str| {
        scores.iter().map(|score| value(score, seat).to_string()).collect::<Vec<_>>().join(between)
    };
    let points: i32 = scores.iter().map(|score| i32::from(score.points[seat])).sum();
    let none = scores.iter().all(|score| score.shares[seat] == 0);
    if none {
        return Cell::default();
    }
    let shares =
        Note::new("web-ae-score-shares").name("shares", each(|score, seat| score.shares[seat], ", "));
    Cell { formula: each(|score, seat| score.points[seat], " + "), names: frame.say(&shares), points }
}
