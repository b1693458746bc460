//! The numbers the expert decides by, for each breadth of sight and each style.

use crate::{Breadth, Style, Weights};

/// The numbers of the expert. Efforts are counted in turns, worth in points.
#[derive(Clone, Debug)]
pub struct Numbers {
    /// Points of one euro in the middle of a game.
    pub(super) euro: f32,
    /// The least income a collection is reckoned with when money is turned into turns.
    pub(super) least_income: f32,
    /// Collections in a turn, on average.
    pub(super) collects: f32,
    /// Flights turned up in a turn, on average.
    pub(super) pace: f32,
    /// Turns a player still has once the decks have left.
    pub(super) late_turns: f32,
    /// Turns that the ownership of a link saves later, per turn left.
    pub(super) asset: f32,
    /// Euros that a turn is worth when the ways of one flight are compared.
    pub(super) turn: f32,
    /// Turns that a toll costs because it helps a rival.
    pub(super) toll: f32,
    /// The chance that a rival who is ready claims a flight before one's next turn.
    pub(super) ready: f32,
    /// Points of each point that a rival does not get.
    pub(super) deny: f32,
    /// Points a turn below which more flights are turned up for the short row,
    pub(super) dig_short: f32,
    /// and for the long row.
    pub(super) dig_long: f32,
    /// Points a turn below which a Final Flight comes first.
    pub(super) land: f32,
    /// How much sooner it comes first for each point of lead.
    pub(super) land_lead: f32,
    /// Share of the first goal's rate at which planes for a second goal are laid as well.
    pub(super) second: f32,
    /// Share of the money of the first goal that is kept back while planes for a second are laid.
    pub(super) reserve: f32,
    /// Turns before the end of the decks from which a Final Flight is prepared, as turns left in all.
    pub(super) prepare: f32,
    /// The share of its worth that a Final Flight has while it can't be claimed yet.
    pub(super) early: f32,
}

impl Numbers {
    /// The numbers for this breadth of sight and this style.
    pub(super) fn new(breadth: Breadth, style: Style) -> Self {
        let mut numbers = Self {
            euro: 0.146,
            least_income: 11.278,
            collects: 0.224,
            pace: 0.235,
            late_turns: 6.243,
            asset: 0.012,
            turn: 14.398,
            toll: 0.17,
            ready: 0.301,
            deny: 0.313,
            dig_short: 0.614,
            dig_long: 2.401,
            land: 10.521,
            land_lead: 0.0499,
            second: 0.104,
            reserve: 0.194,
            prepare: 22.284,
            early: 1.428,
        };
        match breadth {
            Breadth::Full => {}
            // All goals, but nobody else at the table.
            Breadth::Casual => {
                (numbers.toll, numbers.ready, numbers.deny) = (0.0, 0.0, 0.0);
            }
            // One goal at a time, no counting, no rivals.
            Breadth::Novice => {
                (numbers.toll, numbers.ready, numbers.deny) = (0.0, 0.0, 0.0);
                (numbers.asset, numbers.second, numbers.prepare) = (0.0, f32::MAX, 0.0);
                (numbers.dig_short, numbers.dig_long) = (0.0, 0.0);
                // Points on the card count, income hardly.
                numbers.euro = 0.05;
            }
        }
        match style {
            Style::Even => {}
            Style::Collector => numbers.euro *= 1.3,
            Style::Builder => numbers.asset += 0.005,
            Style::Spoiler => numbers.deny += 0.3,
            Style::Banker => numbers.reserve = 1.0,
        }
        numbers
    }
}

impl Weights for Numbers {
    fn knobs(&mut self) -> Vec<(&'static str, &mut f32)> {
        vec![
            ("euro", &mut self.euro),
            ("least-income", &mut self.least_income),
            ("collects", &mut self.collects),
            ("pace", &mut self.pace),
            ("late-turns", &mut self.late_turns),
            ("asset", &mut self.asset),
            ("turn", &mut self.turn),
            ("toll", &mut self.toll),
            ("ready", &mut self.ready),
            ("deny", &mut self.deny),
            ("dig-short", &mut self.dig_short),
            ("dig-long", &mut self.dig_long),
            ("land", &mut self.land),
            ("land-lead", &mut self.land_lead),
            ("second", &mut self.second),
            ("reserve", &mut self.reserve),
            ("prepare", &mut self.prepare),
            ("early", &mut self.early),
        ]
    }
}
