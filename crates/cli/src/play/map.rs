//! `map` at the keyboard: the board in letters, or only what changed on it since this person looked last.

use crate::board::Spoken;
use crate::out::{FAINT, HEAD, Out};
use anstyle::{AnsiColor, Color, Style};
use catalog::AnyView;
use game::{Note, Seat};
use picture::letters::{Ink, Tag};
use picture::titles;

/// The colour of each seat.
const SEATS: [AnsiColor; game::MAX_SEATS] = [
    AnsiColor::Cyan,
    AnsiColor::Magenta,
    AnsiColor::Yellow,
    AnsiColor::Blue,
    AnsiColor::Green,
    AnsiColor::Red,
];

/// A terminal that does not say its size is taken for this one.
const USUAL: (usize, usize) = (80, 24);
/// Below so many columns the routes are listed instead.
const NARROW: usize = 60;
/// The fewest and the most rows of a map, and those kept for what stands below it.
const ROWS: (usize, usize, usize) = (18, 54, 5);
/// The widest map.
const WIDEST: usize = 190;
/// So many changes are listed below a map.
const NEWS: usize = 6;

/// What is shown of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shown {
    /// The map, and what changed.
    Map,
    /// Only what changed.
    New,
    /// Every route in words.
    List,
}

/// Shows the board to whoever knows it as `before`.
pub(super) fn show(view: &AnyView, seats: usize, shown: Shown, before: &[Tag], out: &mut Out) {
    let (columns, rows) = size();
    let tags = titles::tags(view);
    match shown {
        Shown::Map if columns >= NARROW => {
            let rows = rows.saturating_sub(ROWS.2).clamp(ROWS.0, ROWS.1);
            draw(view, columns.min(WIDEST), rows, out);
            legend(view, seats, out);
            news(view, before, &tags, Some(NEWS), out);
        }
        Shown::Map | Shown::List => {
            for (number, tag) in tags.iter().enumerate().filter(|(_, tag)| !tag.text.is_empty()) {
                let line = format!("  {}: {}", name(view, number, out), painted(tag));
                out.line(&line);
            }
            legend(view, seats, out);
        }
        Shown::New => news(view, before, &tags, None, out),
    }
}

fn draw(view: &AnyView, columns: usize, rows: usize, out: &mut Out) {
    let letters = titles::letters(view, &Spoken(out), columns, rows);
    for line in &letters.lines {
        let parts = line.iter().map(|(ink, text)| {
            let style = style(*ink);
            format!("{style}{text}{style:#}")
        });
        let line: String = parts.collect();
        out.line(&line);
    }
    if letters.left > 0 {
        out.styled(FAINT, &out.say(&Note::new("cli-map-left").number("count", letters.left as i64)));
    }
}

/// Who has which letter and colour, and what else the letters mean.
fn legend(view: &AnyView, seats: usize, out: &mut Out) {
    let seat = |seat: Seat| {
        let style = style(Ink::Seat(seat));
        format!("{style}{seat} {}{style:#}", out.name(seat))
    };
    let seats: Vec<String> = Seat::all(seats).map(seat).collect();
    out.line(&seats.join("  "));
    let key = format!("map-legend-{}", view.board().title().name());
    if out.text().has(&key) {
        out.styled(FAINT, &out.text().word(&key));
    }
}

/// The links on which something else stands than before.
fn news(view: &AnyView, before: &[Tag], tags: &[Tag], most: Option<usize>, out: &mut Out) {
    let changed: Vec<usize> = (0..tags.len()).filter(|&link| before.get(link) != tags.get(link)).collect();
    if changed.is_empty() {
        if most.is_none() {
            out.word("cli-map-same");
        }
        return;
    }
    out.styled(HEAD, &out.text().word("cli-map-new"));
    let shown = most.unwrap_or(usize::MAX);
    for &link in changed.iter().take(shown) {
        let then = before.get(link).map(painted).unwrap_or_default();
        let line = format!("  {}: {then} → {}", name(view, link, out), painted(&tags[link]));
        out.line(&line);
    }
    if changed.len() > shown {
        let more = (changed.len() - shown) as i64;
        out.styled(FAINT, &out.say(&Note::new("cli-map-more").number("count", more)));
    }
}

fn name(view: &AnyView, link: usize, out: &Out) -> String {
    let map = view.board().map();
    let (a, b) = map.links[link].ends;
    let place = |place: usize| out.text().place(&map.places[place].id).into_owned();
    format!("{}–{}", place(a), place(b))
}

fn painted(tag: &Tag) -> String {
    let style = style(tag.ink);
    format!("{style}{}{style:#}", tag.text)
}

fn style(ink: Ink) -> Style {
    match ink {
        Ink::Plain => Style::new(),
        Ink::Place => Style::new().bold(),
        Ink::Faint => FAINT,
        Ink::Seat(seat) => Style::new().bold().fg_color(Some(Color::Ansi(SEATS[seat.index()]))),
    }
}

/// Columns and rows of the terminal.
fn size() -> (usize, usize) {
    terminal_size::terminal_size().map_or(USUAL, |(columns, rows)| (columns.0.into(), rows.0.into()))
}
