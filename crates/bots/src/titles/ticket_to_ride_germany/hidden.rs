//! What is known of hidden tickets beyond their number: who builds towards a ticket is likely to hold it.
//!
//! `Game::sample` deals what is hidden with every card equally likely. Worlds dealt so make rivals look weak
//! who have long built towards tickets that they hold: every seat then thinks that it wins.

use super::built;
use game::{CHOICE, Luck, Seat};
use ticket_to_ride_germany::{Kind, Phase, Ticket, View};

/// How much likelier a completed ticket is to be held than one that nothing was built for, as a logarithm.
const BUILT: f32 = 10.0;

/// How likely a seat is to hold each ticket that the eye has not seen, up to a common factor.
pub struct Hunch {
    seat: Seat,
    cards: Vec<(Ticket, f32)>,
}

/// What the play so far tells of tickets in hands.
pub(super) fn hunches(view: &View) -> Vec<Hunch> {
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

/// Fills the view in with tickets, each as likely as the hunches say.
pub(super) fn suppose(view: &mut View, hunches: &[Hunch], luck: &mut Luck) {
    let mut gone = 0u128;
    for Hunch { seat, cards } in hunches {
        let mut held = 0u128;
        for kind in Kind::BOTH {
            for _ in 0..view.ticket_counts[*seat][kind as usize] {
                let of_kind = view.board.kind(kind);
                let left = || cards.iter().filter(|(ticket, _)| of_kind & !gone & !held & 1 << ticket.0 != 0);
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

/// The tickets that the view's eye has not seen.
fn unseen(view: &View) -> u128 {
    let held = view.tickets.0.iter().flatten().fold(0, |seen, &tickets| seen | tickets);
    let offered = match &view.phase {
        Phase::KeepTickets { offered, .. } => offered.set(),
        Phase::FirstTickets { offered, .. } => offered.0.iter().fold(0, |seen, offered| seen | offered.set()),
        _ => 0,
    };
    let under = view.decks.iter().flat_map(|deck| &deck.bottom).filter_map(|put_back| put_back.ticket);
    let seen = under.fold(held | offered, |seen, ticket| seen | 1 << ticket.0);
    view.board.all_tickets() & !seen
}
