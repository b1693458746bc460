//! Board files: see [`fuzz::board`].
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::board(bytes));
