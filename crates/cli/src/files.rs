//! Files in and out: read with a size limit, written whole or not at all.

use crate::fail::Failure;
use catalog::{AnyBoard, AnyOptions, Title};
use game::{Note, Secret};
use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// The largest board or record that is read.
const MOST_BYTES: u64 = 8 << 20;

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let cant = |error: std::io::Error| Failure::file("cli-cant-read", path, &error);
    let file = File::open(path).map_err(cant)?;
    let mut bytes = Vec::new();
    file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(cant)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Note::new("cli-too-large").name("file", path.display().to_string()).into());
    }
    let not_text = || Note::new("cli-not-text").name("file", path.display().to_string());
    String::from_utf8(bytes).map_err(|_| not_text().into())
}

/// Writes a file whole or not at all: a crash leaves the old one or the new one.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let cant = |error: std::io::Error| Failure::file("cli-cant-write", path, &error);
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = tempfile::Builder::new().prefix(".skyrail-").tempfile_in(folder).map_err(cant)?;
    file.write_all(text.as_bytes()).and_then(|()| file.as_file().sync_all()).map_err(cant)?;
    let file = file.persist(path).map_err(|error| cant(error.error))?;
    open_to_read(&file).map_err(cant)
}

/// A large file that is written piece by piece, and is there whole or not at all.
pub(crate) struct Fresh {
    path: PathBuf,
    file: std::io::BufWriter<tempfile::NamedTempFile>,
    bytes: u64,
}

impl Fresh {
    /// Begins it; nothing is to be seen under its name yet.
    pub(crate) fn new(path: &Path) -> Result<Self, Failure> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let file = tempfile::Builder::new().prefix(".skyrail-").tempfile_in(folder);
        let file = file.map_err(|error| Failure::file("cli-cant-write", path, &error))?;
        Ok(Self { path: path.to_path_buf(), file: std::io::BufWriter::new(file), bytes: 0 })
    }

    pub(crate) fn write(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.bytes += bytes.len() as u64;
        self.file.write_all(bytes).map_err(|error| Failure::file("cli-cant-write", &self.path, &error))
    }

    /// Puts it in its place, and says how many bytes it has.
    pub(crate) fn finish(self) -> Result<u64, Failure> {
        let cant = |error: std::io::Error| Failure::file("cli-cant-write", &self.path, &error);
        let file = self.file.into_inner().map_err(|error| cant(error.into_error()))?;
        file.as_file().sync_all().map_err(cant)?;
        let file = file.persist(&self.path).map_err(|error| cant(error.error))?;
        open_to_read(&file).map_err(cant)?;
        Ok(self.bytes)
    }
}

/// A file to add lines to, under its name.
pub(crate) fn append(path: &Path) -> Result<(PathBuf, File), Failure> {
    let file = File::options().create(true).append(true).open(path);
    let file = file.map_err(|error| Failure::file("cli-cant-write", path, &error))?;
    Ok((path.to_path_buf(), file))
}

/// Temporary files are the owner's alone; a finished file is like any other.
#[cfg(unix)]
fn open_to_read(file: &File) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    file.set_permissions(std::fs::Permissions::from_mode(0o644))
}

#[cfg(not(unix))]
fn open_to_read(_: &File) -> std::io::Result<()> {
    Ok(())
}

/// A board file.
pub(crate) fn board(path: &Path) -> Result<AnyBoard, Failure> {
    let text = read(path)?;
    AnyBoard::load(&text).map_err(|faults| {
        let note = Note::new("cli-board-faults").name("file", path.display().to_string());
        Failure::new(note.number("count", faults.len() as i64)).with_faults(faults)
    })
}

/// The board of a title that was asked for: one that comes with it, by its name, or a file.
fn board_of(title: Title, path: &Path) -> Result<AnyBoard, Failure> {
    if let Some(own) = title.boards().into_iter().find(|board| Path::new(board.id()) == path) {
        return Ok(own);
    }
    let board = board(path)?;
    if board.title() != title {
        let note = Note::new("cli-board-title").name("file", path.display().to_string());
        return Err(note.name("found", board.title().name()).name("title", title.name()).into());
    }
    Ok(board)
}

/// Options from what was said on the command line.
pub(crate) fn options(
    title: Title,
    seats: usize,
    given: &[String],
    board: Option<&Path>,
) -> Result<AnyOptions, Failure> {
    let board = match board {
        Some(path) => board_of(title, path)?,
        None => title.board(),
    };
    let players = board.players();
    if !players.contains(&seats) {
        let note = Note::new("cli-seats").name("title", title.name()).number("seats", seats as i64);
        let note = note.number("least", *players.start() as i64);
        return Err(note.number("most", *players.end() as i64).into());
    }
    let mut options = title.options(seats);
    options.set_board(board);
    for option in given {
        let (name, value) = option.split_once('=').unwrap_or((option, ""));
        options.set(name.trim(), value.trim()).map_err(|wrong| wrong.note(&options))?;
    }
    Ok(options)
}

/// The secret of a seed that was typed.
pub(crate) fn secret(seed: &str) -> Result<Secret, Failure> {
    if seed.is_empty() || seed.len() > 200 || seed.chars().any(char::is_control) {
        return Err(Note::new("cli-seed").into());
    }
    Ok(Secret::from_seed(seed))
}
