//! What a table is before its first row.

use catalog::AnyOptions;
use game::Secret;

/// The most bytes a seat may add to the luck.
pub const MAX_ENTROPY: usize = 64;
/// The most letters of a name.
const MAX_NAME: usize = 40;

/// What a table is before the first row.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    /// What is played, by how many, on which board.
    pub options: AnyOptions,
    /// Who sits there, in seat order.
    pub sitters: Vec<Sitter>,
    /// The secret that all luck comes from.
    pub secret: Secret,
    /// What each seat added to the secret after it was committed to, at most [`MAX_ENTROPY`] bytes; empty
    /// where nothing was.
    pub entropy: Vec<Vec<u8>>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// [`Sitter::PERSON`], or the name of a bot: one word.
    pub kind: String,
    /// The name shown, on one line.
    pub name: String,
}

impl Sitter {
    /// The kind of people.
    pub const PERSON: &'static str = "human";

    /// A person of this name.
    pub fn person(name: impl Into<String>) -> Self {
        Self { kind: Self::PERSON.into(), name: name.into() }
    }

    /// Whether a person sits there, not a bot.
    pub fn is_person(&self) -> bool {
        self.kind == Self::PERSON
    }
}

impl Setup {
    /// The same, as a record can hold it: so a table and the table read back from its record are equal, and
    /// the luck never depends on a part that is not written.
    pub(crate) fn tidied(mut self) -> Self {
        let seats = self.options.seats();
        self.sitters.resize(seats, Sitter { kind: String::new(), name: String::new() });
        for sitter in &mut self.sitters {
            sitter.kind = clean(&sitter.kind).replace(' ', "-");
            sitter.name = clean(&sitter.name);
        }
        self.entropy.resize(seats, Vec::new());
        self.entropy.iter_mut().for_each(|bytes| bytes.truncate(MAX_ENTROPY));
        self
    }
}

/// Words on one line, never empty.
fn clean(text: &str) -> String {
    let spaced: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    let joined = spaced.split_whitespace().collect::<Vec<_>>().join(" ");
    let cut: String = joined.chars().take(MAX_NAME).collect();
    match cut.trim_end() {
        "" => "-".into(),
        clean => clean.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fit_on_a_line_and_stay_once_cleaned() {
        let long = "x".repeat(39) + " yz";
        for (name, cleaned) in [("", "-"), (" \n", "-"), ("Anna\tB\r\nC", "Anna B C"), (&long, &long[..39])] {
            assert_eq!(clean(name), cleaned);
            assert_eq!(clean(cleaned), cleaned);
        }
    }
}
