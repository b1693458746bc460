//! The spots that could be taken: every name in many positions around its place, every line with several bows
//! and its badges slid along it.

use crate::geometry::{Curve, Disc, Point, Rect, along, length, nearest};
use crate::layout::{Line, PlacedLine, PlacedName, Scene, Spot, Wish};
use crate::tracks::PlacedTrack;
use network::Anchor;

/// One thing that must choose a spot.
pub(crate) struct Choice {
    /// The places it belongs to: a name's own, a line's two ends.
    pub(crate) own: [usize; 2],
    /// The spots it may choose from; never empty.
    pub(crate) shapes: Vec<Shape>,
    /// The box around all of them.
    pub(crate) reach: Rect,
}

/// What a thing covers at one spot.
#[derive(Clone)]
pub(crate) struct Shape {
    /// Boxes of lettering and flags.
    pub(crate) boxes: Vec<Rect>,
    /// Badges.
    pub(crate) discs: Vec<Disc>,
    /// The line itself in straight pieces; empty for a name.
    pub(crate) pieces: Vec<Point>,
    /// Half the width of the line's stroke.
    pub(crate) half: f64,
    /// The spaces of a track, lane by lane, as middle lines; empty for all else.
    pub(crate) lanes: Vec<Vec<Point>>,
    /// The box around everything.
    pub(crate) bounds: Rect,
    /// How little the spot is liked even where it covers nothing.
    pub(crate) taste: f64,
    /// What to report if it is taken.
    pub(crate) placed: Placed,
}

#[derive(Clone)]
pub(crate) enum Placed {
    Name(PlacedName),
    Line(PlacedLine),
    Track(PlacedTrack),
}

/// How far from the dot a name may stand.
const GAPS: [f64; 5] = [3.5, 6.5, 11.0, 18.0, 28.0];
/// How a line may bow, in parts of its length.
const BOWS: [f64; 11] = [0.0, 0.035, -0.035, 0.07, -0.07, 0.11, -0.11, 0.15, -0.15, 0.2, -0.2];
/// How far badges may slide, in parts of the room they have.
const SLIDES: [f64; 11] = [0.0, 0.15, -0.15, 0.3, -0.3, 0.5, -0.5, 0.75, -0.75, 1.0, -1.0];
/// The air between two badges of a line, the best first.
const AIR: [f64; 3] = [6.0, 3.0, 1.2];
/// Capital letters are this high in both display weights, as a part of the size.
const CAPITAL: f64 = 0.7;

/// The choices of all names, then of all lines.
pub(crate) fn all(scene: &Scene) -> Vec<Choice> {
    let names = scene.spots.iter().enumerate().map(|(index, spot)| {
        let shapes = name_shapes(spot, scene.size);
        Choice::new([index, index], shapes)
    });
    let lines = scene.lines.iter().map(|line| Choice::new([line.from, line.to], line_shapes(scene, line)));
    names.chain(lines).collect()
}

impl Choice {
    pub(crate) fn new(own: [usize; 2], shapes: Vec<Shape>) -> Self {
        let reach = shapes.iter().fold(Rect::EMPTY, |reach, shape| reach.join(&shape.bounds));
        Self { own, shapes, reach }
    }
}

/// A name and its flags as one block: where the parts are from the block's left upper corner.
struct Block {
    width: f64,
    height: f64,
    name: Point,
    flags: Vec<Rect>,
    taste: f64,
}

