//! The description of the interface: the OpenAPI document, and a page to read it that needs no script.

use axum::Extension;
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse};
use catalog::Title;
use game::ChoiceKind;
use serde_json::Value;
use std::fmt::Write;
use std::sync::Arc;
use utoipa::openapi::OpenApi;
use utoipa::openapi::path::{Operation, Parameter, ParameterIn};
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, Schema};

/// What the whole interface is called and how one signs in. Paths come from the routes themselves.
#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Skyrail",
        description = "Tables for route-network board games, for programs. Times are milliseconds since 1970; binary \
            things are hexadecimal. A refusal has a `key` that stays the same and a `sentence` in the language of \
            `Accept-Language`."
    ),
    components(schemas(wire::Refusal)),
    tags(
        (name = "me", description = "Oneself: entering, the account, one's tables and games."),
        (name = "tables", description = "Tables: the lobby, making one, sitting down, playing."),
        (name = "friends", description = "Friends by link, invitations, and keeping people away."),
        (name = "tokens", description = "Tokens that programs sign in with."),
        (name = "passkeys", description = "Passkeys in place of a password."),
        (name = "boards", description = "Boards that people made."),
        (name = "deals and ratings", description = "The same luck for everyone, and who plays best.")
    )
)]
struct Described;

/// The document before any path is in it.
pub(crate) fn beginning() -> OpenApi {
    let mut document = <Described as utoipa::OpenApi>::openapi();
    document.info.version = env!("CARGO_PKG_VERSION").into();
    document.info.license = None;
    let cookie =
        ApiKey::Cookie(ApiKeyValue::with_description("skyrail", "What `POST /me` sets, for browsers."));
    let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(
        "A personal token, `Authorization: Bearer skyrail_…`, with the scopes `read`, `play` or `account`; `play` \
         includes `read`.",
    ));
    if let Some(components) = &mut document.components {
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(cookie));
        components.add_security_scheme("token", SecurityScheme::Http(token.build()));
    }
    document
}

/// Adds what may be answered to every call: nobody knows you, not for you, too much at once; and what there is to
/// choose when a table is made.
pub(crate) fn complete(mut document: OpenApi) -> OpenApi {
    let schemas = document.components.iter_mut().map(|components| &mut components.schemas);
    for schema in schemas.filter_map(|schemas| schemas.get_mut("Choice")) {
        if let RefOr::T(Schema::Object(choice)) = schema {
            choice.description = Some(options());
        }
    }
    for (path, item) in &mut document.paths.paths {
        if let Some(operation) = &mut item.get {
            refuse(path, operation, false);
        }
        let changing = [&mut item.post, &mut item.put, &mut item.patch, &mut item.delete];
        for operation in changing.into_iter().filter_map(Option::as_mut) {
            refuse(path, operation, true);
        }
    }
    document
}

/// The options of every title, by name and value.
fn options() -> String {
    let mut text = String::from(
        "An option by name and value. Every title has `first`: `random`, or the letter of a seat.",
    );
    for &title in Title::ALL {
        for choice in title.choices() {
            let values = match choice.kind {
                ChoiceKind::Flag => "`yes` or `no`".to_string(),
                ChoiceKind::Number { least, most } => format!("{least} to {most}"),
                ChoiceKind::OneOf(words) => {
                    words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ")
                }
            };
            let printed = choice.write(choice.printed);
            let _ = write!(text, " `{}` of {}: {values}; {printed} as printed.", choice.name, title.name());
        }
    }
    text
}

/// Says how a call may be refused: by what it takes and whether it changes something.
fn refuse(path: &str, operation: &mut Operation, changes: bool) {
    let open = operation
        .security
        .as_ref()
        .is_some_and(|needs| needs.iter().any(|need| *need == SecurityRequirement::default()));
    let (has_body, names) = (operation.request_body.is_some(), path.contains('{'));
    let in_query =
        |one: &RefOr<Parameter>| matches!(one, RefOr::T(one) if one.parameter_in == ParameterIn::Query);
    let has_query = operation.parameters.iter().flatten().any(in_query);
    let about_a_table = path.contains("/tables/{");
    let refusals = [
        ("400", "What was sent can't be read.", has_body || names || has_query),
        ("401", "Nobody knows who you are: no cookie and no token that counts.", !open || changes),
        ("403", "Not for you: the token lacks the scope, another site sent it, or the table says so.", true),
        ("404", "There is no such thing, or none that you may know of.", names),
        ("409", "It came too late or does not apply as things stand.", changes || about_a_table),
        ("413", "There is too much of it.", has_body),
        ("415", "It is not of the kind that is read here.", has_body),
        ("422", "It can be read and does not fit.", has_body || names),
        ("429", "Too much at once.", true),
        ("503", "The database does not answer, or the server stops: try again.", true),
    ];
    for (status, why, _) in refusals.into_iter().filter(|(.., applies)| *applies) {
        let refusal = ContentBuilder::new().schema(Some(Ref::from_schema_name("Refusal"))).build();
        let response = ResponseBuilder::new().description(why).content("application/json", refusal);
        operation.responses.responses.entry(status.into()).or_insert_with(|| response.into());
    }
}

/// The document and the page, written once.
pub(crate) struct Written {
    json: String,
    html: String,
}

impl Written {
    pub(crate) fn new(document: &OpenApi) -> Self {
        let value = serde_json::to_value(document).expect("a description is made of what JSON can write");
        Self { html: page(&value), json: value.to_string() }
    }
}

