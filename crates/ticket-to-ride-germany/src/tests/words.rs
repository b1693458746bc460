//! Everything this title says can be said: actions read back, and every note has its English sentence.

use crate::board::{Kind, PlaceId};
use crate::{
    Action, Board, Card, Ending, Event, Options, Passenger, Rejected, Route, State, Ticket, TicketDraw,
};
use game::{
    Action as _, Board as _, Event as _, Eye, Game, Luck, Note, Rejected as _, Seat, Silent, Stream, Turn,
    Unreadable, View as _,
};
use text::{Language, Text};

#[track_caller]
fn sayable(text: &Text, note: &Note) {
    assert_eq!(text.flaws(note), [""; 0], "{note:?}");
}

#[test]
fn every_note_of_random_games_has_its_sentence() {
    let text = Text::new(Language::En);
    let board = Board::built_in();
    for seed in 0..6 {
        let mut luck = Luck::fast(seed);
        let mut told: Vec<Event> = Vec::new();
        let mut state = State::new(&Options::new(2 + seed as usize % 4), &mut luck, &mut told);
        let mut actions = Vec::new();
        while let Turn::Seats(seats) = state.turn() {
            let seat = seats.iter().next().expect("somebody moves");
            actions.clear();
            state.legal(seat, &mut actions);
            let action = actions[luck.below(Stream(7), actions.len() as u32) as usize];
            for eye in [Eye::Seat(seat), Eye::Watcher] {
                let view = state.view(eye);
                sayable(&text, &view.ask());
                sayable(&text, &view.describe(action));
            }
            if luck.below(Stream(7), 20) == 0 {
                let view = state.view(Eye::Seat(seat));
                view.summary().iter().for_each(|note| sayable(&text, note));
                assert!(view.to_json()["legal"].is_array());
            }
            state.apply(seat, action, &mut luck, &mut told);
        }
        let view = state.view(Eye::Open);
        sayable(&text, &view.ask());
        view.summary().iter().for_each(|note| sayable(&text, note));
        for event in told {
            for eye in [Eye::Open, Eye::Watcher] {
                let seen = event.seen(eye).expect("this title hides no event whole");
                sayable(&text, &seen.tell(board));
                assert!(seen.to_json(board)["kind"].is_string());
            }
        }
    }
}

#[test]
fn every_refusal_has_its_sentence_and_clause() {
    let text = Text::new(Language::En);
    let (route, card, ticket) = (Route(3), Card(2), Ticket(4));
    let (place, color, seat) = (PlaceId(36), Passenger(1), Seat::new(1));
    let all = [
        Rejected::Over,
        Rejected::NotYourTurn,
        Rejected::ChosenAlready,
        Rejected::NotNow { asked: crate::Phase::Over(Ending::LastRound).asked() },
        Rejected::NoCards,
        Rejected::NotInRow { card },
        Rejected::SecondLocomotive,
        Rejected::Payment { route, need: 3 },
        Rejected::Color { route, need: card },
        Rejected::NotInHand { card, have: 1 },
        Rejected::Taken { route, by: seat },
        Rejected::OwnGroup { route },
        Rejected::GroupClosed { route },
        Rejected::TooFewTrains { need: 3, have: 1 },
        Rejected::NoTickets,
        Rejected::MixTotal { need: 4, when: TicketDraw::Start },
        Rejected::DeckShort { kind: Kind::Short, left: 1, when: TicketDraw::Start },
        Rejected::DeckShort { kind: Kind::Long, left: 0, when: TicketDraw::Turn },
        Rejected::NotOffered { ticket, when: TicketDraw::Turn },
        Rejected::KeepAtStart { least: 2 },
        Rejected::KeepNone,
        Rejected::OtherEnd { place },
        Rejected::NoPassenger { place, color },
        Rejected::MustAct,
    ];
    for rejected in all {
        let note = rejected.note(Board::built_in());
        assert!(note.clause.is_some_and(|clause| clause.starts_with("TG-")));
        sayable(&text, &note);
    }
    for ending in [Ending::LastRound, Ending::AllPassed] {
        sayable(&text, &Event::Ended { ending }.tell(Board::built_in()));
    }
}

#[test]
fn actions_are_written_with_ids_and_read_back() {
    let board = Board::built_in();
    for text in [
        "draw",
        "take red",
        "take loco",
        "claim kiel--rostock orange 3 loco 1",
        "claim augsburg--munich-1 red 2",
        "claim kiel--rostock loco 4",
        "tickets 3 1",
        "keep mannheim--stuttgart",
        "keep berlin--leipzig kiel--stuttgart",
        "passenger berlin red",
        "passenger austria none",
        "pass",
    ] {
        assert_eq!(Action::read(board, text).map(|action| action.write(board)), Ok(text.to_string()));
    }
}

#[test]
fn what_cannot_be_read_says_why() {
    let board = Board::built_in();
    let read = |text: &str| Action::read(board, text).expect_err(text);
    assert_eq!(read("fly home"), Unreadable::Verb("fly".into()));
    assert_eq!(read("take pink"), Unreadable::Id("pink".into()));
    assert_eq!(read("claim oz--kansas red 2"), Unreadable::Id("oz--kansas".into()));
    for text in [
        "take",
        "claim kiel--rostock orange",
        "claim kiel--rostock orange 0",
        "claim kiel--rostock orange 04",
        "claim kiel--rostock orange 2 loco 0",
        "claim kiel--rostock loco 2 loco 2",
        "tickets 4",
        "tickets -1 5",
        "keep",
        "keep berlin--leipzig berlin--leipzig",
        "passenger berlin",
        "pass now",
    ] {
        assert!(matches!(read(text), Unreadable::Form(_)), "{text}");
    }
}

#[test]
fn the_winner_is_told_last_but_one() {
    let mut luck = Luck::fast(9);
    let mut state = State::new(&Options::new(2), &mut luck, &mut Silent);
    let (mut told, mut actions) = (Vec::new(), Vec::new());
    while let Turn::Seats(seats) = state.turn() {
        let seat = seats.iter().next().expect("somebody moves");
        actions.clear();
        state.legal(seat, &mut actions);
        told.clear();
        state.apply(
            seat,
            actions[luck.below(Stream(7), actions.len() as u32) as usize],
            &mut luck,
            &mut told,
        );
    }
    let [.., Event::Decided { winners, .. }, Event::Ended { .. }] = told[..] else { panic!("{told:?}") };
    assert_eq!(winners, state.standing().winners());
    assert!(told.iter().any(|&event| event.reveals()));
}
