//! The message files, as `build.rs` finds them in `lang/` and `titles/`.

use crate::Language;

/// A message file; its folder or its name says its language.
pub(crate) struct File {
    /// Where it lies, for whoever has to mend it.
    #[cfg_attr(not(test), expect(dead_code, reason = "only tests name a file"))]
    pub(crate) path: &'static str,
    pub(crate) tag: &'static str,
    pub(crate) source: &'static str,
}

/// All message files.
pub(crate) const FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The files of one language.
pub(crate) fn of(language: Language) -> impl Iterator<Item = &'static File> {
    FILES.iter().filter(move |file| file.tag == language.tag())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_belongs_to_a_language() {
        for file in FILES {
            assert!(Language::ALL.iter().any(|language| language.tag() == file.tag), "{}", file.path);
        }
        assert!(Language::ALL.iter().all(|&language| of(language).count() > 0));
    }
}
