//! Points over time, as step lines; a click leads to the move.

use super::Frame;
use super::shape::SHAPES;
use game::Seat;
use leptos::prelude::*;
use table::{Record, Table};
use wasm_bindgen::JsCast;

/// Where the lines are drawn on a sheet of 1000 by 222.
const LEFT: f64 = 34.0;
const WIDE: f64 = 820.0;
const HIGH: f64 = 200.0;

/// The points of each seat after each row, from the first on.
pub(super) fn curves(record: &Record) -> Vec<Vec<i32>> {
    let mut table = Table::new(record.table.setup().clone());
    let seats = table.seats();
    let mut curves: Vec<Vec<i32>> = vec![vec![0]; seats];
    for &row in record.table.rows() {
        if table.append(row).is_err() {
            break;
        }
        let standing = table.standing();
        for seat in Seat::all(seats) {
            curves[seat.index()].push(standing.points[seat]);
        }
    }
    curves
}

/// The chart.
#[component]
pub(super) fn Chart(curves: Vec<Vec<i32>>) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let most = curves.iter().flatten().copied().max().unwrap_or(1).max(10);
    let least = curves.iter().flatten().copied().min().unwrap_or(0).min(0);
    let count = curves[0].len().max(2) - 1;
    let x = move |row: usize| LEFT + WIDE * row as f64 / count as f64;
    let y = move |points: i32| 10.0 + HIGH * f64::from(most - points) / f64::from(most - least);
    let step = [5, 10, 20, 25, 50, 100].into_iter().find(|step| (most - least) / step <= 6).unwrap_or(200);
    let grid: Vec<_> = (least / step..=most / step).map(|line| {
        let at = y(line * step);
        view! { <path class="grid" d=format!("M{LEFT} {at:.1}H{:.1}", LEFT + WIDE)/><text x="28" y=at dy=".35em" text-anchor="end">{move || frame.speech.text().number((line * step).into())}</text> }
    }).collect();
    let last: Vec<f64> = curves.iter().map(|curve| y(curve[curve.len() - 1])).collect();
    let spots = apart(&last, 20.0, 212.0);
    let lines: Vec<_> = Seat::all(curves.len()).map(|seat| {
        let curve = &curves[seat.index()];
        let mut path = format!("M{:.1} {:.1}", x(0), y(curve[0]));
        for (row, pair) in curve.windows(2).enumerate().filter(|(_, pair)| pair[0] != pair[1]) {
            path.extend([format!("H{:.1}V{:.1}", x(row + 1), y(pair[1]))]);
        }
        path.extend([format!("H{:.1}", x(count))]);
        let (last, fill) = (curve[curve.len() - 1], format!("var(--p{})", seat.index() + 1));
        let spot = spots[seat.index()];
        let label = format!("translate({:.1} {:.1})", x(count) + 6.0, spot - 8.0);
        view! {
            <path class="curve" d=path style=format!("stroke:{fill}")/>
            <path d=SHAPES[seat.index()] transform=label style=format!("fill:{fill}")/>
            <text class="name" x=x(count) + 27.0 y=spot dy=".35em">{move || frame.name(seat)}" "{move || frame.speech.text().number(last.into())}</text>
        }
    }).collect();
    let click = move |event: leptos::ev::MouseEvent| {
        let Some(svg) = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok())
        else {
            return;
        };
        let rect = svg.get_bounding_client_rect();
        let at = (f64::from(event.client_x()) - rect.left()) / rect.width() * 1000.0;
        let row = ((at - LEFT) / WIDE * count as f64).round();
        if (0.0..=count as f64).contains(&row) {
            frame.look(Some(row as usize));
        }
    };
    view! {
        <svg class="chart" viewBox="0 0 1000 222" role="img" aria-label=move || frame.word("web-points-over-time") on:click=click>
            <title>{move || frame.word("web-chart-click")}</title>
            {grid}{lines}
        </svg>
    }
}

/// Moves labels apart until they are at least `room` from each other, none below `most`.
fn apart(wished: &[f64], room: f64, most: f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..wished.len()).collect();
    order.sort_by(|&a, &b| wished[a].total_cmp(&wished[b]));
    let mut spots = wished.to_vec();
    for pair in order.windows(2) {
        spots[pair[1]] = spots[pair[1]].max(spots[pair[0]] + room);
    }
    let mut below = most;
    for &index in order.iter().rev() {
        spots[index] = spots[index].min(below);
        below = spots[index] - room;
    }
    spots
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_keep_their_distance_and_their_order() {
        assert_eq!(apart(&[10.0, 12.0, 90.0], 20.0, 200.0), [10.0, 30.0, 90.0]);
        assert_eq!(apart(&[199.0, 198.0], 20.0, 200.0), [200.0, 180.0]);
    }
}
