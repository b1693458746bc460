//! L4: the expert's best actions played out many times in worlds that the view allows.
//!
//! Candidates are the expert's action and those it rates highest. Playouts are given out by sequential
//! halving; all candidates are played in the same worlds with the same luck, so that their differences show
//! early, and the expert's action is left only on evidence. Every seat counts its own share of the win, so
//! tables of two to six are searched alike.

mod budget;
mod options;
mod statistics;
mod world;

use options::MOST;
pub use options::{Allocation, Rivals, SearchOptions, Sharing};
pub(crate) use statistics::Ending;
pub use statistics::Estimate;

use crate::{Cut, Mind, Net};
use budget::PlayoutBudget;
use game::{Luck, PerSeat, Seat, View as _};
use statistics::Statistics;
pub(crate) use world::mix;
use world::{Playout, Worlds};

/// A slice of work ends after so many decisions in playouts, or the one playout that is longer.
const SLICE: u32 = 300;

/// No action is clearly ahead before it was played out so often.
const LEAST: u32 = 48;

/// How many candidates are told of in a hint.
pub(crate) const SHOWN: usize = 3;

/// Sets those who fell behind below all others; rewards lie between 0 and 1.
const BEHIND: f32 = 2.0;

/// A search that goes on in slices and always has an answer.
pub struct Search<G: Mind> {
    options: SearchOptions,
    worlds: Worlds<G>,
    allot: PlayoutBudget,
    now: Option<Root<G>>,
    /// The candidates, the expert's action first; one `None` if nobody is to move.
    arms: Vec<Option<G::Action>>,
    tallies: Vec<Statistics>,
    /// Reward and share of the win of the expert's action, world by world.
    expert: Vec<(f32, f32)>,
    values: Vec<f32>,
    ranks: Vec<usize>,
    /// The candidates with the expert's opinion of them.
    rated: Vec<(G::Action, f32)>,
    playouts: u32,
    /// How many playouts of the expert's action were made for the sake of the leader's worth, beside the race.
    beside: u32,
    /// How many decisions were made in playouts since the start.
    work: u64,
    clear: bool,
    /// The least gain in reward that counts.
    least: f32,
}

/// A candidate with what it brings to the seat that thinks.
pub(crate) struct Ranked<A> {
    /// What to do.
    pub(crate) action: A,
    /// The share of the win.
    pub(crate) share: Estimate,
    /// That share above the one of the expert's action.
    pub(crate) gain: Estimate,
    /// Points.
    pub(crate) points: f32,
}

/// What is searched now.
struct Root<G: Mind> {
    /// The view, filled in with what is supposed of hidden cards in the world that was last played.
    view: G::View,
    hunches: Vec<G::Hunch>,
    seat: Option<Seat>,
    plan: G::Plan,
    most: u32,
    seed: u64,
    /// Who judges playouts that are cut short, and when that is.
    judge: Option<(&'static Net, Cut)>,
}

impl<G: Mind> Search<G> {
    /// A search by these options for an expert with these numbers.
    pub fn new(options: SearchOptions, weights: G::Weights) -> Self {
        Self {
            options,
            worlds: Worlds::new(weights),
            allot: PlayoutBudget::new(),
            now: None,
            arms: Vec::new(),
            tallies: Vec::new(),
            expert: Vec::new(),
            values: Vec::new(),
            ranks: Vec::new(),
            rated: Vec::new(),
            playouts: 0,
            beside: 0,
            work: 0,
            clear: false,
            least: 0.0,
        }
    }

    /// Begins with a view, and at most so many playouts; without a number the caller ends it in time. A view
    /// of which nobody is to move is played out as it is.
    pub fn start(&mut self, view: &G::View, budget: Option<u32>, seed: u64) {
        self.arms.clear();
        let mut plan = G::Plan::default();
        match view.eye().seat().filter(|_| !view.legal().is_empty()) {
            Some(mover) => self.choose_candidates(view, mover, &mut plan, seed),
            None => self.arms.push(None),
        }
        self.begin(view, plan, budget, seed);
    }

    /// Begins with these legal actions as the only candidates; gains are over the first of them.
    pub fn compare(&mut self, view: &G::View, actions: &[G::Action], budget: Option<u32>, seed: u64) {
        self.arms.clear();
        self.arms.extend(actions.iter().copied().map(Some));
        self.begin(view, G::Plan::default(), budget, seed);
    }

