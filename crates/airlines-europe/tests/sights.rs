//! A seat's sight depends on nothing but what that seat may know: it is the same in the true state and in
//! every state dealt anew from the seat's view.

use airlines_europe::{AIRLINES, Airline, Options, Route, Sight, State};
use game::{Eye, Game, Luck, Seat, Silent};

/// All that a sight gives, in words.
fn told(sight: Sight<'_>) -> String {
    let seats = || Seat::all(sight.seats());
    let airlines = || (0..AIRLINES).map(|index| Airline(index as u8));
    let routes = || (0..sight.board().routes.len()).map(|index| Route(index as u8));
    let mut legal = Vec::new();
    sight.legal(&mut legal);
    let table = (sight.phase(), sight.bank(), sight.holder(), sight.first(), sight.flight_ban(), legal);
    let purses: Vec<_> =
        seats().map(|seat| (sight.points(seat), sight.money(seat), sight.bans(seat))).collect();
    let shares = (sight.hand(), sight.buried(), sight.gone(), sight.market(), sight.supply(), sight.unseen());
    let held: Vec<_> = seats()
        .map(|seat| {
            let sizes = (sight.hand_size(seat), sight.hand_abacus(seat), sight.buried_size(seat));
            (sight.portfolio(seat), sight.shown(seat), sizes)
        })
        .collect();
    let counts = (sight.pile_size(), sight.drawn(), sight.turned(), sight.scored(), sight.pending());
    let above: Vec<_> = (0..3).map(|card| sight.above(card)).collect();
    let track = (sight.flying(), sight.rewarded(), sight.markers(), sight.planes(), sight.open());
    let nets: Vec<_> = airlines()
        .map(|airline| (sight.flown(airline), sight.touching(airline), sight.reachable(airline)))
        .collect();
    let prices: Vec<_> = routes()
        .map(|route| (sight.price(route), (0..5).map(|nth| sight.is_free(route, nth)).collect::<Vec<_>>()))
        .collect();
    let priced: Vec<_> = (0..20).map(|price| sight.priced(price)).collect();
    let mut costs = vec![0; prices.len()];
    sight.prices(&mut costs);
    assert!(prices.iter().zip(&costs).all(|((price, _), &cost)| price.unwrap_or(0) == cost));
    let open: Vec<_> = sight.licences().collect();
    let more = (sight.picked(), [0, 1, 2].map(|card| sight.cut(card)), open);
    format!(
        "{table:?}{purses:?}{shares:?}{held:?}{counts:?}{above:?}{track:?}{nets:?}{prices:?}{priced:?}{more:?}"
    )
}

#[test]
fn a_sight_is_the_same_in_the_truth_and_in_every_sample_of_its_view() {
    for number in 0..24u64 {
        let options = Options {
            flight_ban: number & 4 > 0,
            exact_cut: number & 8 > 0,
            open_points: number & 16 > 0,
            ..Options::new(2 + number as usize % 4)
        };
        let mut luck = Luck::fast(number);
        let mut state = State::new(&options, &mut luck, &mut Silent);
        let mut actions = Vec::new();
        while let Some(mover) = state.turn().first() {
            for seat in Seat::all(state.seats()) {
                let view = state.view(Eye::Seat(seat));
                let truth = told(state.sight(seat));
                assert_eq!(told(State::sample(&view, &mut luck).sight(seat)), truth);
            }
            actions.clear();
            state.legal(mover, &mut actions);
            let action = state.lively(&actions, &mut luck);
            state.apply(mover, action, &mut luck, &mut Silent);
        }
    }
}

#[test]
fn scoring_cards_come_within_the_stated_range() {
    for number in 0..200u64 {
        let options = Options { exact_cut: number & 4 > 0, ..Options::new(2 + number as usize % 4) };
        let mut luck = Luck::fast(number);
        let mut state = State::new(&options, &mut luck, &mut Silent);
        let mut actions = Vec::new();
        let mut ranges: Vec<(usize, u8, u8)> = Vec::new();
        let mut came = [None; 3];
        while let Some(mover) = state.turn().first() {
            let sight = state.sight(mover);
            let drawn = sight.drawn();
            for (card, came) in came.iter_mut().enumerate() {
                match sight.above(card) {
                    Some((low, high)) => ranges.push((card, drawn + low, drawn + high)),
                    None => *came = came.or(state.view(Eye::Watcher).cuts[card]),
                }
            }
            actions.clear();
            state.legal(mover, &mut actions);
            let action = state.lively(&actions, &mut luck);
            state.apply(mover, action, &mut luck, &mut Silent);
        }
        for (card, low, high) in ranges {
            if let Some(cut) = came[card] {
                assert!((low..=high).contains(&cut), "card {card} came after {cut}, not {low} to {high}");
            }
        }
    }
}
