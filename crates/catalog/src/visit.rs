//! The way to a title's own types, for simulations and benches that want their full speed.

use game::{Game, Luck, Speak};

/// Something to do with a title's own types; see [`crate::AnyOptions::visit`].
pub trait Visit {
    /// What comes of it.
    type Out;
    /// Does it for this title.
    fn visit<G: Titled>(self, options: &G::Options) -> Self::Out
    where
        G::Options: Sync;
}

/// A title of the catalog.
pub trait Titled: Game<Options: Sync> + Speak {
    /// How the game ended, once it has, as records say it.
    fn ending_id(&self) -> Option<&'static str>;
    /// A random action that keeps the game lively: the kind is chosen before the action.
    fn lively(&self, actions: &[Self::Action], luck: &mut Luck) -> Self::Action;
}
