//! Every clause that can refuse an action. What an action does is `apply.rs`.

use crate::money::cost;
use crate::numbers::PLANE_PRICE;
use crate::{Action, Deck, FinalFlight, Flight, Link, Phase, State, Trail};
use game::Seat;

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rejected {
    /// The game is over.
    Over,
    /// Another seat decides now.
    NotYourTurn,
    /// Something else is asked of this seat now.
    NotNow {
        /// What is asked, as a message key.
        asked: &'static str,
    },
    /// The second Vacation card is out, so no more flight cards are turned up.
    NoMoreCards,
    /// The row is full.
    RowFull {
        /// Which.
        deck: Deck,
        /// How many cards that is.
        cards: u8,
    },
    /// Somebody owns the link already.
    Owned {
        /// Which.
        link: Link,
        /// Who.
        owner: Seat,
    },
    /// The player has no marker to put on the link.
    NoMarkers,
    /// The player has no planes in stock.
    NoPlanes,
    /// It costs more than the player has.
    TooDear {
        /// All that must be paid.
        price: u32,
        /// The player's money.
        money: u32,
    },
    /// Nobody owns the link, so it must be bought first.
    NotOwned {
        /// Which.
        link: Link,
    },
    /// The planes of this action go on the bought link only.
    OtherThanBought {
        /// The bought link.
        link: Link,
    },
    /// The planes of this action go on own links only.
    NotOwn {
        /// Which is not.
        link: Link,
    },
    /// The planes of this action go on one link of another player only.
    OtherThanForeign {
        /// That link.
        link: Link,
    },
    /// The first plane on a bought link is compulsory.
    PlaneFirst {
        /// The bought link.
        link: Link,
    },
    /// The flight does not lie open in a row.
    NotOpen {
        /// Which.
        flight: Flight,
    },
    /// The player's planes do not join the two cities.
    NoPath {
        /// Which flight.
        flight: Flight,
    },
    /// Final Flights can't be claimed before the second Vacation card.
    TooEarly,
    /// The Final Flight is not the player's.
    NotYours {
        /// Which.
        flight: FinalFlight,
    },
    /// The player's planes do not allow the way of the Final Flight.
    NoTrail {
        /// Which.
        flight: FinalFlight,
    },
    /// The link does not touch the city reached.
    NotHere {
        /// Which link.
        link: Link,
        /// The city reached, as an index.
        at: u8,
        /// Whether it is the way of a Final Flight.
        last: bool,
    },
    /// The player has no plane on the link.
    NoPlaneThere {
        /// Which link.
        link: Link,
        /// Whether it is the way of a Final Flight.
        last: bool,
    },
    /// The path has been in that city already.
    CityTwice {
        /// Which link leads there.
        link: Link,
    },
    /// The way has used the link already.
    LinkTwice {
        /// Which.
        link: Link,
    },
    /// The path could not be finished from there.
    DeadEnd {
        /// Which link leads there.
        link: Link,
        /// Whether it is the way of a Final Flight.
        last: bool,
    },
    /// The Final Flight has not come to its third city through its second.
    NotThereYet {
        /// Which.
        flight: FinalFlight,
    },
}

impl Rejected {
    /// The clause that refuses.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Over => "JS-22",
            Self::NotYourTurn => "JS-6",
            Self::NotNow { .. }
            | Self::Owned { .. }
            | Self::NoMarkers
            | Self::OtherThanBought { .. }
            | Self::PlaneFirst { .. } => "JS-10",
            Self::NoMoreCards => "JS-9",
            Self::RowFull { .. } => "JS-8",
            Self::NoPlanes | Self::TooDear { .. } => "JS-16",
            Self::NotOwned { .. } | Self::NotOwn { .. } => "JS-11",
            Self::OtherThanForeign { .. } => "JS-12",
            Self::NotOpen { .. }
            | Self::NoPath { .. }
            | Self::NotHere { last: false, .. }
            | Self::NoPlaneThere { last: false, .. }
            | Self::CityTwice { .. }
            | Self::DeadEnd { last: false, .. } => "JS-13",
            Self::TooEarly
            | Self::NotYours { .. }
            | Self::NoTrail { .. }
            | Self::LinkTwice { .. }
            | Self::NotHere { last: true, .. }
            | Self::NoPlaneThere { last: true, .. }
            | Self::DeadEnd { last: true, .. }
            | Self::NotThereYet { .. } => "JS-20",
        }
    }
}

