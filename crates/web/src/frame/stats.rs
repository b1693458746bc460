//! A game in numbers: moves, routes, the best move, how long each was ahead.

use super::network_map::builders;
use super::{Frame, Shape};
use game::{Note, Seat};
use leptos::prelude::*;
use table::{Record, What};

/// What is counted of one seat.
#[derive(Clone, Copy, Default)]
struct Numbers {
    moves: usize,
    undone: usize,
    built: usize,
    /// Points in one row, and the row.
    best: (i32, usize),
    /// Rows after which nobody was ahead.
    ahead: usize,
}

fn count(record: &Record, curves: &[Vec<i32>]) -> Vec<Numbers> {
    let mut all = vec![Numbers::default(); curves.len()];
    for row in record.table.rows() {
        let own = &mut all[row.seat.index()];
        match row.what {
            What::Play(_) => own.moves += 1,
            What::Undo(count) | What::Back(count) => own.undone += count as usize,
        }
    }
    for seat in builders(&record.table).values().flatten() {
        all[seat.index()].built += 1;
    }
    for row in 1..curves.first().map_or(0, Vec::len) {
        let most = curves.iter().map(|curve| curve[row]).max().unwrap_or(0);
        for (own, curve) in all.iter_mut().zip(curves) {
            own.ahead += usize::from(most > 0 && curve[row] == most);
        }
    }
    for (seat, row, gained) in gains(record, curves) {
        if gained > all[seat.index()].best.0 {
            all[seat.index()].best = (gained, row);
        }
    }
    all
}

/// What each move brought whoever made it: the mover, the row, the points. A scoring is no move: neither the last row,
/// which brings the final one, nor a row that gave points to others too.
fn gains(record: &Record, curves: &[Vec<i32>]) -> Vec<(Seat, usize, i32)> {
    let rows = record.table.rows();
    let gained = |seat: usize, row: usize| curves[seat][row] - curves[seat][row - 1];
    let own = |(index, row): (usize, &table::Row)| {
        let (mover, at) = (row.seat.index(), index + 1);
        let alone = (0..curves.len()).all(|seat| seat == mover || gained(seat, at) == 0);
        (alone && at < rows.len()).then(|| (row.seat, at, gained(mover, at)))
    };
    rows.iter()
        .enumerate()
        .take(curves.first().map_or(0, Vec::len).saturating_sub(1))
        .filter_map(own)
        .collect()
}

/// For how much of the game a seat was ahead, in per cent, and the points of its best move.
pub(super) fn praise(record: &Record, curves: &[Vec<i32>], seat: Seat) -> (usize, i32) {
    let own = count(record, curves)[seat.index()];
    (own.ahead * 100 / record.table.rows().len().max(1), own.best.0)
}

/// The numbers, as a table.
#[component]
pub(super) fn Stats(record: Record, curves: Vec<Vec<i32>>) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let rows = record.table.rows().len().max(1);
    let lines: Vec<_> = count(&record, &curves).into_iter().enumerate().map(|(index, own)| {
        let seat = Seat::new(index);
        let (points, at) = own.best;
        let best = (points > 0).then(|| view! {
            <button class="jump" on:click=move |_| frame.look(Some(at))
                aria-label=move || frame.say(&Note::new("web-stats-best-at").number("points", points).number("number", at as i64))>
                {format!("+{points}")}
            </button>
        });
        view! {
            <tr><th scope="row"><Shape seat=seat size=14/>{move || frame.name(seat)}</th>
                <td>{own.moves}</td><td>{own.built}</td><td>{best}</td><td>{own.ahead * 100 / rows}" %"</td><td>{own.undone}</td></tr>
        }
    }).collect();
    let heads =
        ["web-stats-moves", "web-stats-built", "web-stats-best", "web-stats-ahead", "web-stats-undone"];
    let heads: Vec<_> =
        heads.into_iter().map(|key| view! { <th scope="col">{move || frame.word(key)}</th> }).collect();
    view! {
        <div class="scroll"><table class="stats">
            <thead><tr><td></td>{heads}</tr></thead>
            <tbody>{lines}</tbody>
        </table></div>
    }
}