/// The description of this interface for programs.
#[utoipa::path(get, path = "/openapi.json", tag = "me", responses((status = 200, body = Value)), security(()))]
pub(crate) async fn document(Extension(written): Extension<Arc<Written>>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], written.json.clone())
}

/// The description of this interface to read.
#[utoipa::path(get, path = "/docs", tag = "me", responses((status = 200, body = String, content_type = "text/html")),
    security(()))]
pub(crate) async fn read(Extension(written): Extension<Arc<Written>>) -> impl IntoResponse {
    Html(written.html.clone())
}

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;\
    color:#1d2733;background:#fbfaf6}code,pre{font:14px/1.45 ui-monospace,monospace}pre{background:#f0ece1;\
    padding:.6rem .8rem;overflow:auto;border-radius:6px}h2{margin-top:2.5rem;border-bottom:1px solid #d8d2c2}\
    details{margin:.4rem 0;border:1px solid #d8d2c2;border-radius:6px;padding:.4rem .8rem;background:#fff}\
    summary{cursor:pointer}b.m{display:inline-block;min-width:4.2rem}td,th{text-align:left;vertical-align:top;\
    padding:.1rem 1rem .1rem 0}@media(prefers-color-scheme:dark){body{color:#e8e4d9;background:#15191f}\
    details{background:#1b212a;border-color:#343c48}pre{background:#222934}h2{border-color:#343c48}a{color:#8ec5ff}}";

/// The page: every call by subject, then every shape.
fn page(document: &Value) -> String {
    let mut html = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>Skyrail for programs</title><style>{STYLE}</style>\
         <h1>Skyrail for programs</h1><p>{}</p><p>Version {}. The same as <a href=\"/api/v1/openapi.json\">OpenAPI</a>.</p>",
        said(&document["info"]["description"]),
        said(&document["info"]["version"])
    );
    let none = serde_json::Map::new();
    let paths = document["paths"].as_object().unwrap_or(&none);
    for tag in document["tags"].as_array().into_iter().flatten() {
        let _ = write!(html, "<h2>{}</h2><p>{}</p>", said(&tag["name"]), said(&tag["description"]));
        for (path, methods) in paths {
            for (method, call) in methods.as_object().into_iter().flatten() {
                if call["tags"][0] == tag["name"] {
                    show_call(&mut html, path, method, call);
                }
            }
        }
    }
    html += "<h2>Shapes</h2>";
    for (name, schema) in document["components"]["schemas"].as_object().unwrap_or(&none) {
        let _ = write!(
            html,
            "<details id=\"{0}\"><summary><code>{0}</code> {1}</summary><pre>{2}</pre></details>",
            escaped(name),
            said(&schema["description"]),
            escaped(&serde_json::to_string_pretty(schema).unwrap_or_default())
        );
    }
    html + "</html>"
}

fn show_call(html: &mut String, path: &str, method: &str, call: &Value) {
    let _ = write!(
        html,
        "<details><summary><b class=\"m\">{}</b> <code>{}</code> {}</summary>",
        escaped(&method.to_uppercase()),
        escaped(path),
        said(&call["summary"])
    );
    if !call["description"].is_null() {
        let _ = write!(html, "<p>{}</p>", said(&call["description"]));
    }
    let needs =
        call["security"].as_array().into_iter().flatten().map(|need| match need["token"].as_array() {
            Some(scopes) => {
                format!("a token with the scope {}", scopes.iter().map(said).collect::<Vec<_>>().join(", "))
            }
            None if need["cookie"].is_array() => "a signed-in browser".into(),
            None => "nobody in particular".into(),
        });
    let _ = write!(html, "<p>For: {}.</p><table>", needs.collect::<Vec<_>>().join(" or "));
    for parameter in call["parameters"].as_array().into_iter().flatten() {
        let _ = write!(
            html,
            "<tr><td><code>{}</code><td>{}<td>{}",
            said(&parameter["name"]),
            said(&parameter["in"]),
            said(&parameter["description"])
        );
    }
    for (kind, content) in call["requestBody"]["content"].as_object().into_iter().flatten() {
        let _ = write!(html, "<tr><td>body<td>{}<td>{}", escaped(kind), shape(&content["schema"]));
    }
    for (status, response) in call["responses"].as_object().into_iter().flatten() {
        let content = response["content"].as_object().and_then(|content| content.iter().next());
        let (kind, what) = content.map_or((String::new(), String::new()), |(kind, content)| {
            (escaped(kind), shape(&content["schema"]))
        });
        let _ = write!(
            html,
            "<tr><td>{}<td>{kind}<td>{} {what}",
            escaped(status),
            said(&response["description"])
        );
    }
    html.push_str("</table></details>");
}

/// A shape by name, with where to read of it.
fn shape(schema: &Value) -> String {
    let list = schema["type"] == "array";
    let schema = if list { &schema["items"] } else { schema };
    let name = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next());
    let told = match name {
        Some(name) => format!("<a href=\"#{0}\">{0}</a>", escaped(name)),
        None => said(&schema["type"]),
    };
    if list { format!("a list of {told}") } else { told }
}

/// The text of a value, with line ends of the source and back-ticks as a page has them.
fn said(value: &Value) -> String {
    let text = escaped(value.as_str().unwrap_or_default());
    let parts: Vec<&str> = text.split('`').collect();
    let code = |(at, part): (usize, &&str)| {
        if at % 2 == 1 { format!("<code>{part}</code>") } else { (*part).into() }
    };
    parts.iter().enumerate().map(code).collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
