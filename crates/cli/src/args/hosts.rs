//! What can be said by who runs a server.

// These comments are printed in a terminal, where back-ticks would only be in the way.
#![allow(clippy::doc_markdown)]

use super::keeping::Place;
use super::title;
use catalog::Title;

#[derive(clap::Args)]
pub(crate) struct ServeArgs {
    /// Where to listen
    #[arg(long, env = "SKYRAIL_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    pub(crate) listen: std::net::SocketAddr,
    #[command(flatten)]
    pub(crate) place: Place,
    /// Where browsers reach the page, such as play.example.org with https before it; passkeys are made for this site
    #[arg(long, env = "SKYRAIL_PUBLIC", value_name = "URL")]
    pub(crate) public: Option<String>,
    /// Where figures for Prometheus can be read, or off; 127.0.0.1:9464 unless that is taken
    #[arg(long, env = "SKYRAIL_METRICS", value_parser = figures, value_name = "ADDRESS")]
    pub(crate) metrics: Option<server::Figures>,
    /// A proxy that is believed when it says whom it speaks for; may be repeated
    #[arg(long, env = "SKYRAIL_TRUSTED_PROXY", value_delimiter = ',', value_name = "ADDRESS")]
    pub(crate) trusted_proxy: Vec<std::net::IpAddr>,
    /// The page is reached by TLS only, so cookies travel by TLS only
    #[arg(long, env = "SKYRAIL_SECURE")]
    pub(crate) secure: bool,
    /// Start although games run by rules that this Skyrail does not know; they can then only be left and taken away
    #[arg(long, env = "SKYRAIL_OTHER_RULES")]
    pub(crate) other_rules: bool,
    #[command(flatten)]
    pub(crate) browser: Browser,
    /// Lift the limits on how much one visitor may ask for, to measure the server
    #[arg(long, hide = true)]
    pub(crate) no_limits: bool,
}

/// Whether the page is opened in the browser of who starts a server at a desktop.
#[derive(clap::Args)]
pub(crate) struct Browser {
    /// Do not open the page in a browser; SKYRAIL_OPEN=false does the same
    #[arg(long)]
    no_open: bool,
    /// Open the page in a browser where somebody sits at a desktop; what the environment and settings say
    #[arg(long, hide = true, env = "SKYRAIL_OPEN", default_value = "true", action = clap::ArgAction::Set, value_parser = clap::builder::BoolishValueParser::new())]
    open: bool,
}

impl Browser {
    pub(crate) fn is_wanted(&self) -> bool {
        self.open && !self.no_open
    }
}

fn figures(word: &str) -> Result<server::Figures, String> {
    match word {
        "off" => Ok(server::Figures::Off),
        address => address
            .parse()
            .map(server::Figures::At)
            .map_err(|_| "give an address with a port, such as 127.0.0.1:9464, or off".into()),
    }
}

#[derive(clap::Args)]
pub(crate) struct LoadArgs {
    /// How many tables are played at once
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..=2000))]
    pub(crate) tables: usize,
    /// For how many seconds
    #[arg(long, default_value_t = 10, value_name = "S", value_parser = clap::value_parser!(u64).range(1..=300))]
    pub(crate) seconds: u64,
    /// Only this title, such as airlines-europe; all of them in turn otherwise
    #[arg(long, value_parser = title, value_name = "TITLE")]
    pub(crate) title: Option<Title>,
    /// How many idle tables are opened first, to see how much memory they take; they rest for 15 seconds
    #[arg(long, default_value_t = 0, value_name = "N", value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(0..=20_000))]
    pub(crate) idle: usize,
    /// A PostgreSQL to use in place of a file
    #[arg(long, value_name = "URL")]
    pub(crate) database: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args)]
pub(crate) struct FloodArgs {
    /// For how many seconds each call and each message is flooded
    #[arg(long, default_value_t = 3.0, value_name = "S", value_parser = seconds)]
    pub(crate) seconds: f64,
    /// How many times as long as usual neighbours may wait, where the machine does other things too
    #[arg(long, default_value_t = 1.0, value_name = "TIMES", value_parser = slack)]
    pub(crate) slack: f64,
    /// Only what has this in its name, such as GET /me or look_back
    #[arg(long, value_name = "WORD")]
    pub(crate) only: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

fn seconds(word: &str) -> Result<f64, String> {
    between(word, 0.2, 60.0)
}

fn slack(word: &str) -> Result<f64, String> {
    between(word, 1.0, 100.0)
}

fn between(word: &str, least: f64, most: f64) -> Result<f64, String> {
    let number = word.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| format!("give a number from {least} to {most}"))
}
