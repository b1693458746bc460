//! What the box holds and what the signs on the map mean, in panels from top to bottom.

use super::{Canvas, cards, marks};
use crate::geometry::{Point, Rect};
use crate::metrics::Face;
use crate::svg::{Attr, Lettering, N, Svg};
use crate::tracks::Space;
use game::Note;
use network::Anchor;
use ticket_to_ride_germany::numbers::OPEN_GROUPS;
use ticket_to_ride_germany::{Board, CARDS, Kind, Module, Passenger, Ticket};

/// Between the edge of a panel and what it holds.
const PAD: f64 = 14.0;
/// How high the heading of a panel is.
const HEAD: f64 = 36.0;
/// How wide a train card is.
const CARD: f64 = 82.0;
/// How high the row of a route length is.
const LENGTH: f64 = 26.0;
/// How high a kind of tickets is.
const TICKET: f64 = 62.0;
/// How high trains and Globetrotter are.
const FACT: f64 = 60.0;
/// How high a sign of the key is.
const SIGN: f64 = 45.0;
/// The size of running text.
const TEXT: f64 = 15.0;

/// The names of the train cards, in their order.
const CARD_NAMES: [&str; CARDS] = [
    "color-purple",
    "color-blue",
    "color-orange",
    "color-white",
    "color-green",
    "color-yellow",
    "color-black",
    "color-red",
    "color-locomotive",
];

