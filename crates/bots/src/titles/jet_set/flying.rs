//! Which planes come back when a flight is claimed: those that are needed least.

use super::clock::Clock;
use super::goals::Goals;
use super::numbers::Numbers;
use super::ways::Ways;
use jet_set::{Action, Flight, Link, Path, Phase, Sight, Trail};

/// The next link of the path under way. `scratch` is for ways that are not among the short ones.
pub(super) fn next(
    sight: Sight<'_>,
    numbers: &Numbers,
    ways: &mut Ways,
    scratch: &mut Vec<Action>,
) -> Action {
    let paths = sight.board().paths();
    let step = match sight.phase() {
        Phase::Path { flight, used, .. } => on_path(sight, numbers, ways, flight, used),
        Phase::FinalPath { way: Some(Trail { flight, used, .. }), .. } => {
            let has = sight.planes(sight.seat()).links();
            let count = used.count_ones() as usize;
            let fits = |path: &&Path| path.links & !has == 0 && begins(path, used);
            match paths.of_final(flight).iter().find(fits) {
                Some(path) if path.order().len() == count => return Action::Done,
                Some(path) => Some(path.order()[count]),
                None => None,
            }
        }
        _ => None,
    };
    if let Some(link) = step {
        return Action::Via { link: Link(link) };
    }
    scratch.clear();
    sight.legal(scratch);
    // A way that may end here does.
    if scratch.last() == Some(&Action::Done) { Action::Done } else { scratch[0] }
}

fn on_path(sight: Sight<'_>, numbers: &Numbers, ways: &mut Ways, flight: Flight, used: u128) -> Option<u8> {
    let seat = sight.seat();
    let (planes, own) = (sight.planes(seat), sight.owned(seat));
    let has = planes.links();
    let mut fitting = sight
        .board()
        .paths()
        .of_flight(flight)
        .iter()
        .filter(|path| path.links & !has == 0 && begins(path, used));
    let first = fitting.next()?;
    let count = used.count_ones() as usize;
    let Some(second) = fitting.next() else { return Some(first.order()[count]) };
    // What the next goal needs is given back last.
    let goals = Goals::new(sight, numbers, Clock::new(sight, numbers), ways);
    let next = goals.best(flight.bit()).map_or(0, |goal| goal.links);
    let loss = |path: &Path| -> u32 {
        let each = path.order().iter().map(|&link| {
            let replace = if own >> link & 1 == 1 { 6 } else { 10 };
            let needed = next >> link & 1 == 1 && planes.on(Link(link)) < 2;
            if needed { 3 * replace } else { replace }
        });
        each.sum()
    };
    let start = if loss(second) < loss(first) { second } else { first };
    let best = fitting.fold(start, |best, path| if loss(path) < loss(best) { path } else { best });
    Some(best.order()[count])
}

/// Whether a path begins with these links.
fn begins(path: &Path, used: u128) -> bool {
    let count = used.count_ones() as usize;
    used & !path.links == 0 && path.order().iter().take(count).all(|&link| used >> link & 1 == 1)
}
