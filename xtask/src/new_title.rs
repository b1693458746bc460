//! `cargo xtask new-title`: a small title that can be played, made from the files under `xtask/new-title`.
//!
//! Those files stand where they will stand in the tree and can be read as a model; what is called there `new-title` and
//! XX gets the new names. The few lines that existing files need are in [`LINES`]. Nothing is written before it is known
//! that all of it can be.

use crate::command::{cargo, output, run};
use crate::outcome::Outcome;
use crate::{titles, tree};
use std::fs;
use std::path::{Path, PathBuf};

/// Where the model is.
pub(crate) const MODEL: &str = "xtask/new-title";
/// Packages outside of the workspace that use the titles and have a lock file of their own.
const APART: [&str; 2] = ["fuzz/Cargo.toml", "python/Cargo.toml"];
/// Random games among which replays are looked for.
const GAMES: &str = "4000";
/// Words that cannot be the name of a crate.
const RESERVED: &str = "abstract alloc as async await become box break const continue core crate do dyn else enum \
    extern false final fn for gen if impl in let loop macro match mod move mut override priv proc-macro pub ref return \
    self static std struct super test trait true try type typeof unsafe unsized use virtual where while yield";

/// A line for a file that is there, and where it goes.
struct NewLine {
    file: &'static str,
    text: &'static str,
    place: Place,
}

enum Place {
    /// Before the first line that begins so.
    Before(&'static str),
    /// Among the `mod` lines, which are sorted.
    Sorted,
}

/// All that a title needs outside of its own folders.
const LINES: [NewLine; 11] = [
    NewLine {
        file: "Cargo.toml",
        text: "new-title = { package = \"skyrail-new-title\", path = \"crates/new-title\" }",
        place: Place::Before("catalog = {"),
    },
    NewLine {
        file: "Cargo.toml",
        text: "skyrail-new-title = { opt-level = 3, codegen-units = 1 }",
        place: Place::Before("skyrail-catalog = { opt-level = 3"),
    },
    NewLine {
        file: "Cargo.toml",
        text: "skyrail-new-title.opt-level = \"z\"",
        place: Place::Before("skyrail-wire.opt-level = \"z\""),
    },
    NewLine {
        file: "Cargo.toml",
        text: "skyrail-new-title.opt-level = 1",
        place: Place::Before("skyrail-catalog.opt-level = 1"),
    },
    NewLine {
        file: "crates/catalog/Cargo.toml",
        text: "new-title.workspace = true",
        place: Place::Before("network.workspace"),
    },
    NewLine {
        file: "crates/catalog/src/lib.rs",
        text: "            NewTitle = new_title,",
        place: Place::Before("        }"),
    },
    NewLine { file: "crates/bots/src/titles/mod.rs", text: "mod new_title;", place: Place::Sorted },
    NewLine { file: "crates/observe/src/titles/mod.rs", text: "mod new_title;", place: Place::Sorted },
    NewLine { file: "crates/picture/src/titles/mod.rs", text: "pub mod new_title;", place: Place::Sorted },
    NewLine { file: "crates/testkit/src/titles/mod.rs", text: "mod new_title;", place: Place::Sorted },
    NewLine { file: "crates/web/src/titles/mod.rs", text: "mod new_title;", place: Place::Sorted },
];

/// Makes a title of this name, its clauses beginning so.
pub(crate) fn make(name: &str, clauses: &str) -> Outcome {
    let names = Names::read(name, clauses)?;
    let root = tree::root();
    let mut written = names.files(&root)?;
    let own = written.len();
    if let Some((path, _)) = written.iter().find(|(path, _)| root.join(path).exists()) {
        return Err(format!("{} is there already; nothing was written", path.display()));
    }
    for (path, text) in names.lines(&root)? {
        written.push((path, text));
    }
    for (path, text) in &written {
        let path = root.join(path);
        let told = |error: std::io::Error| format!("{}: {error}", path.display());
        fs::create_dir_all(path.parent().unwrap_or(&root)).map_err(told)?;
        fs::write(&path, text).map_err(told)?;
    }
    names.record(&root)?;
    Ok(format!(
        "new-title: {} has {own} files of its own and {} lines in {} others; CONTRIBUTING.md says what comes next",
        names.spoken,
        LINES.len(),
        written.len() - own,
    ))
}

/// The names of a title in all their forms.
struct Names {
    /// `harbour-lines`
    name: String,
    /// `harbour_lines`
    snake: String,
    /// `HarbourLines`
    camel: String,
    /// `Harbour Lines`
    spoken: String,
    /// `HL`
    clauses: String,
}

impl Names {
    fn read(name: &str, clauses: &str) -> Result<Self, String> {
        let words: Vec<&str> = name.split('-').collect();
        let plain = |word: &&str| {
            word.starts_with(|first: char| first.is_ascii_lowercase())
                && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        };
        if !words.iter().all(plain) {
            return Err(format!(
                "{name:?}: a name is of small letters, its words joined by hyphens, as in two-words"
            ));
        }
        if RESERVED.split_whitespace().any(|word| word == name) {
            return Err(format!("{name:?} is a word of Rust; a name of two words is safe"));
        }
        if clauses.len() != 2 || !clauses.bytes().all(|byte| byte.is_ascii_uppercase()) {
            return Err(format!("{clauses:?}: clauses begin with two capital letters, as in HL"));
        }
        if let Some(other) = titles::all().iter().find(|title| title.clauses == clauses) {
            return Err(format!("clauses of {} begin with {clauses}; choose two other letters", other.name));
        }
        let large: Vec<String> = words.iter().map(|word| word[..1].to_uppercase() + &word[1..]).collect();
        Ok(Self {
            name: name.into(),
            snake: name.replace('-', "_"),
            camel: large.concat(),
            spoken: large.join(" "),
            clauses: clauses.into(),
        })
    }

