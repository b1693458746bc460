//! What a host may choose.

use crate::assets::Page;
use catalog::Title;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

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
    /// The page is reached by TLS, so cookies must be too; they are also if the public address begins with `https://`.
    pub secure: bool,
    /// How many threads bots think on.
    pub bot_threads: usize,
    /// How much of everything is allowed.
    pub rates: Rates,
    /// The files that browsers are shown; without any it answers programs only.
    pub page: Page,
    /// How long it waits before it does what nobody asks for.
    pub pauses: Pauses,
    /// Start although games run by rules that are not known here; they can then only be left and taken away.
    pub other_rules: bool,
    /// The number of the rules that each title is played by. Tests say others, as a later Skyrail may.
    pub rules: fn(Title) -> u32,
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
    /// Looks back at a game of one person in a second; three times as many at once.
    pub looks: u32,
    /// Tables of one person that are not over.
    pub tables: u32,
    /// Tables of one person at which only bots play and that are not over.
    pub bot_tables: u32,
    /// Boards that one person may have here, and that one address may upload in an hour.
    pub boards: u32,
    /// Boards that all people together may have here.
    pub all_boards: u32,
    /// Boards that a process loads to play on them: each stays in memory until it ends.
    pub loaded_boards: u32,
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
            looks: 30,
            tables: 50,
            bot_tables: 3,
            boards: 20,
            all_boards: 300,
            loaded_boards: 1000,
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
            looks: MANY,
            tables: MANY,
            bot_tables: MANY,
            boards: MANY,
            all_boards: MANY,
            loaded_boards: MANY,
            connections: MANY,
        }
    }
}

/// How long a server waits, for others and before it does what nobody asks for. Tests wait less.
#[derive(Clone, Copy, Debug)]
pub struct Pauses {
    /// The lists learn whose turn it is after a table was quiet for so long.
    pub settle: Duration,
    /// The database is asked so often what is due.
    pub due: Duration,
    /// Connections get so long to hear that the server stops. Everything acknowledged is kept long before.
    pub goodbye: Duration,
    /// At a table without a clock somebody who is not there has so long, before the host may let a bot stand in.
    pub patience: Duration,
    /// The body of a request has so long to arrive; the largest is a board file.
    pub body: Duration,
    /// Who takes nothing of what they are sent for so long does not want it.
    pub taking: Duration,
    /// Where several processes share a database, who looks at a table is shown after so long what another process did
    /// and could not tell, as one that was killed.
    pub catch_up: Duration,
}

impl Default for Pauses {
    fn default() -> Self {
        let (settle, due) = (Duration::from_secs(1), Duration::from_secs(1));
        let (body, taking) = (Duration::from_secs(30), Duration::from_secs(20));
        let (goodbye, patience) = (Duration::from_millis(300), Duration::from_mins(5));
        Self { settle, due, goodbye, patience, body, taking, catch_up: Duration::from_secs(20) }
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
            page: &[],
            pauses: Pauses::default(),
            other_rules: false,
            rules: Title::rules,
        }
    }

    /// Whether an address is a proxy that is believed, however the address is written: who listens on `[::]` meets
    /// addresses of version 4 in the dress of version 6.
    pub(crate) fn trusts(&self, address: IpAddr) -> bool {
        self.trusted.iter().any(|trusted| trusted.to_canonical() == address.to_canonical())
    }

    /// Whether cookies travel by TLS only.
    pub(crate) fn is_secure(&self) -> bool {
        self.secure
            || self.public.as_deref().is_some_and(|public| {
                public.get(..8).is_some_and(|scheme| scheme.eq_ignore_ascii_case("https://"))
            })
    }

    /// Where browsers reach it. Who has said nothing and listens on this machine only is reached by its name.
    pub(crate) fn public(&self) -> Option<String> {
        let local =
            || self.listen.ip().is_loopback().then(|| format!("http://localhost:{}", self.listen.port()));
        self.public.clone().or_else(local)
    }
}
