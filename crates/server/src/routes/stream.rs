//! The stream of one's own tables, as server-sent events.

use super::tables::line;
use crate::app::Shared;
use crate::auth::ReadsBy;
use crate::error::Error;
use crate::origin::Address;
use crate::store::PersonId;
use crate::subscribers::Bell;
use axum::Extension;
use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use serde::Serialize;
use std::collections::{HashMap, HashSet, VecDeque};
use std::convert::Infallible;
use std::net::IpAddr;
use std::time::Duration;
use wire::{Stage, TableLine};

/// However often something happens, a stream looks no more often than this.
const PAUSE: Duration = Duration::from_millis(200);

/// The stream of one's own tables. First every table that is not over, then whatever happens: `waits` when a table
/// waits for me, `changed`, `ended`, `gone`, each with the table as `GET /me/tables` shows it (`gone` with its
/// code alone), and `invited` with an invitation.
#[utoipa::path(get, path = "/me/stream", tag = "me",
    responses((status = 200, body = TableLine, content_type = "text/event-stream")),
    security(("cookie" = []), ("token" = ["read"])))]
pub(crate) async fn stream(
    State(app): State<Shared>,
    ReadsBy(person, sign): ReadsBy,
    Extension(Address(address)): Extension<Address>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Error> {
    if !app.limits.connect(address) {
        return Err(Error::too_many("server-connections"));
    }
    let place = Place { app: Shared::clone(&app), address };
    let bell = app.streams.listen(person.id, sign.key());
    // Whoever ended it meanwhile did not find this stream yet.
    if !app.store.is_signed(sign.hash()).await? {
        return Err(Error::stranger());
    }
    let watch =
        Watch { place, bell, person: person.id, known: None, invited: HashSet::new(), told: VecDeque::new() };
    let events = stream::unfold(watch, |mut watch| async move {
        loop {
            if let Some(event) = watch.told.pop_front() {
                return Some((Ok(event), watch));
            }
            if watch.known.is_some() {
                if !watch.bell.rings().await {
                    return None;
                }
                tokio::time::sleep(PAUSE).await;
            }
            if let Err(fault) = watch.look().await {
                tracing::error!(%fault, "a stream could not be read");
                return None;
            }
        }
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

/// A stream counts as a connection of its address until it ends.
struct Place {
    app: Shared,
    address: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.app.limits.disconnect(self.address);
    }
}

/// What a stream has told so far, and what it has yet to tell.
struct Watch {
    place: Place,
    bell: Bell,
    person: PersonId,
    /// The tables that are not over as they were told; `None` before the first look.
    known: Option<HashMap<String, TableLine>>,
    invited: HashSet<String>,
    told: VecDeque<Event>,
}

impl Watch {
    /// Tells what differs from what was told before.
    async fn look(&mut self) -> Result<(), crate::store::StoreError> {
        let store = &self.place.app.store;
        let open = store.tables_of(self.person, false, i64::MAX, 100).await?;
        let open: HashMap<String, TableLine> = open
            .into_iter()
            .map(|listed| line(listed, Some(self.person)))
            .map(|line| (line.code.clone(), line))
            .collect();
        let before = self.known.take().unwrap_or_default();
        for (code, line) in &open {
            if before.get(code) != Some(line) {
                let waited = before.get(code).is_some_and(|before| before.waits_for_me);
                self.told
                    .push_back(event(if line.waits_for_me && !waited { "waits" } else { "changed" }, line));
            }
        }
        let missing: Vec<&String> = before.keys().filter(|code| !open.contains_key(*code)).collect();
        if !missing.is_empty() {
            let over = store.tables_of(self.person, true, i64::MAX, 100).await?;
            let over: Vec<TableLine> =
                over.into_iter().map(|listed| line(listed, Some(self.person))).collect();
            for code in missing {
                match over.iter().find(|line| line.code == *code && line.stage == Stage::Over) {
                    Some(line) => self.told.push_back(event("ended", line)),
                    None => self.told.push_back(event("gone", &serde_json::json!({ "code": code }))),
                }
            }
        }
        for invitation in store.invitations(self.person).await? {
            if self.invited.insert(invitation.code.clone()) {
                self.told.push_back(event("invited", &invitation));
            }
        }
        self.known = Some(open);
        Ok(())
    }
}

fn event(kind: &str, what: &impl Serialize) -> Event {
    let json = serde_json::to_string(what).expect("lines of tables are made of what JSON can write");
    Event::default().event(kind).data(json)
}
