//! A whole server process: logs, threads, and an end when the system asks for it.

use crate::log_filter::Seldom;
use crate::{Config, RunningGames, Server, StartFault, start};
use game::Note;
use std::io::ErrorKind;
use std::net::SocketAddr;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::{ParseError, Targets};
use tracing_subscriber::prelude::*;

/// Runs a server until the process is asked to end; `open` learns where it listens.
pub fn run(config: Config, open: impl FnOnce(&Server)) -> Result<(), StartFault> {
    let asked = std::env::var("RUST_LOG").unwrap_or_default();
    let (filter, fault) = filter(&asked).map_or_else(|fault| (usual(), Some(fault)), |filter| (filter, None));
    let lines = tracing_subscriber::fmt::layer().json().with_writer(std::io::stderr);
    let lines = lines.with_filter(Seldom::default());
    // In a process that logs already its own way is kept.
    let _ = tracing_subscriber::registry().with(lines).with(filter).try_init();
    if let Some(reason) = fault {
        let advice = "RUST_LOG is not understood and left aside; write it as in info,server=debug";
        tracing::warn!(asked, %reason, "{advice}");
    }
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
        // Who reads that it is open may ask it to end at once.
        let asked = asked_to_end();
        open(&server);
        asked.await;
        tracing::info!("stopping");
        server.stop().await;
        Ok(())
    })
}

/// What the log says unless asked otherwise: little of what others make.
fn usual() -> Targets {
    Targets::new().with_default(LevelFilter::WARN).with_target("server", LevelFilter::INFO)
}

fn is_ours(target: &str) -> bool {
    target == "server" || target.starts_with("server::")
}

/// What the log says if asked like this: levels, for all or for parts of the program, with commas between.
fn filter(asked: &str) -> Result<Targets, ParseError> {
    let parts: Vec<&str> = asked.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
    if parts.is_empty() {
        return Ok(usual());
    }
    // However much is asked for, libraries say no more than this: below it they tell what messages and statements hold,
    // which are codes and hands.
    let asked: Targets = parts.join(",").parse()?;
    let most = |target: &str| if is_ours(target) { LevelFilter::TRACE } else { LevelFilter::INFO };
    let rest = asked.default_level().unwrap_or(LevelFilter::OFF);
    let listed: Vec<_> = asked.iter().map(|(target, level)| (target.to_string(), level)).collect();
    let targets = listed.into_iter().map(|(target, level)| {
        let most = most(&target);
        (target, level.min(most))
    });
    let ours = Targets::new().with_default(rest.min(LevelFilter::INFO)).with_target("server", rest);
    Ok(ours.with_targets(targets))
}

/// Listens from now on to what a terminal or a service manager sends, and waits for it.
#[cfg(unix)]
fn asked_to_end() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let (interrupt, terminate) = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()));
    async move {
        let (Ok(mut interrupt), Ok(mut terminate)) = (interrupt, terminate) else {
            let _ = tokio::signal::ctrl_c().await;
            return;
        };
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    }
}

/// Waits for what a terminal sends.
#[cfg(not(unix))]
async fn asked_to_end() {
    let _ = tokio::signal::ctrl_c().await;
}

impl StartFault {
    /// What to tell the host.
    pub fn note(&self) -> Note {
        match self {
            Self::Data(error) => Note::new("server-cant-data").name("reason", error.to_string()),
            Self::InUse(data) => Note::new("server-data-in-use").name("data", data.display().to_string()),
            Self::NoDatabase(data) => {
                Note::new("server-no-database").name("data", data.display().to_string())
            }
            Self::Threads(error) => Note::new("server-cant-data").name("reason", error.to_string()),
            Self::OtherRules(games) => {
                let list = games
                    .iter()
                    .map(|RunningGames { title, rules, count }| format!("{title} {rules}: {count}"))
                    .collect::<Vec<_>>();
                Note::new("server-games-of-other-rules")
                    .number("count", games.iter().map(|games| games.count).sum::<i64>())
                    .name("games", list.join(", "))
            }
            Self::Database(fault) => Note::new("server-cant-database").name("reason", fault.to_string()),
            Self::Listen(address, error) if error.kind() == ErrorKind::AddrInUse => {
                let other = SocketAddr::new(address.ip(), address.port().checked_add(1).unwrap_or_default());
                Note::new("server-taken")
                    .name("address", address.to_string())
                    .name("other", other.to_string())
            }
            Self::Listen(address, error) => Note::new("server-cant-listen")
                .name("address", address.to_string())
                .name("reason", error.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::filter;
    use tracing::Level;

    #[test]
    fn the_log_says_what_it_is_asked_for() {
        let says = |asked: &str| {
            let filter = filter(asked).unwrap();
            [
                ("server::live", Level::DEBUG),
                ("server", Level::INFO),
                ("hyper", Level::INFO),
                ("hyper", Level::WARN),
            ]
            .map(|(part, level)| filter.would_enable(part, &level))
        };
        assert_eq!(says(""), [false, true, false, true]);
        assert_eq!(says(" , "), says(""));
        assert_eq!(says("info"), [false, true, true, true]);
        assert_eq!(says("info, server=debug"), [true, true, true, true]);
        assert_eq!(says("off,server::live=trace"), [true, false, false, false]);
        assert_eq!(says("server"), [true, true, false, false]);
        // What libraries tell of messages and statements is never in it.
        for asked in ["trace", "debug,tungstenite=trace", "tokio_postgres=trace,hyper=debug,trace"] {
            let filter = filter(asked).unwrap();
            for library in ["tungstenite::protocol", "tokio_postgres::query", "hyper::proto", "rustls"] {
                assert!(!filter.would_enable(library, &Level::DEBUG), "{asked} {library}");
            }
            assert!(filter.would_enable("server::live", &Level::DEBUG));
        }
        assert!(filter("server=loud").is_err());
        assert!(filter("a=b=c").is_err());
    }
}
