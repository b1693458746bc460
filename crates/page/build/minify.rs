//! Style sheets and scripts without what only their readers need: comments, indents, spaces around marks.

/// A style sheet that says the same with fewer letters. Quoted texts stay as they are.
pub(crate) fn style(sheet: &str) -> String {
    let mut short = String::with_capacity(sheet.len());
    let mut rest = sheet;
    while let Some(letter) = rest.chars().next() {
        let taken = match letter {
            '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            '"' | '\'' => {
                let end = rest[1..].find(letter).map_or(rest.len(), |end| end + 2);
                short.push_str(&rest[..end]);
                end
            }
            _ if letter.is_whitespace() => {
                // Between words a space means something; next to these marks it does not.
                let next = rest.trim_start();
                let parted = !short.ends_with(['{', '}', ';', ',', ':', '>', ' ']) && !short.is_empty();
                if parted && !next.starts_with(['{', '}', ';', ',', '>']) && !next.starts_with("/*") {
                    short.push(' ');
                }
                rest.len() - next.len()
            }
            _ => {
                if letter == '}' && short.ends_with(';') {
                    short.pop();
                }
                short.push(letter);
                letter.len_utf8()
            }
        };
        rest = &rest[taken..];
    }
    short
}

/// A script without indents, empty lines and comments that stand on lines of their own.
pub(crate) fn script(source: &str) -> String {
    let mut short = String::with_capacity(source.len());
    for line in source.lines().map(str::trim) {
        if !line.is_empty() && !["//", "/*", "*"].iter().any(|mark| line.starts_with(mark)) {
            short.push_str(line);
            short.push('\n');
        }
    }
    short
}
