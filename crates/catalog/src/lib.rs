//! The one list of titles, and any of their games, boards, actions and views under one type each.
//!
//! Adding a title is one line in the list below; everything else here follows from it.

mod any;
mod options;
mod visit;

pub use options::OptionFault;
pub use visit::{Titled, Visit};

any::titles! {
    AirlinesEurope = airlines_europe,
    TicketToRideGermany = ticket_to_ride_germany,
    JetSet = jet_set,
}
