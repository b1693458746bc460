//! Views and events as JSON with readable ids, for outside programs. Documented in `docs/titles/ticket-to-ride-germany.md`.

use crate::board::PlaceId;
use crate::numbers::SEATS;
use crate::{
    Board, Card, Cards, Crowd, Event, FewTickets, Kind, Mix, Passenger, PassengerScore, Phase, Progress,
    Route, Ticket, TicketScore, View,
};
use game::{Action as _, Ending as _, PerSeat, Seat};
use serde_json::{Map, Value, json};

impl View {
    /// All that this eye sees, by readable ids. Keys of things it may not see are `null`.
    pub(crate) fn all_json(&self) -> Value {
        let board = self.board;
        let seats: Vec<Value> = Seat::all(self.seats()).map(|seat| self.seat_json(seat)).collect();
        let row: Vec<Option<&str>> = self.row.iter().map(|card| card.map(Card::id)).collect();
        json!({
            "seats": seats,
            "first": self.options.first.map(|seat| seat.to_string()),
            "phase": self.phase_json(),
            "row": row,
            "deck_size": self.deck_size,
            "deck": self.deck.as_ref().map(cards_json),
            "discards": cards_json(&self.discards),
            "short_tickets": self.deck_json(Kind::Short),
            "long_tickets": self.deck_json(Kind::Long),
            "passengers": self.crowds_json(),
            "last_round": self.last.map(|seat| seat.to_string()),
            "passes": self.passes,
            "legal": self.legal.iter().map(|action| action.write(board)).collect::<Vec<_>>(),
        })
    }

    fn seat_json(&self, seat: Seat) -> Value {
        let board = self.board;
        let [short, long] = self.ticket_counts[seat];
        let tickets = self.tickets[seat].map(|held| -> Vec<Value> {
            let one = |ticket| {
                let ticket = Ticket(ticket as u8);
                progress_json(board, ticket, self.progress(seat, ticket))
            };
            network::Bits(held).map(one).collect()
        });
        let routes: Vec<&str> =
            network::Bits(self.routes[seat]).map(|route| board.routes[route].id.as_str()).collect();
        json!({
            "seat": seat.to_string(),
            "points": self.points[seat],
            "trains": self.trains[seat],
            "routes": routes,
            "hand_size": self.hand_sizes[seat],
            "hand": self.hands[seat].as_ref().map(cards_json),
            "known_in_hand": cards_json(&self.shown[seat]),
            "short_tickets": short,
            "long_tickets": long,
            "tickets": tickets,
            "completed": self.completed[seat],
            "returned": self.returned[seat].map(|set| set_json(board, set)),
            "choosing_from": json!({ "short": self.offered[seat][0], "long": self.offered[seat][1] }),
            "has_chosen": self.chosen.has(seat),
            "passengers": passengers_json(|color| self.passengers[seat][color.index()]),
        })
    }

    fn deck_json(&self, kind: Kind) -> Value {
        let board = self.board;
        let deck = &self.decks[kind as usize];
        let bottom: Vec<Value> = deck
            .bottom
            .iter()
            .map(|put_back| {
                let ticket = put_back.ticket.map(|ticket| ticket_id(board, ticket));
                json!({ "by": put_back.by.to_string(), "ticket": ticket })
            })
            .collect();
        json!({
            "shuffled": deck.size,
            "tickets": deck.loose.map(|set| set_json(board, set)),
            "bottom": bottom,
        })
    }

    /// Only places where somebody waits.
    fn crowds_json(&self) -> Value {
        let places = (0..self.board.places() as u8).map(PlaceId);
        let waiting = places.filter(|&place| !self.crowd(place).is_empty());
        let one = |place| (self.board.place_id(place).to_string(), crowd_json(self.crowd(place)));
        Value::Object(waiting.map(one).collect())
    }