fn name_shapes(spot: &Spot, size: f64) -> Vec<Shape> {
    let extent = spot.face.extent(&spot.name, size);
    let shape = |at: Point, flags: Vec<Rect>, taste: f64| {
        let ink = Rect {
            left: at.x,
            top: at.y - extent.high,
            right: at.x + extent.width,
            bottom: at.y - extent.low,
        };
        let mut boxes = vec![ink];
        boxes.extend(&flags);
        Shape {
            bounds: boxes.iter().fold(Rect::EMPTY, |bounds, part| bounds.join(part)),
            boxes,
            discs: Vec::new(),
            pieces: Vec::new(),
            half: 0.0,
            lanes: Vec::new(),
            taste,
            placed: Placed::Name(PlacedName { at, width: extent.width, ink, flags }),
        }
    };
    if spot.name.is_empty() && spot.flags.is_empty() {
        return vec![Shape { boxes: Vec::new(), bounds: Rect::EMPTY, ..shape(spot.at, Vec::new(), 0.0) }];
    }
    let mut shapes = Vec::new();
    let in_line = in_line(spot, size);
    for block in blocks(spot, extent.width, size * CAPITAL, in_line) {
        for (middle, taste) in middles(spot, block.width, block.height) {
            let (left, top) = (middle.x - block.width / 2.0, middle.y - block.height / 2.0);
            let at = Point { x: left + block.name.x, y: top + block.name.y };
            let flags: Vec<Rect> = block.flags.iter().map(|flag| flag.moved(left, top)).collect();
            // In a line the name stands next to its dot.
            let far = |from: f64, to: f64| (f64::midpoint(from, to) - spot.at.x).abs();
            let parted = |flag: &Rect| far(flag.left, flag.right) < far(at.x, at.x + extent.width);
            let parted = in_line && spot.radius > 0.0 && flags.iter().any(parted);
            shapes.push(shape(at, flags, taste + block.taste + if parted { 0.7 } else { 0.0 }));
        }
    }
    if let (Some(Wish { anchor, dx, dy }), true) = (spot.wish, spot.flags.is_empty()) {
        let back = match anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => 0.5,
            Anchor::End => 1.0,
        };
        let y = spot.at.y + dy + size * CAPITAL / 2.0;
        shapes.push(shape(Point { x: spot.at.x + dx - back * extent.width, y }, Vec::new(), -0.4));
    }
    shapes
}

/// Whether flags fit into the line of the name; then they rather stand there than below it.
fn in_line(spot: &Spot, size: f64) -> bool {
    spot.flags.iter().all(|&(_, height)| height <= size)
}

/// The ways to set flags beside a name that is `width` wide and `height` high.
fn blocks(spot: &Spot, width: f64, height: f64, in_line: bool) -> Vec<Block> {
    let Some(&(_, flag_height)) = spot.flags.first() else {
        let name = Point { x: 0.0, y: height };
        return vec![Block { width, height, name, flags: Vec::new(), taste: 0.0 }];
    };
    // Flags stand in rows of two, so that a city many airlines want stays compact.
    let mut flags = Vec::new();
    let (mut row_width, mut y) = (0.0f64, 0.0);
    for row in spot.flags.chunks(2) {
        let mut x = 0.0;
        for &(wide, high) in row {
            flags.push(Rect::new(x, y, wide, high));
            x += wide + 4.0;
        }
        row_width = row_width.max(x - 4.0);
        y += flag_height + 3.0;
    }
    let rows_height = y - 3.0;
    let air = 6.0;
    let moved = |dx: f64, dy: f64| flags.iter().map(|flag| flag.moved(dx, dy)).collect::<Vec<_>>();
    let (below, beside) = if in_line { (1.0, 0.0) } else { (0.0, 0.3) };
    let mut blocks = Vec::new();
    let (wide, high) = (width.max(row_width), height + air + rows_height);
    for (side, taste) in [(0.5, 0.0), (0.0, 0.1), (1.0, 0.1)] {
        let (name_x, flags_x) = ((wide - width) * side, (wide - row_width) * side);
        let under = Block {
            width: wide,
            height: high,
            name: Point { x: name_x, y: height },
            flags: moved(flags_x, height + air),
            taste: taste + below,
        };
        let over = Block {
            width: wide,
            height: high,
            name: Point { x: name_x, y: high },
            flags: moved(flags_x, 0.0),
            taste: taste + below + 0.8,
        };
        blocks.extend([under, over]);
    }
    let (wide, high) = (width + air + row_width, height.max(rows_height));
    let name_y = high / 2.0 + height / 2.0;
    let flags_y = (high - rows_height) / 2.0;
    let after = Block {
        width: wide,
        height: high,
        name: Point { x: 0.0, y: name_y },
        flags: moved(width + air, flags_y),
        taste: beside,
    };
    let before = Block {
        width: wide,
        height: high,
        name: Point { x: row_width + air, y: name_y },
        flags: moved(0.0, flags_y),
        taste: beside + if in_line { 0.1 } else { 0.3 },
    };
    blocks.extend([after, before]);
    blocks
}

