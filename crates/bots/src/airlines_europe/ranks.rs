//! Majorities: what places the holders of one kind of share may expect, and what those pay.

use airlines_europe::Row;

/// Seats, and the third party of AE-55.
pub(super) const HOLDERS: usize = 6;

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

/// The others who hold one kind of share, and their places among themselves.
///
/// The number of holders is part of the type, so that the loops of the playout path are unrolled.
#[derive(Clone, Copy)]
pub(super) struct Field<const H: usize> {
    weights: [f32; H],
    sharpness: f32,
    held: [f32; H],
    present: [f32; H],
    places: [f32; H],
}

/// The places that holders may expect, from 0.
#[derive(Clone, Copy)]
pub(super) struct Ranks<const H: usize> {
    weights: [f32; H],
    present: [f32; H],
    places: [f32; H],
}

impl<const H: usize> Field<H> {
    /// The field of these holdings; the first, the seat's own, is left open.
    #[inline]
    pub(super) fn new(contest: &Contest, held: &[f32; HOLDERS]) -> Self {
        let mut field = Self {
            weights: std::array::from_fn(|holder| contest.weights[holder]),
            sharpness: contest.sharpness,
            held: std::array::from_fn(|holder| held[holder]),
            present: std::array::from_fn(|holder| least(held[holder], 1.0)),
            places: [0.0; H],
        };
        for one in 1..H {
            for two in one + 1..H {
                let ahead = chance((held[one] - held[two]) * contest.sharpness);
                field.places[one] += (1.0 - ahead) * field.present[two];
                field.places[two] += ahead * field.present[one];
            }
        }
        field
    }

    /// The places if the seat itself holds so many.
    #[inline]
    pub(super) fn ranks(&self, own: f32) -> Ranks<H> {
        let mut ranks = Ranks { weights: self.weights, present: self.present, places: self.places };
        let present = least(own, 1.0);
        ranks.present[0] = present;
        for other in 1..H {
            let ahead = chance((own - self.held[other]) * self.sharpness);
            ranks.places[0] += (1.0 - ahead) * self.present[other];
            ranks.places[other] += ahead * present;
        }
        ranks
    }

    /// What a row pays the seat itself over its rivals, if it holds so many.
    #[inline]
    pub(super) fn margin(&self, own: f32, row: &Points) -> f32 {
        self.ranks(own).worth(row)
    }
}

impl<const H: usize> Ranks<H> {
    /// What a row pays the seat itself over its rivals.
    #[inline]
    pub(super) fn worth(&self, row: &Points) -> f32 {
        let mut worth = 0.0;
        for holder in 0..H {
            let place = self.places[holder];
            let pays = if H == 2 {
                row[0] + (row[1] - row[0]) * place
            } else {
                // Six holders at most, so the place is at most five; the mask tells the compiler.
                let whole = place as i32 as usize & 7;
                let part = place - whole as f32;
                row[whole] + (row[(whole + 1) & 7] - row[whole]) * part
            };
            worth += self.weights[holder] * self.present[holder] * pays;
        }
        worth
    }

    /// The place the seat itself may expect, from 1.
    pub(super) fn own_place(&self) -> f32 {
        self.places[0] + 1.0
    }
}

/// A row of points, or what lies between rows; places past its end pay nothing.
pub(super) type Points = [f32; 8];

/// A row as it is printed.
#[inline]
pub(super) fn points(row: Row) -> Points {
    let [a, b, c, d, e] = row.map(f32::from);
    [a, b, c, d, e, 0.0, 0.0, 0.0]
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

#[inline]
fn most(one: f32, two: f32) -> f32 {
    if one > two { one } else { two }
}
