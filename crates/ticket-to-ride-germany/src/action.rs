//! One human decision, and its text form.

use crate::board::PlaceId;
use crate::numbers::OFFER;
use crate::{Board, Card, Cards, FewTickets, Mix, Passenger, Route};
use game::Unreadable;
use serde::{Deserialize, Serialize};

/// One human decision, in eight bytes: lists of claims are written faster so.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(align(8))]
pub enum Action {
    /// TG-6: the top of the deck of train cards, unseen.
    Draw,
    /// TG-6: a face-up train card; of equal ones that in the first slot.
    Take {
        /// Which.
        card: Card,
    },
    /// TG-12: a route, paid with cards of one colour and locomotives.
    Claim {
        /// Which route.
        route: Route,
        /// The colour; a locomotive when all cards are locomotives.
        color: Card,
        /// Cards of that colour; 0 when all cards are locomotives.
        cards: u8,
        /// Locomotives.
        locomotives: u8,
    },
    /// TG-4, TG-17: tickets in an announced mix.
    Tickets {
        /// How many of each kind.
        mix: Mix,
    },
    /// TG-4, TG-17: the tickets to keep out of those drawn.
    Keep {
        /// Which, in the order of the board file.
        tickets: FewTickets,
    },
    /// TG-16: a passenger from one end of the route just claimed.
    Passenger {
        /// The end.
        place: PlaceId,
        /// The colour; `None` takes nobody.
        color: Option<Passenger>,
    },
    /// TG-22: nothing can be done.
    Pass,
}

const CLAIM: Unreadable = Unreadable::Form("claim ROUTE COLOR COUNT [loco COUNT] | claim ROUTE loco COUNT");
const TICKETS: Unreadable = Unreadable::Form("tickets SHORT LONG");
const KEEP: Unreadable = Unreadable::Form("keep TICKET … (up to four)");

impl game::Action for Action {
    type Board = Board;

    fn write(self, board: &Board) -> String {
        match self {
            Self::Draw => "draw".into(),
            Self::Take { card } => format!("take {}", card.id()),
            Self::Claim { route, color, cards, locomotives } => {
                let route = &board.routes[route.index()].id;
                match (color, locomotives) {
                    (Card::LOCOMOTIVE, _) => format!("claim {route} loco {locomotives}"),
                    (_, 0) => format!("claim {route} {} {cards}", color.id()),
                    _ => format!("claim {route} {} {cards} loco {locomotives}", color.id()),
                }
            }
            Self::Tickets { mix: Mix { short, long } } => format!("tickets {short} {long}"),
            Self::Keep { tickets } => {
                let ids: Vec<&str> =
                    tickets.iter().map(|ticket| board.tickets[ticket.index()].id.as_str()).collect();
                format!("keep {}", ids.join(" "))
            }
            Self::Passenger { place, color } => {
                format!("passenger {} {}", board.place_id(place), color.map_or("none", Passenger::id))
            }
            Self::Pass => "pass".into(),
        }
    }

    fn read(board: &Board, text: &str) -> Result<Self, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let unknown = |id: &str| Unreadable::Id(id.into());
        let route = |id: &str| board.route(id).ok_or_else(|| unknown(id));
        let card = |id: &str| Card::of(id).ok_or_else(|| unknown(id));
        match words[..] {
            ["draw"] => Ok(Self::Draw),
            ["take", id] => Ok(Self::Take { card: card(id)? }),
            ["claim", id, "loco", count] => {
                let locomotives = number(count).ok_or(CLAIM)?;
                Ok(Self::Claim { route: route(id)?, color: Card::LOCOMOTIVE, cards: 0, locomotives })
            }
            ["claim", id, color, count] => {
                let cards = number(count).filter(|&cards| cards > 0).ok_or(CLAIM)?;
                Ok(Self::Claim { route: route(id)?, color: card(color)?, cards, locomotives: 0 })
            }
            ["claim", id, color, count, "loco", extra] if color != "loco" => {
                let cards = number(count).filter(|&cards| cards > 0).ok_or(CLAIM)?;
                let locomotives = number(extra).filter(|&extra| extra > 0).ok_or(CLAIM)?;
                Ok(Self::Claim { route: route(id)?, color: card(color)?, cards, locomotives })
            }
            ["tickets", short, long] => {
                let (short, long) = (number(short).ok_or(TICKETS)?, number(long).ok_or(TICKETS)?);
                Ok(Self::Tickets { mix: Mix { short, long } })
            }
            ["keep", ref ids @ ..] if (1..=OFFER).contains(&ids.len()) => {
                let mut set = 0u128;
                for id in ids {
                    set |= 1 << board.ticket(id).ok_or_else(|| unknown(id))?.0;
                }
                // Naming a ticket twice is a slip, not a smaller choice.
                if set.count_ones() as usize != ids.len() {
                    return Err(KEEP);
                }
                Ok(Self::Keep { tickets: FewTickets::of(set) })
            }
            ["passenger", place, color] => {
                let place = board.place(place).ok_or_else(|| unknown(place))?;
                let color = match color {
                    "none" => None,
                    id => Some(Passenger::of(id).ok_or_else(|| unknown(id))?),
                };
                Ok(Self::Passenger { place, color })
            }
            ["pass"] => Ok(Self::Pass),
            ["draw", ..] => Err(Unreadable::Form("draw")),
            ["take", ..] => Err(Unreadable::Form("take COLOR|loco")),
            ["claim", ..] => Err(CLAIM),
            ["tickets", ..] => Err(TICKETS),
            ["keep", ..] => Err(KEEP),
            ["passenger", ..] => Err(Unreadable::Form("passenger PLACE COLOR|none")),
            ["pass", ..] => Err(Unreadable::Form("pass")),
            [verb, ..] => Err(Unreadable::Verb(verb.into())),
            [] => Err(Unreadable::Verb(String::new())),
        }
    }

    fn map_link(self) -> Option<usize> {
        self.route().map(Route::index)
    }
}

impl Action {
    /// The route it claims, if it does.
    pub const fn route(self) -> Option<Route> {
        match self {
            Self::Claim { route, .. } => Some(route),
            _ => None,
        }
    }
}

/// One text for one number: no sign, no leading zero.
fn number(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

impl Cards {
    /// How cards are written in tests and logs: `red 2 loco 1`.
    pub fn write(&self) -> String {
        let held = self.iter().filter(|&(_, count)| count > 0);
        let words: Vec<String> = held.map(|(card, count)| format!("{} {count}", card.id())).collect();
        words.join(" ")
    }
}
