//! What a thousand games of each title come to is what `signatures.txt` says.

use std::path::Path;
use testkit::signature;

#[test]
fn the_signatures_are_as_written() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../signatures.txt");
    let written = std::fs::read_to_string(file).unwrap();
    let now = signature::write(&signature::all());
    assert_eq!(
        now, written,
        "players will notice this change; if it is meant, `cargo xtask signature --write`, and say why"
    );
}
