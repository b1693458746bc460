//! Finds out which commit is built, for `skyrail --version`. Without git, or built from an archive, none is named.

use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    // In a work tree that was added to a clone, `.git` is a file. Where there is none, a repository further up is not
    // ours.
    if !root.join(".git").exists() {
        return;
    }
    // Git writes to the first with every commit and checkout. The others stand in where it keeps no such log.
    let current = git(&root, &["rev-parse", "--symbolic-full-name", "HEAD"]);
    for name in ["logs/HEAD", "HEAD", "packed-refs"].into_iter().chain(current.as_deref()) {
        let path = git(&root, &["rev-parse", "--git-path", name]).map(PathBuf::from);
        // A file that is not there would make every build run this again.
        if let Some(path) = path.map(|path| root.join(path)).filter(|path| path.is_file()) {
            println!("cargo:rerun-if-changed={}", path.display());
        }
    }
    if let Some(commit) = git(&root, &["log", "-1", "--format=%h, %cs"]) {
        println!("cargo:rustc-env=SKYRAIL_COMMIT={commit}");
    }
}

/// What git says, in one line; nothing if it is not there or does not know.
fn git(root: &Path, args: &[&str]) -> Option<String> {
    let output = Command::new("git").arg("-C").arg(root).args(args).output().ok()?;
    let said = String::from_utf8(output.stdout).ok()?.trim().to_string();
    (output.status.success() && !said.is_empty() && !said.contains('\n')).then_some(said)
}
