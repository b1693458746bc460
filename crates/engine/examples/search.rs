//! Searches a position: what the expert would play, what the search plays instead, and how sure it is.
//!
//! `cargo run --release -p skyrail-engine --example search -- [TITLE [PLAYOUTS]]`

use skyrail_engine::{
    AnyGame, Eye, Hinting, Kind, Luck, Mind, MindVisit, Search, SearchOptions, Silent, Style, Title,
    visit_options,
};

pub(crate) fn main() {
    let mut words = std::env::args().skip(1);
    let title = words.next().and_then(|name| Title::from_name(&name)).unwrap_or(Title::ALL[0]);
    let playouts = words.next().and_then(|number| number.parse().ok()).unwrap_or(100);
    println!("{}", visit_options(&title.options(2), Position { playouts }));
    println!("{}", hint(title, 50));
}

/// The first decision of a game, searched with so many playouts.
pub(crate) struct Position {
    pub(crate) playouts: u32,
}

impl MindVisit for Position {
    type Out = String;

    fn visit<G: Mind>(self, options: &G::Options) -> String {
        let mut luck = Luck::fast(3);
        let game = G::new(options, &mut luck, &mut Silent);
        let Some(seat) = game.turn().first() else { return "the game is over".into() };
        let weights = G::weights(skyrail_engine::Breadth::Full, Style::Even);
        let mut search = Search::<G>::new(SearchOptions::of::<G>(Kind::Master), weights);
        search.start(&game.view(Eye::Seat(seat)), Some(self.playouts), 1);
        // There is no clock here: who has one stops asking when time is up.
        while search.step() {}
        let (Some(expert), Some(choice)) = (search.first(), search.choice()) else {
            return "there is nothing to choose".into();
        };
        let gain = search.gain_of(choice).unwrap_or_default();
        format!(
            "the expert: {expert:?}\nthe search: {choice:?}, {:+.3} of the win (± {:.3}) after {} playouts",
            gain.value,
            gain.error,
            search.playouts()
        )
    }
}

/// The same for people and any title: who is winning, and what is best to do.
pub(crate) fn hint(title: Title, slices: u32) -> String {
    let mut luck = Luck::fast(3);
    let (game, _) = AnyGame::new(&title.options(2), &mut luck);
    let Some(seat) = game.turn().first() else { return "the game is over".into() };
    let mut hinting = Hinting::new(&game.view(Eye::Seat(seat)), 1);
    let mut left = slices;
    while left > 0 && hinting.step() {
        left -= 1;
    }
    let hint = hinting.hint();
    let best = hint.best.first().map(|advice| game.board().write(advice.action));
    format!("a hint: {}", best.unwrap_or_else(|| "nothing is to be decided".into()))
}