impl State {
    /// Whether this seat may do this now.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Rejected> {
        match self.phase.seat() {
            // JS-22: nobody acts in a game that is over.
            None => return Err(Rejected::Over),
            // JS-6: clockwise, one seat at a time.
            Some(mover) if mover != seat => return Err(Rejected::NotYourTurn),
            Some(_) => {}
        }
        match (self.phase, action) {
            (Phase::Turn { .. }, Action::TurnUp { deck }) => self.check_turn_up(seat, deck),
            (Phase::Turn { .. }, Action::Buy { link }) => self.check_buy(seat, link),
            (
                Phase::Turn { .. }
                | Phase::Bought { .. }
                | Phase::OwnLinks { .. }
                | Phase::ForeignLink { .. },
                Action::Plane { link },
            ) => self.check_plane(seat, link),
            (Phase::Turn { .. }, Action::Claim { flight }) => self.check_claim(seat, flight),
            (Phase::Turn { .. }, Action::ClaimFinal { flight }) => self.check_claim_final(seat, flight),
            (Phase::Path { flight, at, seen, .. }, Action::Via { link }) => {
                self.check_step(seat, link, at, false)?;
                // JS-13: no city twice, and every step must leave a way to the second city.
                if seen >> self.options.board.across(link.index(), at) & 1 == 1 {
                    return Err(Rejected::CityTwice { link });
                }
                let fits = self.path_steps(seat, flight, at, seen) & link.bit() != 0;
                if fits { Ok(()) } else { Err(Rejected::DeadEnd { link, last: false }) }
            }
            (Phase::FinalPath { way: Some(way), .. }, Action::Via { link }) => {
                self.check_step(seat, link, way.at, true)?;
                // JS-20: every link at most once, and every step must leave a way to the third city.
                if way.used & link.bit() != 0 {
                    return Err(Rejected::LinkTwice { link });
                }
                let fits = self.trail_steps(seat, way) & link.bit() != 0;
                if fits { Ok(()) } else { Err(Rejected::DeadEnd { link, last: true }) }
            }
            // JS-10: at least one plane is compulsory.
            (Phase::Bought { link, placed: false, .. }, Action::Done) => Err(Rejected::PlaneFirst { link }),
            // JS-15: income can always be collected, so a turn always has a legal action.
            (Phase::Turn { .. }, Action::Income)
            | (Phase::Bought { .. } | Phase::OwnLinks { .. } | Phase::ForeignLink { .. }, Action::Done) => {
                Ok(())
            }
            (Phase::FinalPath { way: Some(way), .. }, Action::Done) => {
                let flight = way.flight;
                if self.has_landed(way) { Ok(()) } else { Err(Rejected::NotThereYet { flight }) }
            }
            _ => Err(Rejected::NotNow { asked: self.phase.asked() }),
        }
    }

    fn check_turn_up(&self, seat: Seat, deck: Deck) -> Result<(), Rejected> {
        // JS-9: not after the second Vacation card.
        if !self.has_decks() {
            return Err(Rejected::NoMoreCards);
        }
        // JS-8: up to twice the number of players; a full row can't be paid for.
        let most = self.table().most();
        if self.row(deck) >= most {
            return Err(Rejected::RowFull { deck, cards: most as u8 });
        }
        self.check_money(seat, cost(self.options.board, self.phase, Action::TurnUp { deck }, None).total())
    }

    /// JS-10: a link that nobody owns, with a marker, and with a plane that can be paid for as well.
    fn check_buy(&self, seat: Seat, link: Link) -> Result<(), Rejected> {
        if let Some(owner) = self.owner(link) {
            return Err(Rejected::Owned { link, owner });
        }
        if self.markers[seat] == 0 {
            return Err(Rejected::NoMarkers);
        }
        self.check_stock(seat)?;
        self.check_money(seat, u32::from(self.options.board.price(link)) + PLANE_PRICE)
    }

    fn check_plane(&self, seat: Seat, link: Link) -> Result<(), Rejected> {
        let owner = self.owner(link);
        match self.phase {
            // JS-10: the planes of a purchase go on the bought link.
            Phase::Bought { link: bought, .. } if link != bought => {
                return Err(Rejected::OtherThanBought { link: bought });
            }
            // JS-11: on own links in any combination.
            Phase::OwnLinks { .. } if owner != Some(seat) => return Err(Rejected::NotOwn { link }),
            // JS-12: on one link of one other player.
            Phase::ForeignLink { link: foreign, .. } if link != foreign => {
                return Err(Rejected::OtherThanForeign { link: foreign });
            }
            _ if owner.is_none() => return Err(Rejected::NotOwned { link }),
            _ => {}
        }
        self.check_stock(seat)?;
        self.check_money(seat, cost(self.options.board, self.phase, Action::Plane { link }, owner).total())
    }

    /// JS-16: no plane that is not in stock.
    fn check_stock(&self, seat: Seat) -> Result<(), Rejected> {
        if self.stock[seat] == 0 { Err(Rejected::NoPlanes) } else { Ok(()) }
    }

    /// JS-16: no money that is not there.
    fn check_money(&self, seat: Seat, price: u32) -> Result<(), Rejected> {
        let money = self.money[seat];
        if price > money { Err(Rejected::TooDear { price, money }) } else { Ok(()) }
    }

    /// JS-13: an open flight whose two cities the player's planes join, over links owned by anyone.
    fn check_claim(&self, seat: Seat, flight: Flight) -> Result<(), Rejected> {
        if self.open & flight.bit() == 0 {
            return Err(Rejected::NotOpen { flight });
        }
        let [a, b] = self.options.board.flight_card(flight).cities.map(usize::from);
        let joined = self.options.board.graph.connected(self.planes[seat].links(), a, b);
        if joined { Ok(()) } else { Err(Rejected::NoPath { flight }) }
    }

    /// JS-20: after the second Vacation card, one of the own two.
    fn check_claim_final(&self, seat: Seat, flight: FinalFlight) -> Result<(), Rejected> {
        if !self.finals[seat].contains(&flight) {
            return Err(Rejected::NotYours { flight });
        }
        if self.has_decks() {
            return Err(Rejected::TooEarly);
        }
        if self.can_fly(seat, flight) { Ok(()) } else { Err(Rejected::NoTrail { flight }) }
    }

    /// JS-13, JS-20: the next link begins where the last ended, and has a plane of one's own.
    fn check_step(&self, seat: Seat, link: Link, at: u8, last: bool) -> Result<(), Rejected> {
        if self.options.board.graph.touching(at as usize) & link.bit() == 0 {
            return Err(Rejected::NotHere { link, at, last });
        }
        if self.planes[seat].links() & link.bit() == 0 {
            return Err(Rejected::NoPlaneThere { link, last });
        }
        Ok(())
    }

    /// JS-20: whether the way has come to the third city through the second.
    #[inline]
    pub(crate) fn has_landed(&self, way: Trail) -> bool {
        way.passed && way.at == self.options.board.final_card(way.flight).cities[2]
    }
}
