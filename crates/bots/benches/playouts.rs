//! How fast experts play: whole playouts from the opening, and one expert's move, next to random playouts
//! of the same run, since only the ratio says something on a busy machine.
//!
//! Every bench checks its result, so nothing gets faster by being wrong.

use airlines_europe::State as AirlinesEurope;
use bots::{Breadth, Mind, Search, SearchOptions, Style};
use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Eye, Game, Luck, Silent, play_out};
use jet_set::State as JetSet;
use ticket_to_ride_germany::State as TicketToRideGermany;

fn main() {
    divan::main();
}

/// What a bench needs of a title besides its mind.
trait Opening: Mind {
    fn opening(seats: usize) -> Self;
}

macro_rules! openings {
    ($($State:ident = $title:ident),+) => {
        $(impl Opening for $State {
            fn opening(seats: usize) -> Self {
                Self::new(&$title::Options::new(seats), &mut Luck::fast(5), &mut Silent)
            }
        })+
    };
}

openings!(AirlinesEurope = airlines_europe, TicketToRideGermany = ticket_to_ride_germany, JetSet = jet_set);

/// Playouts of random players, all kinds of action equally likely.
#[divan::bench(types = [AirlinesEurope, TicketToRideGermany, JetSet], args = [2, 4])]
fn random<G: Opening>(bencher: Bencher<'_, '_>, seats: usize) {
    let opening = G::opening(seats);
    let mut actions = Vec::with_capacity(4096);
    let mut luck = Luck::fast(1);
    bencher.counter(ItemsCount::new(1u32)).bench_local(move || {
        let mut game = opening.clone();
        play_out(&mut game, &mut luck, &mut actions, u64::MAX, G::lively);
        assert!(game.standing().places.is_some());
    });
}

/// Playouts of the search from the opening, as the search makes them: worlds, candidates, tallies and all.
#[divan::bench(types = [AirlinesEurope, TicketToRideGermany, JetSet], args = [2, 4])]
fn search<G: Opening>(bencher: Bencher<'_, '_>, seats: usize) {
    const PLAYOUTS: u32 = 100;
    let opening = G::opening(seats);
    let seat = opening.turn().first().expect("a game begins with a decision");
    let view = opening.view(Eye::Seat(seat));
    let options = SearchOptions { clear: f32::INFINITY, ..SearchOptions::default() };
    let mut search: Search<G> = Search::new(options, G::weights(Breadth::Full, Style::Even));
    let mut seed = 0;
    bencher.counter(ItemsCount::new(PLAYOUTS)).bench_local(move || {
        seed += 1;
        search.start(&view, Some(PLAYOUTS), seed);
        while search.step() {}
        assert!(search.playouts() >= PLAYOUTS);
    });
}

/// One decision of the expert in the opening, its plan made from nothing.
#[divan::bench(types = [AirlinesEurope, TicketToRideGermany, JetSet])]
fn expert<G: Opening>(bencher: Bencher<'_, '_>) {
    let opening = G::opening(2);
    let seat = opening.turn().first().expect("a game begins with a decision");
    let weights = G::weights(Breadth::Full, Style::Even);
    let mut scratch = Vec::new();
    let mut luck = Luck::fast(1);
    bencher.bench_local(move || {
        let action =
            G::expert(opening.sight(seat), &weights, &mut G::Plan::default(), &mut scratch, &mut luck);
        assert!(opening.check(seat, action).is_ok());
    });
}
