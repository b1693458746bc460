//! Boards so small that rare cases come about soon. They are not part of the product.

use crate::titles::small_board;
use catalog::{AnyBoard, Title};

/// The small board of a title, if there is one.
pub fn small(title: Title) -> Option<AnyBoard> {
    Some(title.load_board(small_board(title)?).expect("a test loads every small board"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_small_board_loads_and_is_not_the_built_in_one() {
        let small: Vec<AnyBoard> = Title::ALL.iter().filter_map(|&title| small(title)).collect();
        assert!(!small.is_empty() && small.iter().all(|board| !board.is_built_in()));
    }
}
