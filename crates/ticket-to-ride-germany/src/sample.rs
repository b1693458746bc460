//! A full state that a view allows: what the eye sees stays, what it can't see is dealt anew.
//!
//! A view does not remember what its eye could work out over many turns, such as which cards were in the
//! discards when they were shuffled, or that a ticket it once put back has been drawn by another seat.

use crate::board::Kind;
use crate::numbers::SEATS;
use crate::setup::{CARDS, TICKETS};
use crate::state::Bottom;
use crate::{Board, Card, Cards, Crowd, FewTickets, Mix, Passenger, Phase, State, Ticket, View};
use game::{Game, Luck, PerSeat, Seat};

impl State {
    pub(crate) fn from_view(view: &View, luck: &mut Luck) -> Self {
        let mut state = Self {
            options: view.options,
            own: view.routes,
            shut: 0,
            held: PerSeat::default(),
            returned: PerSeat::default(),
            loose: 0,
            loose_counts: [0; 2],
            bottoms: [Bottom::EMPTY; 2],
            crowds: view.crowds,
            taken: view.passengers,
            hands: PerSeat::default(),
            shown: view.shown,
            deck: Cards::default(),
            discards: view.discards,
            row: view.row,
            points: view.points,
            completed: view.completed,
            trains: view.trains,
            last: view.last,
            passes: view.passes,
            phase: view.phase,
        };
        state.shut = state.derive_shut();
        state.deal_cards(view, luck);
        state.deal_hidden_tickets(view, luck);
        state
    }

    /// Which routes nobody can claim any more (TG-15), from who has claimed what.
    fn derive_shut(&self) -> u128 {
        let taken = self.own.0.iter().fold(0, |taken, own| taken | own);
        if !self.closes_groups() {
            return taken;
        }
        network::Bits(taken).fold(0, |shut, route| shut | self.options.board.routes[route].group)
    }

    /// Deals other hands out of all cards this eye has not seen, those known to be in them first; the rest
    /// is the deck.
    fn deal_cards(&mut self, view: &View, luck: &mut Luck) {
        let mut unseen = self.options.board.cards;
        unseen.remove(&self.discards);
        for card in self.row.iter().flatten() {
            unseen[*card] -= 1;
        }
        for seat in Seat::all(self.seats()) {
            self.hands[seat] = view.hands[seat].unwrap_or(self.shown[seat]);
            unseen.remove(&self.hands[seat]);
        }
        for seat in Seat::all(self.seats()) {
            for _ in self.hands[seat].total()..u32::from(view.hand_sizes[seat]) {
                let card = Card(luck.card(CARDS, &unseen.0) as u8);
                unseen[card] -= 1;
                self.hands[seat][card] += 1;
            }
        }
        self.deck = unseen;
    }

    /// Deals the tickets this eye has not seen: what others hold and choose from, and what they put back;
    /// the rest is the shuffled part of the decks.
    fn deal_hidden_tickets(&mut self, view: &View, luck: &mut Luck) {
        let mut unseen = Unseen { left: self.options.board.all_tickets() & !self.seen(view) };
        for seat in Seat::all(self.seats()) {
            self.held[seat] = view.tickets[seat].unwrap_or_else(|| {
                unseen.draw(self.options.board, view.ticket_counts[seat], luck, 0, |set, ticket| {
                    set | 1 << ticket.0
                })
            });
            self.returned[seat] = view.returned[seat].unwrap_or_default();
        }
        self.deal_choices(view, &mut unseen, luck);
        for kind in Kind::BOTH {
            for put_back in &view.decks[kind as usize].bottom {
                let ticket = put_back.ticket.unwrap_or_else(|| unseen.one(self.options.board, kind, luck));
                self.bottoms[kind as usize].push(ticket, put_back.by);
                self.returned[put_back.by] |= 1 << ticket.0;
            }
        }
        self.loose = unseen.left;
        self.loose_counts =
            Kind::BOTH.map(|kind| (self.loose & self.options.board.kind(kind)).count_ones() as u8);
    }

