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
