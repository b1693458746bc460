//! Names that try to break out of a picture, and the check that none did.

use game::Note;
use picture::Names;

/// A language of nothing but attacks.
pub(crate) struct Hostile;

impl Names for Hostile {
    fn place(&self, id: &str) -> String {
        format!("<b>{id}</b> & \"'\u{0}\u{1b}\u{ffff}😀Ω漢")
    }

    fn title(&self, name: &str) -> String {
        format!("<script>{name}</script>")
    }

    fn say(&self, note: &Note) -> String {
        format!("</text><script>{}</script> ]]> & \"", note.key)
    }
}

/// A picture is well-formed, holds nothing that runs or loads, and every measure is a number.
#[track_caller]
pub(crate) fn check(svg: &str) {
    let document = roxmltree::Document::parse(svg).unwrap_or_else(|error| panic!("{error}"));
    let tags = ["script", "foreignObject", "a", "image"];
    assert!(document.descendants().all(|node| !tags.contains(&node.tag_name().name())));
    assert!(!svg.contains("NaN") && !svg.contains("inf"));
}
