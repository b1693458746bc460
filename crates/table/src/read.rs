//! Reads a record, strictly: what is not exactly a record is refused with the line and the reason.

use crate::record::FORMAT;
use crate::write::{check_value, result};
use crate::{Record, RecordFault, Row, Setup, Sitter, Table, What};
use catalog::{AnyBoard, AnyOptions, Title};
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
    let mut lines = Lines { text, at: 0, number: 0 };
    let mut rows = Vec::new();
    let parsed = parse(&mut lines, boards, &mut rows);
    let (setup, parsed_rows, fault) = match parsed {
        Ok(parsed) => match check(parsed, text) {
            Ok(record) => return Ok(record),
            Err((setup, rows, fault)) => (setup, rows, fault),
        },
        Err(Half { setup, rows, fault }) => (setup, rows, fault),
    };
    let sound = setup.map(|setup| {
        let mut table = Table::new(setup);
        for (line, row) in parsed_rows {
            if line >= fault.line || table.append(row).is_err() {
                break;
            }
        }
        Box::new(table)
    });
    rows.retain(|&(line, _)| line < fault.line);
    let rows = rows.into_iter().map(|(_, row)| row.to_string()).collect();
    Err(Box::new(Broken { fault, sound, rows }))
}

type Rows = Vec<(usize, Row)>;

/// What could be read before a fault.
struct Half {
    setup: Option<Setup>,
    rows: Rows,
    fault: RecordFault,
}

/// A whole file, read but not yet replayed.
struct Parsed {
    setup: Setup,
    rows: Rows,
    result: (usize, String),
    end: (usize, String),
}

struct Lines<'t> {
    text: &'t str,
    at: usize,
    number: usize,
}

impl<'t> Lines<'t> {
    /// The next line, which must be complete.
    fn next(&mut self) -> Result<&'t str, RecordFault> {
        let rest = &self.text[self.at..];
        match rest.find('\n') {
            Some(length) => {
                self.at += length + 1;
                self.number += 1;
                Ok(&rest[..length])
            }
            None => {
                self.number += 1;
                Err(self.fault(Note::new("record-cut-off")))
            }
        }
    }

    fn peek(&self, word: &str) -> bool {
        self.text[self.at..].strip_prefix(word).is_some_and(|rest| rest.starts_with(' '))
    }

    /// The rest of the next line, which must begin with this word.
    fn expect(&mut self, word: &'static str) -> Result<&'t str, RecordFault> {
        let line = self.next()?;
        let rest = line.strip_prefix(word).and_then(|rest| rest.strip_prefix(' '));
        rest.ok_or_else(|| self.fault(Note::new("record-expected").name("word", word)))
    }

    fn fault(&self, what: Note) -> RecordFault {
        fault(self.number, what)
    }
}

fn fault(line: usize, what: Note) -> RecordFault {
    RecordFault { line, what, board: Vec::new() }
}

fn parse<'t>(
    lines: &mut Lines<'t>,
    boards: &[AnyBoard],
    texts: &mut Vec<(usize, &'t str)>,
) -> Result<Parsed, Half> {
    let bare = |fault| Half { setup: None, rows: Vec::new(), fault };
    let options = read_options(lines, boards).map_err(bare)?;
    let sitters = read_sitters(lines, options.seats()).map_err(bare)?;
    let commitment = lines.expect("commitment").map_err(bare)?.to_string();
    let commitment = (lines.number, commitment);
    let entropy = read_entropy(lines, options.seats()).map_err(bare)?;
    let board = options.board();
    let mut rows = Vec::new();
    let mut bad_row = None;
    while !lines.peek("result") {
        let line = lines.next().map_err(bare)?;
        texts.push((lines.number, line));
        match read_row(board, line, texts.len(), options.seats()) {
            Ok(row) if bad_row.is_none() => rows.push((lines.number, row)),
            Ok(_) => {}
            Err(what) => bad_row = bad_row.or(Some(lines.fault(what))),
        }
    }
    let result = lines.expect("result").map_err(bare)?.to_string();
    let result = (lines.number, result);
    let hex = lines.expect("secret").map_err(bare)?;
    let secret = from_hex(hex).and_then(|bytes| bytes.try_into().ok()).map(Secret::new);
    let secret = secret.ok_or_else(|| bare(lines.fault(Note::new("record-hex"))))?;
    let setup = Setup { options, sitters, secret, entropy };
    // The secret is what the rows rest on: a wrong one makes every card wrong.
    if to_hex(&secret.commitment()) != commitment.1 {
        return Err(bare(fault(commitment.0, Note::new("record-commitment"))));
    }
    if let Some(fault) = bad_row {
        return Err(Half { setup: Some(setup), rows, fault });
    }
    let end = match lines.expect("end") {
        Ok(end) => (lines.number, end.to_string()),
        Err(fault) => return Err(Half { setup: Some(setup), rows, fault }),
    };
    if lines.at < lines.text.len() {
        let fault = fault(lines.number + 1, Note::new("record-after-end"));
        return Err(Half { setup: Some(setup), rows, fault });
    }
    Ok(Parsed { setup, rows, result, end })
}

