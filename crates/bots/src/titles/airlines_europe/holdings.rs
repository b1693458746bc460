//! What the seat knows of all holdings, and what the rows are likely to pay, ready to be weighed.

use super::clock::Clock;
use super::majorities::{Contest, Field, HOLDERS, LANES, Lanes, Slopes, least};
use super::track::{places, track};
use super::weights::Set;
use airlines_europe::numbers::{EXCHANGES, MARKET, SCORINGS, SEATS, third_party_joins};
use airlines_europe::{AIRLINES, Airline, Shares, Sight};

/// What one rival has of each kind: in the portfolio, and as it seems in hand.
#[derive(Clone, Copy)]
struct Rival {
    open: Lanes,
    hidden: Lanes,
}

/// What the seat knows of all holdings, ready to be weighed.
pub(super) struct Holdings<'s, 'n> {
    pub(super) sight: Sight<'s>,
    pub(super) numbers: &'n Set,
    pub(super) clock: Clock,
    /// The part of the own hand that is played before each scoring,
    pub(super) played: [f32; SCORINGS],
    /// and of the next scoring's, what drawing a card now takes from it.
    pub(super) hurry: f32,
    pub(super) contests: [Contest; SCORINGS],
    pub(super) own: Lanes,
    pub(super) hand: Lanes,
    rivals: [Rival; SEATS - 1],
    rival_played: [f32; SCORINGS],
    pub(super) unseen: Shares,
    pub(super) unseen_total: f32,
    /// AE-55: what the third party may be expected to hold.
    third: Lanes,
    /// Steps each marker goes on a turn.
    pace: f32,
}

/// What one scoring is likely to pay for each kind.
pub(super) struct Payouts<const H: usize> {
    /// The rows.
    pub(super) rows: Slopes<H>,
    /// What one step more of the marker adds to them.
    pub(super) rises: Slopes<H>,
    /// How much the zones the markers stand in count by themselves.
    pub(super) exact: f32,
}

impl<'s, 'n> Holdings<'s, 'n> {
    #[inline(never)] // Written where it is kept.
    pub(super) fn new(sight: Sight<'s>, numbers: &'n Set) -> Self {
        let clock = Clock::read(&sight, numbers);
        let (me, seats) = (sight.seat(), sight.seats());
        let kinds = sight.hand().0.iter().filter(|&&count| count > 0).count() as f32;
        let need = 1.0 + numbers.queue * (kinds - 1.0).max(0.0);
        let mut played = [0.0; SCORINGS];
        let mut rival_played = [0.0; SCORINGS];
        let mut weights = [0.0; HOLDERS];
        weights[0] = 1.0;
        weights[1..seats].fill(-numbers.rival / (seats - 1) as f32);
        let mut contests = [Contest { holders: seats, weights, sharpness: 1.0 }; SCORINGS];
        let mut hurry = 0.0;
        for scoring in clock.next..SCORINGS {
            let turns = clock.turns[scoring];
            let in_time = numbers.played * least(turns.max(1.0) / need, 1.0);
            let again = if scoring == clock.next { clock.again } else { [1.0; 2] };
            played[scoring] = in_time * again[0];
            if scoring == clock.next {
                hurry = in_time * (again[0] - again[1]);
            }
            rival_played[scoring] = numbers.rival_played * (turns / 3.0).min(1.0);
            let contest = &mut contests[scoring];
            // AE-55: at the last scoring of two players a third party joins.
            contest.holders = seats + usize::from(third_party_joins(seats, scoring + 1));
            contest.sharpness = 1.0 / (numbers.blur + numbers.drift * turns.sqrt());
        }
        let unseen = sight.unseen();
        let unseen_total = unseen.total().max(1) as f32;
        let hidden = lanes(&unseen);
        let mut rivals = [Rival { open: [0.0; LANES], hidden: [0.0; LANES] }; SEATS - 1];
        for (rival, seat) in rivals.iter_mut().zip(me.round(seats).skip(1)) {
            let shown = sight.shown(seat);
            let secret = f32::from(sight.hand_size(seat)) - shown.of_airlines() as f32;
            let density = secret / unseen_total;
            let known = lanes(shown);
            rival.open = lanes(sight.portfolio(seat));
            rival.hidden = std::array::from_fn(|lane| known[lane] + hidden[lane] * density);
            rival.hidden[AIRLINES] = f32::from(sight.hand_abacus(seat));
        }
        let left = 2.0 * SCORINGS.saturating_sub(clock.next) as f32 + 8.0;
        let part = (left / (unseen_total + MARKET as f32)).min(0.8);
        let third = if third_party_joins(seats, SCORINGS) {
            third_party(&sight, &hidden, part)
        } else {
            [0.0; LANES]
        };
        let flying = sight.flying().count_ones() as f32;
        let pace = numbers.growth * seats as f32 / flying;
        Self {
            sight,
            numbers,
            clock,
            played,
            hurry,
            contests,
            own: lanes(sight.portfolio(me)),
            hand: lanes(sight.hand()),
            rivals,
            rival_played,
            unseen,
            unseen_total,
            third,
            pace,
        }
    }

    /// What everybody may be expected to hold of each kind at a scoring, the seat itself first.
    #[inline]
    pub(super) fn held<const H: usize>(&self, scoring: usize) -> [Lanes; H] {
        let mut held = [[0.0; LANES]; H];
        let played = self.played[scoring];
        for lane in 0..LANES {
            held[0][lane] = self.own[lane] + self.hand[lane] * played;
        }
        let played = self.rival_played[scoring];
        for (held, rival) in held[1..].iter_mut().zip(&self.rivals[..self.sight.seats() - 1]) {
            for lane in 0..LANES {
                held[lane] = rival.open[lane] + rival.hidden[lane] * played;
            }
        }
        if self.has_third_party(scoring) {
            held[2] = self.third;
        }
        held
    }

