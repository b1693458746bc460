//! An answer: its head at once, its body as it comes.

use crate::ClientError;
use crate::idle::{Connection, Idle};
use bytes::Bytes;
use http_body_util::BodyExt;
use hyper::HeaderMap;
use hyper::body::{Body, Incoming};
use serde::de::DeserializeOwned;
use tokio::time::Instant;

/// What a server answered. Who does not read it to its end closes the connection.
#[derive(Debug)]
pub struct Response {
    url: String,
    answer: hyper::Response<Incoming>,
    until: Option<Instant>,
    /// Where the connection goes when the body was read.
    idle: Idle,
    place: String,
    line: Option<Connection>,
}

impl Response {
    pub(crate) fn new(
        idle: Idle,
        place: String,
        line: Connection,
        answer: hyper::Response<Incoming>,
        url: String,
        until: Option<Instant>,
    ) -> Self {
        let mut response = Self { url, answer, until, idle, place, line: Some(line) };
        if response.answer.body().is_end_stream() {
            response.give_back();
        }
        response
    }

    /// The status, as 200.
    pub fn status(&self) -> u16 {
        self.answer.status().as_u16()
    }

    /// All headers.
    pub fn headers(&self) -> &HeaderMap {
        self.answer.headers()
    }

    /// A header, if it is there and is text.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers().get(name).and_then(|value| value.to_str().ok())
    }

    /// The first cookie that is set, as `name=value`: what a `cookie` header says later.
    pub fn cookie(&self) -> Option<&str> {
        self.header("set-cookie").and_then(|cookie| cookie.split(';').next())
    }

    /// This answer, unless it is a refusal.
    pub fn ok(self) -> Result<Self, ClientError> {
        match self.status() {
            status @ 400.. => Err(ClientError::Refused(self.url, status)),
            _ => Ok(self),
        }
    }

    /// The next piece of the body; nothing at its end.
    pub async fn chunk(&mut self) -> Result<Option<Bytes>, ClientError> {
        loop {
            let next = self.answer.body_mut().frame();
            let next = match self.until {
                Some(until) => match tokio::time::timeout_at(until, next).await {
                    Ok(next) => next,
                    Err(_) => return Err(ClientError::Late(self.url.clone())),
                },
                None => next.await,
            };
            match next {
                // What follows a body, its trailers, is passed over.
                Some(Ok(frame)) => {
                    if let Ok(data) = frame.into_data() {
                        return Ok(Some(data));
                    }
                }
                Some(Err(why)) => return Err(ClientError::Broken(self.url.clone(), why)),
                None => {
                    self.give_back();
                    return Ok(None);
                }
            }
        }
    }

    /// The whole body.
    pub async fn bytes(mut self) -> Result<Vec<u8>, ClientError> {
        let mut all = Vec::new();
        while let Some(chunk) = self.chunk().await? {
            all.extend_from_slice(&chunk);
        }
        Ok(all)
    }

    /// The whole body as text; what is no UTF-8 in it is replaced.
    pub async fn text(self) -> Result<String, ClientError> {
        let bytes = self.bytes().await?;
        Ok(String::from_utf8(bytes)
            .unwrap_or_else(|bytes| String::from_utf8_lossy(bytes.as_bytes()).into_owned()))
    }

    /// The whole body, read as JSON.
    pub async fn json<T: DeserializeOwned>(self) -> Result<T, ClientError> {
        let url = self.url.clone();
        serde_json::from_slice(&self.bytes().await?).map_err(|why| ClientError::Unreadable(url, why))
    }

    fn give_back(&mut self) {
        if let Some(line) = self.line.take() {
            self.idle.keep(std::mem::take(&mut self.place), line);
        }
    }
}
