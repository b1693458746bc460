//! The program of the page as files: parted where its sources say so, and bound to the browser.
//!
//! The main part is what a first visit needs. The others are fetched by `load` functions that the splitter writes; they
//! and the bridge need each other, so they become one script.

use crate::{BuildError, minify, told};
use std::fs;
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::Options;

/// The script and the main part, and each other part with the name by which the script calls it.
pub(crate) struct Program {
    pub(crate) script: String,
    pub(crate) main: Vec<u8>,
    pub(crate) parts: Vec<(String, Vec<u8>)>,
}

/// What the splitter's script is called, and where it finds the bridge.
const LINK: &str = "./parts.js";
const BRIDGE: &str = "./web.js";

/// Makes the program out of the compiled client; `room` is a folder for what is made on the way.
pub(crate) fn make(wasm: &Path, room: &Path) -> Result<Program, BuildError> {
    let whole = fs::read(wasm).map_err(|error| told(wasm, &error))?;
    let main = room.join("main.wasm");
    let mut options = Options::new(&whole);
    options.output_dir = room;
    options.main_out_path = &main;
    options.link_name = LINK;
    options.main_module = BRIDGE;
    let parted = wasm_split_cli_support::transform(options)
        .map_err(|error| format!("the client could not be parted: {error:#}"))?;
    Bindgen::new()
        .input_path(&main)
        .web(true)
        .and_then(|bindgen| {
            let bindgen = bindgen.typescript(false).remove_name_section(true).remove_producers_section(true);
            // The other parts are linked to what the linker exports.
            bindgen.keep_lld_exports(true).out_name("web").generate(room)
        })
        .map_err(|error| format!("the client could not be bound to the browser: {error:#}"))?;
    let mut parts = Vec::new();
    for path in parted.split_modules {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let part = fs::read(&path).map_err(|error| told(&path, &error))?;
        parts.push((name, bare(&part)));
    }
    let text = |name: &str| {
        let path = room.join(name);
        fs::read_to_string(&path).map_err(|error| told(&path, &error))
    };
    let script = joined(&minify::script(&text("web.js")?), &minify::script(&text("parts.js")?));
    let bound = room.join("web_bg.wasm");
    Ok(Program { script, main: fs::read(&bound).map_err(|error| told(&bound, &error))?, parts })
}

/// One script out of the bridge and what loads the other parts, so that neither must know the other's address.
fn joined(bridge: &str, link: &str) -> String {
    let mut script = String::new();
    for line in bridge.lines() {
        // The bridge imports the loaders once for each of them.
        match line.strip_prefix("import * as ").and_then(|line| line.split_once(" from ")) {
            Some((name, _)) => script.extend(["const ", name, " = loaders;\n"]),
            None => script.extend([line, "\n"]),
        }
    }
    let mut loaders = Vec::new();
    let mut loading = String::new();
    for line in link.lines().filter(|line| !line.starts_with("import ")) {
        let line = match line.strip_prefix("export const ") {
            Some(line) => {
                loaders.extend(line.split(' ').next());
                &format!("const {line}")
            }
            None => line,
        };
        loading.push_str(line);
        loading.push('\n');
    }
    format!("{loading}const loaders = {{ {} }};\n{script}", loaders.join(", "))
}

/// A part without what only tools read: names and notes of the compiler.
fn bare(part: &[u8]) -> Vec<u8> {
    let (head, mut rest) = part.split_at(part.len().min(8));
    let mut bare = head.to_vec();
    while let [kind, after @ ..] = rest {
        // A section is its kind, the number of its bytes in groups of seven bits, and the bytes.
        let digits = after.iter().position(|byte| byte & 0x80 == 0).map_or(after.len(), |last| last + 1);
        let size = after[..digits].iter().rev().fold(0, |size, byte| size << 7 | usize::from(byte & 0x7F));
        let end = (1 + digits + size).min(rest.len());
        if *kind != 0 {
            bare.extend(&rest[..end]);
        }
        rest = &rest[end..];
    }
    bare
}
