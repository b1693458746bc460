//! What is said of this game: notes for asks, actions, refusals and the log.

use crate::numbers::{BANK_PAYS, DIVIDEND, EXCHANGES, Exchange};
use crate::{Action, Airline, Board, Ending, Event, From, Phase, Rejected, Route, Shares, View};
use game::{Arg, Note, Seat};

impl game::Ending for Ending {
    fn id(self) -> &'static str {
        match self {
            Self::ThirdScoring => "third-scoring",
            Self::Blocked => "all-blocked",
        }
    }
}

/// What is asked of whoever looks, as one sentence.
pub(crate) fn ask(view: &View) -> Note {
    let note = match (view.eye.seat(), view.phase) {
        (_, Phase::Over(_)) => Note::new("ae-ask-over"),
        (Some(seat), Phase::Picks(_)) if !view.picked.has(seat) => Note::new("ae-ask-pick"),
        (_, Phase::Picks(_)) => {
            let late = Seat::all(view.seats()).filter(|&seat| !view.picked.has(seat));
            return Note::new("ae-wait-picks").with("seats", Arg::List(late.map(Arg::Seat).collect()));
        }
        (Some(seat), phase) if phase.seat() == Some(seat) => ask_own(view, phase),
        (_, phase) => wait(phase),
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
        Action::Pick { first, second } => two(Note::new("ae-do-pick"), board, first, second),
        Action::Buy { airline, route } => describe_buy(view, airline, route),
        Action::Take { airline } => of(Note::new("ae-do-take"), board, airline),
        Action::Draw => Note::new("ae-do-draw").number("cards", view.pile_size),
        Action::Play { airline, count } => {
            let note = of(Note::new("ae-do-play"), board, airline).number("count", count);
            note.number("money", DIVIDEND * count)
        }
        Action::PlayPair { first, second } => {
            two(Note::new("ae-do-play-pair"), board, first, second).number("money", 2 * DIVIDEND)
        }
        Action::Exchange { discards } => {
            let takes = Exchange::of(discards).map_or(0, |exchange| exchange.takes);
            Note::new("ae-do-exchange").number("discards", discards).number("takes", takes)
        }
        Action::Discard { from: From::Hand, airline } => of(Note::new("ae-do-discard-hand"), board, airline),
        Action::Discard { from: From::Portfolio, airline } => {
            of(Note::new("ae-do-discard-portfolio"), board, airline)
        }
        Action::Bank => Note::new("ae-do-bank").number("money", BANK_PAYS),
        Action::Ban { route, licence } => {
            let price = board.licences(route)[licence as usize];
            along(Note::new("ae-do-ban"), board, route).number("price", price)
        }
        Action::Pass => Note::new("ae-do-pass"),
    }
}

impl game::Rejected for Rejected {
    type Board = Board;

    fn note(self, board: &'static Board) -> Note {
        let note = match self {
            Self::Over => Note::new("ae-no-over"),
            Self::NotYourTurn => Note::new("ae-no-turn"),
            Self::PickedAlready => Note::new("ae-no-picked"),
            Self::NotNow { asked, .. } => Note::new("ae-no-now").with("asked", Arg::Word(asked)),
            Self::SameAirline { .. } => Note::new("ae-no-same"),
            Self::NotInHand { airline, have, .. } => {
                of(Note::new("ae-no-hand"), board, airline).number("have", have)
            }
            Self::NotInPortfolio { airline } => of(Note::new("ae-no-portfolio"), board, airline),
            Self::NotInMarket { airline, .. } => of(Note::new("ae-no-market"), board, airline),
            Self::AbacusDoesNotFly => Note::new("ae-no-abacus"),
            Self::NotInPlay { airline } => of(Note::new("ae-no-play"), board, airline),
            Self::NoPlanes { airline } => of(Note::new("ae-no-planes"), board, airline),
            Self::FliesAlready { airline, route } => {
                along(of(Note::new("ae-no-twice"), board, airline), board, route)
            }
            Self::NotConnected { airline, route } => {
                let home = board.companies[airline.index()].home as usize;
                let note = along(of(Note::new("ae-no-connection"), board, airline), board, route);
                note.place("home", board.cities[home].id.as_str())
            }
            Self::Closed { route } => along(Note::new("ae-no-licence"), board, route),
            Self::TooDear { price, money } => {
                Note::new("ae-no-money").number("price", price).number("money", money)
            }
            Self::PlayNothing => Note::new("ae-no-nothing"),
            Self::ExchangeKind => Note::new("ae-no-exchange-kind").with("kinds", exchanges()),
            Self::TooFewShares { need, have } => {
                Note::new("ae-no-few-shares").number("need", need).number("have", have)
            }
            Self::SupplyShort { left } => Note::new("ae-no-supply").number("left", left),
            Self::NoBans => Note::new("ae-no-bans"),
            Self::LicenceTaken { route } => along(Note::new("ae-no-free"), board, route),
            Self::LastLicence { route } => along(Note::new("ae-no-last"), board, route),
        };
        note.citing(self.clause())
    }
}

