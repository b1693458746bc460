//! The page as files to serve: bound to the browser, named by content, compressed beforehand.

use crate::{BuildError, files, minify, program, told};
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// Style sheets in the order in which they overrule each other. Those of the titles follow, and all are one file.
const STYLES: [&str; 10] = [
    "tokens.css",
    "base.css",
    "start.css",
    "pages.css",
    "game.css",
    "end.css",
    "over.css",
    "plain.css",
    "phone.css",
    "tale.css",
];

/// Where each title has a folder with what it shows, and what its style sheet is called there.
const TITLES: &str = "web/src/titles";
const STYLE: &str = "style.css";

/// Makes the files of the page in `dist` out of the compiled program and what lies in the folder of all crates.
pub(crate) fn bundle(wasm: &Path, crates: &Path, dist: &Path) -> Result<(), BuildError> {
    let web = &crates.join("web");
    // Files that no compiler reads.
    for folder in
        ["web/art", "web/fonts", "web/page", "web/style", TITLES, "text/lang", "text/titles", "../docs/rules"]
    {
        println!("cargo::rerun-if-changed={}", crates.join(folder).display());
    }
    let mut page = Page { dist, named: Vec::new(), later: Vec::new() };
    let room = dist.join("room");
    fs::create_dir_all(&room).map_err(|error| told(&room, &error))?;
    let made = program::make(wasm, &room)?;
    fs::remove_dir_all(&room).map_err(|error| told(&room, &error))?;
    page.hashed("web.wasm", &made.main)?;
    let mut script = made.script;
    for (name, part) in made.parts {
        let address = page.later(&name, &part)?;
        script = script.replace(&format!("\"./{name}\""), &format!("\"{address}\""));
    }
    page.hashed("web.js", script.as_bytes())?;
    for folder in ["fonts", "art"] {
        for path in files(&web.join(folder))? {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let shown = [".woff2", ".svg", ".png"].iter().any(|end| name.ends_with(end));
            if shown {
                page.hashed(&format!("{folder}/{name}"), &read(&path)?)?;
            }
        }
    }
    let mut style = String::new();
    for name in STYLES {
        style.push_str(&text(&web.join("style").join(name))?);
    }
    for own in files(&crates.join(TITLES))?.into_iter().map(|title| title.join(STYLE)) {
        if own.exists() {
            style.push_str(&text(&own)?);
        }
    }
    let style = page.with_names(&minify::style(&style));
    page.hashed("style.css", style.as_bytes())?;
    words(&mut page, crates)?;
    // The page and its worker start the same program.
    let start = page.with_names(&text(&web.join("page/start.js"))?);
    page.hashed("start.js", minify::script(&start).as_bytes())?;
    for name in ["manifest.webmanifest", "index.html"] {
        let file = page.with_names(&text(&web.join("page").join(name))?);
        page.write(name, file.as_bytes())?;
    }
    let offline = page.with_names(&text(&web.join("page/offline.js"))?);
    page.write("offline.js", offline.replace("{{files}}", &page.list()).as_bytes())
}

/// Message files that only the terminal and the server say.
const UNSAID: [&str; 2] = ["cli.ftl", "server.ftl"];

/// The messages of each language in one file, and each rulebook: the page fetches those it needs.
fn words(page: &mut Page<'_>, crates: &Path) -> Result<(), BuildError> {
    let titles = files(&crates.join("text/titles"))?;
    for folder in files(&crates.join("text/lang"))? {
        let tag = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut messages = String::new();
        let own = titles.iter().map(|title| title.join(format!("{tag}.ftl"))).filter(|path| path.exists());
        for path in files(&folder)?.into_iter().chain(own) {
            if UNSAID.iter().any(|name| path.ends_with(name)) {
                continue;
            }
            // Comments are for translators.
            for line in text(&path)?.lines().filter(|line| !line.starts_with('#')) {
                messages.push_str(line);
                messages.push('\n');
            }
        }
        page.later(&format!("text-{tag}.ftl"), messages.as_bytes())?;
        for title in &titles {
            let name = title.file_name().unwrap_or_default().to_string_lossy();
            let english = crates.join("../docs/rules").join(format!("{name}.md"));
            let path = if tag == "en" { english } else { title.join(format!("rules.{tag}.md")) };
            for (kind, path) in [("rules", path), ("guide", title.join(format!("guide.{tag}.md")))] {
                if path.exists() {
                    page.later(&format!("{kind}-{name}-{tag}.md"), &read(&path)?)?;
                }
            }
        }
    }
    Ok(())
}

