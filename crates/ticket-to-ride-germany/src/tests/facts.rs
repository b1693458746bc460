//! Answers what is asked of a position: `hand a`, `row`, `told refreshed`, …

use super::position::place;
use super::{Played, letter};
use crate::board::Kind;
use crate::{Card, Passenger, Phase, State};
use game::{Action as _, Ending as _, Event as _, Eye, Game, Seat, Turn};
use serde_json::Value;

pub(super) fn fact(played: &Played, asked: &str) -> String {
    let state = &played.state;
    let words: Vec<&str> = asked.split_whitespace().collect();
    match words[..] {
        ["refused"] => played.refused.map_or("no".into(), |rejected| rejected.clause().to_string()),
        ["turn"] => match state.turn() {
            Turn::Over => "over".into(),
            Turn::Seats(seats) => letters(seats.iter()),
        },
        ["phase"] => phase(state),
        ["hand", seat] => state.hands[letter(seat)].write(),
        ["shown", seat] => state.shown[letter(seat)].write(),
        ["row"] => {
            let ids: Vec<&str> = state.row.iter().map(|card| card.map_or("-", Card::id)).collect();
            ids.join(" ")
        }
        ["deck"] => state.deck.write(),
        ["discards"] => state.discards.write(),
        ["points", seat] => state.points[letter(seat)].to_string(),
        ["trains", seat] => state.trains[letter(seat)].to_string(),
        ["routes", seat] => {
            let ids = network::Bits(state.own[letter(seat)])
                .map(|route| state.options.board.routes[route].id.as_str());
            ids.collect::<Vec<_>>().join(" ")
        }
        ["tickets", seat] => {
            tickets(state, network::Bits(state.held[letter(seat)]).map(|ticket| ticket as u8))
        }
        ["bottom", kind] => tickets(state, state.bottoms[which(kind) as usize].iter().map(|ticket| ticket.0)),
        ["left", kind] => state.tickets_left(which(kind)).to_string(),
        ["completed", seat] => state.completed[letter(seat)].to_string(),
        ["taken", seat] => passengers(|color| state.taken[letter(seat)][color.index()]),
        ["crowd", id] => {
            passengers(|color| state.crowds[place(state.options.board, id).index()].count(color))
        }
        ["last"] => state.last.map_or("nobody".into(), |seat| seat.to_string()),
        ["ending"] => state.ending().map_or("none", crate::Ending::id).into(),
        ["winner"] => letters(state.standing().winners().iter()),
        ["legal", seat, verb] => {
            let legal = state.view(Eye::Seat(letter(seat))).legal;
            let texts = legal.iter().map(|action| action.write(state.options.board));
            let texts: Vec<String> = texts.filter(|text| text.split(' ').next() == Some(verb)).collect();
            texts.join(", ")
        }
        ["told", kind] => told(played, kind).count().to_string(),
        ["told", kind, ref keys @ ..] => {
            let last = told(played, kind).last().unwrap_or(Value::Null);
            let found: Vec<String> = keys.iter().map(|key| plain(&last[key])).collect();
            found.join(" ")
        }
        _ => panic!("{asked} is not known here"),
    }
}

fn told(played: &Played, kind: &str) -> impl Iterator<Item = Value> {
    let all = played.told.iter().map(|event| event.to_json(played.state.options.board));
    all.filter(move |event| event["kind"] == kind)
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(plain).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

fn phase(state: &State) -> String {
    match state.phase {
        Phase::Mixes(_) => "mixes".into(),
        Phase::FirstTickets { .. } => "first-tickets".into(),
        Phase::Turn(_) => "turn".into(),
        Phase::SecondCard(_) => "second-card".into(),
        Phase::KeepTickets { .. } => "keep".into(),
        Phase::Passengers { route, end, .. } => {
            format!("passenger {}", state.options.board.place_id(state.place_at(route, end)))
        }
        Phase::Over(_) => "over".into(),
    }
}

fn letters(seats: impl Iterator<Item = Seat>) -> String {
    seats.map(Seat::letter).collect()
}

fn which(kind: &str) -> Kind {
    Kind::BOTH.into_iter().find(|one| one.id() == kind).unwrap_or_else(|| panic!("{kind} is no kind"))
}

fn tickets(state: &State, tickets: impl Iterator<Item = u8>) -> String {
    let ids: Vec<&str> =
        tickets.map(|ticket| state.options.board.tickets[ticket as usize].id.as_str()).collect();
    ids.join(" ")
}

fn passengers(count: impl Fn(Passenger) -> u8) -> String {
    let there = Passenger::all().filter(|&color| count(color) > 0);
    let words: Vec<String> = there.map(|color| format!("{} {}", color.id(), count(color))).collect();
    words.join(" ")
}