fn read_options(lines: &mut Lines<'_>, boards: &[AnyBoard]) -> Result<AnyOptions, RecordFault> {
    let first = lines.next()?;
    let version = first.strip_prefix("skyrail ").ok_or_else(|| lines.fault(Note::new("record-not-one")))?;
    if version != FORMAT.to_string() {
        return Err(lines.fault(
            Note::new("record-version").name("version", version.to_string()).number("known", FORMAT),
        ));
    }
    let name = lines.expect("title")?;
    let title = Title::from_name(name)
        .ok_or_else(|| lines.fault(Note::new("record-title").name("title", name.to_string())))?;
    let rules = lines.expect("rules")?;
    if rules != title.rules().to_string() {
        let note = Note::new("record-rules").name("rules", rules.to_string()).number("known", title.rules());
        return Err(lines.fault(note));
    }
    let board = read_board(lines, title, boards)?;
    let mut given = Vec::new();
    while lines.peek("option") {
        given.push((lines.number + 1, lines.expect("option")?));
    }
    let seats = count_seats(lines);
    if !title.seats().contains(&seats) {
        let note = Note::new("record-seats").number("seats", seats as i64);
        let note =
            note.number("least", *title.seats().start() as i64).number("most", *title.seats().end() as i64);
        return Err(fault(lines.number + 1, note));
    }
    let mut options = title.options(seats);
    options.set_board(board);
    for (line, words) in given {
        let (name, value) = words.split_once(' ').unwrap_or((words, ""));
        options.set(name, value).map_err(|wrong| fault(line, wrong.note(&options)))?;
    }
    Ok(options)
}

/// How many seat lines follow.
fn count_seats(lines: &Lines<'_>) -> usize {
    lines.text[lines.at..].lines().take_while(|line| line.starts_with("seat ")).count()
}

fn read_board(lines: &mut Lines<'_>, title: Title, boards: &[AnyBoard]) -> Result<AnyBoard, RecordFault> {
    let words = lines.expect("board")?;
    let line = lines.number;
    let (_, hash) = words.split_once(' ').ok_or_else(|| lines.fault(Note::new("record-board-line")))?;
    if lines.peek("board-file") {
        let json = lines.expect("board-file")?;
        let board = title.load_board(json).map_err(|faults| {
            let what = Note::new("record-board-faults").number("count", faults.len() as i64);
            RecordFault { line: lines.number, what, board: faults }
        })?;
        let right = to_hex(&board.hash()) == hash;
        return if right { Ok(board) } else { Err(lines.fault(Note::new("record-board-hash"))) };
    }
    let known = std::iter::once(title.board()).chain(boards.iter().copied());
    let found = known.filter(|board| board.title() == title).find(|board| to_hex(&board.hash()) == hash);
    found.ok_or_else(|| fault(line, Note::new("record-board-unknown").name("board", words.to_string())))
}

fn read_sitters(lines: &mut Lines<'_>, seats: usize) -> Result<Vec<Sitter>, RecordFault> {
    let mut sitters = Vec::new();
    for seat in Seat::all(seats) {
        let words = lines.expect("seat")?;
        let mut words = words.splitn(3, ' ');
        let letter = words.next().unwrap_or_default();
        let (kind, name) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        if Seat::from_letter(letter) != Some(seat) || kind.is_empty() || name.is_empty() {
            return Err(lines.fault(Note::new("record-seat-line").name("seat", seat.to_string())));
        }
        sitters.push(Sitter { kind: kind.into(), name: name.into() });
    }
    Ok(sitters)
}

fn read_entropy(lines: &mut Lines<'_>, seats: usize) -> Result<Vec<Vec<u8>>, RecordFault> {
    let mut entropy = vec![Vec::new(); seats];
    let mut last = None;
    while lines.peek("entropy") {
        let words = lines.expect("entropy")?;
        let (letter, hex) = words.split_once(' ').unwrap_or((words, ""));
        let seat = Seat::from_letter(letter).filter(|seat| seat.index() < seats && Some(*seat) > last);
        let bytes = from_hex(hex).filter(|bytes| (1..=64).contains(&bytes.len()));
        let (Some(seat), Some(bytes)) = (seat, bytes) else {
            return Err(lines.fault(Note::new("record-entropy")));
        };
        entropy[seat.index()] = bytes;
        last = Some(seat);
    }
    Ok(entropy)
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
        return Err(Note::new("record-row-form").name("form", what.write(board)));
    }
    Ok(Row { seat, what })
}

/// Replays what was read and compares everything the file claims.
fn check(parsed: Parsed, text: &str) -> Result<Record, (Option<Setup>, Rows, RecordFault)> {
    let Parsed { setup, rows, result: claimed, end } = parsed;
    let mut table = Table::new(setup.clone());
    for &(line, row) in &rows {
        if let Err(refused) = table.append(row) {
            let what = refused.note(table.board());
            return Err((Some(setup), rows, fault(line, what)));
        }
    }
    let truth = result(&table);
    let record = Record::of(table);
    if claimed.1 != truth {
        let what = Note::new("record-result").name("claimed", claimed.1).name("truth", truth);
        return Err((Some(setup), rows, fault(claimed.0, what)));
    }
    let above = &text[..text.len() - "end ".len() - end.1.len() - 1];
    if end.1 != check_value(above) {
        return Err((Some(setup), rows, fault(end.0, Note::new("record-check-value"))));
    }
    Ok(record)
}
