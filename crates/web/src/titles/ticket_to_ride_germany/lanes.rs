//! Where the spaces of every route lie, for any board: tracks bow and slide aside until none covers another.
//!
//! Each track starts straight. Those in the way of others try other bows, slides and shorter spaces, a few times
//! over. That takes some milliseconds, where a search for the best of all would take seconds.

use ::ticket_to_ride_germany::Board;
use picture::geometry::{Curve, Point, Rect, along, length};

/// How wide a space is.
pub(super) const WIDTH: f64 = 14.0;
/// From the middle of a lane to that of the next.
const ASIDE: f64 = WIDTH + 2.6;
/// From the middle of a place to the first space.
const START: f64 = 12.5;
/// From space to space, at most.
const PITCH: f64 = 37.0;
/// Between two spaces of a lane.
const COUPLING: f64 = 2.6;
/// Between the discs by which tracks are compared.
const STEP: f64 = 7.0;
/// How far apart the middles of two tracks should stay.
const APART: f64 = WIDTH + 3.5;
const BOWS: [f64; 11] = [0.0, 0.04, -0.04, 0.08, -0.08, 0.12, -0.12, 0.16, -0.16, 0.2, -0.2];
const SLIDES: [f64; 5] = [0.0, 0.5, -0.5, 1.0, -1.0];
const SHRINKS: [f64; 3] = [1.0, 0.88, 0.76];

/// Where one route runs.
#[derive(Clone)]
pub(super) struct Lane {
    /// The line from place to place.
    pub(super) bed: Vec<Point>,
    /// The line under the spaces alone.
    pub(super) run: Vec<Point>,
    /// The middle of each space with its direction, one unit long.
    pub(super) spaces: Vec<(Point, Point)>,
    /// How long a space is.
    pub(super) car: f64,
}

impl Lane {
    /// The middle of the route.
    pub(super) fn middle(&self) -> Point {
        along(&self.run, length(&self.run) / 2.0)
    }
}

/// All routes between two places, side by side.
struct Track {
    routes: Vec<usize>,
    ends: (Point, Point),
    lengths: Vec<usize>,
}

struct Try {
    line: Vec<Point>,
    first: f64,
    run: f64,
    taste: f64,
    discs: Vec<Point>,
    bounds: Rect,
}

/// The lanes of all routes, by their index; `spots` are the nodes of the board's graph.
pub(super) fn lanes(board: &Board, spots: &[Point]) -> Vec<Lane> {
    let tracks: Vec<Track> = tracks(board, spots);
    let mut now: Vec<Try> = tracks.iter().map(|track| track.attempt(0.0, 0.0, 1.0)).collect();
    for _ in 0..3 {
        let mut calm = true;
        for index in 0..tracks.len() {
            let clash = clash(&now, index, &now[index], spots, f64::INFINITY);
            if clash <= 0.0 {
                continue;
            }
            calm = false;
            let mut best = clash + now[index].taste;
            for shrink in SHRINKS {
                for (bow, slide) in BOWS.into_iter().flat_map(|bow| SLIDES.map(|slide| (bow, slide))) {
                    let attempt = tracks[index].attempt(bow, slide, shrink);
                    let cost =
                        attempt.taste + self::clash(&now, index, &attempt, spots, best - attempt.taste);
                    if cost < best {
                        best = cost;
                        now[index] = attempt;
                    }
                }
            }
        }
        if calm {
            break;
        }
    }
    let mut lanes: Vec<Option<Lane>> = vec![None; board.routes.len()];
    for (track, placed) in tracks.iter().zip(&now) {
        for (nth, &route) in track.routes.iter().enumerate() {
            lanes[route] = Some(track.lane(placed, nth));
        }
    }
    lanes.into_iter().flatten().collect()
}

fn tracks(board: &Board, spots: &[Point]) -> Vec<Track> {
    let first = |index: &usize| board.routes[*index].group.trailing_zeros() as usize == *index;
    let tracks = (0..board.routes.len()).filter(first).map(|index| {
        let group = board.routes[index].group;
        let routes: Vec<usize> = (0..board.routes.len()).filter(|route| group >> route & 1 == 1).collect();
        let (from, to) = board.graph.ends(index);
        let lengths = routes.iter().map(|&route| board.routes[route].length.into()).collect();
        Track { routes, ends: (spots[from], spots[to]), lengths }
    });
    tracks.collect()
}

