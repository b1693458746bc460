//! What happened, step by step: for logs, stories, moving pictures and outside checks.

use crate::board::PayRow;
use crate::numbers::SEATS;
use crate::{Airline, Board, Ending, From, Route};
use game::{Eye, Note, PerSeat, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// AE-7: who begins.
    Begins {
        /// The first seat.
        seat: Seat,
        /// Whether chance decided it, rather than the table.
        luck: bool,
    },
    /// AE-10: a share was dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which; hidden from others.
        share: Option<Airline>,
    },
    /// AE-10: a hand of one single airline was dealt again.
    DealtAgain {
        /// Whose.
        seat: Seat,
    },
    /// AE-12: a seat has picked.
    Picked {
        /// Who.
        seat: Seat,
        /// What; hidden from others until all have.
        pair: Option<(Airline, Airline)>,
    },
    /// AE-12: the starting portfolio of a seat is revealed.
    Revealed {
        /// Whose.
        seat: Seat,
        /// One airline.
        first: Airline,
        /// The other.
        second: Airline,
    },
    /// AE-9, AE-24: a share was turned up for the market.
    TurnedUp {
        /// Which.
        share: Airline,
    },
    /// AE-17: a licence was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// For which airline.
        airline: Airline,
        /// On which route.
        route: Route,
        /// For how much.
        price: u8,
        /// Where the marker stands now.
        marker: u16,
    },
    /// AE-26: a bonus connection was made.
    Bonus {
        /// By which airline.
        airline: Airline,
        /// Spaces gained.
        amount: u8,
        /// Where the marker stands now.
        marker: u16,
    },
    /// AE-24, AE-37: a share was taken from the market.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        share: Airline,
    },
    /// AE-24: a share was drawn unseen. Not told when the pile had none left (AE-36).
    Drew {
        /// By whom.
        seat: Seat,
        /// Which; hidden from others.
        share: Option<Airline>,
    },
    /// AE-28: shares were played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        airline: Airline,
        /// How many.
        count: u8,
    },
    /// AE-30: a share was discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Out of what.
        from: From,
        /// Which; hidden from others for an airline share out of the hand.
        share: Option<Airline>,
    },
    /// AE-30: ABACUS shares were taken.
    TookAbacus {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// AE-29, D: money was paid out.
    Paid {
        /// To whom.
        seat: Seat,
        /// How much.
        amount: u8,
    },
    /// AE-33: the bank broke.
    BankBroke,
    /// AE-33: a player gave back what was over the limit.
    GaveBack {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u8,
    },
    /// AE-33, AE-37: a share of the market left the game, or joined the discard pile (AE-54).
    Left {
        /// Which.
        share: Airline,
    },
    /// AE-35, AE-36: a scoring card came up.
    ScoringCard {
        /// Which one, from 1.
        number: u8,
        /// Who holds it.
        holder: Seat,
        /// Drawn unseen rather than turned up for the market.
        unseen: bool,
        /// Whether chance decided its place: not that of the first two with exact cuts (AE-14).
        luck: bool,
    },
    /// AE-40 to AE-43: one airline was scored.
    Scored(Score),
    /// AE-52: a licence was banned.
    Banned {
        /// By whom.
        seat: Seat,
        /// On which route.
        route: Route,
        /// The price on it.
        price: u8,
    },
    /// AE-50: a seat passed for this ban phase.
    Passed {
        /// Who.
        seat: Seat,
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
            Self::Dealt { seat, .. } if !eye.sees(seat) => Self::Dealt { seat, share: None },
            Self::Picked { seat, .. } if !eye.sees(seat) => Self::Picked { seat, pair: None },
            Self::Drew { seat, .. } if !eye.sees(seat) => Self::Drew { seat, share: None },
            // AE-30: the back of an ABACUS share tells it apart, an airline share's does not.
            Self::Discarded { seat, from: From::Hand, share }
                if !eye.sees(seat) && share != Some(Airline::ABACUS) =>
            {
                Self::Discarded { seat, from: From::Hand, share: None }
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
            Self::Revealed { .. } | Self::Played { .. } | Self::ScoringCard { .. } | Self::Ended { .. }
        )
    }

    fn by_luck(self) -> bool {
        // Whether chance decided it: what was dealt, drawn or turned up, where a scoring card lay and who begins, unless
        // the table had said it.
        match self {
            Self::Begins { luck, .. } | Self::ScoringCard { luck, .. } => luck,
            Self::Dealt { .. } | Self::TurnedUp { .. } | Self::Drew { .. } => true,
            _ => false,
        }
    }

    fn to_json(self, board: &'static Board) -> Value {
        crate::json::event(board, self)
    }
}

/// Every point of one airline at one scoring, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Score {
    /// The scoring, from 1; the last scoring of AE-47 counts as the third.
    pub number: u8,
    /// The airline, or ABACUS.
    pub airline: Airline,
    /// Where its marker stands; 0 for ABACUS.
    pub marker: u16,
    /// The row that applies.
    pub row: PayRow,
    /// Shares in each portfolio.
    pub shares: PerSeat<u8, SEATS>,
    /// Shares of the third party (AE-55); 0 where there is none.
    pub third: u8,
    /// The rank of each seat, 1 for most shares, equal for a tie; 0 without shares.
    pub ranks: PerSeat<u8, SEATS>,
    /// Points of each seat.
    pub points: PerSeat<u8, SEATS>,
    /// Points that go to the third party, and so to nobody.
    pub third_points: u8,
}
