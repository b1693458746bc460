//! One folder for each title: how its boards are drawn.

pub mod airlines_europe;
pub mod jet_set;
pub mod ticket_to_ride_germany;

use crate::letters::{Letters, Tag, draw};
use crate::{Drawing, Names, Theme};
use catalog::{AnyBoard, AnyView};

macro_rules! posters {
    ($($Title:ident = $title:ident),+ $(,)?) => {
        /// A board of any title, whole, as an SVG picture.
        pub fn poster(board: AnyBoard, names: &dyn Names, theme: Theme) -> String {
            match board {
                $(AnyBoard::$Title(board) => <catalog::$title::State as Drawing>::poster(board, names, theme)),+
            }
        }

        /// A view of any title as a map in letters, in so many columns and rows.
        pub fn letters(view: &AnyView, names: &dyn Names, columns: usize, rows: usize) -> Letters {
            match view {
                $(AnyView::$Title(view) => draw::<catalog::$title::State>(view, names, columns, rows)),+
            }
        }

        /// What stands on each link of a view of any title, in a few letters.
        pub fn tags(view: &AnyView) -> Vec<Tag> {
            match view { $(AnyView::$Title(view) => <catalog::$title::State as Drawing>::tags(view)),+ }
        }
    };
}

catalog::each!(posters);
