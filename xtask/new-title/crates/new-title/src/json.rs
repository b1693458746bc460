//! Views and events as JSON with readable ids, for outside programs. Documented in `docs/titles/new-title.md`.

use crate::{Board, Event, Phase, View};
use game::{Action as _, Ending as _, Seat};
use network::Bits;
use serde_json::{Value, json};

impl View {
    /// All that this eye sees, by readable ids. Keys of things it may not see are `null`.
    pub(crate) fn all_json(&self) -> Value {
        let board = self.options.board;
        let seat = |seat: Seat| {
            json!({
                "seat": seat.to_string(),
                "links": Bits(self.owned[seat]).map(|link| &board.links[link]).collect::<Vec<_>>(),
                "home": self.homes[seat].map(|home| board.city(home)),
                "points": self.points(seat),
            })
        };
        let (name, mover, ending) = match self.phase {
            Phase::First { seat } => ("first", Some(seat), None),
            Phase::Second { seat, .. } => ("second", Some(seat), None),
            Phase::Over(ending) => ("over", None, Some(ending.id())),
        };
        json!({
            "seats": Seat::all(self.seats()).map(seat).collect::<Vec<_>>(),
            "first": self.options.first.map(|seat| seat.to_string()),
            "phase": { "name": name, "seat": mover.map(|seat| seat.to_string()), "ending": ending },
            "legal": self.legal.iter().map(|action| action.write(board)).collect::<Vec<_>>(),
        })
    }
}

/// One event.
pub(crate) fn event(board: &Board, event: Event) -> Value {
    match event {
        Event::Begins { seat, .. } => json!({ "kind": "begins", "seat": seat.to_string() }),
        Event::Dealt { seat, home } => {
            let home = home.map(|home| board.city(home));
            json!({ "kind": "dealt", "seat": seat.to_string(), "home": home })
        }
        Event::Took { seat, link } => {
            json!({ "kind": "took", "seat": seat.to_string(), "link": board.links[link.index()] })
        }
        Event::Stopped { seat } => json!({ "kind": "stopped", "seat": seat.to_string() }),
        Event::Ended { ending } => json!({ "kind": "ended", "ending": ending.id() }),
        Event::Home { seat, home, points } => {
            json!({ "kind": "home", "seat": seat.to_string(), "home": board.city(home), "points": points })
        }
        Event::Total { seat, points, place } => {
            json!({ "kind": "total", "seat": seat.to_string(), "points": points, "place": place })
        }
    }
}
