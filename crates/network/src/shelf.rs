//! Boards that were loaded stay: states point at them, and the same file is the same board.

use crate::sheet::{Fault, Sheet, fingerprint};
use std::sync::{Mutex, PoisonError};

/// The boards of one title that were loaded so far.
///
/// A process keeps every distinct board it has ever loaded until it ends, so whoever lets strangers load
/// boards limits how many.
pub struct Shelf<B: 'static>(Mutex<Vec<(String, &'static B)>>);

impl<B> Shelf<B> {
    /// An empty shelf.
    #[expect(clippy::new_without_default, reason = "a shelf is a static of its title")]
    pub const fn new() -> Self {
        Self(Mutex::new(Vec::new()))
    }

    /// The board of a file, loaded now or before, or all that is wrong with the file. `read` reads it and
    /// `name` gives it the hash and the whole text in one line.
    pub fn load(
        &self,
        text: &str,
        read: impl FnOnce(&Sheet<'_>) -> Option<B>,
        name: impl FnOnce(&mut B, [u8; 32], String),
    ) -> Result<&'static B, Vec<Fault>> {
        let (value, mut board) = Sheet::read(text, read)?;
        let json = value.to_string();
        let mut loaded = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, same)) = loaded.iter().find(|(known, _)| *known == json) {
            return Ok(same);
        }
        name(&mut board, fingerprint(&value), json.clone());
        let board: &'static B = Box::leak(Box::new(board));
        loaded.push((json, board));
        Ok(board)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static SHELF: Shelf<(u32, String)> = Shelf::new();

    #[test]
    fn the_same_file_is_the_same_board_however_it_is_spaced() {
        let load = |text: &str| {
            let read = |sheet: &Sheet<'_>| Some((sheet.field("size")?.number(1..=9)?, String::new()));
            SHELF.load(text, read, |board, _, json| board.1 = json)
        };
        let first = load(r#"{"size": 3}"#).unwrap();
        assert_eq!(*first, (3, r#"{"size":3}"#.to_string()));
        assert!(std::ptr::eq(first, load(r#" { "size" : 3 } "#).unwrap()));
        assert!(!std::ptr::eq(first, load(r#"{"size": 4}"#).unwrap()));
        assert_eq!(load(r#"{"size": 0}"#).unwrap_err().len(), 1);
    }
}
