//! Views and events as JSON with readable ids, for outside programs. Documented in `docs/titles/jet-set.md`.

use crate::event::{ScoreLine, Scoring};
use crate::{Board, Deck, Event, FinalFlight, Flight, Link, Phase, View, Way};
use game::{Action as _, Ending as _, Seat};
use network::Bits;
use serde_json::{Map, Value, json};

impl View {
    /// All that this eye sees, by readable ids. Keys of things it may not see are `null`.
    pub(crate) fn all_json(&self) -> Value {
        let board = self.board;
        let (least, most) = self.row_limits();
        let seats: Vec<Value> = Seat::all(self.seats()).map(|seat| self.seat_json(seat)).collect();
        json!({
            "seats": seats,
            "first": self.options.first.map(|seat| seat.to_string()),
            "phase": phase_json(board, self.phase),
            "rows": { "short": self.row_json(Deck::Short), "long": self.row_json(Deck::Long) },
            "row_least": least,
            "row_most": most,
            "deck_sizes": { "short": self.deck_sizes[0], "long": self.deck_sizes[1] },
            "turned": { "short": self.turned[0], "long": self.turned[1] },
            "vacations": self.vacations,
            "vacations_met": { "short": self.met[0], "long": self.met[1] },
            "flights_above_first_vacation": { "short": self.cuts[0], "long": self.cuts[1] },
            "idle_turns": self.idle,
            "links": self.links_json(),
            "legal": self.legal.iter().map(|action| action.write(board)).collect::<Vec<_>>(),
        })
    }

    fn seat_json(&self, seat: Seat) -> Value {
        let board = self.board;
        let flights = self.flights(seat).map(|flight| {
            let card = board.flight_card(flight);
            json!({ "flight": card.id, "points": card.worth, "markers": self.markers_on(flight) })
        });
        let landed = self.landed[seat]
            .map(|landed| json!({ "flight": board.final_card(landed.flight).id, "planes": landed.planes }));
        let ways = self.unclaimed_finals(seat).map(|flight| {
            let way = self.final_way(seat, flight).map(|way| way_json(board, &way));
            json!({ "flight": board.final_card(flight).id, "cheapest": way })
        });
        json!({
            "seat": seat.to_string(),
            "money": self.money[seat],
            "points": self.points(seat),
            "next_income": self.income(seat),
            "planes": self.stock[seat],
            "markers": self.markers[seat],
            "flights": flights.collect::<Vec<_>>(),
            "final_flights": self.finals[seat].map(|finals| finals.map(|flight| &board.final_card(flight).id)),
            "final_flights_to_claim": ways.collect::<Vec<_>>(),
            "claimed_final_flight": landed,
        })
    }

    /// The open flights of a row, each with the cheapest way for every seat.
    fn row_json(&self, deck: Deck) -> Vec<Value> {
        let flight = |flight: Flight| {
            let card = self.board.flight_card(flight);
            let ways = Seat::all(self.seats())
                .filter_map(|seat| Some((seat.to_string(), way_json(self.board, &self.way(seat, flight)?))));
            json!({ "flight": card.id, "points": card.worth, "cheapest": Value::Object(ways.collect()) })
        };
        self.row(deck).map(flight).collect()
    }

    /// Only links that somebody owns: the owner, and who has how many planes there.
    fn links_json(&self) -> Vec<Value> {
        let owned = self.owned.0.iter().fold(0, |all, links| all | links);
        let link = |index: usize| {
            let link = Link(index as u8);
            let planes = Seat::all(self.seats()).map(|seat| (seat, self.planes[seat].on(link)));
            let planes = planes.filter(|&(_, count)| count > 0);
            json!({
                "link": link_id(self.board, link),
                "owner": self.owner(link).map(|seat| seat.to_string()),
                "planes": Value::Object(planes.map(|(seat, count)| (seat.to_string(), count.into())).collect()),
            })
        };
        Bits(owned).map(link).collect()
    }
}

fn way_json(board: &Board, way: &Way) -> Value {
    json!({
        "links": way.links.iter().map(|&link| link_id(board, link)).collect::<Vec<_>>(),
        "planes": way.planes,
        "markers": way.markers,
        "money": way.money,
        "actions": way.actions,
        "quick_money": way.quick_money,
        "quick_actions": way.quick_actions,
    })
}

fn link_id(board: &Board, link: Link) -> &str {
    &board.links[link.index()].id
}

/// A set of links as their ids, in the order of the board file.
fn links_json(board: &Board, links: u128) -> Value {
    Bits(links).map(|link| Value::from(link_id(board, Link(link as u8)))).collect()
}

