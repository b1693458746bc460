//! Runs `skyrail` the way a person would: arguments, standard input, exit code, output.

#![allow(unreachable_pub, clippy::unwrap_used)]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What a run came to.
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Run {
    /// The run's output, which must be a success.
    #[track_caller]
    pub fn ok(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The one sentence of a refusal: exit code 2, nothing on standard output, these words in it.
    #[track_caller]
    pub fn refused(self, words: &str) {
        assert_eq!(self.code, 2, "{}{}", self.out, self.err);
        assert!(self.err.contains(words), "{words:?} not in {:?}", self.err);
        assert!(!self.err.contains("panicked") && !self.err.contains('⟨'), "{}", self.err);
    }
}

/// A folder that disappears with its test, and `skyrail` run in it.
pub struct Folder(tempfile::TempDir);

impl Folder {
    pub fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        std::fs::write(&path, text).unwrap();
        path
    }

    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap()
    }

    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_skyrail"));
        command.args(args).current_dir(self.0.path()).env("LANG", "C").env_remove("LC_ALL");
        command
    }

    pub fn run(&self, args: &[&str]) -> Run {
        self.type_in(args, "")
    }

    /// Runs it with these lines typed.
    pub fn type_in(&self, args: &[&str], lines: &str) -> Run {
        let mut command = self.command(args);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        let lines = lines.to_string();
        // A program that has read all it wants closes its end; that is not the test's fault.
        let typing = std::thread::spawn(move || drop(input.write_all(lines.as_bytes())));
        let output = child.wait_with_output().unwrap();
        typing.join().unwrap();
        Run {
            code: output.status.code().unwrap_or(-1),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

/// The titles, from the catalog.
pub fn titles() -> impl Iterator<Item = catalog::Title> {
    catalog::Title::ALL.iter().copied()
}

#[track_caller]
pub fn json(text: &str) -> serde_json::Value {
    serde_json::from_str(text).unwrap()
}
