//! Majorities: what places the holders of one kind of share may expect, and what those pay.

use airlines_europe::Row;

/// Seats, and the third party of AE-55.
pub(super) const HOLDERS: usize = 6;

/// How many holders there are, whom their points count for, and how sure a lead is.
#[derive(Clone, Copy)]
pub(super) struct Contest {
    /// Holders in [`Ranks`]: first the seat itself, then its rivals, then the third party if it counts.
    pub(super) holders: usize,
    /// What each holder's points count.
    pub(super) weights: [f32; HOLDERS],
    /// One over the lead that is sure.
    pub(super) sharpness: f32,
}

/// The places that holders may expect, from 0, and how surely each holds anything.
#[derive(Clone, Copy)]
pub(super) struct Ranks {
    places: [f32; HOLDERS],
    present: [f32; HOLDERS],
}

impl Contest {
    /// The places for these holdings.
    #[inline]
    pub(super) fn ranks(&self, held: &[f32; HOLDERS]) -> Ranks {
        let mut ranks = Ranks { places: [0.0; HOLDERS], present: [0.0; HOLDERS] };
        for (present, &held) in ranks.present[..self.holders].iter_mut().zip(held) {
            *present = held.min(1.0);
        }
        for one in 0..self.holders {
            for two in one + 1..self.holders {
                let ahead = chance((held[one] - held[two]) * self.sharpness);
                ranks.places[one] += (1.0 - ahead) * ranks.present[two];
                ranks.places[two] += ahead * ranks.present[one];
            }
        }
        ranks
    }

    /// What a row pays at these places, each holder's points counted by its weight.
    #[inline]
    pub(super) fn worth(&self, ranks: &Ranks, row: &Points) -> f32 {
        (0..self.holders).map(|holder| self.weights[holder] * pays(ranks, holder, row)).sum()
    }

    /// What a row pays the seat itself and its rivals, for these holdings.
    #[inline]
    pub(super) fn margin(&self, held: &[f32; HOLDERS], row: &Points) -> f32 {
        self.worth(&self.ranks(held), row)
    }
}

/// What a row pays one holder.
#[inline]
pub(super) fn pays(ranks: &Ranks, holder: usize, row: &Points) -> f32 {
    let place = ranks.places[holder].min(4.99);
    let whole = place as usize;
    let part = place - whole as f32;
    ranks.present[holder] * (row[whole] + (row[whole + 1] - row[whole]) * part)
}

impl Ranks {
    /// The place the seat itself may expect, from 1.
    pub(super) fn own_place(&self) -> f32 {
        self.places[0] + 1.0
    }
}

/// A row of points between rows, with a place that pays nothing at its end.
pub(super) type Points = [f32; 6];

/// A row as it is printed.
#[inline]
pub(super) fn points(row: Row) -> Points {
    let mut points = [0.0; 6];
    for (point, printed) in points.iter_mut().zip(row) {
        *point = f32::from(printed);
    }
    points
}

/// The chance to be ahead with this lead, where a lead of 1 is sure and 0 is even.
#[inline]
fn chance(lead: f32) -> f32 {
    let lead = lead.clamp(-1.0, 1.0);
    0.5 + lead * (0.75 - 0.25 * lead * lead)
}
