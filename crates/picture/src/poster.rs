//! What the posters of all titles have in common: paper, title bar, whose board it is, and a framed map with names.

use crate::Names;
use crate::geometry::Rect;
use crate::layout::PlacedName;
use crate::metrics::Face;
use crate::svg::{Attr, Lettering, N, Svg};
use crate::theme::Palette;
use game::Note;
use network::Anchor;

/// The height of the title bar.
const BAR: f64 = 76.0;
/// The size of the title.
const TITLE: f64 = 40.0;
/// The free room at the right end of the title bar.
const EDGE: f64 = 26.0;
/// The least room between the title and whose board it is.
const GAP: f64 = 20.0;
/// Where the title starts right of [`plane`].
pub(crate) const BESIDE_PLANE: f64 = 84.0;

/// A poster: its size, its words and its colours.
pub(crate) struct Poster {
    pub(crate) size: (f64, f64),
    pub(crate) title: String,
    /// Whose board it is; see [`origin`].
    pub(crate) origin: String,
    pub(crate) colors: &'static Palette,
}

impl Poster {
    /// Begins the picture: its title and description for those who do not see it, then blank paper.
    pub(crate) fn begin(&self) -> Svg {
        let mut svg = Svg::default();
        let (width, height) = (N(self.size.0), N(self.size.1));
        svg.open(
            "svg",
            &[
                ("xmlns", &"http://www.w3.org/2000/svg"),
                ("viewBox", &format!("0 0 {width} {height}")),
                ("width", &width),
                ("height", &height),
                ("role", &"img"),
            ],
        );
        svg.holding("title", &[], &self.title);
        svg.holding("desc", &[], &self.origin);
        svg.leaf("rect", &[("width", &width), ("height", &height), ("fill", &self.colors.paper)]);
        svg
    }

    /// The title bar, still empty: a title puts its own emblem at the left end.
    pub(crate) fn bar(&self, svg: &mut Svg) {
        let (width, height) = (N(self.size.0), N(BAR));
        svg.leaf("rect", &[("width", &width), ("height", &height), ("fill", &self.colors.bar)]);
        svg.leaf(
            "rect",
            &[("y", &height), ("width", &width), ("height", &"4"), ("fill", &self.colors.accent)],
        );
    }

    /// The words of the title bar: the title from `left` on, and at the right end whose board it is, in letters
    /// of size `small`.
    pub(crate) fn words(&self, svg: &mut Svg, left: f64, small: f64) {
        let width = self.size.0;
        let how = |face, size, fill, anchor| Lettering { face, size, fill, anchor };
        let bold = how(Face::DisplayBold, TITLE, self.colors.bar_ink, Anchor::Start);
        let title = bold.face.fit(&self.title, bold.size, width * 0.55);
        svg.text(&bold, left, 52.5, &[], &title);
        let room = width - (left + GAP + EDGE) - bold.face.width(&title, bold.size);
        let plain = how(Face::Text, small, self.colors.bar_2, Anchor::End);
        let origin = plain.face.fit(&self.origin, plain.size, room);
        svg.text(&plain, width - EDGE, 46.0, &[], &origin);
    }
}

/// Our plane, the emblem in the title bar of a game of flights.
pub(crate) fn plane(svg: &mut Svg, colors: &Palette) {
    svg.open("g", &[("transform", &"translate(26 19) scale(1.3)")]);
    svg.leaf("path", &[("d", &"M2 22 30 4Q33 3 32 6L22 28 18 19Z"), ("fill", &colors.lit)]);
    svg.leaf("path", &[("d", &"M18 19 30 5 13 17Z"), ("fill", &colors.bar), ("opacity", &".55")]);
    svg.leaf("path", &[("d", &"M2 27H14"), ("stroke", &colors.accent), ("stroke-width", &"3")]);
    svg.close();
}

/// Whose board this is, from the `origin` in its file: a board we drew ourselves says so.
pub(crate) fn origin(names: &dyn Names, origin: &str) -> String {
    names.say(&match origin {
        "Skyrail" => Note::new("picture-original"),
        "" => Note::new("picture-no-origin"),
        origin => Note::new("picture-origin").name("origin", origin.to_string()),
    })
}

/// The window in the poster through which the map is seen.
pub(crate) struct Window {
    pub(crate) frame: Rect,
    /// The id of its shape in the picture.
    pub(crate) id: &'static str,
    /// The radius of its corners.
    pub(crate) radius: f64,
}

impl Window {
    /// Draws what is seen through the window, cut at its sides, and its outline.
    pub(crate) fn draw(&self, svg: &mut Svg, colors: &Palette, seen: impl FnOnce(&mut Svg)) {
        let radius = N(self.radius);
        svg.open("clipPath", &[("id", &self.id)]);
        svg.rect(&self.frame, &[("rx", &radius)]);
        svg.close();
        svg.open("g", &[("clip-path", &format!("url(#{})", self.id))]);
        seen(svg);
        svg.close();
        svg.rect(&self.frame, &[("rx", &radius), ("fill", &"none"), ("stroke", &colors.line)]);
    }
}

/// A name on the map, with a halo of this colour and width that sets it off from what it stands on.
pub(crate) fn name(svg: &mut Svg, how: &Lettering<'_>, place: &PlacedName, halo: (&str, f64), text: &str) {
    let (width, length) = (N(halo.1), N(place.width));
    let more: [Attr<'_>; 6] = [
        ("paint-order", &"stroke"),
        ("stroke", &halo.0),
        ("stroke-width", &width),
        ("stroke-linejoin", &"round"),
        // A face that is wider than the measured one is fitted into the room the name has.
        ("textLength", &length),
        ("lengthAdjust", &"spacingAndGlyphs"),
    ];
    svg.text(how, place.at.x, place.at.y, &more, text);
}