    fn begin(&mut self, view: &G::View, plan: G::Plan, budget: Option<u32>, seed: u64) {
        self.tallies.clear();
        self.tallies.resize(self.arms.len(), Statistics::default());
        self.expert.clear();
        (self.playouts, self.beside, self.work) = (0, 0, 0);
        self.clear = false;
        let most = budget.unwrap_or(u32::MAX).min(self.options.playouts);
        self.allot.start(self.options.allocation, self.arms.len(), (most < MOST).then_some(most));
        let hunches = if self.options.hunches { G::hunches(view) } else { Vec::new() };
        let net = || self.options.net.or_else(|| G::net(view)).filter(|net| net.knows(view.seats()));
        let judge = self.options.cut.filter(|cut| cut.decisions > 0).and_then(|cut| Some((net()?, cut)));
        self.least = judge.map_or(0.0, |(_, cut)| cut.least);
        let (view, seat) = (view.clone(), view.eye().seat());
        self.now = Some(Root { view, hunches, seat, plan, most, seed, judge });
    }

    /// The expert's action, then what it rates highest; of actions that are alike the best rated one.
    fn choose_candidates(&mut self, view: &G::View, mover: Seat, plan: &mut G::Plan, seed: u64) {
        let choices = view.legal();
        let world = G::sample(view, &mut Luck::fast(mix(seed, u64::MAX)));
        let sight = world.sight(mover);
        let mut luck = Luck::fast(mix(seed, u64::MAX - 1));
        let mut scratch = Vec::new();
        let first = G::expert(sight, self.worlds.own(), plan, &mut scratch, &mut luck);
        self.arms.push(Some(first));
        self.values.clear();
        G::rate(sight, self.worlds.own(), plan, choices, &mut self.values);
        let values = &self.values;
        self.rated.clear();
        let at = choices.iter().position(|&action| action == first);
        self.rated.push((first, at.map_or(f32::MAX, |at| values[at])));
        self.ranks.clear();
        self.ranks.extend(0..choices.len());
        best_first(&mut self.ranks, values);
        for &index in &self.ranks {
            if self.arms.len() >= self.options.candidates.max(1) {
                break;
            }
            let action = choices[index];
            let like = |&(known, value): &(G::Action, f32)| {
                known == action || G::alike(known, action, value.total_cmp(&values[index]).is_eq())
            };
            if !self.rated.iter().any(like) {
                self.rated.push((action, values[index]));
                self.arms.push(Some(action));
            }
        }
    }

    /// Searches on for a slice. `false` when more would not help: the playouts are spent, there is nothing
    /// to choose, or the choice is clear.
    pub fn step(&mut self) -> bool {
        self.arms.len() > 1 && self.slice(true)
    }

    /// As [`Search::step`], and goes on where the choice is clear but its worth is not: every other playout is one
    /// of the leaders, beside the race, so that what is told of each of them is known about as well. `false` when the
    /// playouts are spent.
    pub fn evaluate(&mut self) -> bool {
        self.slice(false)
    }

    fn slice(&mut self, choosing: bool) -> bool {
        let Some(mut root) = self.now.take() else { return false };
        self.worlds.decisions = 0;
        while self.playouts < root.most && self.worlds.decisions < SLICE && !(self.clear && choosing) {
            self.next(&mut root);
            if !choosing && self.playouts > LEAST {
                let before = self.tallies[0].count;
                let least = |arm: &usize| self.tallies[*arm].count;
                let arm = self.leaders().take(SHOWN).min_by_key(least).unwrap_or(0);
                self.play_paired(&mut root, arm);
                self.beside += self.tallies[0].count - before;
            }
        }
        self.work += u64::from(self.worlds.decisions);
        let more = self.playouts < root.most && !(self.clear && choosing);
        self.now = Some(root);
        more
    }

    /// The next playout of the race.
    fn next(&mut self, root: &mut Root<G>) {
        let arm = self.allot.next(&self.tallies);
        self.play_paired(root, arm);
        self.clear |= self.allot.is_round() && self.is_clear();
    }

    /// Plays an action out; what is compared with the expert's action needs it in the same world first.
    fn play_paired(&mut self, root: &mut Root<G>, arm: usize) {
        if arm != 0 && self.expert.len() <= self.tallies[arm].count as usize {
            self.play(root, 0);
        }
        self.play(root, arm);
    }

    fn play(&mut self, root: &mut Root<G>, arm: usize) {
        let world = self.tallies[arm].count;
        let line = Playout { seat: root.seat, action: self.arms[arm], number: arm, world };
        let ending = self.worlds.play(root, line, &self.options);
        if arm == 0 {
            self.expert.push((ending.reward, root.seat.map_or(0.0, |seat| ending.shares[seat])));
        }
        self.tallies[arm].add(&ending, root.seat, self.expert[world as usize]);
        self.playouts += 1;
    }

    /// How much better than the expert's action this candidate is.
    fn gain(&self, arm: usize) -> Estimate {
        self.tallies[arm].gain.estimate(self.tallies[arm].count)
    }

