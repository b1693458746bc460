//! Parts of the rules that a board has or has not; its file names those it has.
//!
//! A file that names none is a board of Germany and has them all. There are no hooks: `setup.rs`, `apply.rs` and
//! `score.rs` call a module by its name where the board has it, and what it keeps in a state is empty where it has not.

mod globetrotter;
pub(crate) mod passengers;

use network::Sheet;

/// A part of the rules that a board has or has not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Module {
    /// TG-19, TG-20: countries at the border, each with one end point or several.
    Countries,
    /// TG-24: a bonus for most completed tickets.
    Globetrotter,
    /// TG-2, TG-16, TG-25: passengers who wait in places.
    Passengers,
    /// TG-4, TG-17: short and long tickets lie in two decks; else all lie in one.
    TwoDecks,
}

impl Module {
    /// Every module, by name.
    pub const ALL: [Self; 4] = [Self::Countries, Self::Globetrotter, Self::Passengers, Self::TwoDecks];

    /// The name that board files call it by.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Countries => "countries",
            Self::Globetrotter => "globetrotter",
            Self::Passengers => "passengers",
            Self::TwoDecks => "two-decks",
        }
    }
}

/// Which modules a board has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Modules(u8);

impl Modules {
    const ALL: Self = Self(0b1111);

    /// Whether this one is among them.
    #[inline]
    pub(crate) const fn has(self, module: Module) -> bool {
        self.0 >> module as u8 & 1 == 1
    }

    /// Reads the key `modules`.
    pub(crate) fn read(board: &Sheet<'_>) -> Option<Self> {
        let Some(list) = board.optional("modules") else { return Some(Self::ALL) };
        let names = Module::ALL.map(Module::id);
        let named = list.each(0..=names.len(), |name| name.one_of(&names))?;
        list.unique(named.iter().map(|&index| names[index]), "");
        Some(Self(named.into_iter().fold(0, |set, module| set | 1 << module)))
    }
}