fn phase_json(board: &Board, phase: Phase) -> Value {
    let name = match phase {
        Phase::Turn { .. } => "turn",
        Phase::Bought { .. } => "bought",
        Phase::OwnLinks { .. } => "own-links",
        Phase::ForeignLink { .. } => "foreign-link",
        Phase::Path { .. } => "path",
        Phase::FinalPath { .. } => "final-path",
        Phase::Over(_) => "over",
    };
    let mut map = Map::new();
    let mut put = |key: &str, value: Value| {
        map.insert(key.into(), value);
    };
    put("name", name.into());
    if let Some(seat) = phase.seat() {
        put("seat", seat.to_string().into());
    }
    match phase {
        Phase::Turn { paid, .. } => {
            put("paid", json!({ "short": paid[0], "long": paid[1] }));
        }
        Phase::Bought { link, placed, .. } => {
            put("link", link_id(board, link).into());
            put("placed", placed.into());
        }
        Phase::OwnLinks { links, .. } => put("links", links_json(board, links)),
        Phase::ForeignLink { link, .. } => put("link", link_id(board, link).into()),
        Phase::Path { flight, at, used, .. } => {
            put("flight", board.flight_card(flight).id.clone().into());
            put("at", board.city(at).into());
            put("links", links_json(board, used));
        }
        Phase::FinalPath { way: Some(way), .. } => {
            put("flight", board.final_card(way.flight).id.clone().into());
            put("at", board.city(way.at).into());
            put("passed_second", way.passed.into());
            put("links", links_json(board, way.used));
        }
        Phase::FinalPath { way: None, .. } => put("flight", Value::Null),
        Phase::Over(ending) => put("ending", ending.id().into()),
    }
    Value::Object(map)
}

/// The event with readable ids; `kind` names it.
pub(crate) fn event(board: &Board, event: Event) -> Value {
    let flight_id = |flight: Flight| &board.flight_card(flight).id;
    let final_id = |flight: FinalFlight| &board.final_card(flight).id;
    let link_id = |link: Link| link_id(board, link);
    match event {
        Event::Begins { seat, .. } => json!({ "kind": "begins", "seat": seat.to_string() }),
        Event::SetAside { flight } => json!({ "kind": "set-aside", "flight": flight_id(flight) }),
        Event::TurnedUp { flight } => json!({ "kind": "turned-up", "flight": flight_id(flight) }),
        Event::FinalDealt { seat, flight } => {
            json!({ "kind": "final-dealt", "seat": seat.to_string(), "flight": flight.map(final_id) })
        }
        Event::PaidRow { seat, deck, amount } => {
            json!({ "kind": "paid-row", "seat": seat.to_string(), "deck": deck.id(), "amount": amount })
        }
        Event::Vacation { deck, number, .. } => {
            json!({ "kind": "vacation", "deck": deck.id(), "number": number })
        }
        Event::VacationRemoved { deck, .. } => json!({ "kind": "vacation-removed", "deck": deck.id() }),
        Event::DecksLeft => json!({ "kind": "decks-left" }),
        Event::Bought { seat, link, price } => {
            json!({ "kind": "bought", "seat": seat.to_string(), "link": link_id(link), "price": price })
        }
        Event::Placed { seat, link, bank, toll } => json!({
            "kind": "placed", "seat": seat.to_string(), "link": link_id(link), "bank": bank,
            "toll": toll.map(|(owner, amount)| json!({ "owner": owner.to_string(), "amount": amount })),
        }),
        Event::Claims { seat, flight } => {
            json!({ "kind": "claims", "seat": seat.to_string(), "flight": flight_id(flight) })
        }
        Event::Via { seat, link } => {
            json!({ "kind": "via", "seat": seat.to_string(), "link": link_id(link) })
        }
        Event::Claimed { seat, flight, links, markers } => json!({
            "kind": "claimed", "seat": seat.to_string(), "flight": flight_id(flight),
            "links": links_json(board, links), "markers": markers,
        }),
        Event::ClaimsFinal { seat, flight } => {
            json!({ "kind": "claims-final", "seat": seat.to_string(), "flight": flight.map(final_id) })
        }
        Event::FinalVia { seat, link } => {
            json!({ "kind": "final-via", "seat": seat.to_string(), "link": link_id(link) })
        }
        Event::ClaimedFinal { seat, flight, links } => json!({
            "kind": "claimed-final", "seat": seat.to_string(), "flight": final_id(flight),
            "links": links_json(board, links),
        }),
        Event::Income { seat, marked, bare, amount } => json!({
            "kind": "income", "seat": seat.to_string(), "marked": marked, "bare": bare, "amount": amount,
        }),
        Event::PlaneOnFinal { seat, flight, planes } => json!({
            "kind": "plane-on-final", "seat": seat.to_string(), "flight": final_id(flight),
            "planes": planes,
        }),
        Event::Scored(line) => line_json(board, line),
        Event::Total { seat, points, money, place } => json!({
            "kind": "total", "seat": seat.to_string(), "points": points, "money": money, "place": place,
        }),
        Event::Ended { ending } => json!({ "kind": "ended", "ending": ending.id() }),
    }
}

/// One line of the final scoring: what for, how many, how much.
fn line_json(board: &Board, line: ScoreLine) -> Value {
    let (seat, points) = (line.seat.to_string(), line.points);
    match line.what {
        Scoring::Flights { worth, count } => json!({
            "kind": "scored", "seat": seat, "for": "flights", "worth": worth, "count": count, "points": points,
        }),
        Scoring::Final { flight } => json!({
            "kind": "scored", "seat": seat, "for": "final-flight", "flight": board.final_card(flight).id,
            "points": points,
        }),
        Scoring::Planes { count } => json!({
            "kind": "scored", "seat": seat, "for": "planes", "count": count, "points": points,
        }),
    }
}
