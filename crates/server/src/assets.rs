//! The files of the page, which whoever starts the server hands over.

/// For each file its address without the first slash, the file as it is, in brotli, in gzip; a form that is not there
/// is empty.
pub type Page = &'static [(&'static str, &'static [u8], &'static [u8], &'static [u8])];

/// A file of the page, in the smallest form that was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asset {
    /// What it is.
    pub(crate) kind: &'static str,
    /// How it is compressed, if it is.
    pub(crate) encoding: Option<&'static str>,
    /// How long a browser may keep it.
    pub(crate) keep: &'static str,
    /// The bytes.
    pub(crate) bytes: &'static [u8],
}

/// A file is named by its content: it never changes under its name.
const FOR_GOOD: &str = "public, max-age=31536000, immutable";
/// The page itself is asked for again each time, so that a new one is seen at once.
const ASK_AGAIN: &str = "no-cache";

/// The file at an address, for a browser that accepts these encodings. An address that is no file is one of the
/// page's own: the page finds out by itself what to show there.
pub(crate) fn asset(page: Page, path: &str, accepts: &str) -> Option<Asset> {
    let name = path.trim_start_matches('/');
    let found = |name: &str| page.iter().find(|(known, ..)| *known == name);
    let inside = !name.is_empty() && (name.starts_with("assets/") || name.contains('.'));
    let &(name, plain, brotli, gzip) = if inside { found(name)? } else { found("index.html")? };
    let wants =
        |encoding: &str| accepts.split(',').any(|word| word.trim().split(';').next() == Some(encoding));
    let (encoding, bytes) = match () {
        () if !brotli.is_empty() && wants("br") => (Some("br"), brotli),
        () if !gzip.is_empty() && wants("gzip") => (Some("gzip"), gzip),
        () => (None, plain),
    };
    let keep = if name.starts_with("assets/") { FOR_GOOD } else { ASK_AGAIN };
    Some(Asset { kind: kind(name), encoding, keep, bytes })
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("ftl" | "md") => "text/plain; charset=utf-8",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: Page = &[
        ("assets/web-1.wasm", b"plain", b"br", b"gz"),
        ("assets/face-2.woff2", b"letters", b"", b""),
        ("index.html", b"<html>", b"h", b"ht"),
    ];

    #[test]
    fn addresses_of_the_page_lead_to_the_page() {
        let page = asset(PAGE, "/", "").expect("the page is there");
        assert_eq!((page.kind, page.encoding, page.keep), ("text/html; charset=utf-8", None, ASK_AGAIN));
        assert_eq!(asset(PAGE, "/table/abc", ""), Some(page));
        assert_eq!(asset(PAGE, "/assets/none.js", ""), None);
        assert_eq!(asset(PAGE, "/robots.txt", ""), None);
        assert_eq!(asset(&[], "/", ""), None);
    }

    #[test]
    fn files_are_sent_as_small_as_the_browser_can_read() {
        let sent = |path, accepts| {
            let file = asset(PAGE, path, accepts).expect("it is there");
            (file.bytes, file.encoding)
        };
        assert_eq!(sent("/assets/web-1.wasm", "gzip, deflate, br;q=1"), (&b"br"[..], Some("br")));
        assert_eq!(sent("/assets/web-1.wasm", "gzip"), (&b"gz"[..], Some("gzip")));
        assert_eq!(sent("/assets/web-1.wasm", "identity"), (&b"plain"[..], None));
        assert_eq!(sent("/assets/face-2.woff2", "gzip, br"), (&b"letters"[..], None));
    }
}
