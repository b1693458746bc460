//! Reads the header of a record: everything above the first row.

use crate::lines::{Lines, fault};
use crate::record::FORMAT;
use crate::setup::MAX_ENTROPY;
use crate::{RecordFault, Sitter};
use catalog::{AnyBoard, AnyOptions, Title};
use game::{Note, Seat, from_hex, to_hex};

/// Everything above the first row. The secret, at the end of the file, makes a set-up of it.
pub(crate) struct Header<'t> {
    pub(crate) options: AnyOptions,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) entropy: Vec<Vec<u8>>,
    pub(crate) commitment: &'t str,
    /// Where the commitment stands.
    pub(crate) committed_at: usize,
}

pub(crate) fn read<'t>(lines: &mut Lines<'t>, boards: &[AnyBoard]) -> Result<Header<'t>, RecordFault> {
    let options = read_options(lines, boards)?;
    let sitters = read_sitters(lines, options.seats())?;
    let commitment = lines.expect("commitment")?;
    let committed_at = lines.number;
    let entropy = read_entropy(lines, options.seats())?;
    Ok(Header { options, sitters, entropy, commitment, committed_at })
}

fn read_options(lines: &mut Lines<'_>, boards: &[AnyBoard]) -> Result<AnyOptions, RecordFault> {
    let title = read_title(lines)?;
    let board = read_board(lines, title, boards)?;
    let mut given = Vec::new();
    while lines.peek("option") {
        given.push((lines.number + 1, lines.expect("option")?));
    }
    let seats = count_seats(lines)?;
    let players = board.players();
    if !players.contains(&seats) {
        let note = Note::new("record-seats").number("seats", seats as i64);
        let note = note.number("least", *players.start() as i64).number("most", *players.end() as i64);
        // Where a seat is missing, or the first one too many.
        return Err(fault(lines.number + 1 + seats.min(*players.end()), note));
    }
    let mut options = title.options(seats);
    options.set_board(board);
    for (line, words) in given {
        let (name, value) = words.split_once(' ').unwrap_or((words, ""));
        options.set(name, value).map_err(|wrong| fault(line, wrong.note(&options)))?;
    }
    Ok(options)
}

fn read_title(lines: &mut Lines<'_>) -> Result<Title, RecordFault> {
    let begins = |text: &str| text.starts_with("skyrail ") || "skyrail ".starts_with(text);
    if !begins(lines.rest()) {
        return Err(fault(1, Note::new("record-not-one")));
    }
    let version = lines.expect("skyrail")?;
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
    Ok(title)
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
    let known = title.boards().into_iter().chain(boards.iter().copied());
    let found = known.filter(|board| board.title() == title).find(|board| to_hex(&board.hash()) == hash);
    // A file cut off right here may have held its board.
    found.ok_or_else(|| {
        let unknown = fault(line, Note::new("record-board-unknown").name("board", words.to_string()));
        lines.more().err().unwrap_or(unknown)
    })
}

/// How many seat lines follow; something must stand after them.
fn count_seats(lines: &Lines<'_>) -> Result<usize, RecordFault> {
    let mut count = 0;
    for line in lines.rest().split_inclusive('\n') {
        if !line.ends_with('\n') {
            break;
        }
        if !line.starts_with("seat ") {
            return Ok(count);
        }
        count += 1;
    }
    Err(fault(lines.number + count + 1, Note::new("record-cut-off")))
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
        let bytes = from_hex(hex).filter(|bytes| (1..=MAX_ENTROPY).contains(&bytes.len()));
        let (Some(seat), Some(bytes)) = (seat, bytes) else {
            return Err(lines.fault(Note::new("record-entropy")));
        };
        entropy[seat.index()] = bytes;
        last = Some(seat);
    }
    Ok(entropy)
}
