//! What happened, step by step: for logs, stories, moving pictures and outside checks.

use crate::board::Row;
use crate::state::SEATS;
use crate::{Airline, Ending, From, Route};
use game::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// AE-7: who begins.
    Begins {
        /// The first seat.
        seat: Seat,
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
    /// AE-33: a player gave back what was over 8 million.
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

impl Event {
    /// Whether chance decided it: what was dealt, drawn or turned up, and who begins.
    pub const fn by_luck(&self) -> bool {
        matches!(
            self,
            Self::Begins { .. }
                | Self::Dealt { .. }
                | Self::TurnedUp { .. }
                | Self::Drew { .. }
                | Self::ScoringCard { .. }
        )
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
    pub row: Row,
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
