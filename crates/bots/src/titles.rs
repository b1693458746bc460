//! The one list of titles that bots can play, and the way to their own types.

use crate::Mind;
use catalog::AnyOptions;

/// Something to do with a title's own types, bots included; see [`visit_options`].
pub trait MindVisit {
    /// What comes of it.
    type Out;
    /// Does it for this title.
    fn visit<G: Mind>(self, options: &G::Options) -> Self::Out
    where
        G::Options: Sync;
}

macro_rules! minds {
    ($($Title:ident = $title:ident),+ $(,)?) => {
        /// Does something with the types of the title these options are of.
        pub fn visit_options<V: MindVisit>(options: &AnyOptions, visitor: V) -> V::Out {
            match options { $(AnyOptions::$Title(options) => visitor.visit::<$title::State>(options)),+ }
        }
    };
}

minds! {
    AirlinesEurope = airlines_europe,
    TicketToRideGermany = ticket_to_ride_germany,
    JetSet = jet_set,
}
