//! Two letters for every airline.

use airlines_europe::Board;

/// Codes of the ten airlines of AE-1; other airlines get one made from their name.
const CODES: [(&str, &str); 10] = [
    ("air-amigos", "AA"),
    ("rio-grande-southern-europe", "RG"),
    ("lucky-hans-airways", "LH"),
    ("days-of-flying-wonders", "DW"),
    ("brooms-bewitched", "BB"),
    ("jolly-roger-airships", "JR"),
    ("ff-flys", "FF"),
    ("its-funagain-to-fly", "IF"),
    ("flying-is-simply-fun", "FS"),
    ("white-winds", "WW"),
];

/// The code of Air ABACUS.
pub const ABACUS_CODE: &str = "AB";

/// A two-letter code for every airline of a board, no two alike.
pub fn codes(board: &Board) -> Vec<String> {
    let mut codes: Vec<String> = Vec::new();
    for company in &board.companies {
        let known = CODES.iter().find(|(id, _)| *id == company.id).map(|(_, code)| (*code).to_string());
        let code = known
            .into_iter()
            .chain(made_from(&company.name))
            .find(|code| code != ABACUS_CODE && !codes.contains(code));
        let number = || format!("{:02}", codes.len() + 1);
        let code = code.unwrap_or_else(number);
        codes.push(code);
    }
    codes
}

/// Codes that would suit a name: the initials of its words first, then its first letter and any other.
fn made_from(name: &str) -> impl Iterator<Item = String> {
    let initials: Vec<char> = (name.split_whitespace())
        .filter_map(|word| word.chars().find(|letter| letter.is_alphabetic()))
        .map(game::large)
        .collect();
    let letters: Vec<char> = name.chars().filter(|letter| letter.is_alphabetic()).map(game::large).collect();
    let first = initials.first().copied();
    let pairs: Vec<String> = (initials.iter().skip(1).chain(letters.iter().skip(1)))
        .filter_map(|second| first.map(|first| format!("{first}{second}")))
        .collect();
    pairs.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Board as _;

    #[test]
    fn the_built_in_airlines_have_the_codes_of_the_design() {
        let codes = codes(Board::built_in());
        assert_eq!(codes, ["AA", "RG", "LH", "DW", "BB", "JR", "FF", "IF", "FS", "WW"]);
    }

    #[test]
    fn any_name_gives_a_code() {
        let first = |name: &str| made_from(name).next();
        assert_eq!(first("Blue Danube Air").as_deref(), Some("BD"));
        assert_eq!(first("zephyr").as_deref(), Some("ZE"));
        assert_eq!(first("42"), None);
    }
}
