//! What happened, step by step: for logs, stories, moving pictures and outside checks.

use crate::{Board, Deck, Ending, FinalFlight, Flight, Link};
use game::{Eye, Note, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// JS-6: who begins.
    Begins {
        /// The first seat.
        seat: Seat,
        /// Whether chance decided it, rather than the table.
        luck: bool,
    },
    /// JS-4: a 3-point card came up at set-up; it is shuffled back in.
    SetAside {
        /// Which.
        flight: Flight,
    },
    /// JS-4, JS-7, JS-8, JS-19: a flight was turned up into its row.
    TurnedUp {
        /// Which.
        flight: Flight,
    },
    /// JS-6: a Final Flight was dealt.
    FinalDealt {
        /// To whom.
        seat: Seat,
        /// Which; hidden from others.
        flight: Option<FinalFlight>,
    },
    /// JS-8: a row was paid for.
    PaidRow {
        /// By whom.
        seat: Seat,
        /// Which row.
        deck: Deck,
        /// How much.
        amount: u32,
    },
    /// JS-18: a Vacation card went to its space.
    Vacation {
        /// Out of which deck.
        deck: Deck,
        /// Which one, 1 or 2.
        number: u8,
        /// Whether chance decided its place: only that of the first of its deck (JS-5).
        luck: bool,
    },
    /// JS-19: a further Vacation card was removed during the final fill.
    VacationRemoved {
        /// Out of which deck.
        deck: Deck,
        /// Whether chance decided its place: only that of the first of its deck (JS-5).
        luck: bool,
    },
    /// JS-19: both decks left the game.
    DecksLeft,
    /// JS-10: a link was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// Which.
        link: Link,
        /// For how much.
        price: u8,
    },
    /// JS-10, JS-11, JS-12: a plane was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Where.
        link: Link,
        /// What the bank got, the fee of JS-11 included.
        bank: u32,
        /// JS-12: what the owner got, and who that is.
        toll: Option<(Seat, u32)>,
    },
    /// JS-13: a claim began.
    Claims {
        /// Whose.
        seat: Seat,
        /// Which flight.
        flight: Flight,
    },
    /// JS-13: a link of a claim's path was chosen.
    Via {
        /// By whom.
        seat: Seat,
        /// Which.
        link: Link,
    },
    /// JS-13, JS-14: a flight was claimed, and a plane came back from each link.
    Claimed {
        /// By whom.
        seat: Seat,
        /// Which.
        flight: Flight,
        /// The links of its path, as a set.
        links: u128,
        /// Markers put on it.
        markers: u8,
    },
    /// JS-20: the claim of a Final Flight began.
    ClaimsFinal {
        /// Whose.
        seat: Seat,
        /// Which; hidden from others until the claim is complete.
        flight: Option<FinalFlight>,
    },
    /// JS-20: a link of a Final Flight's way was chosen; others do not see it before the claim is complete.
    FinalVia {
        /// By whom.
        seat: Seat,
        /// Which.
        link: Link,
    },
    /// JS-20: a Final Flight was claimed, and a plane came back from each link.
    ClaimedFinal {
        /// By whom.
        seat: Seat,
        /// Which.
        flight: FinalFlight,
        /// The links of its way, as a set.
        links: u128,
    },
    /// JS-15: income was collected.
    Income {
        /// By whom.
        seat: Seat,
        /// Flights with a marker, which lose one now.
        marked: u8,
        /// Flights without a marker.
        bare: u8,
        /// How much.
        amount: u32,
    },
    /// JS-21: a plane was put on a claimed Final Flight.
    PlaneOnFinal {
        /// By whom.
        seat: Seat,
        /// On which.
        flight: FinalFlight,
        /// How many are on it now.
        planes: u8,
    },
    /// JS-23: one line of the final scoring.
    Scored(ScoreLine),
    /// JS-23: the sum of a seat's lines, and the money that breaks ties.
    Total {
        /// Whose.
        seat: Seat,
        /// All points.
        points: u16,
        /// The money.
        money: u32,
        /// The place, 1 for the winner.
        place: u8,
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
        match self {
            // JS-17: unclaimed Final Flights are secret, also while their way is being chosen.
            Self::FinalDealt { seat, .. } if !eye.sees(seat) => Some(Self::FinalDealt { seat, flight: None }),
            Self::ClaimsFinal { seat, .. } if !eye.sees(seat) => {
                Some(Self::ClaimsFinal { seat, flight: None })
            }
            Self::FinalVia { seat, .. } if !eye.sees(seat) => None,
            open => Some(open),
        }
    }

    fn tell(self, board: &'static Board) -> Note {
        crate::log::tell(board, self)
    }

    fn reveals(self) -> bool {
        // Steps of an action show nothing new: planes and owners are open, and the way of a Final Flight is
        // hidden from others until the claim is complete.
        matches!(
            self,
            Self::SetAside { .. }
                | Self::TurnedUp { .. }
                | Self::Vacation { .. }
                | Self::VacationRemoved { .. }
                | Self::ClaimedFinal { .. }
                | Self::Ended { .. }
        )
    }

    fn by_luck(self) -> bool {
        // Whether chance decided it: what was dealt or turned up, where a Vacation card lay and who begins, unless the
        // rules or the table had said it.
        match self {
            Self::Begins { luck, .. } | Self::Vacation { luck, .. } | Self::VacationRemoved { luck, .. } => {
                luck
            }
            Self::SetAside { .. } | Self::TurnedUp { .. } | Self::FinalDealt { .. } => true,
            _ => false,
        }
    }

    fn to_json(self, board: &'static Board) -> Value {
        crate::json::event(board, self)
    }
}

/// JS-23: some points of one seat, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ScoreLine {
    /// Whose.
    pub seat: Seat,
    /// What for.
    pub what: Scoring,
    /// How many.
    pub points: u16,
}

/// JS-23: what points are given for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Scoring {
    /// Flights of one value.
    Flights {
        /// What each is worth.
        worth: u8,
        /// How many there are.
        count: u8,
    },
    /// A claimed Final Flight.
    Final {
        /// Which.
        flight: FinalFlight,
    },
    /// Planes on it.
    Planes {
        /// How many.
        count: u8,
    },
}
