//! A bot of one's own that plays every title: it deals itself worlds that its view allows, tries each legal action
//! there, plays on at random, and takes the action that ended best. Then it meets the bot `random` in a few games.
//!
//! `cargo run --release -p skyrail-engine --example own_bot -- [TITLE [GAMES]]`

use skyrail_engine::{
    Bot, Eye, Game, Kind, Luck, Mind, MindVisit, Player, Seat, Silent, Title, play_at_random, visit_options,
};

/// Each action is tried in so many worlds.
const WORLDS: u64 = 4;
/// More actions than this are not tried: the others wait for a better bot.
const MOST: usize = 24;

pub(crate) fn main() {
    let mut words = std::env::args().skip(1);
    let title = words.next().and_then(|name| Title::from_name(&name)).unwrap_or(Title::ALL[0]);
    let games = words.next().and_then(|number| number.parse().ok()).unwrap_or(1);
    let won = visit_options(&title.options(2), Match { games });
    println!("{}: the own bot won {won} of {games} games", title.name());
}

/// The bot: a function from what a seat may see to one of its legal actions.
fn decide<G: Game>(view: &G::View, seat: Seat, luck: &mut Luck) -> G::Action {
    let (mut actions, mut buffer) = (Vec::new(), Vec::new());
    // Every world that a view allows has the same legal actions for the seat that looks.
    G::sample(view, luck).legal(seat, &mut actions);
    let step = actions.len().div_ceil(MOST).max(1);
    let mut best: Option<(i64, G::Action)> = None;
    for action in actions.into_iter().step_by(step) {
        let mut sum = 0;
        for world in 0..WORLDS {
            // The same worlds for every action, so that luck favours none of them.
            let mut luck = Luck::fast(world);
            let mut game = G::sample(view, &mut luck);
            game.apply(seat, action, &mut luck, &mut Silent);
            play_at_random(&mut game, &mut luck, &mut buffer, 10_000);
            sum += margin(&game, seat);
        }
        if best.is_none_or(|(most, _)| sum > most) {
            best = Some((sum, action));
        }
    }
    best.expect("who is asked has something to decide").1
}

/// Points above the best of the others.
fn margin<G: Game>(game: &G, seat: Seat) -> i64 {
    let standing = game.standing();
    let others = Seat::all(standing.seats).filter(|&other| other != seat);
    let best = others.map(|other| standing.points[other]).max().unwrap_or(0);
    i64::from(standing.points[seat] - best)
}

/// A few games of one's own bot on seat a against `random` on seat b.
pub(crate) struct Match {
    pub(crate) games: u64,
}

impl MindVisit for Match {
    type Out = u64;

    fn visit<G: Mind>(self, options: &G::Options) -> u64 {
        let own = Seat::new(0);
        let mut rival = Player::<G>::new(Bot::new(Kind::Random));
        let mut won = 0;
        for seed in 0..self.games {
            let mut luck = Luck::fast(seed);
            let mut asked = 0;
            let mut game = G::new(options, &mut luck, &mut Silent);
            while let Some(seat) = game.turn().first() {
                let view = game.view(Eye::Seat(seat));
                let action = if seat == own {
                    decide::<G>(&view, seat, &mut luck)
                } else {
                    asked += 1;
                    rival.decide(&view, asked, &mut || true)
                };
                game.apply(seat, action, &mut luck, &mut Silent);
            }
            won += u64::from(game.standing().winners().has(own));
        }
        won
    }
}
