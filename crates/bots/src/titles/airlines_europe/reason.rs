//! The sentences of a hint: what can be read off the table once the action is done.

use crate::Reason;
use airlines_europe::numbers::{BANK_PAYS, DIVIDEND, Exchange, SPARED, third_party_joins};
use airlines_europe::{Action, Airline, From, Phase, Route, Sight, View};
use game::{Note, Seat};

/// A scoring is near when at most so many shares lie above its card.
const NEAR: u8 = 8;

/// What speaks for an action of the seat that looks.
pub(super) fn reason(view: &View, sight: Sight<'_>, action: Action) -> Reason {
    let facts = Facts { view, sight, seat: sight.seat() };
    match action {
        Action::Pick { first, second } => facts.pick(first, second),
        Action::Buy { airline, route } => facts.buy(airline, route),
        Action::Take { airline } => facts.take(airline),
        Action::Draw => Reason::one(Note::new("ae-hint-draw").number("cards", view.pile_size)),
        Action::Play { airline, count } => facts.play(&[(airline, count)]),
        Action::PlayPair { first, second } => facts.play(&[(first, 1), (second, 1)]),
        Action::Exchange { discards } => facts.exchange(discards),
        Action::Discard { from, airline } => facts.discard(from, airline),
        Action::Bank => facts.bank(),
        Action::Ban { route, .. } => facts.ban(route),
        Action::Pass => Reason::one(Note::new("ae-hint-pass").number("markers", view.bans[facts.seat])),
    }
}

struct Facts<'s> {
    view: &'s View,
    sight: Sight<'s>,
    seat: Seat,
}

