//! Ratings by maximum likelihood: Plackett and Luce's model of an order, with a term for each seat.
//!
//! The winner is drawn in proportion to `exp(rating + seat)`, the second likewise among the rest, and so on;
//! with two players that is the model of Bradley and Terry, and of Elo. Bots that share a place count as
//! every order of them in equal parts.

use super::solve::solve;
use game::{CHOICE, Luck};
use std::collections::BTreeMap;

/// One game's order: for each seat which bot sat there and which place it took, from 1.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Placing {
    /// The bot of each seat.
    pub bots: Vec<usize>,
    /// The place of each seat.
    pub places: Vec<u8>,
}

/// A rating in the units of Elo: 400 are ten to one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The most likely one.
    pub value: f64,
    /// The lower end of its 95 % interval.
    pub low: f64,
    /// The upper end of its 95 % interval.
    pub high: f64,
}

/// Elo's units in one unit of the model.
const UNIT: f64 = 400.0 / std::f64::consts::LN_10;
/// How far ratings are expected to lie apart, in units of the model (about 1500 of Elo). It keeps the rating
/// of a bot that never lost finite, and moves any other by a fraction of a point.
const EXPECTED: f64 = 8.6;
/// How often the deals are drawn anew for the intervals.
const DRAWS: usize = 300;

/// The ratings of `bots` bots from the games of each deal. The bot `zero` is rated 0; without one the mean is.
///
/// Intervals are the 2.5th and 97.5th of 100 ratings from deals drawn anew, with replacement, from those
/// given (Efron's bootstrap); the draws are fixed, so the same games give the same intervals.
pub fn rate(deals: &[Vec<Placing>], bots: usize, zero: Option<usize>) -> Vec<Rating> {
    let mut known: BTreeMap<&Placing, usize> = BTreeMap::new();
    let indices: Vec<Vec<usize>> = deals
        .iter()
        .map(|games| {
            games
                .iter()
                .map(|game| {
                    let next = known.len();
                    *known.entry(game).or_insert(next)
                })
                .collect()
        })
        .collect();
    let mut orders: Vec<Orders> = known.iter().map(|(placing, &index)| Orders::new(placing, index)).collect();
    orders.sort_by_key(|orders| orders.index);
    let seats = orders.iter().map(Orders::seats).max().unwrap_or(0);
    let model = Model { orders, bots, seats };

    let count = |drawn: &mut dyn Iterator<Item = usize>| {
        let mut counts = vec![0.0; known.len()];
        drawn.for_each(|deal| indices[deal].iter().for_each(|&game| counts[game] += 1.0));
        counts
    };
    let start = vec![0.0; bots + seats];
    let best = model.fit(&count(&mut (0..deals.len())), &start);
    let mut luck = Luck::fast(1);
    let mut draws: Vec<Vec<f64>> = (0..DRAWS)
        .filter(|_| deals.len() > 1)
        .map(|_| {
            let mut drawn = (0..deals.len()).map(|_| luck.below(CHOICE, deals.len() as u32) as usize);
            shifted(&model.fit(&count(&mut drawn), &best), bots, zero)
        })
        .collect();
    let best = shifted(&best, bots, zero);
    (0..bots)
        .map(|bot| {
            draws.sort_by(|one, two| one[bot].total_cmp(&two[bot]));
            let at =
                |share: f64| draws.get((share * DRAWS as f64) as usize).map_or(best[bot], |draw| draw[bot]);
            Rating { value: best[bot], low: at(0.025).min(best[bot]), high: at(0.975).max(best[bot]) }
        })
        .collect()
}

/// Ratings in Elo's units with their zero where it belongs.
fn shifted(found: &[f64], bots: usize, zero: Option<usize>) -> Vec<f64> {
    let zero = zero.map_or_else(|| found[..bots].iter().sum::<f64>() / bots as f64, |bot| found[bot]);
    found[..bots].iter().map(|rating| (rating - zero) * UNIT).collect()
}

/// Every order that a placing stands for, each as bots with their seats from the winner down.
struct Orders {
    index: usize,
    orders: Vec<Vec<(usize, usize)>>,
}

impl Orders {
    fn new(placing: &Placing, index: usize) -> Self {
        let mut seats: Vec<usize> = (0..placing.places.len()).collect();
        seats.sort_by_key(|&seat| placing.places[seat]);
        let mut orders: Vec<Vec<usize>> = vec![Vec::new()];
        for tied in seats.chunk_by(|&one, &two| placing.places[one] == placing.places[two]) {
            let endings = permutations(tied);
            let joined = |start: &Vec<usize>| {
                endings.iter().map(|ending| [&start[..], ending].concat()).collect::<Vec<_>>()
            };
            orders = orders.iter().flat_map(joined).collect();
        }
        let seated = |order: Vec<usize>| order.into_iter().map(|seat| (placing.bots[seat], seat)).collect();
        Self { index, orders: orders.into_iter().map(seated).collect() }
    }