fn ask_own(view: &View, phase: Phase) -> Note {
    match phase {
        Phase::Turn(seat) => {
            Note::new("ae-ask-turn").number("money", view.money[seat]).number("bank", BANK_PAYS)
        }
        Phase::SecondLicence(seat) => Note::new("ae-ask-second-licence").number("money", view.money[seat]),
        Phase::Share(_) => Note::new("ae-ask-share"),
        Phase::Discards { left, takes, .. } => {
            Note::new("ae-ask-discard").number("left", left).number("takes", takes)
        }
        Phase::Emptying { .. } => Note::new("ae-ask-emptying"),
        Phase::Bans { seat, .. } => Note::new("ae-ask-ban").number("markers", view.bans[seat]),
        Phase::Picks(_) | Phase::Over(_) => Note::new("ae-ask-over"),
    }
}

fn wait(phase: Phase) -> Note {
    match phase {
        Phase::SecondLicence(_) | Phase::Share(_) => Note::new("ae-wait-share"),
        Phase::Discards { .. } => Note::new("ae-wait-discard"),
        Phase::Emptying { .. } => Note::new("ae-wait-emptying"),
        Phase::Bans { .. } => Note::new("ae-wait-ban"),
        Phase::Turn(_) | Phase::Picks(_) | Phase::Over(_) => Note::new("ae-wait-turn"),
    }
}

fn describe_buy(view: &View, airline: Airline, route: Route) -> Note {
    let board = view.board;
    let price = u16::from(view.price(route).unwrap_or(0));
    let marker = view.markers.get(airline.index()).copied().unwrap_or(0);
    let bonus = u16::from(view.bonus_on(airline, route));
    let after = view.marker_after(airline, route);
    let note =
        if bonus > 0 { Note::new("ae-do-buy-bonus").number("bonus", bonus) } else { Note::new("ae-do-buy") };
    let note = along(of(note, board, airline), board, route).number("price", price);
    let row = Arg::Name(row(board.zone(after).row).into());
    note.number("from", marker).number("to", after).with("row", row)
}

