//! What a search can be told, so that each part can be measured apart.

use crate::{Cut, Kind, Mind, Net};

/// How a search goes about it. The default is what measured best; `docs/decisions/search.md` has the figures.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchOptions {
    /// The most actions that are looked at.
    pub candidates: usize,
    /// The most playouts of a decision, however long it may take.
    pub playouts: u32,
    /// Which action the next playout goes to.
    pub allocation: Allocation,
    /// What the playouts of different actions have in common.
    pub sharing: Sharing,
    /// By how many standard errors another action must be better before the expert's own is left.
    pub gate: f32,
    /// By how many standard errors the leading action must be ahead for the search to end early.
    pub clear: f32,
    /// How much of the reward is the share of the win; the rest is the margin.
    pub win: f32,
    /// How the rivals are thought to play.
    pub rivals: Rivals,
    /// Whether rivals are thought to hold what they have built for, rather than any cards.
    pub hunches: bool,
    /// How playouts are cut short, where there is a net to judge; `None` plays them all to their end.
    pub cut: Option<Cut>,
    /// A net to try instead of the title's own.
    pub net: Option<&'static Net>,
}

/// Which action the next playout goes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allocation {
    /// Sequential halving: the better half goes on with twice the playouts, and again.
    Halving,
    /// All actions in turn.
    Uniform,
    /// Upper confidence bounds, as in UCB1.
    Ucb,
}

/// What the playouts of different actions have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sharing {
    /// Nothing: each is played in worlds of its own.
    Nothing,
    /// The worlds: what is hidden lies alike for all.
    Worlds,
    /// The worlds, and the luck that falls afterwards.
    WorldsAndLuck,
}

/// How the rivals are thought to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rivals {
    /// As the expert does.
    Experts,
    /// As the expert does in three worlds of four, as a casual one does in the fourth.
    Mixed,
}

/// However much time there is, more playouts than this change nothing.
pub(super) const MOST: u32 = 1 << 20;

impl SearchOptions {
    /// The search of a level: an expert sees less of a title than a master does.
    pub fn of<G: Mind>(kind: Kind) -> Self {
        let usual = Self::default();
        let (candidates, playouts) = G::GLANCE;
        match kind {
            Kind::Expert => Self { candidates, playouts, ..usual },
            Kind::Master => Self { cut: Some(G::CUT), ..usual },
            _ => usual,
        }
    }
}

impl Default for SearchOptions {
    fn default() -> Self {
        Self {
            candidates: 16,
            playouts: MOST,
            allocation: Allocation::Halving,
            sharing: Sharing::WorldsAndLuck,
            gate: 1.0,
            clear: 4.0,
            win: 0.5,
            rivals: Rivals::Experts,
            hunches: true,
            cut: None,
            net: None,
        }
    }
}
