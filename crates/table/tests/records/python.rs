//! The page about the format tells how to check the luck of a record in Python; it must be true.

use super::GOLDEN;
use game::Stream;
use std::io::Write;
use std::process::{Command, Stdio};

/// The Python program on the page.
fn program() -> &'static str {
    let page = include_str!("../../../../docs/record-format.md");
    let start = page.find("```python\n").expect("the page has a program") + "```python\n".len();
    let length = page[start..].find("```").expect("the program ends");
    &page[start..start + length]
}

/// Runs the program on the golden record; `None` if there is no Python here.
fn run(text: &str, stream: u8, draw: u32, bound: u32) -> Option<String> {
    let words = [stream.to_string(), draw.to_string(), bound.to_string()];
    let child = Command::new("python3")
        .args(["-c", program()])
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn();
    let Ok(mut child) = child else {
        println!("there is no python3 here: the program on the page was not run");
        return None;
    };
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    Some(String::from_utf8(output.stdout).unwrap().trim().to_string())
}

#[test]
fn the_program_on_the_page_checks_the_commitment_and_recomputes_draws() {
    let record = table::read(GOLDEN, &[]).unwrap();
    let setup = record.table.setup();
    for (stream, draw, bound) in [(0, 0, 112), (0, 7, 1000), (1, 2, 5), (3, 40, u32::MAX)] {
        let mut luck = setup.secret.luck(&setup.entropy);
        let drawn = (0..=draw).map(|_| luck.below(Stream(stream), bound)).last().unwrap();
        let Some(told) = run(GOLDEN, stream, draw, bound) else { return };
        assert_eq!(
            told,
            format!("commitment holds\ndraw {draw} of stream {stream} below {bound} is {drawn}")
        );
    }
    let wrong = GOLDEN.replace("\nsecret ", "\nsecret 00");
    let Some(told) = run(&wrong, 0, 0, 2) else { return };
    assert!(!told.contains("holds"), "{told}");
}
