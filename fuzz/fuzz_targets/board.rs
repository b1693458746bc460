//! Any text is a sound board or is refused with its faults, and a board says the same when it is read again.
#![no_main]

use catalog::AnyBoard;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match AnyBoard::load(text) {
        Ok(board) => {
            let again = AnyBoard::load(board.json()).expect("what was read can be read again");
            assert_eq!(again.hash(), board.hash());
        }
        Err(faults) => assert!(!faults.is_empty(), "a refusal says why"),
    }
});
