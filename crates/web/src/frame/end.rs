//! The end: who won, where every point came from, and how the points grew.

use super::{Frame, Icon, Shape};
use crate::games::{self, Source};
use crate::link::Seen;
use crate::route::{Page, Route, To};
use crate::{browser, saved};
use catalog::Title;
use game::{Note, Seat};
use leptos::prelude::*;
use std::sync::Arc;
use table::{Record, Setup, Table};

/// The end screen, once there is one.
#[component]
pub(super) fn End(title: Title) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let hidden = RwSignal::new(false);
    let over = Memo::new(move |_| frame.seen().filter(|seen| seen.ending.is_some()));
    move || {
        let seen = over.get().filter(|_| !hidden.get())?;
        Some(view! { <Story title=title seen=seen hidden=hidden/> })
    }
}

#[component]
fn Story(title: Title, seen: Arc<Seen>, hidden: RwSignal<bool>) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let route = expect_context::<Route>();
    let standing = seen.standing;
    let mut order: Vec<Seat> = Seat::all(seen.seats()).collect();
    order.sort_by_key(|&seat| standing.places.map_or(0, |places| places[seat]));
    let winners = standing.winners();
    let best = order.first().map_or(0, |&seat| standing.points[seat]);
    let lone = order.first().copied().filter(|_| winners.len() == 1);
    let headline = {
        let seen = seen.clone();
        move || match (seen.me, lone) {
            (Some(me), Some(winner)) if me == winner => frame.word("web-you-win"),
            (_, Some(winner)) => frame.say(&Note::new("winner").seat(winner)),
            _ => {
                let seats = winners.iter().map(game::Arg::Seat).collect();
                frame.say(&Note::new("winners").with("seats", game::Arg::List(seats)))
            }
        }
    };
    let lines: Vec<_> = order.iter().map(|&seat| {
        let place = standing.places.map_or(0, |places| places[seat]);
        let points = standing.points[seat];
        view! { <li><i>{place}</i><Shape seat=seat/><span>{move || frame.name(seat)}</span><b>{points}</b></li> }
    }).collect();
    let sources = {
        let seen = seen.clone();
        Signal::derive(move || games::score(&seen, frame))
    };
    let again = move |_| {
        if let Some(table) = frame.link.table.get_untracked() {
            crate::server::rematch(table.code.clone(), frame.speech, route);
            return;
        }
        let Some(record) = frame.link.record() else { return };
        let secret = game::Secret::new(browser::chance());
        let setup = Setup { secret, entropy: Vec::new(), ..record.table.setup().clone() };
        let id = saved::new_id();
        saved::save(&id, &Table::new(setup), true);
        route.go(Page::Play(id));
    };
    let save = move |_| {
        if let Some(record) = frame.link.record() {
            browser::download(&format!("{}.skyrail", title.name()), "text/plain", &record.write());
        }
    };
    view! {
        <div class="end" role="dialog" aria-modal="true" aria-labelledby="end-headline">
            <section class="winner">
                <h2 id="end-headline">{headline}</h2>
                <p class="what">{move || frame.speech.title(title)}</p>
                <p class="sun"><b>{best}</b><span>{move || frame.say(&Note::new("web-points-unit").number("points", best))}</span></p>
                <ol>{lines}</ol>
            </section>
            <section class="story">
                <Sources seen=seen.clone() sources=sources/>
                <h3>{move || frame.word("web-points-over-time")}</h3>
                { let seats = seen.seats(); move || frame.link.record().map(|record| view! { <Chart seats=seats record=record/> }) }
                <footer>
                    <button class="go" on:click=again>{move || frame.word("web-rematch")}</button>
                    <button class="quiet" on:click=move |_| hidden.set(true)>{move || frame.word("web-look-at-board")}</button>
                    <button class="quiet" on:click=save><Icon name="save"/>{move || frame.word("web-save-record")}</button>
                    <To page=Page::Start class="back">{move || frame.word("web-leave")}</To>
                </footer>
            </section>
        </div>
    }
}

/// A row for each source, a column for each player.
#[component]
fn Sources(seen: Arc<Seen>, sources: Signal<Vec<Source>>) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let seats: Vec<Seat> = Seat::all(seen.seats()).collect();
    let heads: Vec<_> = seats
        .iter()
        .map(|&seat| {
            view! {
                <th scope="col"><Shape seat=seat/>{move || frame.name(seat)}</th>
            }
        })
        .collect();
    let totals: Vec<_> =
        seats.iter().map(|&seat| view! { <td><b>{seen.standing.points[seat]}</b></td> }).collect();
    let rows = move || {
        sources.get().into_iter().map(|source| {
        let cells: Vec<_> = source.cells.into_iter().map(|cell| view! {
            <td class:zero=cell.points == 0><span><em>{cell.formula}</em><small>{cell.names}</small></span><b>{cell.points}</b></td>
        }).collect();
        view! { <tr><th scope="row"><span inner_html=source.mark></span>{source.label}</th>{cells}</tr> }
    }).collect::<Vec<_>>()
    };
    view! {
        <div class="sources"><table>
            <thead><tr><th scope="col">{move || frame.word("web-sources")}</th>{heads}</tr></thead>
            <tbody>{rows}</tbody>
            <tfoot><tr><th scope="row">{move || frame.word("web-total")}</th>{totals}</tr></tfoot>
        </table></div>
    }
}

/// Points after each row, as step lines.
#[component]
fn Chart(seats: usize, record: Record) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let mut table = Table::new(record.table.setup().clone());
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
    let most = curves.iter().flatten().copied().max().unwrap_or(1).max(10);
    let least = curves.iter().flatten().copied().min().unwrap_or(0).min(0);
    let count = curves[0].len().max(2) - 1;
    let (wide, high) = (820.0, 200.0);
    let x = move |row: usize| 34.0 + wide * row as f64 / count as f64;
    let y = move |points: i32| 10.0 + high * f64::from(most - points) / f64::from(most - least);
    let step = [5, 10, 20, 25, 50, 100].into_iter().find(|step| (most - least) / step <= 6).unwrap_or(200);
    let grid: Vec<_> = (least / step..=most / step).map(|line| {
        let at = y(line * step);
        view! { <path class="grid" d=format!("M34 {at:.1}H{:.1}", 34.0 + wide)/><text x="28" y=at dy=".35em" text-anchor="end">{line * step}</text> }
    }).collect();
    let last: Vec<f64> = curves.iter().map(|curve| y(curve[curve.len() - 1])).collect();
    let spots = apart(&last, 20.0, 212.0);
    let lines: Vec<_> = Seat::all(seats).map(|seat| {
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
            <path d=super::shape::SHAPES[seat.index()] transform=label style=format!("fill:{fill}")/>
            <text class="name" x=x(count) + 27.0 y=spot dy=".35em">{move || frame.name(seat)}" "{last}</text>
        }
    }).collect();
    view! { <svg class="chart" viewBox="0 0 1000 222" role="img" aria-label=move || frame.word("web-points-over-time")>{grid}{lines}</svg> }
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