    /// The tickets whose place this eye knows.
    fn seen(&self, view: &View) -> u128 {
        let held = view.tickets.0.iter().flatten().fold(0, |seen, &tickets| seen | tickets);
        let bottom = view.decks.iter().flat_map(|deck| &deck.bottom).filter_map(|put_back| put_back.ticket);
        let seen = bottom.fold(held, |seen, ticket| seen | 1 << ticket.0);
        match self.phase {
            Phase::FirstTickets { offered, .. } => {
                offered.0.iter().fold(seen, |seen, offered| seen | offered.set())
            }
            Phase::KeepTickets { offered, .. } => seen | offered.set(),
            _ => seen,
        }
    }

    /// Mixes, offers and choices of others that this eye can't see.
    fn deal_choices(&mut self, view: &View, unseen: &mut Unseen, luck: &mut Luck) {
        let seats = self.seats();
        let board = self.options.board;
        match &mut self.phase {
            Phase::Mixes(mixes) => {
                for seat in Seat::all(seats).filter(|&seat| view.chosen.has(seat)) {
                    mixes[seat].get_or_insert_with(|| {
                        let short = luck.below(TICKETS[0], u32::from(board.offer) + 1) as u8;
                        Mix { short, long: board.offer - short }
                    });
                }
            }
            Phase::FirstTickets { offered, kept } => {
                for seat in Seat::all(seats) {
                    if offered[seat].is_empty() {
                        offered[seat] = unseen.offer(board, view.offered[seat], luck);
                    }
                    if view.chosen.has(seat) {
                        kept[seat]
                            .get_or_insert_with(|| any_choice(offered[seat], board.keep_at_start, luck));
                    }
                }
            }
            Phase::KeepTickets { seat, offered } if offered.is_empty() => {
                *offered = unseen.offer(board, view.offered[*seat], luck);
            }
            _ => {}
        }
    }
}

/// The tickets an eye has not seen.
struct Unseen {
    left: u128,
}

impl Unseen {
    /// One of a kind, at random.
    fn one(&mut self, board: &Board, kind: Kind, luck: &mut Luck) -> Ticket {
        let mut left = self.left & board.kind(kind);
        for _ in 0..luck.below(TICKETS[kind as usize], left.count_ones()) {
            left &= left - 1;
        }
        let ticket = Ticket(left.trailing_zeros() as u8);
        self.left &= !(1 << ticket.0);
        ticket
    }

    /// So many short and long ones, gathered one after the other.
    fn draw<T>(
        &mut self,
        board: &Board,
        counts: [u8; 2],
        luck: &mut Luck,
        start: T,
        mut gather: impl FnMut(T, Ticket) -> T,
    ) -> T {
        let mut gathered = start;
        for kind in Kind::BOTH {
            for _ in 0..counts[kind as usize] {
                gathered = gather(gathered, self.one(board, kind, luck));
            }
        }
        gathered
    }

    /// An offer of so many short and long ones.
    fn offer(&mut self, board: &Board, counts: [u8; 2], luck: &mut Luck) -> FewTickets {
        self.draw(board, counts, luck, FewTickets::EMPTY, |mut offered, ticket| {
            offered.push(ticket);
            offered
        })
    }
}

/// TG-4: any choice of starting tickets that is allowed, each as likely.
fn any_choice(offered: FewTickets, least: u8, luck: &mut Luck) -> FewTickets {
    let tickets: Vec<Ticket> = offered.iter().collect();
    loop {
        let pattern = luck.below(TICKETS[0], 1 << tickets.len());
        if pattern.count_ones() >= u32::from(least).min(tickets.len() as u32) {
            let chosen = tickets.iter().enumerate().filter(|(index, _)| pattern >> index & 1 == 1);
            return FewTickets::of(chosen.fold(0, |set, (_, ticket)| set | 1 << ticket.0));
        }
    }
}

