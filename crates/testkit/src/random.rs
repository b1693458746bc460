//! Random games at a table: options, luck and choices all follow from a seed.

use crate::boards;
use catalog::{AnyAction, AnyOptions, Title};
use game::{Arg, CHOICE, Eye, Luck, Seat, Secret, Turn, uniform};
use table::{Row, Setup, Sitter, Table, What};

/// No random game of any title is longer.
pub const LONGEST: usize = 20_000;

/// What a random game is made of.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a habit of its own, all mixes are wanted")]
pub struct Recipe {
    /// What is played.
    pub options: AnyOptions,
    /// What luck and choices follow from.
    pub seed: u64,
    /// Every seat adds to the luck.
    pub entropy: bool,
    /// Now and then a seat takes something back.
    pub undo: bool,
    /// Choices are those of the title's lively random player rather than uniform.
    pub lively: bool,
    /// Jet Set: nobody pays to turn up cards, and short flights are claimed only by those who live on few,
    /// so that the long deck runs out first.
    pub frugal: bool,
}

impl Recipe {
    /// The plain game of a title for so many seats.
    pub fn plain(title: Title, seats: usize, seed: u64) -> Self {
        Self { options: title.options(seats), seed, entropy: false, undo: false, lively: true, frugal: false }
    }

    /// Any game of a title: the seed spreads over seats, options, boards and habits.
    pub fn any(title: Title, seed: u64) -> Self {
        let mut luck = Luck::fast(seed);
        let mut below = |bound: usize| luck.below(CHOICE, bound as u32) as usize;
        let seats = title.seats().start() + below(title.seats().count());
        let mut options = title.options(seats);
        for (place, choice) in title.choices().iter().enumerate() {
            let (least, values) = (*choice.values().start(), choice.values().count());
            options.choose(place, least + below(values) as u8);
        }
        if let (0, Some(board)) = (below(4), boards::small(title)) {
            options.set_board(board);
        }
        Self {
            options,
            seed,
            entropy: below(4) == 0,
            undo: below(4) == 0,
            lively: below(2) == 0,
            frugal: false,
        }
    }

    /// The table before the first row.
    pub fn table(&self) -> Table {
        let seats = self.options.seats();
        let kind = if self.lively { "lively" } else { "random" };
        let sitter =
            |seat: Seat| Sitter { kind: kind.into(), name: seat.letter().to_uppercase().to_string() };
        let added =
            |seat: Seat| if self.entropy { format!("{seat}{}", self.seed).into_bytes() } else { Vec::new() };
        Table::new(Setup {
            options: self.options.clone(),
            sitters: Seat::all(seats).map(sitter).collect(),
            secret: Secret::from_seed(&format!("random {}", self.seed)),
            entropy: Seat::all(seats).map(added).collect(),
        })
    }

    /// Plays to the end; `each` sees the table after every row.
    pub fn play(&self, mut each: impl FnMut(&Table)) -> Table {
        let mut table = self.table();
        let mut luck = Luck::fast(self.seed);
        while let Some(row) = self.next_row(&table, &mut luck) {
            table.append(row).expect("what is listed is accepted");
            each(&table);
            assert!(table.rows().len() < LONGEST, "every game ends");
        }
        table
    }

    fn next_row(&self, table: &Table, luck: &mut Luck) -> Option<Row> {
        let Turn::Seats(movers) = table.turn() else { return None };
        if self.undo && luck.below(CHOICE, 8) == 0 {
            let last = table.rows().last().map(|row| row.seat);
            if let Some((seat, most)) =
                last.map(|seat| (seat, table.undoable(seat))).filter(|(_, most)| *most > 0)
            {
                return Some(Row { seat, what: What::Undo(1 + luck.below(CHOICE, most)) });
            }
        }
        let movers: Vec<Seat> = movers.iter().collect();
        let seat = uniform(&movers, luck);
        let choose = |luck: &mut Luck| {
            if self.lively { table.lively(seat, luck) } else { uniform(&table.legal(seat), luck) }
        };
        let mut action = choose(luck);
        for _ in 0..100 {
            if !self.frugal || is_frugal(table, seat, action) {
                break;
            }
            action = choose(luck);
        }
        if self.frugal && !is_frugal(table, seat, action) {
            let legal = table.legal(seat);
            let frugal: Vec<_> = legal.into_iter().filter(|&one| is_frugal(table, seat, one)).collect();
            action = uniform(&frugal, luck);
        }
        Some(Row { seat, what: What::Play(action) })
    }
}

/// Flights a frugal player lives on before looking at long ones only.
const FEW: usize = 3;

fn is_frugal(table: &Table, seat: Seat, action: AnyAction) -> bool {
    let claims = |action| table.board().write(action).starts_with("claim ");
    if !claims(action) {
        return !table.board().write(action).starts_with("turn-up");
    }
    let note = table.view(Eye::Seat(seat)).describe(action);
    let short = note.args.iter().any(|arg| matches!(arg, ("points", Arg::Number(points)) if *points < 5));
    let claimed = table.steps().iter().filter(|step| step.seat == seat && claims(step.action)).count();
    !short || claimed < FEW
}
