//! What makes the lines of the page short: which events say nothing new, which words name which actions, and the marks
//! of airlines.

use ::airlines_europe::{Action, Airline, Board, Event};
use game::{Arg, Note};
use picture::titles::airlines_europe::codes;

pub(super) const fn is_noise(event: Event, first: bool) -> bool {
    match event {
        Event::Dealt { .. } | Event::TurnedUp { .. } => true,
        // Shares bring money when they are played, and say so; the bank alone says nothing else.
        Event::Paid { .. } => !first,
        _ => false,
    }
}

pub(super) const fn kind(action: Action) -> &'static str {
    match action {
        Action::Buy { .. } => "buy",
        Action::Play { .. } | Action::PlayPair { .. } => "play",
        Action::Exchange { .. } => "exchange",
        Action::Bank => "take",
        _ => "",
    }
}

/// A note in which airlines are marked by colour and code, as `[#blue RG|Rio Grande]`.
pub(super) fn mark_names(board: &Board, mut note: Note) -> Note {
    let codes = codes::codes(board);
    let abacus = board.airline_name(Airline::ABACUS);
    for (_, arg) in &mut note.args {
        let Arg::Name(name) = arg else { continue };
        let flies = board.companies.iter().zip(&codes).find(|(company, _)| company.name == **name);
        let mark = match flies {
            Some((company, code)) => format!("[#{} {code}|{name}]", company.color),
            None if **name == *abacus => format!("[#abacus {}|{name}]", codes::ABACUS_CODE),
            None => continue,
        };
        *arg = Arg::Name(mark.into());
    }
    note
}
