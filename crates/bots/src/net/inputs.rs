//! What a net is shown: inputs that are on, and numbers.

use super::ON;

/// The most inputs that are on at once,
const MOST_ON: usize = 256;
/// and the most numbers that are not zero.
const MOST_NUMBERS: usize = 256;
/// No number is shown as larger than so many times 1.
const LARGEST: i32 = 4;

/// What a net is shown, one input after the other. A title writes all of them in the same order every time; what is
/// off or zero takes a place and nothing else.
pub struct Inputs {
    on: [u16; MOST_ON],
    ons: usize,
    numbers: [(u16, i16); MOST_NUMBERS],
    count: usize,
    at: usize,
}

impl Default for Inputs {
    fn default() -> Self {
        Self { on: [0; MOST_ON], ons: 0, numbers: [(0, 0); MOST_NUMBERS], count: 0, at: 0 }
    }
}

impl Inputs {
    /// Begins anew.
    pub fn clear(&mut self) {
        (self.ons, self.count, self.at) = (0, 0, 0);
    }

    /// The place of the next input; in the end, how many there are.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Goes back to a place, so that several rivals share inputs and add up there.
    pub fn back(&mut self, at: usize) {
        self.at = at;
    }

    /// One input, on or off.
    #[inline]
    pub fn flag(&mut self, on: bool) {
        if on {
            self.turn_on(self.at);
        }
        self.at += 1;
    }

    /// So many inputs, of which this one is on; one that is too large is the last.
    #[inline]
    pub fn one(&mut self, which: Option<usize>, count: usize) {
        if let Some(which) = which {
            self.turn_on(self.at + which.min(count - 1));
        }
        self.at += count;
    }

    /// A number among so many from the least one, each an input; what lies outside is the nearest.
    #[inline]
    pub fn step(&mut self, value: i32, least: i32, count: usize) {
        self.one(Some((value - least).max(0) as usize), count);
    }

    /// So many inputs, on where a set has its bits.
    #[inline]
    pub fn set(&mut self, set: u128, count: usize) {
        network::each_bit(set, |bit| self.turn_on(self.at + bit));
        self.at += count;
    }

    /// A number, of which `unit` counts as 1.
    #[inline]
    pub fn number(&mut self, value: i32, unit: i32) {
        let value = (value * ON / unit).clamp(-LARGEST * ON, LARGEST * ON);
        if value != 0 && self.count < MOST_NUMBERS {
            self.numbers[self.count] = (self.at as u16, value as i16);
            self.count += 1;
        }
        debug_assert!(self.count < MOST_NUMBERS, "there is room for every number");
        self.at += 1;
    }

    /// The same for a number with parts, rounded down.
    #[inline]
    pub fn part(&mut self, value: f32, unit: f32) {
        self.number((value / unit * ON as f32).clamp(-1e6, 1e6) as i32, ON);
    }

    #[inline]
    fn turn_on(&mut self, at: usize) {
        debug_assert!(self.ons < MOST_ON, "there is room for every input");
        if self.ons < MOST_ON {
            self.on[self.ons] = at as u16;
            self.ons += 1;
        }
    }

    /// Shows what was shown before.
    pub(crate) fn fill(&mut self, on: &[u16], numbers: &[(u16, i16)]) {
        self.clear();
        self.on[..on.len()].copy_from_slice(on);
        self.numbers[..numbers.len()].copy_from_slice(numbers);
        (self.ons, self.count) = (on.len(), numbers.len());
    }

    /// The inputs that are on.
    pub fn on(&self) -> &[u16] {
        &self.on[..self.ons]
    }

    /// The numbers that are not zero, with their places.
    pub fn numbers(&self) -> &[(u16, i16)] {
        &self.numbers[..self.count]
    }
}
