//! What happened, step by step: for logs, stories, moving pictures and outside checks.

use crate::board::{Kind, PlaceId};
use crate::numbers::SEATS;
use crate::{Board, Card, Crowd, Ending, FewTickets, Mix, Passenger, Route, Ticket};
use game::{Eye, Note, PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// TG-5: who begins.
    Begins {
        /// The first seat.
        seat: Seat,
        /// Whether chance decided it, rather than the table.
        luck: bool,
    },
    /// TG-2: passengers were placed.
    Placed {
        /// Where.
        place: PlaceId,
        /// Who waits there.
        crowd: Crowd,
    },
    /// TG-3: a train card was dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which; hidden from others.
        card: Option<Card>,
    },
    /// TG-3, TG-6: a train card was turned up.
    TurnedUp {
        /// In which slot of the row.
        slot: u8,
        /// Which.
        card: Card,
    },
    /// TG-9: three locomotives lay face up, and all five cards were discarded.
    Refreshed,
    /// TG-10: the discards were shuffled into a new deck.
    Reshuffled {
        /// How many.
        cards: u8,
    },
    /// TG-4: a seat has said its starting mix.
    Mixed {
        /// Who.
        seat: Seat,
        /// What; hidden from others until all have.
        mix: Option<Mix>,
    },
    /// TG-4, TG-17: a seat's mix is announced.
    Announced {
        /// Who.
        seat: Seat,
        /// What.
        mix: Mix,
    },
    /// TG-4, TG-17: a ticket was drawn to choose from.
    Offered {
        /// By whom.
        seat: Seat,
        /// From which deck.
        kind: Kind,
        /// Which; hidden from others.
        ticket: Option<Ticket>,
        /// Whether chance decided which: not once the shuffled part of the deck is gone (TG-17).
        luck: bool,
    },
    /// TG-4: a seat has chosen its starting tickets.
    Chose {
        /// Who.
        seat: Seat,
        /// What; hidden from others.
        kept: Option<FewTickets>,
    },
    /// TG-4: everyone has chosen, and how many of which deck is open (TG-11).
    AllChose,
    /// TG-4, TG-17: a ticket was kept.
    Kept {
        /// By whom.
        seat: Seat,
        /// From which deck.
        kind: Kind,
        /// Which; hidden from others.
        ticket: Option<Ticket>,
    },
    /// TG-4, TG-17: a ticket was put back.
    Returned {
        /// By whom.
        seat: Seat,
        /// To which deck.
        kind: Kind,
        /// Which; hidden from others.
        ticket: Option<Ticket>,
    },
    /// TG-6: a face-up card was taken.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// From which slot of the row.
        slot: u8,
    },
    /// TG-6: a card was drawn unseen.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which; hidden from others.
        card: Option<Card>,
    },
    /// TG-12: a route was claimed.
    Claimed {
        /// By whom.
        seat: Seat,
        /// Which.
        route: Route,
        /// The colour it was paid in; a locomotive when all cards were locomotives.
        color: Card,
        /// Cards of that colour.
        cards: u8,
        /// Locomotives.
        locomotives: u8,
        /// TG-14: the points for it.
        points: u8,
    },
    /// TG-16: a passenger was taken, or left.
    Boarded {
        /// By whom.
        seat: Seat,
        /// Where.
        place: PlaceId,
        /// The colour; `None` if nobody was taken.
        color: Option<Passenger>,
    },
    /// TG-22: a seat could do nothing.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// TG-21: the last round begins.
    LastRound {
        /// Who brought it on, and plays last.
        seat: Seat,
        /// The trains that seat has left.
        trains: u8,
    },
    /// TG-14: what a seat's routes gave in the whole game.
    RoutesScored {
        /// Whose.
        seat: Seat,
        /// How many routes.
        routes: u8,
        /// Their points.
        points: i16,
    },
    /// TG-23: one ticket was scored.
    TicketScored(TicketScore),
    /// TG-24: a seat completed most tickets.
    Globetrotter {
        /// Who.
        seat: Seat,
        /// How many tickets.
        completed: u8,
        /// The bonus.
        points: u8,
    },
    /// TG-25: the passengers of one colour were scored.
    PassengersScored(PassengerScore),
    /// The sum of a seat.
    Total {
        /// Whose.
        seat: Seat,
        /// All points.
        points: i16,
        /// Completed tickets.
        completed: u8,
        /// Passengers of all colours.
        passengers: u8,
    },
    /// TG-26: who has won, and what decided it.
    Decided {
        /// The winners, several after an unbroken tie.
        winners: SeatSet,
        /// What decided.
        by: Decision,
    },
    /// The game is over.
    Ended {
        /// How.
        ending: Ending,
    },
}

