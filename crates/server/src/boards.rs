//! Boards that people made, as this process plays on them. What was uploaded is in the database; a board is loaded when
//! a table needs it, once for all files that play the same, and stays until the process ends: states point at it.

use crate::app::App;
use crate::error::Error;
use crate::offload::offload;
use crate::store::StoreError;
use bytes::Bytes;
use catalog::{AnyBoard, Title};
use flate2::Compression;
use flate2::write::GzEncoder;
use game::{Note, to_hex};
use std::collections::{HashMap, VecDeque};
use std::io::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The largest board, in bytes on one line without remarks; the boards that come with the titles have up to 18,000.
pub(crate) const LARGEST: usize = 64 * 1024;

/// So many files are kept as they are sent.
const PACKED: usize = 32;

/// The boards that were loaded, by their hash, and the files that were read last.
#[derive(Default)]
pub(crate) struct Boards {
    loaded: Mutex<HashMap<String, AnyBoard>>,
    packed: Mutex<VecDeque<(String, Packed)>>,
}

/// A board's file as it is sent.
#[derive(Clone)]
pub(crate) struct Packed {
    pub(crate) plain: Bytes,
    /// The same, compressed.
    pub(crate) gzip: Bytes,
}

impl Packed {
    fn new(json: String) -> Self {
        let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
        let written = gzip.write_all(json.as_bytes()).and_then(|()| gzip.finish());
        Self { gzip: written.expect("writing to memory can't fail").into(), plain: json.into() }
    }
}

impl Boards {
    fn loaded(&self, hash: &str) -> Option<AnyBoard> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner).get(hash).copied()
    }

    fn len(&self) -> usize {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    fn packed(&self) -> MutexGuard<'_, VecDeque<(String, Packed)>> {
        self.packed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A board that is no more is not sent any more.
    pub(crate) fn forget_file(&self, hash: &str) {
        self.packed().retain(|(other, _)| other != hash);
    }
}

/// The file of an uploaded board, compressed once for all who read it.
pub(crate) async fn file(app: &App, hash: &str) -> Result<Option<Packed>, StoreError> {
    let found = app.boards.packed().iter().find(|(other, _)| other == hash).map(|(_, packed)| packed.clone());
    if found.is_some() {
        return Ok(found);
    }
    let Some(json) = app.store.board(hash).await? else { return Ok(None) };
    let packed = offload(move || Packed::new(json)).await;
    if let Some(packed) = &packed {
        let mut all = app.boards.packed();
        all.push_back((hash.into(), packed.clone()));
        while all.len() > PACKED {
            all.pop_front();
        }
    }
    Ok(packed)
}

/// The uploaded board with this hash.
pub(crate) async fn board_of(app: &App, title: Title, hash: &str) -> Result<Option<AnyBoard>, StoreError> {
    // A file that differs from the built-in board in names alone is the built-in board.
    if to_hex(&title.board().hash()) == hash {
        return Ok(Some(title.board()));
    }
    if let Some(board) = app.boards.loaded(hash) {
        return Ok(Some(board).filter(|board| board.title() == title));
    }
    let Some(json) = app.store.board(hash).await? else { return Ok(None) };
    let loaded = offload(move || title.load_board(&json).ok()).await.flatten();
    if let Some(board) = loaded {
        app.boards.loaded.lock().unwrap_or_else(PoisonError::into_inner).insert(hash.into(), board);
    }
    Ok(loaded)
}

/// The board for a new table, if one may be played on it. Tables that there are already always find theirs.
pub(crate) async fn for_new(app: &App, title: Title, hash: &str) -> Result<AnyBoard, Error> {
    let most = app.limits.rates.loaded_boards as usize;
    if app.boards.loaded(hash).is_none() && app.boards.len() >= most {
        return Err(Error::too_many("server-boards-full"));
    }
    let found = board_of(app, title, hash).await?;
    found.ok_or_else(|| Error::unfit(Note::new("server-no-board")))
}
