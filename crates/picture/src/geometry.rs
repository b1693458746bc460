//! Points, boxes, discs and bowed lines. Only `+ - * /` and square roots are used, so that the same board gives
//! the same picture on every machine.

use crate::svg::N;

/// A point; x grows to the right, y down.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
}

impl Point {
    /// How far it is to another point.
    pub fn distance(self, other: Self) -> f64 {
        let (dx, dy) = (other.x - self.x, other.y - self.y);
        (dx * dx + dy * dy).sqrt()
    }

    /// The point this part of the way towards another one.
    #[must_use]
    pub fn towards(self, other: Self, part: f64) -> Self {
        Self { x: self.x + (other.x - self.x) * part, y: self.y + (other.y - self.y) * part }
    }
}

/// A box with upright sides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rect {
    /// The left side.
    pub left: f64,
    /// The top side.
    pub top: f64,
    /// The right side.
    pub right: f64,
    /// The bottom side.
    pub bottom: f64,
}

impl Rect {
    /// Nothing at all: joined with any box it gives that box.
    pub const EMPTY: Self =
        Self { left: f64::INFINITY, top: f64::INFINITY, right: f64::NEG_INFINITY, bottom: f64::NEG_INFINITY };

    /// A box by its left upper corner and its size.
    pub fn new(left: f64, top: f64, width: f64, height: f64) -> Self {
        Self { left, top, right: left + width, bottom: top + height }
    }

    /// Its width.
    pub fn width(&self) -> f64 {
        self.right - self.left
    }

    /// Its height.
    pub fn height(&self) -> f64 {
        self.bottom - self.top
    }

    /// The box with this much added on every side.
    #[must_use]
    pub fn grown(&self, by: f64) -> Self {
        Self { left: self.left - by, top: self.top - by, right: self.right + by, bottom: self.bottom + by }
    }

    /// The box moved.
    #[must_use]
    pub fn moved(&self, dx: f64, dy: f64) -> Self {
        Self { left: self.left + dx, top: self.top + dy, right: self.right + dx, bottom: self.bottom + dy }
    }

    /// The smallest box around both.
    #[must_use]
    pub fn join(&self, other: &Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// The smallest box around some points.
    pub fn around(points: &[Point]) -> Self {
        let dot = |point: &Point| Self { left: point.x, top: point.y, right: point.x, bottom: point.y };
        points.iter().fold(Self::EMPTY, |bounds, point| bounds.join(&dot(point)))
    }

    /// How deep two boxes overlap, 0 if they do not.
    pub fn overlap(&self, other: &Self) -> f64 {
        let across = self.right.min(other.right) - self.left.max(other.left);
        let down = self.bottom.min(other.bottom) - self.top.max(other.top);
        if across <= 0.0 || down <= 0.0 { 0.0 } else { across.min(down) }
    }

    /// Whether two boxes share a point.
    pub fn touches(&self, other: &Self) -> bool {
        self.left <= other.right
            && other.left <= self.right
            && self.top <= other.bottom
            && other.top <= self.bottom
    }

    /// How far a point is from the box, 0 inside.
    pub fn distance(&self, point: Point) -> f64 {
        let dx = (self.left - point.x).max(point.x - self.right).max(0.0);
        let dy = (self.top - point.y).max(point.y - self.bottom).max(0.0);
        (dx * dx + dy * dy).sqrt()
    }

    /// How far the box stands out of another one.
    pub fn outside(&self, frame: &Self) -> f64 {
        let sides = [
            frame.left - self.left,
            frame.top - self.top,
            self.right - frame.right,
            self.bottom - frame.bottom,
        ];
        sides.iter().map(|side| side.max(0.0)).sum()
    }

    /// The length of the part of a segment that runs inside the box.
    pub fn inside(&self, from: Point, to: Point) -> f64 {
        let (mut enter, mut leave) = (0.0f64, 1.0f64);
        let sides = [(from.x, to.x, self.left, self.right), (from.y, to.y, self.top, self.bottom)];
        for (start, end, low, high) in sides {
            let way = end - start;
            if way == 0.0 {
                if start < low || start > high {
                    return 0.0;
                }
                continue;
            }
            let (first, second) = ((low - start) / way, (high - start) / way);
            enter = enter.max(first.min(second));
            leave = leave.min(first.max(second));
            if enter >= leave {
                return 0.0;
            }
        }
        (leave - enter) * from.distance(to)
    }
}

/// A disc.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Disc {
    /// Its centre.
    pub centre: Point,
    /// Its radius.
    pub radius: f64,
}

impl Disc {
    /// The box around it.
    pub fn bounds(&self) -> Rect {
        let Point { x, y } = self.centre;
        Rect { left: x, top: y, right: x, bottom: y }.grown(self.radius)
    }
}

/// How far a point is from a segment.
pub fn from_segment(point: Point, from: Point, to: Point) -> f64 {
    point.distance(from.towards(to, part_of_way(point, from, to)))
}

/// The part of the way from one end of a segment to the other that is nearest to a point.
fn part_of_way(point: Point, from: Point, to: Point) -> f64 {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let square = dx * dx + dy * dy;
    if square == 0.0 {
        return 0.0;
    }
    (((point.x - from.x) * dx + (point.y - from.y) * dy) / square).clamp(0.0, 1.0)
}

/// How far two segments are from each other.
pub fn between_segments(a: Point, b: Point, c: Point, d: Point) -> f64 {
    if cross(a, b, c, d) {
        return 0.0;
    }
    let ends = [from_segment(a, c, d), from_segment(b, c, d), from_segment(c, a, b), from_segment(d, a, b)];
    ends.into_iter().fold(f64::INFINITY, f64::min)
}

