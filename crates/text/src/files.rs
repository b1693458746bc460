//! The one list of message files. A new file is one line here.

use crate::Language;

/// A message file; its folder says its language.
pub(crate) struct File {
    pub(crate) path: &'static str,
    pub(crate) source: &'static str,
}

macro_rules! ftl {
    ($path:literal) => {
        File { path: $path, source: include_str!(concat!("../lang/", $path)) }
    };
}

/// All message files.
pub(crate) const FILES: &[File] = &[
    ftl!("en/common.ftl"),
    ftl!("en/board-faults.ftl"),
    ftl!("en/cli.ftl"),
    ftl!("en/people.ftl"),
    ftl!("en/picture.ftl"),
    ftl!("en/server.ftl"),
    ftl!("en/table.ftl"),
    ftl!("en/web.ftl"),
    ftl!("en/airlines-europe.ftl"),
    ftl!("en/ticket-to-ride-germany.ftl"),
    ftl!("en/jet-set.ftl"),
    ftl!("it/common.ftl"),
    ftl!("it/board-faults.ftl"),
    ftl!("it/cli.ftl"),
    ftl!("it/people.ftl"),
    ftl!("it/picture.ftl"),
    ftl!("it/server.ftl"),
    ftl!("it/table.ftl"),
    ftl!("it/web.ftl"),
    ftl!("it/airlines-europe.ftl"),
    ftl!("it/ticket-to-ride-germany.ftl"),
    ftl!("it/jet-set.ftl"),
    ftl!("fr/common.ftl"),
    ftl!("fr/board-faults.ftl"),
    ftl!("fr/cli.ftl"),
    ftl!("fr/people.ftl"),
    ftl!("fr/picture.ftl"),
    ftl!("fr/server.ftl"),
    ftl!("fr/table.ftl"),
    ftl!("fr/web.ftl"),
    ftl!("fr/airlines-europe.ftl"),
    ftl!("fr/ticket-to-ride-germany.ftl"),
    ftl!("fr/jet-set.ftl"),
    ftl!("ru/common.ftl"),
    ftl!("ru/board-faults.ftl"),
    ftl!("ru/cli.ftl"),
    ftl!("ru/people.ftl"),
    ftl!("ru/picture.ftl"),
    ftl!("ru/server.ftl"),
    ftl!("ru/table.ftl"),
    ftl!("ru/web.ftl"),
    ftl!("ru/airlines-europe.ftl"),
    ftl!("ru/ticket-to-ride-germany.ftl"),
    ftl!("ru/jet-set.ftl"),
    ftl!("de/common.ftl"),
    ftl!("de/board-faults.ftl"),
    ftl!("de/cli.ftl"),
    ftl!("de/people.ftl"),
    ftl!("de/picture.ftl"),
    ftl!("de/server.ftl"),
    ftl!("de/table.ftl"),
    ftl!("de/web.ftl"),
    ftl!("de/airlines-europe.ftl"),
    ftl!("de/ticket-to-ride-germany.ftl"),
    ftl!("de/jet-set.ftl"),
];

/// The files of one language.
pub(crate) fn of(language: Language) -> impl Iterator<Item = &'static File> {
    FILES.iter().filter(move |file| file.path.split('/').next() == Some(language.tag()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn every_file_on_disk_is_listed_and_belongs_to_a_language() {
        let lang = Path::new(env!("CARGO_MANIFEST_DIR")).join("lang");
        let mut found = Vec::new();
        for folder in lang.read_dir().unwrap().map(Result::unwrap) {
            for file in folder.path().read_dir().unwrap().map(Result::unwrap) {
                let path = file.path().strip_prefix(&lang).unwrap().to_owned();
                found.push(path.to_str().unwrap().replace('\\', "/"));
            }
        }
        found.sort();
        let mut listed: Vec<&str> = FILES.iter().map(|file| file.path).collect();
        listed.sort_unstable();
        assert_eq!(found, listed);
        assert_eq!(Language::ALL.map(|language| of(language).count()).iter().sum::<usize>(), FILES.len());
    }
}
