//! One server process. It is this test program again, told by its environment to serve.

use crate::PATIENCE;
use server::{Config, Rates};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const DATA: &str = "SKYRAIL_PROCESS_DATA";
const LISTEN: &str = "SKYRAIL_PROCESS_LISTEN";

/// What a process does that was told to serve, as `skyrail serve` does; nothing otherwise.
#[test]
fn serves_when_told_to() {
    let Some(data) = std::env::var_os(DATA) else { return };
    let mut config = Config::new(data.into());
    config.listen = std::env::var(LISTEN).unwrap().parse().unwrap();
    config.database = database();
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
        let child = spawn(data.path(), address);
        let process = Self { data, address, child };
        process.wait().await;
        process
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
        self.child = spawn(self.data.path(), self.address);
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

fn spawn(data: &Path, address: SocketAddr) -> Child {
    let log = std::fs::OpenOptions::new().create(true).append(true).open(data.join("log")).unwrap();
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "process::serves_when_told_to", "--nocapture"])
        .env(DATA, data)
        .env(LISTEN, address.to_string())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(log)
        .spawn()
        .unwrap()
}
