//! The finished games of the project, and what makes one good.

use table::{Outcome, Record};

/// Every stored replay: its path below `replays` without the ending, and its text.
pub const ALL: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/replays.rs"));

/// Reads a replay, replays it, and compares all it claims; says what is wrong with it otherwise.
pub fn verify(text: &str) -> Result<Record, String> {
    let record = table::read(text, &[]).map_err(|broken| {
        let fault = broken.fault;
        format!("line {}: {} {:?}", fault.line, fault.what.key, fault.what.args)
    })?;
    if record.outcome != Outcome::Over {
        return Err("the game is not over".into());
    }
    if record.write() != text {
        return Err("it is not written as it would be now".into());
    }
    Ok(record)
}

/// What a program that verifies these replays exits with: 0 if all are good, else the number of the first
/// that is not, from 1; 255 for any later one, and if there are none.
pub fn exit_code(replays: &[(&str, &str)]) -> u8 {
    let bad = replays.iter().position(|(_, text)| verify(text).is_err());
    if replays.is_empty() { 255 } else { bad.map_or(0, |index| (index + 1).min(255) as u8) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exit_code_names_the_first_bad_replay() {
        let good = ALL[0];
        let cut = (good.0, &good.1[..good.1.len() - 1]);
        assert_eq!(exit_code(&[good, good]), 0);
        assert_eq!(exit_code(&[good, cut, cut]), 2);
        assert_eq!(exit_code(&[]), 255);
        assert_eq!(exit_code(&vec![cut; 300]), 1);
    }
}
