//! Several things in one sentence: "Paris, Rome and Kyiv".

use crate::Text;
use game::{Arg, Note};

impl Text {
    /// Joins things that are already words, as the language joins a list.
    pub fn list(&self, items: &[String]) -> String {
        let Some((last, rest)) = items.split_last() else { return self.word("list-none") };
        let Some((first, between)) = rest.split_first() else { return last.clone() };
        let join = |key, so_far: String, next: &String| {
            self.say_bare(&Note::new(key).name("list", so_far).name("next", next.clone()))
        };
        let rest = between.iter().fold(first.clone(), |so_far, next| join("list-comma", so_far, next));
        join("list-and", rest, last)
    }

    /// A note whose arguments are names only, so that nobody's name is asked for.
    fn say_bare(&self, note: &Note) -> String {
        debug_assert!(note.args.iter().all(|(_, arg)| matches!(arg, Arg::Name(_))));
        self.say_plain(note, &|seat| seat.to_string())
    }
}

#[cfg(test)]
mod tests {
    use crate::{Language, Text};

    #[track_caller]
    fn check(language: Language, items: &[&str], expected: &str) {
        let items: Vec<String> = items.iter().map(ToString::to_string).collect();
        assert_eq!(Text::new(language).list(&items), expected);
    }

    #[test]
    fn lists_are_joined_as_each_language_does() {
        check(Language::En, &[], "none");
        check(Language::En, &["a"], "a");
        check(Language::En, &["a", "b"], "a and b");
        check(Language::En, &["a", "b", "c", "d"], "a, b, c and d");
        check(Language::It, &["a", "b", "c"], "a, b e c");
        check(Language::Fr, &["a", "b", "c"], "a, b et c");
        check(Language::Ru, &["a", "b", "c"], "a, b и c");
        check(Language::De, &["a", "b", "c"], "a, b und c");
    }
}
