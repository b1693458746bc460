//! What one eye may see, built by naming it.

use crate::apply::markers_for_next;
use crate::money::{Cost, cost, income};
use crate::numbers::{VACATIONS, VACATIONS_IN_DECK};
use crate::score::lines;
use crate::setup::Table;
use crate::{
    Action, Board, Deck, FinalFlight, Flight, Landed, Link, Options, Phase, Planes, ScoreLine, State, words,
};
use game::{Board as _, Eye, Note, PerSeat, Seat};
use network::Bits;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What one eye may see (JS-17).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eye.
    pub eye: Eye,
    /// The board.
    #[serde(skip, default = "Board::built_in")]
    pub board: &'static Board,
    /// What the table agreed on, the first seat as it was drawn (JS-6).
    pub options: Options,
    /// What is asked of whom. The way of a Final Flight is not shown to others before its claim is complete.
    pub phase: Phase,
    /// Money is open.
    pub money: PerSeat<u32>,
    /// Planes in stock are open,
    pub stock: PerSeat<u8>,
    /// and so are markers in stock,
    pub markers: PerSeat<u8>,
    /// planes on the links,
    pub planes: PerSeat<Planes>,
    /// owners of the links, as sets of links,
    pub owned: PerSeat<u128>,
    /// the two rows, as a set of flights,
    pub open: u128,
    /// claimed flights, as sets of flights,
    pub claimed: PerSeat<u128>,
    /// and the markers on them; see [`View::markers_on`].
    pub(crate) flight_markers: [u128; 2],
    /// Cards left in each deck, Vacation cards included.
    pub deck_sizes: [u8; 2],
    /// Flights turned up of each deck since the Vacation cards were put in.
    pub turned: [u8; 2],
    /// Vacation cards turned up of each deck.
    pub met: [u8; 2],
    /// Vacation cards on their spaces, at most two.
    pub vacations: u8,
    /// JS-5: how many flights lay above the first Vacation card of each deck: for those turned up, and for
    /// [`Eye::Open`].
    pub cuts: [Option<u8>; 2],
    /// JS-6: Final Flights as dealt: one's own only.
    pub finals: PerSeat<Option<[FinalFlight; 2]>>,
    /// JS-20: claimed Final Flights are open.
    pub landed: PerSeat<Option<Landed>>,
    /// JS-25: turns in a row, the present one included, without a plane, a claim or a card.
    pub idle: u8,
    /// What this seat may do now.
    pub legal: Vec<Action>,
}

impl View {
    /// How many seats play.
    pub fn seats(&self) -> usize {
        self.options.seats as usize
    }

    /// Who owns a link.
    pub fn owner(&self, link: Link) -> Option<Seat> {
        Seat::all(self.seats()).find(|&seat| self.owned[seat] & link.bit() != 0)
    }

    /// The flights that lie open in a row.
    pub fn row(&self, deck: Deck) -> impl Iterator<Item = Flight> + use<> {
        Bits(self.open & self.board.deck(deck)).map(|flight| Flight(flight as u8))
    }

    /// JS-7, JS-8: the fewest and the most cards of a row.
    pub fn row_limits(&self) -> (usize, usize) {
        let table = Table { seats: self.seats() };
        (table.least(), table.most())
    }

    /// JS-9: whether flight cards are still turned up.
    pub fn has_decks(&self) -> bool {
        self.vacations < VACATIONS
    }

    /// The flights a seat has claimed.
    pub fn flights(&self, seat: Seat) -> impl Iterator<Item = Flight> + use<> {
        Bits(self.claimed[seat]).map(|flight| Flight(flight as u8))
    }

    /// JS-14: the markers on a claimed flight.
    pub fn markers_on(&self, flight: Flight) -> u8 {
        let [low, high] = self.flight_markers.map(|set| (set >> flight.0 & 1) as u8);
        low | high << 1
    }

    /// JS-14: the markers that a seat's next flight would get.
    pub fn next_markers(&self, seat: Seat) -> u8 {
        markers_for_next(self.claimed[seat], self.markers[seat])
    }

    /// JS-15: what a seat would collect now.
    pub fn income(&self, seat: Seat) -> u32 {
        income(self.claimed[seat], self.flight_markers)
    }

    /// JS-23: every line of a seat's points so far.
    pub fn score(&self, seat: Seat) -> impl Iterator<Item = ScoreLine> + use<> {
        lines(self.board, seat, self.claimed[seat], self.landed[seat])
    }

    /// JS-23: a seat's points so far.
    pub fn points(&self, seat: Seat) -> u16 {
        self.score(seat).map(|line| line.points).sum()
    }

    /// What an action costs the seat to move, fee and toll included.
    pub fn cost(&self, action: Action) -> Cost {
        let owner = action.link().and_then(|link| self.owner(link));
        cost(self.board, self.phase, action, owner)
    }

    /// The Final Flights a seat can still claim, as far as this eye knows them.
    pub fn unclaimed_finals(&self, seat: Seat) -> impl Iterator<Item = FinalFlight> + use<> {
        let dealt = if self.landed[seat].is_none() { self.finals[seat] } else { None };
        dealt.into_iter().flatten()
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
        Some(self.points(seat).into())
    }

    fn link_owners(&self) -> Vec<(usize, Seat)> {
        let of = |seat| Bits(self.owned[seat]).map(move |link| (link, seat));
        Seat::all(self.seats()).flat_map(of).collect()
    }
}

impl State {
    pub(crate) fn view_of(&self, eye: Eye) -> View {
        let mut legal = Vec::new();
        if let Some(seat) = eye.seat() {
            self.push_legal(seat, &mut legal);
        }
        let deck_size = |deck: Deck| {
            let flights = (self.deck & self.options.board.deck(deck)).count_ones() as u8;
            if self.has_decks() { flights + VACATIONS_IN_DECK - self.met[deck.index()] } else { 0 }
        };
        let cut = |deck: Deck| {
            let shown = self.met[deck.index()] > 0 || eye == Eye::Open;
            shown.then_some(self.cuts[deck.index()])
        };
        let finals = |seat: Seat| {
            let shown = seat.index() < self.seats() && eye.sees(seat);
            shown.then_some(self.finals[seat])
        };
        View {
            eye,
            board: self.options.board,
            options: self.options,
            phase: self.phase_seen_by(eye),
            money: self.money,
            stock: self.stock,
            markers: self.markers,
            planes: self.planes,
            owned: self.owned,
            open: self.open,
            claimed: self.claimed,
            flight_markers: self.flight_markers,
            deck_sizes: Deck::BOTH.map(deck_size),
            turned: self.drawn,
            met: self.met,
            vacations: self.vacations,
            cuts: Deck::BOTH.map(cut),
            finals: PerSeat::from_fn(finals),
            landed: self.landed,
            idle: self.idle,
            legal,
        }
    }

    /// JS-17: an unclaimed Final Flight is secret, also while its way is being chosen.
    #[inline]
    pub(crate) fn phase_seen_by(&self, eye: Eye) -> Phase {
        match self.phase {
            Phase::FinalPath { seat, .. } if !eye.sees(seat) => Phase::FinalPath { seat, way: None },
            phase => phase,
        }
    }
}