/// A panel: its height, and what draws it into its frame.
type Panel = (f64, fn(&mut Svg, &Canvas<'_>, &Rect));

pub(super) fn draw(svg: &mut Svg, canvas: &Canvas<'_>, frame: &Rect) {
    let rows = lengths(canvas).count() as f64;
    let board = canvas.board;
    let decks = decks(board).count() as f64;
    let facts_shown = 1.0 + f64::from(u8::from(board.has(Module::Globetrotter)));
    let mut panels: Vec<Panel> = vec![
        (HEAD + 3.0 * (cards::height(CARD) + 31.0) + 6.0, train_cards),
        (HEAD + rows * LENGTH + 10.0, route_points),
        (HEAD + decks * TICKET + 6.0, tickets),
        (facts_shown * FACT + 14.0, facts),
        (5.0 * SIGN + 12.0, key),
    ];
    if board.has(Module::Passengers) {
        panels.insert(3, (HEAD + 48.0, passengers));
    }
    let used: f64 = panels.iter().map(|(height, _)| height).sum();
    // What is left goes between the panels; a board of many lengths pushes them together.
    let gap = (frame.height() - used) / (panels.len() - 1) as f64;
    let mut top = frame.top;
    for (height, draw) in panels {
        let panel = Rect::new(frame.left, top, frame.width(), height);
        let look: [Attr<'_>; 2] = [("fill", &canvas.colors.paper_2), ("stroke", &canvas.colors.line)];
        svg.rect(&panel, &[("rx", &"6"), look[0], look[1]]);
        draw(svg, canvas, &Rect { left: panel.left + PAD, right: panel.right - PAD, ..panel });
        top = panel.bottom + gap;
    }
}

/// The decks of tickets there are.
fn decks(board: &Board) -> impl Iterator<Item = Kind> {
    let two = board.has(Module::TwoDecks);
    Kind::BOTH.into_iter().filter(move |&kind| two || kind == Kind::Short)
}

const fn how(face: Face, size: f64, fill: &str, anchor: Anchor) -> Lettering<'_> {
    Lettering { face, size, fill, anchor }
}

/// The heading of a panel, and a number at its right end.
fn head(svg: &mut Svg, canvas: &Canvas<'_>, frame: &Rect, key: &'static str, sum: Option<u32>) {
    let sum = sum.map(|sum| sum.to_string()).unwrap_or_default();
    let number = how(Face::Display, 19.0, canvas.colors.ink_2, Anchor::End);
    let room = frame.width() - number.face.width(&sum, number.size) - 12.0;
    let bold = how(Face::DisplayBold, 19.0, canvas.colors.ink, Anchor::Start);
    let title = bold.face.fit(&canvas.say(key), bold.size, room);
    svg.text(&bold, frame.left, frame.top + 25.0, &[], &title);
    if !sum.is_empty() {
        svg.text(&number, frame.right, frame.top + 25.0, &[], &sum);
    }
}

/// A text in one line or two around a middle line; what does not fit into two is cut.
fn words(svg: &mut Svg, how: &Lettering<'_>, at: Point, room: f64, text: &str) {
    let width = |text: &str| how.face.width(text, how.size);
    if width(text) <= room {
        svg.text(how, at.x, at.y + how.size * 0.35, &[], text);
        return;
    }
    let mut breaks = text.match_indices(' ').map(|(index, _)| index);
    let last = breaks.rfind(|&index| width(&text[..index]) <= room);
    let (first, second) = last.map_or((text, ""), |index| (&text[..index], &text[index + 1..]));
    let step = how.size * 0.62;
    for (text, y) in [(first, at.y - step), (second, at.y + step)] {
        svg.text(how, at.x, y + how.size * 0.35, &[], &how.face.fit(text, how.size, room));
    }
}

/// TG-1: the train cards, each colour with its symbol.
fn train_cards(svg: &mut Svg, canvas: &Canvas<'_>, frame: &Rect) {
    head(svg, canvas, frame, "picture-train-cards", Some(canvas.board.cards.total()));
    let (column, row) = (frame.width() / 3.0, cards::height(CARD) + 31.0);
    for (index, (card, count)) in canvas.board.cards.iter().enumerate() {
        let x = frame.left + column * ((index % 3) as f64 + 0.5);
        let y = frame.top + HEAD + 2.0 + row * (index / 3) as f64;
        cards::draw(svg, canvas, card, Point { x: x - CARD / 2.0, y }, CARD);
        let name = canvas.say(CARD_NAMES[card.index()]);
        let count = count.to_string();
        let wide = Face::DisplayBold.width(&count, 16.0) + 5.0;
        let size = Face::Text.size_for(&name, column - 2.0 - wide, 12.0, TEXT);
        let name = Face::Text.fit(&name, size, column - 2.0 - wide);
        let left = x - f64::midpoint(wide, Face::Text.width(&name, size));
        let y = y + cards::height(CARD) + 17.5;
        svg.text(&how(Face::DisplayBold, 16.0, canvas.colors.ink, Anchor::Start), left, y, &[], &count);
        svg.text(&how(Face::Text, size, canvas.colors.ink_2, Anchor::Start), left + wide, y, &[], &name);
    }
}

/// The lengths that bring points, with their points (TG-14).
fn lengths(canvas: &Canvas<'_>) -> impl Iterator<Item = (usize, u8)> {
    canvas.board.route_points.iter().copied().enumerate().filter(|&(_, points)| points > 0)
}

fn route_points(svg: &mut Svg, canvas: &Canvas<'_>, frame: &Rect) {
    head(svg, canvas, frame, "picture-route-points", None);
    let number = how(Face::DisplayBold, 17.0, canvas.colors.ink, Anchor::End);
    for (row, (length, points)) in lengths(canvas).enumerate() {
        let y = frame.top + HEAD + LENGTH * (row as f64 + 0.5);
        for car in 0..length {
            let body = Rect::new(frame.left + 28.5 * car as f64, y - 5.5, 25.0, 11.0);
            let look: [Attr<'_>; 2] =
                [("fill", &canvas.theme.train("grey").fill), ("stroke", &canvas.colors.edge)];
            svg.rect(&body, &[("rx", &"2.4"), look[0], look[1]]);
        }
        svg.text(&number, frame.right, y + 6.0, &[], &points.to_string());
    }
}

/// TG-1: how many tickets of each kind there are, and what they are worth.
fn tickets(svg: &mut Svg, canvas: &Canvas<'_>, frame: &Rect) {
    let (board, colors) = (canvas.board, canvas.colors);
    head(svg, canvas, frame, "picture-tickets", Some(board.tickets.len() as u32));
    for (row, kind) in decks(board).enumerate() {
        let y = frame.top + HEAD + TICKET * (row as f64 + 0.5) - 3.0;
        let of_kind = (0..board.tickets.len() as u8).filter(|&index| board.kind_of(Ticket(index)) == kind);
        let values: Vec<u8> = of_kind.map(|index| board.tickets[index as usize].points).collect();
        let reach = if kind == Kind::Short { 20.0 } else { 42.0 };
        marks::ticket(
            svg,
            colors,
            Point { x: frame.left, y: y - marks::TICKET.1 / 2.0 },
            reach,
            values.len(),
        );
        let left = frame.left + marks::TICKET.0 + 14.0;
        let (bold, text) = (
            how(Face::DisplayBold, 16.0, colors.ink, Anchor::Start),
            how(Face::Text, TEXT, colors.ink_2, Anchor::Start),
        );
        let key = match kind {
            _ if !board.has(Module::TwoDecks) => "picture-tickets",
            Kind::Short => "picture-short-tickets",
            Kind::Long => "picture-long-tickets",
        };
        let name = bold.face.fit(&canvas.say(key), bold.size, frame.right - left);
        svg.text(&bold, left, y - 3.0, &[], &name);
        let (least, most) = (values.iter().min().copied(), values.iter().max().copied());
        let worth = Note::new("picture-ticket-values").number("least", least.unwrap_or(0));
        let worth = canvas.names.say(&worth.number("most", most.unwrap_or(0)));
        let worth = text.face.fit(&worth, text.size, frame.right - left);
        svg.text(&text, left, y + 15.5, &[], &worth);
    }
}

/// TG-1: the passengers of each colour.
fn passengers(svg: &mut Svg, canvas: &Canvas<'_>, frame: &Rect) {
    let bag = &canvas.board.passengers;
    let sum = bag.iter().map(|&count| u32::from(count)).sum();
    head(svg, canvas, frame, "picture-passengers", Some(sum));
    let step = frame.width() / bag.len() as f64;
    let number = how(Face::DisplayBold, 16.0, canvas.colors.ink, Anchor::Start);
    for (passenger, count) in Passenger::all().zip(bag) {
        let x = frame.left + step * passenger.index() as f64;
        marks::passenger(
            svg,
            canvas,
            passenger.id(),
            Point { x: x + 10.0, y: frame.top + HEAD + 18.0 },
            30.0,
        );
        svg.text(&number, x + 24.0, frame.top + HEAD + 26.0, &[], &count.to_string());
    }
}

/// TG-1 and TG-24: the trains of each player, and the bonus for most completed tickets.
fn facts(svg: &mut Svg, canvas: &Canvas<'_>, frame: &Rect) {
    let (board, colors) = (canvas.board, canvas.colors);
    let big = how(Face::DisplayBold, 30.0, colors.ink, Anchor::Middle);
    let bold = how(Face::DisplayBold, 16.0, colors.ink, Anchor::Start);
    let text = how(Face::Text, TEXT, colors.ink_2, Anchor::Start);
    let left = frame.left + 64.0;
    let rows = [
        (board.trains, "picture-trains", "picture-trains-each"),
        (board.globetrotter, "picture-globetrotter", "picture-globetrotter-for"),
    ];
    let shown = if board.has(Module::Globetrotter) { 2 } else { 1 };
    for (row, (count, name, what)) in rows.into_iter().take(shown).enumerate() {
        let y = frame.top + 7.0 + FACT * (row as f64 + 0.5);
        svg.text(&big, frame.left + 25.0, y + 10.5, &[], &count.to_string());
        let (name, room) = (canvas.say(name), frame.right - left);
        svg.text(&bold, left, y - 4.0, &[], &bold.face.fit(&name, bold.size, room));
        if row == 0 {
            let at = left + bold.face.width(&name, bold.size) + 10.0;
            if at + 36.0 < frame.right {
                marks::engine(svg, colors.ink_2, colors.paper_2, Point { x: at, y: y - 19.0 }, 30.0);
            }
        }
        let what = canvas.say(what);
        let size = text.face.size_for(&what, room, 12.5, TEXT);
        let text = Lettering { size, ..text };
        svg.text(&text, left, y + 15.0, &[], &text.face.fit(&what, size, room));
    }
}

/// What the signs on the map mean.
fn key(svg: &mut Svg, canvas: &Canvas<'_>, frame: &Rect) {
    let text = how(Face::Text, TEXT, canvas.colors.ink_2, Anchor::Start);
    let parallel = Note::new("picture-parallel").number("players", OPEN_GROUPS as i64);
    let plain = ["picture-city", "picture-country", "picture-color", "picture-grey"].map(Note::new);
    let left = frame.left + 64.0;
    for (row, note) in plain.into_iter().chain([parallel]).enumerate() {
        let middle = Point { x: frame.left + 25.0, y: frame.top + 6.0 + SIGN * (row as f64 + 0.5) };
        sign(svg, canvas, row, middle);
        words(svg, &text, Point { x: left, ..middle }, frame.right - left, &canvas.names.say(&note));
    }
}

fn sign(svg: &mut Svg, canvas: &Canvas<'_>, row: usize, at: Point) {
    let colors = canvas.colors;
    let car = |x: f64, y: f64, length: f64| Space {
        at: Point { x: at.x + x, y: at.y + y },
        along: Point { x: 1.0, y: 0.0 },
        length,
    };
    match row {
        0 => {
            marks::city(svg, colors, Point { x: at.x - 13.0, ..at });
            marks::waiting(svg, Point { x: at.x + 2.0, y: at.y - 8.5 }, 2, 2);
        }
        1 => {
            let path = format!("M{} {}H{}", N(at.x - 25.0), N(at.y), N(at.x + 18.0));
            svg.leaf("path", &[("d", &path), ("stroke", &colors.line_free), ("stroke-width", &"1.8")]);
            marks::space(svg, canvas, &car(-9.0, 0.0, 32.0), "grey");
            marks::end_point(svg, colors, Point { x: at.x + 17.0, ..at });
        }
        2 => marks::space(svg, canvas, &car(0.0, 0.0, 46.0), "purple"),
        3 => marks::space(svg, canvas, &car(0.0, 0.0, 46.0), "grey"),
        _ => {
            marks::space(svg, canvas, &car(0.0, -10.0, 46.0), "orange");
            marks::space(svg, canvas, &car(0.0, 10.0, 46.0), "green");
        }
    }
}
