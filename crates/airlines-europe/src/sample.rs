//! A full state that a view allows: what the eye sees stays, what it can't see is dealt anew.

use crate::board::AIRLINES;
use crate::numbers::{MONEY, SCORINGS, SEATS, START_POINTS};
use crate::score::{HOLDERS, share_out};
use crate::setup::{Cuts, PILE};
use crate::state::FREE;
use crate::{Airline, Options, Phase, Route, Shares, State, View};
use game::{Luck, PerSeat, Seat};
use network::Bits;

impl State {
    pub(crate) fn from_view(view: &View, luck: &mut Luck) -> Self {
        let mut state = Self {
            options: Options { first: Some(view.options.first.unwrap_or(view.holder)), ..view.options },
            own: [0; AIRLINES],
            touch: [0; AIRLINES],
            price_bits: [0; 5],
            open: 0,
            licences: view.licences,
            markers: view.markers,
            points: PerSeat::default(),
            flying: view.flying,
            rewarded: view.rewarded,
            planes: view.planes,
            hands: PerSeat::default(),
            portfolios: view.portfolios,
            shown: view.shown,
            buried: PerSeat::default(),
            gone: view.gone,
            market: view.market,
            pile: Shares::default(),
            drawn: view.drawn,
            cuts: [0; SCORINGS],
            turned: view.turned,
            scored: view.scored,
            pending: view.pending,
            supply: view.supply,
            money: view.money,
            bank: view.bank,
            bans: view.bans,
            holder: view.holder,
            phase: view.phase,
        };
        state.derive_routes();
        state.deal_hidden(view, luck);
        let shares = view.drawn + state.pile.total() as u8;
        state.cuts = Cuts { shares, exact: view.options.exact_cut }.draw(luck, view.cuts, view.drawn);
        state.points = PerSeat::from_fn(|seat| {
            view.points[seat]
                .unwrap_or_else(|| if seat.index() < state.seats() { state.guess(seat) } else { 0 })
        });
        state
    }

    /// What follows from the licences: who flies where, and what is open at what price.
    pub(crate) fn derive_routes(&mut self) {
        for (index, link) in self.options.board.routes.iter().enumerate() {
            let licences = link.first as usize..(link.first + link.count) as usize;
            for &owner in &self.licences[licences] {
                if (owner as usize) < AIRLINES {
                    self.own[owner as usize] |= 1 << index;
                }
            }
            self.reprice(Route(index as u8));
        }
        for (index, company) in self.options.board.companies.iter().enumerate() {
            let mut touch = self.options.board.graph.touching(company.home as usize);
            for route in Bits(self.own[index]) {
                let (a, b) = self.options.board.graph.ends(route);
                touch |= self.options.board.graph.touching(a) | self.options.board.graph.touching(b);
            }
            self.touch[index] = touch;
        }
    }

    /// Deals what this eye can't see out of all shares it has not seen: other hands, shares known to be in
    /// them first; face-down discards; the pile.
    fn deal_hidden(&mut self, view: &View, luck: &mut Luck) {
        let mut unseen = Shares::default();
        for (index, company) in self.options.board.companies.iter().enumerate() {
            if self.flying >> index & 1 == 1 {
                unseen.0[index] = company.planes;
            }
        }
        let mut take = |seen: &Shares| {
            for (left, gone) in unseen.0[..AIRLINES].iter_mut().zip(seen.0) {
                *left -= gone;
            }
        };
        take(&self.market);
        take(&self.gone);
        for seat in Seat::all(self.seats()) {
            take(&self.portfolios[seat]);
            self.hands[seat] = view.hands[seat].unwrap_or(self.shown[seat]);
            take(&self.hands[seat]);
            self.buried[seat] = view.buried[seat].unwrap_or_default();
            take(&self.buried[seat]);
        }
        for seat in Seat::all(self.seats()) {
            if view.hands[seat].is_none() {
                self.deal_hand(seat, view, &mut unseen, luck);
            }
            while self.buried[seat].total() < u32::from(view.buried_sizes[seat]) {
                let share = draw(&mut unseen, luck);
                self.buried[seat][share] += 1;
            }
        }
        self.pile = unseen;
    }

