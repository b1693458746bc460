//! What a person types at the keyboard.

use super::map::Shown;

/// What a person typed.
pub(super) enum Command<'l> {
    Nothing,
    Quit,
    Help,
    State,
    /// The moves that contain this word.
    Moves(Option<&'l str>),
    /// So many of the last lines of the log.
    Log(usize),
    Why(&'l str),
    /// What a strong bot thinks of the position.
    Hint,
    /// The board.
    Map(Shown),
    Save(Option<&'l str>),
    Resume(&'l str),
    Undo(u32),
    /// A move, by its number or in its text form.
    Move(&'l str),
}

impl<'l> Command<'l> {
    pub(super) fn read(line: &'l str) -> Self {
        let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let some = Some(rest).filter(|rest| !rest.is_empty());
        match verb {
            "" => Self::Nothing,
            "quit" | "exit" | "q" => Self::Quit,
            "help" | "?" | "h" => Self::Help,
            "state" => Self::State,
            "moves" | "m" => Self::Moves(some),
            "log" => Self::Log(rest.parse().unwrap_or(20)),
            "why" => Self::Why(rest),
            "hint" => Self::Hint,
            "map" | "b" if rest.is_empty() => Self::Map(Shown::Map),
            "map" | "b" if rest == "new" => Self::Map(Shown::New),
            "map" | "b" if rest == "list" => Self::Map(Shown::List),
            "save" => Self::Save(some),
            "resume" if some.is_some() => Self::Resume(rest),
            "undo" | "u" if rest.is_empty() => Self::Undo(1),
            "undo" | "u" if rest.parse::<u32>().is_ok() => Self::Undo(rest.parse().unwrap_or(1)),
            _ => Self::Move(line),
        }
    }
}