/// One line of the log.
pub(crate) fn tell(board: &'static Board, event: Event) -> Note {
    match event {
        Event::Begins { seat, .. } => Note::new("ae-told-begins").seat(seat),
        Event::Dealt { seat, share: Some(share) } => of(Note::new("ae-told-dealt"), board, share).seat(seat),
        Event::Dealt { seat, share: None } => Note::new("ae-told-dealt-unseen").seat(seat),
        Event::DealtAgain { seat } => Note::new("ae-told-dealt-again").seat(seat),
        Event::Picked { seat, pair: Some((first, second)) } => {
            two(Note::new("ae-told-picked"), board, first, second).seat(seat)
        }
        Event::Picked { seat, pair: None } => Note::new("ae-told-picked-unseen").seat(seat),
        Event::Revealed { seat, first, second } => {
            two(Note::new("ae-told-revealed"), board, first, second).seat(seat)
        }
        Event::TurnedUp { share } => of(Note::new("ae-told-turned-up"), board, share),
        Event::Bought { seat, airline, route, price, marker } => {
            let note = along(of(Note::new("ae-told-bought"), board, airline), board, route);
            note.seat(seat).number("price", price).number("marker", marker)
        }
        Event::Bonus { airline, amount, marker } => {
            let note = of(Note::new("ae-told-bonus"), board, airline);
            note.number("amount", amount).number("marker", marker)
        }
        Event::Took { seat, share } => of(Note::new("ae-told-took"), board, share).seat(seat),
        Event::Drew { seat, share: Some(share) } => of(Note::new("ae-told-drew"), board, share).seat(seat),
        Event::Drew { seat, share: None } => Note::new("ae-told-drew-unseen").seat(seat),
        Event::Played { seat, airline, count } => {
            of(Note::new("ae-told-played"), board, airline).seat(seat).number("count", count)
        }
        Event::Discarded { seat, from, share: Some(share) } => {
            let key =
                if from == From::Hand { "ae-told-discarded-hand" } else { "ae-told-discarded-portfolio" };
            of(Note { key, clause: None, args: Vec::new() }, board, share).seat(seat)
        }
        Event::Discarded { seat, share: None, .. } => Note::new("ae-told-discarded-unseen").seat(seat),
        Event::TookAbacus { seat, count } => Note::new("ae-told-abacus").seat(seat).number("count", count),
        Event::Paid { seat, amount } => Note::new("ae-told-paid").seat(seat).number("amount", amount),
        Event::BankBroke => Note::new("ae-told-bank-broke"),
        Event::GaveBack { seat, amount } => {
            Note::new("ae-told-gave-back").seat(seat).number("amount", amount)
        }
        Event::Left { share } => of(Note::new("ae-told-left"), board, share),
        Event::ScoringCard { number, holder, unseen: true, .. } => {
            Note::new("ae-told-scoring-card-unseen").number("number", number).seat(holder)
        }
        Event::ScoringCard { number, holder, unseen: false, .. } => {
            Note::new("ae-told-scoring-card").number("number", number).seat(holder)
        }
        Event::Scored(score) => tell_score(board, &score),
        Event::Banned { seat, route, price } => {
            along(Note::new("ae-told-banned"), board, route).seat(seat).number("price", price)
        }
        Event::Passed { seat } => Note::new("ae-told-passed").seat(seat),
        Event::Ended { ending: Ending::ThirdScoring } => Note::new("ae-told-ended"),
        Event::Ended { ending: Ending::Blocked } => Note::new("ae-told-ended-blocked"),
    }
}

/// One line of a scoring: `Air Amigos at 23 (6-3-2-1-0): a 3 shares, 6 points; b …`.
fn tell_score(board: &'static Board, score: &crate::Score) -> Note {
    let paid = Seat::all(crate::SEATS).filter(|&seat| score.shares[seat] > 0);
    // `seat=shares=points`, put into words by the message for each one.
    let lines = paid.map(|seat| {
        Arg::Note(Box::new(
            Note::new("ae-told-scored-seat")
                .seat(seat)
                .number("shares", score.shares[seat])
                .number("points", score.points[seat]),
        ))
    });
    let mut lines: Vec<Arg> = lines.collect();
    if score.third > 0 {
        let third = Note::new("ae-told-scored-third").number("shares", score.third);
        lines.push(Arg::Note(Box::new(third.number("points", score.third_points))));
    }
    let note = if score.airline == Airline::ABACUS {
        Note::new("ae-told-scored-abacus")
    } else {
        Note::new("ae-told-scored")
    };
    let note = of(note, board, score.airline).number("marker", score.marker);
    note.with("row", Arg::Name(row(score.row).into())).with("seats", Arg::List(lines))
}

/// AE-30: the exchanges there are, as a list.
fn exchanges() -> Arg {
    let one = |Exchange { discards, takes }| {
        let note = Note::new("ae-exchange").number("discards", discards).number("takes", takes);
        Arg::Note(Box::new(note))
    };
    Arg::List(EXCHANGES.map(one).to_vec())
}

/// A row as the rules write it: `6-3-2-1-0`.
fn row(row: crate::PayRow) -> String {
    row.map(|points| points.to_string()).join("-")
}

fn of(note: Note, board: &'static Board, airline: Airline) -> Note {
    note.name("airline", board.airline_name(airline))
}

fn two(note: Note, board: &'static Board, first: Airline, second: Airline) -> Note {
    note.name("first", board.airline_name(first)).name("second", board.airline_name(second))
}

fn along(note: Note, board: &'static Board, route: Route) -> Note {
    let (a, b) = board.ends(route);
    note.route(a, b)
}

impl Shares {
    /// The shares as a list of names with counts.
    pub fn names(&self, board: &'static Board) -> Arg {
        let held = self.iter().filter(|&(_, count)| count > 0);
        let one = |(airline, count)| {
            Arg::Note(Box::new(of(Note::new("ae-shares"), board, airline).number("count", count)))
        };
        Arg::List(held.map(one).collect())
    }
}
