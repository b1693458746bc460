//! What a host does at the command line, beside a server that runs or in place of one: backups, and looking after
//! accounts. Each is one call that opens the database, does its work and closes it.

pub use crate::store::{Account, Upload};

use crate::store::{NotDeleted, NotMoved, PersonId, Store};
use crate::{Config, StartFault, StoreError, password, random};
use game::Note;
use std::fs::File;
use std::io::{BufReader, BufWriter, Write};
use std::path::Path;

/// Why something a host asked for was not done.
#[derive(Debug)]
pub enum AdminFault {
    /// The database can't be opened.
    Start(StartFault),
    /// The database did not do it.
    Database(StoreError),
    /// A file can't be read or written.
    File(std::io::Error),
    /// This line of a backup is not sound; line 0 if its end is missing.
    Unsound(usize),
    /// The backup was written by a newer Skyrail.
    Newer,
    /// The database holds something already.
    NotEmpty,
    /// Nobody has this login or code.
    Nobody(String),
    /// Somebody else has this login, or none was said.
    Login,
    /// There is no uploaded board with this hash.
    NoBoard(String),
    /// Tables were made with this board.
    BoardUsed,
}

impl From<NotMoved> for AdminFault {
    fn from(fault: NotMoved) -> Self {
        match fault {
            NotMoved::Database(fault) => Self::Database(fault),
            NotMoved::File(error) => Self::File(error),
            NotMoved::Unsound(line) => Self::Unsound(line),
            NotMoved::Newer => Self::Newer,
            NotMoved::NotEmpty => Self::NotEmpty,
        }
    }
}

impl From<StoreError> for AdminFault {
    fn from(fault: StoreError) -> Self {
        Self::Database(fault)
    }
}

impl AdminFault {
    /// What to tell the host.
    pub fn note(&self) -> Note {
        match self {
            Self::Start(fault) => fault.note(),
            Self::Database(fault) => Note::new("host-cant-database").name("reason", fault.to_string()),
            Self::File(error) => Note::new("host-cant-file").name("reason", error.to_string()),
            Self::Unsound(0) => Note::new("host-cut-off"),
            Self::Unsound(line) => Note::new("host-unsound").number("line", *line as i64),
            Self::Newer => Note::new("host-newer"),
            Self::NotEmpty => Note::new("host-not-empty"),
            Self::Nobody(who) => Note::new("host-nobody").name("who", who.clone()),
            Self::Login => Note::new("host-login"),
            Self::NoBoard(hash) => Note::new("host-no-board").name("hash", hash.clone()),
            Self::BoardUsed => Note::new("host-board-used"),
        }
    }
}

/// Opens the database that a server with this configuration uses, does something with it, and closes it. Where there
/// is none, none is made.
fn with_store<T>(
    config: &Config,
    work: impl AsyncFnOnce(&Store) -> Result<T, AdminFault>,
) -> Result<T, AdminFault> {
    if config.database.is_none() && !Store::is_in(&config.data) {
        return Err(AdminFault::Start(StartFault::NoDatabase(config.data.clone())));
    }
    with_any_store(config, work)
}

/// The same, and makes the database if there is none.
fn with_any_store<T>(
    config: &Config,
    work: impl AsyncFnOnce(&Store) -> Result<T, AdminFault>,
) -> Result<T, AdminFault> {
    let threads = |error| AdminFault::Start(StartFault::Threads(error));
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    runtime.map_err(threads)?.block_on(async {
        let store = crate::open(config).await.map_err(AdminFault::Start)?;
        let done = work(&store).await;
        store.close().await;
        done
    })
}

