//! The end of a game: the result, the ratings, the record.

use super::rating::{self, Rating};
use super::table::{Agreed, LiveTable, setup};
use super::{Refusal, foreign};
use crate::offload::offload;
use crate::store::{ChairKind, PersonId};
use crate::{figures, time};
use bots::Kind;
use game::{Seat, Standing};
use table::{Record, What};
use tokio::sync::oneshot;
use wire::{Pace, Stage};

impl LiveTable {
    /// Keeps the result, once, and lets everyone know.
    pub(super) async fn finish(&mut self) {
        if self.keep_result().await {
            self.tell_result();
        }
    }

    /// Tells everyone that the table is over.
    pub(super) fn tell_result(&self) {
        self.store().tell_others(self.id);
        self.welcome();
    }

    /// Keeps the result, once; `false` if that could not be done.
    pub(super) async fn keep_result(&mut self) -> bool {
        let Ok((agreed, game)) = self.memory.running() else { return false };
        let standing = game.table().standing();
        let Some(places) = standing.places else { return false };
        let result: Vec<(i32, u8)> =
            Seat::all(standing.seats).map(|seat| (standing.points[seat], places[seat])).collect();
        let at = time::now();
        match self.store().end(self.id, at, &result, &game.table().result()).await {
            Ok(first) => {
                let together = game.table().rows().iter().any(|row| matches!(row.what, What::Back(_)));
                if first && agreed.pace != Pace::Free && !together {
                    self.rate(agreed, &standing).await;
                }
                figures::GAMES_ENDED.add(i64::from(first));
            }
            Err(fault) => {
                tracing::error!(%fault, "a result was not kept");
                return false;
            }
        }
        self.memory.end(at);
        true
    }

    /// Rates the people; bots are anchors and stay as they are.
    async fn rate(&self, agreed: &Agreed, standing: &Standing) {
        let Some(places) = standing.places else { return };
        let title = agreed.title.name();
        let mut before = Vec::new();
        for chair in &agreed.seats {
            let rating = match (&chair.kind, &chair.code) {
                (ChairKind::Person(_), Some(code)) => match self.store().rating(title, code).await {
                    Ok(kept) => {
                        kept.map_or(Rating::NEW, |(rating, uncertainty, _)| Rating { rating, uncertainty })
                    }
                    Err(_) => return,
                },
                // Who shares a screen is nobody we know: such a game says nothing.
                (
                    ChairKind::Open | ChairKind::Reserved(_) | ChairKind::Person(_) | ChairKind::Shared(_),
                    _,
                ) => {
                    return;
                }
                (ChairKind::Bot(name), _) => anchor(name.bot().kind),
            };
            before.push(rating);
        }
        let places = Seat::all(before.len()).map(|seat| places[seat]);
        let game: Vec<(Rating, u8)> = before.into_iter().zip(places).collect();
        for (chair, after) in agreed.seats.iter().zip(rating::after(&game)) {
            if let Some(code) = &chair.code
                && let Err(fault) = self.store().rate(title, code, after.rating, after.uncertainty).await
            {
                tracing::error!(%fault, "a rating was not kept");
            }
        }
    }

    /// Sends the record of a finished game to whoever could look at it.
    pub(super) async fn send_record(
        &mut self,
        person: PersonId,
        to: oneshot::Sender<Result<String, Refusal>>,
    ) {
        match self.record(person).await {
            Ok(record) => {
                // Writing takes its time; the table goes on meanwhile.
                tokio::spawn(async move {
                    let written = offload(record).await;
                    let _ = to.send(written.ok_or(Refusal::Broken));
                });
            }
            Err(why) => drop(to.send(Err(why))),
        }
    }

    /// What writes the record.
    async fn record(&mut self, person: PersonId) -> Result<Box<dyn FnOnce() -> String + Send>, Refusal> {
        let agreed = self.memory.agreed()?;
        if agreed.seats_of(person).is_empty() && !agreed.kept.rules.watch {
            return Err(Refusal::Absent);
        }
        if agreed.kept.stage != Stage::Over {
            // A record holds the secret.
            return Err(Refusal::NotOver);
        }
        if let Some(deal) = &agreed.kept.deal
            && self.store().is_deal_running(deal).await?
        {
            return Err(Refusal::DealRuns);
        }
        // Names are as they are kept now: who deleted the account since has none.
        self.refresh().await?;
        if self.memory.foreign().is_some() {
            let kept = foreign::kept(self.store(), self.memory.agreed()?).await?;
            return Ok(Box::new(move || kept.write()));
        }
        let (agreed, table, _) = self.memory.begun()?;
        let record = Record::of(table.clone().renamed(setup(agreed).sitters));
        Ok(Box::new(move || record.write()))
    }
}

/// Where the levels of bots stand, from the strength they have against each other.
fn anchor(kind: Kind) -> Rating {
    let rating = match kind {
        Kind::Random => 5.0,
        Kind::Greedy | Kind::Frozen(_) => 15.0,
        Kind::Novice => 17.0,
        Kind::Casual => 21.0,
        Kind::Strong => 26.0,
        Kind::Expert => 29.0,
        Kind::Master | Kind::MasterOne => 32.0,
    };
    Rating { rating, uncertainty: 1.0 }
}
