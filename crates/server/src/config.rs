//! What a host may choose.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where to keep everything.
    pub data: PathBuf,
    /// A PostgreSQL in place of the SQLite file in the data directory: `postgres://…`.
    pub database: Option<String>,
    /// Where figures can be read.
    pub metrics: Figures,
    /// Where browsers reach it, such as `https://example.org`; passkeys are made for this site.
    pub public: Option<String>,
    /// Proxies that are believed when they say whom they speak for.
    pub trusted: Vec<IpAddr>,
    /// The page is reached by TLS, so cookies must be too.
    pub secure: bool,
    /// How many threads bots think on.
    pub bot_threads: usize,
    /// How much of everything is allowed.
    pub rates: Rates,
}

/// Where figures for Prometheus can be read; best only from this machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figures {
    /// Nowhere.
    Off,
    /// Here, or the server does not start.
    At(SocketAddr),
    /// Here, unless somebody else listens there already: two servers on one machine need not be told apart.
    IfFree(SocketAddr),
}

impl Figures {
    /// Where they are when nobody has said anything.
    pub const USUAL: Self = Self::IfFree(SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 9464));
}

/// How much of everything is allowed.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// Requests of one address in a second; ten times as many at once.
    pub requests: u32,
    /// New guests of one address in a minute.
    pub guests: u32,
    /// Tries to log in of one address in a minute.
    pub logins: u32,
    /// Messages of one connection in a second; twice as many at once.
    pub messages: u32,
    /// Lines of chat of one person in a minute.
    pub lines: u32,
    /// Tables of one person that are not over.
    pub tables: u32,
    /// Boards that one person may upload.
    pub boards: u32,
    /// Boards that all people together may upload: a process keeps each of them in memory until it ends.
    pub all_boards: u32,
    /// Connections of one address.
    pub connections: u32,
}

impl Default for Rates {
    fn default() -> Self {
        Self {
            requests: 50,
            guests: 30,
            logins: 10,
            messages: 50,
            lines: 20,
            tables: 50,
            boards: 20,
            all_boards: 300,
            connections: 200,
        }
    }
}

impl Rates {
    /// As good as no limits, to measure what a server can do.
    pub const fn unlimited() -> Self {
        const MANY: u32 = 100_000_000;
        Self {
            requests: MANY,
            guests: MANY,
            logins: MANY,
            messages: MANY,
            lines: MANY,
            tables: MANY,
            boards: MANY,
            all_boards: MANY,
            connections: MANY,
        }
    }
}

impl Config {
    /// The usual server, which keeps everything in this directory.
    pub fn new(data: PathBuf) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            data,
            database: None,
            metrics: Figures::Off,
            public: None,
            trusted: Vec::new(),
            secure: false,
            bot_threads: cores.div_ceil(2),
            rates: Rates::default(),
        }
    }

    /// Where browsers reach it. Who has said nothing and listens on this machine only is reached by its name.
    pub(crate) fn public(&self) -> Option<String> {
        let local =
            || self.listen.ip().is_loopback().then(|| format!("http://localhost:{}", self.listen.port()));
        self.public.clone().or_else(local)
    }
}
