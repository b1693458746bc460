//! Every clause that can refuse an action. What an action does is `apply.rs`.

use crate::numbers::Exchange;
use crate::state::FREE;
use crate::{Action, Airline, From, Phase, Route, State};
use game::Seat;

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rejected {
    /// The game is over.
    Over,
    /// Another seat decides now.
    NotYourTurn,
    /// This seat has picked already; the table waits for the others.
    PickedAlready,
    /// Something else is asked of this seat now.
    NotNow {
        /// What is asked, as a message key.
        asked: &'static str,
        /// The clause that asks it.
        clause: &'static str,
    },
    /// The two airlines must differ.
    SameAirline {
        /// The clause that wants two.
        clause: &'static str,
    },
    /// The hand does not hold that many shares of the airline.
    NotInHand {
        /// Which.
        airline: Airline,
        /// How many there are.
        have: u8,
        /// The clause that wants them there.
        clause: &'static str,
    },
    /// The portfolio holds no share of the airline.
    NotInPortfolio {
        /// Which.
        airline: Airline,
    },
    /// The market holds no share of the airline.
    NotInMarket {
        /// Which.
        airline: Airline,
        /// The clause under which shares are taken now.
        clause: &'static str,
    },
    /// Air ABACUS has no planes and no routes.
    AbacusDoesNotFly,
    /// The airline was taken out for this number of players.
    NotInPlay {
        /// Which.
        airline: Airline,
    },
    /// The airline has no planes left.
    NoPlanes {
        /// Which.
        airline: Airline,
    },
    /// The airline already flies this route.
    FliesAlready {
        /// Which.
        airline: Airline,
        /// Where.
        route: Route,
    },
    /// The route does not connect to the airline's home.
    NotConnected {
        /// Which.
        airline: Airline,
        /// Where.
        route: Route,
    },
    /// The route has no free licence.
    Closed {
        /// Which.
        route: Route,
    },
    /// The licence costs more than the player has.
    TooDear {
        /// Its price.
        price: u8,
        /// The player's money.
        money: u8,
    },
    /// At least one share must be played.
    PlayNothing,
    /// There is no exchange of so many shares.
    ExchangeKind,
    /// The player has too few shares for the exchange.
    TooFewShares {
        /// Needed.
        need: u8,
        /// There.
        have: u8,
    },
    /// The supply has too few ABACUS shares for the exchange.
    SupplyShort {
        /// How many it holds.
        left: u8,
    },
    /// The player has no ban markers left.
    NoBans,
    /// There is a plane or a ban marker on that licence.
    LicenceTaken {
        /// The route.
        route: Route,
    },
    /// It is the last free licence of its route.
    LastLicence {
        /// The route.
        route: Route,
    },
}

impl Rejected {
    /// The clause that refuses.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Over => "AE-46",
            Self::NotNow { clause, .. }
            | Self::SameAirline { clause }
            | Self::NotInHand { clause, .. }
            | Self::NotInMarket { clause, .. } => clause,
            Self::NotYourTurn => "AE-16",
            Self::PickedAlready => "AE-12",
            Self::PlayNothing => "AE-28",
            Self::NotInPortfolio { .. } | Self::ExchangeKind | Self::TooFewShares { .. } => "AE-30",
            Self::AbacusDoesNotFly => "AE-2",
            Self::NotInPlay { .. } => "AE-4",
            Self::NoPlanes { .. } => "AE-22",
            Self::FliesAlready { .. } => "AE-20",
            Self::NotConnected { .. } => "AE-18",
            Self::Closed { .. } => "AE-21",
            Self::TooDear { .. } => "AE-17",
            Self::SupplyShort { .. } => "AE-31",
            Self::NoBans => "AE-49",
            Self::LicenceTaken { .. } | Self::LastLicence { .. } => "AE-52",
        }
    }
}

