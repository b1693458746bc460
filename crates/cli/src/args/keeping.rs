//! What can be said by who looks after the data of a server.

// These comments are printed in a terminal, where back-ticks would only be in the way.
#![allow(clippy::doc_markdown)]

use clap::{Subcommand, ValueHint};
use std::path::PathBuf;

/// Where a server keeps everything.
#[derive(clap::Args)]
pub(crate) struct Place {
    /// A file with settings, one a line, such as data = "skyrail-data"; flags and the environment count for more
    #[arg(long, env = "SKYRAIL_CONFIG", value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) config: Option<PathBuf>,
    /// Where to keep everything
    #[arg(long, env = "SKYRAIL_DATA", default_value = "skyrail-data", value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) data: PathBuf,
    /// A PostgreSQL to use in place of the file in the data directory
    #[arg(long, env = "SKYRAIL_DATABASE", hide_env_values = true, value_name = "URL")]
    pub(crate) database: Option<String>,
}

#[derive(clap::Args)]
pub(crate) struct BackupArgs {
    /// Where to write it; what was there before is replaced once the new one is whole
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) place: Place,
}

#[derive(clap::Args)]
pub(crate) struct RestoreArgs {
    /// The backup
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    /// Lose what the database holds now; stop the server first
    #[arg(long)]
    pub(crate) replace: bool,
    #[command(flatten)]
    pub(crate) place: Place,
}

#[derive(Subcommand)]
pub(crate) enum UserCommand {
    /// List everybody, who was here last first
    List {
        /// Print JSON
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        place: Place,
    },
    /// Show one person
    Show {
        /// Their login or code
        who: String,
        /// Print JSON
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        place: Place,
    },
    /// Give somebody a fresh password, and sign them out everywhere
    ResetPassword {
        /// Their login or code
        who: String,
        /// A login, for who has none yet or wants another
        #[arg(long, value_name = "NAME")]
        login: Option<String>,
        #[command(flatten)]
        place: Place,
    },
    /// Sign somebody out of every browser and take their tokens back
    LogOut {
        /// Their login or code
        who: String,
        #[command(flatten)]
        place: Place,
    },
    /// Delete an account; finished games stay, without the name
    Delete {
        /// Their login or code
        who: String,
        /// It is meant
        #[arg(long)]
        yes: bool,
        #[command(flatten)]
        place: Place,
    },
}

impl UserCommand {
    pub(crate) fn place(&self) -> &Place {
        match self {
            Self::List { place, .. }
            | Self::Show { place, .. }
            | Self::ResetPassword { place, .. }
            | Self::LogOut { place, .. }
            | Self::Delete { place, .. } => place,
        }
    }
}

#[derive(Subcommand)]
pub(crate) enum UploadsCommand {
    /// List every uploaded board, the latest first
    List {
        /// Print JSON
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        place: Place,
    },
    /// Delete a board that no table was made with
    Delete {
        /// Its hash, as the list shows it
        hash: String,
        #[command(flatten)]
        place: Place,
    },
}

impl UploadsCommand {
    pub(crate) fn place(&self) -> &Place {
        match self {
            Self::List { place, .. } | Self::Delete { place, .. } => place,
        }
    }
}