    fn deal_hand(&mut self, seat: Seat, view: &View, unseen: &mut Shares, luck: &mut Luck) {
        self.hands[seat][Airline::ABACUS] = view.hand_abacus[seat];
        loop {
            while self.hands[seat].of_airlines() < u32::from(view.hand_sizes[seat]) {
                let share = draw(unseen, luck);
                self.hands[seat][share] += 1;
            }
            let Phase::Picks(picks) = &mut self.phase else { return };
            // AE-10: nobody starts with a hand of one single airline.
            if let Some(pair) = any_two(&self.hands[seat], luck) {
                if view.picked.has(seat) {
                    picks[seat] = Some(pair);
                }
                return;
            }
            unseen.add(&std::mem::take(&mut self.hands[seat]));
        }
    }

    /// AE-8 hides others' points, though not what they were given for. The guess is what the past scorings
    /// would have given with today's portfolios and markers, on top of the start points of AE-7.
    fn guess(&self, seat: Seat) -> u16 {
        let after = self.first().round(self.seats()).position(|other| other == seat).unwrap_or(0) as u16;
        let once = |airline: Airline, number: usize| {
            let mut held = [0; HOLDERS];
            for other in Seat::all(self.seats()) {
                held[other.index()] = self.portfolios[other][airline];
            }
            let row = self.options.board.row(airline, self.marker(airline), number);
            u16::from(share_out(row, held).1[seat.index()])
        };
        let past = (1..=usize::from(self.scored).min(SCORINGS))
            .flat_map(|number| self.track_order().map(move |airline| (airline, number)));
        START_POINTS + after + past.map(|(airline, number)| once(airline, number)).sum::<u16>()
    }
}

fn draw(unseen: &mut Shares, luck: &mut Luck) -> Airline {
    let share = Airline(luck.card(PILE, &unseen.0) as u8);
    unseen[share] -= 1;
    share
}

/// Two different airlines of a hand, at random; `None` if there is only one.
fn any_two(hand: &Shares, luck: &mut Luck) -> Option<(Airline, Airline)> {
    let first = luck.card(PILE, &hand.0);
    let mut rest = *hand;
    rest.0[first] = 0;
    if rest.total() == 0 {
        return None;
    }
    let second = luck.card(PILE, &rest.0);
    Some((Airline(first.min(second) as u8), Airline(first.max(second) as u8)))
}

/// Nothing lost, nothing created, and every derived field is what it should be.
impl State {
    pub(crate) fn invariants(&self) -> Result<(), String> {
        let fail = |what: &str| Err(format!("{what}: {self:?}"));
        let money: u32 = self.money.0.iter().map(|&money| u32::from(money)).sum();
        if money + u32::from(self.bank) != u32::from(MONEY) * u32::from(self.options.seats) {
            return fail("AE-5: money was lost or created");
        }
        for (index, company) in self.options.board.companies.iter().enumerate() {
            let flies = self.flying >> index & 1 == 1;
            let (shares, planes) = self.pieces(Airline(index as u8));
            let expected = if flies { u32::from(company.planes) } else { 0 };
            if shares != expected || planes != expected {
                return fail(&format!("AE-1: shares or planes of {} were lost or created", company.id));
            }
        }
        let (abacus, _) = self.pieces(Airline::ABACUS);
        if abacus + u32::from(self.supply) != u32::from(self.options.board.abacus_shares) {
            return fail("AE-2: ABACUS shares were lost or created");
        }
        for seat in Seat::all(SEATS) {
            let shown = self.shown[seat].iter().all(|(airline, count)| count <= self.hands[seat][airline]);
            if !shown {
                return fail("a share known to be in a hand is not there");
            }
        }
        let mut fresh = self.clone();
        (fresh.own, fresh.touch) = ([0; AIRLINES], [0; AIRLINES]);
        (fresh.open, fresh.price_bits) = (0, [0; 5]);
        fresh.derive_routes();
        if fresh == *self { Ok(()) } else { fail("a derived field is out of date") }
    }

    /// All shares of an airline wherever they are, and all its planes.
    fn pieces(&self, airline: Airline) -> (u32, u32) {
        let of =
            |piles: &PerSeat<Shares, SEATS>| piles.0.iter().map(|pile| u32::from(pile[airline])).sum::<u32>();
        let held = of(&self.hands) + of(&self.portfolios) + of(&self.buried);
        let lying = [&self.gone, &self.market, &self.pile];
        let lying: u32 = lying.iter().map(|pile| u32::from(pile[airline])).sum();
        let flown = self.licences.iter().filter(|&&owner| owner != FREE && owner == airline.0).count() as u32;
        let grounded = self.planes.get(airline.index()).map_or(0, |&planes| u32::from(planes));
        (held + lying, flown + grounded)
    }
}
