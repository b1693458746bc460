//! What one eye may see, built by naming it.

use crate::board::{Kind, MAX_PLACES, PlaceId};
use crate::cards::PASSENGERS;
use crate::numbers::{ROW, SEATS, closes_groups};
use crate::{
    Action, Board, Card, Cards, Crowd, FewTickets, Options, Phase, Progress, Route, State, Ticket, words,
};
use game::{Board as _, Eye, Game, Note, PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;
use serde_json::Value;

/// What one eye may see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eye.
    pub eye: Eye,
    /// The board.
    #[serde(skip, default = "Board::built_in")]
    pub board: &'static Board,
    /// What the table agreed on, the first seat as it was drawn (TG-5).
    pub options: Options,
    /// What is asked of whom. Mixes and tickets that this eye may not see are left out (TG-4).
    pub phase: Phase,
    /// TG-4: who has announced or chosen, while all do so at once.
    pub chosen: SeatSet,
    /// How many short and long tickets each seat chooses from now.
    pub offered: PerSeat<[u8; 2], SEATS>,
    /// TG-14: points for routes; all points once the game is over.
    pub points: PerSeat<i16, SEATS>,
    /// TG-24: completed tickets, once the game is over.
    pub completed: PerSeat<u8, SEATS>,
    /// Trains left.
    pub trains: PerSeat<u8, SEATS>,
    /// The routes of each seat, as sets.
    pub routes: PerSeat<u128, SEATS>,
    /// TG-11: how many train cards each hand holds is open;
    pub hand_sizes: PerSeat<u8, SEATS>,
    /// which, is not, except one's own.
    pub hands: PerSeat<Option<Cards>, SEATS>,
    /// Cards everyone knows to be in a hand, having seen them taken face up.
    pub shown: PerSeat<Cards, SEATS>,
    /// TG-11: how many short and long tickets each seat holds is open;
    pub ticket_counts: PerSeat<[u8; 2], SEATS>,
    /// which, as a set, is not before the end, except one's own.
    pub tickets: PerSeat<Option<u128>, SEATS>,
    /// Tickets this seat has put back and not drawn again, as a set.
    pub returned: PerSeat<Option<u128>, SEATS>,
    /// The short and the long ticket deck.
    pub decks: [DeckView; 2],
    /// The face-up cards, each in its slot.
    pub row: [Option<Card>; ROW],
    /// Cards left in the deck of train cards.
    pub deck_size: u8,
    /// What is in that deck: for [`Eye::Open`] only.
    pub deck: Option<Cards>,
    /// The discarded train cards; all saw them.
    pub discards: Cards,
    /// The passengers that wait in each place; see [`View::crowd`].
    #[serde(with = "BigArray")]
    pub(crate) crowds: [Crowd; MAX_PLACES],
    /// TG-16: collected passengers are open.
    pub passengers: PerSeat<[u8; PASSENGERS], SEATS>,
    /// TG-21: who brought on the last round, and plays last in it.
    pub last: Option<Seat>,
    /// TG-22: passes with no action between.
    pub passes: u8,
    /// What this seat may do now.
    pub legal: Vec<Action>,
}

/// What one eye sees of a ticket deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeckView {
    /// Tickets in the shuffled part, which lies on top.
    pub size: u8,
    /// What is in it, as a set: for [`Eye::Open`] only.
    pub loose: Option<u128>,
    /// TG-17: the tickets put back, top first.
    pub bottom: Vec<PutBack>,
}

/// A ticket at the bottom of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PutBack {
    /// Who put it there, and so knows it.
    pub by: Seat,
    /// Which, if this eye knows it.
    pub ticket: Option<Ticket>,
}

impl View {
    /// How many seats play.
    pub fn seats(&self) -> usize {
        self.options.seats as usize
    }

    /// The passengers that wait in a place.
    pub fn crowd(&self, place: PlaceId) -> Crowd {
        self.crowds[place.index()]
    }

    /// Who has claimed a route.
    pub fn owner(&self, route: Route) -> Option<Seat> {
        Seat::all(self.seats()).find(|&seat| self.routes[seat] >> route.0 & 1 == 1)
    }

    /// TG-13, TG-15: the routes a seat may still claim, cards and trains aside, as a set.
    pub fn open_to(&self, seat: Seat) -> u128 {
        let mut closed = 0;
        for owner in Seat::all(self.seats()) {
            for route in network::Bits(self.routes[owner]) {
                let whole = owner == seat || closes_groups(self.seats());
                closed |= if whole { self.board.routes[route].group } else { 1 << route };
            }
        }
        self.board.all_routes() & !closed
    }

    /// How far a ticket is for a seat.
    pub fn progress(&self, seat: Seat, ticket: Ticket) -> Progress {
        self.board.progress(ticket, self.routes[seat], self.open_to(seat))
    }

    /// All routes of the best way to connect a ticket, as a set: own ones and those still to be claimed, the
    /// fewest spaces of them (TG-23). `None` once it is cut off.
    pub fn way(&self, seat: Seat, ticket: Ticket) -> Option<u128> {
        let (own, card) = (self.routes[seat], &self.board.tickets[ticket.index()]);
        match self.progress(seat, ticket) {
            Progress::Completed { path } => Some(path),
            Progress::CutOff => None,
            Progress::Possible { .. } => {
                // A way over own routes costs nothing more.
                let price = |route: usize| {
                    if own >> route & 1 == 1 { 0 } else { self.board.routes[route].length.into() }
                };
                self.board.way(own | self.open_to(seat), card.a, card.b, price).map(|(_, path)| path)
            }
        }
    }

