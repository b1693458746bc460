//! Reads a board file so that every fault in it is found at once, each with its JSON path.

use game::{BoardFault, Note, digest};
use serde_json::Value;
use std::cell::RefCell;
use std::collections::HashSet;

/// One value of a board file, the path that leads to it, and the list that takes its faults.
///
/// Readers return `None` after noting a fault, so a caller reads on and the next fault is found too.
pub struct Sheet<'f> {
    value: &'f Value,
    path: String,
    faults: &'f RefCell<Vec<BoardFault>>,
}

/// The most faults that are noted of one file: who mends so many reads the rest then, and no file takes long to refuse.
const MOST_FAULTS: usize = 100;
/// The longest id a board may use.
const MAX_ID: usize = 48;

impl<'f> Sheet<'f> {
    /// Reads a whole file: `read` sees its root and returns the board; any fault refuses it.
    pub fn read<T>(
        text: &str,
        read: impl FnOnce(&Sheet<'_>) -> Option<T>,
    ) -> Result<(Value, T), Vec<BoardFault>> {
        let value: Value = serde_json::from_str(text).map_err(|error| {
            let what = Note::new("fault-json").number("line", error.line() as i64);
            vec![BoardFault { path: "$".into(), what: what.number("column", error.column() as i64) }]
        })?;
        let faults = RefCell::default();
        let board = read(&Sheet { value: &value, path: "$".into(), faults: &faults });
        let faults = faults.into_inner();
        match board {
            Some(board) if faults.is_empty() => Ok((value, board)),
            _ => Err(faults),
        }
    }

    /// Notes a fault at this value and reads on; the same fault is noted once.
    pub fn note(&self, what: Note) {
        self.note_at(|| self.path.clone(), what);
    }

    fn note_at(&self, path: impl FnOnce() -> String, what: Note) {
        let mut faults = self.faults.borrow_mut();
        if faults.len() >= MOST_FAULTS {
            return;
        }
        let fault = BoardFault { path: path(), what };
        if !faults.contains(&fault) {
            faults.push(fault);
        }
    }

    /// Notes a fault at this value. Returns `None` so that readers can end with it.
    pub fn fault<T>(&self, what: Note) -> Option<T> {
        self.note(what);
        None
    }

    /// Where this value is.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// A field that must be there.
    pub fn field(&self, key: &'static str) -> Option<Sheet<'f>> {
        match self.optional(key) {
            None if self.value.is_object() => self.fault(Note::new("fault-missing").name("key", key)),
            None => self.fault(Note::new("fault-object")),
            found => found,
        }
    }

    /// A field that may be left out.
    pub fn optional(&self, key: &str) -> Option<Sheet<'f>> {
        let value = self.value.get(key)?;
        Some(Sheet { value, path: format!("{}.{key}", self.path), faults: self.faults })
    }

    /// The fields of an object, in the order of their names.
    pub fn fields(&self) -> Option<Vec<(&'f str, Sheet<'f>)>> {
        let Some(map) = self.value.as_object() else { return self.fault(Note::new("fault-object")) };
        let sheet = |(key, value): (&'f String, &'f Value)| {
            let path = format!("{}.{key}", self.path);
            (key.as_str(), Sheet { value, path, faults: self.faults })
        };
        Some(map.iter().map(sheet).collect())
    }

    /// The items of a list that must hold `count` of them.
    pub fn items(&self, count: std::ops::RangeInclusive<usize>) -> Option<Vec<Sheet<'f>>> {
        let Some(list) = self.value.as_array() else { return self.fault(Note::new("fault-list")) };
        if !count.contains(&list.len()) {
            let note = Note::new("fault-count").number("found", list.len() as i64);
            return self
                .fault(note.number("least", *count.start() as i64).number("most", *count.end() as i64));
        }
        let sheet =
            |(index, value)| Sheet { value, path: format!("{}[{index}]", self.path), faults: self.faults };
        Some(list.iter().enumerate().map(sheet).collect())
    }

    /// Reads every item of a list, and gives the list only if all could be read.
    pub fn each<T>(
        &self,
        count: std::ops::RangeInclusive<usize>,
        read: impl FnMut(&Sheet<'f>) -> Option<T>,
    ) -> Option<Vec<T>> {
        let read: Vec<Option<T>> = self.items(count)?.iter().map(read).collect();
        read.into_iter().collect()
    }

    /// A text.
    pub fn text(&self) -> Option<&'f str> {
        match self.value.as_str() {
            Some(text) if text.chars().count() <= 4000 => Some(text),
            Some(_) => self.fault(Note::new("fault-long")),
            None => self.fault(Note::new("fault-text")),
        }
    }

    /// An id: lower-case letters, digits and hyphens, as rows cite them.
    pub fn id(&self) -> Option<String> {
        let text = self.text()?;
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let sound = !text.is_empty() && text.len() <= MAX_ID && text.bytes().all(fits);
        if sound {
            Some(text.to_string())
        } else {
            self.fault(Note::new("fault-id").name("id", text.to_string()))
        }
    }

    /// An id that must be one of `known`, as its index there.
    pub fn one_of<S: AsRef<str>>(&self, known: &[S]) -> Option<usize> {
        let text = self.text()?;
        let found = known.iter().position(|id| id.as_ref() == text);
        found.or_else(|| self.fault(Note::new("fault-unknown").name("id", text.to_string())))
    }

