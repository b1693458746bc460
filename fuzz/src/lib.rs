//! What must hold for any bytes from outside. The fuzzer looks for bytes that break it; a test of the server holds the
//! kept seeds to it.

use catalog::AnyBoard;
use wire::{Encoding, ToBrowser, ToServer};

/// Any bytes are a message or are refused, and a message that was read is written and read again as it is.
pub fn decoder(bytes: &[u8]) {
    for encoding in Encoding::ALL {
        if let Ok(request) = encoding.read_request(bytes) {
            let again = match encoding {
                Encoding::FirstJson => encoding.write(&request.wish),
                _ => encoding.write(&request),
            };
            assert_eq!(encoding.read_request(&again), Ok(request));
        }
        if let Ok(message) = encoding.read::<ToServer>(bytes) {
            assert_eq!(encoding.read::<ToServer>(&encoding.write(&message)), Ok(message));
        }
    }
    let _ = Encoding::Small.read::<ToBrowser>(bytes);
}

/// Any text is a sound board or is refused with its faults, and a board says the same when it is read again.
pub fn board(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    match AnyBoard::load(text) {
        Ok(board) => {
            let again = AnyBoard::load(board.json()).expect("what was read can be read again");
            assert_eq!(again.hash(), board.hash());
        }
        Err(faults) => assert!(!faults.is_empty(), "a refusal says why"),
    }
}

/// Any text is a sound record or is refused with the line, and a record is written and read again as it is.
pub fn record(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    if let Ok(record) = table::read(text, &[]) {
        let again = table::read(&record.write(), &[]).expect("what was written can be read");
        assert_eq!(again.table.rows(), record.table.rows());
    }
}
