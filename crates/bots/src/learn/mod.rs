//! How a net is made: positions of dealt worlds with what came of them, and the training.
//!
//! Everything follows from a seed, and the order of the games alone decides: whoever has threads may gather games side
//! by side and hand them on in order.

mod course;
mod gather;
mod report;
mod trainee;

pub use course::Course;
pub use gather::{Samples, gather};
pub use report::Report;
pub use trainee::Trainee;

use crate::Mind;
use crate::net::Inputs;
use game::{Luck, MAX_SEATS, Silent};

/// How many inputs a title shows on the board of these options; 0 if it has none.
pub fn inputs<G: Mind>(options: &G::Options) -> usize {
    let state = G::new(options, &mut Luck::fast(1), &mut Silent);
    let mut plans: [G::Plan; MAX_SEATS] = std::array::from_fn(|_| G::Plan::default());
    let weights = G::weights(crate::Breadth::Full, crate::Style::Even);
    let mut inputs = Inputs::default();
    state.inputs(game::Seat::new(0), &weights, &mut plans, &mut inputs);
    inputs.at()
}
