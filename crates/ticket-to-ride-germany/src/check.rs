//! Every clause that can refuse an action. What an action does is `apply.rs`.

use crate::board::{Kind, PlaceId};
use crate::numbers::KEEP;
use crate::{Action, Card, FewTickets, Mix, Passenger, Phase, Route, State, Ticket};
use game::Seat;

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rejected {
    /// The game is over.
    Over,
    /// Another seat decides now.
    NotYourTurn,
    /// This seat has chosen already; the table waits for the others.
    ChosenAlready,
    /// Something else is asked of this seat now.
    NotNow {
        /// What is asked, as a message key.
        asked: &'static str,
    },
    /// There is no card to draw.
    NoCards,
    /// No face-up card is of that kind.
    NotInRow {
        /// Which.
        card: Card,
    },
    /// A face-up locomotive can't be the second card.
    SecondLocomotive,
    /// The cards are not as many as the route has spaces.
    Payment {
        /// The route.
        route: Route,
        /// Its spaces.
        need: u8,
    },
    /// The route needs cards of another colour.
    Color {
        /// The route.
        route: Route,
        /// Its colour.
        need: Card,
    },
    /// The hand does not hold that many cards of the kind.
    NotInHand {
        /// Which.
        card: Card,
        /// How many there are.
        have: u8,
    },
    /// Somebody has claimed the route.
    Taken {
        /// Which.
        route: Route,
        /// Who.
        by: Seat,
    },
    /// The player has another route of the group.
    OwnGroup {
        /// Which was wanted.
        route: Route,
    },
    /// With two or three players the first claim closed the whole group.
    GroupClosed {
        /// Which was wanted.
        route: Route,
    },
    /// The player has too few trains.
    TooFewTrains {
        /// Needed.
        need: u8,
        /// There.
        have: u8,
    },
    /// Both ticket decks are empty.
    NoTickets,
    /// The mix has too many or too few tickets.
    MixTotal {
        /// How many it must have.
        need: u8,
        /// At the start or in a turn.
        when: TicketDraw,
    },
    /// The deck holds fewer tickets than the mix asks for.
    DeckShort {
        /// Which.
        kind: Kind,
        /// How many it holds.
        left: u8,
        /// At the start or in a turn.
        when: TicketDraw,
    },
    /// The ticket is not among those drawn.
    NotOffered {
        /// Which.
        ticket: Ticket,
        /// At the start or in a turn.
        when: TicketDraw,
    },
    /// More tickets must be kept at the start.
    KeepAtStart {
        /// At least so many.
        least: u8,
    },
    /// More tickets must be kept.
    KeepNone,
    /// The passenger asked for now waits elsewhere.
    OtherEnd {
        /// Where one may be taken now.
        place: PlaceId,
    },
    /// Nobody of that colour waits there.
    NoPassenger {
        /// Where.
        place: PlaceId,
        /// The colour.
        color: Passenger,
    },
    /// Something can be done, so there is no passing.
    MustAct,
}

impl Rejected {
    /// The clause that refuses.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Over => "TG-21",
            Self::NotYourTurn | Self::NotNow { .. } => "TG-5",
            Self::ChosenAlready | Self::KeepAtStart { .. } => "TG-4",
            Self::NoCards => "TG-10",
            Self::NotInRow { .. } => "TG-6",
            Self::SecondLocomotive => "TG-7",
            Self::Payment { .. } | Self::Color { .. } | Self::NotInHand { .. } => "TG-12",
            Self::Taken { .. } | Self::TooFewTrains { .. } => "TG-13",
            Self::OwnGroup { .. } | Self::GroupClosed { .. } => "TG-15",
            Self::NoTickets => "TG-18",
            Self::MixTotal { when, .. } | Self::DeckShort { when, .. } | Self::NotOffered { when, .. } => {
                when.clause()
            }
            Self::KeepNone => "TG-17",
            Self::OtherEnd { .. } | Self::NoPassenger { .. } => "TG-16",
            Self::MustAct => "TG-22",
        }
    }
}

