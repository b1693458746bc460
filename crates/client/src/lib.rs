//! A small HTTP client of Skyrail's own interface, for the load tool, tests and programs that work for a server.
//!
//! It speaks HTTP/1.1 without encryption and does only what it is told: it follows no redirect, asks no proxy, keeps
//! no cookies and unpacks nothing. Connections are kept and used again.
//!
//! ```no_run
//! # async fn example() -> Result<(), client::ClientError> {
//! let client = client::Client::new();
//! let made = client.post("http://127.0.0.1:8080/api/v1/me").send().await?.ok()?;
//! let cookie = made.cookie().unwrap_or_default().to_string();
//! let me: serde_json::Value =
//!     client.get("http://127.0.0.1:8080/api/v1/me").header("cookie", cookie).send().await?.json().await?;
//! # Ok(())
//! # }
//! ```

pub mod description;
mod error;
mod idle;
mod request;
mod response;

pub use bytes::Bytes;
pub use error::ClientError;
pub use hyper::HeaderMap;
pub use request::Request;
pub use response::Response;

use idle::Idle;
use std::net::IpAddr;
use std::time::Duration;

/// Asks servers. A clone shares the connections; they close when the last clone is gone.
#[derive(Clone, Debug, Default)]
pub struct Client {
    idle: Idle,
    patience: Option<Duration>,
    from: Option<IpAddr>,
}

impl Client {
    /// A client that waits for an answer as long as it takes.
    pub fn new() -> Self {
        Self::default()
    }

    /// A client that gives a request up when its whole answer is not there in time.
    pub fn with_patience(patience: Duration) -> Self {
        Self { patience: Some(patience), ..Self::default() }
    }

    /// The same client, with connections of its own that come from this address of the machine.
    #[must_use]
    pub fn from_address(self, from: IpAddr) -> Self {
        Self { idle: Idle::default(), from: Some(from), ..self }
    }

    /// A request to read something.
    pub fn get(&self, url: impl Into<String>) -> Request {
        self.request("GET", url)
    }

    /// A request to do something.
    pub fn post(&self, url: impl Into<String>) -> Request {
        self.request("POST", url)
    }

    /// A request by any method.
    pub fn request(&self, method: &str, url: impl Into<String>) -> Request {
        Request::new(self.clone(), method, url.into())
    }
}
