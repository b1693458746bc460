//! The numbers the expert decides by, and what narrower sights and styles change in them.

use crate::{Breadth, Style, Weights};

/// The expert's numbers, for tables of two and for larger ones: against several rivals, none of whom one can
/// hold back alone, other things matter.
#[derive(Clone, Debug)]
pub struct Numbers {
    two: Set,
    more: Set,
}

macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident = $two:expr, $more:expr;)+) => {
        /// One set of numbers. Points are points of margin, turns are a seat's own turns.
        #[derive(Clone, Debug)]
        pub(super) struct Set {
            $($(#[$doc])* pub(super) $name: f32),+
        }

        /// The numbers as tuned.
        const TUNED: Numbers = Numbers { two: Set { $($name: $two),+ }, more: Set { $($name: $more),+ } };

        impl Weights for Numbers {
            fn knobs(&mut self) -> Vec<(&'static str, &mut f32)> {
                let mut knobs = vec![$((concat!("two-", stringify!($name)), &mut self.two.$name)),+];
                knobs.extend([$((concat!("more-", stringify!($name)), &mut self.more.$name)),+]);
                knobs
            }
        }
    };
}

numbers! {
    /// Cards a seat draws in a turn: how often turns are spent on licences.
    pace = 0.856, 0.37;
    /// The part of the shares in hand that is played in time when there is plenty of it.
    played = 0.994, 0.95;
    /// Turns it takes to play one kind of share, other business included.
    queue = 1.721, 1.1;
    /// The same part for what is thought to be in rivals' hands.
    rival_played = 0.924, 0.945;
    /// How far apart, in shares, two holdings must be for the order to be sure at once,
    blur = 0.785, 1.0;
    /// and how much more for the square root of the turns in between.
    drift = 0.841, 0.7;
    /// What a rival's point counts against one's own, all rivals together.
    rival = 1.685, 0.74;
    /// Steps that a turn gives all markers together.
    growth = 2.392, 4.0;
    /// A million in hand, in parts of what the best step is worth,
    cash = 0.856, 1.0;
    /// and the millions at which that is halved.
    plenty = 41.118, 40.0;
    /// Turns before the end when money begins to lose its worth.
    late = 1.748, 2.0;
    /// The part of a bonus that each further route on the way to it leaves.
    bonus = 0.672, 0.65;
    /// What one more kind of share in hand costs, since playing it takes a turn.
    kind = 0.311, 0.3;
    /// What an exchange costs for each point that shares in hand would give at a scoring that may come first.
    must_play = 0.866, 1.0;
    /// The part of an airline's step worth that using one of its last planes costs.
    plane = 0.484, 0.5;
    /// What a share taken unseen is worth beyond the average, since nobody knows it.
    secret = 0.116, 0.1;
    /// How much the zone a marker stands in counts for a scoring that is near, against the way to the next.
    exact = 0.991, 1.0;
    /// What a ban marker is worth per point of steps it takes from rivals.
    ban = 0.253, 0.3;
    /// What shares and steps of any airline but the favourite are worth; a novice sees one airline at a time.
    others = 1.0, 1.0;
    /// Whether the clock is read: 1 for yes.
    counts = 1.0, 1.0;
}

impl Numbers {
    /// The numbers for this breadth and style.
    pub(super) fn of(breadth: Breadth, style: Style) -> Self {
        let mut numbers = TUNED;
        for set in [&mut numbers.two, &mut numbers.more] {
            set.narrow(breadth);
            set.flavour(style);
        }
        numbers
    }

    /// The set for a table of so many.
    #[inline]
    pub(super) fn at(&self, seats: usize) -> &Set {
        if seats == 2 { &self.two } else { &self.more }
    }
}

impl Set {
    fn narrow(&mut self, breadth: Breadth) {
        match breadth {
            // One airline at a time, no counting of cards, no rivals.
            Breadth::Novice => {
                self.others = 0.75;
                self.counts = 0.0;
                self.rival = 0.0;
                self.rival_played = 0.0;
            }
            // All airlines and the clock, but rivals only as they lie on the table.
            Breadth::Casual => {
                self.rival = 0.0;
                self.rival_played = 0.0;
            }
            Breadth::Full => {}
        }
    }

    fn flavour(&mut self, style: Style) {
        match style {
            Style::Even => {}
            Style::Collector => self.kind *= 0.5,
            Style::Builder => self.cash *= 0.9,
            Style::Spoiler => self.rival *= 1.25,
            Style::Banker => self.cash *= 1.1,
        }
    }
}