/// Whether two segments cross.
pub fn cross(a: Point, b: Point, c: Point, d: Point) -> bool {
    let side = |p: Point, q: Point, r: Point| (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
    side(a, b, c) * side(a, b, d) < 0.0 && side(c, d, a) * side(c, d, b) < 0.0
}

/// A line that bows: a quadratic curve from one place to another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Curve {
    /// Where it starts.
    pub from: Point,
    /// The point that pulls it aside.
    pub pull: Point,
    /// Where it ends.
    pub to: Point,
}

impl Curve {
    /// The curve whose middle stands off the straight way by `bow` times its length, to the right of the way
    /// as seen on the screen.
    pub fn bowed(from: Point, to: Point, bow: f64) -> Self {
        let middle = from.towards(to, 0.5);
        let pull =
            Point { x: middle.x - 2.0 * bow * (to.y - from.y), y: middle.y + 2.0 * bow * (to.x - from.x) };
        Self { from, pull, to }
    }

    /// The point at this part of the curve's parameter.
    pub fn at(&self, part: f64) -> Point {
        self.from.towards(self.pull, part).towards(self.pull.towards(self.to, part), part)
    }

    /// The curve as the data of an SVG path.
    pub fn path(&self) -> String {
        let [a, q, b] = [self.from, self.pull, self.to].map(|point| (N(point.x), N(point.y)));
        format!("M{} {}Q{} {} {} {}", a.0, a.1, q.0, q.1, b.0, b.1)
    }

    /// The curve as so many straight pieces.
    pub fn pieces(&self, count: usize) -> Vec<Point> {
        (0..=count).map(|step| self.at(step as f64 / count as f64)).collect()
    }
}

/// How long a line of straight pieces is.
pub fn length(line: &[Point]) -> f64 {
    line.windows(2).map(|piece| piece[0].distance(piece[1])).sum()
}

/// The point this far along a line of straight pieces, or its nearest end.
pub fn along(line: &[Point], far: f64) -> Point {
    let mut left = far.max(0.0);
    for piece in line.windows(2) {
        let step = piece[0].distance(piece[1]);
        if left <= step && step > 0.0 {
            return piece[0].towards(piece[1], left / step);
        }
        left -= step;
    }
    line[line.len() - 1]
}

/// How far along a line of straight pieces its point nearest to `spot` is.
pub fn nearest(line: &[Point], spot: Point) -> f64 {
    let (mut far, mut best, mut least) = (0.0, 0.0, f64::INFINITY);
    for piece in line.windows(2) {
        let step = piece[0].distance(piece[1]);
        let part = part_of_way(spot, piece[0], piece[1]);
        let gap = spot.distance(piece[0].towards(piece[1], part));
        if gap < least {
            (best, least) = (far + part * step, gap);
        }
        far += step;
    }
    best
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "halves and small whole numbers are exact")]
mod tests {
    use super::*;

    const fn p(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    #[test]
    fn a_segment_is_clipped_by_a_box() {
        let rect = Rect::new(0.0, 0.0, 10.0, 4.0);
        assert!((rect.inside(p(-5.0, 2.0), p(15.0, 2.0)) - 10.0).abs() < 1e-9);
        assert!((rect.inside(p(5.0, -5.0), p(5.0, 2.0)) - 2.0).abs() < 1e-9);
        assert_eq!(rect.inside(p(-5.0, 5.0), p(15.0, 5.0)), 0.0);
        assert_eq!(rect.inside(p(-5.0, -1.0), p(-1.0, -5.0)), 0.0);
    }

    #[test]
    fn boxes_tell_depth_and_distance() {
        let rect = Rect::new(0.0, 0.0, 10.0, 4.0);
        assert_eq!(rect.overlap(&Rect::new(8.0, 1.0, 10.0, 4.0)), 2.0);
        assert_eq!(rect.overlap(&Rect::new(10.0, 1.0, 10.0, 4.0)), 0.0);
        assert_eq!(rect.distance(p(13.0, 8.0)), 5.0);
        assert_eq!(rect.outside(&Rect::new(2.0, 1.0, 5.0, 5.0)), 2.0 + 1.0 + 3.0);
    }

    #[test]
    fn a_bow_stands_off_to_the_right() {
        let curve = Curve::bowed(p(0.0, 0.0), p(100.0, 0.0), 0.1);
        assert_eq!(curve.at(0.5), p(50.0, 10.0));
        let line = curve.pieces(16);
        assert!(length(&line) > 100.0 && length(&line) < 110.0);
        assert!(along(&line, length(&line) / 2.0).distance(p(50.0, 10.0)) < 1e-6);
        assert_eq!(along(&line, 1e9), p(100.0, 0.0));
    }

    #[test]
    fn the_nearest_point_of_a_line_is_found() {
        let line = [p(0.0, 0.0), p(10.0, 0.0), p(10.0, 10.0)];
        assert_eq!(nearest(&line, p(4.0, -3.0)), 4.0);
        assert_eq!(nearest(&line, p(13.0, 6.0)), 16.0);
        assert_eq!(nearest(&line, p(-5.0, 0.0)), 0.0);
    }

    #[test]
    fn segments_cross_or_keep_their_distance() {
        assert!(cross(p(0.0, 0.0), p(2.0, 2.0), p(0.0, 2.0), p(2.0, 0.0)));
        assert!(!cross(p(0.0, 0.0), p(2.0, 2.0), p(3.0, 0.0), p(5.0, 1.0)));
        assert_eq!(between_segments(p(0.0, 0.0), p(2.0, 0.0), p(1.0, 3.0), p(1.0, 9.0)), 3.0);
        assert_eq!(from_segment(p(0.0, 3.0), p(-1.0, 0.0), p(1.0, 0.0)), 3.0);
    }
}
