//! Messages of the socket, in both encodings: see [`fuzz::decoder`].
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::decoder(bytes));
