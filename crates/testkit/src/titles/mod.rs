//! What each title shows in its tests, a folder for each: its rare cases, and a board so small that they come about soon.

mod airlines_europe;
mod jet_set;
mod ticket_to_ride_germany;

use crate::rare_cases::RareCase;
use catalog::{Listed, Title};

/// What a title shows in its tests besides what all titles show; nothing if it says nothing.
pub(crate) trait Showcase: Listed {
    /// Its rare cases.
    const RARE_CASES: &'static [RareCase] = &[];
    /// A small board, which is no part of the product.
    const SMALL_BOARD: Option<&'static str> = None;
}

macro_rules! showcases {
    ($($Title:ident = $title:ident),+ $(,)?) => {
        /// The rare cases of a title.
        pub(crate) const fn rare_cases(title: Title) -> &'static [RareCase] {
            match title { $(Title::$Title => <catalog::$title::State as Showcase>::RARE_CASES),+ }
        }

        /// The small board of a title, as a file.
        pub(crate) const fn small_board(title: Title) -> Option<&'static str> {
            match title { $(Title::$Title => <catalog::$title::State as Showcase>::SMALL_BOARD),+ }
        }
    };
}

catalog::each!(showcases);
