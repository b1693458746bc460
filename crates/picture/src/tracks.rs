//! Tracks made of spaces: parallel lanes of cars between two places, bowed and slid so that no space covers
//! another. No title is known here.

use crate::candidates::{Choice, Placed, Shape};
use crate::geometry::{Curve, Disc, Point, Rect, along, between_segments, from_segment, length};
use crate::layout::Scene;

/// All routes between two places, side by side.
#[derive(Clone, PartialEq, Debug)]
pub struct Track {
    /// The index of the place where it starts.
    pub from: usize,
    /// The index of the place where it ends.
    pub to: usize,
    /// The number of spaces in each lane.
    pub lanes: Vec<usize>,
}

/// Where the lanes of a track run.
#[derive(Clone, PartialEq, Debug)]
pub struct PlacedTrack {
    /// The lanes, in the order of the track's.
    pub lanes: Vec<Lane>,
}

/// One route of a track.
#[derive(Clone, PartialEq, Debug)]
pub struct Lane {
    /// The line under the spaces, from place to place.
    pub bed: Vec<Point>,
    /// The spaces, from the track's start.
    pub spaces: Vec<Space>,
}

/// A space for one car: a box that lies along its lane.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Space {
    /// Its middle.
    pub at: Point,
    /// Which way it points; as long as one unit.
    pub along: Point,
    /// How long it is.
    pub length: f64,
}

/// How wide a space is.
pub const WIDTH: f64 = 17.5;
/// Half of that.
pub(crate) const HALF: f64 = WIDTH / 2.0;
/// From the middle of a lane to that of the next.
const ASIDE: f64 = WIDTH + 3.0;
/// The air between the dot of a place and the first space.
const START: f64 = 3.5;
/// The air between two spaces of a lane.
const COUPLING: f64 = 3.5;
/// How long a space is at most.
const CAR: f64 = 47.0;
/// From space to space: as long as there is room, no more than the first; the shorter the less it is liked.
const PITCHES: [f64; 5] = [56.0, 50.5, 46.0, 42.0, 38.0];
/// How a track may bow, in parts of its length.
const BOWS: [f64; 15] =
    [0.0, 0.025, -0.025, 0.05, -0.05, 0.08, -0.08, 0.11, -0.11, 0.145, -0.145, 0.18, -0.18, 0.22, -0.22];
/// How far the spaces may slide, in parts of the room they have.
const SLIDES: [f64; 9] = [0.0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1.0, -1.0];
/// The air that is wanted between the spaces of two tracks. The corners of a space reach out of the rounded
/// lane they are compared by, so this is more than is seen.
const AIR: f64 = 4.5;
/// The air that is wanted between the spaces of a track and the bed of another.
const BED_AIR: f64 = 1.5;

/// The ways a track may run.
pub(crate) fn choice(scene: &Scene, track: &Track) -> Choice {
    let (from, to) = (scene.spots[track.from].disc(), scene.spots[track.to].disc());
    let most = track.lanes.iter().copied().max().unwrap_or(1).max(1) as f64;
    let mut shapes = Vec::new();
    for bow in BOWS {
        let curve = Curve::bowed(from.centre, to.centre, bow);
        let line = curve.pieces(24);
        let (start, end) = (from.radius + START, length(&line) - to.radius - START);
        let room = (end - start).max(most);
        let mut last = f64::INFINITY;
        for pitch in PITCHES {
            let pitch = pitch.min(room / most);
            if pitch >= last {
                continue;
            }
            last = pitch;
            // The first and the last space stand half a coupling closer to the ends of the run.
            let run = pitch * most;
            let free = room - run;
            let short = (PITCHES[1] - pitch).max(0.0);
            for slide in SLIDES {
                if slide != 0.0 && free < 2.0 {
                    continue;
                }
                let first = start + free / 2.0 * (1.0 + slide);
                let taste = bow.abs() * 30.0 + slide.abs() * (0.4 + free * 0.02) + short * 0.25;
                let (shape, tight) = shape(&line, track, first, run, taste);
                // A straight track always remains.
                if bow == 0.0 || !tight {
                    shapes.push(shape);
                }
            }
        }
    }
    Choice::new([track.from, track.to], shapes)
}

