//! The one list of titles that bots can play, and the way to their own types.

use crate::{Bot, Hint, Hints, Mind, Player};
use catalog::{AnyAction, AnyOptions, AnyView, Titled};
use game::Eye;

/// Something to do with a title's own types, bots included; see [`visit_options`].
pub trait MindVisit {
    /// What comes of it.
    type Out;
    /// Does it for this title.
    fn visit<G: Mind>(self, options: &G::Options) -> Self::Out
    where
        G::Options: Sync;
}

/// What every view says, whatever its title.
pub trait Look: Titled {
    /// Whose eye it is of.
    fn eye(view: &Self::View) -> Eye;
    /// What that seat may do now, sorted.
    fn choices(view: &Self::View) -> &[Self::Action];
    /// How many seats play.
    fn seats(view: &Self::View) -> usize;
    /// The action under the type of any title.
    fn as_any(action: Self::Action) -> AnyAction;
}

macro_rules! minds {
    ($($Title:ident = $title:ident),+ $(,)?) => {
        /// Does something with the types of the title these options are of.
        pub fn visit_options<V: MindVisit>(options: &AnyOptions, visitor: V) -> V::Out {
            match options { $(AnyOptions::$Title(options) => visitor.visit::<$title::State>(options)),+ }
        }

        $(impl Look for $title::State {
            fn eye(view: &Self::View) -> Eye {
                view.eye
            }

            fn choices(view: &Self::View) -> &[Self::Action] {
                &view.legal
            }

            fn seats(view: &Self::View) -> usize {
                view.seats()
            }

            fn as_any(action: Self::Action) -> AnyAction {
                AnyAction::$Title(action)
            }
        })+

        /// A bot of any title at its decision.
        pub(crate) enum AnyPlayer { $($Title(Box<Player<$title::State>>)),+ }

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
        pub(crate) enum AnyHints { $($Title(Box<Hints<$title::State>>)),+ }

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

minds! {
    AirlinesEurope = airlines_europe,
    TicketToRideGermany = ticket_to_ride_germany,
    JetSet = jet_set,
}
