//! One game's result, and the line it is stored in.

use bots::arena::{Placing, Times};
use serde_json::{Value, json};

/// One game's result.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct GameRow {
    /// Which deal, from 0.
    pub(crate) deal: u64,
    /// By how many seats the line-up was turned.
    pub(crate) turn: usize,
    /// Who sat on each seat, and which place they took.
    pub(crate) placing: Placing,
    /// The points of each seat.
    pub(crate) points: Vec<i32>,
    /// How many decisions were made.
    pub(crate) decisions: u64,
    /// How it ended.
    pub(crate) ending: String,
    /// How long each seat took.
    pub(crate) times: Vec<Times>,
}

impl GameRow {
    /// The line it is stored in.
    pub(crate) fn to_json(&self) -> Value {
        json!({
            "deal": self.deal,
            "turn": self.turn,
            "bots": self.placing.bots,
            "places": self.placing.places,
            "points": self.points,
            "decisions": self.decisions,
            "ending": self.ending,
            "times": self.times.iter().map(Times::numbers).collect::<Vec<_>>(),
        })
    }

    /// Reads that line back; `None` if it is not one.
    pub(crate) fn from_json(value: &Value) -> Option<Self> {
        let list = |key: &str| value[key].as_array();
        let whole = |value: &Value| value.as_u64();
        let placing = Placing {
            bots: list("bots")?.iter().map(|bot| Some(whole(bot)? as usize)).collect::<Option<_>>()?,
            places: list("places")?.iter().map(|place| Some(whole(place)? as u8)).collect::<Option<_>>()?,
        };
        let times = |value: &Value| {
            let numbers: Option<Vec<u64>> = value.as_array()?.iter().map(whole).collect();
            Times::from_numbers(&numbers?)
        };
        let row = Self {
            deal: whole(&value["deal"])?,
            turn: whole(&value["turn"])? as usize,
            placing,
            points: list("points")?.iter().map(|one| Some(one.as_i64()? as i32)).collect::<Option<_>>()?,
            decisions: whole(&value["decisions"])?,
            ending: value["ending"].as_str()?.to_string(),
            times: list("times")?.iter().map(times).collect::<Option<_>>()?,
        };
        let seats = row.placing.bots.len();
        let lengths = [row.placing.places.len(), row.points.len(), row.times.len()];
        lengths.iter().all(|&length| length == seats).then_some(row)
    }

    /// The share of the victory of one seat.
    pub(crate) fn share(&self, seat: usize) -> f64 {
        let winners = self.placing.places.iter().filter(|&&place| place == 1).count();
        if self.placing.places[seat] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }

    /// The seats a bot holds.
    pub(crate) fn seats_of(&self, bot: usize) -> impl Iterator<Item = usize> + '_ {
        self.placing.bots.iter().enumerate().filter(move |(_, seated)| **seated == bot).map(|(seat, _)| seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_round_trip_and_the_rest_is_refused() {
        let mut times = Times::default();
        times.add(5000);
        let row = GameRow {
            deal: 3,
            turn: 1,
            placing: Placing { bots: vec![1, 0, 1], places: vec![1, 1, 3] },
            points: vec![50, 50, -4],
            decisions: 99,
            ending: "last-round".into(),
            times: vec![times.clone(), Times::default(), times],
        };
        assert_eq!(GameRow::from_json(&row.to_json()), Some(row.clone()));
        assert_eq!(row.seats_of(1).collect::<Vec<_>>(), [0, 2]);
        assert!((row.share(0) - 0.5).abs() < 1e-12 && row.share(2) < 1e-12);
        let mut short = row.to_json();
        short["points"] = serde_json::json!([1, 2]);
        assert_eq!(GameRow::from_json(&short), None);
        assert_eq!(GameRow::from_json(&serde_json::json!({})), None);
    }
}