impl Facts<'_> {
    fn of(&self, key: &'static str, airline: Airline) -> Note {
        Note::new(key).name("airline", self.view.board.airline_name(airline))
    }

    /// Own shares of an airline in the portfolio, and the most that another seat has there.
    fn held(&self, airline: Airline) -> (u8, u8) {
        let held = |seat: Seat| self.view.portfolios[seat][airline];
        let rivals = Seat::all(self.view.seats()).filter(|&seat| seat != self.seat);
        (held(self.seat), rivals.map(held).max().unwrap_or(0))
    }

    /// The points of the first place of an airline at the next scoring, its marker on this space.
    fn pays(&self, airline: Airline, marker: u16) -> u8 {
        self.view.board.row(airline, marker, usize::from(self.view.scored) + 1)[0]
    }

    fn marker(&self, airline: Airline) -> u16 {
        self.view.markers.get(airline.index()).copied().unwrap_or(0)
    }

    /// Who leads an airline, with so many own shares in the portfolio.
    fn standing(&self, airline: Airline, own: u8) -> Note {
        let (_, other) = self.held(airline);
        let key = match own.cmp(&other) {
            _ if own == 0 => "ae-hint-held",
            std::cmp::Ordering::Greater => "ae-hint-lead",
            std::cmp::Ordering::Equal => "ae-hint-level",
            std::cmp::Ordering::Less => "ae-hint-behind",
        };
        let hand = self.sight.hand()[airline];
        let note = self.of(key, airline).number("own", own).number("other", other);
        if own == 0 { note.number("hand", hand) } else { note }
    }

    /// AE-12: what can follow out of the hand.
    fn pick(&self, first: Airline, second: Airline) -> Reason {
        let left = |airline: Airline| self.sight.hand()[airline].saturating_sub(1);
        let airline = if left(second) > left(first) { second } else { first };
        let more = self.of("ae-hint-pick", airline).number("count", left(airline));
        let pays = self.of("ae-hint-pays", airline);
        Reason::one(more).and(pays.number("points", self.pays(airline, self.marker(airline))))
    }

    /// AE-17, AE-26: where the airline gets to, what that changes, and what it is to the buyer.
    fn buy(&self, airline: Airline, route: Route) -> Reason {
        let to = self.view.marker_after(airline, route);
        let way = self.way(airline, route);
        let first = match self.view.board.companies[airline.index()].bonus {
            Some((target, amount)) if self.view.bonus_on(airline, route) > 0 => self
                .of("ae-hint-bonus", airline)
                .place("target", self.view.board.cities[target as usize].id.as_str())
                .number("amount", amount)
                .number("to", to),
            Some((target, amount)) if !way.is_empty() => self
                .of("ae-hint-way", airline)
                .place("target", self.view.board.cities[target as usize].id.as_str())
                .number("amount", amount)
                .number("routes", way.len() as i64),
            _ => self.climb(airline, to),
        };
        let (own, _) = self.held(airline);
        let second = if own == 0 && self.sight.hand()[airline] == 0 {
            Note::new("ae-hint-follows")
        } else {
            self.standing(airline, own)
        };
        Reason::one(first).and(second).over([route.index()]).over(way)
    }

    /// AE-41: what the first place pays once the marker stands there, and where it would pay more.
    fn climb(&self, airline: Airline, to: u16) -> Note {
        let (before, pays) = (self.pays(airline, self.marker(airline)), self.pays(airline, to));
        let note = self.of(if pays > before { "ae-hint-reaches" } else { "ae-hint-climbs" }, airline);
        let note = note.number("to", to).number("points", pays);
        if pays > before {
            return note.number("before", before);
        }
        let next = self.view.board.zones.iter().find(|zone| zone.from > to && zone.row[0] > pays);
        match next {
            Some(zone) => note.number("next", zone.from).number("more", zone.row[0]),
            None => Note { key: "ae-hint-stays", ..note },
        }
    }

    /// The routes an airline still needs to its bonus after a purchase; none unless the purchase brings it nearer.
    fn way(&self, airline: Airline, route: Route) -> Vec<usize> {
        let company = &self.view.board.companies[airline.index()];
        let Some((target, _)) = company.bonus.filter(|_| self.view.rewarded >> airline.0 & 1 == 0) else {
            return Vec::new();
        };
        let (flown, bought) = (self.sight.flown(airline), 1u128 << route.index());
        let lacks = |flown: u128| {
            let cost = |link: usize| u32::from(flown >> link & 1 == 0);
            let links = flown | self.sight.open();
            let (_, way) =
                self.view.board.graph.cheapest(links, company.home as usize, target as usize, cost)?;
            Some(way.into_iter().filter(|&link| cost(link) > 0).collect::<Vec<_>>())
        };
        let planes = usize::from(self.sight.planes()[airline.index()]);
        match (lacks(flown), lacks(flown | bought)) {
            (Some(before), Some(after)) if after.len() < before.len() && after.len() < planes => after,
            _ => Vec::new(),
        }
    }

    /// AE-24: what one owns then, on the table and in hand.
    fn take(&self, airline: Airline) -> Reason {
        let (own, other) = self.held(airline);
        let all = own + self.sight.hand()[airline] + 1;
        let note = self.of("ae-hint-take", airline).number("all", all).number("other", other);
        let pays =
            self.of("ae-hint-pays", airline).number("points", self.pays(airline, self.marker(airline)));
        Reason::one(note).and(pays)
    }

    /// AE-28, AE-29: what the shares change at a scoring as the portfolios are then, or else who leads.
    fn play(&self, played: &[(Airline, u8)]) -> Reason {
        let mut then = self.view.clone();
        for &(airline, count) in played {
            then.portfolios[self.seat].0[airline.index()] += count;
        }
        let points = |view: &View, airline| view.pays(airline, self.marker(airline))[self.seat];
        let gain =
            |&(airline, _): &(Airline, u8)| points(&then, airline).saturating_sub(points(self.view, airline));
        let best = played.iter().copied().max_by_key(gain).unwrap_or((Airline::ABACUS, 0));
        let own = then.portfolios[self.seat][best.0];
        let standing = self.standing(best.0, own);
        let money: u8 = played.iter().map(|&(_, count)| DIVIDEND * count).sum();
        let money = Note::new("ae-hint-dividend").number("money", money);
        // AE-55: nobody sees what the third party will hold.
        let hidden = third_party_joins(self.view.seats(), usize::from(self.view.scored) + 1);
        if gain(&best) == 0 || hidden {
            return self.soon(Reason::one(standing).and(money));
        }
        let scores = self.of("ae-hint-scores", best.0);
        let (before, after) = (points(self.view, best.0), points(&then, best.0));
        self.soon(Reason::one(standing).and(scores.number("points", after).number("before", before)))
    }

    /// AE-13: the same, and how near the next scoring is at the latest.
    fn soon(&self, reason: Reason) -> Reason {
        match self.sight.above(self.sight.turned().into()) {
            Some((_, most)) if most <= NEAR => {
                reason.and(Note::new("ae-hint-soon").number("cards", i64::from(most) + 1))
            }
            _ => reason,
        }
    }

    /// AE-30, AE-43: what comes for the shares, and what it pays.
    fn exchange(&self, discards: u8) -> Reason {
        let takes = Exchange::of(discards).map_or(0, |exchange| exchange.takes);
        let note = Note::new("ae-hint-abacus").number("takes", takes).number("discards", discards);
        Reason::one(note.number("points", self.pays(Airline::ABACUS, 0)))
    }

    /// What is kept of the airline.
    fn discard(&self, from: From, airline: Airline) -> Reason {
        let (own, _) = self.held(airline);
        // AE-30: the shares that are exchanged for come with the last discard.
        let comes = match self.view.phase {
            Phase::Discards { left: 1, takes, .. } if airline == Airline::ABACUS => takes,
            _ => 0,
        };
        let hand = self.sight.hand()[airline] + comes;
        let (own, hand) = match from {
            From::Hand => (own, hand - 1),
            From::Portfolio => (own - 1, hand),
        };
        Reason::one(self.of("ae-hint-discard", airline).number("own", own).number("hand", hand))
    }

    /// AE-16: what one has then. AE-33: a bank that breaks changes more than that.
    fn bank(&self) -> Reason {
        let money = self.view.money[self.seat];
        if self.view.bank < BANK_PAYS {
            return Reason::one(
                Note::new("ae-hint-bank-breaks").number("bank", self.view.bank).number("spared", SPARED),
            );
        }
        Reason::one(
            Note::new("ae-hint-bank")
                .number("money", money)
                .number("then", u16::from(money) + u16::from(BANK_PAYS)),
        )
    }

    /// AE-52: the airline that could use the licence and that others lead most; else that no own one could.
    fn ban(&self, route: Route) -> Reason {
        let uses = |&airline: &Airline| self.sight.reachable(airline) >> route.index() & 1 == 1;
        let airlines = (0..self.view.board.companies.len()).map(|index| Airline(index as u8)).filter(uses);
        let lead = |airline: &Airline| {
            let (own, other) = self.held(*airline);
            i16::from(other) - i16::from(own)
        };
        let hurt = airlines.max_by_key(lead).filter(|airline| lead(airline) > 0);
        let fact = match hurt {
            Some(airline) => {
                let (own, other) = self.held(airline);
                let leads = |seat: &Seat| self.view.portfolios[*seat][airline] == other;
                let leader = Seat::all(self.view.seats()).find(leads).unwrap_or(self.seat);
                self.of("ae-hint-ban", airline).seat(leader).number("own", own).number("other", other)
            }
            None => {
                let licences = 0..self.view.board.licences(route).len() as u8;
                let free = licences.filter(|&licence| self.sight.is_free(route, licence)).count();
                Note::new("ae-hint-ban-route").number("left", free as i64 - 1)
            }
        };
        Reason::one(fact).over([route.index()])
    }
}
