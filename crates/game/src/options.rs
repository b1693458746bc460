//! What a table agrees on before the start. Each title lists its choices once, with [`options!`](crate::options);
//! records, the wire, the command line, the page and the tests all go by that list.

use crate::{Board, Seat};
use std::fmt::Debug;
use std::ops::RangeInclusive;

/// What a table agrees on before the start: the board, the seats, who begins, and the title's own choices.
pub trait Options: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The map and cards.
    type Board: Board;

    /// What may be chosen besides, in the order records write it.
    const CHOICES: &'static [Choice];
    /// The fewest and the most players.
    const PLAYERS: RangeInclusive<usize>;

    /// The game as printed, for so many players, who must fit.
    fn printed(board: &'static Self::Board, seats: usize) -> Self;
    /// The board to play on.
    fn board(&self) -> &'static Self::Board;
    /// Sets the board to play on.
    fn set_board(&mut self, board: &'static Self::Board);
    /// How many seats play.
    fn seats(&self) -> usize;
    /// Who begins; drawn when `None`.
    fn first(&self) -> Option<Seat>;
    /// Sets who begins.
    fn set_first(&mut self, first: Option<Seat>);
    /// What was chosen of [`Self::CHOICES`], by its place there.
    fn get(&self, choice: usize) -> u8;
    /// Chooses; the value must be one of [`Choice::values`].
    fn set(&mut self, choice: usize, value: u8);
}

/// One thing a table may agree on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its name in records and on the command line, as in `flight_ban`.
    pub name: &'static str,
    /// What there is to choose from.
    pub kind: ChoiceKind,
    /// What the printed game has.
    pub printed: u8,
}

/// What there is to choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChoiceKind {
    /// On or off: 1 or 0, written as `yes` or `no`.
    Flag,
    /// A number.
    Number {
        /// The smallest.
        least: u8,
        /// The largest.
        most: u8,
    },
    /// One of some words, by its place among them.
    OneOf(&'static [&'static str]),
}

impl Choice {
    /// Every value there is.
    pub const fn values(&self) -> RangeInclusive<u8> {
        match self.kind {
            ChoiceKind::Flag => 0..=1,
            ChoiceKind::Number { least, most } => least..=most,
            ChoiceKind::OneOf(words) => 0..=words.len() as u8 - 1,
        }
    }

    /// The text of a value.
    pub fn write(&self, value: u8) -> String {
        match self.kind {
            ChoiceKind::Flag => if value > 0 { "yes" } else { "no" }.into(),
            ChoiceKind::Number { .. } => value.to_string(),
            ChoiceKind::OneOf(words) => words.get(value as usize).copied().unwrap_or_default().into(),
        }
    }

    /// Reads it back; a flag may also be `on` or `off`, `true` or `false`.
    pub fn read(&self, text: &str) -> Option<u8> {
        match (self.kind, text) {
            (ChoiceKind::Flag, "yes" | "true" | "on") => Some(1),
            (ChoiceKind::Flag, "no" | "false" | "off") => Some(0),
            (ChoiceKind::Flag, _) => None,
            _ => self.values().find(|&value| self.write(value) == text),
        }
    }
}

/// A field of options that holds a choice: a flag or a number. For [`options!`](crate::options).
pub trait Chosen {
    /// The field with this value.
    fn of(value: u8) -> Self;
}

impl Chosen for bool {
    fn of(value: u8) -> Self {
        value > 0
    }
}

impl Chosen for u8 {
    fn of(value: u8) -> Self {
        value
    }
}

