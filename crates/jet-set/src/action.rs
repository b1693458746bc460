//! One human decision, and its text form.

use crate::{Board, Deck, FinalFlight, Flight, Link};
use game::Unreadable;
use serde::{Deserialize, Serialize};

/// One human decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// JS-8: one more card for a row, paid for at the first of a turn.
    TurnUp {
        /// Which row.
        deck: Deck,
    },
    /// JS-10: a link that nobody owns; planes follow.
    Buy {
        /// Which.
        link: Link,
    },
    /// JS-10, JS-11, JS-12: one plane on the bought link, on an own link or on another player's link.
    Plane {
        /// Which.
        link: Link,
    },
    /// JS-13: an open flight; its path follows.
    Claim {
        /// Which.
        flight: Flight,
    },
    /// JS-20: one of the own two Final Flights; its way follows.
    ClaimFinal {
        /// Which.
        flight: FinalFlight,
    },
    /// JS-13, JS-20: the next link of the path.
    Via {
        /// Which.
        link: Link,
    },
    /// No more planes, or the Final Flight ends here.
    Done,
    /// JS-15: collect income.
    Income,
}

impl game::Action for Action {
    type Board = Board;

    fn write(self, board: &Board) -> String {
        let id = |link: Link| &board.links[link.index()].id;
        match self {
            Self::TurnUp { deck } => format!("turn-up {}", deck.id()),
            Self::Buy { link } => format!("buy {}", id(link)),
            Self::Plane { link } => format!("plane {}", id(link)),
            Self::Claim { flight } => format!("claim {}", board.flight_card(flight).id),
            Self::ClaimFinal { flight } => format!("claim {}", board.final_card(flight).id),
            Self::Via { link } => format!("via {}", id(link)),
            Self::Done => "done".into(),
            Self::Income => "income".into(),
        }
    }

    fn read(board: &Board, text: &str) -> Result<Self, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let link = |id: &str| board.link(id).ok_or_else(|| Unreadable::Id(id.into()));
        match words[..] {
            ["turn-up", "short"] => Ok(Self::TurnUp { deck: Deck::Short }),
            ["turn-up", "long"] => Ok(Self::TurnUp { deck: Deck::Long }),
            ["buy", id] => Ok(Self::Buy { link: link(id)? }),
            ["plane", id] => Ok(Self::Plane { link: link(id)? }),
            // The loader lets no flight and no Final Flight have the same id.
            ["claim", id] => {
                let flight = board.flight(id).map(|flight| Self::Claim { flight });
                let last = || board.final_flight(id).map(|flight| Self::ClaimFinal { flight });
                flight.or_else(last).ok_or_else(|| Unreadable::Id(id.into()))
            }
            ["via", id] => Ok(Self::Via { link: link(id)? }),
            ["done"] => Ok(Self::Done),
            ["income"] => Ok(Self::Income),
            ["turn-up", ..] => Err(Unreadable::Form("turn-up short|long")),
            ["buy", ..] => Err(Unreadable::Form("buy LINK")),
            ["plane", ..] => Err(Unreadable::Form("plane LINK")),
            ["claim", ..] => Err(Unreadable::Form("claim FLIGHT")),
            ["via", ..] => Err(Unreadable::Form("via LINK")),
            ["done", ..] => Err(Unreadable::Form("done")),
            ["income", ..] => Err(Unreadable::Form("income")),
            [verb, ..] => Err(Unreadable::Verb(verb.into())),
            [] => Err(Unreadable::Verb(String::new())),
        }
    }

    fn map_link(self) -> Option<usize> {
        self.link().map(Link::index)
    }
}

impl Action {
    /// The link it names, if it names one.
    pub const fn link(self) -> Option<Link> {
        match self {
            Self::Buy { link } | Self::Plane { link } | Self::Via { link } => Some(link),
            _ => None,
        }
    }
}
