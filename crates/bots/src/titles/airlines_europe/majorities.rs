//! Which place each holder of a kind of share may expect, and what those pay, for several kinds at once.
//!
//! Everything here is done for `L` kinds side by side, so that a processor weighs four of them with one
//! instruction. The number `H` of holders, and the number `W` of those whose points count, are part of the types, so
//! that loops over them are unrolled.

use airlines_europe::{KINDS, SEATS};

/// Seats, and the third party of AE-55.
pub(super) const HOLDERS: usize = SEATS + 1;

/// All kinds of shares, up to a whole number of fours.
pub(super) const LANES: usize = KINDS.next_multiple_of(4);

/// One number for each kind.
pub(super) type Lanes<const L: usize = LANES> = [f32; L];

/// What a row pays, place by place: the first place, then what each further place adds to the one before. Between
/// two places it is the part of the way; places past the row's end pay nothing more or less.
pub(super) type Slopes<const H: usize, const L: usize = LANES> = [Lanes<L>; H];

/// How many holders there are, what their points count, and how sure a lead is.
#[derive(Clone, Copy)]
pub(super) struct Contest {
    /// The seat itself, its rivals, and the third party where it counts.
    pub(super) holders: usize,
    /// What each holder's point counts: 1 for the seat itself, less than nothing for rivals.
    pub(super) weights: [f32; HOLDERS],
    /// One over the lead that is sure.
    pub(super) sharpness: f32,
}

/// Those who hold some kinds of shares, and the places of the others among themselves.
pub(super) struct Field<const H: usize, const W: usize, const L: usize = LANES> {
    weights: [f32; W],
    sharpness: f32,
    held: [Lanes<L>; H],
    present: [Lanes<L>; H],
    places: [Lanes<L>; H],
}

/// How far the holders have come down a row, all of them weighed and added up: what a row pays the seat itself
/// over its rivals is one product with its slopes.
pub(super) struct Ranks<const H: usize, const L: usize = LANES>([Lanes<L>; H]);

impl<const H: usize, const W: usize, const L: usize> Field<H, W, L> {
    /// The field of these holdings, the seat's own first.
    #[inline]
    pub(super) fn new(contest: &Contest, held: [Lanes<L>; H]) -> Self {
        let mut present = held;
        for held in &mut present {
            for held in held {
                *held = least(*held, 1.0);
            }
        }
        let mut places = [[0.0; L]; H];
        for one in 1..H {
            for two in one + 1..H {
                for lane in 0..L {
                    let ahead = chance((held[one][lane] - held[two][lane]) * contest.sharpness);
                    places[one][lane] += (1.0 - ahead) * present[two][lane];
                    places[two][lane] += ahead * present[one][lane];
                }
            }
        }
        let mut weights = [0.0; W];
        weights.copy_from_slice(&contest.weights[..W]);
        Self { weights, sharpness: contest.sharpness, held, present, places }
    }

    /// What the seat itself holds.
    #[inline]
    pub(super) fn own(&self) -> &Lanes<L> {
        &self.held[0]
    }

    /// The places if the seat itself holds so many.
    #[inline]
    pub(super) fn ranks(&self, own: &Lanes<L>) -> Ranks<H, L> {
        let mut ranks = Ranks([[0.0; L]; H]);
        for lane in 0..L {
            let present = least(own[lane], 1.0);
            let mut mine = 0.0;
            for other in 1..H {
                let ahead = chance((own[lane] - self.held[other][lane]) * self.sharpness);
                mine += (1.0 - ahead) * self.present[other][lane];
                if other < W {
                    let weight = self.weights[other] * self.present[other][lane];
                    ranks.come(lane, weight, self.places[other][lane] + ahead * present);
                }
            }
            ranks.come(lane, self.weights[0] * present, mine);
        }
        ranks
    }

    /// What a row pays the seat itself over its rivals, if it holds so many.
    #[inline]
    pub(super) fn margin(&self, own: &Lanes<L>, row: &Slopes<H, L>) -> Lanes<L> {
        self.ranks(own).worth(row)
    }
}

impl<const H: usize, const L: usize> Ranks<H, L> {
    /// Adds a holder of this weight on this place, from 0.
    #[inline]
    fn come(&mut self, lane: usize, weight: f32, place: f32) {
        self.0[0][lane] += weight;
        for step in 1..H {
            let mut part = place - (step - 1) as f32;
            if step > 1 {
                part = most(part, 0.0);
            }
            if step < H - 1 {
                part = least(part, 1.0);
            }
            self.0[step][lane] += weight * part;
        }
    }

    /// What a row pays the seat itself over its rivals.
    #[inline]
    pub(super) fn worth(&self, row: &Slopes<H, L>) -> Lanes<L> {
        let mut worth = [0.0; L];
        for (come, slope) in self.0.iter().zip(row) {
            for lane in 0..L {
                worth[lane] += come[lane] * slope[lane];
            }
        }
        worth
    }
}

/// The chance to be ahead with this lead, where a lead of 1 is sure and 0 is even.
#[inline]
fn chance(lead: f32) -> f32 {
    let lead = least(most(lead, -1.0), 1.0);
    0.5 + lead * (0.75 - 0.25 * lead * lead)
}

/// The smaller of two numbers, as one instruction; neither is ever undefined.
#[inline]
pub(super) fn least(one: f32, two: f32) -> f32 {
    if one < two { one } else { two }
}

/// The larger of two numbers.
#[inline]
fn most(one: f32, two: f32) -> f32 {
    if one > two { one } else { two }
}
