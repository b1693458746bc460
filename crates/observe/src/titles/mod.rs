//! How each title is numbered and seen, a folder for each.

mod airlines_europe;
mod jet_set;
mod ticket_to_ride_germany;

use crate::Observe;

macro_rules! all_observe {
    ($($Title:ident = $title:ident),+ $(,)?) => {
        // A title of the list without a folder here does not compile.
        const _: () = {
            const fn observes<G: Observe>() {}
            $(observes::<catalog::$title::State>();)+
        };
    };
}

catalog::each!(all_observe);
