//! Where a PostgreSQL is and how it is entered: `postgres://…`, and what the environment adds to it, as PostgreSQL's own
//! programs read them.

use super::super::StoreError;
use super::password;
use super::tls::{Check, Files, Tls};
use percent_encoding::percent_decode_str;
use std::env;
use std::path::Path;
use std::time::Duration;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode, SslNegotiation};

/// Where a PostgreSQL is and how it is entered.
#[derive(Clone)]
pub(super) struct Address {
    pub(super) config: Config,
    pub(super) tls: Tls,
}

/// What begins an address.
const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];
/// A database that is gone without a word is noticed within a minute or two, where nothing else is said.
const SILENCE: Duration = Duration::from_secs(30);
/// Where the sockets of a PostgreSQL on this machine may be.
const SOCKETS: [&str; 3] = ["/var/run/postgresql", "/private/tmp", "/tmp"];

impl Address {
    pub(super) fn read(address: &str) -> Result<Self, StoreError> {
        let rest = SCHEMES.iter().find_map(|scheme| address.strip_prefix(scheme));
        let rest = rest.ok_or_else(|| StoreError::Address("it must begin with postgres://".into()))?;
        let (rest, settings) = rest.split_once('?').unwrap_or((rest, ""));
        let (place, name) = rest.split_once('/').unwrap_or((rest, ""));
        let (person, hosts) = place.rsplit_once('@').unwrap_or(("", place));

        let mut sorted = Sorted::default();
        for setting in settings.split('&').filter(|setting| !setting.is_empty()) {
            sorted.add(setting)?;
        }
        // A host among the settings counts for more than the one before them.
        let hosts = if sorted.has("host") || sorted.has("hostaddr") { "" } else { hosts };
        let plain = format!("postgres://{hosts}?{}", sorted.others.join("&"));
        let mut config: Config = plain.parse().map_err(|error| StoreError::Address(super::words(&error)))?;

        let (user, word) = person.split_once(':').map_or((person, None), |(user, word)| (user, Some(word)));
        if config.get_user().is_none() && !user.is_empty() {
            config.user(decoded(user)?);
        }
        if let (None, Some(word)) = (config.get_password(), word) {
            config.password(decoded(word)?);
        }
        if config.get_dbname().is_none() && !name.is_empty() {
            config.dbname(decoded(name)?);
        }
        if !sorted.options.is_empty() {
            config.options(sorted.options.join(" "));
        }
        if !sorted.has("keepalives_idle") {
            config.keepalives_idle(SILENCE).keepalives_interval(SILENCE / 3).keepalives_retries(3);
        }
        if !sorted.has("tcp_user_timeout") {
            config.tcp_user_timeout(SILENCE * 2);
        }
        fill_in(&mut config, &|name| env::var(name).ok().filter(|value| !value.is_empty()))?;

        let mode = sorted.mode.or_else(|| env::var("PGSSLMODE").ok());
        let (mode, check) = mode.as_deref().map_or(Ok((SslMode::Prefer, Check::Nothing)), read_mode)?;
        let direct = config.get_ssl_negotiation() == SslNegotiation::Direct;
        let tls = Tls::new(check, &sorted.files.or_environment(), direct).map_err(StoreError::Address)?;
        config.ssl_mode(mode);
        Ok(Self { config, tls })
    }
}

/// Settings after the `?`, those that are ours apart.
#[derive(Default)]
struct Sorted {
    mode: Option<String>,
    files: Files,
    options: Vec<String>,
    others: Vec<String>,
}

impl Sorted {
    fn add(&mut self, setting: &str) -> Result<(), StoreError> {
        let (key, value) = setting.split_once('=').unwrap_or((setting, ""));
        let key = decoded(key)?;
        match key.as_str() {
            "sslmode" | "ssl-mode" => self.mode = Some(decoded(value)?),
            "sslrootcert" | "ssl-root-cert" | "ssl-ca" => {
                self.files.authorities =
                    Some(decoded(value)?).filter(|file| file != "system").map(Into::into);
            }
            "sslcert" | "ssl-cert" => self.files.certificate = Some(decoded(value)?.into()),
            "sslkey" | "ssl-key" => self.files.key = Some(decoded(value)?.into()),
            "options" => self.options.push(decoded(&value.replace('+', " "))?),
            key => {
                if let Some(name) = key.strip_prefix("options[").and_then(|rest| rest.strip_suffix(']')) {
                    let value = decoded(&value.replace('+', " "))?.replace('\\', "\\\\").replace(' ', "\\ ");
                    self.options.push(format!("-c {name}={value}"));
                } else {
                    // Before an `@` the name of a person would be looked for.
                    self.others.push(format!("{key}={}", value.replace('@', "%40")));
                }
            }
        }
        Ok(())
    }

