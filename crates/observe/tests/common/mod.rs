//! Positions of random games, on every board and with every number of players.

use game::{Board, Luck, Options, Seat, Silent};
use observe::Observe;

/// Plays random games with these options until `most` positions were shown.
pub(crate) fn positions<G: Observe>(
    options: &G::Options,
    seed: u64,
    most: u64,
    mut show: impl FnMut(&G, Option<Seat>, &mut Luck),
) {
    let (mut luck, mut actions, mut shown) = (Luck::fast(seed), Vec::new(), 0);
    loop {
        let mut state = G::new(options, &mut luck, &mut Silent);
        let mut uniform = false;
        while let Some(seat) = state.turn().first() {
            show(&state, Some(seat), &mut luck);
            shown += 1;
            if shown == most {
                return;
            }
            actions.clear();
            state.legal(seat, &mut actions);
            // Both ways of play, since each leads where the other seldom does.
            uniform = if shown % 16 == 0 { !uniform } else { uniform };
            let action =
                if uniform { game::uniform(&actions, &mut luck) } else { state.lively(&actions, &mut luck) };
            state.apply(seat, action, &mut luck, &mut Silent);
        }
        show(&state, None, &mut luck);
    }
}

/// Every board with every number of players and every choice of options.
pub(crate) fn tables<G: Observe>() -> Vec<G::Options> {
    let mut tables = Vec::new();
    for &board in G::Board::all() {
        for seats in board.players().unwrap_or(G::Options::PLAYERS) {
            let mut options = G::Options::printed(board, seats);
            tables.push(options);
            for choice in 0..G::Options::CHOICES.len() {
                options.set(choice, *G::Options::CHOICES[choice].values().end());
                tables.push(options);
            }
        }
    }
    tables
}

/// How many positions a test looks at: a quick number, or what `SKYRAIL_POSITIONS` says.
pub(crate) fn how_many(quick: u64) -> u64 {
    std::env::var("SKYRAIL_POSITIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(quick)
}
