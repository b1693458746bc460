//! What happens without anybody asking: tables whose time has come, and rows of other processes.

use crate::app::Shared;
use crate::live::Input;
use crate::store::Notice;
use crate::sweep::sweep;
use crate::time;
use tokio::sync::watch;

/// A table that was taken and not looked after comes again after so many milliseconds.
const LEASE: i64 = 30_000;
/// What nobody needs is swept away once in so many rounds.
const SWEEP: u32 = 3600;
/// The most tables taken at once.
const MOST: i64 = 500;
/// After a start everything that would be due within this time is looked at: clocks may be ahead of it.
const AHEAD: i64 = 60_000;

/// Starts looking after what is due.
pub(crate) fn start(app: &Shared, stopping: watch::Receiver<bool>) {
    tokio::spawn(look_after(Shared::clone(app), stopping));
    if let Some(mut changed) = app.store.follow() {
        let app = Shared::clone(app);
        tokio::spawn(async move {
            while let Some(notice) = changed.recv().await {
                match notice {
                    Notice::Anything => {
                        app.streams.tell_all();
                        app.hub.every(|| Input::Attend);
                    }
                    Notice::Concerned(person) => app.streams.tell(&[person]),
                    Notice::Table(table) => app.hub.send_if_live(table, Input::Attend),
                    Notice::Forgotten(person) => app.forget_here(person),
                    Notice::Ended(person, key) => app.end_here(person, &[key]),
                }
            }
        });
    }
}

async fn look_after(app: Shared, mut stopping: watch::Receiver<bool>) {
    let mut ahead = AHEAD;
    let mut rounds = 0u32;
    loop {
        let now = time::now();
        match app.store.take_due(now + ahead, now + LEASE, MOST).await {
            Ok(tables) => {
                if (tables.len() as i64) < MOST {
                    ahead = 0;
                }
                for table in tables {
                    app.hub.send(&app, table, Input::Attend);
                }
            }
            Err(fault) => tracing::error!(%fault, "what is due could not be read"),
        }
        rounds = rounds.wrapping_add(1);
        if rounds.is_multiple_of(60) {
            app.limits.tidy();
        }
        if rounds.is_multiple_of(SWEEP) {
            sweep(&app).await;
        }
        tokio::select! {
            () = tokio::time::sleep(app.config.pauses.due) => {}
            _ = stopping.wait_for(|stop| *stop) => return,
        }
    }
}
