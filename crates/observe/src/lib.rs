//! What learning agents are given: a fixed number for every action, and what a seat sees as a vector of bytes or as a
//! graph.
//!
//! - [`Observe`] is what each title gives: numbers of its actions, and one function that fills in the entries.
//! - [`Observer`] is the way in: it knows the numbers and the entries for one board and number of players.
//! - [`Layout`] says what each entry means, field by field, and [`Graph`] which of them belong to which place or link.
//!
//! Numbers and entries are the same for every game on a board with as many players. A vector is made of a seat's
//! *sight* and nothing else, so it holds what the seat's view holds: tests deal what is hidden anew and compare every
//! byte, and compare the vectors of equal and of different views.
//!
//! ```
//! use catalog::airlines_europe::{Options, State};
//! use game::{Game, Luck, Seat, Silent};
//! use observe::Observer;
//!
//! let options = Options::new(2);
//! let observer = Observer::<State>::new(&options);
//! let mut luck = Luck::fast(1);
//! let state = State::new(&options, &mut luck, &mut Silent);
//! let (seat, mut room, mut numbers) = (Seat::new(0), Vec::new(), Vec::new());
//!
//! let mut vector = vec![0; observer.inputs()];
//! observer.observe(&state, seat, &mut vector);
//! observer.legal(&state, seat, &mut room, &mut numbers);
//! let action = observer.action(&state, seat, numbers[0]).expect("a legal action has a number");
//! assert!(state.check(seat, action).is_ok());
//! ```

mod field;
mod graph;
mod observer;
mod sink;
mod titles;

pub use field::{Field, Layout};
pub use graph::{Feature, Graph};
pub use observer::{Observe, Observer};
pub use sink::Sink;

/// An axis with an entry for each seat, that of the seat that looks first, then clockwise.
pub const SEAT: &str = "seat";
/// An axis with an entry for each link of the board's map.
pub const LINK: &str = "link";
/// An axis with an entry for each place of the board's map.
pub const PLACE: &str = "place";