/// When tickets are drawn: the clause that a refusal cites depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TicketDraw {
    /// TG-4: the starting tickets.
    Start,
    /// TG-17: as the action of a turn.
    Turn,
}

impl TicketDraw {
    const fn clause(self) -> &'static str {
        match self {
            Self::Start => "TG-4",
            Self::Turn => "TG-17",
        }
    }
}

impl State {
    /// Whether this seat may do this now.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Rejected> {
        self.check_turn(seat)?;
        match (self.phase, action) {
            (Phase::Mixes(_), Action::Tickets { mix }) => self.check_mix(mix, TicketDraw::Start),
            (Phase::Turn(_), Action::Tickets { mix }) => self.check_mix(mix, TicketDraw::Turn),
            (Phase::FirstTickets { offered, .. }, Action::Keep { tickets }) => {
                check_keep(offered[seat], tickets, TicketDraw::Start)?;
                // TG-4: more at the start.
                let least = self.options.board.keep_at_start;
                if tickets.len() < usize::from(least) {
                    return Err(Rejected::KeepAtStart { least });
                }
                Ok(())
            }
            (Phase::KeepTickets { offered, .. }, Action::Keep { tickets }) => {
                check_keep(offered, tickets, TicketDraw::Turn)?;
                // TG-17: fewer in a turn.
                if tickets.len() < KEEP as usize { Err(Rejected::KeepNone) } else { Ok(()) }
            }
            // TG-8: whatever is drawn unseen, the draw is as good as any.
            (Phase::Turn(_) | Phase::SecondCard(_), Action::Draw) => {
                if self.can_draw() {
                    Ok(())
                } else {
                    Err(Rejected::NoCards)
                }
            }
            (Phase::Turn(_) | Phase::SecondCard(_), Action::Take { card }) => self.check_take(card),
            (Phase::Turn(_), Action::Claim { route, color, cards, locomotives }) => {
                self.check_claim(seat, route, color, cards, locomotives)
            }
            (Phase::Passengers { route, end, .. }, Action::Passenger { place, color }) => {
                self.check_passenger(self.place_at(route, end), place, color)
            }
            // TG-22: only a player with no legal action at all passes.
            (Phase::Turn(_), Action::Pass) => {
                if self.can_act(seat) {
                    Err(Rejected::MustAct)
                } else {
                    Ok(())
                }
            }
            _ => Err(Rejected::NotNow { asked: self.phase.asked() }),
        }
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Rejected> {
        let waits_for = |chosen: bool| {
            if seat.index() >= self.seats() {
                Err(Rejected::NotYourTurn)
            } else if chosen {
                Err(Rejected::ChosenAlready)
            } else {
                Ok(())
            }
        };
        match self.phase {
            Phase::Over(_) => Err(Rejected::Over),
            Phase::Mixes(mixes) => waits_for(mixes.0.get(seat.index()).is_some_and(Option::is_some)),
            Phase::FirstTickets { kept, .. } => {
                waits_for(kept.0.get(seat.index()).is_some_and(Option::is_some))
            }
            phase if phase.seat() == Some(seat) => Ok(()),
            _ => Err(Rejected::NotYourTurn),
        }
    }

    fn check_take(&self, card: Card) -> Result<(), Rejected> {
        // TG-6: one of the face-up cards.
        if !self.row.contains(&Some(card)) {
            return Err(Rejected::NotInRow { card });
        }
        // TG-7: a face-up locomotive is the only card of its turn, never the second.
        if card == Card::LOCOMOTIVE && matches!(self.phase, Phase::SecondCard(_)) {
            return Err(Rejected::SecondLocomotive);
        }
        Ok(())
    }