/// How much a track is in the way of the others and of the places; no more than `most` is looked for.
fn clash(now: &[Try], own: usize, attempt: &Try, spots: &[Point], most: f64) -> f64 {
    let mut sum = 0.0;
    let wide = attempt.bounds.grown(APART);
    let mut add = |disc: &Point, other: &Point, apart: f64| {
        let (dx, dy) = (disc.x - other.x, disc.y - other.y);
        let far = dx * dx + dy * dy;
        if far < apart * apart {
            sum += (apart - far.sqrt()) * 0.6 + 1.0;
        }
        sum > most
    };
    for spot in spots.iter().filter(|spot| wide.distance(**spot) <= 0.0) {
        for disc in &attempt.discs {
            if add(disc, spot, 9.5 + WIDTH / 2.0 + 1.5) {
                return f64::INFINITY;
            }
        }
    }
    for (_, other) in
        now.iter().enumerate().filter(|(index, other)| *index != own && wide.touches(&other.bounds))
    {
        for disc in &attempt.discs {
            if wide.distance(*disc) > APART || other.bounds.distance(*disc) > APART {
                continue;
            }
            if other.discs.iter().any(|stone| add(disc, stone, APART)) {
                return f64::INFINITY;
            }
        }
    }
    sum
}

impl Track {
    fn attempt(&self, bow: f64, slide: f64, shrink: f64) -> Try {
        let line = Curve::bowed(self.ends.0, self.ends.1, bow).pieces(16);
        let most = self.lengths.iter().copied().max().unwrap_or(1).max(1) as f64;
        let room = (length(&line) - 2.0 * START).max(most * 4.0);
        let run = (PITCH.min(room / most) * shrink) * most;
        let free = (room - run).max(0.0);
        let first = START + free / 2.0 * (1.0 + slide);
        let taste = bow.abs() * 30.0 + slide.abs() * (0.3 + free * 0.02) + (1.0 - shrink) * 18.0;
        let count = ((run - WIDTH) / STEP).ceil().max(1.0);
        let mut discs = Vec::new();
        for nth in 0..self.lengths.len() {
            discs.extend((0..=count as usize).map(|step| {
                let far = first + WIDTH / 2.0 - 1.5 + (run - WIDTH + 3.0) * step as f64 / count;
                beside(&line, far, self.aside(nth))
            }));
        }
        let bounds = Rect::around(&discs);
        Try { line, first, run, taste, discs, bounds }
    }

    fn aside(&self, nth: usize) -> f64 {
        (nth as f64 - (self.lengths.len() as f64 - 1.0) / 2.0) * ASIDE
    }

    fn lane(&self, placed: &Try, nth: usize) -> Lane {
        let Try { line, first, run, .. } = placed;
        let (count, aside) = (self.lengths[nth].max(1), self.aside(nth));
        let pitch = run / count as f64;
        let space = |number: usize| {
            let far = first + pitch * (number as f64 + 0.5);
            (beside(line, far, aside), way(line, far))
        };
        let inner: Vec<Point> =
            (0..=12).map(|cut| beside(line, first + run * f64::from(cut) / 12.0, aside)).collect();
        let mut bed = vec![self.ends.0];
        bed.extend(&inner);
        bed.push(self.ends.1);
        Lane { bed, run: inner, spaces: (0..count).map(space).collect(), car: pitch - COUPLING }
    }
}

/// The direction of a line at a spot.
fn way(line: &[Point], far: f64) -> Point {
    let (back, on) = (along(line, far - 4.0), along(line, far + 4.0));
    let step = back.distance(on).max(1e-6);
    Point { x: (on.x - back.x) / step, y: (on.y - back.y) / step }
}

/// The point so far along a line and so far to its right.
fn beside(line: &[Point], far: f64, aside: f64) -> Point {
    let (at, way) = (along(line, far), way(line, far));
    Point { x: at.x - way.y * aside, y: at.y + way.x * aside }
}
