//! The map and cards of a title, and what every board file says of itself.

use crate::Note;
use std::any::Any;
use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::sync::OnceLock;

/// The map and cards; shared, never part of the state. Two boards are equal if they play the same.
pub trait Board: PartialEq + Debug + Sized + Send + Sync + 'static {
    /// Where the boards of the title stand: those that come with it, and those that were loaded.
    fn shelf() -> &'static dyn BoardShelf<Self>;
    /// What its file says of itself.
    fn file(&self) -> &BoardFile;
    /// Its places and links, for pictures; no rule looks here.
    fn map(&self) -> Map<'_>;

    /// How many may play on it, where those are fewer than the title is for.
    fn players(&self) -> Option<RangeInclusive<usize>> {
        None
    }

    /// What is worth knowing about it besides faults.
    fn remarks(&self) -> Vec<BoardFault> {
        Vec::new()
    }

    /// The boards that come with the title, the usual one first.
    fn all() -> &'static [&'static Self] {
        Self::shelf().built_in()
    }

    /// The board that a game is played on when nothing else is said.
    fn built_in() -> &'static Self {
        Self::all()[0]
    }

    /// Loads a board file, or says all that is wrong with it; see [`BoardShelf::load`].
    fn load(text: &str) -> Result<&'static Self, Vec<BoardFault>> {
        Self::shelf().load(text)
    }

    /// What a sound board file says of itself; see [`BoardShelf::check`].
    fn check(text: &str) -> Result<BoardFile, Vec<BoardFault>> {
        Self::shelf().check(text)
    }
}

/// The boards of one title. `network::Shelf` is one, made from the title's files and its reader.
pub trait BoardShelf<B: 'static>: Sync {
    /// The boards that come with the title, the usual one first.
    fn built_in(&self) -> &[&'static B];
    /// Loads a board file, or says all that is wrong with it.
    ///
    /// States point at their board, so a board once loaded stays until the program ends; the same file loaded again
    /// is the same board.
    fn load(&self, text: &str) -> Result<&'static B, Vec<BoardFault>>;
    /// What a sound board file says of itself, without its remarks, or all that is wrong with it. Nothing of it
    /// stays, so that files of strangers can be looked at.
    fn check(&self, text: &str) -> Result<BoardFile, Vec<BoardFault>>;
}

/// What every board file says of itself.
#[derive(Debug, Default)]
pub struct BoardFile {
    /// The name records call it by.
    pub id: String,
    /// Who drew it, as the file says: `Skyrail` for our own, `printed` for a published one.
    pub origin: String,
    /// Names the board in records; two boards with the same hash play the same.
    pub hash: [u8; 32],
    /// The whole file in one line, to be embedded in a record.
    pub json: String,
    memo: Memo,
}

/// What a layer above the rules has reckoned of the board.
#[derive(Default)]
struct Memo(OnceLock<Box<dyn Any + Send + Sync>>);

impl Debug for Memo {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.0.get().is_some() { "Memo(…)" } else { "Memo" })
    }
}

impl BoardFile {
    /// What a file says of itself before it has been read to its end.
    pub fn new(id: String, origin: String) -> Self {
        Self { id, origin, ..Self::default() }
    }

    /// What a layer above the rules reckons of the board once and then keeps with it, as bots do. There is one such
    /// thing for each board.
    ///
    /// # Panics
    /// If it was asked for another type before.
    pub fn memo<T: Any + Send + Sync>(&self, reckon: impl FnOnce() -> T) -> &T {
        let kept = self.memo.0.get_or_init(|| Box::new(reckon()));
        kept.downcast_ref().expect("one type is kept with each board")
    }
}

/// Something wrong in a board file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardFault {
    /// Where: `$.routes[3].licences`.
    pub path: String,
    /// What, to be put into words by the `text` crate.
    pub what: Note,
}

/// Places and the links between them, for a picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Map<'b> {
    /// The land behind it.
    pub backdrop: Backdrop,
    /// The places.
    pub places: Vec<&'b Place>,
    /// The links, by the numbers that [`Action::map_link`](crate::Action::map_link) and [`View::link_owners`](crate::View::link_owners)
    /// give them.
    pub links: Vec<MapLink<'b>>,
}

/// A link of a map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MapLink<'b> {
    /// The id that rows cite.
    pub id: &'b str,
    /// The two places it joins.
    pub ends: (usize, usize),
}

/// A city: its id, where it stands in the backdrop's units, and where its name goes.
#[derive(Clone, PartialEq, Debug)]
pub struct Place {
    /// The id that rows cite.
    pub id: String,
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
    /// Where the name goes.
    pub label: Label,
}

/// Where a name goes, from its city's spot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Label {
    /// Which part of the text stands at the offset.
    pub anchor: Anchor,
    /// To the right.
    pub dx: f64,
    /// Down, to the middle line of the text.
    pub dy: f64,
}

/// Which part of a text stands at its spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

/// The land behind a map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Backdrop {
    /// The sheet of this id. Whoever draws knows the sheets; one that is not there is plain paper.
    Sheet(String),
    /// Plain paper.
    None,
}
