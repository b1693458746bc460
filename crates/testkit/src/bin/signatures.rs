//! Prints the fingerprint of every title, or of those that are named, as `signatures.txt` holds them;
//! `cargo xtask signature` reads it.

use testkit::signature;

fn main() {
    let names: Vec<String> = std::env::args().skip(1).collect();
    let signatures = if names.is_empty() {
        signature::all()
    } else {
        let titles = names.iter().filter_map(|name| catalog::Title::from_name(name));
        titles.map(|title| (title.name().to_string(), signature::of(title))).collect()
    };
    print!("{}", signature::write(&signatures));
}
