//! Databases of their own, and what a test does to one behind the server's back.

use super::Place;
use server::{Config, Rates};
use tokio_postgres::NoTls;

/// A database of its own: SQLite in a folder, or a schema of the PostgreSQL that the environment names.
pub(crate) struct Home {
    pub(crate) folder: tempfile::TempDir,
    database: Option<String>,
}

impl Home {
    pub(crate) fn sqlite() -> Self {
        Self { folder: tempfile::tempdir().unwrap(), database: None }
    }

    /// An empty schema of this name, if there is a PostgreSQL. Connections to it go by that name too.
    pub(crate) async fn postgres(name: &str) -> Option<Self> {
        let url = super::database()?;
        let name = format!("{name}_{}", std::process::id());
        change(&url, &format!("DROP SCHEMA IF EXISTS {name} CASCADE; CREATE SCHEMA {name}")).await;
        let join = if url.contains('?') { '&' } else { '?' };
        let own = format!("options=-c%20search_path%3D{name}&application_name={name}");
        Some(Self { folder: tempfile::tempdir().unwrap(), database: Some(format!("{url}{join}{own}")) })
    }

    /// Where it is.
    pub(crate) fn address(&self) -> String {
        let file = || format!("sqlite:{}", self.folder.path().join("skyrail.db").display());
        self.database.clone().unwrap_or_else(file)
    }

    pub(crate) fn config(&self) -> Config {
        let mut config = Config::new(self.folder.path().to_owned());
        config.pauses = super::PAUSES;
        config.listen = "127.0.0.1:0".parse().unwrap();
        config.database.clone_from(&self.database);
        config.rates = Rates::unlimited();
        config
    }

    /// A server on it.
    pub(crate) async fn open(self) -> Place {
        let config = self.config();
        Place { server: Some(server::start(config).await.unwrap()), data: self.folder }
    }
}

/// Runs these statements in the database at this address.
pub(crate) async fn change(address: &str, text: &str) {
    if let Some(file) = address.strip_prefix("sqlite:") {
        rusqlite::Connection::open(file).unwrap().execute_batch(text).unwrap();
        return;
    }
    let (client, connection) = tokio_postgres::connect(address, NoTls).await.unwrap();
    let serving = tokio::spawn(connection);
    client.batch_execute(text).await.unwrap();
    drop(client);
    serving.await.unwrap().unwrap();
}