    fn phase_json(&self) -> Value {
        let board = self.board;
        let name = match self.phase {
            Phase::Mixes(_) => "mixes",
            Phase::FirstTickets { .. } => "first-tickets",
            Phase::Turn(_) => "turn",
            Phase::SecondCard(_) => "second-card",
            Phase::KeepTickets { .. } => "keep-tickets",
            Phase::Passengers { .. } => "passengers",
            Phase::Over(_) => "over",
        };
        let mut map = Map::new();
        map.insert("name".into(), name.into());
        if let Some(seat) = self.phase.seat() {
            map.insert("seat".into(), seat.to_string().into());
        }
        match self.phase {
            Phase::FirstTickets { .. } | Phase::KeepTickets { .. } if !self.offer().is_empty() => {
                map.insert("offered".into(), few_json(board, self.offer()));
            }
            Phase::Passengers { route, end, .. } => {
                let link = &board.routes[route.index()];
                map.insert("route".into(), link.id.clone().into());
                map.insert("place".into(), board.place_id(link.places[end as usize]).into());
            }
            Phase::Over(ending) => {
                map.insert("ending".into(), ending.id().into());
            }
            _ => {}
        }
        Value::Object(map)
    }
}

fn cards_json(cards: &Cards) -> Value {
    let held = cards.iter().filter(|&(_, count)| count > 0);
    Value::Object(held.map(|(card, count)| (card.id().to_string(), count.into())).collect())
}

fn passengers_json(count: impl Fn(Passenger) -> u8) -> Value {
    let there = Passenger::all().filter(|&color| count(color) > 0);
    Value::Object(there.map(|color| (color.id().to_string(), count(color).into())).collect())
}

fn crowd_json(crowd: Crowd) -> Value {
    passengers_json(|color| crowd.count(color))
}

fn ticket_id(board: &Board, ticket: Ticket) -> &str {
    &board.tickets[ticket.index()].id
}

fn few_json(board: &Board, tickets: FewTickets) -> Value {
    tickets.iter().map(|ticket| ticket_id(board, ticket)).collect()
}

fn set_json(board: &Board, tickets: u128) -> Value {
    network::Bits(tickets).map(|ticket| ticket_id(board, Ticket(ticket as u8))).collect()
}

fn routes_json(board: &Board, routes: u128) -> Value {
    network::Bits(routes).map(|route| board.routes[route].id.as_str()).collect()
}

/// A ticket with its value and how far it is.
fn progress_json(board: &Board, ticket: Ticket, progress: Progress) -> Value {
    let card = &board.tickets[ticket.index()];
    let (state, missing, path) = match progress {
        Progress::Completed { path } => ("completed", Some(0), path),
        Progress::Possible { missing, path } => ("possible", Some(missing), path),
        Progress::CutOff => ("cut-off", None, 0),
    };
    json!({
        "ticket": card.id, "value": card.points, "state": state, "missing": missing,
        "path": routes_json(board, path),
    })
}