    /// The tickets this eye chooses from now, in drawn order.
    pub fn offer(&self) -> FewTickets {
        match (self.eye.seat(), self.phase) {
            (Some(seat), Phase::FirstTickets { offered, .. }) => offered[seat],
            (Some(seat), Phase::KeepTickets { seat: mover, offered }) if mover == seat => offered,
            _ => FewTickets::EMPTY,
        }
    }
}

impl game::View for View {
    type Game = State;

    fn eye(&self) -> Eye {
        self.eye
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn legal(&self) -> &[Action] {
        &self.legal
    }

    fn ask(&self) -> Note {
        words::ask(self)
    }

    fn describe(&self, action: Action) -> Note {
        words::describe(self, action)
    }

    fn summary(&self) -> Vec<Note> {
        self.lines()
    }

    fn to_json(&self) -> Value {
        self.all_json()
    }

    fn be_still(&mut self) {
        self.legal.clear();
    }

    fn set_board(&mut self, board: &'static Board) {
        (self.board, self.options.board) = (board, board);
    }

    fn points_seen(&self, seat: Seat) -> Option<i32> {
        Some(self.points[seat].into())
    }

    fn link_owners(&self) -> Vec<(usize, Seat)> {
        let of = |seat| network::Bits(self.routes[seat]).map(move |route| (route, seat));
        Seat::all(self.seats()).flat_map(of).collect()
    }
}

impl State {
    pub(crate) fn view_of(&self, eye: Eye) -> View {
        let over = self.ending().is_some();
        let secret = |seat: Seat| eye.sees(seat) && seat.index() < self.seats();
        let (phase, chosen) = self.phase_seen_by(eye);
        let kinds =
            |set: u128| Kind::BOTH.map(|kind| (set & self.options.board.kind(kind)).count_ones() as u8);
        let mut legal = Vec::new();
        if let Some(seat) = eye.seat() {
            self.push_legal(seat, &mut legal);
        }
        View {
            eye,
            board: self.options.board,
            options: self.options,
            phase,
            chosen,
            offered: PerSeat::from_fn(|seat| self.offer_to(seat).kinds(self.options.board)),
            points: self.points,
            completed: self.completed,
            trains: self.trains,
            routes: self.own,
            hand_sizes: PerSeat::from_fn(|seat| self.hands[seat].total() as u8),
            hands: PerSeat::from_fn(|seat| secret(seat).then_some(self.hands[seat])),
            shown: self.shown,
            ticket_counts: PerSeat::from_fn(|seat| kinds(self.held[seat])),
            // TG-4: tickets are secret until the end.
            tickets: PerSeat::from_fn(|seat| {
                (secret(seat) || over && seat.index() < self.seats()).then_some(self.held[seat])
            }),
            returned: PerSeat::from_fn(|seat| secret(seat).then_some(self.returned[seat])),
            decks: Kind::BOTH.map(|kind| self.deck_seen_by(eye, kind)),
            row: self.row,
            deck_size: self.deck.total() as u8,
            deck: (eye == Eye::Open).then_some(self.deck),
            discards: self.discards,
            crowds: self.crowds,
            passengers: self.taken,
            last: self.last,
            passes: self.passes,
            legal,
        }
    }

    /// What a seat chooses from now.
    pub(crate) fn offer_to(&self, seat: Seat) -> FewTickets {
        match self.phase {
            Phase::FirstTickets { offered, .. } => offered[seat],
            Phase::KeepTickets { seat: mover, offered } if mover == seat => offered,
            _ => FewTickets::EMPTY,
        }
    }

    /// TG-17: who put a ticket back is open, which it was only that seat knows.
    fn deck_seen_by(&self, eye: Eye, kind: Kind) -> DeckView {
        let loose = self.loose & self.options.board.kind(kind);
        let bottom = 0..self.bottoms[kind as usize].len();
        DeckView {
            size: loose.count_ones() as u8,
            loose: (eye == Eye::Open).then_some(loose),
            bottom: bottom.map(self.put_back_seen_by(eye, kind)).collect(),
        }
    }

    /// What an eye sees of the ticket at each position of the bottom of a deck.
    #[inline]
    pub(crate) fn put_back_seen_by(&self, eye: Eye, kind: Kind) -> impl Fn(usize) -> PutBack + '_ {
        let bottom = &self.bottoms[kind as usize];
        move |position| {
            let by = bottom.who(position);
            PutBack { by, ticket: eye.sees(by).then_some(bottom.at(position)) }
        }
    }

    /// TG-4: that a seat has chosen is open, what it chose is not: a mix until all have announced theirs,
    /// tickets until the end.
    pub(crate) fn phase_seen_by(&self, eye: Eye) -> (Phase, SeatSet) {
        let seats = Seat::all(self.seats());
        match self.phase {
            Phase::Mixes(mixes) => {
                let seen = PerSeat::from_fn(|seat| mixes[seat].filter(|_| eye.sees(seat)));
                (Phase::Mixes(seen), seats.filter(|&seat| mixes[seat].is_some()).collect())
            }
            Phase::FirstTickets { offered, kept } => {
                let chosen = seats.filter(|&seat| kept[seat].is_some()).collect();
                let offered =
                    PerSeat::from_fn(|seat| if eye.sees(seat) { offered[seat] } else { FewTickets::EMPTY });
                let kept = PerSeat::from_fn(|seat| kept[seat].filter(|_| eye.sees(seat)));
                (Phase::FirstTickets { offered, kept }, chosen)
            }
            Phase::KeepTickets { seat, .. } if !eye.sees(seat) => {
                (Phase::KeepTickets { seat, offered: FewTickets::EMPTY }, SeatSet::EMPTY)
            }
            phase => (phase, SeatSet::EMPTY),
        }
    }
}
