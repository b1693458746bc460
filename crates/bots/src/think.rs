//! A bot of any title at one decision, for whoever knows the title only when it runs.

use crate::Bot;
use crate::titles::AnyPlayer;
use catalog::{AnyAction, AnyView};

/// A bot that thinks about one decision, in slices, so that whoever runs it stays in charge of the time.
pub struct Thinking(AnyPlayer);

impl Thinking {
    /// Begins to think. The same bot, view and seed, and the same number of steps, give the same choice.
    ///
    /// # Panics
    /// If the view's seat has nothing to decide.
    pub fn new(bot: Bot, view: &AnyView, seed: u64) -> Self {
        Self(AnyPlayer::new(bot, view, seed))
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
    pub fn decide(bot: Bot, view: &AnyView, seed: u64, mut more: impl FnMut() -> bool) -> AnyAction {
        let mut thinking = Self::new(bot, view, seed);
        while more() && thinking.step() {}
        thinking.choice()
    }
}
