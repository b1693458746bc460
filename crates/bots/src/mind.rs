//! What each title gives the bots: how it is played well, seen through one seat's eyes.

use crate::{Breadth, Inputs, Net, Style};
use catalog::Listed;
use game::{Luck, MAX_SEATS, Note, Seat};

/// How one title is played well.
///
/// Everything here looks through a [`Mind::Sight`]: what one seat may know, without the cost of making a
/// view. Values are in points of the final margin over the best rival, so that they add up and can be told.
pub trait Mind: Listed {
    /// What a seat may know.
    type Sight<'s>: Copy
    where
        Self: 's;
    /// The numbers the expert decides by.
    type Weights: Weights;
    /// What an expert remembers between the decisions of one seat in one game. It follows from what the seat
    /// knows, so forgetting it costs time and changes nothing else.
    type Plan: Clone + Default;

    /// How likely it is that a seat holds hidden cards; `()` for a title where nothing can be told.
    type Hunch: Send;

    /// How many points of margin make a game clearly won, for rewards between loss and win.
    const MARGIN: f32;

    /// How many points of value a casual player does not notice: the temperature of its choices.
    const NOISE: f32 = Self::MARGIN / 15.0;

    /// How far the level `expert` looks: at so many actions, in so many playouts at most. The title says it, since a
    /// glance tells more where less is left to luck.
    const GLANCE: (usize, u32);

    /// Whether its playouts allocate nothing once buffers have grown; those of the plain mind do.
    const THRIFTY: bool = true;

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

    /// What speaks for a legal action of whoever looks: facts about the position that it leads to, and where it
    /// leads on the map. `sight` is that of the same seat.
    fn reason(
        view: &Self::View,
        sight: Self::Sight<'_>,
        weights: &Self::Weights,
        action: Self::Action,
    ) -> Reason;

    /// Bots of this title alone, frozen as measuring sticks, by the names they are typed by.
    const FROZEN: &'static [&'static str] = &[];

    /// What one of [`Mind::FROZEN`] would do; `None` where the title has no such bot.
    fn frozen(
        _name: &str,
        _sight: Self::Sight<'_>,
        _actions: &[Self::Action],
        _luck: &mut Luck,
    ) -> Option<Self::Action> {
        None
    }

    /// What the play so far tells of hidden cards; made once for each decision, from the view alone.
    fn hunches(_view: &Self::View) -> Vec<Self::Hunch> {
        Vec::new()
    }

    /// Fills the view in with hidden cards, each as likely as the hunches say; what it is filled in with
    /// from an earlier call is replaced. What stays hidden is the sample's to deal.
    fn suppose(_view: &mut Self::View, _hunches: &[Self::Hunch], _luck: &mut Luck) {}

    /// Whether a search need look at the better rated of two actions only: two payments for the same route, or
    /// purchases that the expert can't tell apart. `equal` says whether it rates them the same.
    fn alike(_one: Self::Action, _two: Self::Action, _equal: bool) -> bool {
        false
    }

    /// The number of the layout of [`Mind::inputs`], raised with every change to it; 0 for a title without a net.
    const LAYOUT: u32 = 0;

    /// How a search uses the title's net.
    const CUT: Cut = Cut { decisions: 0, least: 0.0 };

    /// Shows a net this world as a seat stands in it. The world was dealt in thought, so every hand is known. Plans
    /// are those of all seats, up to date or not; nothing is allocated.
    fn inputs(
        &self,
        _seat: Seat,
        _weights: &Self::Weights,
        _plans: &mut [Self::Plan; MAX_SEATS],
        _into: &mut Inputs,
    ) {
    }

    /// Whether the end is so near that it is played out rather than judged.
    fn closing(&self) -> bool {
        true
    }

    /// The net that judges worlds of a view; `None` if none was trained for such tables.
    fn net(_view: &Self::View) -> Option<&'static Net> {
        None
    }
}

/// How a search uses a net.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cut {
    /// A playout is cut after so many decisions, and the net judges.
    pub decisions: u32,
    /// By how much reward another action must be better before the expert's own is left: what the net may err by.
    pub least: f32,
}

/// What speaks for an action.
///
/// Every number in it can be read off the position before or after the action, so that it is true whatever the
/// expert thinks; `tests/hints` holds it to that.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reason {
    /// Sentences, the most telling first.
    pub facts: Vec<Note>,
    /// Links of the board's map: the one that the action is about, if it is about one, and those that the same plan
    /// needs after it.
    pub way: Vec<usize>,
}

impl Reason {
    /// One sentence.
    pub(crate) fn one(fact: Note) -> Self {
        Self { facts: vec![fact], way: Vec::new() }
    }

    /// The same with one more sentence.
    pub(crate) fn and(mut self, fact: Note) -> Self {
        self.facts.push(fact);
        self
    }

    /// The same with this way on the map.
    pub(crate) fn over(mut self, way: impl IntoIterator<Item = usize>) -> Self {
        self.way.extend(way);
        self
    }
}

/// Numbers that can be tuned one by one.
pub trait Weights: Clone + Send + Sync {
    /// Each number and its name.
    fn knobs(&mut self) -> Vec<(&'static str, &mut f32)>;
}