    /// A text of the model, with the new names.
    fn put_into(&self, text: &str) -> String {
        text.replace("new-title", &self.name)
            .replace("new_title", &self.snake)
            .replace("NewTitle", &self.camel)
            .replace("New Title", &self.spoken)
            .replace("XX", &self.clauses)
            .replace("xx", &self.clauses.to_lowercase())
    }

    /// The files of its own, by their paths from the root.
    fn files(&self, root: &Path) -> Result<Vec<(PathBuf, String)>, String> {
        let model = root.join(MODEL);
        let walk = ignore::WalkBuilder::new(&model).sort_by_file_path(Path::cmp).build();
        let mut files = Vec::new();
        for entry in walk {
            let path = entry.map_err(|error| error.to_string())?.into_path();
            if path.is_file() {
                let text = read(&path)?;
                let path = path.strip_prefix(&model).expect("the walk stays under the model");
                files.push((self.put_into(&path.to_string_lossy()).into(), self.put_into(&text)));
            }
        }
        Ok(files)
    }

    /// The files that are there, with their new lines.
    fn lines(&self, root: &Path) -> Result<Vec<(PathBuf, String)>, String> {
        let mut files: Vec<(PathBuf, String)> = Vec::new();
        for line in &LINES {
            let path = PathBuf::from(line.file);
            if files.last().is_none_or(|(last, _)| *last != path) {
                files.push((path, read(&root.join(line.file))?));
            }
            if let Some((_, text)) = files.last_mut() {
                *text = put_in(text, &self.put_into(line.text), &line.place)
                    .ok_or_else(|| format!("{}: no place is found for `{}`", line.file, line.text))?;
            }
        }
        Ok(files)
    }

