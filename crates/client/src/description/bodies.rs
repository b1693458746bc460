//! What is sent to a call: values that its description allows, what it does not allow, and as much as it takes.

use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// The largest body that a call reads; only board files are larger.
const LARGE: usize = 16 * 1024;
const LARGEST: usize = 256 * 1024;
/// Schemas may contain themselves.
const DEEPEST: usize = 8;

/// What things of this name are at this server, so that a value of the right shape is also one that there is.
#[derive(Clone, Debug, Default)]
pub struct Known(BTreeMap<String, Vec<Value>>);

impl Known {
    /// One more thing of this name.
    pub fn add(&mut self, name: &str, value: impl Into<Value>) {
        self.0.entry(name.into()).or_default().push(value.into());
    }

    /// One of them, another each time.
    pub fn get(&self, name: &str, turn: usize) -> Option<&Value> {
        self.0.get(name).map(|values| &values[turn % values.len()])
    }
}

/// A value that a schema of the document allows; what has a name that is known is known.
pub(super) fn example(document: &Value, schema: &Value, name: &str, known: &Known, turn: usize) -> Value {
    made(document, schema, name, known, turn, 0)
}

fn made(document: &Value, schema: &Value, name: &str, known: &Known, turn: usize, depth: usize) -> Value {
    if let Some(value) = known.get(name, turn) {
        return value.clone();
    }
    if depth > DEEPEST {
        return Value::Null;
    }
    let inner = |schema: &Value, name: &str| made(document, schema, name, known, turn, depth + 1);
    if let Some(path) = schema["$ref"].as_str() {
        return document.pointer(path.trim_start_matches('#')).map_or(Value::Null, |to| inner(to, name));
    }
    for choice in ["oneOf", "anyOf", "allOf"] {
        if let Some(choices) = schema[choice].as_array().filter(|choices| !choices.is_empty()) {
            return inner(&choices[turn % choices.len()], name);
        }
    }
    if let Some(values) = schema["enum"].as_array().filter(|values| !values.is_empty()) {
        return values[turn % values.len()].clone();
    }
    match kind(schema, turn) {
        "object" => {
            let properties = schema["properties"].as_object();
            let value = |(name, schema): (&String, &Value)| (name.clone(), inner(schema, name));
            Value::Object(properties.into_iter().flatten().map(value).collect::<Map<_, _>>())
        }
        "array" => json!([inner(&schema["items"], name)]),
        "integer" | "number" => json!(turn % 5),
        "boolean" => json!(turn.is_multiple_of(2)),
        "null" => Value::Null,
        _ => json!(format!("text {turn}")),
    }
}

/// The type of a schema; one of several in turn.
fn kind(schema: &Value, turn: usize) -> &str {
    match &schema["type"] {
        Value::String(kind) => kind,
        Value::Array(kinds) if !kinds.is_empty() => kinds[turn % kinds.len()].as_str().unwrap_or_default(),
        _ if schema["properties"].is_object() => "object",
        _ => "string",
    }
}

/// A body of each sort in turn: as it should be, wrong in some way, and as large as it may be or larger.
pub(super) fn body(valid: &Value, is_text: bool, turn: usize) -> Vec<u8> {
    let written = match valid {
        Value::String(text) if is_text => text.clone(),
        other => other.to_string(),
    };
    let most = if is_text { LARGEST } else { LARGE };
    match turn % 8 {
        0..=3 => written.into_bytes(),
        4 => wrong(&written, valid, turn / 8),
        5 => padded(written, most),
        6 => grown(valid, most).to_string().into_bytes(),
        _ => padded(written, most + 1000),
    }
}

fn wrong(written: &str, valid: &Value, turn: usize) -> Vec<u8> {
    match turn % 7 {
        0 => Vec::new(),
        1 => written.as_bytes()[..written.len() / 2].to_vec(),
        2 => "[".repeat(LARGE - 100).into_bytes(),
        3 => swapped(valid).to_string().into_bytes(),
        4 => vec![0xff; 300],
        5 => format!("{{\"{}\":1e999}}", "\\u0000".repeat(100)).into_bytes(),
        _ => json!({ "inside": valid }).to_string().into_bytes(),
    }
}

/// Blanks behind a value change nothing but its size.
fn padded(mut written: String, size: usize) -> Vec<u8> {
    let missing = size.saturating_sub(written.len());
    written.push_str(&" ".repeat(missing));
    written.into_bytes()
}

/// The same value with its texts as long as the body allows.
fn grown(value: &Value, size: usize) -> Value {
    fn count(value: &Value) -> usize {
        match value {
            Value::String(_) => 1,
            Value::Array(values) => values.iter().map(count).sum(),
            Value::Object(fields) => fields.values().map(count).sum(),
            Value::Null | Value::Bool(_) | Value::Number(_) => 0,
        }
    }
    fn grow(value: &mut Value, by: usize) {
        match value {
            Value::String(text) => text.push_str(&"ä".repeat(by / 2)),
            Value::Array(values) => values.iter_mut().for_each(|value| grow(value, by)),
            Value::Object(fields) => fields.values_mut().for_each(|value| grow(value, by)),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
    let mut grown = value.clone();
    let room = size.saturating_sub(value.to_string().len() + 10);
    grow(&mut grown, room / count(value).max(1));
    grown
}

/// The same value with another type in every place.
fn swapped(value: &Value) -> Value {
    match value {
        Value::Null => json!(7),
        Value::Bool(_) => json!("yes"),
        Value::Number(_) => json!({}),
        Value::String(_) => json!(-1),
        Value::Array(values) => values.first().map_or(Value::Null, swapped),
        Value::Object(fields) => {
            fields.iter().map(|(name, value)| (name.clone(), swapped(value))).collect::<Map<_, _>>().into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_follows_its_schema_and_what_is_known() {
        let document = json!({ "components": { "schemas": {
            "Pace": { "oneOf": [{ "type": "string", "enum": ["free"] }] },
            "New": { "type": "object", "properties": {
                "title": { "type": "string" },
                "pace": { "$ref": "#/components/schemas/Pace" },
                "seats": { "type": "array", "items": { "type": ["integer", "null"] } },
            } },
        } } });
        let mut known = Known::default();
        known.add("title", "chess");
        let schema = json!({ "$ref": "#/components/schemas/New" });
        let made = example(&document, &schema, "", &known, 0);
        assert_eq!(made, json!({ "title": "chess", "pace": "free", "seats": [0] }));
        assert_eq!(swapped(&made), json!({ "title": -1, "pace": -1, "seats": {} }));
    }

    #[test]
    fn large_bodies_are_as_large_as_they_may_be() {
        let value = json!({ "name": "x", "list": ["y"] });
        assert_eq!(body(&value, false, 5).len(), LARGE);
        assert!(body(&value, false, 7).len() > LARGE);
        let grown = body(&value, false, 6).len();
        assert!((LARGE - 50..=LARGE).contains(&grown), "{grown}");
    }
}
