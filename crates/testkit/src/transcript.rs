//! Tells a replay row by row: what came of each, what each eye then sees anew, and what may be done next.
//!
//! It speaks in message keys, not in sentences, so that it changes with a rule and not with a word.

use catalog::AnyView;
use game::{Arg, Eye, Note, Seat, Turn};
use std::collections::BTreeMap;
use std::fmt::Write;
use table::{Record, Row, Table, What};

/// The transcript of a record.
pub fn transcript(record: &Record) -> String {
    let setup = record.table.setup();
    let mut teller = Teller::default();
    let options: Vec<String> =
        setup.options.list().into_iter().map(|(name, value)| format!("{name}={value}")).collect();
    let title = setup.options.title();
    teller.line(format_args!("{} rules {}", title.name(), title.rules()));
    teller.line(format_args!("board {} options {}", record.table.board().id(), options.join(" ")));
    let mut table = record.at(0);
    for &event in table.opening() {
        teller.line(format_args!("  told {}", words(&table.board().tell(event))));
    }
    teller.show(&table);
    for (index, &row) in record.table.rows().iter().enumerate() {
        table.append(row).expect("a sound record replays");
        teller.row(index + 1, row, &table);
        teller.show(&table);
    }
    for seat in Seat::all(table.seats()) {
        let standing = table.standing();
        let place = standing.places.map_or(0, |places| places[seat]);
        teller.line(format_args!("{seat} {} points, place {place}", standing.points[seat]));
    }
    teller.text
}

#[derive(Default)]
struct Teller {
    text: String,
    /// What each eye was last told, so that only what is new is told again.
    seen: BTreeMap<String, Vec<String>>,
}

impl Teller {
    fn line(&mut self, words: std::fmt::Arguments<'_>) {
        writeln!(self.text, "{words}").expect("writing to a string can't fail");
    }

    fn row(&mut self, number: usize, row: Row, table: &Table) {
        let board = table.board();
        self.line(format_args!("{number} {} {}", row.seat, row.what.write(board)));
        if let (What::Play(_), Some(step)) = (row.what, table.steps().last()) {
            for &event in &step.events {
                self.line(format_args!("  told {}", words(&board.tell(event))));
            }
        }
    }

    /// What every eye sees anew, and what the seats to move may do.
    fn show(&mut self, table: &Table) {
        let open = lines(&table.view(Eye::Watcher));
        self.tell_new("all", &open);
        for seat in Seat::all(table.seats()) {
            let mut own = lines(&table.view(Eye::Seat(seat)));
            own.retain(|line| !open.contains(line));
            self.tell_new(&seat.to_string(), &own);
        }
        let Turn::Seats(movers) = table.turn() else { return };
        for seat in movers.iter() {
            let view = table.view(Eye::Seat(seat));
            let legal: Vec<String> =
                view.legal().into_iter().map(|action| table.board().write(action)).collect();
            self.line(format_args!("  {seat} may {} of: {}", legal.len(), legal.join(", ")));
        }
    }

    fn tell_new(&mut self, eye: &str, lines: &[String]) {
        let before = self.seen.insert(eye.to_string(), lines.to_vec()).unwrap_or_default();
        for line in lines.iter().filter(|line| !before.contains(line)) {
            self.line(format_args!("  {eye} sees {line}"));
        }
    }
}

fn lines(view: &AnyView) -> Vec<String> {
    view.summary().iter().chain([&view.ask()]).map(words).collect()
}

/// A note as its key and arguments.
fn words(note: &Note) -> String {
    let mut text = note.key.to_string();
    for (name, value) in &note.args {
        write!(text, " {name}={}", arg(value)).expect("writing to a string can't fail");
    }
    text
}

fn arg(value: &Arg) -> String {
    match value {
        Arg::Number(number) => number.to_string(),
        Arg::Seat(seat) => seat.to_string(),
        Arg::Place(id) => id.to_string(),
        Arg::Route(a, b) => format!("{a}--{b}"),
        Arg::Name(name) => format!("{name:?}"),
        Arg::Word(key) => (*key).to_string(),
        Arg::Note(note) => format!("({})", words(note)),
        Arg::List(list) => format!("[{}]", list.iter().map(arg).collect::<Vec<_>>().join(", ")),
    }
}
