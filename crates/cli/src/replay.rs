//! `skyrail replay`: tells a recorded game again, in words or as JSON.

use crate::args::ReplayArgs;
use crate::fail::Failure;
use crate::out::{FAINT, HEAD, Out};
use crate::verify::{read, refuse, result};
use game::{Eye, Note, Seat, to_hex};
use serde_json::{Value, json};
use table::{Outcome, Record, Row, Table, What};

pub(crate) fn run(args: &ReplayArgs, out: &mut Out) -> Result<(), Failure> {
    let (record, fault) = match read(&args.file, args.board.as_deref())? {
        Ok(record) => (record, None),
        Err(broken) if args.sound => {
            let fault = refuse(&args.file, &broken);
            match broken.sound {
                Some(table) => (Record::of(*table), Some(fault)),
                None => {
                    // Without the secret no card is known: the rows are all that can be shown.
                    broken.rows.iter().for_each(|row| out.line(row));
                    return Err(fault);
                }
            }
        }
        Err(broken) => return Err(refuse(&args.file, &broken)),
    };
    let setup = record.table.setup();
    out.call(setup.sitters.iter().map(|sitter| sitter.name.clone()).collect());
    let eye = eye(args, &record)?;
    let rows = args.to.unwrap_or(usize::MAX);
    if args.json {
        let value = as_json(&record, eye, rows);
        out.json(&value);
    } else {
        in_words(&record, eye, rows, out);
    }
    fault.map_or(Ok(()), Err)
}

fn eye(args: &ReplayArgs, record: &Record) -> Result<Eye, Failure> {
    let Some(letter) = &args.seat else {
        return Ok(if record.outcome == Outcome::Over { Eye::Open } else { Eye::Watcher });
    };
    let seat = Seat::from_letter(letter).filter(|seat| seat.index() < record.table.seats());
    let seat = seat.ok_or_else(|| {
        let last = Seat::new(record.table.seats() - 1).to_string();
        Note::new("cli-no-seat").name("seat", letter.clone()).name("last", last)
    })?;
    Ok(Eye::Seat(seat))
}

/// Calls `each` after every row of the record with the row's number and the table as it stood then.
fn step_through(record: &Record, rows: usize, mut each: impl FnMut(usize, Row, &Table)) -> Table {
    let mut table = record.at(0);
    for (index, &row) in record.table.rows().iter().enumerate().take(rows) {
        table.append(row).expect("a sound record replays");
        each(index + 1, row, &table);
    }
    table
}

/// The text of a row, if this eye saw all that came of it: a secret pick or a face-down discard is only its
/// own seat's to read.
fn action_seen_by(eye: Eye, row: Row, table: &Table) -> Option<String> {
    let hidden = match row.what {
        What::Play(_) => {
            let events = table.steps().last().map_or(&[][..], |step| &step.events);
            eye != Eye::Open
                && eye != Eye::Seat(row.seat)
                && events.iter().any(|event| event.seen(eye) != Some(*event))
        }
        What::Undo(_) | What::Back(_) => false,
    };
    (!hidden).then(|| row.what.write(table.board()))
}

fn in_words(record: &Record, eye: Eye, rows: usize, out: &mut Out) {
    let board = record.table.board();
    for &event in record.at(0).opening() {
        if let Some(event) = event.seen(eye) {
            out.note(&board.tell(event));
        }
    }
    let table = step_through(record, rows, |number, row, table| {
        let seen = match row.what {
            What::Play(_) => table.steps().last().map_or(&[][..], |step| &step.events),
            What::Undo(_) | What::Back(_) => &[],
        };
        let what = action_seen_by(eye, row, table).unwrap_or_else(|| "…".into());
        out.styled(FAINT, &format!("{number} {} {what}", row.seat));
        for event in seen.iter().filter_map(|event| event.seen(eye)) {
            out.note(&board.tell(event));
        }
    });
    out.line("");
    let view = table.seen_again(eye, record.outcome == Outcome::Over);
    for line in view.summary() {
        out.note(&line);
    }
    if table.ending().is_some() {
        let sentence = out.say(&result(&Record::of(table)));
        out.styled(HEAD, &sentence);
    } else {
        out.note(&view.ask());
    }
}

fn as_json(record: &Record, eye: Eye, rows: usize) -> Value {
    let setup = record.table.setup();
    let board = record.table.board();
    let over = record.outcome == Outcome::Over;
    let event = |event: catalog::AnyEvent| {
        let seen = event.seen(eye)?;
        let mut value = board.event_json(seen);
        value["luck"] = seen.by_luck().into();
        Some(value)
    };
    let start = record.at(0);
    let opening: Vec<Value> = start.opening().iter().filter_map(|&one| event(one)).collect();
    let mut told = Vec::new();
    step_through(record, rows, |number, row, table| {
        let events: Vec<Value> = match row.what {
            What::Play(_) => {
                let step = table.steps().last();
                step.into_iter().flat_map(|step| &step.events).filter_map(|&one| event(one)).collect()
            }
            What::Undo(_) | What::Back(_) => Vec::new(),
        };
        told.push(json!({
            "row": number,
            "seat": row.seat.to_string(),
            "action": action_seen_by(eye, row, table),
            "events": events,
            "state": table.seen_again(eye, over).to_json(),
        }));
    });
    let standing = record.table.standing();
    let seats: Vec<Value> = Seat::all(standing.seats)
        .zip(&setup.sitters)
        .map(|(seat, sitter)| {
            json!({
                "seat": seat.to_string(), "kind": sitter.kind, "name": sitter.name,
                "points": over.then(|| standing.points[seat]),
                "place": standing.places.map(|places| places[seat]),
            })
        })
        .collect();
    json!({
        "title": setup.options.title().name(),
        "rules": setup.options.title().rules(),
        "players": standing.seats,
        "board": { "id": board.id(), "hash": to_hex(&board.hash()) },
        "options": setup.options.list().into_iter().collect::<std::collections::BTreeMap<_, _>>(),
        "seats": seats,
        "commitment": to_hex(&setup.secret.commitment()),
        "secret": over.then(|| to_hex(setup.secret.bytes())),
        "opening": opening,
        "start": start.seen_again(eye, over).to_json(),
        "rows": told,
        "ending": record.table.ending(),
        "winners": standing.winners().iter().map(|seat| seat.to_string()).collect::<Vec<_>>(),
    })
}