impl State {
    /// Whether this seat may do this now.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Rejected> {
        self.check_turn(seat)?;
        match (self.phase, action) {
            (Phase::Picks(_), Action::Pick { first, second }) => self.check_pick(seat, first, second),
            (Phase::Turn(_) | Phase::SecondLicence(_), Action::Buy { airline, route }) => {
                self.check_buy(seat, airline, route)
            }
            // AE-24: one of the market, or the pile unseen; AE-37: one of the market only.
            (
                Phase::SecondLicence(_) | Phase::Share(_) | Phase::Emptying { .. },
                Action::Take { airline },
            ) => {
                if self.market[airline] > 0 {
                    Ok(())
                } else {
                    let clause = if matches!(self.phase, Phase::Emptying { .. }) { "AE-37" } else { "AE-24" };
                    Err(Rejected::NotInMarket { airline, clause })
                }
            }
            (Phase::SecondLicence(_) | Phase::Share(_), Action::Draw) => Ok(()),
            (Phase::Turn(_), Action::Play { airline, count }) => self.check_play(seat, airline, count),
            (Phase::Turn(_), Action::PlayPair { first, second }) => self.check_pair(seat, first, second),
            (Phase::Turn(_), Action::Exchange { discards }) => self.check_exchange(seat, discards),
            // AE-16: D can always be chosen, also when the bank is short.
            (Phase::Turn(_), Action::Bank) => Ok(()),
            (Phase::Discards { .. }, Action::Discard { from, airline }) => {
                self.check_discard(seat, from, airline)
            }
            (Phase::Bans { .. }, Action::Ban { route, licence }) => self.check_ban(seat, route, licence),
            (Phase::Bans { .. }, Action::Pass) => Ok(()),
            _ => Err(Rejected::NotNow { asked: self.phase.asked(), clause: self.phase.clause() }),
        }
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Rejected> {
        match self.phase {
            Phase::Over(_) => Err(Rejected::Over),
            Phase::Picks(_) if seat.index() >= self.seats() => Err(Rejected::NotYourTurn),
            Phase::Picks(picked) if picked[seat].is_some() => Err(Rejected::PickedAlready),
            Phase::Picks(_) => Ok(()),
            phase if phase.seat() == Some(seat) => Ok(()),
            _ => Err(Rejected::NotYourTurn),
        }
    }

    /// AE-12: two shares of two different airlines out of the hand.
    fn check_pick(&self, seat: Seat, first: Airline, second: Airline) -> Result<(), Rejected> {
        self.check_two(seat, first, second, "AE-12")
    }

    fn check_two(
        &self,
        seat: Seat,
        first: Airline,
        second: Airline,
        clause: &'static str,
    ) -> Result<(), Rejected> {
        if first >= second {
            return Err(Rejected::SameAirline { clause });
        }
        for airline in [first, second] {
            if self.hands[seat][airline] == 0 {
                return Err(Rejected::NotInHand { airline, have: 0, clause });
            }
        }
        Ok(())
    }

    fn check_buy(&self, seat: Seat, airline: Airline, route: Route) -> Result<(), Rejected> {
        // AE-2: no licence can be bought for Air ABACUS.
        if airline == Airline::ABACUS {
            return Err(Rejected::AbacusDoesNotFly);
        }
        // AE-4: airlines taken out do not fly.
        if self.flying >> airline.0 & 1 == 0 {
            return Err(Rejected::NotInPlay { airline });
        }
        // AE-22: no planes, no purchase.
        if self.planes[airline.index()] == 0 {
            return Err(Rejected::NoPlanes { airline });
        }
        // AE-20: at most one licence per airline and route.
        if self.own[airline.index()] >> route.0 & 1 == 1 {
            return Err(Rejected::FliesAlready { airline, route });
        }
        // AE-18: the route touches home or what is connected to it.
        let network = self.network(airline.index());
        let (a, b) = self.options.board.graph.ends(route.index());
        if network >> a & 1 == 0 && network >> b & 1 == 0 {
            return Err(Rejected::NotConnected { airline, route });
        }
        // AE-19, AE-21: always the cheapest free licence; with none the route is closed to all.
        let Some(licence) = self.cheapest(route) else { return Err(Rejected::Closed { route }) };
        // AE-17: the price is paid to the bank.
        let (price, money) = (self.options.board.prices[licence], self.money[seat]);
        if price > money { Err(Rejected::TooDear { price, money }) } else { Ok(()) }
    }

