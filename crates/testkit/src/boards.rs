//! Boards so small that rare ways come about soon. They are not part of the product.

use catalog::{AnyBoard, Title};

/// A small board of each title that has one; adding one is one line.
const SMALL: [(&str, &str); 2] = [
    ("airlines-europe", include_str!("../boards/airlines-europe.json")),
    ("ticket-to-ride-germany", include_str!("../boards/ticket-to-ride-germany.json")),
];

/// The small board of a title, if there is one.
pub fn small(title: Title) -> Option<AnyBoard> {
    let (_, json) = SMALL.iter().find(|(name, _)| *name == title.name())?;
    Some(title.load_board(json).expect("a test loads every small board"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_small_board_loads_and_is_not_the_built_in_one() {
        for (name, _) in SMALL {
            let Some(title) = Title::from_name(name) else { continue };
            assert!(!small(title).unwrap().is_built_in(), "{name}");
        }
    }
}
