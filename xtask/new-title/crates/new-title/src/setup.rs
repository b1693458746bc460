//! The set-up of a game: XX-1 to XX-3.

use crate::{Event, Options, Phase, State};
use game::{Luck, PerSeat, Seat, Stream, Tell};
use network::Bits;

/// Luck of the first seat.
const FIRST: Stream = Stream(0);
/// Luck of the homes.
const HOMES: Stream = Stream(1);

impl State {
    pub(crate) fn set_up(options: &Options, luck: &mut Luck, tell: &mut impl Tell<Event>) -> Self {
        // XX-3: the first seat is drawn unless the table says otherwise.
        let seats = u32::from(options.seats);
        let first = options.first.unwrap_or_else(|| Seat::new(luck.below(FIRST, seats) as usize));
        tell.tell(Event::Begins { seat: first, luck: options.first.is_none() });
        let mut state = Self {
            options: Options { first: Some(first), ..*options },
            phase: Phase::First { seat: first },
            owned: PerSeat::default(),
            homes: PerSeat::default(),
        };
        // XX-2: one home each, clockwise from the first seat.
        let mut left = all_cities(options.board.cities.len());
        for seat in first.round(state.seats()) {
            state.homes[seat] = draw_home(&mut left, luck);
            tell.tell(Event::Dealt { seat, home: Some(state.homes[seat]) });
        }
        state
    }
}

/// So many cities as a set.
pub(crate) fn all_cities(count: usize) -> u64 {
    u64::MAX >> (64 - count)
}

/// XX-2: takes any city out of a set that holds one.
pub(crate) fn draw_home(left: &mut u64, luck: &mut Luck) -> u8 {
    let nth = luck.below(HOMES, left.count_ones());
    let city = Bits((*left).into()).nth(nth as usize).expect("the draw is below the number of cities");
    *left &= !(1 << city);
    city as u8
}