    /// AE-28: any number, at least one, of shares of one airline.
    fn check_play(&self, seat: Seat, airline: Airline, count: u8) -> Result<(), Rejected> {
        let have = self.hands[seat][airline];
        if count == 0 {
            return Err(Rejected::PlayNothing);
        }
        if count > have { Err(Rejected::NotInHand { airline, have, clause: "AE-28" }) } else { Ok(()) }
    }

    /// AE-28: or one share of each of two different airlines.
    fn check_pair(&self, seat: Seat, first: Airline, second: Airline) -> Result<(), Rejected> {
        self.check_two(seat, first, second, "AE-28")
    }

    /// AE-30: one of the exchanges there are; AE-31: no more than the supply holds.
    fn check_exchange(&self, seat: Seat, discards: u8) -> Result<(), Rejected> {
        let Some(Exchange { takes, .. }) = Exchange::of(discards) else { return Err(Rejected::ExchangeKind) };
        if takes > self.supply {
            return Err(Rejected::SupplyShort { left: self.supply });
        }
        let have = (self.hands[seat].total() + self.portfolios[seat].total()) as u8;
        if discards > have { Err(Rejected::TooFewShares { need: discards, have }) } else { Ok(()) }
    }

    /// AE-30: a share that is there, of hand or portfolio, ABACUS included.
    fn check_discard(&self, seat: Seat, from: From, airline: Airline) -> Result<(), Rejected> {
        match from {
            From::Hand if self.hands[seat][airline] == 0 => {
                Err(Rejected::NotInHand { airline, have: 0, clause: "AE-30" })
            }
            From::Portfolio if self.portfolios[seat][airline] == 0 => {
                Err(Rejected::NotInPortfolio { airline })
            }
            _ => Ok(()),
        }
    }

    /// AE-52: any free licence, but never the last free one of its route.
    fn check_ban(&self, seat: Seat, route: Route, licence: u8) -> Result<(), Rejected> {
        if self.bans[seat] == 0 {
            return Err(Rejected::NoBans);
        }
        let link = &self.options.board.routes[route.index()];
        let licences = &self.licences[link.first as usize..(link.first + link.count) as usize];
        if licences.get(licence as usize) != Some(&FREE) {
            return Err(Rejected::LicenceTaken { route });
        }
        let free = licences.iter().filter(|&&owner| owner == FREE).count();
        if free < 2 { Err(Rejected::LastLicence { route }) } else { Ok(()) }
    }
}

impl Phase {
    /// The one seat that decides, where it is one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Picks(_) | Self::Over(_) => None,
            Self::Turn(seat)
            | Self::SecondLicence(seat)
            | Self::Share(seat)
            | Self::Discards { seat, .. }
            | Self::Emptying { seat, .. }
            | Self::Bans { seat, .. } => Some(seat),
        }
    }

    /// The clause that asks it.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Picks(_) => "AE-12",
            Self::Turn(_) => "AE-16",
            Self::SecondLicence(_) => "AE-23",
            Self::Share(_) => "AE-24",
            Self::Discards { .. } => "AE-30",
            Self::Emptying { .. } => "AE-37",
            Self::Bans { .. } => "AE-50",
            Self::Over(_) => "AE-46",
        }
    }

    /// What is asked, as a message key.
    pub const fn asked(self) -> &'static str {
        match self {
            Self::Picks(_) => "ae-asked-pick",
            Self::Turn(_) => "ae-asked-turn",
            Self::SecondLicence(_) => "ae-asked-second-licence",
            Self::Share(_) => "ae-asked-share",
            Self::Discards { .. } => "ae-asked-discard",
            Self::Emptying { .. } => "ae-asked-emptying",
            Self::Bans { .. } => "ae-asked-ban",
            Self::Over(_) => "ae-asked-over",
        }
    }
}
