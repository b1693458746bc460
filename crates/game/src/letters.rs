//! Large letters, of the scripts that boards and languages here are written in: Latin, Greek, Cyrillic.
//!
//! The standard library knows those of every script, in tables that every visitor of the page would have to fetch.
//! Letters of other scripts stay as they are; most have one size only.

/// The large form of a letter; `ß` has none that is one letter.
pub const fn large(letter: char) -> char {
    let code = letter as u32;
    let large = match code {
        0x61..=0x7A | 0xE0..=0xF6 | 0xF8..=0xFE => code - 0x20,
        0xFF => 0x178,
        0x131 => 0x49,
        // In pairs, the large one first.
        0x100..=0x137 | 0x14A..=0x177 => code & !1,
        0x139..=0x148 | 0x179..=0x17E => code - (code + 1) % 2,
        0x3AC => 0x386,
        0x3AD..=0x3AF => code - 0x25,
        0x3B1..=0x3C1 | 0x3C3..=0x3CB => code - 0x20,
        0x3C2 => 0x3A3,
        0x3CC => 0x38C,
        0x3CD | 0x3CE => code - 0x3F,
        0x430..=0x44F => code - 0x20,
        0x450..=0x45F => code - 0x50,
        0x460..=0x481 | 0x48A..=0x4BF | 0x4D0..=0x52F => code & !1,
        _ => code,
    };
    match char::from_u32(large) {
        Some(large) => large,
        None => letter,
    }
}

/// A text in large letters.
pub fn in_large(text: &str) -> String {
    text.replace('ß', "ss").chars().map(large).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_as_large_as_those_of_the_standard_library() {
        let scripts = ['\0'..='\u{17E}', '\u{386}'..='\u{3CF}', '\u{400}'..='\u{4BF}', '\u{4D0}'..='\u{52F}'];
        for letter in scripts.into_iter().flatten() {
            let mut known = letter.to_uppercase();
            let (first, more) = (known.next(), known.next());
            // µ is a sign here, and some letters have a large form of two.
            if more.is_none() && letter != 'µ' {
                assert_eq!(Some(large(letter)), first, "{letter} {:x}", letter as u32);
            }
        }
    }

    #[test]
    fn words_are_said_large() {
        assert_eq!(in_large("Gießen, Österreich, Москва"), "GIESSEN, ÖSTERREICH, МОСКВА");
        assert_eq!(in_large("日本 1"), "日本 1");
    }
}
