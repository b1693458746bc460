//! Tables of Airlines Europe to test with, driven by words.
#![allow(clippy::unwrap_used, reason = "a table that is not as expected fails the test")]
#![allow(dead_code, reason = "each test program uses its own part")]

use catalog::{AnyAction, Title};
use game::{Eye, Seat, Secret};
use table::{Refused, Row, Setup, Sitter, Table, What};

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);

pub(crate) fn airlines() -> Title {
    Title::from_name("airlines-europe").unwrap()
}

/// The set-up of a table of so many seats at which `a` begins.
pub(crate) fn setup(seats: usize) -> Setup {
    let mut options = airlines().options(seats);
    options.set("first", "a").unwrap();
    let sitter = |seat: Seat| Sitter::person(format!("Player {seat}"));
    Setup {
        options,
        sitters: Seat::all(seats).map(sitter).collect(),
        secret: Secret::from_seed("table tests"),
        entropy: Vec::new(),
    }
}

/// The first legal action of a seat that begins with this word.
#[track_caller]
pub(crate) fn find(table: &Table, seat: Seat, verb: &str) -> AnyAction {
    let begins = |action: &AnyAction| table.board().write(*action).split(' ').next() == Some(verb);
    table.legal(seat).into_iter().find(begins).unwrap_or_else(|| panic!("{seat} cannot {verb} now"))
}

/// Appends the first legal action that begins with this word.
#[track_caller]
pub(crate) fn act(table: &mut Table, seat: Seat, verb: &str) {
    let action = find(table, seat, verb);
    table.append(Row { seat, what: What::Play(action) }).unwrap();
}

/// Appends each: `a pick`, `b bank`, `a undo 2`.
#[track_caller]
pub(crate) fn script(table: &mut Table, moves: &str) {
    for line in moves.split(", ") {
        let (letter, what) = line.split_once(' ').unwrap();
        let seat = Seat::from_letter(letter).unwrap();
        match what.strip_prefix("undo ") {
            Some(count) => undo(table, seat, count.parse().unwrap()).unwrap(),
            None => act(table, seat, what),
        }
    }
}

pub(crate) fn undo(table: &mut Table, seat: Seat, count: u32) -> Result<(), Refused> {
    table.append(Row { seat, what: What::Undo(count) })
}

/// A table after the picks, where `a` is to move.
pub(crate) fn started(seats: usize) -> Table {
    let mut table = Table::new(setup(seats));
    for seat in Seat::all(seats) {
        act(&mut table, seat, "pick");
    }
    table
}

pub(crate) fn eyes(seats: usize) -> impl Iterator<Item = Eye> {
    Seat::all(seats).map(Eye::Seat).chain([Eye::Watcher, Eye::Open])
}

/// That two tables look the same to every eye.
#[track_caller]
pub(crate) fn assert_same_looks(one: &Table, two: &Table) {
    for eye in eyes(one.seats()) {
        assert_eq!(one.view(eye), two.view(eye), "{eye:?}");
        assert_eq!(one.seen_again(eye, true), two.seen_again(eye, true), "{eye:?}");
    }
}
