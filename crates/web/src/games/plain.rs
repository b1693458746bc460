//! A map of lines and dots that any title can be played on: the plain form from which a title's own map starts.

use crate::frame::Frame;
use catalog::AnyAction;
use leptos::prelude::*;
use network::{Anchor, Backdrop, Place};
use picture::geometry::{Point, Rect};
use picture::{Palette, Svg, backdrop};
use std::fmt::Write;

/// A line of the map as it looks now.
#[derive(Clone, PartialEq)]
pub(super) struct Look {
    /// Its state, as classes: `can`, `taken p2`, `closed`.
    pub(super) class: String,
    /// What stands on its middle.
    pub(super) tag: String,
    /// What is said of it to whoever does not see it.
    pub(super) label: String,
    /// What a click on it may do.
    pub(super) actions: Vec<AnyAction>,
}

/// Where a line runs.
#[derive(Clone)]
pub(super) struct Run {
    pub(super) from: Point,
    pub(super) to: Point,
    /// The point that pulls it aside.
    pub(super) pull: Point,
    /// The ids of its ends.
    pub(super) ends: (String, String),
}

impl Run {
    /// A line between two points, the `nth` of `count` that run side by side.
    pub(super) fn between(from: Point, to: Point, ends: (String, String), nth: usize, count: usize) -> Self {
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let far = (dx * dx + dy * dy).sqrt().max(1.0);
        let aside = (nth as f64 - (count as f64 - 1.0) / 2.0) * 22.0;
        let pull = Point {
            x: f64::midpoint(from.x, to.x) - dy / far * aside,
            y: f64::midpoint(from.y, to.y) + dx / far * aside,
        };
        Self { from, to, pull, ends }
    }

    fn path(&self) -> String {
        let Self { from, to, pull, .. } = self;
        format!("M{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}", from.x, from.y, pull.x, pull.y, to.x, to.y)
    }

    fn middle(&self) -> Point {
        let at = |a: f64, q: f64, b: f64| 0.25 * a + 0.5 * q + 0.25 * b;
        Point { x: at(self.from.x, self.pull.x, self.to.x), y: at(self.from.y, self.pull.y, self.to.y) }
    }
}

/// The box around some places with room for their names: left, top, width, height.
pub(super) fn around(places: impl Iterator<Item = (f64, f64)>) -> [f64; 4] {
    let points: Vec<Point> = places.map(|(x, y)| Point { x, y }).collect();
    let frame = Rect::around(&points).grown(56.0);
    [frame.left, frame.top, frame.width(), frame.height()]
}

/// Land and sea behind a map, in the colours of the style sheet.
pub(super) fn land(land: Backdrop, frame: [f64; 4]) -> String {
    let [left, top, width, height] = frame;
    let mut svg = Svg::default();
    let fit = backdrop::Fit { scale: 1.0, dx: 0.0, dy: 0.0 };
    // Beyond the fitted part, for whoever pans.
    let frame = Rect::new(left - width, top - height, width * 3.0, height * 3.0);
    backdrop::draw(&mut svg, land, &frame, fit, &INK);
    svg.finish()
}