/// Writes a title's `Options`, for a `Board` that is in scope, with a field for each of its choices: adding one is
/// one entry here, and its words. A flag is a `bool`, `number(4, 1..=9)` a `u8` that is printed as 4, and
/// `one_of("north", "south")` a `u8` that says which, the first as printed.
///
/// ```
/// # use game::{BoardFile, BoardShelf, BoardFault, Map};
/// # #[derive(PartialEq, Debug)]
/// # pub struct Board;
/// # impl game::Board for Board {
/// #     fn shelf() -> &'static dyn BoardShelf<Self> { &Shelf }
/// #     fn file(&self) -> &BoardFile { unimplemented!() }
/// #     fn map(&self) -> Map<'_> { unimplemented!() }
/// # }
/// # struct Shelf;
/// # impl BoardShelf<Board> for Shelf {
/// #     fn built_in(&self) -> &[&'static Board] { &[&Board] }
/// #     fn load(&self, _: &str) -> Result<&'static Board, Vec<BoardFault>> { Ok(&Board) }
/// #     fn check(&self, _: &str) -> Result<BoardFile, Vec<BoardFault>> { unimplemented!() }
/// # }
/// use game::Options as _;
///
///
/// game::options! {
///     /// What a table agrees on before the start.
///     pub struct Options for (2..=4) {
///         /// Everyone shows what is in hand.
///         open_hands: flag,
///         /// Cards dealt to each.
///         hand: number(4, 1..=9),
///         /// Where the game begins.
///         start: one_of("north", "south"),
///     }
/// }
///
/// let mut options = Options::new(3);
/// assert_eq!((options.open_hands, options.hand, options.start), (false, 4, 0));
/// options.set(1, Options::CHOICES[1].read("9").unwrap());
/// options.set(2, Options::CHOICES[2].read("south").unwrap());
/// assert_eq!((options.hand, options.start, options.get(2)), (9, 1, 1));
/// assert_eq!(Options::CHOICES[1].read("10"), None);
/// ```
#[macro_export]
macro_rules! options {
    (
        $(#[$about:meta])*
        pub struct $Options:ident for $players:tt {
            $($(#[$doc:meta])* $name:ident: $kind:ident $(($($from:tt)*))?),* $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
        pub struct $Options {
            /// How many play.
            pub seats: u8,
            /// Who begins; drawn at random when not said.
            pub first: Option<$crate::Seat>,
            $($(#[$doc])* pub $name: $crate::options!(@type $kind),)*
            /// The board to play on.
            #[serde(skip, default = "Board::built_in")]
            pub board: &'static Board,
        }

        use $crate::Board as _;

        impl $Options {
            /// The fewest and the most players.
            pub const SEATS: ::std::ops::RangeInclusive<usize> = $players;

            /// The game as printed, for so many players, on the built-in board.
            pub fn new(seats: usize) -> Self {
                <Self as $crate::Options>::printed(Board::built_in(), seats)
            }
        }

        impl $crate::Options for $Options {
            type Board = Board;

            const CHOICES: &'static [$crate::Choice] = &[$($crate::Choice {
                name: stringify!($name),
                kind: $crate::options!(@kind $kind $($($from)*)?),
                printed: $crate::options!(@printed $kind $($($from)*)?),
            }),*];
            const PLAYERS: ::std::ops::RangeInclusive<usize> = $players;

            fn printed(board: &'static Board, seats: usize) -> Self {
                assert!(Self::PLAYERS.contains(&seats), "{seats} players do not fit this title");
                Self {
                    seats: seats as u8,
                    first: None,
                    $($name: $crate::Chosen::of($crate::options!(@printed $kind $($($from)*)?)),)*
                    board,
                }
            }

            fn board(&self) -> &'static Board {
                self.board
            }

            fn set_board(&mut self, board: &'static Board) {
                self.board = board;
            }

            #[inline]
            fn seats(&self) -> usize {
                self.seats as usize
            }

            fn first(&self) -> Option<$crate::Seat> {
                self.first
            }

            fn set_first(&mut self, first: Option<$crate::Seat>) {
                self.first = first;
            }

            fn get(&self, choice: usize) -> u8 {
                let chosen: [u8; Self::CHOICES.len()] = [$(u8::from(self.$name)),*];
                chosen[choice]
            }

            fn set(&mut self, choice: usize, value: u8) {
                let mut places = 0..Self::CHOICES.len();
                $(if places.next() == Some(choice) {
                    self.$name = $crate::Chosen::of(value);
                })*
            }
        }
    };
    (@type flag) => { bool };
    (@type number) => { u8 };
    (@type one_of) => { u8 };
    (@kind flag) => { $crate::ChoiceKind::Flag };
    (@kind number $printed:literal, $least:literal..=$most:literal) => {
        $crate::ChoiceKind::Number { least: $least, most: $most }
    };
    (@kind one_of $($word:literal),+ $(,)?) => { $crate::ChoiceKind::OneOf(&[$($word),+]) };
    (@printed flag) => { 0 };
    (@printed number $printed:literal, $($range:tt)*) => { $printed };
    (@printed one_of $($word:literal),+ $(,)?) => { 0 };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_as_they_are_written() {
        let choice = |kind| Choice { name: "some", kind, printed: 0 };
        let words = &["north", "south"];
        let kinds = [ChoiceKind::Flag, ChoiceKind::Number { least: 3, most: 12 }, ChoiceKind::OneOf(words)];
        for choice in kinds.map(choice) {
            for value in choice.values() {
                assert_eq!(choice.read(&choice.write(value)), Some(value), "{choice:?}");
            }
            for text in ["", "maybe", "2", "13", "03", "+4", "1000", "South"] {
                assert_eq!(choice.read(text), None, "{choice:?} {text}");
            }
        }
        assert_eq!(choice(ChoiceKind::Flag).read("off"), Some(0));
        assert_eq!(choice(ChoiceKind::OneOf(words)).write(1), "south");
    }
}
