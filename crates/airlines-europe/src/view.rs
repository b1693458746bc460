//! What one eye may see, built by naming it.

use crate::board::{AIRLINES, MAX_LICENCES};
use crate::numbers::{SCORINGS, SEATS};
use crate::state::{BANNED, FREE};
use crate::{Action, Airline, Board, Options, Phase, Route, Shares, State, words};
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
    /// What the table agreed on, the first seat as it was drawn (AE-7).
    pub options: Options,
    /// What is asked of whom. Picks that this eye may not see are left out (AE-12).
    pub phase: Phase,
    /// AE-12: who has picked, while picks are made.
    pub picked: SeatSet,
    /// AE-6: money is open.
    pub money: PerSeat<u8, SEATS>,
    /// What the bank holds.
    pub bank: u8,
    /// AE-8: own points; everyone's with `open_points` or once the game is over.
    pub points: PerSeat<Option<u16>, SEATS>,
    /// AE-11: airline shares in each hand,
    pub hand_sizes: PerSeat<u8, SEATS>,
    /// and ABACUS shares in each hand, are open;
    pub hand_abacus: PerSeat<u8, SEATS>,
    /// which airlines they are is not, except in one's own.
    pub hands: PerSeat<Option<Shares>, SEATS>,
    /// AE-11: portfolios are open.
    pub portfolios: PerSeat<Shares, SEATS>,
    /// Shares everyone knows to be in a hand, having seen them taken from the market.
    pub shown: PerSeat<Shares, SEATS>,
    /// AE-30: how many airline shares each seat discarded face down,
    pub buried_sizes: PerSeat<u8, SEATS>,
    /// and which, for the seat itself.
    pub buried: PerSeat<Option<Shares>, SEATS>,
    /// Shares that everyone saw leaving the game or joining the discard pile.
    pub gone: Shares,
    /// The market.
    pub market: Shares,
    /// Cards left in the pile, scoring cards included.
    pub pile_size: u8,
    /// What is in the pile: for [`Eye::Open`] only.
    pub pile: Option<Shares>,
    /// Shares drawn from the pile so far.
    pub drawn: u8,
    /// AE-13: how many shares lay above each scoring card, for those turned up and for [`Eye::Open`].
    pub cuts: [Option<u8>; SCORINGS],
    /// Scoring cards turned up so far.
    pub turned: u8,
    /// Scorings done so far.
    pub scored: u8,
    /// Scoring cards turned up whose scoring has not begun.
    pub pending: u8,
    /// Who holds, or held last, a scoring card.
    pub holder: Seat,
    /// ABACUS shares that can still be had.
    pub supply: u8,
    /// Airlines in play, as a bit set (AE-4).
    pub flying: u16,
    /// Airlines that have had their bonus, as a bit set (AE-26).
    pub rewarded: u16,
    /// Where each marker stands.
    pub markers: [u16; AIRLINES],
    /// Planes left.
    pub planes: [u8; AIRLINES],
    /// Who is on each licence; see [`View::on_licence`].
    #[serde(with = "BigArray")]
    pub(crate) licences: [u8; MAX_LICENCES],
    /// AE-49: ban markers left.
    pub bans: PerSeat<u8, SEATS>,
    /// What this seat may do now.
    pub legal: Vec<Action>,
}

/// What is on a licence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnLicence {
    /// Nothing.
    Free,
    /// A plane.
    Plane(Airline),
    /// A ban marker.
    Ban,
}

/// What a state keeps of a licence, as it is shown.
#[inline]
pub(crate) fn on_licence(what: u8) -> OnLicence {
    match what {
        FREE => OnLicence::Free,
        BANNED => OnLicence::Ban,
        airline => OnLicence::Plane(Airline(airline)),
    }
}

impl View {
    /// What is on a licence of a route, counted cheapest first.
    pub fn on_licence(&self, route: Route, licence: usize) -> OnLicence {
        on_licence(self.licences[self.board.routes[route.index()].first as usize + licence])
    }

    /// AE-19: the price a licence of the route costs now, if it is not closed.
    pub fn price(&self, route: Route) -> Option<u8> {
        let prices = self.board.licences(route);
        (0..prices.len())
            .find(|&index| self.on_licence(route, index) == OnLicence::Free)
            .map(|index| prices[index])
    }

    /// How many seats play.
    pub fn seats(&self) -> usize {
        self.options.seats as usize
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
        self.points[seat].map(i32::from)
    }
}

impl State {
    pub(crate) fn view_of(&self, eye: Eye) -> View {
        let over = self.ending().is_some();
        let secret = |shares: &PerSeat<Shares, SEATS>| {
            PerSeat::from_fn(|seat| {
                eye.sees(seat).then_some(shares[seat]).filter(|_| seat.index() < self.seats())
            })
        };
        let points = |seat: Seat| {
            let shown = over || self.options.open_points || eye.sees(seat);
            (shown && seat.index() < self.seats()).then_some(self.points[seat])
        };
        let (phase, picked) = self.phase_seen_by(eye);
        let mut legal = Vec::new();
        if let Some(seat) = eye.seat() {
            self.push_legal(seat, &mut legal);
        }
        View {
            eye,
            board: self.options.board,
            options: self.options,
            phase,
            picked,
            money: self.money,
            bank: self.bank,
            points: PerSeat::from_fn(points),
            hand_sizes: PerSeat::from_fn(|seat| self.hands[seat].of_airlines() as u8),
            hand_abacus: PerSeat::from_fn(|seat| self.hands[seat][Airline::ABACUS]),
            hands: secret(&self.hands),
            portfolios: self.portfolios,
            shown: self.shown,
            buried_sizes: PerSeat::from_fn(|seat| self.buried[seat].total() as u8),
            buried: secret(&self.buried),
            gone: self.gone,
            market: self.market,
            pile_size: self.pile_size(),
            pile: (eye == Eye::Open).then_some(self.pile),
            drawn: self.drawn,
            cuts: std::array::from_fn(|card| {
                (card < self.turned as usize || eye == Eye::Open).then_some(self.cuts[card])
            }),
            turned: self.turned,
            scored: self.scored,
            pending: self.pending,
            holder: self.holder,
            supply: self.supply,
            flying: self.flying,
            rewarded: self.rewarded,
            markers: self.markers,
            planes: self.planes,
            licences: self.licences,
            bans: self.bans,
            legal,
        }
    }

    /// AE-12: that a seat has picked is open, what it picked is not before the last pick is in.
    fn phase_seen_by(&self, eye: Eye) -> (Phase, SeatSet) {
        let Phase::Picks(picks) = self.phase else { return (self.phase, SeatSet::EMPTY) };
        let picked = Seat::all(self.seats()).filter(|&seat| picks[seat].is_some()).collect();
        let seen = PerSeat::from_fn(|seat| picks[seat].filter(|_| eye.sees(seat)));
        (Phase::Picks(seen), picked)
    }
}