    /// What follows from the code: its layout, the lock files, replays with their list, the signature.
    fn record(&self, root: &Path) -> Result<(), String> {
        run(&mut cargo(&["fmt", "--all"]))?;
        lock(&[])?;
        for apart in APART {
            if lock(&["--manifest-path", apart]).is_err() {
                println!("{apart}: run `cargo update --workspace --manifest-path {apart}` with a network");
            }
        }
        let testkit = ["run", "--quiet", "--package", "skyrail-testkit"];
        let search = [&testkit[..], &["--example", "find_replays", "--", &self.name, GAMES]].concat();
        run(&mut cargo(&search))?;
        let sign = [&testkit[..], &["--bin", "signatures", "--", &self.name]].concat();
        let signature = output(&mut cargo(&sign))?;
        let path = root.join("signatures.txt");
        fs::write(&path, read(&path)? + &signature).map_err(|error| format!("{}: {error}", path.display()))
    }
}

/// Adds the crate to a lock file; a network is asked only where it must be.
fn lock(more: &[&str]) -> Result<(), String> {
    let update = [&["update", "--quiet", "--workspace"], more].concat();
    let offline = [&update[..], &["--offline"]].concat();
    run(cargo(&offline).stderr(std::process::Stdio::null())).or_else(|_| run(&mut cargo(&update)))
}

/// A text with one more line; `None` if it has no place for it.
fn put_in(text: &str, line: &str, place: &Place) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let at = match place {
        Place::Before(start) => lines.iter().position(|other| other.starts_with(start))?,
        Place::Sorted => {
            let is_mod =
                |line: &&str| line.trim_start_matches("pub ").starts_with("mod ") && line.ends_with(';');
            let first = lines.iter().position(is_mod)?;
            let mods = lines[first..].iter().take_while(|line| is_mod(line));
            first + mods.take_while(|other| **other < line).count()
        }
    };
    lines.insert(at, line);
    Some(lines.join("\n") + "\n")
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(name: &str, clauses: &str) -> String {
        Names::read(name, clauses).err().unwrap_or_default()
    }

    #[test]
    fn names_have_all_their_forms() {
        let names = Names::read("harbour-lines", "HL").unwrap();
        let text = names.put_into("new-title new_title NewTitle New Title XX-1 xx1_ fault-xx-so");
        assert_eq!(text, "harbour-lines harbour_lines HarbourLines Harbour Lines HL-1 hl1_ fault-hl-so");
    }

    #[test]
    fn bad_names_are_refused_in_a_sentence() {
        for name in ["", "Harbour", "harbour_lines", "-lines", "harbour--lines", "2-lines", "über"] {
            assert!(refused(name, "HL").contains("small letters"), "{name}");
        }
        assert!(refused("match", "HL").contains("word of Rust"));
        for clauses in ["", "H", "hl", "HLL", "H1"] {
            assert!(refused("harbour-lines", clauses).contains("two capital letters"), "{clauses}");
        }
        assert!(refused("harbour-lines", "JS").contains("clauses of jet-set begin with JS"));
        assert!(make("jet-set", "HL").unwrap_err().contains("is there already; nothing was written"));
    }

    #[test]
    fn lines_go_to_their_place() {
        assert_eq!(put_in("a\nb = 1\n", "x", &Place::Before("b =")).as_deref(), Some("a\nx\nb = 1\n"));
        assert_eq!(put_in("a\n", "x", &Place::Before("b =")), None);
        let mods = "//! So.\n\nmod a;\nmod c;\n\nmod z;\n";
        assert_eq!(
            put_in(mods, "mod b;", &Place::Sorted).as_deref(),
            Some("//! So.\n\nmod a;\nmod b;\nmod c;\n\nmod z;\n")
        );
        assert_eq!(put_in("//! So.\n", "mod b;", &Place::Sorted), None);
    }

    #[test]
    fn every_lock_file_knows_the_titles() {
        for lock in APART.map(|manifest| manifest.replace(".toml", ".lock")) {
            let known = read(&tree::root().join(&lock)).unwrap();
            for title in titles::all() {
                assert!(known.contains(&format!("\"skyrail-{}\"", title.name)), "{lock}: {}", title.name);
            }
        }
    }

    #[test]
    fn every_line_has_its_place_today() {
        let names = Names::read("harbour-lines", "HL").unwrap();
        let files = names.lines(&tree::root()).unwrap();
        assert_eq!(files.len(), 8);
        let added: usize = files.iter().map(|(_, text)| text.matches("arbour").count()).sum();
        assert!(added >= LINES.len());
    }
}
