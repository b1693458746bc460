//! The way between a title's own types and those of any title.

use crate::{AnyAction, AnyBoard, AnyEvent, AnyView, Title};
use game::Game;

/// A game of the list: what is of this title can be put under the type of any title, and taken out again.
pub trait Listed: Game {
    /// Which title of the list it is.
    const LISTED: Title;

    /// An action under the type of any title.
    fn any_action(action: Self::Action) -> AnyAction;
    /// A view under the type of any title.
    fn any_view(view: Self::View) -> AnyView;
    /// The action, if it is of this title.
    fn own_action(action: AnyAction) -> Option<Self::Action>;
    /// The event, if it is of this title.
    fn own_event(event: AnyEvent) -> Option<Self::Event>;
    /// The view, if it is of this title.
    fn own_view(view: &AnyView) -> Option<&Self::View>;
    /// The board, if it is of this title.
    fn own_board(board: AnyBoard) -> Option<&'static Self::Board>;
}