/// Nothing lost, nothing created, and every derived field is what it should be.
impl State {
    pub(crate) fn invariants(&self) -> Result<(), String> {
        let fail = |what: &str| Err(format!("{what}: {self:?}"));
        let mut cards = self.deck;
        cards.add(&self.discards);
        self.hands.0.iter().for_each(|hand| cards.add(hand));
        for card in self.row.iter().flatten() {
            cards[*card] += 1;
        }
        if cards != self.options.board.cards {
            return fail("TG-1: train cards were lost or created");
        }
        // TG-10: a slot of the row is empty only when there is no card to fill it.
        if self.row.contains(&None) && self.can_draw() {
            return fail("TG-10: an empty slot was not filled");
        }
        for color in Passenger::all() {
            let waiting: u32 = self.crowds.iter().map(|crowd| u32::from(crowd.count(color))).sum();
            let taken: u32 = self.taken.0.iter().map(|taken| u32::from(taken[color.index()])).sum();
            if waiting + taken != u32::from(self.options.board.passengers[color.index()]) {
                return fail("TG-1: passengers were lost or created");
            }
        }
        if self.crowds[self.options.board.places()..].iter().any(|&crowd| crowd != Crowd::default()) {
            return fail("TG-2: passengers wait outside the board");
        }
        self.ticket_invariants()?;
        self.seat_invariants()
    }

    /// TG-1: every ticket is in exactly one place.
    fn ticket_invariants(&self) -> Result<(), String> {
        let mut sets: Vec<u128> = self.held.0.to_vec();
        sets.push(self.loose);
        match self.phase {
            Phase::FirstTickets { offered, .. } => sets.extend(offered.0.map(FewTickets::set)),
            Phase::KeepTickets { offered, .. } => sets.push(offered.set()),
            _ => {}
        }
        for kind in Kind::BOTH {
            let bottom = &self.bottoms[kind as usize];
            for (position, ticket) in bottom.iter().enumerate() {
                sets.push(1 << ticket.0);
                let by = bottom.who(position);
                if self.returned[by] >> ticket.0 & 1 == 0 || self.options.board.kind_of(ticket) != kind {
                    return Err(format!("TG-17: a ticket lies where nobody put it: {self:?}"));
                }
            }
        }
        let count: u32 = sets.iter().map(|set| set.count_ones()).sum();
        let all = sets.iter().fold(0, |all, set| all | set);
        let loose = Kind::BOTH.map(|kind| (self.loose & self.options.board.kind(kind)).count_ones() as u8);
        if loose != self.loose_counts {
            return Err(format!("the count of loose tickets is out of date: {self:?}"));
        }
        if all != self.options.board.all_tickets() || count != self.options.board.tickets.len() as u32 {
            return Err(format!("TG-1: tickets were lost or created: {self:?}"));
        }
        Ok(())
    }

    fn seat_invariants(&self) -> Result<(), String> {
        let fail = |what: &str| Err(format!("{what}: {self:?}"));
        let mut taken = 0;
        for seat in Seat::all(SEATS) {
            let own = self.own[seat];
            if own & taken != 0 {
                return fail("TG-13: a route was claimed twice");
            }
            taken |= own;
            let lengths = || network::Bits(own).map(|route| self.options.board.routes[route].length);
            let trains = if seat.index() < self.seats() { self.options.board.trains } else { 0 };
            if lengths().sum::<u8>() + self.trains[seat] != trains {
                return fail("TG-1: trains were lost or created");
            }
            let points: i16 =
                lengths().map(|length| i16::from(self.options.board.route_points[length as usize])).sum();
            if self.ending().is_none() && points != self.points[seat] {
                return fail("TG-14: points are not those of the routes");
            }
            if self.shown[seat].iter().any(|(card, count)| count > self.hands[seat][card]) {
                return fail("a card known to be in a hand is not there");
            }
        }
        if self.shut == self.derive_shut() { Ok(()) } else { fail("a derived field is out of date") }
    }
}
