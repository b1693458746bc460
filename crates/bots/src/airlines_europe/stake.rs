//! What is at stake in each airline: shares one may get, play or lose, and steps of its marker.

use super::clock::Clock;
use super::ranks::{Contest, HOLDERS, Points, points};
use super::weights::Numbers;
use airlines_europe::{AIRLINES, Airline, KINDS, Shares, Sight};
use game::Seat;

/// What is at stake in one kind of share, in points of margin over all scorings left.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Stake {
    /// One more share in hand.
    pub(super) plus: f32,
    /// One share of the hand played now.
    pub(super) one: f32,
    /// All shares of the hand played now.
    pub(super) all: f32,
    /// What of that the very next scoring gives.
    pub(super) soon: f32,
    /// One step of the marker, as it goes on average.
    pub(super) step: f32,
    /// The next two zones: how many steps away they begin, and what entering each gives beyond `step`.
    pub(super) zones: [(u16, f32); 2],
}

impl Stake {
    /// So many steps of the marker.
    #[inline]
    pub(super) fn steps(&self, count: u16) -> f32 {
        let mut worth = self.step * f32::from(count);
        for &(away, gain) in &self.zones {
            if count >= away {
                worth += gain;
            }
        }
        worth
    }

    fn scale(&mut self, by: f32) {
        for part in [&mut self.plus, &mut self.one, &mut self.all, &mut self.soon, &mut self.step] {
            *part *= by;
        }
        self.zones.iter_mut().for_each(|(_, gain)| *gain *= by);
    }
}

/// What the seat knows of all holdings, ready to be weighed.
pub(super) struct Survey<'s, 'n> {
    pub(super) sight: Sight<'s>,
    pub(super) numbers: &'n Numbers,
    pub(super) clock: Clock,
    /// The part of the own hand that is played before each scoring,
    pub(super) played: [f32; 3],
    /// and of the next scoring's, what drawing a card now takes from it.
    pub(super) hurry: f32,
    contests: [Contest; 3],
    /// Rivals' portfolios, then what is shown of their hands, and how many shares are not.
    rivals: [Option<(&'s Shares, &'s Shares, f32)>; 4],
    rival_played: [f32; 3],
    pub(super) unseen: Shares,
    pub(super) unseen_total: f32,
    /// The part of the cards yet to come that the third party of AE-55 gets.
    third: f32,
    /// Steps each marker goes on a turn.
    pace: f32,
}

impl<'s, 'n> Survey<'s, 'n> {
    pub(super) fn new(sight: Sight<'s>, numbers: &'n Numbers) -> Self {
        let clock = Clock::read(&sight, numbers);
        let (me, seats) = (sight.seat(), sight.seats());
        let kinds = sight.hand().0.iter().filter(|&&count| count > 0).count() as f32;
        let need = 1.0 + numbers.queue * (kinds - 1.0).max(0.0);
        let mut played = [0.0; 3];
        let mut rival_played = [0.0; 3];
        let mut contests = [Contest { holders: 0, weights: [0.0; HOLDERS], sharpness: 1.0 }; 3];
        let mut hurry = 0.0;
        for scoring in clock.next..3 {
            let turns = clock.turns[scoring];
            let in_time = numbers.played * (turns.max(1.0) / need).min(1.0);
            let again = if scoring == clock.next { clock.again } else { [1.0; 2] };
            played[scoring] = in_time * again[0];
            if scoring == clock.next {
                hurry = in_time * (again[0] - again[1]);
            }
            rival_played[scoring] = numbers.rival_played * (turns / 3.0).min(1.0);
            let contest = &mut contests[scoring];
            // AE-55: at the third scoring of two players a third party joins.
            contest.holders = seats + usize::from(seats == 2 && scoring == 2);
            contest.weights[0] = 1.0;
            for weight in &mut contest.weights[1..seats] {
                *weight = -numbers.rival / (seats - 1) as f32;
            }
            contest.sharpness = 1.0 / (numbers.blur + numbers.drift * turns.sqrt());
        }
        let mut rivals = [None; 4];
        for (rival, seat) in rivals.iter_mut().zip(me.round(seats).skip(1)) {
            let shown = sight.shown(seat);
            let hidden = f32::from(sight.hand_size(seat)) - shown.of_airlines() as f32;
            *rival = Some((sight.portfolio(seat), shown, hidden));
        }
        let unseen = sight.unseen();
        let unseen_total = unseen.total().max(1) as f32;
        let left = 2.0 * (3 - clock.next.min(3)) as f32 + 8.0;
        let third = (left / (unseen_total + 5.0)).min(0.8);
        let flying = sight.flying().count_ones() as f32;
        let pace = numbers.growth * seats as f32 / flying;
        Self {
            sight,
            numbers,
            clock,
            played,
            hurry,
            contests,
            rivals,
            rival_played,
            unseen,
            unseen_total,
            third,
            pace,
        }
    }

