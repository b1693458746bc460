//! What a person sees: the table in a few lines, and the moves, numbered and grouped by kind.

use crate::out::{FAINT, KEY, Out};
use catalog::{AnyAction, AnyBoard, AnyView};
use game::Note;

/// Prints the table in a few lines.
pub(super) fn summary(view: &AnyView, out: &mut Out) {
    for line in view.summary() {
        let sentence = out.say(&line);
        out.line(&format!("  {sentence}"));
    }
}

/// Prints sentences of the log; equal ones that follow each other are counted instead.
pub(super) fn log(lines: &[String], out: &mut Out) {
    for same in lines.chunk_by(|one, two| one == two) {
        match same.len() {
            1 => out.line(&same[0]),
            count => out.line(&format!("{} (×{count})", same[0])),
        }
    }
}

/// A long group is printed in its short form, if its moves have one.
const LONG: usize = 8;
/// Where short forms are wrapped.
const WIDTH: usize = 100;

/// The legal moves, numbered in their order.
pub(super) struct Menu {
    board: AnyBoard,
    groups: Vec<Group>,
    actions: Vec<AnyAction>,
}

struct Group {
    key: &'static str,
    heading: String,
    lines: Vec<MenuEntry>,
}

struct MenuEntry {
    number: usize,
    sentence: String,
    /// What a short form says only once for several moves, such as the airline, and the short form.
    short: Option<(String, String)>,
}

impl Menu {
    pub(super) fn new(view: &AnyView, out: &Out) -> Self {
        let actions = view.legal();
        let mut groups: Vec<Group> = Vec::new();
        for (index, &action) in actions.iter().enumerate() {
            let note = view.describe(action);
            let (sentence, short) = (out.say(&note), short(&note, out));
            let line = MenuEntry { number: index + 1, sentence, short };
            if let Some(group) = groups.iter_mut().find(|group| group.key == note.key) {
                // Moves that read the same, such as claims of equal parallel routes, are offered once.
                if group.lines.iter().all(|other| other.sentence != line.sentence) {
                    group.lines.push(line);
                }
            } else {
                let heading = out.text().word(&format!("{}-kind", note.key));
                groups.push(Group { key: note.key, heading, lines: vec![line] });
            }
        }
        Self { board: view.board(), groups, actions }
    }

    /// Prints the moves, long groups in their short form.
    pub(super) fn print(&self, out: &mut Out) {
        for group in &self.groups {
            let hidden = format!("{}-hidden", group.key);
            if out.text().has(&hidden) {
                let count = Note { key: group.key, clause: None, args: Vec::new() };
                let count = count.number("count", group.lines.len() as i64);
                out.styled(FAINT, &out.say_as(&hidden, &count));
                continue;
            }
            out.styled(FAINT, &group.heading);
            if group.lines.len() >= LONG && group.lines.iter().all(|line| line.short.is_some()) {
                print_short(&group.lines, out);
            } else {
                for line in &group.lines {
                    print_line(line, out);
                }
            }
        }
    }

    /// Prints every move in full, or those that contain a word.
    pub(super) fn print_full(&self, word: Option<&str>, out: &mut Out) {
        let word = word.unwrap_or_default().to_lowercase();
        let fits = |line: &&MenuEntry| line.sentence.to_lowercase().contains(&word);
        let mut none = true;
        for group in &self.groups {
            let lines: Vec<_> = group.lines.iter().filter(fits).collect();
            if lines.is_empty() {
                continue;
            }
            none = false;
            out.styled(FAINT, &group.heading);
            for line in lines {
                print_line(line, out);
            }
        }
        if none {
            out.word("cli-no-moves");
        }
    }

    /// The move with this number or this text form; else it says what is wrong.
    pub(super) fn find(&self, words: &str, out: &mut Out) -> Option<AnyAction> {
        if let Ok(number) = words.parse::<usize>() {
            let found = number.checked_sub(1).and_then(|index| self.actions.get(index)).copied();
            if found.is_none() {
                let most = self.actions.len() as i64;
                out.note(&Note::new("cli-no-number").number("most", most));
            }
            return found;
        }
        match self.board.read(words) {
            Ok(action) => Some(action),
            Err(unreadable) => {
                out.note(&unreadable.note());
                None
            }
        }
    }
}

fn print_line(line: &MenuEntry, out: &mut Out) {
    out.line(&format!("{KEY}{:>4}{KEY:#}  {}", line.number, line.sentence));
}

/// Moves that share what they are about, such as an airline, in one paragraph.
fn print_short(lines: &[MenuEntry], out: &mut Out) {
    let about = |line: &MenuEntry| line.short.as_ref().map(|(about, _)| about.clone());
    for same in lines.chunk_by(|one, two| about(one) == about(two)) {
        let mut row = format!("      {}:", about(&same[0]).unwrap_or_default());
        let mut width = row.chars().count();
        for line in same {
            let (_, short) = line.short.as_ref().expect("only groups with short forms come here");
            let word = format!("{} {short}", line.number);
            if width + 3 + word.chars().count() > WIDTH {
                out.line(&row);
                row = "       ".into();
                width = 7;
            }
            width += 3 + word.chars().count();
            row = format!("{row}  {KEY}{}{KEY:#} {short}", line.number);
        }
        out.line(&row);
    }
}

/// The short form of a move, where the text has one: what it is about, and the rest.
fn short(note: &Note, out: &Out) -> Option<(String, String)> {
    let (about, rest) = (format!("{}-about", note.key), format!("{}-short", note.key));
    if !out.text().has(&about) {
        return None;
    }
    Some((out.say_as(&about, note), out.say_as(&rest, note)))
}
