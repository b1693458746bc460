//! Views and events as JSON with readable ids, for outside programs. Documented in `docs/titles/airlines-europe.md`.

use crate::{Airline, Board, Event, From, OnLicence, Phase, Route, Score, Shares, View};
use game::{Action as _, Ending as _, PerSeat, Seat};
use serde_json::{Map, Value, json};

impl View {
    /// All that this eye sees, by readable ids. Keys of things it may not see are `null`.
    pub(crate) fn all_json(&self) -> Value {
        let board = self.board;
        let seats: Vec<Value> = Seat::all(self.seats()).map(|seat| self.seat_json(seat)).collect();
        let airlines: Vec<Value> = self.airlines_json();
        json!({
            "seats": seats,
            "first": self.options.first.map(|seat| seat.to_string()),
            "phase": phase_json(self.phase),
            "bank": self.bank,
            "market": shares_json(board, &self.market),
            "pile_size": self.pile_size,
            "pile": self.pile.as_ref().map(|pile| shares_json(board, pile)),
            "shares_above_scoring_cards": self.cuts,
            "scoring_cards_turned": self.turned,
            "scorings_done": self.scored,
            "scoring_card_holder": self.holder.to_string(),
            "abacus_supply": self.supply,
            "gone": shares_json(board, &self.gone),
            "airlines": airlines,
            "licences": self.licences_json(),
            "legal": self.legal.iter().map(|action| action.write(board)).collect::<Vec<_>>(),
        })
    }

    fn seat_json(&self, seat: Seat) -> Value {
        let board = self.board;
        let picked = match self.phase {
            Phase::Picks(picks) => picks[seat],
            _ => None,
        };
        json!({
            "seat": seat.to_string(),
            "money": self.money[seat],
            "points": self.points[seat],
            "hand_airline_shares": self.hand_sizes[seat],
            "hand_abacus_shares": self.hand_abacus[seat],
            "hand": self.hands[seat].as_ref().map(|hand| shares_json(board, hand)),
            "known_in_hand": shares_json(board, &self.shown[seat]),
            "portfolio": shares_json(board, &self.portfolios[seat]),
            "discarded_face_down": self.buried_sizes[seat],
            "discarded": self.buried[seat].as_ref().map(|buried| shares_json(board, buried)),
            "ban_markers": self.bans[seat],
            "has_picked": self.picked.has(seat),
            "picked": picked.map(|(first, second)| [board.airline_id(first), board.airline_id(second)]),
        })
    }

    fn airlines_json(&self) -> Vec<Value> {
        let airline = |(index, company): (usize, &crate::Company)| {
            json!({
                "airline": company.id,
                "in_play": self.flying >> index & 1 == 1,
                "marker": self.markers[index],
                "row": self.board.zone(self.markers[index]).row,
                "planes": self.planes[index],
                "bonus_done": self.rewarded >> index & 1 == 1,
            })
        };
        self.board.companies.iter().enumerate().map(airline).collect()
    }

    /// Only licences that are not free: who is on which licence of which route.
    fn licences_json(&self) -> Vec<Value> {
        let mut taken = Vec::new();
        for (index, link) in self.board.routes.iter().enumerate() {
            let route = Route(index as u8);
            for (licence, price) in self.board.licences(route).iter().enumerate() {
                let on = match self.on_licence(route, licence) {
                    OnLicence::Free => continue,
                    OnLicence::Plane(airline) => self.board.airline_id(airline),
                    OnLicence::Ban => "ban",
                };
                taken.push(json!({ "route": link.id, "price": price, "on": on }));
            }
        }
        taken
    }
}

fn shares_json(board: &Board, shares: &Shares) -> Value {
    let held = shares.iter().filter(|&(_, count)| count > 0);
    Value::Object(
        held.map(|(airline, count)| (board.airline_id(airline).to_string(), count.into())).collect(),
    )
}

fn phase_json(phase: Phase) -> Value {
    let name = match phase {
        Phase::Picks(_) => "picks",
        Phase::Turn(_) => "turn",
        Phase::SecondLicence(_) => "second-licence",
        Phase::Share(_) => "share",
        Phase::Discards { .. } => "discards",
        Phase::Emptying { .. } => "emptying",
        Phase::Bans { .. } => "bans",
        Phase::Over(_) => "over",
    };
    let mut map = Map::new();
    map.insert("name".into(), name.into());
    if let Some(seat) = phase.seat() {
        map.insert("seat".into(), seat.to_string().into());
    }
    match phase {
        Phase::Discards { left, takes, .. } => {
            map.insert("left".into(), left.into());
            map.insert("takes".into(), takes.into());
        }
        Phase::Emptying { left, .. } => {
            map.insert("left".into(), left.into());
        }
        Phase::Bans { passed, .. } => {
            map.insert("passed".into(), passed.iter().map(|seat| seat.to_string()).collect());
        }
        Phase::Over(ending) => {
            map.insert("ending".into(), ending.id().into());
        }
        _ => {}
    }
    Value::Object(map)
}

