//! What is said of this game: notes for asks, actions, refusals and the log.

use crate::board::{Kind, PlaceId};
use crate::numbers::{KEEP, LOCOMOTIVES, OPEN_GROUPS, ROW, SEATS};
use crate::{
    Action, Board, Card, Crowd, Decision, Ending, Event, FewTickets, Mix, Module, Passenger, PassengerScore,
    Phase, Progress, Rejected, Route, Ticket, TicketScore, View,
};
use game::{Arg, Note, Seat};

impl game::Ending for Ending {
    fn id(self) -> &'static str {
        match self {
            Self::LastRound => "last-round",
            Self::AllPassed => "all-passed",
        }
    }
}

/// What is asked of whoever looks, as one sentence.
pub(crate) fn ask(view: &View) -> Note {
    let late = || {
        let late = Seat::all(view.seats()).filter(|&seat| !view.chosen.has(seat));
        Arg::List(late.map(Arg::Seat).collect())
    };
    let note = match (view.eye.seat(), view.phase) {
        (_, Phase::Over(_)) => Note::new("tg-ask-over"),
        (Some(seat), Phase::Mixes(_)) if !view.chosen.has(seat) => {
            Note::new("tg-ask-mix").number("count", view.board.offer)
        }
        (Some(seat), Phase::FirstTickets { .. }) if !view.chosen.has(seat) => {
            let note = Note::new("tg-ask-first-tickets").number("least", view.board.keep_at_start);
            note.number("count", view.board.offer)
        }
        (_, Phase::Mixes(_)) => return Note::new("tg-wait-mixes").with("seats", late()),
        (_, Phase::FirstTickets { .. }) => {
            return Note::new("tg-wait-first-tickets").with("seats", late());
        }
        (Some(seat), phase) if phase.seat() == Some(seat) => ask_own(view, phase),
        (_, phase) => wait(view, phase),
    };
    match view.phase.seat() {
        Some(seat) => note.seat(seat),
        None => note,
    }
}

/// What an action means to whoever looks, with its price and consequence.
pub(crate) fn describe(view: &View, action: Action) -> Note {
    let board = view.board;
    match action {
        Action::Draw => Note::new("tg-do-draw").number("cards", view.deck_size),
        Action::Take { card } => Note::new("tg-do-take").with("card", face(card)),
        Action::Claim { route, color, cards, locomotives } => {
            let link = &board.routes[route.index()];
            let note = along(claim(view, route, color, locomotives), board, route);
            let note = note.with("payment", payment(color, cards, locomotives));
            note.number("points", board.route_points[link.length as usize]).number("length", link.length)
        }
        Action::Tickets { mix } => mixed(board, "tg-do-tickets", "tg-do-tickets-one", mix),
        Action::Keep { tickets } => {
            let back = view.offer().len().saturating_sub(tickets.len());
            let note = Note::new("tg-do-keep").with("tickets", names(board, tickets));
            note.number("back", back as i64)
        }
        Action::Passenger { place, color: Some(color) } => {
            at(Note::new("tg-do-passenger"), board, place).with("color", dressed(color))
        }
        Action::Passenger { place, color: None } => at(Note::new("tg-do-nobody"), board, place),
        Action::Pass => Note::new("tg-do-pass"),
    }
}

impl game::Rejected for Rejected {
    type Board = Board;

    fn note(self, board: &'static Board) -> Note {
        let note = match self {
            Self::Over => Note::new("tg-no-over"),
            Self::NotYourTurn => Note::new("tg-no-turn"),
            Self::ChosenAlready => Note::new("tg-no-chosen"),
            Self::NotNow { asked } => Note::new("tg-no-now").with("asked", Arg::Word(asked)),
            Self::NoCards => Note::new("tg-no-cards"),
            Self::NotInRow { card } => Note::new("tg-no-row").with("card", face(card)),
            Self::SecondLocomotive => Note::new("tg-no-second-locomotive"),
            Self::Payment { route, need } => {
                along(Note::new("tg-no-payment"), board, route).number("need", need)
            }
            Self::Color { route, need } => {
                along(Note::new("tg-no-color"), board, route).with("need", color(need))
            }
            Self::NotInHand { card, have } => {
                Note::new("tg-no-hand").with("card", face(card)).number("have", have)
            }
            Self::Taken { route, by } => along(Note::new("tg-no-free"), board, route).seat(by),
            Self::OwnGroup { route } => along(Note::new("tg-no-own-group"), board, route),
            Self::GroupClosed { route } => {
                along(Note::new("tg-no-group"), board, route).number("players", OPEN_GROUPS as i64)
            }
            Self::TooFewTrains { need, have } => {
                Note::new("tg-no-trains").number("need", need).number("have", have)
            }
            Self::NoTickets => Note::new("tg-no-tickets"),
            Self::MixTotal { need, .. } => {
                let key = if board.has(Module::TwoDecks) { "tg-no-mix" } else { "tg-no-mix-one" };
                Note::new(key).number("need", need)
            }
            Self::DeckShort { kind: Kind::Short, left, .. } => {
                Note::new("tg-no-short-deck").number("left", left)
            }
            Self::DeckShort { kind: Kind::Long, left, .. } => {
                Note::new("tg-no-long-deck").number("left", left)
            }
            Self::NotOffered { ticket, .. } => Note::new("tg-no-offer").with("ticket", named(board, ticket)),
            Self::KeepAtStart { least } => Note::new("tg-no-keep-start").number("least", least),
            Self::KeepNone => Note::new("tg-no-keep").number("least", KEEP),
            Self::OtherEnd { place } => at(Note::new("tg-no-end"), board, place),
            Self::NoPassenger { place, color } => {
                at(Note::new("tg-no-passenger"), board, place).with("color", dressed(color))
            }
            Self::MustAct => Note::new("tg-no-pass"),
        };
        note.citing(self.clause())
    }
}

