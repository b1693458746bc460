//! Tables that have begun, are looked at, and wait: how much memory they take.

use super::Trouble;
use super::player::{Guest, Socket};
use super::process::Process;
use futures_util::{StreamExt, TryStreamExt, stream};
use std::time::Duration;
use tokio::task::JoinSet;

/// A table that nobody has touched for a little less than this keeps only its connections.
pub(super) const REST: Duration = Duration::from_secs(15);
/// What is loaded once, for the first tables, belongs to no table.
const FIRST: usize = 60;
/// How many are opened at the same time.
const AT_ONCE: usize = 16;

/// Open tables that nobody plays at, and what they cost.
pub(super) struct Idle {
    /// The server's memory for one of them.
    pub(super) bytes: u64,
    held: JoinSet<()>,
}

impl Idle {
    /// Opens so many and waits until they rest.
    pub(super) async fn open(server: &Process, guest: &Guest, tables: usize) -> Result<Self, Trouble> {
        let mut held = JoinSet::new();
        open(guest, FIRST, &mut held).await?;
        let before = server.memory()?;
        open(guest, tables, &mut held).await?;
        tokio::time::sleep(REST).await;
        let bytes = server.memory()?.saturating_sub(before) / tables as u64;
        Ok(Self { bytes, held })
    }

    /// How many connections have ended by themselves.
    pub(super) fn lost(mut self) -> usize {
        let mut lost = 0;
        while self.held.try_join_next().is_some() {
            lost += 1;
        }
        lost
    }
}

async fn open(guest: &Guest, tables: usize, held: &mut JoinSet<()>) -> Result<(), Trouble> {
    let title = |table: usize| catalog::Title::ALL[table % catalog::Title::ALL.len()];
    let opening = stream::iter(0..tables).map(|table| guest.idle_table(title(table)));
    let mut opening = opening.buffer_unordered(AT_ONCE);
    while let Some(socket) = opening.try_next().await? {
        held.spawn(hold(socket));
    }
    Ok(())
}

/// Answers when the server asks whether somebody is there, as browsers do, until the connection ends.
async fn hold(mut socket: Socket) {
    while let Some(Ok(_)) = socket.next().await {}
}