    fn has(&self, key: &str) -> bool {
        self.others.iter().any(|setting| setting.split('=').next() == Some(key))
    }
}

impl Files {
    /// What the address does not say the environment may.
    fn or_environment(self) -> Self {
        let file = |name| env::var_os(name).map(Into::into);
        Self {
            authorities: self.authorities.or_else(|| file("PGSSLROOTCERT")),
            certificate: self.certificate.or_else(|| file("PGSSLCERT")),
            key: self.key.or_else(|| file("PGSSLKEY")),
        }
    }
}

fn read_mode(mode: &str) -> Result<(SslMode, Check), StoreError> {
    Ok(match mode.to_ascii_lowercase().as_str() {
        "disable" | "allow" => (SslMode::Disable, Check::Nothing),
        "prefer" => (SslMode::Prefer, Check::Nothing),
        "require" => (SslMode::Require, Check::Nothing),
        "verify-ca" => (SslMode::Require, Check::Authority),
        "verify-full" => (SslMode::Require, Check::Name),
        _ => {
            let known = "disable, prefer, require, verify-ca or verify-full";
            return Err(StoreError::Address(format!("sslmode can be {known}, not {mode}")));
        }
    })
}

/// Puts what the environment says where the address says nothing.
fn fill_in(config: &mut Config, environment: &dyn Fn(&str) -> Option<String>) -> Result<(), StoreError> {
    if config.get_ports().is_empty()
        && let Some(port) = environment("PGPORT")
    {
        config.port(port.parse().map_err(|_| StoreError::Address(format!("PGPORT is no port: {port}")))?);
    }
    let port = config.get_ports().first().copied().unwrap_or(5432);
    if config.get_hosts().is_empty() {
        // The name that a certificate is checked for must be somewhere, also where an address stands for it.
        let addresses: Vec<String> = config.get_hostaddrs().iter().map(ToString::to_string).collect();
        if addresses.is_empty() {
            let host = environment("PGHOSTADDR").or_else(|| environment("PGHOST"));
            config.host(host.unwrap_or_else(|| usual_host(port)));
        }
        for address in addresses {
            config.host(address);
        }
    }
    if let (None, Some(user)) = (config.get_user(), environment("PGUSER")) {
        config.user(user);
    }
    if let (None, Some(name)) = (config.get_dbname(), environment("PGDATABASE")) {
        config.dbname(name);
    }
    if let (None, Some(name)) = (config.get_application_name(), environment("PGAPPNAME")) {
        config.application_name(name);
    }
    if let (None, Some(options)) = (config.get_options(), environment("PGOPTIONS")) {
        config.options(options);
    }
    if config.get_password().is_none() {
        let host = match config.get_hosts().first() {
            Some(Host::Tcp(host)) => host.clone(),
            _ => "localhost".into(),
        };
        let user = config.get_user().unwrap_or_default();
        let database = config.get_dbname().unwrap_or(user);
        let entry = password::Entry { host: &host, port, database, user };
        if let Some(word) = environment("PGPASSWORD").or_else(|| password::find(&entry)) {
            config.password(word);
        }
    }
    Ok(())
}

/// The socket of a PostgreSQL on this machine, or its name.
fn usual_host(port: u16) -> String {
    let there = |folder: &&&str| Path::new(folder).join(format!(".s.PGSQL.{port}")).exists();
    SOCKETS.iter().find(there).map_or_else(|| "localhost".into(), ToString::to_string)
}

