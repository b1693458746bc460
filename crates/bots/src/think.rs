//! A bot of any title at one decision, for whoever knows the title only when it runs.

use crate::{Bot, Mind, Player, titles};
use catalog::{AnyAction, AnyView};

/// A bot that thinks about one decision, in slices, so that whoever runs it stays in charge of the time.
pub struct Thinking(Box<dyn Thinks>);

/// A bot at its decision, whatever the title. One call is a whole slice of playouts, which are the title's own.
trait Thinks {
    fn step(&mut self) -> bool;
    fn choice(&self) -> AnyAction;
    fn playouts(&self) -> u32;
}

impl<G: Mind> Thinks for Player<G> {
    fn step(&mut self) -> bool {
        Self::step(self)
    }

    fn choice(&self) -> AnyAction {
        G::any_action(Self::choice(self))
    }

    fn playouts(&self) -> u32 {
        Self::playouts(self)
    }
}

impl Thinking {
    /// Begins to think. The same bot, view and seed, and the same number of steps, give the same choice.
    ///
    /// # Panics
    /// If the view's seat has nothing to decide.
    pub fn new(bot: Bot, view: &AnyView, seed: u64) -> Self {
        titles::thinking(bot, view, seed)
    }

    /// The same for a view of this title, for whoever has the code of one title and not of all.
    ///
    /// # Panics
    /// If the view's seat has nothing to decide.
    pub fn of<G: Mind>(bot: Bot, view: &G::View, seed: u64) -> Self {
        let mut player = Player::<G>::new(bot);
        player.start(view, seed);
        Self(Box::new(player))
    }

    /// Thinks on for a slice of at most about two milliseconds. `false` when more would not help: the budget
    /// in playouts is spent, or the choice is clear. A budget in milliseconds is the caller's to keep.
    pub fn step(&mut self) -> bool {
        self.0.step()
    }

    /// The choice so far; always legal.
    pub fn choice(&self) -> AnyAction {
        self.0.choice()
    }

    /// How many games were played out in thought so far.
    pub fn playouts(&self) -> u32 {
        self.0.playouts()
    }

    /// Thinks as long as it helps and `more` says that there is time; `more` is asked between slices.
    ///
    /// # Panics
    /// If the view's seat has nothing to decide.
    pub fn decide(bot: Bot, view: &AnyView, seed: u64, more: impl FnMut() -> bool) -> AnyAction {
        Self::new(bot, view, seed).finish(more)
    }

    /// Thinks on likewise, and says what it chose.
    pub fn finish(mut self, mut more: impl FnMut() -> bool) -> AnyAction {
        while more() && self.step() {}
        self.choice()
    }
}
