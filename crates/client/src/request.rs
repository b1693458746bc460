//! A request while it is put together, and the sending of it.

use crate::idle::{Connection, connect};
use crate::{Client, ClientError, Response};
use bytes::Bytes;
use http_body_util::Full;
use hyper::Uri;
use hyper::body::Incoming;
use hyper::http::request::Builder;
use hyper::http::uri::{Authority, PathAndQuery};
use serde::Serialize;
use tokio::time::Instant;

/// A request that was not sent yet. What is wrong with it is told by [`Request::send`].
#[derive(Debug)]
#[must_use = "a request does nothing before it is sent"]
pub struct Request {
    client: Client,
    url: String,
    head: Builder,
    body: Bytes,
}

impl Request {
    pub(crate) fn new(client: Client, method: &str, url: String) -> Self {
        Self { client, url, head: hyper::Request::builder().method(method), body: Bytes::new() }
    }

    /// Adds a header.
    pub fn header(self, name: &str, value: impl AsRef<str>) -> Self {
        Self { head: self.head.header(name, value.as_ref()), ..self }
    }

    /// Sends these bytes along.
    pub fn body(self, body: impl Into<Bytes>) -> Self {
        Self { body: body.into(), ..self }
    }

    /// Sends a value along as JSON.
    ///
    /// # Panics
    ///
    /// If the value has no form in JSON, as a map with keys that are no strings.
    pub fn json(self, value: &impl Serialize) -> Self {
        let body = serde_json::to_vec(value).expect("the value has a form in JSON");
        self.header("content-type", "application/json").body(body)
    }

    /// Sends it, and waits until the head of the answer is there. A refusal is an answer too.
    pub async fn send(self) -> Result<Response, ClientError> {
        let Self { client, url, head, body } = self;
        let (place, target) = parts(&url).ok_or_else(|| ClientError::Address(url.clone()))?;
        let head = head.uri(target).header("host", place.as_str());
        let place = format!("{}:{}", place.host(), place.port_u16().unwrap_or(80));
        let request = head.body(Full::new(body)).map_err(|_| ClientError::Request(url.clone()))?;
        let until = client.patience.map(|patience| Instant::now() + patience);
        let sent = async {
            let (line, answer) = over_any_line(&client, &url, &place, request).await?;
            Ok(Response::new(client.idle.clone(), place, line, answer, url.clone(), until))
        };
        match until {
            Some(until) => {
                tokio::time::timeout_at(until, sent).await.unwrap_or(Err(ClientError::Late(url.clone())))
            }
            None => sent.await,
        }
    }
}

/// The host and port of an address, and what is asked of them.
fn parts(url: &str) -> Option<(Authority, Uri)> {
    let uri: Uri = url.parse().ok().filter(|uri: &Uri| uri.scheme_str() == Some("http"))?;
    let place = uri.authority().filter(|place| !place.as_str().contains('@'))?.clone();
    let target = uri.path_and_query().map_or("/", PathAndQuery::as_str);
    Some((place, target.parse().ok()?))
}

/// Sends over a connection that is kept, or over a new one. A server may close a kept one at any time: what was not
/// written to it yet is sent over another; what was written is not, since it may have been done.
async fn over_any_line(
    client: &Client,
    url: &str,
    place: &str,
    mut request: hyper::Request<Full<Bytes>>,
) -> Result<(Connection, hyper::Response<Incoming>), ClientError> {
    loop {
        let kept = client.idle.take(place).await;
        let is_new = kept.is_none();
        let mut line = match kept {
            Some(line) => line,
            None => connect(place, client.from)
                .await
                .map_err(|why| ClientError::Unreachable(url.to_string(), why))?,
        };
        match line.try_send_request(request).await {
            Ok(answer) => return Ok((line, answer)),
            Err(mut failed) => match failed.take_message() {
                Some(unsent) if !is_new => request = unsent,
                _ => return Err(ClientError::Broken(url.to_string(), failed.into_error())),
            },
        }
    }
}
