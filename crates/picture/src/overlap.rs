//! Finds what still covers what in a layout, by the shapes alone: no wanted air, finely cut curves.

use crate::geometry::{Disc, Point, Rect, from_segment};
use crate::layout::{Layout, Scene};

/// Two parts of a picture that cover each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Overlap {
    /// The one part.
    pub a: Part,
    /// The other part.
    pub b: Part,
}

/// A part of a picture. Numbers are indexes of the scene's spots and lines, then of their flags and badges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The name of a place.
    Name(usize),
    /// A flag beside a name.
    Flag(usize, usize),
    /// The dot or ring of a place.
    Dot(usize),
    /// A badge on a line.
    Badge(usize, usize),
    /// A line.
    Line(usize),
    /// A box that must stay free.
    Reserved(usize),
    /// The edge of the picture.
    Frame,
}

enum Form {
    Box(Rect),
    Disc(Disc),
    Line(Vec<Point>, f64),
}

impl Layout {
    /// Everything that covers something it should not: names, flags and badges cover nothing but a badge its
    /// own line, a line no place but its own ends. Lines may cross.
    pub fn overlaps(&self, scene: &Scene) -> Vec<Overlap> {
        let parts = self.parts(scene);
        let mut found = Vec::new();
        for (index, (a, form)) in parts.iter().enumerate() {
            let out = match form {
                Form::Box(rect) if !matches!(a, Part::Reserved(_)) => rect.outside(&scene.frame) > 0.0,
                Form::Disc(disc) if matches!(a, Part::Badge(..)) => disc.bounds().outside(&scene.frame) > 0.0,
                _ => false,
            };
            if out {
                found.push(Overlap { a: *a, b: Part::Frame });
            }
            for (b, other) in &parts[index + 1..] {
                if !may_meet(scene, *a, *b) && covers(form, other) {
                    found.push(Overlap { a: *a, b: *b });
                }
            }
        }
        found
    }

    fn parts(&self, scene: &Scene) -> Vec<(Part, Form)> {
        let mut parts = Vec::new();
        for (index, kept) in scene.kept.iter().enumerate() {
            parts.push((Part::Reserved(index), Form::Box(*kept)));
        }
        for (index, (spot, name)) in scene.spots.iter().zip(&self.names).enumerate() {
            if spot.radius > 0.0 {
                parts.push((Part::Dot(index), Form::Disc(spot.disc())));
            }
            if !spot.name.is_empty() {
                parts.push((Part::Name(index), Form::Box(name.ink)));
            }
            for (flag, rect) in name.flags.iter().enumerate() {
                parts.push((Part::Flag(index, flag), Form::Box(*rect)));
            }
        }
        for (index, (line, placed)) in scene.lines.iter().zip(&self.lines).enumerate() {
            parts.push((Part::Line(index), Form::Line(placed.curve.pieces(80), line.width / 2.0)));
            for (badge, &centre) in placed.badges.iter().enumerate() {
                let disc = Disc { centre, radius: line.radius };
                parts.push((Part::Badge(index, badge), Form::Disc(disc)));
            }
        }
        parts
    }
}

fn may_meet(scene: &Scene, a: Part, b: Part) -> bool {
    match (a, b) {
        (Part::Dot(_) | Part::Reserved(_), Part::Dot(_))
        | (Part::Line(_) | Part::Reserved(_), Part::Line(_)) => true,
        (Part::Line(line), Part::Badge(other, _)) => line == other,
        (Part::Dot(spot), Part::Line(line)) => [scene.lines[line].from, scene.lines[line].to].contains(&spot),
        _ => false,
    }
}

fn covers(a: &Form, b: &Form) -> bool {
    match (a, b) {
        (Form::Box(a), Form::Box(b)) => a.overlap(b) > 0.0,
        (Form::Disc(a), Form::Disc(b)) => a.centre.distance(b.centre) < a.radius + b.radius,
        (Form::Box(rect), Form::Disc(disc)) | (Form::Disc(disc), Form::Box(rect)) => {
            rect.distance(disc.centre) < disc.radius
        }
        (Form::Box(rect), Form::Line(line, half)) | (Form::Line(line, half), Form::Box(rect)) => {
            line.windows(2).any(|piece| rect.grown(*half).inside(piece[0], piece[1]) > 0.0)
        }
        (Form::Disc(disc), Form::Line(line, half)) | (Form::Line(line, half), Form::Disc(disc)) => {
            line.windows(2).any(|piece| from_segment(disc.centre, piece[0], piece[1]) < disc.radius + half)
        }
        (Form::Line(..), Form::Line(..)) => false,
    }
}