impl game::Event for Event {
    type Board = Board;

    fn seen(self, eye: Eye) -> Option<Self> {
        Some(match self {
            Self::Dealt { seat, .. } if !eye.sees(seat) => Self::Dealt { seat, card: None },
            Self::Drew { seat, .. } if !eye.sees(seat) => Self::Drew { seat, card: None },
            Self::Mixed { seat, .. } if !eye.sees(seat) => Self::Mixed { seat, mix: None },
            Self::Chose { seat, .. } if !eye.sees(seat) => Self::Chose { seat, kept: None },
            Self::Offered { seat, kind, luck, .. } if !eye.sees(seat) => {
                Self::Offered { seat, kind, ticket: None, luck }
            }
            Self::Kept { seat, kind, .. } if !eye.sees(seat) => Self::Kept { seat, kind, ticket: None },
            Self::Returned { seat, kind, .. } if !eye.sees(seat) => {
                Self::Returned { seat, kind, ticket: None }
            }
            open => open,
        })
    }

    fn tell(self, board: &'static Board) -> Note {
        crate::words::tell(board, self)
    }

    fn reveals(self) -> bool {
        matches!(
            self,
            Self::TurnedUp { .. }
                | Self::Drew { .. }
                | Self::Announced { .. }
                | Self::Offered { .. }
                | Self::AllChose
                | Self::Claimed { .. }
                | Self::Ended { .. }
        )
    }

    fn by_luck(self) -> bool {
        // Whether chance decided it: what was placed, dealt, drawn, offered or turned up, and who begins, unless the
        // table or those who put tickets back had.
        match self {
            Self::Begins { luck, .. } | Self::Offered { luck, .. } => luck,
            Self::Placed { .. } | Self::Dealt { .. } | Self::TurnedUp { .. } | Self::Drew { .. } => true,
            _ => false,
        }
    }

    fn to_json(self, board: &'static Board) -> Value {
        crate::json::event(board, self)
    }
}

/// TG-26: what decided the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Decision {
    /// Most points.
    Points,
    /// Most completed tickets among those tied.
    Tickets,
    /// Most passengers among those still tied.
    Passengers,
    /// Nothing: the victory is shared.
    Shared,
}

impl Decision {
    /// Its name for outside programs.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Tickets => "tickets",
            Self::Passengers => "passengers",
            Self::Shared => "shared",
        }
    }
}

/// TG-23: one ticket at the end, and what it is judged by. The path is found only for those who ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TicketScore {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub ticket: Ticket,
    /// Whether it was completed.
    pub completed: bool,
    /// Its value, below 0 when it was not completed.
    pub points: i16,
    /// The routes of the seat.
    pub own: u128,
    /// The routes the seat could still have claimed.
    pub open: u128,
}

/// How far a ticket is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// TG-23: completed, by this path of own routes.
    Completed {
        /// The routes, as a set.
        path: u128,
    },
    /// It can still be completed.
    Possible {
        /// The fewest spaces still to be claimed.
        missing: u32,
        /// The routes to be claimed for that, as a set.
        path: u128,
    },
    /// No path is left.
    CutOff,
}

impl TicketScore {
    /// The path that completed it, or what is missing.
    pub fn progress(&self, board: &Board) -> Progress {
        board.progress(self.ticket, self.own, self.open)
    }
}

impl Board {
    /// How far a ticket is for a player with these routes who may still claim those of `open`.
    pub fn progress(&self, ticket: Ticket, own: u128, open: u128) -> Progress {
        let ticket = &self.tickets[ticket.index()];
        let length = |route: usize| u32::from(self.routes[route].length);
        if let Some((_, path)) = self.way(own, ticket.a, ticket.b, length) {
            return Progress::Completed { path };
        }
        let price = |route: usize| if own >> route & 1 == 1 { 0 } else { length(route) };
        match self.way(own | open, ticket.a, ticket.b, price) {
            Some((missing, path)) => Progress::Possible { missing, path: path & !own },
            None => Progress::CutOff,
        }
    }
}

/// TG-25: every point for one colour of passengers, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PassengerScore {
    /// The colour.
    pub color: Passenger,
    /// Passengers of each seat.
    pub counts: PerSeat<u8, SEATS>,
    /// Points of each seat.
    pub points: PerSeat<u8, SEATS>,
}
