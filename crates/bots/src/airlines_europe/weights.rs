//! The numbers the expert decides by, and what narrower sights and styles change in them.

use crate::{Breadth, Style, Weights};

macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident = $value:expr),+ $(,)?) => {
        /// The expert's numbers. Points are points of margin, turns are a seat's own turns.
        #[derive(Clone, Debug)]
        pub struct Numbers {
            $($(#[$doc])* pub(super) $name: f32),+
        }

        /// The numbers as tuned.
        const TUNED: Numbers = Numbers { $($name: $value),+ };

        impl Weights for Numbers {
            fn knobs(&mut self) -> Vec<(&'static str, &mut f32)> {
                vec![$((stringify!($name), &mut self.$name)),+]
            }
        }
    };
}

numbers! {
    /// Cards a seat draws in a turn: how often turns are spent on licences.
    pace = 0.5,
    /// The part of the shares in hand that is played in time when there is plenty of it.
    played = 0.95,
    /// Turns it takes to play one kind of share, other business included.
    queue = 1.5,
    /// The same part for what is thought to be in rivals' hands.
    rival_played = 0.7,
    /// How far apart, in shares, two holdings must be for the order to be sure at once,
    blur = 1.0,
    /// and how much more for the square root of the turns in between.
    drift = 0.7,
    /// What a rival's point counts against one's own, all rivals together.
    rival = 1.0,
    /// Steps that a turn gives all markers together.
    growth = 4.0,
    /// A million in hand, in parts of what the best step is worth,
    cash = 0.75,
    /// and the millions at which that is halved.
    plenty = 40.0,
    /// Turns before the end when money begins to lose its worth.
    late = 2.0,
    /// The part of a bonus that each further route on the way to it leaves.
    bonus = 0.65,
    /// What one more kind of share in hand costs, since playing it takes a turn.
    kind = 0.3,
    /// The part of a share's worth to a rival that taking it away counts.
    deny = 0.2,
    /// The part of an airline's step worth that using one of its last planes costs.
    plane = 0.5,
    /// What a share taken unseen is worth beyond the average, since nobody knows it.
    secret = 0.1,
    /// How much the zone a marker stands in counts for a scoring that is near, against the way to the next.
    exact = 1.0,
    /// What a ban marker is worth per point of steps it takes from rivals.
    ban = 0.3,
    /// What shares and steps of any airline but the favourite are worth; a novice sees one airline at a time.
    others = 1.0,
    /// Whether the clock is read: 1 for yes.
    counts = 1.0,
}

impl Numbers {
    /// The numbers for this breadth and style.
    pub(super) fn of(breadth: Breadth, style: Style) -> Self {
        let mut numbers = TUNED;
        match breadth {
            Breadth::Novice => {
                numbers.others = 0.4;
                numbers.counts = 0.0;
                numbers.rival = 0.0;
                numbers.rival_played = 0.0;
                numbers.deny = 0.0;
            }
            Breadth::Casual => {
                numbers.rival = 0.3;
                numbers.rival_played = 0.0;
                numbers.deny = 0.0;
            }
            Breadth::Full => {}
        }
        match style {
            Style::Even => {}
            Style::Collector => numbers.kind *= 0.5,
            Style::Builder => numbers.cash *= 0.9,
            Style::Spoiler => {
                numbers.rival *= 1.2;
                numbers.deny *= 2.0;
            }
            Style::Banker => numbers.cash *= 1.1,
        }
        numbers
    }
}
