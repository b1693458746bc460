//! One human decision, and its text form.

use crate::{Airline, Board, Route, Shares};
use game::Unreadable;
use serde::{Deserialize, Serialize};

/// One human decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// AE-12: the two shares for the starting portfolio, of two airlines, the lower first.
    Pick {
        /// One airline.
        first: Airline,
        /// The other.
        second: Airline,
    },
    /// AE-17: a licence for an airline on a route, always the cheapest free one.
    Buy {
        /// Whose plane flies.
        airline: Airline,
        /// Where.
        route: Route,
    },
    /// AE-24, AE-37: a share of the market into hand.
    Take {
        /// Which.
        airline: Airline,
    },
    /// AE-24: the top of the pile, unseen.
    Draw,
    /// AE-28: shares of one airline from hand to portfolio.
    Play {
        /// Which airline.
        airline: Airline,
        /// How many.
        count: u8,
    },
    /// AE-28: one share each of two airlines, the lower first.
    PlayPair {
        /// One airline.
        first: Airline,
        /// The other.
        second: Airline,
    },
    /// AE-30: exchange shares for ABACUS shares; the discards follow one at a time.
    Exchange {
        /// How many shares will be discarded, as one of the exchanges of `numbers.rs` says.
        discards: u8,
    },
    /// AE-30: one discarded share.
    Discard {
        /// Out of what.
        from: From,
        /// Which.
        airline: Airline,
    },
    /// Action D: money from the bank.
    Bank,
    /// AE-52: a ban marker on a free licence.
    Ban {
        /// The route.
        route: Route,
        /// Which of its licences, cheapest first.
        licence: u8,
    },
    /// AE-50: no more ban markers in this phase.
    Pass,
}

/// Where a discarded share comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum From {
    /// The hand, face down.
    Hand,
    /// The portfolio, seen by all.
    Portfolio,
}

impl game::Action for Action {
    type Board = Board;

    fn write(self, board: &Board) -> String {
        let id = |airline| board.airline_id(airline);
        match self {
            Self::Pick { first, second } => format!("pick {} {}", id(first), id(second)),
            Self::Buy { airline, route } => format!("buy {} {}", id(airline), board.routes[route.index()].id),
            Self::Take { airline } => format!("take {}", id(airline)),
            Self::Draw => "draw".into(),
            Self::Play { airline, count } => format!("play {} {count}", id(airline)),
            Self::PlayPair { first, second } => format!("play-pair {} {}", id(first), id(second)),
            Self::Exchange { discards } => format!("exchange {discards}"),
            Self::Discard { from: From::Hand, airline } => format!("discard hand {}", id(airline)),
            Self::Discard { from: From::Portfolio, airline } => format!("discard portfolio {}", id(airline)),
            Self::Bank => "bank".into(),
            Self::Ban { route, licence } => {
                format!("ban {} {}", board.routes[route.index()].id, board.licences(route)[licence as usize])
            }
            Self::Pass => "pass".into(),
        }
    }

    fn read(board: &Board, text: &str) -> Result<Self, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let airline = |id: &str| board.airline(id).ok_or_else(|| Unreadable::Id(id.into()));
        let route = |id: &str| board.route(id).ok_or_else(|| Unreadable::Id(id.into()));
        let pair = |one: &str, two: &str| {
            let (one, two) = (airline(one)?, airline(two)?);
            Ok((one.min(two), one.max(two)))
        };
        match words[..] {
            ["pick", one, two] => pair(one, two).map(|(first, second)| Self::Pick { first, second }),
            ["buy", id, way] => Ok(Self::Buy { airline: airline(id)?, route: route(way)? }),
            ["take", id] => Ok(Self::Take { airline: airline(id)? }),
            ["draw"] => Ok(Self::Draw),
            ["play", id, count] => {
                let count = number(count).ok_or(Unreadable::Form("play AIRLINE COUNT"))?;
                Ok(Self::Play { airline: airline(id)?, count })
            }
            ["play-pair", one, two] => pair(one, two).map(|(first, second)| Self::PlayPair { first, second }),
            ["exchange", discards] => {
                let discards = number(discards).ok_or(Unreadable::Form("exchange COUNT"))?;
                Ok(Self::Exchange { discards })
            }
            ["discard", "hand", id] => Ok(Self::Discard { from: From::Hand, airline: airline(id)? }),
            ["discard", "portfolio", id] => {
                Ok(Self::Discard { from: From::Portfolio, airline: airline(id)? })
            }
            ["bank"] => Ok(Self::Bank),
            ["ban", way, price] => {
                let route = route(way)?;
                let price = number(price).ok_or(Unreadable::Form("ban ROUTE PRICE"))?;
                let licence = board.licences(route).iter().position(|&licence| licence == price);
                let licence = licence.ok_or_else(|| Unreadable::Id(format!("{way} {price}")))? as u8;
                Ok(Self::Ban { route, licence })
            }
            ["pass"] => Ok(Self::Pass),
            ["pick", ..] => Err(Unreadable::Form("pick AIRLINE AIRLINE")),
            ["buy", ..] => Err(Unreadable::Form("buy AIRLINE ROUTE")),
            ["take", ..] => Err(Unreadable::Form("take AIRLINE")),
            ["play", ..] => Err(Unreadable::Form("play AIRLINE COUNT")),
            ["play-pair", ..] => Err(Unreadable::Form("play-pair AIRLINE AIRLINE")),
            ["exchange", ..] => Err(Unreadable::Form("exchange COUNT")),
            ["discard", ..] => Err(Unreadable::Form("discard hand|portfolio AIRLINE")),
            ["ban", ..] => Err(Unreadable::Form("ban ROUTE PRICE")),
            ["draw", ..] => Err(Unreadable::Form("draw")),
            ["bank", ..] => Err(Unreadable::Form("bank")),
            ["pass", ..] => Err(Unreadable::Form("pass")),
            [verb, ..] => Err(Unreadable::Verb(verb.into())),
            [] => Err(Unreadable::Verb(String::new())),
        }
    }

    fn map_link(self) -> Option<usize> {
        match self {
            Self::Buy { route, .. } | Self::Ban { route, .. } => Some(route.index()),
            _ => None,
        }
    }
}

/// One text for one number: no sign, no leading zero.
fn number(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

impl Shares {
    /// How a pile of shares is written in tests and logs: `ff-flys 2 abacus 1`.
    pub fn write(&self, board: &Board) -> String {
        let held = self.iter().filter(|&(_, count)| count > 0);
        let words: Vec<String> =
            held.map(|(airline, count)| format!("{} {count}", board.airline_id(airline))).collect();
        words.join(" ")
    }
}
