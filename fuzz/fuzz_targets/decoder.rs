//! Any bytes are a message or are refused, and a message that was read is written and read again as it is.
#![no_main]

use libfuzzer_sys::fuzz_target;
use wire::{Encoding, ToBrowser, ToServer};

fuzz_target!(|bytes: &[u8]| {
    for encoding in Encoding::ALL {
        if let Ok(message) = encoding.read::<ToServer>(bytes) {
            assert_eq!(encoding.read::<ToServer>(&encoding.write(&message)), Ok(message));
        }
    }
    let _ = Encoding::Small.read::<ToBrowser>(bytes);
});
