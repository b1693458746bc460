//! One server process. It is this test program again, told by its environment to serve.

use crate::PATIENCE;
use server::{Config, Rates};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const DATA: &str = "SKYRAIL_PROCESS_DATA";
const LISTEN: &str = "SKYRAIL_PROCESS_LISTEN";
const RULES: &str = "SKYRAIL_PROCESS_RULES";

/// Which rules a process knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rules {
    /// Those of the titles.
    Usual,
    /// Others, as a later program may.
    Later,
    /// The same, and it is to serve whatever runs.
    LaterAllTheSame,
}

/// What a process does that was told to serve, as `skyrail serve` does; nothing otherwise.
#[test]
fn serves_when_told_to() {
    let Some(data) = std::env::var_os(DATA) else { return };
    let mut config = Config::new(data.into());
    config.listen = std::env::var(LISTEN).unwrap().parse().unwrap();
    let rules = std::env::var(RULES).unwrap_or_default();
    if rules.is_empty() {
        config.database = database();
    }
    if rules.starts_with("Later") {
        config.rules = |title| title.rules() + 1;
        config.other_rules = rules == format!("{:?}", Rules::LaterAllTheSame);
    }
    config.rates = Rates::unlimited();
    server::run(config, |_| {}).unwrap_or_else(|fault| panic!("{fault:?}"));
}

/// The PostgreSQL to use, if any.
pub(crate) fn database() -> Option<String> {
    std::env::var("SKYRAIL_TEST_DATABASE").ok()
}

/// A server process with its data directory, always at the same address.
pub(crate) struct Process {
    data: tempfile::TempDir,
    pub(crate) address: SocketAddr,
    child: Child,
}

impl Process {
    pub(crate) async fn start() -> Self {
        let data = tempfile::tempdir().unwrap();
        // The system picks a free port, which stays free long enough.
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let child = spawn(data.path(), address, None);
        let process = Self { data, address, child };
        process.wait().await;
        process
    }

    /// One that has a SQLite file for itself, whatever others use.
    pub(crate) async fn start_alone() -> Self {
        let data = tempfile::tempdir().unwrap();
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let child = spawn(data.path(), address, Some(Rules::Usual));
        let process = Self { data, address, child };
        process.wait().await;
        process
    }

    /// Starts it again as a program that knows these rules.
    pub(crate) async fn start_as(&mut self, rules: Rules) {
        self.child = spawn(self.data.path(), self.address, Some(rules));
        self.wait().await;
    }

    /// Tries to start it as a program that knows these rules, and waits until it has ended; whether it ended well.
    pub(crate) async fn try_as(&mut self, rules: Rules) -> bool {
        self.child = spawn(self.data.path(), self.address, Some(rules));
        let since = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.success();
            }
            assert!(since.elapsed() < PATIENCE, "it does not end");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    async fn wait(&self) {
        let since = Instant::now();
        let http = client::Client::new();
        while http.get(format!("http://{}/readyz", self.address)).send().await.is_err() {
            assert!(since.elapsed() < PATIENCE, "the server does not open: {}", self.log());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Kills it, whatever it does just now, and starts it again.
    pub(crate) async fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.child = spawn(self.data.path(), self.address, None);
        self.wait().await;
    }

    /// Asks it to end, and says how long that took and whether it ended well.
    pub(crate) async fn stop(&mut self) -> (Duration, bool) {
        let since = Instant::now();
        let sent = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return (since.elapsed(), status.success());
            }
            assert!(since.elapsed() < PATIENCE, "it does not end");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// What it has logged.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.data.path().join("log")).unwrap_or_default()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn spawn(data: &Path, address: SocketAddr, rules: Option<Rules>) -> Child {
    let log = std::fs::OpenOptions::new().create(true).append(true).open(data.join("log")).unwrap();
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "process::serves_when_told_to", "--nocapture"])
        .env(DATA, data)
        .env(LISTEN, address.to_string())
        .env(RULES, rules.map_or_else(String::new, |rules| format!("{rules:?}")))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(log)
        .spawn()
        .unwrap()
}
