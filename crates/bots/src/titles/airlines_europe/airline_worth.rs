//! What is at stake in each airline: shares one may get, play or lose, and steps of its marker.

use super::holdings::{Holdings, Payouts};
use super::majorities::{Field, LANES, Lanes, Ranks, Slopes, least};
use super::track::track;
use airlines_europe::AIRLINES;
use airlines_europe::numbers::SCORINGS;

/// Below this a zone does not count by itself.
const HARDLY: f32 = 0.05;

/// What is at stake in each kind of share, in points of margin over all scorings left.
#[derive(Clone, Default)]
pub(super) struct AirlineWorth {
    /// One more share in hand.
    pub(super) plus: Lanes,
    /// One share of the hand played now.
    pub(super) one: Lanes,
    /// All shares of the hand played now.
    pub(super) all: Lanes,
    /// What of that the very next scoring gives, all kinds together,
    pub(super) soon: f32,
    /// and the kind that gives most.
    pub(super) soonest: f32,
    /// One step of the marker, as it goes on average.
    pub(super) step: Lanes,
    /// The next two zones: how many steps away they begin, and what entering each gives beyond `step`.
    zones: [[(u16, f32); 2]; AIRLINES],
    /// What it costs to lose one share of the portfolio,
    pub(super) open_lost: Lanes,
    /// and one of the hand.
    pub(super) hand_lost: Lanes,
}

/// What must be known of the stakes, besides what another share is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Needs {
    /// What playing shares is worth.
    pub(super) play: bool,
    /// What steps of the marker are worth.
    pub(super) step: bool,
    /// What losing shares costs.
    pub(super) lose: bool,
}

impl AirlineWorth {
    /// Works out, from nothing, what is at stake.
    #[inline]
    pub(super) fn fill(&mut self, holdings: &Holdings<'_, '_>, needs: Needs) {
        for scoring in holdings.clock.next..SCORINGS {
            match holdings.contests[scoring].holders {
                2 => self.weigh::<2, 2>(holdings, scoring, needs),
                3 if holdings.has_third_party(scoring) => self.weigh::<3, 2>(holdings, scoring, needs),
                3 => self.weigh::<3, 3>(holdings, scoring, needs),
                4 => self.weigh::<4, 4>(holdings, scoring, needs),
                _ => self.weigh::<5, 5>(holdings, scoring, needs),
            }
        }
        if let Some(favour) = holdings.favour() {
            self.scale(&favour);
        }
    }

    /// Adds what one scoring puts at stake.
    fn weigh<const H: usize, const W: usize>(
        &mut self,
        holdings: &Holdings<'_, '_>,
        scoring: usize,
        needs: Needs,
    ) {
        let pays = holdings.payouts::<H>(scoring);
        let field = Field::<H, W>::new(&holdings.contests[scoring], holdings.held(scoring));
        let (mine, played) = (field.own(), holdings.played[scoring]);
        let ranks = field.ranks(mine);
        let now = ranks.worth(&pays.rows);
        let more = field.margin(&mine.map(|mine| mine + 1.0), &pays.rows);
        for lane in 0..LANES {
            self.plus[lane] += (more[lane] - now[lane]) * played;
        }
        if needs.play && scoring == holdings.clock.next {
            let one = field.margin(&mine.map(|mine| mine + 1.0 - played), &pays.rows);
            let whole = std::array::from_fn(|lane| mine[lane] + holdings.hand[lane] * (1.0 - played));
            let all = field.margin(&whole, &pays.rows);
            for lane in 0..LANES {
                self.one[lane] += one[lane] - now[lane];
                self.all[lane] += all[lane] - now[lane];
                self.soon += all[lane] - now[lane];
                self.soonest = self.soonest.max(all[lane] - now[lane]);
            }
        } else if needs.play {
            for lane in 0..LANES {
                let gain = (more[lane] - now[lane]) * (1.0 - played);
                self.one[lane] += gain;
                self.all[lane] += gain * holdings.hand[lane];
            }
        }
        if needs.step {
            self.steps_at(holdings, &pays, &ranks);
        }
        if needs.lose {
            // Who has none in the portfolio loses one of the hand.
            let lost = |lane: usize| if holdings.own[lane] > 0.0 { 1.0 } else { played };
            let less = field.margin(&std::array::from_fn(|lane| mine[lane] - lost(lane)), &pays.rows);
            for lane in 0..LANES {
                let loss = now[lane] - less[lane];
                let open = least(holdings.own[lane], 1.0);
                let hand = least(holdings.hand[lane], 1.0);
                self.open_lost[lane] += loss * open;
                self.hand_lost[lane] += loss * (played * open + hand * (1.0 - open));
            }
        }
    }

    /// Adds what steps of the markers give at one scoring.
    fn steps_at<const H: usize>(&mut self, holdings: &Holdings<'_, '_>, pays: &Payouts<H>, ranks: &Ranks<H>) {
        let steps = ranks.worth(&pays.rises);
        for lane in 0..LANES {
            self.step[lane] += steps[lane] * (1.0 - pays.exact);
        }
        if pays.exact <= HARDLY {
            return;
        }
        // The next two zones, for a scoring that is near.
        let (track, markers) = (track(holdings.sight.board()), holdings.sight.markers());
        for number in 0..2 {
            let mut gains: Slopes<H> = [[0.0; LANES]; H];
            for kind in network::Bits(holdings.sight.flying().into()) {
                let zone = track.zone(markers[kind]) + number;
                let Some(stretch) = track.stretches().get(zone) else { continue };
                let width = f32::from(stretch.width);
                self.zones[kind][number].0 = (stretch.from + stretch.width).saturating_sub(markers[kind]);
                for place in 0..H {
                    gains[place][kind] = stretch.rise[place] * width;
                }
            }
            let gains = ranks.worth(&gains);
            for (zones, gain) in self.zones.iter_mut().zip(&gains) {
                zones[number].1 = gain * pays.exact;
            }
        }
    }

    /// So many steps of an airline's marker.
    #[inline]
    pub(super) fn steps(&self, airline: usize, count: u16) -> f32 {
        let mut worth = self.step[airline] * f32::from(count);
        for &(away, gain) in &self.zones[airline] {
            worth += if count >= away { gain } else { 0.0 };
        }
        worth
    }

    /// Whether no number of steps of an airline's marker is worth anything.
    #[inline]
    pub(super) fn steps_never_pay(&self, airline: usize) -> bool {
        self.step[airline] <= 0.0 && self.zones[airline].iter().all(|&(_, gain)| gain <= 0.0)
    }

    fn scale(&mut self, by: &Lanes) {
        for lane in 0..LANES {
            self.plus[lane] *= by[lane];
            self.one[lane] *= by[lane];
            self.all[lane] *= by[lane];
            self.step[lane] *= by[lane];
            self.open_lost[lane] *= by[lane];
            self.hand_lost[lane] *= by[lane];
        }
        for (zones, by) in self.zones.iter_mut().zip(by) {
            for (_, gain) in zones {
                *gain *= by;
            }
        }
    }
}
