//! A whole server process: logs, threads, and an end when the system asks for it.

use crate::routes::health;
use crate::{Config, Server, StartFault, start};
use game::Note;
use tracing_subscriber::EnvFilter;

/// Runs a server until the process is asked to end; `open` learns where it listens.
pub fn run(config: Config, open: impl FnOnce(&Server)) -> Result<(), StartFault> {
    // What others use says little, unless the environment asks for more.
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn,server=info"));
    let subscriber = tracing_subscriber::fmt().json().with_env_filter(filter).with_writer(std::io::stderr);
    // In a process that logs already its own way is kept.
    let _ = subscriber.try_init();
    health::recorder();
    // Every connection is an open file; where no more are allowed, it goes on with what there is.
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        tracing::warn!(%error, "the number of connections stays as limited");
    }
    // The database and the bots have threads of their own: half the cores for all else. With more threads than that
    // they mostly wake each other.
    let threads = std::thread::available_parallelism().map_or(1, usize::from).div_ceil(2);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(threads).enable_all().build();
    let runtime = runtime.map_err(StartFault::Threads)?;
    runtime.block_on(async {
        let server = start(config).await?;
        open(&server);
        asked_to_end().await;
        tracing::info!("stopping");
        server.stop().await;
        Ok(())
    })
}

/// Waits for what a terminal or a service manager sends.
async fn asked_to_end() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

impl StartFault {
    /// What to tell the host.
    pub fn note(&self) -> Note {
        match self {
            Self::Data(error) => Note::new("server-cant-data").name("reason", error.to_string()),
            Self::Threads(error) => Note::new("server-cant-data").name("reason", error.to_string()),
            Self::Database(fault) => Note::new("server-cant-database").name("reason", fault.to_string()),
            Self::Listen(address, error) => Note::new("server-cant-listen")
                .name("address", address.to_string())
                .name("reason", error.to_string()),
        }
    }
}
