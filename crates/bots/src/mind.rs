//! What each title gives the bots: how it is played well, seen through one seat's eyes.

use crate::{Breadth, Guess, Look, Stick, Style};
use game::{Luck, Note, Seat};

/// How one title is played well.
///
/// Everything here looks through a [`Mind::Sight`]: what one seat may know, without the cost of making a
/// view. Values are in points of the final margin over the best rival, so that they add up and can be told.
pub trait Mind: Look + Guess {
    /// What a seat may know.
    type Sight<'s>: Copy
    where
        Self: 's;
    /// The numbers the expert decides by.
    type Weights: Weights;
    /// What an expert remembers between the decisions of one seat in one game. It follows from what the seat
    /// knows, so forgetting it costs time and changes nothing else.
    type Plan: Clone + Default;

    /// How many points of margin make a game clearly won, for rewards between loss and win.
    const MARGIN: f32;

    /// How many points of value a casual player does not notice: the temperature of its choices.
    const NOISE: f32 = Self::MARGIN / 15.0;

    /// How far the level `expert` looks: at so many actions, in so many playouts at most. The title says it, since a
    /// glance tells more where less is left to luck.
    const GLANCE: (usize, u32);

    /// However uncertain a game is, a hint is settled after so many decisions in playouts: less than two seconds.
    const PATIENCE: u64 = 1_000_000;

    /// What this seat may know now.
    fn sight(&self, seat: Seat) -> Self::Sight<'_>;

    /// The expert's numbers for this breadth of sight and this style.
    fn weights(breadth: Breadth, style: Style) -> Self::Weights;

    /// L1: what each of these legal actions is worth at once. Pushes one value per action.
    fn greedy(sight: Self::Sight<'_>, actions: &[Self::Action], values: &mut Vec<f32>);

    /// L3: the expert's action, as fast as it can be had; playouts live on it. `scratch` is a buffer to list
    /// legal actions in, where that is needed. Nothing is allocated once buffers have grown.
    fn expert(
        sight: Self::Sight<'_>,
        weights: &Self::Weights,
        plan: &mut Self::Plan,
        scratch: &mut Vec<Self::Action>,
        luck: &mut Luck,
    ) -> Self::Action;

    /// L3's opinion of each of these legal actions; the one [`Mind::expert`] would play has the highest.
    /// Pushes one value per action.
    fn rate(
        sight: Self::Sight<'_>,
        weights: &Self::Weights,
        plan: &mut Self::Plan,
        actions: &[Self::Action],
        values: &mut Vec<f32>,
    );

    /// The strongest of the expert's terms that speak for this action, as a sentence.
    fn reason(sight: Self::Sight<'_>, weights: &Self::Weights, action: Self::Action) -> Note;

    /// What a published bot would do; `None` where the title has no such bot.
    fn published(
        _stick: Stick,
        _sight: Self::Sight<'_>,
        _actions: &[Self::Action],
        _luck: &mut Luck,
    ) -> Option<Self::Action> {
        None
    }
}

/// Numbers that can be tuned one by one.
pub trait Weights: Clone + Send + Sync {
    /// Each number and its name.
    fn knobs(&mut self) -> Vec<(&'static str, &mut f32)>;
}
