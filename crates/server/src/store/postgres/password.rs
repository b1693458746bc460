//! The file that PostgreSQL's own programs find passwords in, `~/.pgpass`.

use std::env;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// Whom a password is for.
pub(super) struct Entry<'a> {
    pub(super) host: &'a str,
    pub(super) port: u16,
    pub(super) database: &'a str,
    pub(super) user: &'a str,
}

/// The password in the file that the environment names, or in the usual one.
pub(super) fn find(entry: &Entry<'_>) -> Option<String> {
    let usual = || env::home_dir().map(|home| home.join(".pgpass"));
    let file = env::var_os("PGPASSFILE").map(PathBuf::from).or_else(usual)?;
    find_in(&read(&file)?, entry)
}

/// Only a file that nobody else reads is believed.
fn read(path: &Path) -> Option<String> {
    let mut file = File::open(path).ok()?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        if file.metadata().ok()?.permissions().mode() & 0o077 != 0 {
            tracing::warn!(path = %path.display(), "others may read this file of passwords, so it is not used");
            return None;
        }
    }
    let mut text = String::new();
    file.read_to_string(&mut text).ok()?;
    Some(text)
}

/// Lines of `host:port:database:user:password`, where `*` is any, and `\` stands before what is no separator.
fn find_in(text: &str, entry: &Entry<'_>) -> Option<String> {
    let port = entry.port.to_string();
    let wanted = [entry.host, &port, entry.database, entry.user];
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(fields).find_map(|mut fields| {
        let fits = fields.len() == 5
            && fields.iter().zip(wanted).all(|(field, wanted)| field == "*" || field == wanted);
        fits.then(|| fields.swap_remove(4))
    })
}

fn fields(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        // What comes after the fourth separator is the password, whatever is in it.
        if letter == ':' && fields.len() < 5 {
            fields.push(String::new());
        } else if let Some(field) = fields.last_mut() {
            field.extend(if letter == '\\' { letters.next() } else { Some(letter) });
        }
    }
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_fits_has_the_password() {
        let text = "# host:port:database:user:password\n\
                    db:5432:club:anna:one\ndb:*:club:anna:t\\:w\\\\o:x\n*:*:*:ben:\nbroken\n";
        let find = |host, port, user| find_in(text, &Entry { host, port, database: "club", user });
        assert_eq!(find("db", 5432, "anna").as_deref(), Some("one"));
        assert_eq!(find("db", 5433, "anna").as_deref(), Some("t:w\\o:x"));
        assert_eq!(find("elsewhere", 1, "ben").as_deref(), Some(""));
        assert_eq!(find("elsewhere", 1, "anna"), None);
    }
}
