//! Whatever the bytes, reading ends with a record or a refusal.

use super::GOLDEN;
use proptest::prelude::*;
use table::Record;

/// What may stand in a record, so that random texts get past the first line.
const WORDS: [&str; 14] = [
    "skyrail 1\n",
    "title airlines-europe\n",
    "rules 1\n",
    "board x ",
    "board-file {}\n",
    "option first a\n",
    "seat a human A\n",
    "seat b human B\n",
    "commitment 00\n",
    "entropy a 00\n",
    "1 a bank\n",
    "result running\n",
    "secret 00\n",
    "end 00\n",
];

/// One change to a text.
#[derive(Clone, Debug)]
enum Change {
    Cut(usize, usize),
    Put(usize, String),
    Copy(usize, usize, usize),
}

fn change() -> impl Strategy<Value = Change> {
    let at = || 0..GOLDEN.len() * 2;
    prop_oneof![
        (at(), 0..80usize).prop_map(|(at, count)| Change::Cut(at, count)),
        (at(), "\\PC{0,12}|[ \n\r0-9a-f]{0,9}").prop_map(|(at, text)| Change::Put(at, text)),
        (at(), at(), 0..80usize).prop_map(|(from, to, count)| Change::Copy(from, to, count)),
    ]
}

fn changed(text: &str, change: &Change) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let spot = |at: usize| at % (letters.len() + 1);
    match change {
        Change::Cut(at, count) => {
            let at = spot(*at);
            let end = (at + count).min(letters.len());
            letters.drain(at..end);
        }
        Change::Put(at, text) => {
            let at = spot(*at);
            letters.splice(at..at, text.chars());
        }
        Change::Copy(from, to, count) => {
            let (from, to) = (spot(*from), spot(*to));
            let end = (from + count).min(letters.len());
            let part: Vec<char> = letters[from..end].to_vec();
            letters.splice(to..to, part);
        }
    }
    letters.into_iter().collect()
}

/// Reads a text, and whatever is left of it stays usable.
fn assert_read(text: &str) -> Result<(), TestCaseError> {
    match table::read(text, &[]) {
        Ok(record) => prop_assert_eq!(record.write(), text),
        Err(broken) => {
            let lines = text.lines().count() + 1;
            prop_assert!((1..=lines).contains(&broken.fault.line), "{:?}", broken.fault);
            if let Some(sound) = broken.sound {
                let text = Record::of(*sound).write();
                prop_assert!(table::read(&text, &[]).is_ok());
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*|(skyrail 1\n)?(.*\n){0,8}") {
        assert_read(&text)?;
    }

    #[test]
    fn any_lines_of_records_are_read_or_refused(lines in prop::collection::vec(prop::sample::select(&WORDS), 0..24)) {
        assert_read(&lines.concat())?;
    }

    #[test]
    fn any_changed_record_is_read_or_refused(changes in prop::collection::vec(change(), 1..4)) {
        let text = changes.iter().fold(GOLDEN.to_string(), |text, change| changed(&text, change));
        assert_read(&text)?;
    }
}
