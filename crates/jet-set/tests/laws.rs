//! The laws every title obeys, on random games of Jet Set.

use game::{Board as _, Game, Luck, Stream};
use jet_set::{Action, Board, Deck, FinalFlight, Flight, Link, Options, State};
use serde_json::{Value, json};
use testkit::laws::{assert_laws, uniform};

/// No game may be longer. A plane, a claim or a card comes at least every ten rounds (JS-25), and there are
/// few of each, so every game ends; this is far above what random players need.
const LONGEST: usize = 20_000;

/// Every action that can be written on a board, legal or not.
fn every_action(board: &Board) -> Vec<Action> {
    let mut every = vec![Action::Done, Action::Income];
    every.extend(Deck::BOTH.map(|deck| Action::TurnUp { deck }));
    for link in (0..board.links.len()).map(|link| Link(link as u8)) {
        every.extend([Action::Buy { link }, Action::Plane { link }, Action::Via { link }]);
    }
    every.extend((0..board.flights.len()).map(|flight| Action::Claim { flight: Flight(flight as u8) }));
    let finals = (0..board.finals.len()).map(|flight| FinalFlight(flight as u8));
    every.extend(finals.map(|flight| Action::ClaimFinal { flight }));
    every
}

fn hold(options: Options, games: std::ops::Range<u64>) {
    let every = every_action(options.board);
    for seed in games {
        assert_laws::<State>(&options, seed, &every, LONGEST, uniform);
        assert_laws::<State>(&options, seed, &every, LONGEST, State::lively);
    }
}

#[test]
fn laws_hold_for_every_number_of_players() {
    for seats in Options::SEATS {
        hold(Options::new(seats), 0..2);
    }
}

#[test]
fn laws_hold_on_odd_boards() {
    for seed in 0..6 {
        let board = odd_board(&mut Luck::fast(seed));
        let seats = 2 + seed as usize % 5;
        hold(Options { board, ..Options::new(seats) }, seed..seed + 1);
    }
}

/// Uniform play ends early, so that only the other one shows whether the whole game is reached.
#[test]
fn lively_games_reach_vacations_final_flights_and_both_ends() {
    use game::{Game, Silent};
    use jet_set::Ending;
    for seats in Options::SEATS {
        let mut ends = [0; 3];
        for seed in 0..200 {
            let mut luck = Luck::fast(seed);
            let mut state = State::new(&Options::new(seats), &mut luck, &mut Silent);
            let mut actions = Vec::new();
            while let Some(seat) = state.turn().first() {
                actions.clear();
                state.legal(seat, &mut actions);
                let action = state.lively(&actions, &mut luck);
                state.apply(seat, action, &mut luck, &mut Silent);
            }
            ends[match state.ending().expect("over") {
                Ending::AllClaimed => 0,
                Ending::FifthPlane => 1,
                Ending::Standstill => 2,
            }] += 1;
        }
        let [all, fifth, standstill] = ends;
        assert!(all > 40 && fifth > 30 && standstill < 10, "{seats} seats: {ends:?}");
    }
}

const ANY: Stream = Stream(6);

/// A board of random size and shape: a ring with chords, some links doubled, some cities at the end of a
/// single link, prices at random.
fn odd_board(luck: &mut Luck) -> &'static Board {
    let mut below = |bound: usize| luck.below(ANY, bound as u32) as usize;
    let cities = 24 + below(network::MAX_PLACES - 23);
    let name = |city: usize| format!("c{city}");
    let mut ends: Vec<(usize, usize)> =
        (0..cities - 2).map(|city| (city, (city + 1) % (cities - 2))).collect();
    ends.extend([(cities - 2, below(cities - 2)), (cities - 1, below(cities - 2))]);
    let most = ends.len() + 12 + below(network::MAX_LINKS - ends.len() - 11);
    while ends.len() < most.min(cities * 3 / 2) {
        let (a, b) = (below(cities), below(cities));
        // Mostly near ones, so that distances grow.
        if a != b && (a.abs_diff(b) < 6 || below(8) == 0) {
            ends.push((a, b));
        }
    }
    while ends.len() < most {
        ends.push(ends[below(ends.len())]);
    }
    let links: Vec<Value> = ends
        .iter()
        .enumerate()
        .map(|(index, &(a, b))| json!({ "id": format!("l{index}"), "a": name(a), "b": name(b), "price": 4 + below(4) }))
        .collect();
    let far = distances(cities, &ends);
    let mut lists: [Vec<Value>; 4] = Default::default();
    for (a, from) in far.iter().enumerate() {
        for (b, &links) in from.iter().enumerate().skip(a + 1) {
            if (1..=4).contains(&links) && lists[links - 1].len() < 26 + 4 * (4 - links) {
                lists[links - 1].push(json!([name(a), name(b)]));
            }
        }
    }
    let finals = (0..40).map(|_| [below(cities), below(cities), below(cities)]);
    let finals: Vec<Value> = finals.map(|cards| json!(cards.map(name))).collect();
    let places: Vec<Value> =
        (0..cities).map(|city| json!({ "id": name(city), "x": city * 7, "y": city * city % 90 })).collect();
    let [ones, threes, fives, sevens] = lists;
    let mut file = json!({
        "title": "jet-set", "board": "odd", "cities": places, "links": links,
        "flights": { "1": ones, "3": threes, "5": fives, "7": sevens }, "final_flights": finals,
    });
    // The loader says which Final Flights it does not like; the others stay.
    if let Err(faults) = Board::load(&file.to_string()) {
        let bad: Vec<String> = faults.into_iter().map(|fault| fault.path).collect();
        let list = file["final_flights"].as_array_mut().expect("a list");
        let mut index = 0;
        list.retain(|_| {
            let path = format!("$.final_flights[{index}]");
            index += 1;
            !bad.contains(&path)
        });
    }
    Board::load(&file.to_string()).unwrap_or_else(|faults| panic!("an odd board loads: {faults:?}"))
}

/// How many links each two cities are apart.
fn distances(cities: usize, ends: &[(usize, usize)]) -> Vec<Vec<usize>> {
    let mut far = vec![vec![usize::MAX / 4; cities]; cities];
    for (city, row) in far.iter_mut().enumerate() {
        row[city] = 0;
    }
    for &(a, b) in ends {
        (far[a][b], far[b][a]) = (1, 1);
    }
    for middle in 0..cities {
        for a in 0..cities {
            for b in 0..cities {
                far[a][b] = far[a][b].min(far[a][middle] + far[middle][b]);
            }
        }
    }
    far
}