fn ask_own(view: &View, phase: Phase) -> Note {
    match phase {
        Phase::Turn(seat) if view.last == Some(seat) => Note::new("tg-ask-last-turn"),
        Phase::Turn(_) if view.last.is_some() => Note::new("tg-ask-last-round"),
        Phase::Turn(seat) => Note::new("tg-ask-turn").number("trains", view.trains[seat]),
        Phase::SecondCard(_) => Note::new("tg-ask-second-card"),
        Phase::KeepTickets { .. } => Note::new("tg-ask-keep").number("least", KEEP),
        Phase::Passengers { route, end, .. } => {
            at(Note::new("tg-ask-passenger"), view.board, place_at(view.board, route, end))
        }
        Phase::Mixes(_) | Phase::FirstTickets { .. } | Phase::Over(_) => Note::new("tg-ask-over"),
    }
}

fn wait(view: &View, phase: Phase) -> Note {
    match phase {
        Phase::SecondCard(_) => Note::new("tg-wait-second-card"),
        Phase::KeepTickets { .. } => Note::new("tg-wait-keep"),
        Phase::Passengers { route, end, .. } => {
            at(Note::new("tg-wait-passenger"), view.board, place_at(view.board, route, end))
        }
        Phase::Turn(_) | Phase::Mixes(_) | Phase::FirstTickets { .. } | Phase::Over(_) => {
            Note::new("tg-wait-turn")
        }
    }
}

