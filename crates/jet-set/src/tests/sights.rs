//! The law of sights: what a seat sees never depends on what it can't know.

use super::*;
use crate::{Deck, Sight};
use game::{Eye, Silent};

/// Everything a sight gives, as text.
fn all(sight: Sight<'_>) -> String {
    let mut legal = Vec::new();
    sight.legal(&mut legal);
    let cards = Deck::BOTH.map(|deck| {
        let turned = (sight.turned(deck), sight.met(deck), sight.cut(deck));
        (sight.row(deck), sight.before_vacation(deck), sight.before_second(deck), turned)
    });
    let seats: Vec<String> = Seat::all(sight.seats())
        .map(|seat| {
            let counts = (sight.money(seat), sight.stock(seat), sight.markers(seat), sight.income(seat));
            let sets = (sight.planes(seat), sight.owned(seat), sight.claimed(seat), sight.claimable(seat));
            format!("{counts:?} {sets:?} {} {:?}", sight.points(seat), sight.landed(seat))
        })
        .collect();
    let markers: Vec<u8> =
        network::Bits(sight.marked()).map(|flight| sight.markers_on(Flight(flight as u8))).collect();
    let costs: Vec<_> = legal.iter().map(|&action| sight.cost(action)).collect();
    let own = (sight.finals(), sight.finals().map(|flight| sight.can_fly(flight)));
    let rivals: Vec<Seat> = sight.rivals().collect();
    let table = (sight.open(), sight.unseen(), sight.all_owned(), sight.vacations(), sight.idle());
    let phase = (sight.phase(), sight.has_decks(), sight.row_limits(), sight.board().file.hash);
    format!("{legal:?} {costs:?} {cards:?} {seats:?} {markers:?} {own:?} {rivals:?} {table:?} {phase:?}")
}

#[test]
fn js17_a_sight_is_the_same_for_the_truth_and_for_every_sample() {
    let mut legal = Vec::new();
    for seats in Options::SEATS {
        let mut luck = Luck::fast(seats as u64);
        let mut state = State::new(&Options::new(seats), &mut luck, &mut Silent);
        let mut turns = 0u64;
        while let Some(mover) = state.turn().first() {
            // Final Flights on their way are few, so each of their steps is looked at.
            if turns.is_multiple_of(7) || matches!(state.phase, Phase::FinalPath { .. }) {
                for seat in Seat::all(seats) {
                    let view = state.view(Eye::Seat(seat));
                    let truth = all(state.sight(seat));
                    for seed in 0..3 {
                        let sample = State::sample(&view, &mut Luck::fast(turns * 5 + seed));
                        assert_eq!(all(sample.sight(seat)), truth);
                    }
                    assert_eq!(
                        (state.sight(seat).phase(), state.sight(seat).money(seat)),
                        (view.phase, view.money[seat])
                    );
                }
            }
            turns += 1;
            legal.clear();
            state.legal(mover, &mut legal);
            let action = state.lively(&legal, &mut luck);
            state.apply(mover, action, &mut luck, &mut Silent);
        }
        assert!(turns > 100, "{turns}");
    }
}
