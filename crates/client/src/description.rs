//! Every call of the interface, from the description that a server itself gives: whoever tries all of them tries a new
//! one as well.

mod bodies;

pub use bodies::Known;

use crate::{Client, Request};
use bodies::{body, example};
use serde_json::Value;
use std::sync::Arc;

/// One call of the interface.
#[derive(Clone, Debug)]
pub struct Call {
    /// As `GET`.
    pub method: String,
    /// As `/api/v1/tables/{code}`.
    pub path: String,
    /// What the description says about it.
    operation: Value,
    document: Arc<Value>,
}

/// Every call of a description, which is an OpenAPI document.
pub fn calls(document: Value) -> Vec<Call> {
    let document = Arc::new(document);
    let mut calls = Vec::new();
    for (path, methods) in document["paths"].as_object().into_iter().flatten() {
        for (method, operation) in methods.as_object().into_iter().flatten() {
            if operation["responses"].is_object() {
                let (method, path) = (method.to_uppercase(), path.clone());
                let (operation, document) = (operation.clone(), Arc::clone(&document));
                calls.push(Call { method, path, operation, document });
            }
        }
    }
    calls
}

impl Call {
    /// What people call it, as `GET /tables/{code}`.
    pub fn name(&self) -> String {
        format!("{} {}", self.method, self.path.trim_start_matches("/api/v1"))
    }

    /// A request to a server, such as `127.0.0.1:8080`, of another sort in each turn: the first four of eight are as
    /// described, then comes one that is wrong and some that are as large as they may be or larger.
    pub fn request(&self, http: &Client, server: &str, known: &Known, turn: usize) -> Request {
        let mut path = self.path.clone();
        let mut query = Vec::new();
        for parameter in self.operation["parameters"].as_array().into_iter().flatten() {
            let name = parameter["name"].as_str().unwrap_or_default();
            let value = if turn % 8 == 4 {
                "%ff%00..%2f".into()
            } else {
                written(&example(&self.document, &parameter["schema"], name, known, turn))
            };
            match parameter["in"].as_str() {
                Some("path") => path = path.replace(&format!("{{{name}}}"), &value),
                Some("query") if turn % 3 != 2 => query.push(format!("{name}={value}")),
                _ => {}
            }
        }
        let question = if query.is_empty() { String::new() } else { format!("?{}", query.join("&")) };
        let request = http.request(&self.method, format!("http://{server}{path}{question}"));
        let content = self.operation["requestBody"]["content"].as_object();
        let Some((kind, content)) = content.and_then(|content| content.iter().next()) else { return request };
        let is_text = kind != "application/json";
        let name = if is_text { "text" } else { "" };
        let valid = example(&self.document, &content["schema"], name, known, turn);
        request.header("content-type", kind).body(body(&valid, is_text, turn))
    }
}

/// A value as a part of an address.
fn written(value: &Value) -> String {
    let text = match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let letter =
        |byte: u8| if is_plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    text.bytes().map(letter).collect()
}
