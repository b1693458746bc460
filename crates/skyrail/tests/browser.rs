//! A server that is started at a desktop opens its page: in a terminal, with a screen by name only and a program in
//! place of the one that opens addresses. The server is this test program again, with a page of one line.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

use crate::common::Folder;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::PermissionsExt;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Runs a program in a terminal of its own, with another path to look for programs.
const IN_TERMINAL: &str =
    "import os, pty, sys; os.environ['PATH'] = sys.argv[1]; sys.exit(pty.spawn(sys.argv[2:]) != 0)";
/// What is said on the command line of a test program that is to be `skyrail`, a word a line.
const SAID: &str = "SKYRAIL_SAID";
const PATIENCE: Duration = Duration::from_secs(30);

/// A folder with its own `xdg-open`, which notes the address and says something that nobody should read.
fn desktop() -> Folder {
    let folder = Folder::new();
    let opener = folder
        .write("xdg-open", "#!/bin/sh\necho noise; echo noise >&2\necho \"$1\" > part; mv part opened\n");
    std::fs::set_permissions(opener, std::fs::Permissions::from_mode(0o755)).unwrap();
    folder
}

/// What a process does that was told to be `skyrail`; nothing otherwise.
#[test]
fn is_skyrail_when_told_to() {
    let Ok(said) = std::env::var(SAID) else { return };
    let said = std::iter::once("skyrail").chain(said.lines()).map(Into::into).collect();
    let code = cli::main(said, &[("index.html", b"a page", b"", b"")], None);
    assert_eq!(code, std::process::ExitCode::SUCCESS);
}

/// What is changed about `skyrail serve` at a desktop.
#[derive(Default)]
struct Differently {
    args: &'static [&'static str],
    environment: &'static [(&'static str, &'static str)],
    /// Its output is read by a program.
    is_piped: bool,
    /// Nothing opens addresses.
    is_bare: bool,
}

/// Starts a server and ends it as soon as it has said where it is and `opened` holds; says where that was and what was
/// printed after it.
fn serve(folder: &Folder, differently: &Differently, opened: impl Fn() -> bool) -> (String, String) {
    let line = [&["serve", "--listen", "127.0.0.1:0", "--data", "data"], differently.args].concat();
    let usual = std::env::var("PATH").unwrap();
    let path =
        if differently.is_bare { String::new() } else { format!("{}:{usual}", folder.path("").display()) };
    let program = std::env::current_exe().unwrap();
    let mut command = if differently.is_piped {
        let mut command = Command::new(program);
        command.env("PATH", path);
        command
    } else {
        let mut command = testkit::python().expect("asked for before");
        command.args(["-c", IN_TERMINAL, &path]).arg(program);
        command
    };
    command.args(["--exact", "browser::is_skyrail_when_told_to", "--nocapture"]).env(SAID, line.join("\n"));
    command.current_dir(folder.path("")).env("LANG", "C").env_remove("LC_ALL");
    for name in ["CI", "SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY", "WAYLAND_DISPLAY"] {
        command.env_remove(name);
    }
    command.env("DISPLAY", ":77").envs(differently.environment.iter().copied());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    // What the test program says of itself comes first.
    let first = lines.find_map(|line| line.ok().filter(|line| line.contains("http://"))).unwrap();
    let address = first.trim().rsplit(' ').next().unwrap().to_string();
    assert!(address.starts_with("http://127.0.0.1:"), "{first}");
    let since = Instant::now();
    while !opened() {
        assert!(since.elapsed() < PATIENCE, "nothing was opened");
        std::thread::sleep(Duration::from_millis(10));
    }
    if differently.is_piped {
        Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    } else {
        child.stdin.take().unwrap().write_all(b"\x03").unwrap();
    }
    let rest: Vec<String> = lines.map_while(Result::ok).collect();
    assert!(child.wait().unwrap().success());
    (address, rest.join("\n"))
}

#[test]
fn at_a_desktop_the_page_is_opened() {
    if testkit::python().is_none() {
        return;
    }
    let folder = desktop();
    let (address, said) = serve(&folder, &Differently::default(), || folder.path("opened").exists());
    assert!(said.contains("--no-open") && !said.contains("noise"), "{said}");
    assert_eq!(folder.read("opened").trim(), address);
}

#[test]
fn who_does_not_want_it_or_is_not_there_gets_no_browser() {
    if testkit::python().is_none() {
        return;
    }
    let folder = desktop();
    folder.write("s.toml", "open = false\n");
    let cases: [Differently; 6] = [
        Differently { args: &["--no-open"], ..Differently::default() },
        Differently { args: &["--config", "s.toml"], ..Differently::default() },
        Differently { environment: &[("SKYRAIL_OPEN", "no")], ..Differently::default() },
        Differently {
            environment: &[("SSH_CONNECTION", "192.0.2.1 5 192.0.2.2 22")],
            ..Differently::default()
        },
        Differently { environment: &[("DISPLAY", "")], ..Differently::default() },
        Differently { is_piped: true, ..Differently::default() },
    ];
    for (number, case) in cases.iter().enumerate() {
        let (_, said) = serve(&folder, case, || true);
        assert!(!said.contains("--no-open"), "case {number}: {said}");
    }
    assert!(!folder.path("opened").exists());
}

#[test]
fn a_browser_that_can_not_be_opened_is_not_missed() {
    if testkit::python().is_none() {
        return;
    }
    let folder = Folder::new();
    let (_, said) = serve(&folder, &Differently { is_bare: true, ..Differently::default() }, || true);
    assert!(!said.contains("--no-open"), "{said}");
}

#[test]
fn a_place_that_is_taken_is_told_with_the_flag() {
    let folder = Folder::new();
    let other = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = other.local_addr().unwrap().to_string();
    folder.run(&["serve", "--listen", &address]).refused(&format!("{address} already"));
    folder.run(&["serve", "--listen", &address]).refused("--listen 127.0.0.1:");
}