    /// AE-55: whether a third party joins a scoring.
    #[inline]
    pub(super) fn has_third_party(&self, scoring: usize) -> bool {
        self.contests[scoring].holders > self.sight.seats()
    }

    /// What a scoring may be expected to pay; nothing for airlines that are not in play.
    #[inline]
    pub(super) fn payouts<const H: usize>(&self, scoring: usize) -> Payouts<H> {
        let board = self.sight.board();
        let track = track(board);
        let turns = self.clock.turns[scoring];
        let soon = 1.0 / (1.0 + turns);
        let exact = if scoring == self.clock.next { self.numbers.exact * soon * soon } else { 0.0 };
        let mut pays = Payouts { rows: [[0.0; LANES]; H], rises: [[0.0; LANES]; H], exact };
        // Whole steps tell the space, and the rest is part of the way to the next.
        let growth = self.pace * turns;
        let whole = growth as u16;
        let part = growth - f32::from(whole);
        let (markers, planes) = (self.sight.markers(), self.sight.planes());
        network::each_bit(self.sight.flying().into(), |kind| {
            let marker = markers[kind];
            let (steps, part) = if planes[kind] == 0 { (0, 0.0) } else { (whole, part) };
            let space = track.space(marker + steps);
            for place in 0..H {
                pays.rows[place][kind] = space.row[place] + space.rise[place] * part;
                pays.rises[place][kind] = space.rise[place];
            }
            if exact > 0.0 {
                let stands = &track.at(marker).row;
                for place in 0..H {
                    let row = &mut pays.rows[place][kind];
                    *row += (stands[place] - *row) * exact;
                }
            }
        });
        let abacus = places(board.row(Airline::ABACUS, 0, scoring + 1));
        for place in 0..H {
            pays.rows[place][AIRLINES] = abacus[place];
        }
        pays
    }

    /// What the ABACUS shares of each exchange are worth in hand.
    pub(super) fn more_abacus(&self) -> [f32; EXCHANGES.len()] {
        let mut gains = [0.0; EXCHANGES.len()];
        for scoring in self.clock.next..SCORINGS {
            let gain = match self.contests[scoring].holders {
                2 => self.more_abacus_at::<2, 2>(scoring),
                3 if self.has_third_party(scoring) => self.more_abacus_at::<3, 2>(scoring),
                3 => self.more_abacus_at::<3, 3>(scoring),
                4 => self.more_abacus_at::<4, 4>(scoring),
                _ => self.more_abacus_at::<5, 5>(scoring),
            };
            for kind in 0..EXCHANGES.len() {
                gains[kind] += gain[kind];
            }
        }
        gains
    }

    /// The same at one scoring: none more, and what each exchange takes, side by side.
    fn more_abacus_at<const H: usize, const W: usize>(&self, scoring: usize) -> [f32; EXCHANGES.len()] {
        const MORE: Lanes<4> = [0.0, EXCHANGES[0].takes as f32, EXCHANGES[1].takes as f32, 0.0];
        let mut held = [[0.0; 4]; H];
        let played = self.rival_played[scoring];
        for lane in 0..4 {
            let hand = self.hand[AIRLINES] + MORE[lane];
            held[0][lane] = self.own[AIRLINES] + hand * self.played[scoring];
            for (held, rival) in held[1..].iter_mut().zip(&self.rivals[..self.sight.seats() - 1]) {
                held[lane] = rival.open[AIRLINES] + rival.hidden[AIRLINES] * played;
            }
            if self.has_third_party(scoring) {
                // AE-55: what is taken is not left to the third party.
                held[2][lane] = self.third[AIRLINES] - MORE[lane];
            }
        }
        let pays = places(self.sight.board().row(Airline::ABACUS, 0, scoring + 1));
        let row = std::array::from_fn(|place| [pays[place]; 4]);
        let field = Field::<H, W, 4>::new(&self.contests[scoring], held);
        let worth = field.margin(field.own(), &row);
        std::array::from_fn(|kind| worth[kind + 1] - worth[0])
    }

    /// What each kind counts to who sees one airline at a time; `None` for who sees them all.
    pub(super) fn favour(&self) -> Option<Lanes> {
        (self.numbers.others < 1.0).then(|| {
            let mut favour = [self.numbers.others; LANES];
            favour[self.favourite()] = 1.0;
            favour
        })
    }

    /// The airline of which the seat has most, the dearer of equal ones.
    fn favourite(&self) -> usize {
        let weight =
            |&kind: &usize| ((self.hand[kind] + 2.0 * self.own[kind]) as u16, self.sight.markers()[kind]);
        (0..AIRLINES).max_by_key(weight).unwrap_or(0)
    }
}

/// So many shares of each kind.
#[inline]
fn lanes(shares: &Shares) -> Lanes {
    let mut counts = [0; LANES];
    counts[..shares.0.len()].copy_from_slice(&shares.0);
    counts.map(f32::from)
}

/// AE-55: what the third party may be expected to hold, if it gets this part of the shares that nobody has.
fn third_party(sight: &Sight<'_>, unseen: &Lanes, part: f32) -> Lanes {
    let (gone, buried, market) = (lanes(sight.gone()), lanes(sight.buried()), lanes(sight.market()));
    let mut third =
        std::array::from_fn(|lane| gone[lane] + buried[lane] + (unseen[lane] + market[lane]) * part);
    third[AIRLINES] = gone[AIRLINES] + f32::from(sight.supply());
    third
}
