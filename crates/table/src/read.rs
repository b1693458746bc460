//! Reads a record, strictly: what is not exactly a record is refused with the line and the reason.
//!
//! The header is `header.rs`. Rows are replayed only once the secret is known, since no card is known
//! without it.

use crate::header::{self, Header};
use crate::lines::{Lines, fault};
use crate::write::{check_value, result};
use crate::{Record, RecordFault, Row, Setup, Table, What};
use catalog::AnyBoard;
use game::{Note, Seat, Secret, from_hex, to_hex};

/// A record that is not sound: the first fault, and what can still be shown.
#[derive(Clone, Debug)]
pub struct Broken {
    /// The first fault.
    pub fault: RecordFault,
    /// The table up to the fault; `None` if the set-up or the secret is missing or wrong, since without the
    /// secret no card is known.
    pub sound: Option<Box<Table>>,
    /// The rows above the fault as they stand in the file.
    pub rows: Vec<String>,
}

/// Reads a record. `boards` are boards the caller has at hand besides those that come with Skyrail, for
/// records that name a board by its hash alone.
pub fn read(text: &str, boards: &[AnyBoard]) -> Result<Record, Box<Broken>> {
    let mut part = Part::default();
    match read_whole(text, boards, &mut part) {
        Ok(record) => Ok(record),
        Err(fault) => {
            let above = part.rows.into_iter().filter(|row| row.line < fault.line);
            let rows = above.map(|row| row.text.to_string()).collect();
            Err(Box::new(Broken { fault, sound: part.table.map(Box::new), rows }))
        }
    }
}

/// What could be read before a fault.
#[derive(Default)]
struct Part<'t> {
    rows: Vec<RowLine<'t>>,
    table: Option<Table>,
}

/// A line among the rows.
struct RowLine<'t> {
    line: usize,
    text: &'t str,
    row: Result<Row, Note>,
}

/// Everything below the rows.
struct Tail<'t> {
    result: (usize, &'t str),
    secret: Secret,
    end: Result<(usize, &'t str), RecordFault>,
}

fn read_whole<'t>(text: &'t str, boards: &[AnyBoard], part: &mut Part<'t>) -> Result<Record, RecordFault> {
    let mut lines = Lines::new(text);
    let header = header::read(&mut lines, boards)?;
    let tail = read_rows(&mut lines, &header, part).and_then(|()| read_tail(&mut lines));
    let tail = tail.map_err(|fault| part.bad_row().unwrap_or(fault))?;
    // The secret is what the rows rest on: a wrong one makes every card wrong.
    if to_hex(&tail.secret.commitment()) != header.commitment {
        return Err(fault(header.committed_at, Note::new("record-commitment")));
    }
    let Header { options, sitters, entropy, .. } = header;
    let table = part.table.insert(Table::new(Setup { options, sitters, secret: tail.secret, entropy }));
    for RowLine { line, row, .. } in &part.rows {
        let row = row.as_ref().map_err(|note| fault(*line, note.clone()))?;
        table.append(*row).map_err(|refused| fault(*line, refused.note(table.board())))?;
    }
    let end = tail.end?;
    let (line, claimed) = tail.result;
    let truth = result(table);
    if claimed != truth {
        let what = Note::new("record-result").name("claimed", claimed.to_string()).name("truth", truth);
        return Err(fault(line, what));
    }
    let (line, claimed) = end;
    let above = &text[..text.len() - "end ".len() - claimed.len() - 1];
    if claimed != check_value(above) {
        return Err(fault(line, Note::new("record-check-value")));
    }
    let record = Record::of(table.clone());
    check_form(text, &record)?;
    Ok(record)
}

impl Part<'_> {
    /// The first line among the rows that is no row.
    fn bad_row(&self) -> Option<RecordFault> {
        self.rows.iter().find_map(|row| Some(fault(row.line, row.row.as_ref().err()?.clone())))
    }
}

/// Reads on to the result even past lines that are no rows: with the secret at the end, all above them can
/// still be shown.
fn read_rows<'t>(lines: &mut Lines<'t>, header: &Header<'_>, part: &mut Part<'t>) -> Result<(), RecordFault> {
    let (board, seats) = (header.options.board(), header.options.seats());
    while !lines.peek("result") {
        let text = lines.next()?;
        let row = read_row(board, text, part.rows.len() + 1, seats);
        part.rows.push(RowLine { line: lines.number, text, row });
    }
    Ok(())
}

fn read_row(board: AnyBoard, line: &str, number: usize, seats: usize) -> Result<Row, Note> {
    let mut words = line.splitn(3, ' ');
    let (count, letter) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let text = words.next().unwrap_or_default();
    if count != number.to_string() {
        return Err(Note::new("record-row-number").number("number", number as i64));
    }
    let seat = Seat::from_letter(letter).filter(|seat| seat.index() < seats);
    let seat = seat.ok_or_else(|| Note::new("record-row-seat").name("seat", letter.to_string()))?;
    let what = What::read(board, text).map_err(|unreadable| unreadable.note())?;
    // One text for one row, so that a file that differs is a game that differs.
    if what.write(board) != text {
        return Err(Note::new("record-form").name("form", format!("{number} {seat} {}", what.write(board))));
    }
    Ok(Row { seat, what })
}

fn read_tail<'t>(lines: &mut Lines<'t>) -> Result<Tail<'t>, RecordFault> {
    let result = lines.expect("result")?;
    let result = (lines.number, result);
    let hex = lines.expect("secret")?;
    let secret = from_hex(hex).and_then(|bytes| bytes.try_into().ok()).map(Secret::new);
    let secret = secret.ok_or_else(|| lines.fault(Note::new("record-hex")))?;
    Ok(Tail { result, secret, end: read_end(lines) })
}

fn read_end<'t>(lines: &mut Lines<'t>) -> Result<(usize, &'t str), RecordFault> {
    let end = lines.expect("end")?;
    if lines.rest().is_empty() {
        Ok((lines.number, end))
    } else {
        Err(fault(lines.number + 1, Note::new("record-after-end")))
    }
}

/// Every line is written the one way records are: no option left out or said twice, no name on two lines.
/// The board lines have said all by their hash, the end by its check value.
fn check_form(text: &str, record: &Record) -> Result<(), RecordFault> {
    let matters = |line: &str| !["board ", "board-file ", "end "].iter().any(|word| line.starts_with(word));
    let right = record.write();
    let mut right = right.lines().filter(|line| matters(line));
    for (index, line) in text.lines().enumerate().filter(|(_, line)| matters(line)) {
        let form = right.next().unwrap_or_default();
        if line != form {
            return Err(fault(index + 1, Note::new("record-form").name("form", form.to_string())));
        }
    }
    Ok(())
}