    fn seats(&self) -> usize {
        self.orders.first().map_or(0, Vec::len)
    }
}

fn permutations(of: &[usize]) -> Vec<Vec<usize>> {
    if of.len() <= 1 {
        return vec![of.to_vec()];
    }
    let mut all = Vec::new();
    for (index, &first) in of.iter().enumerate() {
        let rest: Vec<usize> =
            of.iter().enumerate().filter(|(at, _)| *at != index).map(|(_, &one)| one).collect();
        all.extend(permutations(&rest).into_iter().map(|order| [&[first], &order[..]].concat()));
    }
    all
}

/// The parameters are the bots' ratings, then the seats' terms.
struct Model {
    orders: Vec<Orders>,
    bots: usize,
    seats: usize,
}

impl Model {
    /// The most likely parameters when each order came so often, by Newton's method. The likelihood has one
    /// maximum, since its logarithm is concave and what is expected of ratings makes it strictly so.
    fn fit(&self, counts: &[f64], start: &[f64]) -> Vec<f64> {
        let mut found = start.to_vec();
        for _ in 0..60 {
            let (slope, curve) = self.derivatives(counts, &found);
            let step = solve(curve, slope);
            // A long step would leave the region where the parabola resembles the likelihood.
            let length = step.iter().fold(0.0, |most: f64, part| most.max(part.abs()));
            let scale = if length > 1.0 { 1.0 / length } else { 1.0 };
            found.iter_mut().zip(&step).for_each(|(value, part)| *value += scale * part);
            if length < 1e-9 {
                break;
            }
        }
        found
    }

    /// The slope of the logarithm of the likelihood, and its curvature with the sign turned.
    fn derivatives(&self, counts: &[f64], at: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
        let size = self.bots + self.seats;
        let mut slope: Vec<f64> = at.iter().map(|value| -value / (EXPECTED * EXPECTED)).collect();
        let mut curve = vec![vec![0.0; size]; size];
        (0..size).for_each(|index| curve[index][index] = 1.0 / (EXPECTED * EXPECTED));
        for orders in &self.orders {
            let weight = counts[orders.index] / orders.orders.len() as f64;
            if weight > 0.0 {
                orders.orders.iter().for_each(|order| self.add(order, weight, at, &mut slope, &mut curve));
            }
        }
        (slope, curve)
    }

