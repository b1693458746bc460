//! Any board as a poster: a title bar, and a map of its places and links. So a title has a map before anybody has drawn
//! one for it; a page lays out its own from the same [`scene`].

use crate::Names;
use crate::backdrop::{self, Fit};
use crate::geometry::{Point, Rect};
use crate::layout::{Layout, Line, Scene, Spot, Wish};
use crate::metrics::Face;
use crate::poster::{self, Poster, Window};
use crate::svg::{Attr, Lettering, N, Svg};
use crate::theme::{Palette, Theme};
use game::{Anchor, Map, Note};

/// Width and height of the picture.
pub const SIZE: (f64, f64) = (1500.0, 1190.0);
/// Where the map is in the picture.
pub const MAP: Rect = Rect { left: 24.0, top: 96.0, right: 1476.0, bottom: 1166.0 };
/// The radius of a place's ring.
pub const DOT: f64 = 8.0;
/// The size of names.
const NAME: f64 = 18.0;
/// The stroke of a link.
const STROKE: f64 = 3.4;
/// The room left for names around the outermost places.
const MARGIN: (f64, f64) = (84.0, 62.0);
/// How far names keep from their place, measured by the board file for a smaller dot.
const AWAY: f64 = 1.35;
/// How much the lines between the same two places bow apart, as a part of their length.
const APART: f64 = 0.16;

/// What the map shows in `frame`, and how board units become picture units.
pub fn scene(map: &Map<'_>, names: &dyn Names, frame: Rect) -> (Scene, Fit) {
    let at: Vec<Point> = map.places.iter().map(|place| Point { x: place.x, y: place.y }).collect();
    let fit = Fit::new(&map.backdrop, &Rect::around(&at), &frame, MARGIN);
    let spots = map.places.iter().map(|place| Spot {
        at: fit.at(place.x, place.y),
        radius: DOT,
        name: names.place(&place.id),
        face: Face::Display,
        wish: Some(Wish { anchor: place.label.anchor, dx: AWAY * place.label.dx, dy: AWAY * place.label.dy }),
        flags: Vec::new(),
    });
    let lines = map.links.iter().enumerate().map(|(index, link)| {
        let (from, to) = link.ends;
        let same = |other: (usize, usize)| other == (from, to) || other == (to, from);
        let before = map.links[..index].iter().filter(|other| same(other.ends)).count();
        let all = map.links.iter().filter(|other| same(other.ends)).count();
        let bow = (before as f64 - (all as f64 - 1.0) / 2.0) * APART;
        // Whichever way it is written, it bows to its own side.
        let bow = if from < to { bow } else { -bow };
        Line { from, to, badges: 0, radius: 0.0, width: STROKE, bow, pull: None, spot: None }
    });
    let (spots, lines) = (spots.collect(), lines.collect());
    (Scene { frame, kept: Vec::new(), size: NAME, spots, lines }, fit)
}

/// Draws a board of the title of this name, whole.
pub fn draw(title: &str, origin: &str, map: &Map<'_>, names: &dyn Names, theme: Theme) -> String {
    let colors = theme.palette();
    let origin = poster::origin(names, origin);
    let poster = Poster { size: SIZE, title: names.title(title), origin, colors };
    let mut svg = poster.begin();
    poster.bar(&mut svg);
    poster::plane(&mut svg, colors);
    poster.words(&mut svg, poster::BESIDE_PLANE, 20.0);
    let (scene, fit) = scene(map, names, MAP);
    let layout = Layout::of(&scene);
    let window = Window { frame: MAP, id: "sky-plain-map", radius: 8.0 };
    window.draw(&mut svg, colors, |svg| {
        backdrop::draw(svg, &map.backdrop, &MAP, fit, colors);
        let (halo, width) = (N(STROKE + 3.6), N(STROKE));
        strokes(svg, &layout, &[("stroke", &colors.land), ("stroke-width", &halo), ("opacity", &".6")]);
        strokes(svg, &layout, &[("stroke", &colors.line_free), ("stroke-width", &width)]);
        links(svg, map, names, &layout);
        dots(svg, &scene, colors);
        named(svg, &scene, &layout, colors);
    });
    svg.finish()
}

/// All lines as strokes that look like this.
pub(crate) fn strokes(svg: &mut Svg, layout: &Layout, look: &[Attr<'_>]) {
    let mut attributes: Vec<Attr<'_>> = vec![("fill", &"none")];
    attributes.extend(look.iter().copied());
    svg.open("g", &attributes);
    for line in &layout.lines {
        svg.leaf("path", &[("d", &line.curve.path())]);
    }
    svg.close();
}

/// What each link is called, where a pointer meets it.
fn links(svg: &mut Svg, map: &Map<'_>, names: &dyn Names, layout: &Layout) {
    for (link, line) in map.links.iter().zip(&layout.lines) {
        let id = |place: usize| map.places[place].id.clone();
        svg.open("g", &[("data-link", &link.id), ("fill", &"none"), ("stroke-width", &"14")]);
        let ends = Note::new("route").place("a", id(link.ends.0)).place("b", id(link.ends.1));
        svg.holding("title", &[], &names.say(&ends));
        svg.leaf("path", &[("d", &line.curve.path()), ("stroke", &"transparent")]);
        svg.close();
    }
}

/// A ring at each place.
pub(crate) fn dots(svg: &mut Svg, scene: &Scene, colors: &Palette) {
    for spot in &scene.spots {
        let (x, y, radius) = (N(spot.at.x), N(spot.at.y), N(spot.radius - 1.2));
        svg.leaf(
            "circle",
            &[
                ("cx", &x),
                ("cy", &y),
                ("r", &radius),
                ("fill", &colors.coin),
                ("stroke", &colors.ink),
                ("stroke-width", &"2.4"),
            ],
        );
        svg.leaf("circle", &[("cx", &x), ("cy", &y), ("r", &"2.6"), ("fill", &colors.ink)]);
    }
}

/// The name of each place.
pub(crate) fn named(svg: &mut Svg, scene: &Scene, layout: &Layout, colors: &Palette) {
    for (spot, name) in scene.spots.iter().zip(&layout.names) {
        let how = Lettering { face: spot.face, size: scene.size, fill: colors.ink, anchor: Anchor::Start };
        poster::name(svg, &how, name, (colors.land, 4.2), &spot.name);
    }
}
