//! What must hold of every bot: legal moves, the same move for the same seed, no peeking. This is the short
//! run; the long one is `skyrail arena TITLE --check --games 10000`.

use bots::arena::{Deal, check, crowd};
use bots::{Mind, MindVisit, visit_options};
use catalog::Title;

struct Laws {
    title: Title,
    seats: usize,
}

impl MindVisit for Laws {
    type Out = u64;

    fn visit<G: Mind>(self, options: &G::Options) -> u64 {
        // Every bot sits at one of these tables.
        let line_ups = crowd(self.title, self.seats, 2);
        let games = line_ups.iter().step_by(self.seats).zip(0..).map(|(bots, number)| {
            check::<G>(options, Deal { seed: "laws", number }, bots)
                .unwrap_or_else(|breach| panic!("{} with {}: {breach:?}", self.title.name(), self.seats))
        });
        games.sum()
    }
}

#[track_caller]
fn laws(title: Title) {
    for board in title.boards() {
        for seats in board.players() {
            let mut options = title.options(seats);
            options.set_board(board);
            let checked = visit_options(&options, Laws { title, seats });
            assert!(checked > 100, "{checked} decisions with {seats} on {}", board.id());
        }
    }
}

#[test]
fn every_bot_of_airlines_europe_keeps_the_laws() {
    laws(Title::AirlinesEurope);
}

#[test]
fn every_bot_of_ticket_to_ride_germany_keeps_the_laws() {
    laws(Title::TicketToRideGermany);
}

#[test]
fn every_bot_of_jet_set_keeps_the_laws() {
    laws(Title::JetSet);
}
