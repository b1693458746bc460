//! Where everything on a map goes: names, badges along the lines, and how the lines bow.
//!
//! A [`Scene`] says what there is; [`Layout::of`] finds spots where nothing covers anything else, as far as the
//! scene allows. No title is known here: a line may be a route with licences, a track or a flight, a badge
//! anything round that stands on it. Drawing is left to others, a page or [`crate::svg`].

use crate::geometry::{Curve, Disc, Point, Rect};
use crate::metrics::Face;
use crate::tracks::{self, PlacedTrack, Track};
use crate::{candidates, search};
use network::Anchor;

/// What a map shows. All measures are in the units of the finished picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The part that is seen; names and badges stay inside.
    pub frame: Rect,
    /// Boxes that must stay free, such as buttons over the map.
    pub kept: Vec<Rect>,
    /// The size of the lettering of names.
    pub size: f64,
    /// The places, with their names.
    pub spots: Vec<Spot>,
    /// What joins the places.
    pub lines: Vec<Line>,
}

/// A place on the map.
#[derive(Clone, PartialEq, Debug)]
pub struct Spot {
    /// Its middle.
    pub at: Point,
    /// The radius of its dot or ring; 0 for a name without a dot, which may stand anywhere near.
    pub radius: f64,
    /// Its name in the language of the picture; empty for a dot without a name.
    pub name: String,
    /// The face of its name.
    pub face: Face,
    /// Where the board file would like the name.
    pub wish: Option<Wish>,
    /// Width and height of flags that stand beside the name.
    pub flags: Vec<(f64, f64)>,
}

/// A wished spot of a name; it is taken if it covers nothing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Wish {
    /// Which part of the name stands at the offset.
    pub anchor: Anchor,
    /// To the right of the place.
    pub dx: f64,
    /// Below the place, to the middle line of the name.
    pub dy: f64,
}

/// A line between two places.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The index of the place where it starts.
    pub from: usize,
    /// The index of the place where it ends.
    pub to: usize,
    /// How many badges stand on it.
    pub badges: usize,
    /// The radius of each badge.
    pub radius: f64,
    /// The width of its stroke.
    pub width: f64,
    /// How much it would like to bow, as a part of its length.
    pub bow: f64,
    /// The point that pulls it aside, if the board file gives one; the line then runs just so.
    pub pull: Option<Point>,
    /// Where the board file would like its badge, if it has one only; taken if it covers nothing there.
    pub spot: Option<Point>,
}

/// Where everything goes.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// The names, in the order of the scene's spots.
    pub names: Vec<PlacedName>,
    /// The lines, in the order of the scene's lines.
    pub lines: Vec<PlacedLine>,
}

/// Where a name and its flags go.
#[derive(Clone, PartialEq, Debug)]
pub struct PlacedName {
    /// The left end of the text on its baseline.
    pub at: Point,
    /// How wide the text is in its face.
    pub width: f64,
    /// The box around its letters.
    pub ink: Rect,
    /// The boxes of the flags.
    pub flags: Vec<Rect>,
}

/// How a line bows, and where its badges stand.
#[derive(Clone, PartialEq, Debug)]
pub struct PlacedLine {
    /// The line.
    pub curve: Curve,
    /// The middles of its badges, from its start.
    pub badges: Vec<Point>,
}

impl Layout {
    /// Finds a spot for everything. The same scene gives the same layout on every machine.
    pub fn of(scene: &Scene) -> Self {
        Self::with_tracks(scene, &[]).0
    }

    /// Finds a spot for everything, the spaces of some tracks included.
    pub fn with_tracks(scene: &Scene, tracks: &[Track]) -> (Self, Vec<PlacedTrack>) {
        let mut choices = candidates::all(scene);
        choices.extend(tracks.iter().map(|track| tracks::choice(scene, track)));
        let taken = search::choose(scene, &choices);
        let (mut layout, mut placed) = (Self { names: Vec::new(), lines: Vec::new() }, Vec::new());
        for (choice, &index) in choices.iter().zip(&taken) {
            match &choice.shapes[index].placed {
                candidates::Placed::Name(name) => layout.names.push(name.clone()),
                candidates::Placed::Line(line) => layout.lines.push(line.clone()),
                candidates::Placed::Track(track) => placed.push(track.clone()),
            }
        }
        (layout, placed)
    }
}

impl Spot {
    /// Its dot or ring.
    pub fn disc(&self) -> Disc {
        Disc { centre: self.at, radius: self.radius }
    }
}
