//! The screen of Jet Set: a departures board with the two rows, the map, own cards and the next income.

mod desk;
mod dock;
mod map;
mod over;
mod pass;
mod player;
mod rows;
mod score;
mod spots;

pub(crate) use desk::provide;
pub(crate) use dock::Dock;
pub(crate) use map::{Map, size};
pub(crate) use over::Over;
pub(crate) use player::Player;
pub(crate) use rows::Panel;
pub(crate) use score::score;

type Sees = super::View<::jet_set::View>;

/// A plane seen from above, its nose to the right, 42 by 37 around its middle.
const PLANE: &str = "M21 0C21-2.1 17-3 13-3L5-3-5-18.5-9.5-18.5-4.5-3-13-2.3-17-7.5-20.5-7.5-18.5 0-20.5 7.5\
                     -17 7.5-13 2.3-4.5 3-9.5 18.5-5 18.5 5 3 13 3C17 3 21 2.1 21 0Z";
