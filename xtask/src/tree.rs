//! The files of the workspace, and what cargo knows of its crates.

use cargo_metadata::{Metadata, MetadataCommand, Package};
use ignore::WalkBuilder;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// A text file: its path from the root, with forward slashes, and what it says.
pub(crate) struct File {
    pub(crate) path: String,
    pub(crate) text: String,
}

/// Another root than that of the workspace this chore was built in.
static OTHER: OnceLock<PathBuf> = OnceLock::new();

/// Works on another workspace from now on.
pub(crate) fn work_in(root: PathBuf) {
    OTHER.set(root).expect("the root is said once, before anything is done");
}

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    if let Some(root) = OTHER.get() {
        return root.clone();
    }
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().expect("xtask is a folder of the workspace").to_path_buf()
}

/// Every text file that `.gitignore` does not leave out, sorted by path. Pictures are passed over.
pub(crate) fn files() -> Result<Vec<File>, String> {
    let root = root();
    let walk = WalkBuilder::new(&root)
        .hidden(false)
        .require_git(false)
        .filter_entry(|entry| entry.file_name() != ".git")
        .sort_by_file_path(Path::cmp)
        .build();
    let mut files = Vec::new();
    for entry in walk {
        let entry = entry.map_err(|error| error.to_string())?;
        if !entry.file_type().is_some_and(|kind| kind.is_file()) {
            continue;
        }
        let bytes =
            std::fs::read(entry.path()).map_err(|error| format!("{}: {error}", entry.path().display()))?;
        let Ok(text) = String::from_utf8(bytes) else { continue };
        let path = entry.path().strip_prefix(&root).expect("the walk stays under the root");
        let path = path.to_string_lossy().replace('\\', "/");
        files.push(File { path, text });
    }
    Ok(files)
}

/// The workspace as cargo sees it, without the crates of others.
pub(crate) fn metadata() -> Result<Metadata, String> {
    let manifest = root().join("Cargo.toml");
    let mut command = MetadataCommand::new();
    command.manifest_path(manifest).no_deps().exec().map_err(|error| error.to_string())
}

/// The path of a crate's manifest from the root.
pub(crate) fn manifest(package: &Package) -> String {
    let path = package.manifest_path.as_std_path();
    path.strip_prefix(root()).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

impl File {
    /// The crate it belongs to, for files under `crates/`.
    pub(crate) fn of_crate(&self) -> Option<&str> {
        self.path.strip_prefix("crates/")?.split('/').next()
    }

    /// Its path inside that crate: `src/check.rs`.
    pub(crate) fn in_crate(&self) -> Option<&str> {
        self.path.strip_prefix("crates/")?.split_once('/').map(|(_, rest)| rest)
    }

    /// Whether all of it is test code: integration tests, benches, and `tests.rs` beside the code.
    pub(crate) fn is_test(&self) -> bool {
        self.path.split('/').any(|part| matches!(part, "tests" | "benches" | "tests.rs"))
    }

    /// How its name ends.
    pub(crate) fn has_extension(&self, extension: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|found| found == extension)
    }
}
