//! Makes the `Any…` types and their methods from the list of titles.

/// Writes every `Any…` type for the listed titles. All that is asked of a title stands in the contract, so each method
/// is the same line for all of them, and the one name that a title's crate must have is `State`.
macro_rules! titles {
    ($($Title:ident = $title:ident),+ $(,)?) => {
        mod made {
            use game::{
                Action, Board, BoardFile, Choice, Ending, Event, Eye, BoardFault, Game, Luck, Note, Options, Rejected, Seat, Standing, Turn,
                Unreadable, View,
            };
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
                    match self { $(Self::$Title => <<$title::State as Game>::Options as Options>::PLAYERS),+ }
                }

                /// How many minutes a game of people takes, about.
                pub const fn minutes(self) -> u8 {
                    match self { $(Self::$Title => <$title::State as Game>::MINUTES),+ }
                }

                /// The boards that come with it, the usual one first.
                pub fn boards(self) -> Vec<AnyBoard> {
                    match self { $(Self::$Title => {
                        let all = <<$title::State as Game>::Board as Board>::all();
                        all.iter().copied().map(AnyBoard::$Title).collect()
                    }),+ }
                }

                /// The board that a game is played on when nothing else is said.
                pub fn board(self) -> AnyBoard {
                    match self { $(Self::$Title => AnyBoard::$Title(Board::built_in())),+ }
                }

                /// Loads a board file of this title, or says all that is wrong with it.
                pub fn load_board(self, text: &str) -> Result<AnyBoard, Vec<BoardFault>> {
                    match self { $(Self::$Title => Board::load(text).map(AnyBoard::$Title)),+ }
                }

                /// What a sound board file of this title says of itself, or all that is wrong with it. Nothing of it stays.
                pub fn check_board(self, text: &str) -> Result<BoardFile, Vec<BoardFault>> {
                    match self { $(Self::$Title => <<$title::State as Game>::Board as Board>::check(text)),+ }
                }

                /// What its tables may agree on, besides who begins.
                pub const fn choices(self) -> &'static [Choice] {
                    match self { $(Self::$Title => <<$title::State as Game>::Options as Options>::CHOICES),+ }
                }

                /// The game as printed for so many players, who must fit the title.
                pub fn options(self, seats: usize) -> AnyOptions {
                    match self { $(Self::$Title => AnyOptions::$Title(Options::printed(Board::built_in(), seats))),+ }
                }
            }

            /// A board of any title.
            #[derive(Clone, Copy, PartialEq, Debug)]
            pub enum AnyBoard { $(#[doc = stringify!($title)] $Title(&'static <$title::State as Game>::Board)),+ }

            impl AnyBoard {
                /// Its title.
                pub const fn title(self) -> Title {
                    match self { $(Self::$Title(_) => Title::$Title),+ }
                }

                /// The name records call it by.
                pub fn id(self) -> &'static str {
                    match self { $(Self::$Title(board) => &board.file().id),+ }
                }

                /// The hash that names it in records.
                pub fn hash(self) -> [u8; 32] {
                    match self { $(Self::$Title(board) => board.file().hash),+ }
                }

                /// The whole file in one line.
                pub fn json(self) -> &'static str {
                    match self { $(Self::$Title(board) => &board.file().json),+ }
                }

                /// The fewest and the most players it is for.
                pub fn players(self) -> std::ops::RangeInclusive<usize> {
                    let own = match self { $(Self::$Title(board) => board.players()),+ };
                    own.unwrap_or_else(|| self.title().seats())
                }

                /// Who drew it, as the file says.
                pub fn origin(self) -> &'static str {
                    match self { $(Self::$Title(board) => &board.file().origin),+ }
                }

                /// Its places and links, for pictures.
                pub fn map(self) -> game::Map<'static> {
                    match self { $(Self::$Title(board) => board.map()),+ }
                }

                /// What is worth knowing about it besides faults.
                pub fn remarks(self) -> Vec<BoardFault> {
                    match self { $(Self::$Title(board) => board.remarks()),+ }
                }

                /// The text form of an action.
                pub fn write(self, action: AnyAction) -> String {
                    match (self, action) {
                        $((Self::$Title(board), AnyAction::$Title(action)) => action.write(board),)+
                        _ => unreachable!("an action of another title"),
                    }
                }

                /// Reads that form back.
                pub fn read(self, text: &str) -> Result<AnyAction, Unreadable> {
                    match self { $(Self::$Title(board) => Action::read(board, text).map(AnyAction::$Title)),+ }
                }

                /// Why not, with the clause.
                pub fn refuse(self, rejected: AnyRejected) -> Note {
                    match (self, rejected) {
                        $((Self::$Title(board), AnyRejected::$Title(rejected)) => rejected.note(board),)+
                        _ => unreachable!("a refusal of another title"),
                    }
                }

                /// One line of the log.
                pub fn tell(self, event: AnyEvent) -> Note {
                    match (self, event) {
                        $((Self::$Title(board), AnyEvent::$Title(event)) => event.tell(board),)+
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
            pub enum AnyOptions { $(#[doc = stringify!($title)] $Title(<$title::State as Game>::Options)),+ }

            impl AnyOptions {
                /// The title.
                pub const fn title(&self) -> Title {
                    match self { $(Self::$Title(_) => Title::$Title),+ }
                }

                /// How many seats play.
                pub fn seats(&self) -> usize {
                    match self { $(Self::$Title(options) => options.seats()),+ }
                }

                /// The board to play on.
                pub fn board(&self) -> AnyBoard {
                    match self { $(Self::$Title(options) => AnyBoard::$Title(options.board())),+ }
                }

                /// The same on another board, which must be of the same title.
                pub fn set_board(&mut self, board: AnyBoard) {
                    match (self, board) {
                        $((Self::$Title(options), AnyBoard::$Title(board)) => options.set_board(board),)+
                        _ => unreachable!("a board of another title"),
                    }
                }

                /// Who begins; drawn when `None`.
                pub fn first(&self) -> Option<Seat> {
                    match self { $(Self::$Title(options) => options.first()),+ }
                }

                /// Sets who begins.
                pub fn set_first(&mut self, first: Option<Seat>) {
                    match self { $(Self::$Title(options) => options.set_first(first)),+ }
                }

                /// What was chosen of [`Title::choices`], by its place there.
                pub fn chosen(&self, choice: usize) -> u8 {
                    match self { $(Self::$Title(options) => options.get(choice)),+ }
                }

                /// Chooses; the value must be one of [`Choice::values`].
                pub fn choose(&mut self, choice: usize, value: u8) {
                    match self { $(Self::$Title(options) => options.set(choice, value)),+ }
                }
            }

            /// An action of any title. It is no [`game::Action`]: its kind would be its title.
            ///
            /// ```compile_fail,E0277
            /// fn choose(view: &catalog::AnyView) -> catalog::AnyAction {
            ///     game::by_kind(&view.legal(), &mut game::Luck::fast(1)) // `view.by_kind` is meant
            /// }
            /// ```
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
            pub enum AnyAction { $(#[doc = stringify!($title)] $Title(<$title::State as Game>::Action)),+ }

            impl AnyAction {
                /// The link of the board's map that it is about, if it is about one.
                pub fn map_link(self) -> Option<usize> {
                    match self { $(Self::$Title(action) => action.map_link()),+ }
                }
            }

            /// An event of any title.
            #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
            pub enum AnyEvent { $(#[doc = stringify!($title)] $Title(<$title::State as Game>::Event)),+ }

            impl AnyEvent {
                /// What this eye sees of it.
                pub fn seen(self, eye: Eye) -> Option<Self> {
                    match self { $(Self::$Title(event) => event.seen(eye).map(Self::$Title)),+ }
                }

                /// Whether chance decided it.
                pub fn by_luck(self) -> bool {
                    match self { $(Self::$Title(event) => event.by_luck()),+ }
                }

                /// Whether it showed somebody something that was hidden before.
                pub fn reveals(self) -> bool {
                    match self { $(Self::$Title(event) => event.reveals()),+ }
                }
            }

            /// A refusal of any title.
            #[derive(Clone, Copy, PartialEq, Debug)]
            pub enum AnyRejected { $(#[doc = stringify!($title)] $Title(<$title::State as Game>::Rejected)),+ }

            /// A view of any title.
            #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
            pub enum AnyView { $(#[doc = stringify!($title)] $Title(<$title::State as Game>::View)),+ }

            impl AnyView {
                /// What is asked of whoever looks.
                pub fn ask(&self) -> Note {
                    match self { $(Self::$Title(view) => view.ask()),+ }
                }

                /// Whose eye it is of.
                pub fn eye(&self) -> Eye {
                    match self { $(Self::$Title(view) => view.eye()),+ }
                }

                /// The points of a seat, as far as this eye knows them.
                pub fn points_seen(&self, seat: Seat) -> Option<i32> {
                    match self { $(Self::$Title(view) => view.points_seen(seat)),+ }
                }

                /// The links of the board's map that belong to somebody, each with its owner.
                pub fn link_owners(&self) -> Vec<(usize, Seat)> {
                    match self { $(Self::$Title(view) => view.link_owners()),+ }
                }

                /// Takes away all that could be done: the view shows how things were.
                pub fn be_still(&mut self) {
                    match self { $(Self::$Title(view) => view.be_still()),+ }
                }

                /// A random action: the kind first, then an action of that kind; `None` if there is nothing to do.
                pub fn by_kind(&self, luck: &mut Luck) -> Option<AnyAction> {
                    match self { $(Self::$Title(view) => {
                        let legal = view.legal();
                        (!legal.is_empty()).then(|| AnyAction::$Title(game::by_kind(legal, luck)))
                    }),+ }
                }

                /// What this seat may do now.
                pub fn legal(&self) -> Vec<AnyAction> {
                    match self { $(Self::$Title(view) => view.legal().iter().copied().map(AnyAction::$Title).collect()),+ }
                }

                /// What an action means to whoever looks.
                pub fn describe(&self, action: AnyAction) -> Note {
                    match (self, action) {
                        $((Self::$Title(view), AnyAction::$Title(action)) => view.describe(action),)+
                        _ => unreachable!("an action of another title"),
                    }
                }

                /// The board it is of.
                pub fn board(&self) -> AnyBoard {
                    match self { $(Self::$Title(view) => AnyBoard::$Title(view.board())),+ }
                }

                /// Puts the board back, which does not travel with a view. It must be of the same title: `false`
                /// if it is not.
                #[must_use]
                pub fn set_board(&mut self, board: AnyBoard) -> bool {
                    match (self, board) {
                        $((Self::$Title(view), AnyBoard::$Title(board)) => {
                            view.set_board(board);
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

            $(impl crate::Listed for $title::State {
                const LISTED: Title = Title::$Title;

                fn any_action(action: Self::Action) -> AnyAction {
                    AnyAction::$Title(action)
                }

                fn any_view(view: Self::View) -> AnyView {
                    AnyView::$Title(view)
                }

                fn own_action(action: AnyAction) -> Option<Self::Action> {
                    if let AnyAction::$Title(action) = action { Some(action) } else { None }
                }

                fn own_event(event: AnyEvent) -> Option<Self::Event> {
                    if let AnyEvent::$Title(event) = event { Some(event) } else { None }
                }

                fn own_view(view: &AnyView) -> Option<&Self::View> {
                    if let AnyView::$Title(view) = view { Some(view) } else { None }
                }

                fn own_board(board: AnyBoard) -> Option<&'static Self::Board> {
                    if let AnyBoard::$Title(board) = board { Some(board) } else { None }
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
                        AnyAction::$Title(state.lively(&actions, luck))
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
                    match self { $(Self::$Title(state) => state.ending().map(Ending::id)),+ }
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
        $(#[doc(no_inline)] pub use ::$title;)+
        pub use made::{AnyAction, AnyBoard, AnyEvent, AnyGame, AnyOptions, AnyRejected, AnyView, Title};
    };
}
pub(crate) use titles;
