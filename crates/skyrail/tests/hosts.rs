//! What a host types: settings from a file, backups, accounts, beside a server that runs.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

use crate::common::Folder;
use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

/// `skyrail serve` as a process, and where it says it is open.
struct Served {
    child: Child,
    address: String,
}

impl Served {
    fn start(folder: &Folder, args: &[&str]) -> Self {
        let mut command = folder.command(args);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit(' ').next().unwrap().to_string();
        assert!(address.starts_with("http://127.0.0.1:"), "{line}");
        Self { child, address }
    }

    /// Enters as a guest, and says the code.
    fn enter(&self) -> String {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let me = client::Client::new().post(format!("{}api/v1/me", self.address)).send().await.unwrap();
            let me: serde_json::Value = me.json().await.unwrap();
            me["person"].as_str().unwrap().to_string()
        })
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_settings_file_stands_behind_the_environment_and_flags() {
    let folder = Folder::new();
    folder.write(
        "s.toml",
        "listen = \"127.0.0.1:0\"\ndata = \"from-file\"\nsecure = true\ntrusted-proxy = [\"127.0.0.1\"]\n",
    );
    let served = Served::start(&folder, &["serve", "--config", "s.toml"]);
    let code = served.enter();
    assert!(folder.path("from-file").join("skyrail.db").exists());
    let list = folder.run(&["user", "list", "--config", "s.toml"]).ok();
    assert!(list.contains(&code), "{list}");
    drop(served);
    let served = Served::start(&folder, &["serve", "--config", "s.toml", "--data", "from-flag"]);
    served.enter();
    assert!(folder.path("from-flag").join("skyrail.db").exists());
    let mut command = folder.command(&["user", "list"]);
    let output = command.env("SKYRAIL_CONFIG", "s.toml").env("SKYRAIL_DATA", "from-flag").output().unwrap();
    assert!(!String::from_utf8_lossy(&output.stdout).contains(&code), "the environment counts for more");
}

#[test]
fn a_settings_file_that_is_not_sound_is_refused() {
    let folder = Folder::new();
    folder.write("key.toml", "lisen = \"127.0.0.1:0\"\n");
    folder.run(&["serve", "--config", "key.toml"]).refused("lisen");
    folder.write("value.toml", "listen = \"nowhere\"\n");
    folder.run(&["serve", "--config", "value.toml"]).refused("nowhere");
    folder.write("form.toml", "listen\n");
    folder.run(&["backup", "b", "--config", "form.toml"]).refused("form.toml");
    folder.run(&["serve", "--config", "none.toml"]).refused("none.toml");
}

#[test]
fn a_host_backs_up_restores_and_looks_after_people() {
    let folder = Folder::new();
    let served = Served::start(&folder, &["serve", "--listen", "127.0.0.1:0", "--data", "here"]);
    let code = served.enter();
    let said = folder.run(&["backup", "b", "--data", "here"]).ok();
    assert!(said.contains("holds everything now"), "{said}");
    folder.run(&["restore", "b", "--data", "here"]).refused("Another Skyrail uses here");
    let said = folder.run(&["restore", "b", "--data", "there"]).ok();
    assert!(said.contains("is in the database now"), "{said}");
    folder.run(&["restore", "b", "--data", "there"]).refused("--replace");
    let here = folder.run(&["user", "show", &code, "--data", "here"]).ok();
    assert_eq!(here, folder.run(&["user", "show", &code, "--data", "there"]).ok());
    assert!(here.contains("one browser"), "{here}");
    let json = folder.run(&["user", "show", &code, "--json", "--data", "here"]).ok();
    assert_eq!(serde_json::from_str::<serde_json::Value>(&json).unwrap()["code"], code);
    folder.run(&["user", "reset-password", &code, "--data", "here"]).refused("--login");
    let said = folder.run(&["user", "reset-password", &code, "--login", "Anna", "--data", "here"]).ok();
    assert!(said.contains("“anna” logs in with"), "{said}");
    let said = folder.run(&["user", "log-out", "anna", "--data", "here"]).ok();
    assert!(said.contains("signed out everywhere"), "{said}");
    folder.run(&["user", "delete", "anna", "--data", "here"]).refused("--yes");
    folder.run(&["user", "delete", "anna", "--yes", "--data", "here"]).ok();
    folder.run(&["user", "show", "anna", "--data", "here"]).refused("anna");
    folder.write("cut", &folder.read("b")[..200]);
    folder.run(&["restore", "cut", "--replace", "--data", "there"]).refused("Nothing was changed");
    folder.run(&["restore", "none", "--data", "there"]).refused("can't be read");
}
