//! Matches of Ticket to Ride Germany bots on the same deals with rotated seats: `tg_match GAMES A B [C…]`,
//! where a bot is `strong`, `strong:turn=3.0,late=2` or any other name.

use bots::{Breadth, Mind, Stick, Style, Weights};
use game::{Game, Luck, Seat, Silent};
use std::time::Instant;
use ticket_to_ride_germany::{Options, State};

type Numbers = <State as Mind>::Weights;

#[derive(Clone)]
enum Who {
    Random,
    Greedy,
    Stick(Stick),
    Expert(Box<Numbers>),
    Player(bots::Bot),
}

fn who(text: &str) -> Who {
    let (name, knobs) = text.split_once(':').unwrap_or((text, ""));
    let expert = |breadth, style| {
        let mut numbers = State::weights(breadth, style);
        for knob in knobs.split(',').filter(|knob| !knob.is_empty()) {
            let (key, value) = knob.split_once('=').expect("knob=value");
            let mut all = numbers.knobs();
            let (_, slot) = all.iter_mut().find(|(name, _)| *name == key).expect("a known knob");
            **slot = value.parse().expect("a number");
        }
        Who::Expert(Box::new(numbers))
    };
    if let Some(name) = text.strip_prefix('@') {
        return Who::Player(name.parse().expect("a bot"));
    }
    match name {
        "random" => Who::Random,
        "greedy" => Who::Greedy,
        "route-focused" => Who::Stick(Stick::RouteFocused),
        "one-step" => Who::Stick(Stick::OneStep),
        "long-route" => Who::Stick(Stick::LongRoute),
        "hungry" => Who::Stick(Stick::Hungry),
        "novice" => expert(Breadth::Novice, Style::Even),
        "casual" => expert(Breadth::Casual, Style::Even),
        "strong" => expert(Breadth::Full, Style::Even),
        "collector" => expert(Breadth::Full, Style::Collector),
        "builder" => expert(Breadth::Full, Style::Builder),
        "spoiler" => expert(Breadth::Full, Style::Spoiler),
        "banker" => expert(Breadth::Full, Style::Banker),
        _ => panic!("no bot {name}"),
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = args[0].parse().expect("games");
    let bots: Vec<Who> = args[1..].iter().map(|text| who(text)).collect();
    let n = bots.len();
    let mut wins = vec![0.0; n];
    let mut points = vec![0.0; n];
    let mut trains = vec![0.0; n];
    let mut tickets = vec![0.0; n];
    let mut routes = vec![0.0; n];
    let (mut actions, mut values) = (Vec::new(), Vec::new());
    let (mut moves, mut played) = (0u64, 0u64);
    let began = Instant::now();
    for deal in 0..games / n as u64 {
        for shift in 0..n {
            let mut luck = Luck::fast(deal * 7919 + 17);
            let mut policy = Luck::fast(deal ^ 0xABCD);
            let mut state = State::new(&Options::new(n), &mut luck, &mut Silent);
            let mut plans = vec![<State as Mind>::Plan::default(); n];
            while let Some(seat) = state.turn().first() {
                let bot = &bots[(seat.index() + shift) % n];
                let action = match bot {
                    Who::Expert(numbers) => State::expert(
                        Mind::sight(&state, seat),
                        numbers,
                        &mut plans[seat.index()],
                        &mut actions,
                        &mut policy,
                    ),
                    other => {
                        actions.clear();
                        state.legal(seat, &mut actions);
                        match other {
                            Who::Player(bot) => bots::Player::<State>::new(*bot).decide(
                                &state.view(game::Eye::Seat(seat)),
                                moves,
                                &mut || false,
                            ),
                            Who::Random => game::by_kind(&actions, &mut policy),
                            Who::Stick(stick) => {
                                State::published(*stick, Mind::sight(&state, seat), &actions, &mut policy)
                                    .expect("published")
                            }
                            _ => {
                                values.clear();
                                State::greedy(Mind::sight(&state, seat), &actions, &mut values);
                                let mut best = 0;
                                for (index, value) in values.iter().enumerate() {
                                    if *value > values[best] {
                                        best = index;
                                    }
                                }
                                actions[best]
                            }
                        }
                    }
                };
                debug_assert!(state.check(seat, action).is_ok(), "{action:?}");
                state.apply(seat, action, &mut luck, &mut Silent);
                moves += 1;
            }
            played += 1;
            let standing = state.standing();
            let winners = standing.winners();
            for seat in Seat::all(n) {
                let bot = (seat.index() + shift) % n;
                if winners.has(seat) {
                    wins[bot] += 1.0 / winners.len() as f64;
                }
                points[bot] += f64::from(standing.points[seat]);
                let sight = Mind::sight(&state, seat);
                trains[bot] += f64::from(sight.trains(seat));
                tickets[bot] += f64::from(sight.tickets().count_ones());
                routes[bot] += f64::from(sight.routes(seat).count_ones());
            }
        }
    }
    let time = began.elapsed().as_secs_f64();
    for bot in 0..n {
        let mean = |sum: &[f64]| sum[bot] / played as f64;
        println!(
            "{:32} {:5.1} % ±{:.1}  points {:6.1} trains {:4.1} tickets {:.2} routes {:.1}",
            args[1 + bot],
            100.0 * mean(&wins),
            98.0 / (played as f64).sqrt(),
            mean(&points),
            mean(&trains),
            mean(&tickets),
            mean(&routes)
        );
    }
    println!("{:.0} games/s, {:.1} decisions a game", played as f64 / time, moves as f64 / played as f64);
}
