//! Live tables over HTTP and WebSocket, on SQLite or PostgreSQL.
//!
//! [`start`] opens the database, binds the address and serves until [`Server::stop`]; the rest of the crate is
//! `connections.rs` (new connections), `router.rs` (all routes on one screen), `routes/` (a file per resource),
//! `socket.rs` (one connection), `live.rs` (one task per table), `store.rs` (all SQL) and `error.rs` (every
//! refusal).

pub mod admin;
mod app;
mod assets;
mod auth;
mod boards;
mod config;
mod connections;
mod error;
mod figures;
mod history;
mod jobs;
mod limits;
mod live;
mod lock;
mod log_filter;
mod names;
mod offload;
mod origin;
mod passkeys;
mod password;
mod random;
mod router;
mod routes;
mod run;
mod socket;
mod store;
mod subscribers;
mod sweep;
mod time;
mod timeouts;
mod visits;
mod work;

pub use assets::Page;
pub use config::{Config, Figures, Pauses, Rates};
pub use run::run;
pub use store::{RunningGames, StoreError};

use app::{App, Shared};
use catalog::Title;
use lock::Lock;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use store::Store;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// A server that runs.
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where its figures can be read, if anywhere.
    pub metrics: Option<SocketAddr>,
    app: Shared,
    stop: watch::Sender<bool>,
    serving: Vec<JoinHandle<()>>,
    /// The data directory is ours until the very end; a PostgreSQL may be others' too.
    lock: Option<Lock>,
}

/// Why a server can't start.
#[derive(Debug)]
pub enum StartFault {
    /// The data directory can't be made.
    Data(std::io::Error),
    /// Another process serves this data directory.
    InUse(PathBuf),
    /// There is no database in this data directory.
    NoDatabase(PathBuf),
    /// No threads could be started.
    Threads(std::io::Error),
    /// The database can't be opened.
    Database(StoreError),
    /// These games run by rules that are not known here; nothing was changed.
    OtherRules(Vec<RunningGames>),
    /// The address can't be listened on.
    Listen(SocketAddr, std::io::Error),
}

/// Whatever happens, a server that is to stop has stopped after this time.
const LONGEST_STOP: Duration = Duration::from_secs(4);

/// Starts a server.
pub async fn start(config: Config) -> Result<Server, StartFault> {
    let lock = lock(&config)?;
    look_for_other_rules(&config).await?;
    let store = open(&config).await?;
    let (listen, figures) = (config.listen, config.metrics);
    let app = App::new(store, config).await.map_err(StartFault::Database)?;
    let listener = TcpListener::bind(listen).await.map_err(|error| StartFault::Listen(listen, error))?;
    let address = listener.local_addr().map_err(|error| StartFault::Listen(listen, error))?;
    let (stop, stopping) = watch::channel(false);
    let mut serving = vec![tokio::spawn(connections::serve(
        listener,
        router::public(&app),
        Shared::clone(&app),
        stopping.clone(),
    ))];
    let mut metrics = None;
    if let Some(listener) = listen_for_figures(figures).await? {
        metrics = listener.local_addr().ok();
        let serve =
            connections::serve(listener, router::figures(&app), Shared::clone(&app), stopping.clone());
        serving.push(tokio::spawn(serve));
    }
    jobs::start(&app, stopping);
    Ok(Server { address, metrics, app, stop, serving, lock })
}

/// Games that run by rules that this Skyrail does not know could not go on. It says so before it changes anything, so
/// that the one that was here before can play them to their end.
async fn look_for_other_rules(config: &Config) -> Result<(), StartFault> {
    let running = Store::running_games(config.database.as_deref(), &config.data).await;
    let mut others = running.map_err(StartFault::Database)?;
    let is_known = |games: &RunningGames| {
        Title::from_name(&games.title).is_some_and(|title| i64::from((config.rules)(title)) == games.rules)
    };
    others.retain(|games| !is_known(games));
    if others.is_empty() {
        return Ok(());
    }
    if !config.other_rules {
        return Err(StartFault::OtherRules(others));
    }
    let count: i64 = others.iter().map(|games| games.count).sum();
    tracing::warn!(count, "games run by rules that are not known here: they can only be left and taken away");
    Ok(())
}

/// Opens the listener of the figures, if they are to be read anywhere.
async fn listen_for_figures(figures: Figures) -> Result<Option<TcpListener>, StartFault> {
    let address = match figures {
        Figures::Off => return Ok(None),
        Figures::At(address) | Figures::IfFree(address) => address,
    };
    match TcpListener::bind(address).await {
        Ok(listener) => Ok(Some(listener)),
        Err(error) if figures == Figures::IfFree(address) => {
            tracing::warn!(%address, %error, "figures can't be read: name another address with --metrics");
            Ok(None)
        }
        Err(error) => Err(StartFault::Listen(address, error)),
    }
}

/// Opens the database, and makes it if there is none.
async fn open(config: &Config) -> Result<Store, StartFault> {
    let store = if let Some(address) = &config.database {
        Store::open(address).await
    } else {
        Store::open_in(&config.data)
    };
    store.map_err(StartFault::Database)
}

/// Takes the data directory for this process, and makes it if there is none. Who uses a PostgreSQL needs none.
fn lock(config: &Config) -> Result<Option<Lock>, StartFault> {
    if config.database.is_some() {
        return Ok(None);
    }
    std::fs::create_dir_all(&config.data).map_err(StartFault::Data)?;
    Lock::take(&config.data).map(Some)
}

impl Server {
    /// Stops within five seconds: tells connections to come back, and keeps what was acknowledged.
    pub async fn stop(self) {
        let goodbye = self.app.config.pauses.goodbye;
        self.app.hub.stop();
        self.app.streams.end();
        tokio::time::sleep(goodbye).await;
        let _ = self.stop.send(true);
        let Self { app, serving, lock, .. } = self;
        let served = async {
            for task in serving {
                let _ = task.await;
            }
        };
        if tokio::time::timeout(LONGEST_STOP.saturating_sub(goodbye * 2), served).await.is_err() {
            tracing::warn!("some connections did not end by themselves");
        }
        app.store.close().await;
        drop(lock);
    }
}