/// One line of the log.
pub(crate) fn tell(board: &'static Board, event: Event) -> Note {
    match event {
        Event::Begins { seat, .. } => Note::new("tg-told-begins").seat(seat),
        Event::Placed { place, crowd } => {
            at(Note::new("tg-told-placed"), board, place).with("passengers", waiting(crowd))
        }
        Event::Dealt { seat, card: Some(card) } => {
            Note::new("tg-told-dealt").seat(seat).with("card", face(card))
        }
        Event::Dealt { seat, card: None } => Note::new("tg-told-dealt-unseen").seat(seat),
        Event::TurnedUp { card, .. } => Note::new("tg-told-turned-up").with("card", face(card)),
        Event::Refreshed => {
            Note::new("tg-told-refreshed").number("locomotives", LOCOMOTIVES).number("cards", ROW as i64)
        }
        Event::Reshuffled { cards } => Note::new("tg-told-reshuffled").number("cards", cards),
        Event::Mixed { seat, mix: Some(mix) } => {
            mixed(board, "tg-told-mixed", "tg-told-announced-one", mix).seat(seat)
        }
        Event::Mixed { seat, mix: None } => Note::new("tg-told-mixed-unseen").seat(seat),
        Event::Announced { seat, mix } => {
            mixed(board, "tg-told-announced", "tg-told-announced-one", mix).seat(seat)
        }
        Event::Offered { seat, ticket: Some(ticket), .. } => {
            Note::new("tg-told-offered").seat(seat).with("ticket", named(board, ticket))
        }
        Event::Offered { seat, kind, ticket: None, .. } => {
            unseen(board, "tg-told-offered-unseen", "tg-told-offered-unseen-one", kind).seat(seat)
        }
        Event::Chose { seat, kept: Some(kept) } => {
            Note::new("tg-told-chose").seat(seat).with("tickets", names(board, kept))
        }
        Event::Chose { seat, kept: None } => Note::new("tg-told-chose-unseen").seat(seat),
        Event::AllChose => Note::new("tg-told-all-chose"),
        Event::Kept { seat, ticket: Some(ticket), .. } => {
            Note::new("tg-told-kept").seat(seat).with("ticket", named(board, ticket))
        }
        Event::Kept { seat, kind, ticket: None } => {
            unseen(board, "tg-told-kept-unseen", "tg-told-kept-unseen-one", kind).seat(seat)
        }
        Event::Returned { seat, ticket: Some(ticket), .. } => {
            Note::new("tg-told-returned").seat(seat).with("ticket", named(board, ticket))
        }
        Event::Returned { seat, kind, ticket: None } => {
            unseen(board, "tg-told-returned-unseen", "tg-told-returned-unseen-one", kind).seat(seat)
        }
        Event::Took { seat, card, .. } => Note::new("tg-told-took").seat(seat).with("card", face(card)),
        Event::Drew { seat, card: Some(card) } => {
            Note::new("tg-told-drew").seat(seat).with("card", face(card))
        }
        Event::Drew { seat, card: None } => Note::new("tg-told-drew-unseen").seat(seat),
        Event::Claimed { seat, route, color, cards, locomotives, points } => {
            let note = along(Note::new("tg-told-claimed"), board, route).seat(seat);
            note.with("payment", payment(color, cards, locomotives)).number("points", points)
        }
        Event::Boarded { seat, place, color: Some(color) } => {
            at(Note::new("tg-told-boarded"), board, place).seat(seat).with("color", dressed(color))
        }
        Event::Boarded { seat, place, color: None } => {
            at(Note::new("tg-told-nobody"), board, place).seat(seat)
        }
        Event::Passed { seat } => Note::new("tg-told-passed").seat(seat),
        Event::LastRound { seat, trains } => {
            Note::new("tg-told-last-round").seat(seat).number("trains", trains)
        }
        Event::RoutesScored { seat, routes, points } => {
            Note::new("tg-told-routes").seat(seat).number("routes", routes).number("points", points)
        }
        Event::TicketScored(score) => tell_ticket(board, &score),
        Event::Globetrotter { seat, completed, points } => {
            let note = Note::new("tg-told-globetrotter").seat(seat);
            note.number("completed", completed).number("points", points)
        }
        Event::PassengersScored(score) => tell_passengers(&score),
        Event::Total { seat, points, completed, passengers } => {
            let note = Note::new("tg-told-total").seat(seat).number("points", points);
            note.number("completed", completed).number("passengers", passengers)
        }
        Event::Decided { winners, by } => {
            let key = match by {
                Decision::Points => "tg-told-won-points",
                Decision::Tickets => "tg-told-won-tickets",
                Decision::Passengers => "tg-told-won-passengers",
                Decision::Shared => "tg-told-won-shared",
            };
            Note::new(key).with("seats", Arg::List(winners.iter().map(Arg::Seat).collect()))
        }
        Event::Ended { ending: Ending::LastRound } => Note::new("tg-told-ended"),
        Event::Ended { ending: Ending::AllPassed } => Note::new("tg-told-ended-passed"),
    }
}

/// TG-23: a ticket with the path that completed it, or what was missing.
fn tell_ticket(board: &'static Board, score: &TicketScore) -> Note {
    let note = match score.progress(board) {
        Progress::Completed { path } => {
            Note::new("tg-told-ticket").with("path", stops(board, score.ticket, path))
        }
        Progress::Possible { missing, .. } => Note::new("tg-told-ticket-missing").number("missing", missing),
        Progress::CutOff => Note::new("tg-told-ticket-cut-off"),
    };
    let card = &board.tickets[score.ticket.index()];
    let note = note.seat(score.seat).number("points", card.points);
    note.route(board.place_id(card.a), board.place_id(card.b))
}

/// The places along a path, from one place of the ticket to the other.
fn stops(board: &'static Board, ticket: Ticket, path: u128) -> Arg {
    let card = &board.tickets[ticket.index()];
    let (mut left, mut here) = (path, card.a);
    let mut stops = vec![here];
    loop {
        let next = network::Bits(left).find(|&route| board.routes[route].places.contains(&here));
        let Some(route) = next else { break };
        left &= !(1 << route);
        let [a, b] = board.routes[route].places;
        here = if a == here { b } else { a };
        stops.push(here);
    }
    Arg::List(stops.into_iter().map(|place| Arg::Place(board.place_id(place).into())).collect())
}

/// TG-25: one colour: `red: a 4 passengers, 20 points; b …`.
fn tell_passengers(score: &PassengerScore) -> Note {
    let there = Seat::all(SEATS).filter(|&seat| score.counts[seat] > 0);
    let lines = there.map(|seat| {
        let note = Note::new("tg-told-passengers-seat").seat(seat).number("count", score.counts[seat]);
        Arg::Note(Box::new(note.number("points", score.points[seat])))
    });
    Note::new("tg-told-passengers").with("color", coat(score.color)).with("seats", Arg::List(lines.collect()))
}