/// The event with readable ids; `kind` names it.
pub(crate) fn event(board: &Board, event: Event) -> Value {
    let route = |route: Route| board.routes[route.index()].id.clone();
    let id = |ticket: Option<Ticket>| ticket.map(|ticket| ticket_id(board, ticket));
    match event {
        Event::Begins { seat, .. } => json!({ "kind": "begins", "seat": seat.to_string() }),
        Event::Placed { place, crowd } => {
            json!({ "kind": "placed", "place": board.place_id(place), "passengers": crowd_json(crowd) })
        }
        Event::Dealt { seat, card } => {
            json!({ "kind": "dealt", "seat": seat.to_string(), "card": card.map(Card::id) })
        }
        Event::TurnedUp { slot, card } => {
            json!({ "kind": "turned-up", "slot": slot, "card": card.id() })
        }
        Event::Refreshed => json!({ "kind": "refreshed" }),
        Event::Reshuffled { cards } => json!({ "kind": "reshuffled", "cards": cards }),
        Event::Mixed { seat, mix } => {
            json!({ "kind": "mixed", "seat": seat.to_string(), "mix": mix.map(mix_json) })
        }
        Event::Announced { seat, mix } => {
            json!({ "kind": "announced", "seat": seat.to_string(), "mix": mix_json(mix) })
        }
        Event::Offered { seat, kind, ticket, .. } => ticket_json("offered", seat, kind, id(ticket)),
        Event::Chose { seat, kept } => {
            let kept = kept.map(|kept| few_json(board, kept));
            json!({ "kind": "chose", "seat": seat.to_string(), "tickets": kept })
        }
        Event::AllChose => json!({ "kind": "all-chose" }),
        Event::Kept { seat, kind, ticket } => ticket_json("kept", seat, kind, id(ticket)),
        Event::Returned { seat, kind, ticket } => ticket_json("returned", seat, kind, id(ticket)),
        Event::Took { seat, card, slot } => {
            json!({ "kind": "took", "seat": seat.to_string(), "card": card.id(), "slot": slot })
        }
        Event::Drew { seat, card } => {
            json!({ "kind": "drew", "seat": seat.to_string(), "card": card.map(Card::id) })
        }
        Event::Claimed { seat, route: way, color, cards, locomotives, points } => json!({
            "kind": "claimed", "seat": seat.to_string(), "route": route(way), "color": color.id(),
            "cards": cards, "locomotives": locomotives, "points": points,
        }),
        Event::Boarded { seat, place, color } => json!({
            "kind": "boarded", "seat": seat.to_string(), "place": board.place_id(place),
            "color": color.map(Passenger::id),
        }),
        Event::Passed { seat } => json!({ "kind": "passed", "seat": seat.to_string() }),
        Event::LastRound { seat, trains } => {
            json!({ "kind": "last-round", "seat": seat.to_string(), "trains": trains })
        }
        Event::RoutesScored { seat, routes, points } => json!({
            "kind": "routes-scored", "seat": seat.to_string(), "routes": routes, "points": points,
        }),
        Event::TicketScored(score) => ticket_score_json(board, &score),
        Event::Globetrotter { seat, completed, points } => json!({
            "kind": "globetrotter", "seat": seat.to_string(), "completed": completed, "points": points,
        }),
        Event::PassengersScored(score) => passenger_score_json(&score),
        Event::Total { seat, points, completed, passengers } => json!({
            "kind": "total", "seat": seat.to_string(), "points": points, "completed": completed,
            "passengers": passengers,
        }),
        Event::Decided { winners, by } => {
            let winners: Vec<String> = winners.iter().map(|seat| seat.to_string()).collect();
            json!({ "kind": "decided", "winners": winners, "by": by.id() })
        }
        Event::Ended { ending } => json!({ "kind": "ended", "ending": ending.id() }),
    }
}

fn mix_json(mix: Mix) -> Value {
    json!({ "short": mix.short, "long": mix.long })
}

fn ticket_json(name: &str, seat: Seat, kind: Kind, ticket: Option<&str>) -> Value {
    json!({ "kind": name, "seat": seat.to_string(), "deck": kind.id(), "ticket": ticket })
}

/// The path that completed the ticket, or what is missing.
fn ticket_score_json(board: &Board, score: &TicketScore) -> Value {
    let mut value = progress_json(board, score.ticket, score.progress(board));
    value["kind"] = "ticket-scored".into();
    value["seat"] = score.seat.to_string().into();
    value["points"] = score.points.into();
    value
}

/// Every point explained: how many passengers each seat has, and its points.
fn passenger_score_json(score: &PassengerScore) -> Value {
    let per_seat = |values: &PerSeat<u8, SEATS>| -> Value {
        let held = Seat::all(SEATS).filter(|&seat| score.counts[seat] > 0);
        Value::Object(held.map(|seat| (seat.to_string(), values[seat].into())).collect())
    };
    json!({
        "kind": "passengers-scored", "color": score.color.id(),
        "passengers": per_seat(&score.counts), "points": per_seat(&score.points),
    })
}