    /// What this candidate surely gains; nothing for the expert's action itself. One that was played out less
    /// than half as often as the expert's in the race had fallen behind, and a lucky few playouts must not bring it
    /// back.
    fn sure_gain(&self, arm: usize) -> f32 {
        if arm == 0 {
            return 0.0;
        }
        let gain = self.gain(arm);
        let raced = self.tallies[0].count - self.beside;
        let behind = if self.tallies[arm].count * 2 < raced { BEHIND } else { 0.0 };
        gain.value - self.options.gate * gain.error - self.least - behind
    }

    /// The candidate to play: the one whose gain is surest. The expert's action is number 0 and wins ties.
    fn leader(&self) -> usize {
        let order = |one: &usize, two: &usize| self.sure_gain(*one).total_cmp(&self.sure_gain(*two));
        (0..self.arms.len()).rev().max_by(order).unwrap_or(0)
    }

    /// Whether the leader is ahead of every other candidate still in the race by many standard errors.
    fn is_clear(&self) -> bool {
        let leader = self.leader();
        let estimate = |arm: usize| {
            let gain = self.gain(arm);
            if arm == 0 { Estimate::default() } else { gain }
        };
        let own = estimate(leader);
        let beaten = |&arm: &usize| {
            let other = estimate(arm);
            arm == leader || own.value - other.value > self.options.clear * own.error.hypot(other.error)
        };
        self.tallies[leader].count >= LEAST && self.allot.race().iter().all(beaten)
    }

    /// The candidates, the one whose gain is surest first.
    fn leaders(&self) -> impl Iterator<Item = usize> + use<G> {
        let mut order: Vec<usize> = (0..self.arms.len()).collect();
        let gains: Vec<f32> = order.iter().map(|&arm| self.sure_gain(arm)).collect();
        best_first(&mut order, &gains);
        order.into_iter()
    }

    /// The best candidates with what they bring, in the order of the share of the win, then of points; none if nobody
    /// is to move.
    pub(crate) fn ranking(&self) -> Vec<Ranked<G::Action>> {
        let Some(seat) = self.now.as_ref().and_then(|root| root.seat) else { return Vec::new() };
        let ranked = |arm: usize| {
            let tally = &self.tallies[arm];
            let (share, gain) = tally.chance(&self.tallies[0], arm == 0, seat);
            let points = (tally.points[seat] / f64::from(tally.count.max(1))) as f32;
            Some(Ranked { action: self.arms[arm]?, share, gain, points })
        };
        let mut best: Vec<_> = self.leaders().take(SHOWN).filter_map(ranked).collect();
        let by_points = |one: &Ranked<_>, two: &Ranked<_>| two.points.total_cmp(&one.points);
        best.sort_by(|one, two| two.share.value.total_cmp(&one.share.value).then(by_points(one, two)));
        best
    }

    /// What each seat can expect as things stand, when all go on as experts do: its share of the win, and points.
    pub(crate) fn outlook(&self) -> (PerSeat<Estimate>, PerSeat<f32>) {
        let tally = &self.tallies[0];
        let points = |seat| (tally.points[seat] / f64::from(tally.count.max(1))) as f32;
        (PerSeat::from_fn(|seat| tally.shares[seat].estimate(tally.count)), PerSeat::from_fn(points))
    }

    /// The action to play; `None` if nobody is to move or nothing was started.
    pub fn choice(&self) -> Option<G::Action> {
        self.arms.get(self.leader()).copied().flatten()
    }

    /// How much share of the win this candidate brings above the first one, the expert's own; `None` if it is
    /// no candidate.
    pub fn gain_of(&self, action: G::Action) -> Option<Estimate> {
        let arm = self.arms.iter().position(|&known| known == Some(action))?;
        Some(self.tallies[arm].share_gain.estimate(self.tallies[arm].count))
    }

    /// What the expert itself would do; `None` if nobody is to move or nothing was started.
    pub fn first(&self) -> Option<G::Action> {
        self.arms.first().copied().flatten()
    }

    /// How exactly the shares of the win are known, as things stand and after the best candidate: the largest of their
    /// standard errors.
    pub(crate) fn share_error(&self) -> f32 {
        let best = self.ranking().first().map_or(0.0, |best| best.share.error);
        self.outlook().0.0.iter().map(|share| share.error).fold(best, f32::max)
    }

    /// How many decisions were made in playouts since the start: a measure of time that is the same everywhere.
    pub(crate) fn work(&self) -> u64 {
        self.work
    }

    /// How many games were played out since the start.
    pub fn playouts(&self) -> u32 {
        self.playouts
    }
}

/// Puts places in the order of their values, highest first, equal ones as they stood. One sort for all titles: the
/// page holds every copy of it.
fn best_first(places: &mut [usize], values: &[f32]) {
    places.sort_by(|&one, &two| values[two].total_cmp(&values[one]));
}