fn decoded(text: &str) -> Result<String, StoreError> {
    let text = percent_decode_str(text).decode_utf8();
    text.map(String::from).map_err(|_| StoreError::Address("a part of it is not text".into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(address: &str) -> Config {
        Address::read(address).unwrap_or_else(|fault| panic!("{address}: {fault}")).config
    }

    fn refused(address: &str) -> String {
        match Address::read(address) {
            Err(StoreError::Address(why)) => why,
            Err(fault) => panic!("{fault:?}"),
            Ok(_) => panic!("{address} was understood"),
        }
    }

    #[test]
    fn an_address_says_who_enters_what_where() {
        let config = read("postgresql://anna:a%40b@c@db.example.org:5433/club%20one?application_name=x");
        assert_eq!(config.get_hosts(), [Host::Tcp("db.example.org".into())]);
        assert_eq!(config.get_ports(), [5433]);
        assert_eq!(config.get_user(), Some("anna"));
        assert_eq!(config.get_password(), Some(&b"a@b@c"[..]));
        assert_eq!(config.get_dbname(), Some("club one"));
        assert_eq!(config.get_application_name(), Some("x"));
        assert_eq!(config.get_ssl_mode(), SslMode::Prefer);
        assert_eq!(config.get_keepalives_idle(), SILENCE);
    }

    #[test]
    fn there_may_be_several_hosts_or_a_socket() {
        let config = read("postgres://one,[::1]:5433/club?target_session_attrs=read-write&keepalives_idle=5");
        assert_eq!(config.get_hosts(), [Host::Tcp("one".into()), Host::Tcp("::1".into())]);
        assert_eq!(config.get_ports(), [5432, 5433]);
        assert_eq!(config.get_keepalives_idle(), Duration::from_secs(5));
        let config = read("postgres://anna@localhost/club?host=/run/postgresql&user=ben@home");
        assert_eq!(config.get_user(), Some("ben@home"));
        #[cfg(unix)]
        assert_eq!(config.get_hosts(), [Host::Unix("/run/postgresql".into())]);
        let config = read("postgres:///?hostaddr=127.0.0.1");
        assert_eq!(config.get_hosts(), [Host::Tcp("127.0.0.1".into())]);
    }

    #[test]
    fn options_are_put_together() {
        let config = read("postgres://h/?options=-c%20search_path%3Dclub&options[statement_timeout]=5+s");
        assert_eq!(config.get_options(), Some("-c search_path=club -c statement_timeout=5\\ s"));
    }

    #[test]
    fn how_safe_it_must_be_is_said() {
        for (mode, ssl) in [
            ("disable", SslMode::Disable),
            ("prefer", SslMode::Prefer),
            ("require", SslMode::Require),
            ("Require", SslMode::Require),
        ] {
            assert_eq!(read(&format!("postgres://h/?sslmode={mode}")).get_ssl_mode(), ssl);
        }
        assert!(refused("postgres://h/?sslmode=often").contains("not often"));
        let why = refused("postgres://h/?sslmode=verify-full&sslrootcert=/no/such/file");
        assert!(why.contains("/no/such/file holds no certificate"), "{why}");
        assert!(refused("postgres://h/?sslcert=/no/such/file").contains("go together"));
    }

    #[test]
    fn what_is_no_address_is_refused() {
        assert!(refused("mysql://h/").contains("postgres://"));
        assert!(refused("postgres://h/?sslmod=require").contains("unknown option `sslmod`"));
        assert!(refused("postgres://h:one/").contains("port"));
        assert!(refused("postgres://%ff@h/").contains("not text"));
    }

    #[test]
    fn the_environment_says_what_the_address_leaves_open() {
        let environment = |name: &str| {
            let value = match name {
                "PGHOST" => "elsewhere",
                "PGPORT" => "5434",
                "PGUSER" => "cleo",
                "PGPASSWORD" => "word",
                "PGDATABASE" => "league",
                _ => return None,
            };
            Some(value.to_string())
        };
        let mut config = Config::new();
        fill_in(&mut config, &environment).unwrap();
        assert_eq!(config.get_hosts(), [Host::Tcp("elsewhere".into())]);
        assert_eq!((config.get_ports(), config.get_user()), (&[5434][..], Some("cleo")));
        assert_eq!((config.get_password(), config.get_dbname()), (Some(&b"word"[..]), Some("league")));
        config.host("here").user("dora").password("own");
        fill_in(&mut config, &environment).unwrap();
        assert_eq!((config.get_user(), config.get_password()), (Some("dora"), Some(&b"own"[..])));
    }
}