    fn add(
        &self,
        order: &[(usize, usize)],
        weight: f64,
        at: &[f64],
        slope: &mut [f64],
        curve: &mut [Vec<f64>],
    ) {
        let strength: Vec<f64> =
            order.iter().map(|&(bot, seat)| (at[bot] + at[self.bots + seat]).exp()).collect();
        let mut mean = vec![0.0; slope.len()];
        for from in 0..order.len().saturating_sub(1) {
            let total: f64 = strength[from..].iter().sum();
            mean.fill(0.0);
            for (&(bot, seat), strength) in order[from..].iter().zip(&strength[from..]) {
                let chance = weight * strength / total;
                let seat = self.bots + seat;
                mean[bot] += chance;
                mean[seat] += chance;
                curve[bot][bot] += chance;
                curve[seat][seat] += chance;
                curve[bot][seat] += chance;
                curve[seat][bot] += chance;
            }
            let (bot, seat) = order[from];
            slope[bot] += weight;
            slope[self.bots + seat] += weight;
            for (row, &high) in mean.iter().enumerate().filter(|(_, mean)| **mean > 0.0) {
                slope[row] -= high;
                for (cell, &low) in curve[row].iter_mut().zip(&mean) {
                    *cell -= high * low / weight;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(bots: &[usize], places: &[u8]) -> Placing {
        Placing { bots: bots.to_vec(), places: places.to_vec() }
    }

    #[track_caller]
    fn check(found: &[Rating], known: &[f64]) {
        for (found, known) in found.iter().zip(known) {
            assert!((found.value - known).abs() < 0.5, "{found:?} {known}");
            assert!(found.low <= found.value && found.value <= found.high);
        }
    }

    /// With two bots and rotated seats the answer is Elo's own: 400 times the logarithm of the odds.
    #[test]
    fn two_bots_are_as_far_apart_as_their_odds() {
        let mut deals = vec![vec![game(&[0, 1], &[1, 2]), game(&[1, 0], &[2, 1])]; 750];
        deals.extend(vec![vec![game(&[0, 1], &[2, 1]), game(&[1, 0], &[1, 2])]; 250]);
        check(&rate(&deals, 2, Some(1)), &[400.0 * 3f64.log10(), 0.0]);
        check(&rate(&deals, 2, None), &[200.0 * 3f64.log10(), -200.0 * 3f64.log10()]);
    }

    /// Half of the games shared and half won is three quarters won.
    #[test]
    fn a_shared_place_is_half_a_victory() {
        let won = vec![game(&[0, 1], &[1, 2]), game(&[1, 0], &[2, 1])];
        let shared = vec![game(&[0, 1], &[1, 1]), game(&[1, 0], &[1, 1])];
        let deals: Vec<_> =
            (0..1000).map(|deal| if deal % 2 == 0 { won.clone() } else { shared.clone() }).collect();
        check(&rate(&deals, 2, Some(1)), &[400.0 * 3f64.log10(), 0.0]);
    }

    /// A chain: who met whom differs, and the odds multiply.
    #[test]
    fn bots_that_never_met_are_rated_over_those_between() {
        let pair = |one: usize, two: usize, wins: usize| {
            (0..1000usize).map(move |deal| {
                let won = deal % 4 < wins;
                let places = |first: bool| if first == won { [1, 2] } else { [2, 1] };
                vec![game(&[one, two], &places(true)), game(&[two, one], &places(false))]
            })
        };
        let deals: Vec<_> = pair(0, 1, 3).chain(pair(1, 2, 2)).chain(pair(2, 3, 3)).collect();
        let three = 400.0 * 3f64.log10();
        check(&rate(&deals, 4, Some(3)), &[2.0 * three, three, three, 0.0]);
    }

    /// The first seat wins three of four games, whoever sits there, and one bot sits there oftener.
    #[test]
    fn the_seat_is_not_taken_for_strength() {
        let games = |bots: [usize; 2], count: usize| {
            (0..count).map(move |deal| vec![game(&bots, if deal % 4 == 0 { &[2, 1] } else { &[1, 2] })])
        };
        let deals: Vec<_> = games([0, 1], 300).chain(games([1, 0], 100)).collect();
        check(&rate(&deals, 2, None), &[0.0, 0.0]);
    }

    /// Three bots whose orders come exactly as often as the model says for strengths 4, 2 and 1.
    #[test]
    fn orders_of_three_give_back_the_strengths_they_were_made_from() {
        let strength = [4.0, 2.0, 1.0];
        let mut deals = Vec::new();
        for order in permutations(&[0, 1, 2]) {
            let [first, second, third] = [order[0], order[1], order[2]].map(|bot| strength[bot]);
            let chance: f64 = first / 7.0 * second / (second + third);
            let mut places = [0; 3];
            order.iter().zip(1..).for_each(|(&bot, place)| places[bot] = place);
            let rotated = (0..3).map(|turn| {
                let (mut bots, mut places) = ([0, 1, 2], places);
                bots.rotate_right(turn);
                places.rotate_right(turn);
                game(&bots, &places)
            });
            let rotated: Vec<Placing> = rotated.collect();
            deals.extend(vec![rotated; (chance * 2100.0).round() as usize]);
        }
        let two = 400.0 * 2f64.log10();
        check(&rate(&deals, 3, Some(2)), &[2.0 * two, two, 0.0]);
    }

    /// The width of the interval is that of the share it comes from: 1000 even games, 22 points either side.
    #[test]
    fn the_bars_are_as_wide_as_they_should_be() {
        let deals: Vec<_> = (0..1000)
            .map(|deal| {
                let seated: [usize; 2] = if deal % 4 > 1 { [0, 1] } else { [1, 0] };
                vec![game(&seated, if deal % 2 == 0 { &[1, 2] } else { &[2, 1] })]
            })
            .collect();
        let found = rate(&deals, 2, Some(1))[0];
        assert!((found.high - found.low - 43.0).abs() < 8.0, "{found:?}");
    }

    #[test]
    fn who_never_lost_has_a_finite_rating() {
        let deals = vec![vec![game(&[0, 1], &[1, 2]), game(&[1, 0], &[2, 1])]; 50];
        let found = rate(&deals, 2, Some(1))[0];
        assert!(found.value > 600.0 && found.value < 3000.0, "{found:?}");
    }
}
