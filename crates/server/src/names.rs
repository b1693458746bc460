//! What people are called: one form for each name, nothing in it that can't be seen, and no login that looks like
//! another's.

use crate::error::Error;
use game::Note;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::{GeneralSecurityProfile, MixedScript, skeleton};

/// The longest name, in letters.
const LONGEST: usize = 24;
/// So many marks may stand on one letter; more make a tower that covers other lines.
const MARKS: usize = 2;

/// A name on one line, not too long, as it is shown: of one form, without what can't be seen, and without words of
/// letters of several scripts, which are made to be mistaken for others.
pub(crate) fn name_of(name: &str) -> Result<String, Error> {
    let mut marks = 0;
    let seen = name.nfkc().filter(|&letter| {
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        marks <= MARKS && !is_unseen(letter)
    });
    let seen: String = seen.collect();
    let name = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > LONGEST {
        return Err(Error::unfit(Note::new("server-name").number("most", LONGEST as i64)));
    }
    if !name.split(' ').all(MixedScript::is_single_script) {
        return Err(Error::unfit(Note::new("server-name-mixed")));
    }
    Ok(name)
}

/// A name to log in with: small letters, digits, and what joins them.
pub(crate) fn login_of(login: &str) -> Result<String, Error> {
    let login = name_of(&name_of(login)?.to_lowercase())?;
    if login.chars().all(|letter| letter == ' ' || letter.identifier_allowed()) {
        Ok(login)
    } else {
        Err(Error::unfit(Note::new("server-login")))
    }
}

/// What a login looks like, the same for all that look the same.
pub(crate) fn looks(login: &str) -> String {
    skeleton(&login.to_lowercase()).collect::<String>().to_lowercase()
}

/// Whether a letter can't be seen, or changes how others are read: what controls, joins, parts or turns them round,
/// blanks that are no spaces, and what has no meaning of its own.
fn is_unseen(letter: char) -> bool {
    // A line or a tab ends a word.
    letter.is_control() && !letter.is_whitespace()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffd}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_one_form_and_nothing_that_is_not_seen() {
        for (name, shown) in [
            ("  Anna\t\n B ", "Anna B"),
            ("An\u{200b}na\u{202e}", "Anna"),
            ("Ann\u{e4}", "Ann\u{e4}"),
            ("Anna\u{308}", "Ann\u{e4}"),
            ("\u{ff21}nna", "Anna"),
            ("Аня", "Аня"),
            ("桜ちゃん", "桜ちゃん"),
            ("Anna 🚂", "Anna 🚂"),
            ("x\u{329}\u{329}\u{329}\u{329}", "x\u{329}\u{329}"),
        ] {
            assert_eq!(name_of(name).unwrap(), shown, "{name:?}");
            assert_eq!(name_of(shown).unwrap(), shown);
        }
        // Nothing to be seen, and a Cyrillic letter among Latin ones.
        for name in ["", "\u{200b}\u{2060}", "\u{3164}", "\u{410}nna", &"x".repeat(25)] {
            assert!(name_of(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn logins_that_look_the_same_are_the_same() {
        assert_eq!(login_of("Anna 1").unwrap(), "anna 1");
        assert!(login_of("anna😀").is_err());
        assert_eq!(looks("раура1"), looks("paypa1"));
        assert_eq!(looks("Anna"), looks("anna"));
        assert_ne!(looks("anna"), looks("annie"));
    }
}