/// The middles a block of this size may have around its place, and how little each is liked.
fn middles(spot: &Spot, width: f64, height: f64) -> Vec<(Point, f64)> {
    if spot.radius == 0.0 {
        return cloud(spot.at, height);
    }
    let mut middles = Vec::new();
    for gap in GAPS {
        let far = (gap - GAPS[0]) * 0.22;
        let across = spot.radius + gap + width / 2.0;
        for (step, taste) in
            [(0.0, 0.0), (0.45, 0.35), (-0.45, 0.3), (0.9, 0.7), (-0.9, 0.6), (1.3, 1.0), (-1.3, 0.9)]
        {
            let y = spot.at.y + step * (height / 2.0 + spot.radius * 0.6);
            middles.push((Point { x: spot.at.x + across, y }, far + taste));
            middles.push((Point { x: spot.at.x - across, y }, far + taste + 0.4));
        }
        let down = spot.radius + gap + height / 2.0;
        for (step, taste) in [(0.0, 0.5), (0.25, 0.7), (-0.25, 0.7), (0.5, 0.8), (-0.5, 0.8)] {
            let x = spot.at.x + step * width;
            middles.push((Point { x, y: spot.at.y - down }, far + taste));
            middles.push((Point { x, y: spot.at.y + down }, far + taste + 0.2));
        }
    }
    middles
}

/// The middles of a name without a dot, such as a country's: on its spot or not far from it.
fn cloud(at: Point, height: f64) -> Vec<(Point, f64)> {
    let steps = |count: i32| (-count..=count).map(f64::from);
    let spots = steps(6).flat_map(|down| steps(6).map(move |across| (across, down)));
    let middle = |(across, down): (f64, f64)| {
        let far = (across * across + down * down).sqrt();
        (Point { x: at.x + across * height, y: at.y + down * height * 0.7 }, far * 0.4)
    };
    spots.map(middle).collect()
}

fn line_shapes(scene: &Scene, line: &Line) -> Vec<Shape> {
    let (from, to) = (&scene.spots[line.from], &scene.spots[line.to]);
    let count = ((from.at.distance(to.at) / 14.0) as usize).clamp(6, 22);
    let bowed = |bow: f64| (Curve::bowed(from.at, to.at, bow), (bow.abs() - line.bow).abs() * 22.0);
    let curves = match line.pull {
        Some(pull) => vec![(Curve { from: from.at, pull, to: to.at }, 0.0)],
        None => BOWS.map(bowed).to_vec(),
    };
    let mut shapes = Vec::new();
    for (curve, bow_taste) in curves {
        let pieces = curve.pieces(count);
        let seen = length(&pieces) - from.radius - to.radius;
        // Air between badges matters only where there are two.
        for (rank, air) in AIR.into_iter().enumerate().take(line.badges.max(1)) {
            let step = 2.0 * line.radius + air;
            let chain = step * line.badges.saturating_sub(1) as f64;
            let room = seen - chain - 2.0 * line.radius - 2.5;
            // A line too short for its badges lets them overlap evenly rather than run past its ends.
            let step = if room < 0.0 && line.badges > 1 {
                ((seen - 2.0 * line.radius) / (line.badges - 1) as f64).max(1.0)
            } else {
                step
            };
            let wished = line.spot.filter(|_| line.badges == 1).map(|spot| {
                let far = nearest(&pieces, spot) - from.radius - seen / 2.0;
                ((far / (room / 2.0).max(1.0)).clamp(-1.0, 1.0), -0.4)
            });
            let slides = SLIDES.map(|slide| (slide, slide.abs() * 1.2));
            for (slide, slide_taste) in slides.into_iter().chain(wished) {
                if slide != 0.0 && (line.badges == 0 || room <= 0.0) {
                    continue;
                }
                let middle = from.radius + seen / 2.0 + slide * room.max(0.0) / 2.0;
                let first = middle - step * line.badges.saturating_sub(1) as f64 / 2.0;
                let badges: Vec<Point> =
                    (0..line.badges).map(|badge| along(&pieces, first + step * badge as f64)).collect();
                let discs: Vec<Disc> =
                    badges.iter().map(|&centre| Disc { centre, radius: line.radius }).collect();
                let bounds =
                    discs.iter().fold(Rect::around(&pieces), |bounds, disc| bounds.join(&disc.bounds()));
                shapes.push(Shape {
                    boxes: Vec::new(),
                    discs,
                    pieces: pieces.clone(),
                    half: line.width / 2.0,
                    lanes: Vec::new(),
                    bounds,
                    taste: bow_taste + slide_taste + rank as f64 * 0.5,
                    placed: Placed::Line(PlacedLine { curve, badges }),
                });
            }
        }
    }
    shapes
}
