//! One of the three actions of a turn (TG-5).

use super::cards::{Payment, Wants};
use super::numbers::Numbers;
use super::passengers::Fares;
use super::plan::Plan;
use super::spare_routes;
use super::tickets::{self, Outlook};
use super::{rivals, ways};
use crate::Breadth;
use game::PerSeat;
use network::MAX_PLACES;
use ticket_to_ride_germany::{Action, CARDS, Sight};

/// Everything a choice of this turn rests on.
pub(super) struct Turn<'p, 's> {
    sight: Sight<'s>,
    numbers: &'p Numbers,
    plan: &'p mut Plan,
    /// The routes to work for: those of the plan, or what is best without one.
    pub(super) routes: u128,
    needs: [u8; CARDS],
    fares: Fares,
    /// The nodes each rival's routes touch, as far as they are looked at.
    near: PerSeat<u64>,
}

/// The routes to work for: those of the plan, or what is best without one. The second card of a turn is for what
/// the first was for.
pub(super) fn routes(sight: Sight<'_>, numbers: &Numbers, plan: &Plan) -> u128 {
    match (plan.routes, plan.target) {
        (0, 0) => spare_routes::target(sight, numbers, &Fares::new(sight, numbers)),
        (0, target) => target,
        (routes, _) => routes,
    }
}

impl<'p, 's> Turn<'p, 's> {
    pub(super) fn new(sight: Sight<'s>, numbers: &'p Numbers, plan: &'p mut Plan) -> Self {
        let fares = Fares::new(sight, numbers);
        plan.target = if plan.routes == 0 { spare_routes::target(sight, numbers, &fares) } else { 0 };
        let routes = plan.routes | plan.target;
        let needs = super::plan::needs(sight, routes);
        let mut near = PerSeat::default();
        if numbers.breadth == Breadth::Full && sight.affordable() & routes != 0 {
            for rival in sight.rivals() {
                near[rival] = rivals::touched(sight, rival);
            }
        }
        Self { sight, numbers, plan, routes, needs, fares, near }
    }

    /// The best action.
    pub(super) fn choose(&mut self) -> Action {
        let sight = self.sight;
        let mut best = (0.0, None);
        let better = |worth: f32, action: Action, best: &mut (f32, Option<Action>)| {
            if worth > best.0 || best.1.is_none() && worth >= best.0 {
                *best = (worth, Some(action));
            }
        };
        let can = sight.affordable();
        let last = sight.last().is_some();
        if last {
            let joined = ways::joined(sight.board(), sight.routes(sight.seat()));
            network::each_bit(can, |route| {
                let worth = self.last_claim(&joined, route);
                if worth > best.0 {
                    better(worth, self.pay(route), &mut best);
                }
            });
        } else {
            network::each_bit(can & self.routes, |route| {
                let payment = Payment::new(sight, self.numbers, &self.needs, route, true);
                better(self.planned(route, payment.price), payment.claim(route), &mut best);
            });
            let most = 2.0 * self.fares.most() + self.numbers.block * self.sight.seats() as f32;
            network::each_bit(can & !self.routes, |route| {
                if self.points(route) + most - self.numbers.grab_least <= best.0 {
                    return;
                }
                let bare = self.beside(route);
                if bare > best.0 {
                    let payment = Payment::new(sight, self.numbers, &self.needs, route, false);
                    better(bare - payment.price, payment.claim(route), &mut best);
                }
            });
        }
        if tickets::may_draw(sight, self.numbers, self.plan)
            && let Some(outlook) = self.plan.outlook(sight, self.numbers)
        {
            let worth = outlook.worth - if last { 0.0 } else { self.numbers.turn };
            better(worth, Action::Tickets { mix: outlook.mix }, &mut best);
        }
        if let (_, Some(action)) = best {
            return action;
        }
        self.draw(can)
    }

    /// Draws cards, or does what else is left when there are none.
    fn draw(&self, can: u128) -> Action {
        let sight = self.sight;
        if sight.can_draw() || sight.row().iter().any(Option::is_some) {
            return Wants::new(sight, self.numbers, &self.needs).choose(sight, self.numbers);
        }
        if can != 0 {
            let worth = |route: &usize| self.beside(*route);
            let best = network::Bits(can).max_by(|one, two| worth(one).total_cmp(&worth(two)));
            return best.map_or(Action::Pass, |route| self.pay(route));
        }
        match Outlook::new(sight, self.numbers) {
            Some(outlook) => Action::Tickets { mix: outlook.mix },
            None => Action::Pass,
        }
    }

