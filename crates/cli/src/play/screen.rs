//! What a person sees: the table in a few lines, and the moves, numbered and grouped by kind.

use crate::out::{FAINT, KEY, Out};
use catalog::{AnyAction, AnyBoard, AnyView};

/// Prints the table in a few lines.
pub(super) fn summary(view: &AnyView, out: &mut Out) {
    for line in view.summary() {
        let sentence = out.say(&line);
        out.line(&format!("  {sentence}"));
    }
}

/// The legal moves, numbered in their order.
pub(super) struct Menu {
    board: AnyBoard,
    groups: Vec<Group>,
    actions: Vec<AnyAction>,
}

struct Group {
    heading: String,
    /// Number and sentence of each move.
    lines: Vec<(usize, String)>,
}

impl Menu {
    pub(super) fn new(view: &AnyView, out: &Out) -> Self {
        let actions = view.legal();
        let mut groups: Vec<(&'static str, Group)> = Vec::new();
        for (index, &action) in actions.iter().enumerate() {
            let note = view.describe(action);
            let line = (index + 1, out.say(&note));
            match groups.iter_mut().find(|(key, _)| *key == note.key) {
                Some((_, group)) => group.lines.push(line),
                None => {
                    let heading = out.text().word(&format!("{}-kind", note.key));
                    groups.push((note.key, Group { heading, lines: vec![line] }));
                }
            }
        }
        let groups = groups.into_iter().map(|(_, group)| group).collect();
        Self { board: view.board(), groups, actions }
    }

    /// Prints the moves, or those that contain a word.
    pub(super) fn print(&self, word: Option<&str>, out: &mut Out) {
        let word = word.unwrap_or_default().to_lowercase();
        let fits = |line: &&(usize, String)| line.1.to_lowercase().contains(&word);
        let mut none = true;
        for group in &self.groups {
            let lines: Vec<_> = group.lines.iter().filter(fits).collect();
            if lines.is_empty() {
                continue;
            }
            none = false;
            out.styled(FAINT, &group.heading);
            for (number, sentence) in lines {
                out.line(&format!("{KEY}{number:>4}{KEY:#}  {sentence}"));
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
                out.note(&game::Note::new("cli-no-number").number("most", most));
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
