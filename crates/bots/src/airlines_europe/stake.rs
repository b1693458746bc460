//! What is at stake in each airline: shares one may get, play or lose, and steps of its marker.

use super::clock::Clock;
use super::ranks::{Contest, Field, HOLDERS, Points, least, points};
use super::weights::Set;
use airlines_europe::{AIRLINES, Airline, KINDS, Shares, Sight};

/// What is at stake in one kind of share, in points of margin over all scorings left.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Stake {
    /// One more share in hand.
    pub(super) plus: f32,
    /// One share of the portfolio lost,
    pub(super) less: f32,
    /// and one of the hand.
    pub(super) less_hand: f32,
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
        let Self { plus, less, less_hand, one, all, soon, step, zones } = self;
        for part in [plus, less, less_hand, one, all, soon, step] {
            *part *= by;
        }
        for (_, gain) in zones {
            *gain *= by;
        }
    }
}

/// What must be known of the stakes, besides what another share is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Needs {
    /// What playing shares is worth.
    pub(super) play: bool,
    /// What losing shares costs.
    pub(super) lose: bool,
    /// What steps of the marker are worth.
    pub(super) step: bool,
}

/// What one rival has of each kind: in the portfolio, and as it seems in hand.
#[derive(Clone, Copy)]
struct Rival {
    open: [f32; KINDS],
    hidden: [f32; KINDS],
}

/// What the seat knows of all holdings, ready to be weighed.
pub(super) struct Survey<'s, 'n> {
    pub(super) sight: Sight<'s>,
    pub(super) numbers: &'n Set,
    pub(super) clock: Clock,
    /// The part of the own hand that is played before each scoring,
    pub(super) played: [f32; 3],
    /// and of the next scoring's, what drawing a card now takes from it.
    pub(super) hurry: f32,
    contests: [Contest; 3],
    own: &'s Shares,
    hand: &'s Shares,
    rivals: [Rival; 4],
    rival_played: [f32; 3],
    pub(super) unseen: Shares,
    pub(super) unseen_total: f32,
    /// The part of the cards yet to come that the third party of AE-55 gets.
    third: f32,
    /// Steps each marker goes on a turn.
    pace: f32,
}

