//! The way to the other processes on a PostgreSQL: what they are told goes over a connection of its own, after what it is
//! about was committed, as much at once as there is.
//!
//! A word that is lost does no harm: whoever reads finds out by the numbers of the rows, at the latest when a table comes
//! to rest. So nothing waits for it.

use super::postgres::Pool;
use std::collections::HashSet;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// So many words are told at once: each has at most 21 letters, and a notice 8,000 bytes.
const AT_ONCE: usize = 300;
/// So long after the connection broke it is tried again.
const PAUSE: Duration = Duration::from_millis(500);
/// So long the end waits for what is still to be told.
const GOODBYE: Duration = Duration::from_secs(1);

/// The way to the other processes.
#[derive(Clone)]
pub(super) struct Bus(mpsc::UnboundedSender<Said>);

enum Said {
    Word(String),
    /// Answered once all before it was told.
    End(oneshot::Sender<()>),
}

impl Bus {
    /// Starts the one who tells.
    pub(super) fn start(pool: Pool, process: i64) -> Self {
        let (sender, said) = mpsc::unbounded_channel();
        let mut closed = pool.closed();
        tokio::spawn(async move {
            tokio::select! {
                () = tell_on(&pool, process, said) => {}
                _ = closed.wait_for(|closed| *closed) => {}
            }
        });
        Self(sender)
    }

    /// Tells the others a word, some time soon.
    pub(super) fn tell(&self, word: String) {
        let _ = self.0.send(Said::Word(word));
    }

    /// Waits until everything was told, but not for long.
    pub(super) async fn end(&self) {
        let (answer, told) = oneshot::channel();
        if self.0.send(Said::End(answer)).is_ok() {
            let _ = tokio::time::timeout(GOODBYE, told).await;
        }
    }
}

async fn tell_on(pool: &Pool, process: i64, mut said: mpsc::UnboundedReceiver<Said>) {
    let (mut teller, mut waiting) = (None, Vec::new());
    while said.recv_many(&mut waiting, AT_ONCE).await > 0 {
        let (words, ends) = sorted(waiting.drain(..));
        while !words.is_empty() {
            let tells = match teller.take() {
                Some(teller) => Ok(teller),
                None => pool.teller().await,
            };
            let told = match tells {
                Ok(tells) => tells.tell(process, &words).await.map(|()| teller = Some(tells)),
                Err(fault) => Err(fault),
            };
            match told {
                Ok(()) => break,
                Err(fault) => tracing::warn!(%fault, "other processes were not told, and will be"),
            }
            tokio::time::sleep(PAUSE).await;
        }
        for end in ends {
            let _ = end.send(());
        }
    }
}

/// The words that are to be told, each once, and who waits for that.
fn sorted(said: impl Iterator<Item = Said>) -> (String, Vec<oneshot::Sender<()>>) {
    let (mut known, mut words, mut ends) = (HashSet::new(), Vec::new(), Vec::new());
    for said in said {
        match said {
            Said::Word(word) if known.insert(word.clone()) => words.push(word),
            Said::Word(_) => {}
            Said::End(end) => ends.push(end),
        }
    }
    (words.join(" "), ends)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_twice_is_told_once_and_the_end_comes_last() {
        let (end, _told) = oneshot::channel();
        let said = ["12", "s7", "12", "9", "s7"].map(|word| Said::Word(word.into()));
        let (words, ends) = sorted(said.into_iter().chain([Said::End(end)]));
        assert_eq!((&words[..], ends.len()), ("12 s7 9", 1));
    }
}
