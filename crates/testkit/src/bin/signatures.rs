//! Prints the fingerprint of every title, as `signatures.txt` holds them; `cargo xtask signature` reads it.

use testkit::signature;

fn main() {
    print!("{}", signature::write(&signature::all()));
}