impl<'s, 'n> Survey<'s, 'n> {
    pub(super) fn new(sight: Sight<'s>, numbers: &'n Set) -> Self {
        let clock = Clock::read(&sight, numbers);
        let (me, seats) = (sight.seat(), sight.seats());
        let kinds = sight.hand().0.iter().filter(|&&count| count > 0).count() as f32;
        let need = 1.0 + numbers.queue * (kinds - 1.0).max(0.0);
        let mut played = [0.0; 3];
        let mut rival_played = [0.0; 3];
        let mut weights = [0.0; HOLDERS];
        weights[0] = 1.0;
        weights[1..seats].fill(-numbers.rival / (seats - 1) as f32);
        let mut contests = [Contest { holders: seats, weights, sharpness: 1.0 }; 3];
        let mut hurry = 0.0;
        for scoring in clock.next..3 {
            let turns = clock.turns[scoring];
            let in_time = numbers.played * least(turns.max(1.0) / need, 1.0);
            let again = if scoring == clock.next { clock.again } else { [1.0; 2] };
            played[scoring] = in_time * again[0];
            if scoring == clock.next {
                hurry = in_time * (again[0] - again[1]);
            }
            rival_played[scoring] = numbers.rival_played * (turns / 3.0).min(1.0);
            let contest = &mut contests[scoring];
            // AE-55: at the third scoring of two players a third party joins.
            contest.holders = seats + usize::from(seats == 2 && scoring == 2);
            contest.sharpness = 1.0 / (numbers.blur + numbers.drift * turns.sqrt());
        }
        let unseen = sight.unseen();
        let unseen_total = unseen.total().max(1) as f32;
        let mut rivals = [Rival { open: [0.0; KINDS], hidden: [0.0; KINDS] }; 4];
        for (rival, seat) in rivals.iter_mut().zip(me.round(seats).skip(1)) {
            let (open, shown) = (sight.portfolio(seat), sight.shown(seat));
            let secret = f32::from(sight.hand_size(seat)) - shown.of_airlines() as f32;
            let density = secret / unseen_total;
            for kind in 0..KINDS {
                rival.open[kind] = f32::from(open.0[kind]);
                rival.hidden[kind] = f32::from(shown.0[kind]) + f32::from(unseen.0[kind]) * density;
            }
            rival.hidden[AIRLINES] = f32::from(sight.hand_abacus(seat));
        }
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
            own: sight.portfolio(me),
            hand: sight.hand(),
            rivals,
            rival_played,
            unseen,
            unseen_total,
            third,
            pace,
        }
    }

    /// What everybody may be expected to hold of a kind at a scoring, the seat itself first.
    #[inline]
    fn held(&self, kind: usize, scoring: usize) -> [f32; HOLDERS] {
        let mut held = [0.0; HOLDERS];
        held[0] = f32::from(self.own.0[kind]) + f32::from(self.hand.0[kind]) * self.played[scoring];
        let played = self.rival_played[scoring];
        for (held, rival) in held[1..].iter_mut().zip(&self.rivals[..self.sight.seats() - 1]) {
            *held = rival.open[kind] + rival.hidden[kind] * played;
        }
        if self.has_third_party(scoring) {
            held[2] = self.third_party(kind);
        }
        held
    }

    /// AE-55: whether a third party joins a scoring.
    #[inline]
    fn has_third_party(&self, scoring: usize) -> bool {
        self.contests[scoring].holders > self.sight.seats()
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
    fn row(&self, kind: usize, scoring: usize) -> (Points, Option<Points>, f32) {
        let board = self.sight.board();
        let Some(&marker) = self.sight.markers().get(kind) else {
            return (points(board.abacus_rows[scoring]), None, 0.0);
        };
        let turns = self.clock.turns[scoring];
        let soon = 1.0 / (1.0 + turns);
        let exact = if scoring == self.clock.next { self.numbers.exact * soon * soon } else { 0.0 };
        let flies = self.sight.planes()[kind] > 0;
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
    fn stake(&self, kind: usize, needs: Needs) -> Stake {
        let mut stake = Stake::default();
        for scoring in self.clock.next..3 {
            match self.contests[scoring].holders {
                2 => self.weigh::<2>(kind, scoring, needs, &mut stake),
                3 => self.weigh::<3>(kind, scoring, needs, &mut stake),
                4 => self.weigh::<4>(kind, scoring, needs, &mut stake),
                _ => self.weigh::<5>(kind, scoring, needs, &mut stake),
            }
        }
        stake
    }

    /// Adds what one scoring puts at stake in one kind.
    fn weigh<const H: usize>(&self, kind: usize, scoring: usize, needs: Needs, stake: &mut Stake) {
        let (hand, own) = (f32::from(self.hand.0[kind]), self.own.0[kind]);
        let (row, step, exact) = self.row(kind, scoring);
        let held = self.held(kind, scoring);
        let (mine, played) = (held[0], self.played[scoring]);
        let field = Field::<H>::new(&self.contests[scoring], &held);
        let ranks = field.ranks(mine);
        let now = ranks.worth(&row);
        let more = field.margin(mine + 1.0, &row) - now;
        stake.plus += more * played;
        if needs.lose {
            if own > 0 {
                let less = now - field.margin(mine - 1.0, &row);
                stake.less += less;
                stake.less_hand += less * played;
            } else if hand > 0.0 {
                stake.less_hand += now - field.margin(mine - played, &row);
            }
        }
        if needs.play && hand > 0.0 {
            if scoring == self.clock.next {
                let one = field.margin(mine + 1.0 - played, &row) - now;
                let all =
                    if hand > 1.0 { field.margin(mine + hand * (1.0 - played), &row) - now } else { one };
                stake.one += one;
                stake.all += all;
                stake.soon = all;
            } else {
                stake.one += more * (1.0 - played);
                stake.all += more * (1.0 - played) * hand;
            }
        }
        if needs.step {
            if let Some(step) = step {
                stake.step += ranks.worth(&step) * (1.0 - exact);
            }
            if exact > 0.05 {
                self.mark_zones(kind, exact, |row| ranks.worth(row), stake);
            }
        }
    }

    /// The next two zones, for a scoring that is near.
    fn mark_zones(&self, kind: usize, exact: f32, worth: impl Fn(&Points) -> f32, stake: &mut Stake) {
        let marker = self.sight.markers()[kind];
        let zones = &self.sight.board().zones;
        let zone = zones.iter().rposition(|zone| zone.from <= marker).unwrap_or(0);
        let mut before = worth(&points(zones[zone].row));
        for (mark, next) in stake.zones.iter_mut().zip(&zones[zone + 1..]) {
            let pays = worth(&points(next.row));
            *mark = (next.from - marker, (pays - before) * exact);
            before = pays;
        }
    }

    /// What so many more ABACUS shares in hand are worth.
    pub(super) fn more_abacus(&self, count: f32) -> f32 {
        let mut gain = 0.0;
        for scoring in self.clock.next..3 {
            let row = points(self.sight.board().abacus_rows[scoring]);
            let held = self.held(AIRLINES, scoring);
            let mut after = held;
            after[0] += count * self.played[scoring];
            if self.has_third_party(scoring) {
                // AE-55: what is taken is not left to the third party.
                after[2] -= count;
            }
            gain += self.margin(scoring, &after, &row) - self.margin(scoring, &held, &row);
        }
        gain
    }

    /// What a row pays the seat over its rivals at a scoring with these holdings.
    fn margin(&self, scoring: usize, held: &[f32; HOLDERS], row: &Points) -> f32 {
        let contest = &self.contests[scoring];
        match contest.holders {
            2 => Field::<2>::new(contest, held).margin(held[0], row),
            3 => Field::<3>::new(contest, held).margin(held[0], row),
            4 => Field::<4>::new(contest, held).margin(held[0], row),
            _ => Field::<5>::new(contest, held).margin(held[0], row),
        }
    }

    /// The place the seat may expect at the next scoring with all its hand played, from 1.
    pub(super) fn place(&self, airline: Airline) -> f32 {
        let scoring = self.clock.next.min(2);
        let field = Field::<HOLDERS>::new(&self.contests[scoring], &self.held(airline.index(), scoring));
        field.ranks(f32::from(self.own[airline] + self.hand[airline])).own_place()
    }

    /// What a kind counts to who sees one airline at a time.
    pub(super) fn favour(&self, airline: Airline) -> f32 {
        if self.numbers.others >= 1.0 || airline == self.favourite() { 1.0 } else { self.numbers.others }
    }

    /// The airline of which the seat has most, the dearer of equal ones.
    fn favourite(&self) -> Airline {
        let (hand, own) = (self.hand, self.own);
        let weight = |index: &usize| {
            (u16::from(hand.0[*index]) + u16::from(own.0[*index]) * 2, self.sight.markers()[*index])
        };
        Airline((0..AIRLINES).max_by_key(weight).unwrap_or(0) as u8)
    }

    /// All that is at stake.
    pub(super) fn stakes(&self, needs: Needs) -> [Stake; KINDS] {
        let mut stakes = [Stake::default(); KINDS];
        for (index, stake) in stakes.iter_mut().enumerate() {
            if index < AIRLINES && self.sight.flying() >> index & 1 == 0 {
                continue;
            }
            *stake = self.stake(index, needs);
            if self.numbers.others < 1.0 {
                stake.scale(self.favour(Airline(index as u8)));
            }
        }
        stakes
    }
}
