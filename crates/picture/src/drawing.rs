//! What each title gives the pictures.

use crate::letters::{Ink, Tag};
use crate::{Names, Theme, plain};
use game::{Board, Game, View as _};

/// How the boards of a title are drawn. A title that says nothing gets a map of its places and links.
pub trait Drawing: Game {
    /// A board, whole, as an SVG picture.
    fn poster(board: &Self::Board, names: &dyn Names, theme: Theme) -> String {
        plain::draw(Self::TITLE, &board.file().origin, &board.map(), names, theme)
    }

    /// What stands on each link, in a few letters: one for each link of the board's map, in their order.
    fn tags(view: &Self::View) -> Vec<Tag> {
        let mut tags = vec![Tag { text: String::new(), ink: Ink::Plain }; view.board().map().links.len()];
        for (link, seat) in view.link_owners() {
            if let Some(tag) = tags.get_mut(link) {
                *tag = Tag { text: seat.to_string(), ink: Ink::Seat(seat) };
            }
        }
        tags
    }
}
