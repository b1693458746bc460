//! What makes the lines of the page short: which events say nothing new, which words name which actions, and the marks
//! of airlines.

use catalog::{AnyAction, AnyBoard, AnyEvent};
use game::{Arg, Note};
use picture::marks;

/// Whether an event needs no line: it lies open on the table, or follows from the line before. `set_up` is so before
/// the first move, `first` for the first event of a move.
pub(crate) fn is_noise(event: AnyEvent, set_up: bool, first: bool) -> bool {
    use airlines_europe::Event as Ae;
    use jet_set::Event as Js;
    use ticket_to_ride_germany::Event as Tg;
    match event {
        AnyEvent::AirlinesEurope(event) => match event {
            Ae::Dealt { .. } | Ae::TurnedUp { .. } => true,
            // Shares bring money when they are played, and say so; the bank alone says nothing else.
            Ae::Paid { .. } => !first,
            _ => false,
        },
        AnyEvent::TicketToRideGermany(event) => matches!(
            event,
            Tg::Placed { .. }
                | Tg::Dealt { .. }
                | Tg::TurnedUp { .. }
                | Tg::Offered { .. }
                | Tg::Returned { .. }
                | Tg::Boarded { color: None, .. }
        ),
        AnyEvent::JetSet(event) => match event {
            Js::SetAside { .. }
            | Js::FinalDealt { .. }
            | Js::Claims { .. }
            | Js::Via { .. }
            | Js::ClaimsFinal { .. }
            | Js::FinalVia { .. } => true,
            Js::TurnedUp { .. } => set_up,
            _ => false,
        },
    }
}

/// The kind of an action, as the question of a turn names it.
pub(crate) fn kind(action: AnyAction) -> &'static str {
    use airlines_europe::Action as Ae;
    use jet_set::Action as Js;
    use ticket_to_ride_germany::Action as Tg;
    match action {
        AnyAction::AirlinesEurope(action) => match action {
            Ae::Buy { .. } => "buy",
            Ae::Play { .. } | Ae::PlayPair { .. } => "play",
            Ae::Exchange { .. } => "exchange",
            Ae::Bank => "take",
            _ => "",
        },
        AnyAction::TicketToRideGermany(action) => match action {
            Tg::Draw | Tg::Take { .. } => "draw",
            Tg::Claim { .. } => "claim",
            Tg::Tickets { .. } => "tickets",
            _ => "",
        },
        AnyAction::JetSet(action) => match action {
            Js::TurnUp { .. } => "turn",
            Js::Buy { .. } => "buy",
            Js::Plane { .. } => "plane",
            Js::Claim { .. } => "claim",
            Js::ClaimFinal { .. } => "final",
            Js::Income => "income",
            _ => "",
        },
    }
}

/// A note in which airlines are marked by colour and code, as `[#blue RG|Rio Grande]`.
pub(crate) fn marked(board: AnyBoard, mut note: Note) -> Note {
    let AnyBoard::AirlinesEurope(board) = board else { return note };
    let codes = marks::codes(board);
    let abacus = board.airline_name(airlines_europe::Airline::ABACUS);
    for (_, arg) in &mut note.args {
        let Arg::Name(name) = arg else { continue };
        let flies = board.companies.iter().zip(&codes).find(|(company, _)| company.name == **name);
        let mark = match flies {
            Some((company, code)) => format!("[#{} {code}|{name}]", company.color),
            None if **name == *abacus => format!("[#abacus {}|{name}]", marks::ABACUS_CODE),
            None => continue,
        };
        *arg = Arg::Name(mark.into());
    }
    note
}
