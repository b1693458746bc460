//! The server that is measured: this program again, and what the system says about its process.

use crate::load::Trouble;
use client::Client;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server opens within this time or not at all.
const PATIENCE: Duration = Duration::from_secs(30);
/// The parts of a second in which Linux counts the time of a process, on every machine we know.
const TICKS: f64 = 100.0;

/// A server process with its own data directory, both gone with this value.
pub(crate) struct Process {
    pub(crate) address: SocketAddr,
    child: Child,
    _data: tempfile::TempDir,
}

impl Process {
    /// Starts one without the limits on how much one visitor may ask for.
    pub(super) async fn start(database: Option<&str>) -> Result<Self, Trouble> {
        Self::serve(database, &["--no-limits"]).await
    }

    /// Starts one with these settings.
    pub(crate) async fn serve(database: Option<&str>, settings: &[&str]) -> Result<Self, Trouble> {
        let data = tempfile::tempdir()?;
        // The system picks a free port, which stays free long enough.
        let address = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?;
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--no-open", "--metrics", "off", "--listen", &address.to_string()]);
        command.args(settings).arg("--data").arg(data.path());
        if let Some(database) = database {
            command.args(["--database", database]);
        }
        let child = command.stdin(Stdio::null()).stdout(Stdio::null()).spawn()?;
        let mut process = Self { address, child, _data: data };
        let since = Instant::now();
        let http = Client::new();
        while http.get(format!("http://{address}/readyz")).send().await.is_err() {
            if process.child.try_wait()?.is_some() || since.elapsed() > PATIENCE {
                return Err("the server does not open".into());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(process)
    }

    /// The time that all its threads have computed so far.
    pub(crate) fn cpu_seconds(&self) -> Result<f64, Trouble> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        // The name in brackets may hold spaces; after it, user and system time are fields 12 and 13.
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        let ticks: Vec<u64> = fields.skip(11).take(2).map(str::parse).collect::<Result<_, _>>()?;
        Ok(ticks.iter().sum::<u64>() as f64 / TICKS)
    }

    /// The bytes of memory that it occupies.
    pub(crate) fn memory(&self) -> Result<u64, Trouble> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
        Ok(line.trim().trim_end_matches("kB").trim().parse::<u64>()? * 1024)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