/// The lines, dots and names.
#[component]
pub(super) fn Lines(
    /// Land and sea.
    land: String,
    /// Where the lines run.
    runs: Vec<Run>,
    /// How they look now, in the same order.
    #[prop(into)]
    looks: Signal<Vec<Look>>,
    /// The places with names.
    places: Vec<Place>,
) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let lines: Vec<_> = runs
        .iter()
        .cloned()
        .enumerate()
        .map(|(index, run)| {
            let (path, middle) = (run.path(), run.middle());
            let (a, b) = run.ends.clone();
            let look = Memo::new(move |_| looks.with(|looks| looks.get(index).cloned()));
            let ends = run.ends.clone();
            let class = move || {
                let mut class = String::from("line ");
                look.with(|look| class.push_str(look.as_ref().map_or("", |look| &look.class)));
                if frame.lit.with(|lit| lit.has_route(&ends.0, &ends.1)) {
                    class.push_str(" lit");
                }
                class
            };
            let label = move || look.get().map(|look| look.label).unwrap_or_default();
            let pick = move || frame.pick(look.get_untracked().map(|look| look.actions).unwrap_or_default());
            let tag = move || look.get().map(|look| look.tag).unwrap_or_default();
            let mut spot = String::new();
            let _written = write!(spot, "{:.1} {:.1}", middle.x, middle.y);
            let (over, out) = (move |_| frame.light_route(&a, &b), move |_| frame.dark());
            view! {
                <g tabindex="0" role="button" class=class data-spot=spot aria-label=label
                    on:click=move |_| pick() on:mouseenter=over on:mouseleave=out>
                    <path class="touch" d=path.clone()/>
                    <path class="bed" d=path.clone()/>
                    <path class="rail" d=path/>
                    <circle class="coin" cx=middle.x cy=middle.y r="10"/>
                    <text class="price" x=middle.x y=middle.y dy="0.35em">{tag}</text>
                </g>
            }
        })
        .collect();
    let dots: Vec<_> = places.into_iter().map(|place| {
        let anchor = match place.label.anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let (id, known) = (place.id.clone(), place.id.clone());
        let name = move || frame.place(&id);
        let lit = move || frame.lit.with(|lit| lit.has_place(&known));
        view! {
            <g class="spot" class:lit=lit>
                <circle cx=place.x cy=place.y r="6"/>
                <circle class="pip" cx=place.x cy=place.y r="2"/>
                <text x=place.x + place.label.dx y=place.y + place.label.dy dy="0.35em" text-anchor=anchor>{name}</text>
            </g>
        }
    }).collect();
    view! {
        <g inner_html=land></g>
        <g class="lines">{lines}</g>
        <g class="spots">{dots}</g>
    }
}

/// The colours of the style sheet under the names that drawings use.
pub(crate) const INK: Palette = Palette {
    paper: "var(--paper)",
    paper_2: "var(--paper-2)",
    paper_3: "var(--paper-3)",
    ink: "var(--ink)",
    ink_2: "var(--ink-2)",
    line: "var(--line)",
    sea: "var(--sea)",
    sea_2: "var(--sea-2)",
    shelf_1: "var(--shelf-1)",
    shelf_2: "var(--shelf-2)",
    land: "var(--land)",
    land_focus: "var(--land-focus)",
    border: "var(--border)",
    river: "var(--river)",
    accent: "var(--accent)",
    lit: "var(--lit)",
    edge: "var(--edge)",
    bar: "var(--bar)",
    bar_ink: "var(--bar-ink)",
    bar_2: "var(--bar-2)",
    card: "var(--card)",
    card_sky: "var(--card-sky)",
    coin: "var(--coin)",
    coin_ink: "var(--coin-ink)",
    coin_line: "var(--coin-line)",
    line_free: "var(--line-free)",
    band: "var(--paper)",
};

/// Buttons for what may be done now and is not on the map.
#[component]
pub(super) fn Acts(
    /// Whether an action is shown elsewhere.
    on_map: fn(AnyAction) -> bool,
) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let actions = move || frame.seen().map(|seen| seen.view.legal()).unwrap_or_default();
    view! {
        <ul class="acts">
            {move || actions().into_iter().filter(|&action| !on_map(action)).map(|action| view! {
                <li><button class="can" on:click=move |_| frame.offer(action)>{frame.describe(action)}</button></li>
            }).collect::<Vec<_>>()}
        </ul>
    }
}

/// The table in a few lines, as a terminal shows it.
#[component]
pub(super) fn Summary() -> impl IntoView {
    let frame = expect_context::<Frame>();
    let lines = move || frame.seen().map(|seen| seen.view.summary()).unwrap_or_default();
    view! { <ul class="summary">{move || lines().iter().map(|note| view! { <li>{frame.say(note)}</li> }).collect::<Vec<_>>()}</ul> }
}

/// Facts about a player: words and numbers.
#[component]
pub(super) fn Facts(#[prop(into)] facts: Signal<Vec<(&'static str, String)>>) -> impl IntoView {
    let frame = expect_context::<Frame>();
    view! {
        <dl class="facts">{move || facts.get().into_iter().map(|(key, value)| view! {
            <div><dt>{frame.word(key)}</dt><dd>{value}</dd></div>
        }).collect::<Vec<_>>()}</dl>
    }
}