/// A track with its spaces from `first` on, and whether it bows so much that they cover each other.
fn shape(line: &[Point], track: &Track, first: f64, run: f64, taste: f64) -> (Shape, bool) {
    let (start, end) = (line[0], line[line.len() - 1]);
    let middle = (track.lanes.len() as f64 - 1.0) / 2.0;
    let mut placed = PlacedTrack { lanes: Vec::new() };
    let (mut pieces, mut lanes, mut tight) = (Vec::new(), Vec::new(), false);
    for (index, &count) in track.lanes.iter().enumerate() {
        let aside = (index as f64 - middle) * ASIDE;
        let pitch = run / count.max(1) as f64;
        let car = (pitch - COUPLING).clamp(1.0, CAR);
        let space = |number: usize| {
            let far = first + pitch * (number as f64 + 0.5);
            let (at, along) = (beside(line, far, aside), way(line, far));
            Space { at, along, length: car }
        };
        let spaces: Vec<Space> = (0..count).map(space).collect();
        tight |= spaces.windows(2).any(|pair| pair[0].meets(&pair[1]));
        // What is compared: from the middle of one rounded end to that of the other. The ends reach out a
        // little, so that the corners of the spaces hardly do.
        let inset = (pitch - car) / 2.0 + (HALF * 0.6).min(car / 2.0);
        let cuts = cuts(line, run);
        let lane = |cut: usize| {
            let far = first + inset + (run - 2.0 * inset) * cut as f64 / cuts as f64;
            beside(line, far, aside)
        };
        let lane: Vec<Point> = (0..=cuts).map(lane).collect();
        let mut bed = vec![start];
        bed.extend(&lane);
        bed.push(end);
        // One stroke there and the next one back keeps all beds in one line.
        if index % 2 == 0 {
            pieces.extend(bed.iter());
        } else {
            pieces.extend(bed.iter().rev());
        }
        lanes.push(lane);
        placed.lanes.push(Lane { bed, spaces });
    }
    let wide = |bounds: Rect, lane: &Vec<Point>| bounds.join(&Rect::around(lane).grown(HALF));
    let shape = Shape {
        boxes: Vec::new(),
        discs: Vec::new(),
        bounds: lanes.iter().fold(Rect::around(&pieces), wide),
        pieces,
        half: 1.0,
        lanes,
        taste,
        placed: Placed::Track(placed),
    };
    (shape, tight)
}

/// How many straight pieces stand for a bowed lane.
fn cuts(line: &[Point], run: f64) -> usize {
    let straight = line[0].distance(line[line.len() - 1]);
    if length(line) - straight < 0.5 { 1 } else { ((run / 45.0) as usize).clamp(2, 8) }
}

/// The direction of a line at a spot.
fn way(line: &[Point], far: f64) -> Point {
    let (back, on) = (along(line, far - 4.0), along(line, far + 4.0));
    let step = back.distance(on);
    if step == 0.0 {
        return Point { x: 1.0, y: 0.0 };
    }
    Point { x: (on.x - back.x) / step, y: (on.y - back.y) / step }
}

/// The point so far along a line and so far to its right.
fn beside(line: &[Point], far: f64, aside: f64) -> Point {
    let (at, way) = (along(line, far), way(line, far));
    Point { x: at.x - way.y * aside, y: at.y + way.x * aside }
}

/// How far a point is from the middle of the nearest lane.
pub(crate) fn nearest(lanes: &[Vec<Point>], point: Point) -> f64 {
    let pieces = lanes.iter().flat_map(|lane| lane.windows(2));
    pieces.map(|piece| from_segment(point, piece[0], piece[1])).fold(f64::INFINITY, f64::min)
}

/// How much closer two tracks are than they should be; 0 or less if they are not.
pub(crate) fn depth(a: &Shape, b: &Shape) -> f64 {
    let lanes = |shape: &Shape| -> Vec<Rect> {
        shape.lanes.iter().map(|lane| Rect::around(lane).grown(HALF + AIR)).collect()
    };
    let (reach_a, reach_b) = (lanes(a), lanes(b));
    let mut depth = 0.0f64;
    for (lane, reach) in a.lanes.iter().zip(&reach_a) {
        for (other, far) in b.lanes.iter().zip(&reach_b) {
            if reach.touches(far) {
                depth = depth.max(2.0 * HALF + AIR - apart(lane, other));
            }
        }
        if reach.touches(&b.bounds) {
            depth = depth.max(HALF + BED_AIR - apart(lane, &b.pieces));
        }
    }
    for (lane, reach) in b.lanes.iter().zip(&reach_b) {
        if reach.touches(&a.bounds) {
            depth = depth.max(HALF + BED_AIR - apart(lane, &a.pieces));
        }
    }
    depth
}

