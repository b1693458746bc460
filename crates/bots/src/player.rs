//! A bot of one title: it is given views and decides.

use crate::search::{Search, SearchOptions, mix};
use crate::{Bot, Breadth, Budget, Kind, Mind, Style, level};
use game::{Luck, Seat, View as _};

/// A bot of one title. It keeps its buffers from one decision to the next and nothing else, so it may serve
/// several seats and games in turn.
pub struct Player<G: Mind> {
    bot: Bot,
    options: SearchOptions,
    weights: G::Weights,
    full: G::Weights,
    wider: G::Weights,
    plan: G::Plan,
    actions: Vec<G::Action>,
    values: Vec<f32>,
    opinions: Vec<f32>,
    search: Option<Search<G>>,
    chosen: Option<G::Action>,
}

impl<G: Mind> Player<G> {
    /// A bot with the search of its level.
    pub fn new(bot: Bot) -> Self {
        Self::with_options(bot, SearchOptions::of::<G>(bot.kind))
    }

    /// A bot whose search, if it searches, goes by these options.
    pub fn with_options(bot: Bot, options: SearchOptions) -> Self {
        let breadth = match bot.kind {
            Kind::Novice => Breadth::Novice,
            Kind::Casual => Breadth::Casual,
            _ => Breadth::Full,
        };
        Self {
            bot,
            options,
            weights: G::weights(breadth, bot.style),
            full: G::weights(Breadth::Full, Style::Even),
            wider: G::weights(Breadth::Casual, bot.style),
            plan: G::Plan::default(),
            actions: Vec::new(),
            values: Vec::new(),
            opinions: Vec::new(),
            search: None,
            chosen: None,
        }
    }

    /// The same bot deciding by these numbers, to try them out.
    #[must_use]
    pub fn with_weights(mut self, weights: G::Weights) -> Self {
        self.weights = weights;
        self
    }

    /// Decides. `more` is asked between slices of at most about two milliseconds whether there is time.
    ///
    /// # Panics
    /// If the view's seat has nothing to decide.
    pub fn decide(&mut self, view: &G::View, seed: u64, more: &mut dyn FnMut() -> bool) -> G::Action {
        self.start(view, seed);
        while more() && self.step() {}
        self.choice()
    }

    /// Begins to think about a decision. Bots that do not search have decided when this returns.
    ///
    /// # Panics
    /// If the view's seat has nothing to decide.
    pub fn start(&mut self, view: &G::View, seed: u64) {
        let choices = view.legal();
        let seat = view.eye().seat().filter(|_| !choices.is_empty());
        let seat = seat.expect("who is asked to decide has something to decide");
        self.actions.clear();
        self.actions.extend_from_slice(choices);
        self.chosen = None;
        if let [only] = choices {
            self.chosen = Some(*only);
        } else if self.bot.kind.searches() {
            let budget = match self.bot.budget {
                Budget::Playouts(most) => Some(most),
                Budget::Millis(_) => None,
            };
            let search = self.search.get_or_insert_with(|| Search::new(self.options, self.weights.clone()));
            search.start(view, budget, seed);
        } else {
            let world = G::sample(view, &mut Luck::fast(mix(seed, 0)));
            self.chosen = Some(self.at_once(&world, seat, &mut Luck::fast(mix(seed, 1))));
        }
    }

    /// Thinks on for a slice. `false` when more would not help.
    pub fn step(&mut self) -> bool {
        match (&self.chosen, &mut self.search) {
            (None, Some(search)) => search.step(),
            _ => false,
        }
    }

    /// The choice so far; always legal.
    ///
    /// # Panics
    /// If no decision was ever started.
    pub fn choice(&self) -> G::Action {
        let searched = || self.search.as_ref().and_then(Search::choice);
        self.chosen.or_else(searched).expect("a decision was started")
    }

    /// How many games were played out in thought for this decision.
    pub fn playouts(&self) -> u32 {
        match (&self.chosen, &self.search) {
            (None, Some(search)) => search.playouts(),
            _ => 0,
        }
    }

    /// What a bot that does not search does, seeing the seat's own sight of a world the view allows. The luck
    /// of its choices does not depend on which world that is.
    fn at_once(&mut self, world: &G, seat: Seat, luck: &mut Luck) -> G::Action {
        let sight = world.sight(seat);
        self.plan = G::Plan::default();
        self.values.clear();
        match self.bot.kind {
            Kind::Random => game::by_kind(&self.actions, luck),
            Kind::Greedy => {
                G::greedy(sight, &self.actions, &mut self.values);
                self.actions[level::greedy(&self.values, luck)]
            }
            Kind::Frozen(name) => G::frozen(name, sight, &self.actions, luck)
                .unwrap_or_else(|| game::by_kind(&self.actions, luck)),
            Kind::Casual => {
                G::rate(sight, &self.weights, &mut self.plan, &self.actions, &mut self.values);
                self.opinions.clear();
                let mut plan = G::Plan::default();
                G::rate(sight, &self.full, &mut plan, &self.actions, &mut self.opinions);
                self.actions[level::casual(&self.values, &self.opinions, G::NOISE, luck)]
            }
            Kind::Novice if level::looks_around(luck) => {
                let mut scratch = Vec::new();
                G::expert(sight, &self.wider, &mut self.plan, &mut scratch, luck)
            }
            Kind::Novice | Kind::Strong | Kind::Expert | Kind::Master | Kind::MasterOne => {
                let mut scratch = Vec::new();
                G::expert(sight, &self.weights, &mut self.plan, &mut scratch, luck)
            }
        }
    }
}