    fn pay(&self, route: usize) -> Action {
        Payment::new(self.sight, self.numbers, &self.needs, route, self.routes >> route & 1 == 1).claim(route)
    }

    /// What claiming a route of the plan is worth, over drawing cards.
    fn planned(&self, route: usize, price: f32) -> f32 {
        let numbers = self.numbers;
        let mut worth = numbers.claim_plan + numbers.claim_passenger * self.fares.at(self.sight, route);
        if numbers.breadth == Breadth::Full {
            let (a, b) = self.sight.board().graph.ends(route);
            for rival in self.sight.rivals() {
                let nodes = self.near[rival];
                let near = (nodes >> a & 1) + (nodes >> b & 1);
                worth += numbers.claim_regret * near as f32;
            }
        }
        worth + 0.1 * self.points(route) - price + self.fair_price(route)
    }

    /// What the cards of a route of the plan cost as planned.
    fn fair_price(&self, route: usize) -> f32 {
        f32::from(self.sight.board().routes[route].length) * self.numbers.card_spare
    }

    /// What claiming a route beside the plan brings, over drawing cards; its cards are not yet paid.
    fn beside(&self, route: usize) -> f32 {
        let numbers = self.numbers;
        let length = self.sight.board().routes[route].length;
        if self.plan.routes != 0 && length + self.plan.trains > self.sight.trains(self.sight.seat()) {
            return f32::MIN;
        }
        let blocks = if numbers.block > 0.0 && numbers.breadth == Breadth::Full {
            numbers.block * rivals::blocked(self.sight, route)
        } else {
            0.0
        };
        self.points(route) + self.fares.at(self.sight, route) + blocks
            - numbers.grab_train * f32::from(length)
            - numbers.grab_least
    }

    /// What a claim brings in the last turn: its points, passengers, and the tickets it completes.
    fn last_claim(&self, joined: &[u64; MAX_PLACES], route: usize) -> f32 {
        let sight = self.sight;
        let board = sight.board();
        let (a, b) = board.graph.ends(route);
        let both = joined[a] | joined[b];
        let mut worth = self.points(route) + self.fares.at(sight, route);
        network::each_bit(sight.tickets(), |ticket| {
            let card = &board.tickets[ticket];
            let ends = [card.a, card.b].map(|place| board.nodes_of(place) & both);
            if ends[0] != 0 && ends[1] != 0 && !ways::completes(board, joined, card) {
                worth += 2.0 * f32::from(card.points) + self.numbers.globetrotter;
            }
        });
        worth
    }

    /// TG-14: the points of a route.
    fn points(&self, route: usize) -> f32 {
        let board = self.sight.board();
        f32::from(board.route_points[board.routes[route].length as usize])
    }

    /// What each action is worth, over drawing cards at random.
    pub(super) fn worth(&self, action: Action) -> f32 {
        let sight = self.sight;
        let last = sight.last().is_some();
        match action {
            Action::Claim { route, .. } => {
                let route = route.index();
                let planned = self.routes >> route & 1 == 1;
                let price = Payment::price(sight, self.numbers, &self.needs, action, planned);
                match (last, planned) {
                    (true, _) => {
                        let joined = ways::joined(sight.board(), sight.routes(sight.seat()));
                        self.last_claim(&joined, route) - 0.01 * price
                    }
                    (false, true) => self.planned(route, price),
                    (false, false) => self.beside(route).max(-40.0) - price,
                }
            }
            Action::Tickets { mix } => {
                let turn = if last { 0.0 } else { self.numbers.turn };
                let early = self.numbers.turn * self.plan.turns(sight, self.numbers);
                match Outlook::new(sight, self.numbers) {
                    Some(outlook) => {
                        let off = f32::from(outlook.mix.long.abs_diff(mix.long));
                        outlook.worth - turn - early - off
                    }
                    None => -turn,
                }
            }
            Action::Draw | Action::Take { .. } => {
                let wants = Wants::new(sight, self.numbers, &self.needs);
                (wants.worth(sight, action) - 2.0) * 0.5 * self.numbers.card_needed
            }
            _ => 0.0,
        }
    }
}
