//! Why there is no answer, or none that helps.

use std::fmt;

/// What went wrong, each with the address that was asked.
#[derive(Debug)]
pub enum ClientError {
    /// The address is not one that can be asked.
    Address(String),
    /// The method, a header or the body can't be sent.
    Request(String),
    /// Nobody is there.
    Unreachable(String, std::io::Error),
    /// The connection broke before the answer was whole.
    Broken(String, hyper::Error),
    /// The answer took longer than the client's patience.
    Late(String),
    /// The answer is a refusal: its status.
    Refused(String, u16),
    /// The answer is not the JSON that was expected.
    Unreadable(String, serde_json::Error),
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address(url) => write!(f, "“{url}” is not of the form http://host:port/path"),
            Self::Request(url) => {
                write!(f, "the request to {url} has a method or a header that can't be sent")
            }
            Self::Unreachable(url, why) => write!(f, "{url} can't be reached: {why}"),
            Self::Broken(url, why) => write!(f, "the connection to {url} broke: {why}"),
            Self::Late(url) => write!(f, "{url} did not answer in time"),
            Self::Refused(url, status) => write!(f, "{url} answered with status {status}"),
            Self::Unreadable(url, why) => write!(f, "the answer of {url} can't be read: {why}"),
        }
    }
}

impl std::error::Error for ClientError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Unreachable(_, why) => Some(why),
            Self::Broken(_, why) => Some(why),
            Self::Unreadable(_, why) => Some(why),
            Self::Address(_) | Self::Request(_) | Self::Late(_) | Self::Refused(..) => None,
        }
    }
}