/// As small as brotli gets.
const QUALITY: i32 = 11;

struct Page<'d> {
    dist: &'d Path,
    /// What a file is called in the sources, and the address it is served at.
    named: Vec<(String, String)>,
    /// The same of files that are fetched only when they are needed.
    later: Vec<(String, String)>,
}

impl Page<'_> {
    /// Writes a file whose address changes with its content, so that a browser may keep it for good.
    fn hashed(&mut self, name: &str, bytes: &[u8]) -> Result<(), BuildError> {
        let address = self.put(name, bytes)?;
        self.named.push((name.into(), address));
        Ok(())
    }

    /// Writes such a file that is fetched only when it is needed, and says where it is.
    fn later(&mut self, name: &str, bytes: &[u8]) -> Result<String, BuildError> {
        let address = self.put(name, bytes)?;
        self.later.push((name.into(), address.clone()));
        Ok(address)
    }

    fn put(&self, name: &str, bytes: &[u8]) -> Result<String, BuildError> {
        let hash = Sha256::digest(bytes).iter().take(5).fold(0, |hash, &byte| hash << 8 | u64::from(byte));
        let file = Path::new(name);
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        let end = file.extension().unwrap_or_default().to_string_lossy();
        let address = format!("assets/{stem}-{hash:010x}.{end}");
        self.write(&address, bytes)?;
        Ok(format!("/{address}"))
    }

    /// Puts the addresses of files where the sources say `{{name}}`.
    fn with_names(&self, text: &str) -> String {
        let text = text.replace("{{later}}", &self.addresses());
        self.named
            .iter()
            .fold(text, |text, (name, address)| text.replace(&format!("{{{{{name}}}}}"), address))
    }

    /// Names and addresses of the files that are fetched only when they are needed, as an object in JavaScript.
    fn addresses(&self) -> String {
        let pairs: Vec<String> =
            self.later.iter().map(|(name, address)| format!("\"{name}\": \"{address}\"")).collect();
        format!("{{ {} }}", pairs.join(", "))
    }

    /// The addresses of all hashed files as a list in JavaScript.
    fn list(&self) -> String {
        let addresses: Vec<String> = self.named.iter().map(|(_, address)| format!("\"{address}\"")).collect();
        format!("[{}]", addresses.join(", "))
    }

    /// Writes a file, and beside it what a browser may be sent in its place.
    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), BuildError> {
        let path = self.dist.join(name);
        let put = |end: &str, bytes: &[u8]| {
            let path = self.dist.join(format!("{name}{end}"));
            fs::write(&path, bytes).map_err(|error| told(&path, &error))
        };
        let folder = path.parent().unwrap_or(self.dist);
        fs::create_dir_all(folder).map_err(|error| told(folder, &error))?;
        put("", bytes)?;
        // Fonts and pictures of this kind are compressed already.
        if path.extension().is_some_and(|end| end == "woff2" || end == "png") {
            return Ok(());
        }
        put(".br", &brotli(bytes).map_err(|error| told(&path, &error))?)?;
        put(".gz", &gzip(bytes).map_err(|error| told(&path, &error))?)
    }
}

fn brotli(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let params = BrotliEncoderParams { quality: QUALITY, size_hint: bytes.len(), ..Default::default() };
    let mut out = Vec::new();
    brotli::BrotliCompress(&mut io::Cursor::new(bytes), &mut out, &params)?;
    Ok(out)
}

fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

fn read(path: &Path) -> Result<Vec<u8>, BuildError> {
    fs::read(path).map_err(|error| told(path, &error))
}

fn text(path: &Path) -> Result<String, BuildError> {
    fs::read_to_string(path).map_err(|error| told(path, &error))
}
