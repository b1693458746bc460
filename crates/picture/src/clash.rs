//! How badly two things get in each other's way, and how badly one stands over a dot or out of the frame.

use crate::candidates::{Choice, Shape};
use crate::geometry::{Disc, Rect, cross, from_segment};
use crate::layout::Scene;
use crate::tracks;

/// The air that is wanted between two things; less is a clash, and the less the worse.
mod air {
    pub(super) const NAMES: f64 = 3.0;
    pub(super) const NAME_DOT: f64 = 2.5;
    pub(super) const NAME_BADGE: f64 = 2.5;
    pub(super) const NAME_LINE: f64 = 2.5;
    pub(super) const BADGES: f64 = 1.5;
    pub(super) const BADGE_DOT: f64 = 1.0;
    pub(super) const BADGE_LINE: f64 = 2.0;
    pub(super) const LINE_DOT: f64 = 5.0;
    pub(super) const FRAME: f64 = 5.0;
}

/// What any clash costs, before its depth is added. Far more than any taste.
pub(crate) const CLASH: f64 = 25.0;
/// What a unit of depth costs.
const DEPTH: f64 = 4.0;
/// What a needless crossing of two lines costs.
const CROSSING: f64 = 30.0;

fn cost(depth: f64) -> f64 {
    if depth > 0.0 { CLASH + DEPTH * depth } else { 0.0 }
}

/// What a shape costs by itself: over dots, over kept boxes, out of the frame.
pub(crate) fn alone(scene: &Scene, choice: &Choice, shape: &Shape) -> f64 {
    let mut sum = 0.0;
    let frame = scene.frame.grown(-air::FRAME);
    for part in shape.boxes.iter().copied().chain(shape.discs.iter().map(Disc::bounds)) {
        sum += cost(part.outside(&frame));
        for kept in &scene.kept {
            sum += cost(part.overlap(&kept.grown(air::NAMES)));
        }
    }
    if !shape.pieces.is_empty() {
        sum += Rect::around(&shape.pieces).outside(&frame);
    }
    let wide = shape.bounds.grown(20.0);
    for (index, spot) in scene.spots.iter().enumerate() {
        let dot = spot.disc();
        // A spot without a radius has no dot, only a name.
        if dot.radius == 0.0 || !wide.touches(&dot.bounds()) {
            continue;
        }
        let own = choice.own.contains(&index);
        for part in &shape.boxes {
            let gap = part.distance(dot.centre) - dot.radius;
            sum += cost(air::NAME_DOT - gap);
            // A name close to a strange dot would be read as that dot's name.
            if !own {
                sum += (14.0 - gap).max(0.0) * 0.25;
            }
        }
        for disc in &shape.discs {
            sum += cost(dot.radius + disc.radius + air::BADGE_DOT - disc.centre.distance(dot.centre));
        }
        if !own {
            let near = nearest(shape, dot);
            sum += cost(dot.radius + shape.half + air::LINE_DOT - near);
            let near = tracks::nearest(&shape.lanes, dot.centre);
            sum += cost(dot.radius + tracks::HALF + air::NAME_DOT - near);
        }
    }
    sum
}

/// What two shapes cost each other.
pub(crate) fn between(a: &Shape, own_a: [usize; 2], b: &Shape, own_b: [usize; 2]) -> f64 {
    if !a.bounds.grown(5.0).touches(&b.bounds) {
        return 0.0;
    }
    let mut sum = over(a, b) + over(b, a);
    for part in &a.boxes {
        for other in &b.boxes {
            sum += cost(part.grown(air::NAMES).overlap(other));
        }
    }
    for disc in &a.discs {
        for other in &b.discs {
            let gap = disc.centre.distance(other.centre) - disc.radius - other.radius;
            sum += cost(air::BADGES - gap);
        }
    }
    if !a.lanes.is_empty() && !b.lanes.is_empty() {
        sum += cost(tracks::depth(a, b));
    } else if !a.pieces.is_empty() && !b.pieces.is_empty() {
        sum += lines(a, own_a, b, own_b);
    }
    sum
}

/// The boxes of one over the badges and line of the other, and badges over its line.
fn over(a: &Shape, b: &Shape) -> f64 {
    let mut sum = 0.0;
    for part in &a.boxes {
        for disc in &b.discs {
            sum += cost(disc.radius + air::NAME_BADGE - part.distance(disc.centre));
        }
        let wide = part.grown(air::NAME_LINE + b.half);
        let inside: f64 = b.pieces.windows(2).map(|piece| wide.inside(piece[0], piece[1])).sum();
        sum += cost(inside * 0.5);
        let wide = part.grown(air::NAME_LINE + tracks::HALF);
        let lanes = b.lanes.iter().flat_map(|lane| lane.windows(2));
        sum += cost(lanes.map(|piece| wide.inside(piece[0], piece[1])).sum::<f64>() * 0.5);
    }
    for disc in &a.discs {
        sum += cost(disc.radius + b.half + air::BADGE_LINE - nearest(b, *disc));
    }
    sum
}

fn nearest(shape: &Shape, disc: Disc) -> f64 {
    let far = |piece: &[crate::geometry::Point]| from_segment(disc.centre, piece[0], piece[1]);
    shape.pieces.windows(2).map(far).fold(f64::INFINITY, f64::min)
}

fn lines(a: &Shape, own_a: [usize; 2], b: &Shape, own_b: [usize; 2]) -> f64 {
    let shared = own_a.iter().filter(|place| own_b.contains(place)).count();
    if shared == 2 {
        // Two lines between the same places must part in the middle.
        let middle = |shape: &Shape| shape.pieces[shape.pieces.len() / 2];
        return cost(a.half + b.half + 10.0 - middle(a).distance(middle(b)));
    }
    let crossings = a.pieces.windows(2).flat_map(|p| b.pieces.windows(2).map(move |q| (p, q)));
    let crossed = crossings.filter(|(p, q)| cross(p[0], p[1], q[0], q[1])).count();
    CROSSING * crossed as f64
}
