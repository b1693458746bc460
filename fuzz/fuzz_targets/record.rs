//! Any text is a sound record or is refused with the line, and a record is written and read again as it is.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(record) = table::read(text, &[]) {
        let again = table::read(&record.write(), &[]).expect("what was written can be read");
        assert_eq!(again.table.rows(), record.table.rows());
    }
});