    /// What everybody may be expected to hold at a scoring, with `hand` more shares in the own hand and
    /// `portfolio` more in the own portfolio.
    #[inline]
    fn held(&self, airline: Airline, scoring: usize, hand: f32, portfolio: f32) -> [f32; HOLDERS] {
        let kind = airline.index();
        let mut held = [0.0; HOLDERS];
        held[0] = (f32::from(self.sight.portfolio(self.sight.seat()).0[kind]) + portfolio)
            + (f32::from(self.sight.hand().0[kind]) + hand) * self.played[scoring];
        let density = f32::from(self.unseen.0[kind]) / self.unseen_total;
        for (index, rival) in self.rivals.iter().enumerate() {
            let Some((open, shown, hidden)) = rival else { break };
            let in_hand = if kind == AIRLINES {
                let seat = Seat::new((self.sight.seat().index() + index + 1) % self.sight.seats());
                f32::from(self.sight.hand_abacus(seat))
            } else {
                f32::from(shown.0[kind]) + hidden * density
            };
            held[index + 1] = f32::from(open.0[kind]) + in_hand * self.rival_played[scoring];
        }
        if self.contests[scoring].holders == 3 && self.sight.seats() == 2 {
            held[2] = self.third_party(kind);
        }
        held
    }

    /// AE-55: what the third party may be expected to hold.
    fn third_party(&self, kind: usize) -> f32 {
        let gone = f32::from(self.sight.gone().0[kind]);
        if kind == AIRLINES {
            return gone + f32::from(self.sight.supply());
        }
        let coming = f32::from(self.unseen.0[kind] + self.sight.market().0[kind]);
        gone + f32::from(self.sight.buried().0[kind]) + coming * self.third
    }

    /// The row a scoring may be expected to pay; then the row of one step more, and how much the zone the
    /// marker stands in counts by itself.
    #[inline]
    fn row(&self, airline: Airline, scoring: usize) -> (Points, Option<Points>, f32) {
        let board = self.sight.board();
        let Some(&marker) = self.sight.markers().get(airline.index()) else {
            return (points(board.abacus_rows[scoring]), None, 0.0);
        };
        let turns = self.clock.turns[scoring];
        let soon = 1.0 / (1.0 + turns);
        let exact = if scoring == self.clock.next { self.numbers.exact * soon * soon } else { 0.0 };
        let flies = self.sight.planes()[airline.index()] > 0;
        let grown = f32::from(marker) + if flies { self.pace * turns } else { 0.0 };
        let zone = board.zones.iter().rposition(|zone| f32::from(zone.from) <= grown).unwrap_or(0);
        let mut row = points(board.zones[zone].row);
        let mut step = None;
        if let Some(next) = board.zones.get(zone + 1) {
            let width = f32::from(next.from - board.zones[zone].from);
            let mut rise = points(next.row);
            for (rise, &row) in rise.iter_mut().zip(&row) {
                *rise = (*rise - row) / width;
            }
            let inside = (grown - f32::from(board.zones[zone].from)).max(0.0);
            for (row, &rise) in row.iter_mut().zip(&rise) {
                *row += rise * inside;
            }
            step = Some(rise);
        }
        if exact > 0.0 {
            let stands = points(board.zone(marker).row);
            for (row, &stands) in row.iter_mut().zip(&stands) {
                *row += (stands - *row) * exact;
            }
        }
        (row, step, exact)
    }

