//! The map: land, tracks with a space for every train, cities, countries with their end points, names with the
//! passengers that wait there.

use super::{Canvas, marks};
use crate::Names;
use crate::backdrop::{self, Fit};
use crate::geometry::{Point, Rect};
use crate::layout::{Layout, Scene, Spot};
use crate::metrics::Face;
use crate::poster::{self, Window};
use crate::svg::{Lettering, N, Svg};
use crate::tracks::{Lane, PlacedTrack, Track};
use game::Note;
use network::Anchor;
use ticket_to_ride_germany::{Board, PlaceId, Route};

/// The radius of a city's dot.
pub const DOT: f64 = 9.5;
/// From the middle of an end point to its tips.
pub const END: f64 = 8.0;
/// The size of names.
const NAME: f64 = 17.0;
/// The room left for names around the outermost places.
const MARGIN: (f64, f64) = (30.0, 30.0);
/// More passengers than this stand in a second row.
const ROW: usize = 6;

/// What the map shows in `frame`, the tracks between its spots, and how board units become picture units.
///
/// The spots are the cities, then the end points without names, then the countries without dots. A track is a
/// group of parallel routes (TG-15), in the order of the first of each.
pub fn scene(board: &Board, names: &dyn Names, frame: Rect) -> (Scene, Vec<Track>, Fit) {
    let places = board.cities.iter().map(|place| Point { x: place.x, y: place.y });
    let ends = board.end_points.iter().map(|end| Point { x: end.x, y: end.y });
    let all: Vec<Point> = places.chain(ends).collect();
    let fit = Fit::new(&board.backdrop, &Rect::around(&all), &frame, MARGIN);
    let crowd = |place: usize| {
        let size = marks::crowd(board.crowds[place] as usize, ROW);
        (board.crowds[place] > 0).then_some(size).into_iter().collect()
    };
    let spot = |at: Point, radius: f64| Spot {
        at,
        radius,
        name: String::new(),
        face: Face::Display,
        wish: None,
        flags: Vec::new(),
    };
    let cities = board.cities.iter().enumerate().map(|(index, city)| Spot {
        name: names.place(&city.id),
        flags: crowd(index),
        ..spot(fit.at(city.x, city.y), DOT)
    });
    let ends = board.end_points.iter().map(|end| spot(fit.at(end.x, end.y), END));
    let countries = board.countries.iter().enumerate().map(|(index, country)| Spot {
        name: game::in_large(&names.place(&country.place.id)),
        face: Face::Text,
        flags: crowd(board.cities.len() + index),
        ..spot(fit.at(country.place.x, country.place.y), 0.0)
    });
    let spots = cities.chain(ends).chain(countries).collect();
    let tracks = groups(board).map(|group| {
        let (from, to) = board.graph.ends(group[0].index());
        let lanes = group.iter().map(|route| board.routes[route.index()].length as usize).collect();
        Track { from, to, lanes }
    });
    (Scene { frame, kept: Vec::new(), size: NAME, spots, lines: Vec::new() }, tracks.collect(), fit)
}

/// The groups of parallel routes, each in the order of the board file.
fn groups(board: &Board) -> impl Iterator<Item = Vec<Route>> {
    let first = |(index, route): &(usize, &ticket_to_ride_germany::Link)| {
        route.group.trailing_zeros() as usize == *index
    };
    board.routes.iter().enumerate().filter(first).map(|(_, route)| {
        let within = |route_index: &u8| route.group >> route_index & 1 == 1;
        (0..board.routes.len() as u8).filter(within).map(Route).collect()
    })
}

pub(super) fn draw(svg: &mut Svg, canvas: &Canvas<'_>, frame: &Rect) {
    let (scene, tracks, fit) = scene(canvas.board, canvas.names, *frame);
    let (layout, placed) = Layout::with_tracks(&scene, &tracks);
    let window = Window { frame: *frame, id: "sky-map", radius: 6.0 };
    window.draw(svg, canvas.colors, |svg| {
        backdrop::draw(svg, &canvas.board.backdrop, frame, fit, canvas.colors);
        beds(svg, canvas, &placed);
        routes(svg, canvas, &placed);
        places(svg, canvas, &scene);
        named(svg, canvas, &scene, &layout);
    });
}

/// The line under each route, which shows where it goes when its spaces start away from a crowded city.
fn beds(svg: &mut Svg, canvas: &Canvas<'_>, placed: &[PlacedTrack]) {
    let path = |lane: &Lane| {
        let point = |at: &Point| format!("{} {}", N(at.x), N(at.y));
        let points: Vec<String> = lane.bed.iter().map(point).collect();
        format!("M{}", points.join(" "))
    };
    let path: String = placed.iter().flat_map(|track| &track.lanes).map(path).collect();
    svg.leaf(
        "path",
        &[
            ("d", &path),
            ("fill", &"none"),
            ("stroke", &canvas.colors.line_free),
            ("stroke-width", &"1.8"),
            ("stroke-linejoin", &"round"),
        ],
    );
}

fn routes(svg: &mut Svg, canvas: &Canvas<'_>, placed: &[PlacedTrack]) {
    for (group, track) in groups(canvas.board).zip(placed) {
        for (route, lane) in group.into_iter().zip(&track.lanes) {
            let link = &canvas.board.routes[route.index()];
            let (from, to) = canvas.board.ends(route);
            svg.open("g", &[("data-route", &link.id)]);
            let ends = Note::new("route").place("a", from.to_string()).place("b", to.to_string());
            svg.holding("title", &[], &canvas.names.say(&ends));
            let color = link.color.map_or("grey", ticket_to_ride_germany::Card::id);
            for space in &lane.spaces {
                marks::space(svg, canvas, space, color);
            }
            svg.close();
        }
    }
}

fn places(svg: &mut Svg, canvas: &Canvas<'_>, scene: &Scene) {
    for (index, spot) in scene.spots.iter().enumerate() {
        if index < canvas.board.cities.len() {
            marks::city(svg, canvas.colors, spot.at);
        } else if spot.radius > 0.0 {
            marks::end_point(svg, canvas.colors, spot.at);
        }
    }
}

fn named(svg: &mut Svg, canvas: &Canvas<'_>, scene: &Scene, layout: &Layout) {
    let (board, colors) = (canvas.board, canvas.colors);
    for (index, (spot, name)) in scene.spots.iter().zip(&layout.names).enumerate() {
        // The names stand behind the dots of cities and end points alike, so countries are found by number.
        let ends = board.cities.len()..board.cities.len() + board.end_points.len();
        if ends.contains(&index) {
            continue;
        }
        let country = index >= ends.end;
        let place = PlaceId(if country { index - board.end_points.len() } else { index } as u8);
        let inside = !country && backdrop::has_focus(&board.backdrop);
        let fill = if country { colors.ink_2 } else { colors.ink };
        let how = Lettering { face: spot.face, size: scene.size, fill, anchor: Anchor::Start };
        let halo = if inside { colors.land_focus } else { colors.land };
        svg.open("g", &[("data-place", &board.place_id(place))]);
        poster::name(svg, &how, name, (halo, 3.6), &spot.name);
        let crowd = board.crowds[place.index()] as usize;
        for flag in &name.flags {
            marks::waiting(svg, Point { x: flag.left, y: flag.top }, crowd, ROW);
        }
        svg.close();
    }
}