fn apart(a: &[Point], b: &[Point]) -> f64 {
    let pairs = a.windows(2).flat_map(|p| b.windows(2).map(move |q| (p, q)));
    pairs.map(|(p, q)| between_segments(p[0], p[1], q[0], q[1])).fold(f64::INFINITY, f64::min)
}

impl Space {
    /// Its corners, in order around it.
    pub fn corners(&self) -> [Point; 4] {
        let Self { at, along, length } = *self;
        let corner = |on: f64, aside: f64| Point {
            x: at.x + along.x * on * length / 2.0 - along.y * aside * HALF,
            y: at.y + along.y * on * length / 2.0 + along.x * aside * HALF,
        };
        [corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)]
    }

    /// Whether it covers a part of a box.
    pub fn meets_box(&self, rect: &Rect) -> bool {
        let Rect { left, top, right, bottom } = *rect;
        let corner = |x: f64, y: f64| Point { x, y };
        meet(
            &self.corners(),
            &[corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)],
        )
    }

    /// Whether it covers a part of another space.
    pub fn meets(&self, other: &Self) -> bool {
        meet(&self.corners(), &other.corners())
    }

    /// Whether it covers a part of a disc.
    pub fn meets_disc(&self, disc: &Disc) -> bool {
        let Point { x, y } = Point { x: disc.centre.x - self.at.x, y: disc.centre.y - self.at.y };
        let on = x * self.along.x + y * self.along.y;
        let aside = y * self.along.x - x * self.along.y;
        let flat = Rect::new(-self.length / 2.0, -HALF, self.length, WIDTH);
        flat.distance(Point { x: on, y: aside }) < disc.radius
    }
}

/// Whether two boxes, turned any way, share more than an edge: no side of either parts them.
fn meet(a: &[Point; 4], b: &[Point; 4]) -> bool {
    let parts = |of: &[Point; 4], side: usize| {
        let (from, to) = (of[side], of[side + 1]);
        let far = |point: &Point| (to.y - from.y) * (point.x - from.x) - (to.x - from.x) * (point.y - from.y);
        let span = |points: &[Point; 4]| {
            points
                .iter()
                .map(far)
                .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), far| (low.min(far), high.max(far)))
        };
        let ((low_a, high_a), (low_b, high_b)) = (span(a), span(b));
        high_a <= low_b || high_b <= low_a
    };
    !(0..2).any(|side| parts(a, side) || parts(b, side))
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn space(x: f64, y: f64, along: Point) -> Space {
        Space { at: Point { x, y }, along, length: 40.0 }
    }

    const EAST: Point = Point { x: 1.0, y: 0.0 };
    const SLANTING: Point = Point { x: 0.6, y: 0.8 };

    #[test]
    fn spaces_meet_only_where_they_share_room() {
        let flat = space(0.0, 0.0, EAST);
        assert!(flat.meets(&space(39.0, 16.0, EAST)) && !flat.meets(&space(41.0, 0.0, EAST)));
        assert!(flat.meets(&space(20.0, 15.0, SLANTING)) && !flat.meets(&space(0.0, 32.0, SLANTING)));
        // The boxes around these two touch; the spaces do not.
        assert!(!space(0.0, 0.0, SLANTING).meets(&space(24.0, -6.0, SLANTING)));
    }

    #[test]
    fn spaces_meet_boxes_and_discs() {
        let flat = space(0.0, 0.0, EAST);
        assert!(flat.meets_box(&Rect::new(19.0, 8.0, 9.0, 9.0)));
        assert!(!flat.meets_box(&Rect::new(20.5, 0.0, 9.0, 9.0)));
        let disc = |x: f64| Disc { centre: Point { x, y: 0.0 }, radius: 5.0 };
        assert!(flat.meets_disc(&disc(24.0)) && !flat.meets_disc(&disc(25.5)));
    }
}
