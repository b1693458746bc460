//! A full state that a view allows: what the eye sees stays, what it can't see is dealt anew.

use crate::setup::{all_cities, draw_home};
use crate::{State, View};
use game::{Luck, PerSeat, Seat};

impl State {
    pub(crate) fn from_view(view: &View, luck: &mut Luck) -> Self {
        let mut state = Self {
            options: view.options,
            phase: view.phase,
            owned: view.owned,
            homes: PerSeat::default(),
        };
        // XX-2: homes that are not known are any of those that nobody is known to have.
        let mut left = all_cities(view.options.board.cities.len());
        for home in view.homes.0.iter().flatten() {
            left &= !(1 << home);
        }
        for seat in Seat::all(state.seats()) {
            state.homes[seat] = view.homes[seat].unwrap_or_else(|| draw_home(&mut left, luck));
        }
        state
    }
}
