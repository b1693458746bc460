//! Which train cards to draw, and which to pay with (TG-6, TG-12).

use super::numbers::Numbers;
use crate::Breadth;
use ticket_to_ride_germany::{Action, Asked, CARDS, Card, Route, Sight};

const COLORS: usize = CARDS - 1;
const LOCOMOTIVE: usize = Card::LOCOMOTIVE.index();

/// What one more card of each kind is worth, in cards that a plan needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wants {
    pub(super) value: [f32; CARDS],
    /// What a card drawn unseen is worth.
    pub(super) unseen: f32,
}

impl Wants {
    /// What the routes still to be claimed ask for, which need these cards.
    pub(super) fn new(sight: Sight<'_>, numbers: &Numbers, needs: &[u8; CARDS]) -> Self {
        let hand = &sight.hand().0;
        let grey = needs[LOCOMOTIVE];
        let mut lacking = 0;
        let mut spare = [0u8; COLORS];
        let mut most = 0;
        for color in 0..COLORS {
            lacking += needs[color].saturating_sub(hand[color]);
            spare[color] = hand[color].saturating_sub(needs[color]);
            most = most.max(spare[color]);
        }
        let mut value = [0.0; CARDS];
        for color in 0..COLORS {
            let lack = needs[color].saturating_sub(hand[color]);
            value[color] = if lack > 0 {
                if lack <= 1 + hand[LOCOMOTIVE] { 1.15 } else { 1.0 }
            } else if grey > 0 {
                // Cards of one colour pay for a grey route together.
                0.45 + 0.4 * f32::from(spare[color]) / f32::from(most.max(3))
            } else {
                0.25 + 0.02 * f32::from(spare[color].min(5))
            };
        }
        value[LOCOMOTIVE] = if lacking > 0 {
            1.3
        } else if grey > 0 {
            1.0
        } else {
            0.5
        };
        let unseen = if numbers.breadth == Breadth::Novice { 0.5 } else { expected(sight, &value) };
        Self { value, unseen }
    }

    /// The best face-up card that is no locomotive.
    fn open(&self, sight: Sight<'_>) -> (Option<Card>, f32) {
        let mut best = (None, f32::MIN);
        for &card in sight.row().iter().flatten() {
            if card != Card::LOCOMOTIVE && self.value[card.index()] > best.1 {
                best = (Some(card), self.value[card.index()]);
            }
        }
        best
    }

    /// The card to draw now. There must be one.
    pub(super) fn choose(&self, sight: Sight<'_>, numbers: &Numbers) -> Action {
        let (card, open) = self.open(sight);
        let unseen = if sight.can_draw() { self.unseen } else { f32::MIN };
        let one = open.max(unseen);
        let first = sight.asked() == Asked::Turn;
        if first && sight.row().contains(&Some(Card::LOCOMOTIVE)) {
            let two = one + self.second(sight, card.filter(|_| open >= unseen));
            if self.value[LOCOMOTIVE] * numbers.locomotive_alone > two || one <= f32::MIN {
                return Action::Take { card: Card::LOCOMOTIVE };
            }
        }
        match card {
            Some(card) if open >= unseen => Action::Take { card },
            _ => Action::Draw,
        }
    }

    /// What the second card is likely to be worth after this first one.
    fn second(&self, sight: Sight<'_>, first: Option<Card>) -> f32 {
        let mut best = if sight.can_draw() { self.unseen } else { 0.0 };
        let mut gone = false;
        for &card in sight.row().iter().flatten() {
            if !gone && Some(card) == first {
                gone = true;
            } else if card != Card::LOCOMOTIVE {
                best = best.max(self.value[card.index()]);
            }
        }
        best
    }

    /// What drawing this card is worth, in cards that a plan needs, the second card included.
    pub(super) fn worth(&self, sight: Sight<'_>, action: Action) -> f32 {
        let first = sight.asked() == Asked::Turn;
        match action {
            Action::Draw if first => self.unseen + self.second(sight, None),
            Action::Draw => self.unseen,
            Action::Take { card: Card::LOCOMOTIVE } => self.value[LOCOMOTIVE],
            Action::Take { card } if first => self.value[card.index()] + self.second(sight, Some(card)),
            Action::Take { card } => self.value[card.index()],
            _ => 0.0,
        }
    }
}

/// What a card drawn unseen is worth on average, counting the cards that were seen.
fn expected(sight: Sight<'_>, value: &[f32; CARDS]) -> f32 {
    let unseen = sight.unseen();
    let (mut sum, mut total) = (0.0, 0.0);
    for (count, value) in unseen.0.iter().zip(value) {
        sum += f32::from(*count) * value;
        total += f32::from(*count);
    }
    if total > 0.0 { sum / total } else { 0.5 }
}

/// A payment, and what its cards are worth elsewhere.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Payment {
    pub(super) color: Card,
    pub(super) cards: u8,
    pub(super) locomotives: u8,
    pub(super) price: f32,
}

impl Payment {
    /// The cheapest payment for a route that can be paid; `needs` are the cards the plan needs, this route's
    /// own included if it is of the plan.
    pub(super) fn new(
        sight: Sight<'_>,
        numbers: &Numbers,
        needs: &[u8; CARDS],
        route: usize,
        planned: bool,
    ) -> Self {
        let link = &sight.board().routes[route];
        let hand = &sight.hand().0;
        let length = link.length;
        let mut best = Self {
            color: Card::LOCOMOTIVE,
            cards: 0,
            locomotives: length,
            price: if hand[LOCOMOTIVE] >= length {
                f32::from(length) * numbers.card_locomotive
            } else {
                f32::MAX
            },
        };
        let colors = link.color.map_or(0..COLORS, |color| color.index()..color.index() + 1);
        for color in colors {
            let cards = hand[color].min(length);
            let locomotives = length - cards;
            if cards == 0 || locomotives > hand[LOCOMOTIVE] {
                continue;
            }
            let own = if planned && link.color.is_some() { length } else { 0 };
            let needed =
                (needs[color] - own.min(needs[color])).saturating_sub(hand[color] - cards).min(cards);
            let price = f32::from(needed) * numbers.card_needed
                + f32::from(cards - needed) * numbers.card_spare
                + f32::from(locomotives) * numbers.card_locomotive
                // Of equal prices, the colour there is most of.
                - 0.01 * f32::from(hand[color]);
            if price < best.price {
                best = Self { color: Card(color as u8), cards, locomotives, price };
            }
        }
        best
    }

    /// What a payment is worth that was chosen by somebody else.
    pub(super) fn price(
        sight: Sight<'_>,
        numbers: &Numbers,
        needs: &[u8; CARDS],
        action: Action,
        planned: bool,
    ) -> f32 {
        let Action::Claim { route, color, cards, locomotives } = action else { return 0.0 };
        let link = &sight.board().routes[route.index()];
        let locos = f32::from(locomotives) * numbers.card_locomotive;
        if color == Card::LOCOMOTIVE {
            return locos;
        }
        let hand = sight.hand()[color];
        let own = if planned && link.color.is_some() { link.length } else { 0 };
        let need = needs[color.index()];
        let needed = (need - own.min(need)).saturating_sub(hand - cards).min(cards);
        f32::from(needed) * numbers.card_needed + f32::from(cards - needed) * numbers.card_spare + locos
            - 0.01 * f32::from(hand)
    }

    /// The claim paid so.
    pub(super) fn claim(self, route: usize) -> Action {
        Action::Claim {
            route: Route(route as u8),
            color: self.color,
            cards: self.cards,
            locomotives: self.locomotives,
        }
    }
}
