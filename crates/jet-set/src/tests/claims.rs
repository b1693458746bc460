//! Claiming open flights: JS-13 and JS-14.

use super::*;
use game::Eye;

#[test]
fn js13_a_claim_needs_a_plane_on_every_link_of_a_path_and_takes_one_back_from_each() {
    let mut state = start(2);
    lay(&mut state, "amsterdam--vienna amsterdam--london");
    own(&mut state, B, "amsterdam--frankfurt");
    fly(&mut state, A, "amsterdam--frankfurt amsterdam--frankfurt");
    assert_eq!(refused(&state, "a claim amsterdam--vienna"), "JS-13");
    fly(&mut state, A, "frankfurt--vienna");
    assert_eq!(refused(&state, "a claim athens--paris"), "JS-13");
    let told =
        play(&mut state, "a claim amsterdam--vienna; a via amsterdam--frankfurt; a via frankfurt--vienna");
    let links = link("amsterdam--frankfurt").bit() | link("frankfurt--vienna").bit();
    assert_eq!(told[3], Event::Claimed { seat: A, flight: flight("amsterdam--vienna"), links, markers: 3 });
    assert_eq!(state.planes[A].on(link("amsterdam--frankfurt")), 1);
    assert_eq!((state.stock[A], state.claimed[A]), (23, flight("amsterdam--vienna").bit()));
    assert_eq!((state.open & flight("amsterdam--vienna").bit(), mover(&state)), (0, Some(B)));
}

#[test]
fn js13_a_path_goes_on_only_where_it_can_be_finished_and_uses_no_city_twice() {
    let mut state = start(2);
    lay(&mut state, "lisbon--milan");
    fly(&mut state, A, "lisbon--madrid madrid--paris milan--paris barcelona--madrid barcelona--paris");
    fly(&mut state, A, "dublin--lisbon london--paris");
    play(&mut state, "a claim lisbon--milan");
    // Dublin has no other plane, so the path could not be finished there.
    assert_eq!(legal(&state), ["via lisbon--madrid"]);
    assert_eq!(refused(&state, "a via dublin--lisbon"), "JS-13");
    assert_eq!(refused(&state, "a via milan--paris"), "JS-13");
    assert_eq!(refused(&state, "a via casablanca--lisbon"), "JS-13");
    assert_eq!(refused(&state, "a done"), "JS-10");
    play(&mut state, "a via lisbon--madrid");
    assert_eq!(legal(&state), ["via barcelona--madrid", "via madrid--paris"]);
    assert_eq!(refused(&state, "a via lisbon--madrid"), "JS-13");
    play(&mut state, "a via madrid--paris");
    // Barcelona leads back to Madrid only, London nowhere.
    assert_eq!(legal(&state), ["via milan--paris"]);
    play(&mut state, "a via milan--paris");
    assert_eq!(state.claimed[A], flight("lisbon--milan").bit());
}

#[test]
fn js14_three_markers_on_the_first_five_flights_two_on_later_ones_or_what_is_left() {
    let one = "amsterdam--london";
    let claim = |before: &str, stock: Option<u8>| {
        let mut state = start(2);
        lay(&mut state, one);
        has_claimed(&mut state, A, 0, before);
        fly(&mut state, A, one);
        if let Some(stock) = stock {
            // The others lie on links.
            let links = state.options.board.links.iter().map(|link| link.id.clone()).collect::<Vec<_>>();
            for id in links.iter().rev().take((state.markers[A] - stock) as usize) {
                own(&mut state, A, id);
            }
        }
        play(&mut state, "a claim amsterdam--london; a via amsterdam--london");
        (state.view(Eye::Watcher).markers_on(flight(one)), state.markers[A])
    };
    let four = "ankara--istanbul athens--cairo berlin--oslo kyiv--paris";
    let five = format!("{four} moscow--rome");
    assert_eq!(claim("", None), (3, 26));
    assert_eq!(claim(four, None), (3, 26));
    assert_eq!(claim(&five, None), (2, 27));
    assert_eq!(claim("", Some(2)), (2, 0));
    assert_eq!(claim(&five, Some(1)), (1, 0));
    assert_eq!(claim("", Some(0)), (0, 0));
}