/// The colour of a card, as a word.
pub const fn color(card: Card) -> Arg {
    Arg::Word(match card.0 {
        0 => "color-purple",
        1 => "color-blue",
        2 => "color-orange",
        3 => "color-white",
        4 => "color-green",
        5 => "color-yellow",
        6 => "color-black",
        7 => "color-red",
        _ => "color-locomotive",
    })
}

/// The colour of a passenger, as a word.
pub const fn coat(passenger: Passenger) -> Arg {
    Arg::Word(match passenger.0 {
        0 => "color-red",
        1 => "color-yellow",
        2 => "color-green",
        3 => "color-blue",
        4 => "color-black",
        _ => "color-white",
    })
}

/// One card by its colour, which some languages say otherwise of a card than of the colour itself: `nera`, not `nero`.
pub(crate) const fn face(card: Card) -> Arg {
    Arg::Word(match card.0 {
        0 => "tg-card-purple",
        1 => "tg-card-blue",
        2 => "tg-card-orange",
        3 => "tg-card-white",
        4 => "tg-card-green",
        5 => "tg-card-yellow",
        6 => "tg-card-black",
        7 => "tg-card-red",
        _ => "color-locomotive",
    })
}

/// One passenger by colour, before or after the word “passenger”: `roter Passagier`.
const fn dressed(passenger: Passenger) -> Arg {
    Arg::Word(match passenger.0 {
        0 => "tg-passenger-red",
        1 => "tg-passenger-yellow",
        2 => "tg-passenger-green",
        3 => "tg-passenger-blue",
        4 => "tg-passenger-black",
        _ => "tg-passenger-white",
    })
}

/// So many cards of one kind.
pub(crate) fn counted(card: Card, count: u8) -> Arg {
    let note = match card {
        Card::LOCOMOTIVE => Note::new("tg-locomotives"),
        _ => Note::new("tg-cards").with("card", color(card)),
    };
    Arg::Note(Box::new(note.number("count", count)))
}

fn deck(kind: Kind) -> Arg {
    Arg::Word(match kind {
        Kind::Short => "tg-kind-short",
        Kind::Long => "tg-kind-long",
    })
}

/// So many tickets: `two` tells how many of each deck, `one` how many where there is but one.
fn mixed(board: &Board, two: &'static str, one: &'static str, mix: Mix) -> Note {
    if board.has(Module::TwoDecks) {
        Note::new(two).number("short", mix.short).number("long", mix.long)
    } else {
        Note::new(one).number("count", mix.short + mix.long)
    }
}

/// A ticket that only another seat sees: `two` tells of which deck, `one` speaks of the one there is.
fn unseen(board: &Board, two: &'static str, one: &'static str, kind: Kind) -> Note {
    if board.has(Module::TwoDecks) { Note::new(two).with("kind", deck(kind)) } else { Note::new(one) }
}

/// A claim that spends no more locomotives than it must, or one that does.
fn claim(view: &View, route: Route, color: Card, locomotives: u8) -> Note {
    let thriftier = view.legal.iter().any(|&other| match other {
        Action::Claim { route: way, color: paid, locomotives: fewer, .. } => {
            way == route && (paid == color || color == Card::LOCOMOTIVE) && fewer < locomotives
        }
        _ => false,
    });
    if thriftier { Note::new("tg-do-claim-more") } else { Note::new("tg-do-claim") }
}

/// The cards a route is paid with.
fn payment(card: Card, cards: u8, locomotives: u8) -> Arg {
    let paid = [(card, cards), (Card::LOCOMOTIVE, locomotives)];
    Arg::List(
        paid.into_iter().filter(|&(_, count)| count > 0).map(|(card, count)| counted(card, count)).collect(),
    )
}

/// Who waits in a place.
pub(crate) fn waiting(crowd: Crowd) -> Arg {
    let one = |color: Passenger| {
        let note = Note::new("tg-cards").with("card", coat(color)).number("count", crowd.count(color));
        Arg::Note(Box::new(note))
    };
    Arg::List(crowd.colors().map(one).collect())
}

/// A ticket by its two places and value.
pub(crate) fn named(board: &'static Board, ticket: Ticket) -> Arg {
    let card = &board.tickets[ticket.index()];
    let note = Note::new("tg-ticket").route(board.place_id(card.a), board.place_id(card.b));
    Arg::Note(Box::new(note.number("points", card.points)))
}

fn names(board: &'static Board, tickets: FewTickets) -> Arg {
    Arg::List(tickets.iter().map(|ticket| named(board, ticket)).collect())
}

fn along(note: Note, board: &'static Board, route: Route) -> Note {
    let (a, b) = board.ends(route);
    note.route(a, b)
}

fn at(note: Note, board: &'static Board, place: PlaceId) -> Note {
    note.place("place", board.place_id(place))
}

fn place_at(board: &Board, route: Route, end: u8) -> PlaceId {
    board.routes[route.index()].places[end as usize]
}
