//! What is known of hidden cards beyond their number: who builds towards a ticket is likely to hold it.
//!
//! `Game::sample` deals what is hidden with every card equally likely. Worlds dealt so make rivals look weak
//! who have long built towards tickets that they hold: every seat then thinks that it wins.

use crate::ticket_to_ride_germany::built;
use airlines_europe::{Action as AirlinesEurope, State as AirlinesEuropeState};
use game::{CHOICE, Game, Luck, Seat};
use jet_set::{Action as JetSet, State as JetSetState};
use ticket_to_ride_germany::{
    Action as TicketToRideGermany, Kind, State as TicketToRideGermanyState, Ticket, View,
};

/// What a search knows of a title besides its expert.
pub trait Guess: Game {
    /// What the play so far tells of hidden cards; made once for each decision, from the view alone.
    fn hunches(_view: &Self::View) -> Vec<Hunch> {
        Vec::new()
    }

    /// Fills the view in with hidden cards, each as likely as the hunches say; what it is filled in with
    /// from an earlier call is replaced. What stays hidden is the sample's to deal.
    fn suppose(_view: &mut Self::View, _hunches: &[Hunch], _luck: &mut Luck) {}

    /// Whether a search need look at the better rated of two actions only: two payments for the same route, or
    /// purchases that the expert can't tell apart. `equal` says whether it rates them the same.
    fn alike(one: Self::Action, two: Self::Action, equal: bool) -> bool;
}

/// How likely a seat is to hold each card that the eye has not seen, up to a common factor.
pub struct Hunch {
    seat: Seat,
    cards: Vec<(Ticket, f32)>,
}

impl Guess for AirlinesEuropeState {
    fn alike(one: AirlinesEurope, two: AirlinesEurope, equal: bool) -> bool {
        match (one, two) {
            (AirlinesEurope::Buy { airline, .. }, AirlinesEurope::Buy { airline: other, .. }) => {
                equal && airline == other
            }
            (AirlinesEurope::Ban { .. }, AirlinesEurope::Ban { .. }) => equal,
            _ => false,
        }
    }
}

impl Guess for JetSetState {
    fn alike(one: JetSet, two: JetSet, equal: bool) -> bool {
        let same = matches!((one, two), (JetSet::Buy { .. }, JetSet::Buy { .. }))
            || matches!((one, two), (JetSet::Plane { .. }, JetSet::Plane { .. }));
        equal && same
    }
}

/// How much likelier a completed ticket is to be held than one that nothing was built for, as a logarithm.
const BUILT: f32 = 10.0;

impl Guess for TicketToRideGermanyState {
    fn hunches(view: &View) -> Vec<Hunch> {
        let unseen = unseen(view);
        let builds = |&seat: &Seat| view.tickets[seat].is_none() && view.routes[seat] != 0;
        let hunch = |seat| {
            let parts = built(view.board, view.routes[seat], view.open_to(seat), unseen);
            let cards = network::Bits(unseen).zip(parts);
            Hunch {
                seat,
                cards: cards.map(|(ticket, part)| (Ticket(ticket as u8), (BUILT * part).exp())).collect(),
            }
        };
        Seat::all(view.seats()).filter(builds).map(hunch).collect()
    }

    fn suppose(view: &mut View, hunches: &[Hunch], luck: &mut Luck) {
        let mut gone = 0u128;
        for Hunch { seat, cards } in hunches {
            let mut held = 0u128;
            for kind in Kind::BOTH {
                for _ in 0..view.ticket_counts[*seat][kind as usize] {
                    let of_kind = view.board.kind(kind);
                    let left =
                        || cards.iter().filter(|(ticket, _)| of_kind & !gone & !held & 1 << ticket.0 != 0);
                    let total: f32 = left().map(|(_, weight)| weight).sum();
                    let mut at = luck.below(CHOICE, 1 << 24) as f32 / (1 << 24) as f32 * total;
                    let mut chosen = None;
                    for &(ticket, weight) in left() {
                        chosen = Some(ticket);
                        at -= weight;
                        if at < 0.0 {
                            break;
                        }
                    }
                    held |= chosen.map_or(0, |ticket| 1 << ticket.0);
                }
            }
            view.tickets[*seat] = Some(held);
            gone |= held;
        }
    }

    fn alike(one: TicketToRideGermany, two: TicketToRideGermany, _equal: bool) -> bool {
        match (one, two) {
            (TicketToRideGermany::Claim { route, .. }, TicketToRideGermany::Claim { route: other, .. }) => {
                route == other
            }
            _ => false,
        }
    }
}

/// The tickets that the view's eye has not seen.
fn unseen(view: &View) -> u128 {
    let held = view.tickets.0.iter().flatten().fold(0, |seen, &tickets| seen | tickets);
    let offered = match &view.phase {
        ticket_to_ride_germany::Phase::KeepTickets { offered, .. } => offered.set(),
        ticket_to_ride_germany::Phase::FirstTickets { offered, .. } => {
            offered.0.iter().fold(0, |seen, offered| seen | offered.set())
        }
        _ => 0,
    };
    let under = view.decks.iter().flat_map(|deck| &deck.bottom).filter_map(|put_back| put_back.ticket);
    let seen = under.fold(held | offered, |seen, ticket| seen | 1 << ticket.0);
    view.board.all_tickets() & !seen
}
