//! Boards that were loaded stay: states point at them, and the same file is the same board.

use crate::sheet::{Sheet, fingerprint, without_remarks};
use game::{BoardFault, BoardFile, BoardShelf};
use std::sync::{Mutex, OnceLock, PoisonError};

/// The boards of one title: those that come with it, and those that were loaded so far.
///
/// A process keeps every distinct board it has ever loaded until it ends, so whoever takes files of strangers
/// checks them first, which keeps nothing, and limits how many are loaded.
pub struct Shelf<B: 'static> {
    files: &'static [&'static str],
    read: fn(&Sheet<'_>) -> Option<B>,
    file: fn(&mut B) -> &mut BoardFile,
    built_in: OnceLock<Vec<&'static B>>,
    loaded: Mutex<Vec<(String, &'static B)>>,
}

impl<B> Shelf<B> {
    /// A shelf of the boards in these files, the usual one first. `read` reads a file, and `file` says where a board
    /// keeps its hash and its whole text in one line.
    pub const fn new(
        files: &'static [&'static str],
        read: fn(&Sheet<'_>) -> Option<B>,
        file: fn(&mut B) -> &mut BoardFile,
    ) -> Self {
        Self { files, read, file, built_in: OnceLock::new(), loaded: Mutex::new(Vec::new()) }
    }
}

impl<B: Send + Sync> BoardShelf<B> for Shelf<B> {
    fn built_in(&self) -> &[&'static B] {
        self.built_in.get_or_init(|| {
            let load = |text: &&str| self.load(text).expect("a test loads every built-in board");
            self.files.iter().map(load).collect()
        })
    }

    fn load(&self, text: &str) -> Result<&'static B, Vec<BoardFault>> {
        let (value, mut board) = Sheet::read(text, self.read)?;
        let json = value.to_string();
        let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, same)) = loaded.iter().find(|(known, _)| *known == json) {
            return Ok(same);
        }
        let file = (self.file)(&mut board);
        (file.hash, file.json) = (fingerprint(&value), json.clone());
        let board: &'static B = Box::leak(Box::new(board));
        loaded.push((json, board));
        Ok(board)
    }

    fn check(&self, text: &str) -> Result<BoardFile, Vec<BoardFault>> {
        let (value, mut board) = Sheet::read(text, self.read)?;
        let mut file = std::mem::take((self.file)(&mut board));
        (file.hash, file.json) = (fingerprint(&value), without_remarks(value).to_string());
        Ok(file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static SHELF: Shelf<(u32, BoardFile)> = Shelf::new(
        &[r#"{"size": 9}"#],
        |sheet| Some((sheet.field("size")?.number(1..=9)?, BoardFile::default())),
        |board| &mut board.1,
    );

    #[test]
    fn a_checked_file_is_known_without_its_remarks_and_not_kept() {
        let check = |text| SHELF.check(text);
        let first = check(r#"{"size": 3, "notes": "a", "links": [{"sources": [1]}]}"#).unwrap();
        assert_eq!(first.json, r#"{"links":[{}],"size":3}"#);
        let other = check(r#"{"size": 3, "notes": "b", "links": [{}]}"#).unwrap();
        assert_eq!((first.hash, first.json), (other.hash, other.json));
        assert_eq!(check(r#"{"size": 0}"#).unwrap_err().len(), 1);
    }

    #[test]
    fn the_same_file_is_the_same_board_however_it_is_spaced() {
        let load = |text| SHELF.load(text);
        let first = load(r#"{"size": 3}"#).unwrap();
        assert_eq!((first.0, first.1.json.as_str()), (3, r#"{"size":3}"#));
        assert!(std::ptr::eq(first, load(r#" { "size" : 3 } "#).unwrap()));
        assert!(!std::ptr::eq(first, load(r#"{"size": 4}"#).unwrap()));
        assert!(std::ptr::eq(SHELF.built_in()[0], load(r#"{"size": 9}"#).unwrap()));
        assert_eq!(load(r#"{"size": 0}"#).unwrap_err().len(), 1);
    }
}
