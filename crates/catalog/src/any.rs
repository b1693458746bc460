//! Makes the `Any…` types and their methods from the list of titles.

/// Writes every `Any…` type for the listed titles. Each title crate has the same names, so each method is
/// the same line for all of them.
macro_rules! titles {
    ($($Title:ident = $title:ident),+ $(,)?) => {
        mod made {
            use game::{Eye, Game, Luck, Note, Seat, Speak, Standing, Turn, Unreadable};
            use network::Fault;
            use serde::{Deserialize, Serialize};
            use serde_json::Value;

            /// A title of the catalog.
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
            pub enum Title { $(#[doc = stringify!($title)] $Title),+ }

            impl Title {
                /// Every title.
                pub const ALL: &'static [Self] = &[$(Self::$Title),+];

                /// Its one name, as in `airlines-europe`.
                pub const fn name(self) -> &'static str {
                    match self { $(Self::$Title => <$title::State as Game>::TITLE),+ }
                }

                /// The number of the rules it is played by.
                pub const fn rules(self) -> u32 {
                    match self { $(Self::$Title => <$title::State as Game>::RULES),+ }
                }

                /// The fewest and the most players.
                pub const fn seats(self) -> std::ops::RangeInclusive<usize> {
                    match self { $(Self::$Title => $title::Options::SEATS),+ }
                }

                /// The board that comes with it.
                pub fn board(self) -> AnyBoard {
                    match self { $(Self::$Title => AnyBoard::$Title($title::Board::built_in())),+ }
                }

                /// Loads a board file of this title, or says all that is wrong with it.
                pub fn load_board(self, text: &str) -> Result<AnyBoard, Vec<Fault>> {
                    match self { $(Self::$Title => $title::Board::load(text).map(AnyBoard::$Title)),+ }
                }

                /// The game as printed for so many players, who must fit the title.
                pub fn options(self, seats: usize) -> AnyOptions {
                    match self { $(Self::$Title => AnyOptions::$Title($title::Options::new(seats))),+ }
                }
            }

            /// A board of any title.
            #[derive(Clone, Copy, PartialEq, Debug)]
            pub enum AnyBoard { $(#[doc = stringify!($title)] $Title(&'static $title::Board)),+ }

            impl AnyBoard {
                /// Its title.
                pub const fn title(self) -> Title {
                    match self { $(Self::$Title(_) => Title::$Title),+ }
                }

                /// The name records call it by.
                pub fn id(self) -> &'static str {
                    match self { $(Self::$Title(board) => &board.id),+ }
                }

                /// The hash that names it in records.
                pub fn hash(self) -> [u8; 32] {
                    match self { $(Self::$Title(board) => board.hash),+ }
                }

                /// The whole file in one line.
                pub fn json(self) -> &'static str {
                    match self { $(Self::$Title(board) => &board.json),+ }
                }

                /// Who drew it, as the file says.
                pub fn origin(self) -> &'static str {
                    match self { $(Self::$Title(board) => &board.origin),+ }
                }

                /// What is worth knowing about it besides faults.
                pub fn remarks(self) -> Vec<Fault> {
                    match self { $(Self::$Title(board) => board.remarks()),+ }
                }

                /// The text form of an action.
                pub fn write(self, action: AnyAction) -> String {
                    match (self, action) {
                        $((Self::$Title(board), AnyAction::$Title(action)) => <$title::State as Speak>::write(board, action),)+
                        _ => unreachable!("an action of another title"),
                    }
                }

                /// Reads that form back.
                pub fn read(self, text: &str) -> Result<AnyAction, Unreadable> {
                    match self { $(Self::$Title(board) => <$title::State as Speak>::read(board, text).map(AnyAction::$Title)),+ }
                }

                /// Why not, with the clause.
                pub fn refuse(self, rejected: AnyRejected) -> Note {
                    match (self, rejected) {
                        $((Self::$Title(board), AnyRejected::$Title(rejected)) => <$title::State as Speak>::refuse(board, rejected),)+
                        _ => unreachable!("a refusal of another title"),
                    }
                }

                /// One line of the log.
                pub fn tell(self, event: AnyEvent) -> Note {
                    match (self, event) {
                        $((Self::$Title(board), AnyEvent::$Title(event)) => <$title::State as Speak>::tell(board, event),)+
                        _ => unreachable!("an event of another title"),
                    }
                }

                /// An event with readable ids.
                pub fn event_json(self, event: AnyEvent) -> Value {
                    match (self, event) {
                        $((Self::$Title(board), AnyEvent::$Title(event)) => event.to_json(board),)+
                        _ => unreachable!("an event of another title"),
                    }
                }
            }

            /// Options of any title.
            #[derive(Clone, PartialEq, Debug)]
            pub enum AnyOptions { $(#[doc = stringify!($title)] $Title($title::Options)),+ }

            impl AnyOptions {
                /// The title.
                pub const fn title(&self) -> Title {
                    match self { $(Self::$Title(_) => Title::$Title),+ }
                }

                /// How many seats play.
                pub const fn seats(&self) -> usize {
                    match self { $(Self::$Title(options) => options.seats as usize),+ }
                }

                /// The board to play on.
                pub const fn board(&self) -> AnyBoard {
                    match self { $(Self::$Title(options) => AnyBoard::$Title(options.board)),+ }
                }

                /// The same on another board, which must be of the same title.
                pub fn set_board(&mut self, board: AnyBoard) {
                    match (self, board) {
                        $((Self::$Title(options), AnyBoard::$Title(board)) => options.board = board,)+
                        _ => unreachable!("a board of another title"),
                    }
                }

                /// Does something with the title's own types, for work that wants their full speed.
                pub fn visit<V: crate::Visit>(&self, visitor: V) -> V::Out {
                    match self { $(Self::$Title(options) => visitor.visit::<$title::State>(options)),+ }
                }

                /// Who begins; drawn when `None`.
                pub const fn first(&self) -> Option<Seat> {
                    match self { $(Self::$Title(options) => options.first),+ }
                }

                /// Sets who begins.
                pub const fn set_first(&mut self, first: Option<Seat>) {
                    match self { $(Self::$Title(options) => options.first = first),+ }
                }

                /// Sets an option that is on or off; `false` if the title has none of that name.
                pub fn set_flag(&mut self, name: &str, on: bool) -> bool {
                    match self { $(Self::$Title(options) => {
                        match options.flags().into_iter().find(|(flag, _)| *flag == name) {
                            Some((_, flag)) => { *flag = on; true }
                            None => false,
                        }
                    }),+ }
                }

                /// The options that are on or off.
                pub fn flags(&self) -> Vec<(&'static str, bool)> {
                    match self { $(Self::$Title(options) => {
                        let mut options = options.clone();
                        options.flags().into_iter().map(|(name, on)| (name, *on)).collect()
                    }),+ }
                }
            }

            /// An action of any title.
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
            pub enum AnyAction { $(#[doc = stringify!($title)] $Title($title::Action)),+ }

            /// An event of any title.
            #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
            pub enum AnyEvent { $(#[doc = stringify!($title)] $Title($title::Event)),+ }

            impl AnyEvent {
                /// What this eye sees of it.
                pub fn seen(self, eye: Eye) -> Option<Self> {
                    match self { $(Self::$Title(event) => <$title::State as Speak>::seen(event, eye).map(Self::$Title)),+ }
                }

                /// Whether chance decided it.
                pub fn by_luck(self) -> bool {
                    match self { $(Self::$Title(event) => event.by_luck()),+ }
                }

                /// Whether it showed somebody something that was hidden before.
                pub fn reveals(self) -> bool {
                    match self { $(Self::$Title(event) => <$title::State as Speak>::reveals(event)),+ }
                }
            }

            /// A refusal of any title.
            #[derive(Clone, Copy, PartialEq, Debug)]
            pub enum AnyRejected { $(#[doc = stringify!($title)] $Title($title::Rejected)),+ }

            /// A view of any title.
            #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
            pub enum AnyView { $(#[doc = stringify!($title)] $Title($title::View)),+ }

            impl AnyView {
                /// What is asked of whoever looks.
                pub fn ask(&self) -> Note {
                    match self { $(Self::$Title(view) => <$title::State as Speak>::ask(view)),+ }
                }

                /// What this seat may do now.
                pub fn legal(&self) -> Vec<AnyAction> {
                    match self { $(Self::$Title(view) => view.legal.iter().copied().map(AnyAction::$Title).collect()),+ }
                }

                /// What an action means to whoever looks.
                pub fn describe(&self, action: AnyAction) -> Note {
                    match (self, action) {
                        $((Self::$Title(view), AnyAction::$Title(action)) => <$title::State as Speak>::describe(view, action),)+
                        _ => unreachable!("an action of another title"),
                    }
                }

                /// The board it is of.
                pub const fn board(&self) -> AnyBoard {
                    match self { $(Self::$Title(view) => AnyBoard::$Title(view.board)),+ }
                }

                /// Puts the board back, which does not travel with a view. It must be of the same title: `false`
                /// if it is not.
                #[must_use]
                pub fn set_board(&mut self, board: AnyBoard) -> bool {
                    match (self, board) {
                        $((Self::$Title(view), AnyBoard::$Title(board)) => {
                            (view.board, view.options.board) = (board, board);
                            true
                        })+
                        _ => false,
                    }
                }

                /// All that this eye sees, by readable ids.
                pub fn to_json(&self) -> Value {
                    match self { $(Self::$Title(view) => view.to_json()),+ }
                }

                /// The state of the table in a few lines for a terminal.
                pub fn summary(&self) -> Vec<Note> {
                    match self { $(Self::$Title(view) => view.summary()),+ }
                }
            }

            $(impl crate::Titled for $title::State {
                fn ending_id(&self) -> Option<&'static str> {
                    self.ending().map($title::Ending::id)
                }

                fn lively(&self, actions: &[Self::Action], luck: &mut Luck) -> Self::Action {
                    $title::lively(self, actions, luck)
                }
            })+

            /// A game of any title.
            #[derive(Clone, PartialEq, Debug)]
            pub enum AnyGame { $(#[doc = stringify!($title)] $Title(Box<$title::State>)),+ }

            impl AnyGame {
                /// A new game and the events of its set-up.
                pub fn new(options: &AnyOptions, luck: &mut Luck) -> (Self, Vec<AnyEvent>) {
                    match options { $(AnyOptions::$Title(options) => {
                        let mut events = Vec::new();
                        let state = <$title::State as Game>::new(options, luck, &mut events);
                        (Self::$Title(Box::new(state)), events.into_iter().map(AnyEvent::$Title).collect())
                    }),+ }
                }

                /// The board it is played on.
                pub fn board(&self) -> AnyBoard {
                    match self { $(Self::$Title(state) => AnyBoard::$Title(state.board())),+ }
                }

                /// Who must decide now.
                pub fn turn(&self) -> Turn {
                    match self { $(Self::$Title(state) => state.turn()),+ }
                }

                /// What this seat may do now.
                pub fn legal(&self, seat: Seat) -> Vec<AnyAction> {
                    match self { $(Self::$Title(state) => {
                        let mut actions = Vec::new();
                        state.legal(seat, &mut actions);
                        actions.into_iter().map(AnyAction::$Title).collect()
                    }),+ }
                }

                /// A random action of a seat to move that keeps the game lively. It looks only at what the seat
                /// may know.
                pub fn lively(&self, seat: Seat, luck: &mut Luck) -> AnyAction {
                    match self { $(Self::$Title(state) => {
                        let mut actions = Vec::new();
                        state.legal(seat, &mut actions);
                        AnyAction::$Title($title::lively(state, &actions, luck))
                    }),+ }
                }

                /// The rules: whether this seat may do this now.
                pub fn check(&self, seat: Seat, action: AnyAction) -> Result<(), AnyRejected> {
                    match (self, action) {
                        $((Self::$Title(state), AnyAction::$Title(action)) => state.check(seat, action).map_err(AnyRejected::$Title),)+
                        _ => unreachable!("an action of another title"),
                    }
                }

                /// Does it, and says what happened. Only after `check`.
                pub fn apply(&mut self, seat: Seat, action: AnyAction, luck: &mut Luck) -> Vec<AnyEvent> {
                    match (self, action) {
                        $((Self::$Title(state), AnyAction::$Title(action)) => {
                            let mut events = Vec::new();
                            state.apply(seat, action, luck, &mut events);
                            events.into_iter().map(AnyEvent::$Title).collect()
                        })+
                        _ => unreachable!("an action of another title"),
                    }
                }

                /// What this eye may see.
                pub fn view(&self, eye: Eye) -> AnyView {
                    match self { $(Self::$Title(state) => AnyView::$Title(state.view(eye))),+ }
                }

                /// Points, and the places once over.
                pub fn standing(&self) -> Standing {
                    match self { $(Self::$Title(state) => state.standing()),+ }
                }

                /// How it ended, once it has.
                pub fn ending(&self) -> Option<&'static str> {
                    match self { $(Self::$Title(state) => state.ending().map($title::Ending::id)),+ }
                }

                /// Counts move sequences; see [`game::perft`].
                pub fn perft(&self, luck: &Luck, depth: u32) -> u64 {
                    match self { $(Self::$Title(state) => game::perft(&**state, luck, depth)),+ }
                }

                /// That nothing was lost or created. For tests.
                pub fn check_invariants(&self) -> Result<(), String> {
                    match self { $(Self::$Title(state) => state.check_invariants()),+ }
                }
            }
        }
        pub use made::{AnyAction, AnyBoard, AnyEvent, AnyGame, AnyOptions, AnyRejected, AnyView, Title};
    };
}
pub(crate) use titles;
