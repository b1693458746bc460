//! How each title is played, a folder for each, and the way to their own types.

mod airlines_europe;
mod jet_set;
mod ticket_to_ride_germany;

use crate::{Bot, Hint, Hints, Mind, Player};
use catalog::{AnyAction, AnyOptions, AnyView, Title};

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

        /// A bot of any title at its decision.
        pub(crate) enum AnyPlayer { $($Title(Box<Player<catalog::$title::State>>)),+ }

        impl AnyPlayer {
            pub(crate) fn new(bot: Bot, view: &AnyView, seed: u64) -> Self {
                match view { $(AnyView::$Title(view) => {
                    let mut player = Player::new(bot);
                    player.start(view, seed);
                    Self::$Title(Box::new(player))
                }),+ }
            }

            pub(crate) fn step(&mut self) -> bool {
                match self { $(Self::$Title(player) => player.step()),+ }
            }

            pub(crate) fn choice(&self) -> AnyAction {
                match self { $(Self::$Title(player) => AnyAction::$Title(player.choice())),+ }
            }

            pub(crate) fn playouts(&self) -> u32 {
                match self { $(Self::$Title(player) => player.playouts()),+ }
            }
        }

        /// Hints of any title.
        pub(crate) enum AnyHints { $($Title(Box<Hints<catalog::$title::State>>)),+ }

        impl AnyHints {
            pub(crate) fn new(view: &AnyView, seed: u64) -> Self {
                match view { $(AnyView::$Title(view) => Self::$Title(Box::new(Hints::new(view, seed)))),+ }
            }

            pub(crate) fn step(&mut self) -> bool {
                match self { $(Self::$Title(hints) => hints.step()),+ }
            }

            pub(crate) fn hint(&self) -> Hint {
                match self { $(Self::$Title(hints) => hints.hint()),+ }
            }
        }
    };
}

catalog::each!(minds);