    fn check_claim(
        &self,
        seat: Seat,
        route: Route,
        color: Card,
        cards: u8,
        locomotives: u8,
    ) -> Result<(), Rejected> {
        let link = &self.options.board.routes[route.index()];
        let bit = 1u128 << route.0;
        // TG-13: the route must be free.
        if let Some(by) = Seat::all(self.seats()).find(|&by| self.own[by] & bit != 0) {
            return Err(Rejected::Taken { route, by });
        }
        // TG-15: a player may hold only one of a group, and with two or three players so may all together.
        if self.own[seat] & link.group != 0 {
            return Err(Rejected::OwnGroup { route });
        }
        if self.closes_groups() && Seat::all(self.seats()).any(|by| self.own[by] & link.group != 0) {
            return Err(Rejected::GroupClosed { route });
        }
        // TG-13: the player must have enough trains left.
        let (need, have) = (link.length, self.trains[seat]);
        if need > have {
            return Err(Rejected::TooFewTrains { need, have });
        }
        // TG-12: exactly as many cards as spaces; all locomotives is written with no colour.
        let all_locomotives = color == Card::LOCOMOTIVE;
        if u16::from(cards) + u16::from(locomotives) != u16::from(need) || all_locomotives != (cards == 0) {
            return Err(Rejected::Payment { route, need });
        }
        // TG-12: a coloured route needs its colour, a grey one takes any single colour.
        if let Some(need) = link.color.filter(|&need| !all_locomotives && need != color) {
            return Err(Rejected::Color { route, need });
        }
        let hand = &self.hands[seat];
        for (card, count) in [(color, cards), (Card::LOCOMOTIVE, locomotives)] {
            if count > hand[card] {
                return Err(Rejected::NotInHand { card, have: hand[card] });
            }
        }
        Ok(())
    }

    /// TG-4, TG-17: the mix adds up to a whole offer, or to what is left, and no part is larger than its deck.
    fn check_mix(&self, mix: Mix, when: TicketDraw) -> Result<(), Rejected> {
        let need = self.mix_total();
        // TG-18: with no tickets left the action can't be chosen.
        if need == 0 {
            return Err(Rejected::NoTickets);
        }
        if u16::from(mix.short) + u16::from(mix.long) != u16::from(need) {
            return Err(Rejected::MixTotal { need, when });
        }
        for kind in Kind::BOTH {
            let left = self.tickets_left(kind);
            if mix.of(kind) > left {
                return Err(Rejected::DeckShort { kind, left, when });
            }
        }
        Ok(())
    }

    /// TG-16: one passenger from the end that is asked for, or none.
    fn check_passenger(
        &self,
        asked: PlaceId,
        place: PlaceId,
        color: Option<Passenger>,
    ) -> Result<(), Rejected> {
        if place != asked {
            return Err(Rejected::OtherEnd { place: asked });
        }
        match color {
            Some(color) if self.crowds[place.index()].count(color) == 0 => {
                Err(Rejected::NoPassenger { place, color })
            }
            _ => Ok(()),
        }
    }

    /// TG-22: whether the seat has any of the three actions.
    fn can_act(&self, seat: Seat) -> bool {
        // TG-10: face-up cards may still be taken when deck and discards are empty.
        self.can_draw()
            || self.row.iter().any(Option::is_some)
            || self.mix_total() > 0
            || self.can_claim(seat)
    }
}

fn check_keep(offered: FewTickets, tickets: FewTickets, when: TicketDraw) -> Result<(), Rejected> {
    let offered = offered.set();
    match tickets.iter().find(|ticket| offered >> ticket.0 & 1 == 0) {
        Some(ticket) => Err(Rejected::NotOffered { ticket, when }),
        None => Ok(()),
    }
}

impl Phase {
    /// The one seat that decides, where it is one.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Mixes(_) | Self::FirstTickets { .. } | Self::Over(_) => None,
            Self::Turn(seat)
            | Self::SecondCard(seat)
            | Self::KeepTickets { seat, .. }
            | Self::Passengers { seat, .. } => Some(seat),
        }
    }

    /// What is asked, as a message key.
    pub const fn asked(self) -> &'static str {
        match self {
            Self::Mixes(_) => "tg-asked-mix",
            Self::FirstTickets { .. } | Self::KeepTickets { .. } => "tg-asked-keep",
            Self::Turn(_) => "tg-asked-turn",
            Self::SecondCard(_) => "tg-asked-second-card",
            Self::Passengers { .. } => "tg-asked-passenger",
            Self::Over(_) => "tg-asked-over",
        }
    }
}
