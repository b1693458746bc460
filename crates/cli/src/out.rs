//! Standard output in the player's language, without colours when it is not a terminal.

use anstream::AutoStream;
use anstyle::{AnsiColor, Style};
use game::{Note, Seat};
use std::io::{IsTerminal, Stdout, Write};
use text::{Language, Text};

/// Headings.
pub(crate) const HEAD: Style = Style::new().bold();
/// Numbers to type.
pub(crate) const KEY: Style = AnsiColor::Cyan.on_default();
/// Asides.
pub(crate) const FAINT: Style = Style::new().dimmed();

/// Where everything is said.
pub(crate) struct Out {
    language: Language,
    text: Text,
    stream: AutoStream<Stdout>,
    names: Vec<String>,
}

impl Out {
    pub(crate) fn new(language: Language) -> Self {
        Self { language, text: Text::new(language), stream: anstream::stdout(), names: Vec::new() }
    }

    pub(crate) fn language(&self) -> Language {
        self.language
    }

    pub(crate) fn text(&self) -> &Text {
        &self.text
    }

    /// From now on seats are called by these names.
    pub(crate) fn call(&mut self, names: Vec<String>) {
        self.names = names;
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| self.text.seat_name(seat))
    }

    /// The sentence of a note.
    pub(crate) fn say(&self, note: &Note) -> String {
        self.text.say(note, &|seat| self.name(seat))
    }

    /// The message with this key, with the arguments of a note.
    pub(crate) fn say_as(&self, key: &str, note: &Note) -> String {
        self.text.say_as(key, note, &|seat| self.name(seat))
    }

    /// Prints the sentence of a note.
    pub(crate) fn note(&mut self, note: &Note) {
        let sentence = self.say(note);
        self.line(&sentence);
    }

    /// Prints the sentence of a note for whoever may read it: a server runs on when nobody does.
    pub(crate) fn offer(&mut self, note: &Note) {
        let sentence = self.say(note);
        let _ = writeln!(self.stream, "{sentence}");
    }

    /// Prints the message with this key, which has no arguments.
    pub(crate) fn word(&mut self, key: &'static str) {
        self.note(&Note { key, clause: None, args: Vec::new() });
    }

    pub(crate) fn styled(&mut self, style: Style, line: &str) {
        self.line(&format!("{style}{line}{style:#}"));
    }

    pub(crate) fn line(&mut self, line: &str) {
        let written = writeln!(self.stream, "{line}");
        quit_on_closed_pipe(&written);
    }

    /// Prints without an end of line, for prompts.
    pub(crate) fn prompt(&mut self, words: &str) {
        let written = write!(self.stream, "{words}").and_then(|()| self.stream.flush());
        quit_on_closed_pipe(&written);
    }

    pub(crate) fn raw(&mut self, bytes: &[u8]) {
        let written = self.stream.as_inner().lock().write_all(bytes);
        quit_on_closed_pipe(&written);
    }

    pub(crate) fn json(&mut self, value: &serde_json::Value) {
        let text = serde_json::to_string_pretty(value).expect("a JSON value prints");
        self.raw(text.as_bytes());
        self.raw(b"\n");
    }

    /// Hides what was on the screen before the keyboard is passed on.
    pub(crate) fn curtain(&mut self) {
        if std::io::stdout().is_terminal() {
            // Clears the screen and what can be scrolled back to.
            self.raw(b"\x1b[2J\x1b[3J\x1b[H");
        }
    }
}

/// A reader that closed the pipe, such as `head`, has all it wanted.
fn quit_on_closed_pipe(written: &std::io::Result<()>) {
    if written.is_err() {
        std::process::exit(0);
    }
}