    /// A whole number within a range.
    pub fn number(&self, range: std::ops::RangeInclusive<u32>) -> Option<u32> {
        let number = self.value.as_u64().and_then(|number| u32::try_from(number).ok());
        match number {
            Some(number) if range.contains(&number) => Some(number),
            _ => {
                let note = Note::new("fault-number").number("least", *range.start());
                self.fault(note.number("most", *range.end()))
            }
        }
    }

    /// A number with decimals, for spots on a map.
    pub fn decimal(&self) -> Option<f64> {
        let number = self.value.as_f64().filter(|number| number.abs() <= 1e5);
        number.or_else(|| self.fault(Note::new("fault-decimal")))
    }

    /// True or false.
    pub fn flag(&self) -> Option<bool> {
        self.value.as_bool().or_else(|| self.fault(Note::new("fault-flag")))
    }

    /// Notes a fault at every id of `ids` that an earlier one already has; `path` gives the item's path.
    pub fn unique<'i>(&self, ids: impl IntoIterator<Item = &'i str>, key: &str) {
        let mut seen = HashSet::new();
        for (index, id) in ids.into_iter().enumerate() {
            if !seen.insert(id) {
                let what = Note::new("fault-twice").name("id", id.to_string());
                self.note_at(|| format!("{}[{index}].{key}", self.path), what);
            }
        }
    }
}

/// The hash that names a board in records: over all of the file but names and what only pictures use, so that
/// moving a label or rewording a note leaves old records valid. Spacing and the order of keys do not matter.
pub fn fingerprint(board: &Value) -> [u8; 32] {
    let mut rules = board.clone();
    strip(&mut rules, &NO_RULES);
    digest(&[b"skyrail board", rules.to_string().as_bytes()])
}

/// Keys that no rule reads: names and what only pictures use.
const NO_RULES: [&str; 13] = [
    "board", "name", "x", "y", "anchor", "label", "bend", "badge", "backdrop", "notes", "origin", "doubts",
    "sources",
];

/// Keys that nobody reads but people: what a file remarks about itself.
const REMARKS: [&str; 3] = ["notes", "doubts", "sources"];

/// A board file without its remarks, which would let the same board be told in any number of ways.
pub(crate) fn without_remarks(mut board: Value) -> Value {
    strip(&mut board, &REMARKS);
    board
}

fn strip(value: &mut Value, keys: &[&str]) {
    match value {
        Value::Object(map) => {
            map.retain(|key, _| !keys.contains(&key.as_str()));
            map.values_mut().for_each(|value| strip(value, keys));
        }
        Value::Array(list) => list.iter_mut().for_each(|value| strip(value, keys)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_faults_are_found_at_once_each_with_its_path() {
        let text = r#"{"cities": [{"id": "A b", "x": 1, "y": 2}, {"id": "b", "x": "left"}], "size": 9}"#;
        let result = Sheet::read(text, |sheet| {
            let cities = sheet.field("cities").and_then(|list| list.each(1..=9, crate::read_place));
            let size = sheet.field("size").and_then(|size| size.number(1..=5));
            let name = sheet.field("name").and_then(|name| name.text());
            Some((cities?, size?, name?.len()))
        });
        let faults: Vec<(String, &str)> =
            result.unwrap_err().into_iter().map(|fault| (fault.path, fault.what.key)).collect();
        let expected = [
            ("$.cities[0].id", "fault-id"),
            ("$.cities[1].x", "fault-decimal"),
            ("$.cities[1]", "fault-missing"),
            ("$.size", "fault-number"),
            ("$", "fault-missing"),
        ];
        assert_eq!(faults, expected.map(|(path, key)| (path.to_string(), key)));
    }

    #[test]
    fn broken_json_is_one_fault_with_line_and_column() {
        let faults = Sheet::read("{\n  oops", |_| Some(())).unwrap_err();
        assert_eq!((faults.len(), faults[0].what.key), (1, "fault-json"));
    }

    #[test]
    fn however_much_is_wrong_a_bounded_list_tells_it() {
        let item = r#"{"id": "A b", "x": "left"}"#;
        let text = format!("[{}]", vec![item; 20_000].join(","));
        let result = Sheet::read(&text, |sheet| sheet.each(1..=1_000_000, crate::read_place));
        assert_eq!(result.unwrap_err().len(), MOST_FAULTS);
        let twice = format!("[{}]", vec![r#""a""#; 20_000].join(","));
        let result = Sheet::read(&twice, |sheet| {
            let ids = sheet.each(1..=1_000_000, Sheet::id)?;
            sheet.unique(ids.iter().map(String::as_str), "id");
            Some(())
        });
        assert_eq!(result.unwrap_err().len(), MOST_FAULTS);
    }

    #[test]
    fn a_fingerprint_ignores_spots_and_order_but_no_rule() {
        let of = |text: &str| fingerprint(&serde_json::from_str(text).unwrap());
        assert_eq!(of(r#"{"a": 1, "c": [{"x": 1, "id": "q"}]}"#), of(r#"{"c": [{"id":"q","x":2}],"a":1}"#));
        assert_ne!(of(r#"{"a": 1}"#), of(r#"{"a": 2}"#));
    }
}