/// Writes everything to a file, as it is at one moment, while the server may run; says how many rows. The file is
/// the owner's alone, since it holds the secrets of running games and what passwords are checked by, and it is
/// there whole or not at all.
pub fn backup(config: &Config, file: &Path) -> Result<u64, AdminFault> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let fresh = tempfile::Builder::new().prefix(".skyrail-").tempfile_in(folder).map_err(AdminFault::File)?;
    let mut out = BufWriter::new(fresh);
    let rows = with_store(config, async |store| Ok(store.write_all(&mut out).await?))?;
    let fresh = out.into_inner().map_err(|error| AdminFault::File(error.into_error()))?;
    let kept = fresh.as_file().sync_all().and_then(|()| Ok(fresh.persist(file)?));
    kept.map_err(AdminFault::File)?.flush().map_err(AdminFault::File)?;
    Ok(rows)
}

/// Puts what a backup holds into the database, all of it or nothing; says how many rows. A database that holds
/// something already is refused, unless it is to be replaced.
pub fn restore(config: &Config, file: &Path, replace: bool) -> Result<u64, AdminFault> {
    File::open(file).map_err(AdminFault::File)?;
    // Under a server that runs, its tables would be exchanged and it would go on with what it remembers.
    let _lock = crate::lock(config).map_err(AdminFault::Start)?;
    with_any_store(config, async |store| {
        Ok(store.read_all(|| Ok(Box::new(BufReader::new(File::open(file)?))), replace).await?)
    })
}

/// People, who was here last first; only the one with this login or code, if said.
pub fn accounts(config: &Config, who: Option<&str>) -> Result<Vec<Account>, AdminFault> {
    let found = with_store(config, async |store| Ok(store.accounts(who, i64::MAX).await?))?;
    match who {
        Some(who) if found.is_empty() => Err(AdminFault::Nobody(who.into())),
        _ => Ok(found),
    }
}

/// Gives somebody a fresh password and says it, with the login it goes with; whoever was signed in is not any more.
pub fn reset_password(
    config: &Config,
    who: &str,
    login: Option<&str>,
) -> Result<(String, String), AdminFault> {
    let account = accounts(config, Some(who))?.swap_remove(0);
    let login = login.map(str::to_lowercase).or(account.login).ok_or(AdminFault::Login)?;
    let fresh = random::code();
    with_store(config, async |store| {
        let id = person(store, who).await?;
        let hash = password::hash(fresh.clone()).await;
        let hash = hash.ok_or_else(|| StoreError::Failed("the password could not be hashed".into()))?;
        if !store.keep_person(id, &login, &hash).await? {
            return Err(AdminFault::Login);
        }
        Ok(sign_out(store, id).await?)
    })?;
    Ok((login, fresh))
}

/// Signs somebody out of every browser and takes every token back.
pub fn log_out(config: &Config, who: &str) -> Result<(), AdminFault> {
    with_store(config, async |store| Ok(sign_out(store, person(store, who).await?).await?))
}

/// Forgets every cookie and token, and tells the processes that somebody may be connected to.
async fn sign_out(store: &Store, person: PersonId) -> Result<(), StoreError> {
    store.end_sessions(person).await?;
    store.tell_forgotten(person).await;
    Ok(())
}

/// Deletes an account as its owner could.
pub fn delete(config: &Config, who: &str) -> Result<(), AdminFault> {
    with_store(config, async |store| {
        let id = person(store, who).await?;
        store.delete_person(id).await?;
        store.tell_forgotten(id).await;
        Ok(())
    })
}

async fn person(store: &Store, who: &str) -> Result<PersonId, AdminFault> {
    store.account_id(who).await?.ok_or_else(|| AdminFault::Nobody(who.into()))
}

/// The boards that people uploaded, the latest first.
pub fn uploads(config: &Config) -> Result<Vec<Upload>, AdminFault> {
    with_store(config, async |store| Ok(store.uploads().await?))
}

/// Deletes an uploaded board that no table was made with.
pub fn delete_upload(config: &Config, hash: &str) -> Result<(), AdminFault> {
    let deleted = with_store(config, async |store| Ok(store.delete_board(hash, None).await?))?;
    deleted.map_err(|why| match why {
        NotDeleted::Absent => AdminFault::NoBoard(hash.into()),
        NotDeleted::Used => AdminFault::BoardUsed,
    })
}
