//! How each title is played, a folder for each, and the way to their own types.

mod airlines_europe;
mod jet_set;
mod ticket_to_ride_germany;

use crate::{Bot, Hinting, Mind, Thinking};
use catalog::{AnyOptions, AnyView, Title};

/// Something to do with a title's own types, bots included; see [`visit_options`].
pub trait MindVisit {
    /// What comes of it.
    type Out;
    /// Does it for this title.
    fn visit<G: Mind>(self, options: &G::Options) -> Self::Out;
}

macro_rules! minds {
    ($($Title:ident = $title:ident),+ $(,)?) => {
        /// Does something with the types of the title these options are of.
        pub fn visit_options<V: MindVisit>(options: &AnyOptions, visitor: V) -> V::Out {
            match options { $(AnyOptions::$Title(options) => visitor.visit::<catalog::$title::State>(options)),+ }
        }

        /// The bots of this title alone.
        pub(crate) const fn frozen(title: Title) -> &'static [&'static str] {
            match title { $(Title::$Title => <catalog::$title::State as Mind>::FROZEN),+ }
        }

        /// A bot of the view's title at its decision.
        pub(crate) fn thinking(bot: Bot, view: &AnyView, seed: u64) -> Thinking {
            match view { $(AnyView::$Title(view) => Thinking::of::<catalog::$title::State>(bot, view, seed)),+ }
        }

        /// Hints on the view of any title.
        pub(crate) fn hinting(view: &AnyView, seed: u64) -> Hinting {
            match view { $(AnyView::$Title(view) => Hinting::of::<catalog::$title::State>(view, seed)),+ }
        }
    };
}

catalog::each!(minds);
