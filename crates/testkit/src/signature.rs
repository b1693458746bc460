//! One hash over a thousand seeded games of a title. A refactor leaves it as it is; if it moves, players
//! will notice.

use catalog::{AnyAction, AnyEvent, AnyGame, AnyOptions, Title};
use game::{ChoiceKind, Luck, Seat, Turn, digest, to_hex, uniform};
use std::fmt::Write;

/// Games in a signature, spread evenly over the numbers of seats.
const GAMES: u64 = 1000;
/// Of so many games one is told event by event; for the others rows and results must do, since events take
/// most of the time.
const TOLD: u64 = 5;

/// The signature of every title, by name.
pub fn all() -> Vec<(String, String)> {
    Title::ALL.iter().map(|&title| (title.name().to_string(), of(title))).collect()
}

/// The file that holds the signatures: a title and its hash on each line.
pub fn write(signatures: &[(String, String)]) -> String {
    signatures.iter().flat_map(|(title, hash)| [title, " ", hash, "\n"]).collect()
}

/// The signature of a title. Each game is hashed with all before it.
pub fn of(title: Title) -> String {
    let start = digest(&[b"skyrail signature", title.name().as_bytes()]);
    let hash = (0..GAMES).fold(start, |hash, number| digest(&[&hash, tell(title, number).as_bytes()]));
    to_hex(&hash)
}

/// One game: what was decided, what came of it, and the result.
fn tell(title: Title, number: u64) -> String {
    let options = options(title, number);
    let (mut luck, mut policy) = (Luck::fast(number), Luck::fast(!number));
    let (mut game, opening) = AnyGame::new(&options, &mut luck);
    let mut text = String::new();
    let board = game.board();
    let hear = |text: &mut String, events: &[AnyEvent]| {
        for &event in events.iter().filter(|_| number.is_multiple_of(TOLD)) {
            line(text, format_args!("{}", board.event_json(event)));
        }
    };
    hear(&mut text, &opening);
    while let Turn::Seats(movers) = game.turn() {
        let movers: Vec<Seat> = movers.iter().collect();
        let seat = uniform(&movers, &mut policy);
        let action = choose(&game, seat, number, &mut policy);
        line(&mut text, format_args!("{seat} {}", board.write(action)));
        let events = game.apply(seat, action, &mut luck);
        hear(&mut text, &events);
    }
    let standing = game.standing();
    line(&mut text, format_args!("{:?}", game.ending()));
    for seat in Seat::all(standing.seats) {
        line(
            &mut text,
            format_args!("{:?} {}", standing.places.map(|places| places[seat]), standing.points[seat]),
        );
    }
    text
}

/// Seats go round; the options that are on or off are the bits of how often they went round.
fn options(title: Title, number: u64) -> AnyOptions {
    let counts = title.seats().count() as u64;
    let seats = title.seats().start() + (number % counts) as usize;
    let mut options = title.options(seats);
    let flags = title.choices().iter().enumerate().filter(|(_, choice)| choice.kind == ChoiceKind::Flag);
    for (bit, (place, _)) in flags.enumerate() {
        options.choose(place, ((number / counts) >> bit & 1) as u8);
    }
    options
}

/// Every third game is uniformly random, so that what lively players never do is in it too.
fn choose(game: &AnyGame, seat: Seat, number: u64, policy: &mut Luck) -> AnyAction {
    if number.is_multiple_of(3) { uniform(&game.legal(seat), policy) } else { game.lively(seat, policy) }
}

fn line(text: &mut String, words: std::fmt::Arguments<'_>) {
    writeln!(text, "{words}").expect("writing to a string can't fail");
}
