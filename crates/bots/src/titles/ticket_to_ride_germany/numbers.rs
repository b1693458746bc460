//! The expert's numbers, and how narrower sight and styles change them.

use crate::{Breadth, Style, Weights};
use ticket_to_ride_germany::numbers::OFFER;

/// The numbers of the expert, in points unless said otherwise.
#[derive(Clone, Debug)]
pub struct Numbers {
    /// What a turn is worth.
    pub(super) turn: f32,
    /// Train cards that a turn of drawing brings to a plan.
    pub(super) card_rate: f32,
    /// What a way costs for each claim, in turns.
    pub(super) way_claim: f32,
    /// What a way costs for each space, in turns.
    pub(super) way_space: f32,
    /// What a way costs for each space of a coloured route besides, in turns.
    pub(super) way_color: f32,
    /// What a way costs less for each point of its routes, in turns.
    pub(super) way_point: f32,
    /// What a way costs less for each point of passengers at its routes, in turns.
    pub(super) way_passenger: f32,
    /// What a way costs less for each space that cards in hand pay for, in turns.
    pub(super) way_hand: f32,
    /// What each completed ticket brings nearer to the Globetrotter bonus.
    pub(super) globetrotter: f32,
    /// What a turn of a plan costs besides, once the plan is longer than the game is likely to be.
    pub(super) late: f32,
    /// Long tickets among the four at the start.
    pub(super) start_long: f32,
    /// How much of what tickets in a deck promise is believed.
    pub(super) draw_faith: f32,
    /// What it costs when no ticket drawn is worth keeping.
    pub(super) draw_loss: f32,
    /// Turns that the plan may still need when tickets are drawn.
    pub(super) draw_slack: f32,
    /// The least trains with which tickets are drawn.
    pub(super) draw_trains: f32,
    /// What claiming a route of the plan is worth more than drawing cards.
    pub(super) claim_plan: f32,
    /// How much passengers at a route of the plan hurry.
    pub(super) claim_passenger: f32,
    /// How much rivals near a route of the plan hurry.
    pub(super) claim_regret: f32,
    /// What a route beside the plan must bring at least.
    pub(super) grab_least: f32,
    /// The price of a train spent beside the plan.
    pub(super) grab_train: f32,
    /// The price of a card that no plan needs.
    pub(super) card_spare: f32,
    /// The price of a card that the plan needs.
    pub(super) card_needed: f32,
    /// The price of a locomotive.
    pub(super) card_locomotive: f32,
    /// What a face-up locomotive must be worth in cards of a plan to be taken alone.
    pub(super) locomotive_alone: f32,
    /// What leading in passengers of a colour is worth more than being second.
    pub(super) lead: f32,
    /// What the first passenger of a colour is worth.
    pub(super) first_passenger: f32,
    /// What it is worth to close a route that would join two networks of a rival.
    pub(super) block: f32,
    /// How much is taken into account.
    pub(super) breadth: Breadth,
    /// What one passenger more changes, by those that wait and by the lead, from `-LEADS` to `LEADS`.
    pub(super) leads: [[f32; 2 * LEADS + 1]; WAITING],
}

/// Leads beyond this are as good as this.
pub(super) const LEADS: usize = 7;
/// More passengers waiting than this are as good as this.
pub(super) const WAITING: usize = 16;

impl Numbers {
    /// The numbers for a breadth of sight and a style.
    pub(super) fn new(breadth: Breadth, style: Style) -> Self {
        let mut numbers = Self { breadth, ..Self::full() };
        if breadth == Breadth::Novice {
            // Time is not counted, a locomotive always tempts, and what can be had is taken.
            numbers.turn = 1.0;
            numbers.locomotive_alone = 2.0;
            numbers.grab_least = 3.0;
        }
        match style {
            Style::Even => {}
            Style::Collector => {
                numbers.globetrotter += 2.0;
                numbers.draw_slack += 2.0;
            }
            Style::Builder => numbers.way_point += 0.06,
            Style::Spoiler => numbers.block += 4.0,
            Style::Banker => numbers.claim_plan -= 0.7,
        }
        numbers
    }

    fn full() -> Self {
        Self {
            turn: 3.776,
            card_rate: 2.188,
            way_claim: 1.101,
            way_space: 0.54,
            way_color: 0.128,
            way_point: 0.135,
            way_passenger: 0.0,
            way_hand: 0.191,
            globetrotter: 2.591,
            late: 1.067,
            start_long: 2.136,
            draw_faith: 0.498,
            draw_loss: 4.059,
            draw_slack: 0.521,
            draw_trains: 4.408,
            claim_plan: 2.123,
            claim_passenger: 0.235,
            claim_regret: 0.561,
            grab_least: 15.703,
            grab_train: 0.64,
            card_spare: 0.275,
            card_needed: 1.6,
            card_locomotive: 1.469,
            locomotive_alone: 0.578,
            lead: 7.993,
            first_passenger: 9.195,
            block: 0.0,
            breadth: Breadth::Full,
            leads: leads(),
        }
    }

    /// How many long tickets to ask for at the start.
    pub(super) fn longs_at_start(&self) -> u8 {
        self.start_long.round().clamp(0.0, OFFER as f32) as u8
    }

    /// Turns to bring so many cards.
    #[inline]
    pub(super) fn turns_for(&self, cards: f32) -> f32 {
        cards.max(0.0) / self.card_rate
    }
}

/// The chance of leading in the end, from -1 to 1, changes with one passenger more by this much. The more
/// still wait, the less a lead says.
fn leads() -> [[f32; 2 * LEADS + 1]; WAITING] {
    let sure = |lead: f32, spread: f32| {
        let steps = 1.2 * lead / spread;
        steps / (1.0 + steps * steps).sqrt()
    };
    std::array::from_fn(|waiting| {
        let spread = (0.8 * waiting as f32 + 0.3).sqrt();
        std::array::from_fn(|lead| {
            let lead = lead as f32 - LEADS as f32;
            sure(lead + 1.0, spread) - sure(lead, spread)
        })
    })
}

impl Weights for Numbers {
    fn knobs(&mut self) -> Vec<(&'static str, &mut f32)> {
        vec![
            ("turn", &mut self.turn),
            ("card-rate", &mut self.card_rate),
            ("way-claim", &mut self.way_claim),
            ("way-space", &mut self.way_space),
            ("way-color", &mut self.way_color),
            ("way-point", &mut self.way_point),
            ("way-passenger", &mut self.way_passenger),
            ("way-hand", &mut self.way_hand),
            ("globetrotter", &mut self.globetrotter),
            ("late", &mut self.late),
            ("start-long", &mut self.start_long),
            ("draw-faith", &mut self.draw_faith),
            ("draw-loss", &mut self.draw_loss),
            ("draw-slack", &mut self.draw_slack),
            ("draw-trains", &mut self.draw_trains),
            ("claim-plan", &mut self.claim_plan),
            ("claim-passenger", &mut self.claim_passenger),
            ("claim-regret", &mut self.claim_regret),
            ("grab-least", &mut self.grab_least),
            ("grab-train", &mut self.grab_train),
            ("card-spare", &mut self.card_spare),
            ("card-needed", &mut self.card_needed),
            ("card-locomotive", &mut self.card_locomotive),
            ("locomotive-alone", &mut self.locomotive_alone),
            ("lead", &mut self.lead),
            ("first-passenger", &mut self.first_passenger),
            ("block", &mut self.block),
        ]
    }
}
