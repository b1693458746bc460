//! What passengers are worth (TG-16, TG-25).

use super::numbers::{LEADS, Numbers, WAITING};
use crate::Breadth;
use ticket_to_ride_germany::{Action, Crowd, PASSENGERS, Passenger, PlaceId, Sight};

/// What one passenger more of each colour is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fares([f32; PASSENGERS]);

/// A share of 0.4 of the passengers that still wait is likely to come to a seat; the chance that none does.
const NONE_COMES: [f32; 6] = [1.0, 0.6, 0.36, 0.22, 0.13, 0.08];

impl Fares {
    /// What they are worth to the seat that looks.
    pub(super) fn new(sight: Sight<'_>, numbers: &Numbers) -> Self {
        let own = sight.passengers(sight.seat());
        if numbers.breadth == Breadth::Novice {
            // One passenger is as good as another, but for company of the same colour.
            return Self(std::array::from_fn(|color| 1.0 + 0.1 * f32::from(own[color])));
        }
        let mut most = [0; PASSENGERS];
        let mut waiting = sight.board().passengers;
        for (left, own) in waiting.iter_mut().zip(own) {
            *left -= own;
        }
        for rival in sight.rivals() {
            for (color, &count) in sight.passengers(rival).iter().enumerate() {
                most[color] = count.max(most[color]);
                waiting[color] -= count;
            }
        }
        Self(std::array::from_fn(|color| {
            let lead = (i32::from(own[color]) - i32::from(most[color])).clamp(-(LEADS as i32), LEADS as i32);
            let left = usize::from(waiting[color].max(1) - 1);
            let mut worth =
                numbers.lead * numbers.leads[left.min(WAITING - 1)][(lead + LEADS as i32) as usize];
            let none = NONE_COMES[left.min(NONE_COMES.len() - 1)];
            if own[color] == 0 {
                worth += numbers.first_passenger * none;
            }
            if most[color] == 0 {
                // Who takes the last of a colour leaves the rivals without.
                worth += numbers.first_passenger * none * 0.4;
            }
            worth
        }))
    }

    /// What one of this colour is worth.
    #[inline]
    pub(super) fn of(&self, color: Passenger) -> f32 {
        self.0[color.index()]
    }

    /// What the best of all colours is worth.
    #[inline]
    pub(super) fn most(&self) -> f32 {
        self.0.iter().copied().fold(0.0, f32::max)
    }

    /// The best that waits here, and what it is worth.
    #[inline]
    pub(super) fn best(&self, crowd: Crowd) -> (Option<Passenger>, f32) {
        let mut best = (None, 0.0);
        for color in crowd.colors() {
            if self.of(color) > best.1 {
                best = (Some(color), self.of(color));
            }
        }
        best
    }

    /// What the passengers at both ends of a route are worth.
    #[inline]
    pub(super) fn at(&self, sight: Sight<'_>, route: usize) -> f32 {
        let [a, b] = sight.board().routes[route].places;
        self.best(sight.crowd(a)).1 + self.best(sight.crowd(b)).1
    }
}

/// The passenger to take.
pub(super) fn choose(sight: Sight<'_>, numbers: &Numbers, place: PlaceId) -> Action {
    let (color, _) = Fares::new(sight, numbers).best(sight.crowd(place));
    Action::Passenger { place, color }
}

/// What taking a passenger, or nobody, is worth.
pub(super) fn worth(sight: Sight<'_>, numbers: &Numbers, color: Option<Passenger>) -> f32 {
    color.map_or(0.0, |color| Fares::new(sight, numbers).of(color))
}
