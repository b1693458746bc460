//! The one list of titles, and any of their games, boards, actions and views under one type each.
//!
//! Adding a title is one line in [`each!`]; everything else here follows from it, and so do the lists of other crates:
//! each of them has a folder for each title, and a macro that it gives to [`each!`].

mod any;
mod listed;
mod options;

pub use listed::Listed;
pub use options::OptionFault;

/// The one list of titles: calls a macro with every title, as it is called in an enum and as its crate is called.
///
/// ```
/// macro_rules! count {
///     ($($Title:ident = $title:ident),+ $(,)?) => {
///         [$(<catalog::$title::State as game::Game>::TITLE),+].len()
///     };
/// }
/// assert_eq!(catalog::each!(count), catalog::Title::ALL.len());
/// ```
#[macro_export]
macro_rules! each {
    ($($then:tt)+) => {
        $($then)+! {
            AirlinesEurope = airlines_europe,
            TicketToRideGermany = ticket_to_ride_germany,
            JetSet = jet_set,
        }
    };
}

each!(any::titles);
