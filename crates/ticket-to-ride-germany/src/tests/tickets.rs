//! TG-17 and TG-18: drawing tickets.

use super::{check, check_facts, play, position};
use crate::{Event, Phase, State};
use game::{Event as _, Seat};

fn offered(state: &State) -> Vec<&'static str> {
    let Phase::KeepTickets { offered, .. } = state.phase else { panic!("tickets were drawn") };
    offered.iter().map(|ticket| state.options.board.tickets[ticket.index()].id.as_str()).collect()
}

/// Of each ticket drawn, whether chance decided which it is.
fn luck(told: &[Event]) -> Vec<bool> {
    let offers = told.iter().filter(|event| matches!(event, Event::Offered { .. }));
    offers.map(|event| event.by_luck()).collect()
}

#[test]
fn tg17_four_in_an_announced_mix_and_at_least_one_is_kept() {
    let drawn = play(position(""), "a tickets 3 1");
    check_facts(&drawn, "phase = keep; left short = 52; left long = 33");
    let ids = offered(&drawn.state);
    assert_eq!(ids.len(), 4);
    let kept = play(drawn.state.clone(), &format!("a keep {}", ids[3]));
    check_facts(&kept, &format!("turn = b; tickets a = {}; bottom short = {}", ids[3], ids[..3].join(" ")));
    let all = play(drawn.state.clone(), &format!("a keep {}", ids.join(" ")));
    check_facts(&all, "turn = b; bottom short =; bottom long =; left short = 52; left long = 33");
    let stranger = play(drawn.state.clone(), "a keep berlin--leipzig");
    assert!(ids.contains(&"berlin--leipzig") || stranger.refused.is_some());
    let none = crate::Action::Keep { tickets: crate::FewTickets::EMPTY };
    assert_eq!(game::Game::check(&drawn.state, Seat::new(0), none), Err(crate::Rejected::KeepNone));
}

#[test]
fn tg17_the_mix_adds_up_to_four() {
    check("", "a tickets 3 2", "refused = TG-17");
    check("", "a tickets 1 2", "refused = TG-17");
    check("", "a tickets 5 0", "refused = TG-17");
    check("", "", "legal a tickets = tickets 0 4, tickets 1 3, tickets 2 2, tickets 3 1, tickets 4 0");
}

#[test]
fn tg17_returns_go_to_the_bottom_in_drawn_order() {
    // What is put back lies under what was put back before, the last drawn lowest, and is drawn from the top.
    let setup =
        "bottom b kiel--stuttgart; bottom a berlin--cologne hamburg--karlsruhe leipzig--ulm; other-tickets b";
    let drawn = play(position(setup), "a tickets 0 4");
    let ids = ["kiel--stuttgart", "berlin--cologne", "hamburg--karlsruhe", "leipzig--ulm"];
    assert_eq!(offered(&drawn.state), ids);
    assert_eq!(luck(&drawn.told), [false; 4], "their order was known");
    let kept = play(drawn.state, "a keep berlin--cologne");
    check_facts(&kept, "bottom long = kiel--stuttgart hamburg--karlsruhe leipzig--ulm; turn = b");
    let again = play(kept.state, "b tickets 0 3");
    assert_eq!(offered(&again.state), ["kiel--stuttgart", "hamburg--karlsruhe", "leipzig--ulm"]);
}

#[test]
fn tg17_the_shuffled_part_lies_above_the_bottom() {
    let setup = "bottom b kiel--stuttgart berlin--cologne hamburg--karlsruhe";
    let mut state = position(setup);
    // Only one shuffled long ticket is left: it comes first.
    let long = state.loose & state.options.board.kind(crate::Kind::Long);
    let one = long & long.wrapping_neg();
    state.held[Seat::new(1)] |= long & !one;
    state.loose &= !long | one;
    state.loose_counts[1] = 1;
    let drawn = play(state, "a tickets 0 4");
    assert_eq!(offered(&drawn.state)[1..], ["kiel--stuttgart", "berlin--cologne", "hamburg--karlsruhe"]);
    assert_eq!(luck(&drawn.told), [true, false, false, false]);
}

#[test]
fn tg17_with_few_left_the_mix_is_what_is_left() {
    let setup = "bottom b kiel--stuttgart berlin--leipzig mainz--stuttgart; other-tickets b";
    check(setup, "", "left short = 2; left long = 1; legal a tickets = tickets 2 1");
    check(setup, "a tickets 1 1", "refused = TG-17");
    check(setup, "a tickets 3 0", "refused = TG-17");
    check(setup, "a tickets 2 1; a keep kiel--stuttgart", "tickets a = kiel--stuttgart; left short = 2");
    let five = "bottom b kiel--stuttgart berlin--leipzig mainz--stuttgart berlin--cologne leipzig--ulm; other-tickets b";
    check(five, "", "legal a tickets = tickets 1 3, tickets 2 2");
    check(five, "a tickets 0 4", "refused = TG-17");
}

#[test]
fn tg18_with_no_tickets_left_the_action_cannot_be_chosen() {
    check("other-tickets b", "a tickets 0 0", "refused = TG-18; legal a tickets =");
    check("other-tickets b", "a tickets 4 0", "refused = TG-18");
}

#[test]
fn the_way_of_a_ticket_is_the_shortest_and_uses_own_routes() {
    let fresh = game::Game::view(&position(""), game::Eye::Seat(Seat::new(0)));
    let length =
        |way: u128| network::Bits(way).map(|route| u32::from(fresh.board.routes[route].length)).sum::<u32>();
    for index in 0..fresh.board.tickets.len() as u8 {
        let card = &fresh.board.tickets[index as usize];
        let way = fresh.way(Seat::new(0), crate::Ticket(index)).expect("nothing is claimed yet");
        assert_eq!(Some(length(way)), fresh.board.shortest(card.a, card.b), "{}", card.id);
    }
    // A completed ticket goes over own routes alone; one whose routes all belong to others has no way.
    let mut taken = fresh.clone();
    taken.routes[Seat::new(0)] = taken.board.all_routes();
    let own = taken.way(Seat::new(0), crate::Ticket(0)).expect("everything is connected");
    assert_eq!(own & !taken.routes[Seat::new(0)], 0);
    assert_eq!(taken.way(Seat::new(1), crate::Ticket(0)), None);
}