    /// All that is at stake in one kind.
    pub(super) fn stake(&self, airline: Airline) -> Stake {
        let mut stake = Stake::default();
        let hand = f32::from(self.sight.hand()[airline]);
        for scoring in self.clock.next..3 {
            let contest = &self.contests[scoring];
            let (row, step, exact) = self.row(airline, scoring);
            let mut held = self.held(airline, scoring, 0.0, 0.0);
            let ranks = contest.ranks(&held);
            let now = contest.worth(&ranks, &row);
            let (own, played) = (held[0], self.played[scoring]);
            held[0] = own + 1.0;
            let more = contest.margin(&held, &row) - now;
            stake.plus += more * played;
            if hand > 0.0 && scoring == self.clock.next {
                held[0] = own + 1.0 - played;
                let one = contest.margin(&held, &row) - now;
                stake.one += one;
                held[0] = own + hand * (1.0 - played);
                let all = if hand > 1.0 { contest.margin(&held, &row) - now } else { one };
                stake.all += all;
                stake.soon = all;
            } else {
                stake.one += more * (1.0 - played);
                stake.all += more * (1.0 - played) * hand;
            }
            if let Some(step) = step {
                stake.step += contest.worth(&ranks, &step) * (1.0 - exact);
            }
            if exact > 0.0 {
                self.mark_zones(airline, exact, |row| contest.worth(&ranks, row), &mut stake);
            }
        }
        stake
    }

    /// The next two zones, for a scoring that is near.
    fn mark_zones(&self, airline: Airline, exact: f32, worth: impl Fn(&Points) -> f32, stake: &mut Stake) {
        let marker = self.sight.markers()[airline.index()];
        let zones = &self.sight.board().zones;
        let zone = zones.iter().rposition(|zone| zone.from <= marker).unwrap_or(0);
        let mut before = worth(&points(zones[zone].row));
        for (mark, next) in stake.zones.iter_mut().zip(&zones[zone + 1..]) {
            let pays = worth(&points(next.row));
            *mark = (next.from - marker, (pays - before) * exact);
            before = pays;
        }
    }

    /// What it costs to lose one share of this kind out of the hand, or out of the portfolio.
    pub(super) fn loss(&self, airline: Airline, from_hand: bool) -> f32 {
        let mut loss = 0.0;
        for scoring in self.clock.next..3 {
            let contest = &self.contests[scoring];
            let (row, ..) = self.row(airline, scoring);
            let now = contest.margin(&self.held(airline, scoring, 0.0, 0.0), &row);
            let (hand, portfolio) = if from_hand { (-1.0, 0.0) } else { (0.0, -1.0) };
            loss += now - contest.margin(&self.held(airline, scoring, hand, portfolio), &row);
        }
        loss * self.favour(airline)
    }

    /// What so many more ABACUS shares in hand are worth.
    pub(super) fn more_abacus(&self, count: f32) -> f32 {
        let mut gain = 0.0;
        for scoring in self.clock.next..3 {
            let contest = &self.contests[scoring];
            let (row, ..) = self.row(Airline::ABACUS, scoring);
            let mut held = self.held(Airline::ABACUS, scoring, 0.0, 0.0);
            let now = contest.margin(&held, &row);
            held[0] += count * self.played[scoring];
            if contest.holders == 3 && self.sight.seats() == 2 {
                held[2] -= count;
            }
            gain += contest.margin(&held, &row) - now;
        }
        gain
    }

    /// The place the seat may expect at the next scoring with all its hand played, from 1.
    pub(super) fn place(&self, airline: Airline) -> f32 {
        let scoring = self.clock.next.min(2);
        let mut held = self.held(airline, scoring, 0.0, 0.0);
        held[0] = f32::from(self.sight.portfolio(self.sight.seat())[airline] + self.sight.hand()[airline]);
        self.contests[scoring].ranks(&held).own_place()
    }

    /// What a kind counts to who sees one airline at a time.
    pub(super) fn favour(&self, airline: Airline) -> f32 {
        if self.numbers.others >= 1.0 || airline == self.favourite() { 1.0 } else { self.numbers.others }
    }

    /// The airline of which the seat has most, the dearer of equal ones.
    fn favourite(&self) -> Airline {
        let (hand, own) = (self.sight.hand(), self.sight.portfolio(self.sight.seat()));
        let weight = |index: &usize| {
            (u16::from(hand.0[*index]) + u16::from(own.0[*index]) * 2, self.sight.markers()[*index])
        };
        Airline((0..AIRLINES).max_by_key(weight).unwrap_or(0) as u8)
    }

    /// All that is at stake.
    pub(super) fn stakes(&self) -> [Stake; KINDS] {
        let mut stakes = [Stake::default(); KINDS];
        for (index, stake) in stakes.iter_mut().enumerate() {
            if index < AIRLINES && self.sight.flying() >> index & 1 == 0 {
                continue;
            }
            *stake = self.stake(Airline(index as u8));
            if self.numbers.others < 1.0 {
                stake.scale(self.favour(Airline(index as u8)));
            }
        }
        stakes
    }
}
