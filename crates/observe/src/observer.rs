//! The way in: numbers and vectors of one title on one board.

use crate::field::Layout;
use crate::graph::Graph;
use crate::sink::{Bytes, Describe, Sink};
use catalog::Listed;
use game::{Luck, Options, Seat, Silent};

/// What each title gives: numbers of its actions, and the entries of what a seat sees.
pub trait Observe: Listed {
    /// Rises when a number or an entry gets another meaning.
    const VERSION: u32;

    /// The numbers on one board.
    type Numbers: Clone + Send + Sync + 'static;

    /// The numbers on this board.
    fn numbers(board: &'static Self::Board) -> Self::Numbers;
    /// How many there are.
    fn count(numbers: &Self::Numbers) -> usize;
    /// The number of an action of this seat, which must be legal.
    fn number(&self, numbers: &Self::Numbers, seat: Seat, action: Self::Action) -> u16;
    /// What a number means for this seat now, legal or not; nothing where it has no meaning now.
    fn action(&self, numbers: &Self::Numbers, seat: Seat, number: u16) -> Option<Self::Action>;
    /// What the seat sees, entry by entry, out of its sight.
    fn observe(&self, seat: Seat, into: &mut impl Sink);
}

/// Numbers and vectors for one title, board and number of players.
pub struct Observer<G: Observe> {
    numbers: G::Numbers,
    layout: Layout,
    board: &'static G::Board,
}

// By hand, since a board need not be copied.
impl<G: Observe> Clone for Observer<G> {
    fn clone(&self) -> Self {
        Self { numbers: self.numbers.clone(), layout: self.layout.clone(), board: self.board }
    }
}

impl<G: Observe> Observer<G> {
    /// For games with these options.
    pub fn new(options: &G::Options) -> Self {
        let board = options.board();
        // Which game it is makes no difference to its fields.
        let state = G::new(options, &mut Luck::fast(0), &mut Silent);
        let mut fields = Describe::default();
        state.observe(Seat::new(0), &mut fields);
        Self { numbers: G::numbers(board), layout: fields.layout, board }
    }

    /// What the entries of a vector mean.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// How many entries a vector has.
    #[inline]
    pub fn inputs(&self) -> usize {
        self.layout.inputs()
    }

    /// How many numbers there are; the numbers are those below.
    #[inline]
    pub fn count(&self) -> usize {
        G::count(&self.numbers)
    }

    /// Which entries belong to which place and link.
    pub fn graph(&self) -> Graph {
        Graph::new(&self.layout, &game::Board::map(self.board))
    }

    /// The number of a legal action.
    #[inline]
    pub fn number(&self, state: &G, seat: Seat, action: G::Action) -> u16 {
        state.number(&self.numbers, seat, action)
    }

    /// What a number means for a seat now, legal or not.
    #[inline]
    pub fn action(&self, state: &G, seat: Seat, number: u16) -> Option<G::Action> {
        state.action(&self.numbers, seat, number)
    }

    /// Adds the numbers of the seat's legal actions to `into`, in the order of the actions. `room` is for their list.
    #[inline]
    pub fn legal(&self, state: &G, seat: Seat, room: &mut Vec<G::Action>, into: &mut Vec<u16>) {
        room.clear();
        state.legal(seat, room);
        into.extend(room.iter().map(|&action| state.number(&self.numbers, seat, action)));
    }

    /// What the seat sees, as bytes.
    ///
    /// # Panics
    /// If `into` has not [`Observer::inputs`] entries.
    #[inline]
    pub fn observe(&self, state: &G, seat: Seat, into: &mut [u8]) {
        assert_eq!(into.len(), self.inputs(), "one byte for each input");
        into.fill(0);
        state.observe(seat, &mut Bytes(into));
    }

    /// The same from a view of a seat: what is hidden is dealt anyhow, since it makes no difference. Nothing for a view
    /// that is not a seat's.
    pub fn observe_view(&self, view: &G::View, into: &mut [u8]) -> Option<()> {
        let seat = game::View::eye(view).seat()?;
        self.observe(&G::sample(view, &mut Luck::fast(0)), seat, into);
        Some(())
    }
}