/// The event with readable ids; `kind` names it.
pub(crate) fn event(board: &Board, event: Event) -> Value {
    let id = |airline: Airline| board.airline_id(airline).to_string();
    let share = |share: Option<Airline>| share.map(id);
    let route = |route: Route| board.routes[route.index()].id.clone();
    match event {
        Event::Begins { seat, .. } => json!({ "kind": "begins", "seat": seat.to_string() }),
        Event::Dealt { seat, share: card } => {
            json!({ "kind": "dealt", "seat": seat.to_string(), "share": share(card) })
        }
        Event::DealtAgain { seat } => json!({ "kind": "dealt-again", "seat": seat.to_string() }),
        Event::Picked { seat, pair } => {
            let pair = pair.map(|(first, second)| [id(first), id(second)]);
            json!({ "kind": "picked", "seat": seat.to_string(), "shares": pair })
        }
        Event::Revealed { seat, first, second } => {
            json!({ "kind": "revealed", "seat": seat.to_string(), "shares": [id(first), id(second)] })
        }
        Event::TurnedUp { share } => json!({ "kind": "turned-up", "share": id(share) }),
        Event::Bought { seat, airline, route: way, price, marker } => json!({
            "kind": "bought", "seat": seat.to_string(), "airline": id(airline), "route": route(way),
            "price": price, "marker": marker,
        }),
        Event::Bonus { airline, amount, marker } => {
            json!({ "kind": "bonus", "airline": id(airline), "amount": amount, "marker": marker })
        }
        Event::Took { seat, share } => {
            json!({ "kind": "took", "seat": seat.to_string(), "share": id(share) })
        }
        Event::Drew { seat, share: card } => {
            json!({ "kind": "drew", "seat": seat.to_string(), "share": share(card) })
        }
        Event::Played { seat, airline, count } => {
            json!({ "kind": "played", "seat": seat.to_string(), "airline": id(airline), "count": count })
        }
        Event::Discarded { seat, from, share: card } => {
            let from = if from == From::Hand { "hand" } else { "portfolio" };
            json!({ "kind": "discarded", "seat": seat.to_string(), "from": from, "share": share(card) })
        }
        Event::TookAbacus { seat, count } => {
            json!({ "kind": "took-abacus", "seat": seat.to_string(), "count": count })
        }
        Event::Paid { seat, amount } => {
            json!({ "kind": "paid", "seat": seat.to_string(), "amount": amount })
        }
        Event::BankBroke => json!({ "kind": "bank-broke" }),
        Event::GaveBack { seat, amount } => {
            json!({ "kind": "gave-back", "seat": seat.to_string(), "amount": amount })
        }
        Event::Left { share } => json!({ "kind": "left", "share": id(share) }),
        Event::ScoringCard { number, holder, unseen, .. } => json!({
            "kind": "scoring-card", "number": number, "holder": holder.to_string(), "unseen": unseen,
        }),
        Event::Scored(score) => score_json(board, &score),
        Event::Banned { seat, route: way, price } => {
            json!({ "kind": "banned", "seat": seat.to_string(), "route": route(way), "price": price })
        }
        Event::Passed { seat } => json!({ "kind": "passed", "seat": seat.to_string() }),
        Event::Ended { ending } => json!({ "kind": "ended", "ending": ending.id() }),
    }
}

/// Every point explained: the row, how many shares each seat has, its rank and its points.
fn score_json(board: &Board, score: &Score) -> Value {
    let per_seat = |values: &PerSeat<u8, { crate::SEATS }>| -> Value {
        let held = Seat::all(crate::SEATS).filter(|&seat| score.shares[seat] > 0);
        Value::Object(held.map(|seat| (seat.to_string(), values[seat].into())).collect())
    };
    json!({
        "kind": "scored",
        "number": score.number,
        "airline": board.airline_id(score.airline),
        "marker": score.marker,
        "row": score.row,
        "shares": per_seat(&score.shares),
        "ranks": per_seat(&score.ranks),
        "points": per_seat(&score.points),
        "third_party_shares": score.third,
        "third_party_points": score.third_points,
    })
}
