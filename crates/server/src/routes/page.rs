//! The page itself, for everything that is no call of the interface.

use crate::error::Error;
use axum::http::Uri;

/// A file of the page.
pub(crate) async fn page(_: Uri) -> Error {
    Error::absent()
}
