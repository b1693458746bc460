//! The end of a game: the result, the ratings, the record.

use super::room::{Agreed, Room};
use crate::error::Error;
use crate::store::Flags;
use crate::time;
use bots::Kind;
use game::{Seat, Standing};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use table::{Record, What};
use wire::{Pace, Stage};

impl Room {
    /// Keeps the result, once, and lets everyone know.
    pub(super) async fn finish(&mut self) {
        if self.keep_result().await {
            self.tell_result().await;
        }
    }

    /// Tells everyone that the table is over.
    pub(super) async fn tell_result(&mut self) {
        self.store().tell_others(self.id).await;
        self.welcome();
    }

    /// Keeps the result, once; `false` if that could not be done.
    pub(super) async fn keep_result(&mut self) -> bool {
        let (Some(agreed), Some(game)) = (&self.agreed, &self.game) else { return false };
        let standing = game.table.standing();
        let Some(places) = standing.places else { return false };
        let result: Vec<(i32, u8)> =
            Seat::all(standing.seats).map(|seat| (standing.points[seat], places[seat])).collect();
        let at = time::now();
        match self.store().end(self.id, at, &result).await {
            Ok(first) => {
                let together = game.table.rows().iter().any(|row| matches!(row.what, What::Back(_)));
                if first && agreed.pace != Pace::Free && !together {
                    self.rate(agreed, &standing).await;
                }
                metrics::counter!("skyrail_games_ended").increment(u64::from(first));
            }
            Err(fault) => {
                tracing::error!(%fault, "a result was not kept");
                return false;
            }
        }
        if let Some(agreed) = &mut self.agreed {
            (agreed.kept.stage, agreed.kept.ended) = (2, Some(at));
        }
        true
    }

    /// Rates the people; bots are anchors and stay as they are.
    async fn rate(&self, agreed: &Agreed, standing: &Standing) {
        let Some(places) = standing.places else { return };
        let title = agreed.title.name();
        let mut before = Vec::new();
        for chair in &agreed.seats {
            let rating = match (&chair.kind[..], &chair.code) {
                ("human", Some(code)) => match self.store().rating(title, code).await {
                    Ok(kept) => kept.map_or_else(WengLinRating::new, |(rating, uncertainty, _)| {
                        WengLinRating { rating, uncertainty }
                    }),
                    Err(_) => return,
                },
                // Who shares a screen is nobody we know: such a game says nothing.
                ("human" | "local", _) => return,
                (bot, _) => anchor(bot.parse().map_or(Kind::Strong, |bot: bots::Bot| bot.kind)),
            };
            before.push([rating]);
        }
        let outcome = |seat: Seat| MultiTeamOutcome::new(usize::from(places[seat]));
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
            Seat::all(before.len()).map(|seat| (&before[seat.index()][..], outcome(seat))).collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        for (chair, after) in agreed.seats.iter().zip(after) {
            if let (Some(code), Some(rating)) = (&chair.code, after.first())
                && let Err(fault) = self.store().rate(title, code, rating.rating, rating.uncertainty).await
            {
                tracing::error!(%fault, "a rating was not kept");
            }
        }
    }

    /// The record of a finished game, for whoever could look at it.
    pub(super) async fn record(&mut self, person: i64) -> Result<String, Error> {
        let Some(agreed) = &self.agreed else { return Err(Error::absent()) };
        if agreed.seats_of(person).is_empty() && !agreed.kept.flags.has(Flags::WATCH) {
            return Err(Error::absent());
        }
        if super::room::stage(agreed.kept.stage) != Stage::Over {
            // A record holds the secret.
            return Err(Error::conflict("server-not-over"));
        }
        if let Some(deal) = &agreed.kept.deal
            && self.store().is_deal_running(deal).await?
        {
            return Err(Error::conflict("server-deal-runs"));
        }
        // Names are as they are kept now: who deleted the account since has none.
        (self.agreed, self.game) = (None, None);
        self.wake().await?;
        let game = self.game.as_ref().ok_or_else(Error::absent)?;
        Ok(Record::of(game.table.clone()).write())
    }
}

/// Where the levels of bots stand, from the strength they have against each other.
fn anchor(kind: Kind) -> WengLinRating {
    let rating = match kind {
        Kind::Random => 5.0,
        Kind::Greedy | Kind::Published(_) => 15.0,
        Kind::Novice => 17.0,
        Kind::Casual => 21.0,
        Kind::Strong => 26.0,
        Kind::Expert => 29.0,
        Kind::Master => 32.0,
    };
    WengLinRating { rating, uncertainty: 1.0 }
}
