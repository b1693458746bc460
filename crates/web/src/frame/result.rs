//! The end: who won, where every point came from, how the points grew, who built what; and what to do next.

use super::chart::{Chart, curves};
use super::network_map::NetworkMap;
use super::proof::Proof;
use super::share::{self, Kind};
use super::stats::{Stats, praise};
use super::{Frame, Icon, Shape, counted};
use crate::link::Seen;
use crate::route::{Page, Route, To};
use crate::screen::Source;
use crate::titles;
use crate::{browser, parts, saved, sort};
use catalog::Title;
use game::{Note, Seat, Standing};
use leptos::prelude::*;
use std::sync::Arc;
use table::{Setup, Table};

/// The end screen, once there is one.
#[component]
pub(super) fn GameResult(title: Title) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let over = Memo::new(move |_| frame.link.seen.get().filter(|seen| seen.ending.is_some()));
    move || {
        // Whoever looks back has the board in sight.
        let seen =
            over.get().filter(|_| frame.looked.get().is_none() && frame.told_rows.with(Vec::is_empty))?;
        Some(parts::story(title, seen))
    }
}

/// How it came to that.
#[component]
pub(crate) fn Story(title: Title, seen: Arc<Seen>) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let route = expect_context::<Route>();
    let standing = seen.standing;
    let mut order: Vec<Seat> = Seat::all(seen.seats()).collect();
    sort::by_key(&mut order, |&seat| standing.places.map_or(0, |places| places[seat]));
    let winners = standing.winners();
    let best = order.first().map_or(0, |&seat| standing.points[seat]);
    let lone = order.first().copied().filter(|_| winners.len() == 1);
    let won = move || match lone {
        Some(winner) => frame.say(&Note::new("winner").seat(winner)),
        None => {
            let seats = winners.iter().map(game::Arg::Seat).collect();
            frame.say(&Note::new("winners").with("seats", game::Arg::List(seats)))
        }
    };
    // Whoever lost is spoken to, and not of.
    let lost = seen.me.filter(|&me| !winners.has(me));
    let headline = {
        let seen = seen.clone();
        Signal::derive(move || match (seen.me, lone, lost) {
            (Some(me), Some(winner), _) if me == winner => frame.word("web-you-win"),
            (_, _, Some(me)) => frame.word(consoling(&standing, me, best)),
            _ => won(),
        })
    };
    let behind = lost.map(|me| best - standing.points[me]);
    let told = move || {
        let behind = behind?;
        let by = Note::new("web-lost-by").number("points", behind);
        let by = (behind > 0).then(|| frame.say(&by));
        Some(view! { <p class="what by">{won()}" "{by}</p> })
    };
    let praised = move || {
        let (me, record) = (lost?, frame.link.record()?);
        let (ahead, best) = praise(&record, &curves(&record), me);
        let note = match (ahead, best) {
            (10.., _) => Note::new("web-lost-ahead").number("share", ahead as i64),
            (_, 1..) => Note::new("web-lost-best").number("points", best),
            _ => return None,
        };
        Some(view! { <p class="what praise">{frame.say(&note)}</p> })
    };
    // The sun shows the points of whoever reads, or those that won.
    let (mine, shone) = (seen.me.is_some(), seen.me.map_or(best, |me| standing.points[me]));
    let proof = RwSignal::new(false);
    let drawn = move |kind: Kind| share::share(frame, title, kind, headline.get_untracked());
    let lines: Vec<_> = order.iter().map(|&seat| {
        let place = standing.places.map_or(0, |places| places[seat]);
        let points = standing.points[seat];
        view! { <li><i>{place}</i><Shape seat=seat/><span>{move || frame.name(seat)}</span><b>{number(frame, points)}</b></li> }
    }).collect();
    let sources = {
        let seen = seen.clone();
        Signal::derive(move || titles::score(&seen, frame))
    };
    // The last line of the log says what ended the game.
    let ended = {
        let note = seen.log.last().map(|(_, event)| seen.view.board().tell(*event));
        move || note.as_ref().map(|note| frame.say(note))
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
                {told}
                <p class="sun" class:mine=mine><b><Grown value=shone/></b><span>{move || frame.say(&Note::new("web-points-unit").number("points", shone))}</span></p>
                {praised}
                <ol>{lines}</ol>
            </section>
            <section class="story">
                <h2>{ended}</h2>
                <Sources seen=seen.clone() sources=sources/>
                {move || frame.link.record().map(|record| {
                    let grown = curves(&record);
                    view! {
                        <h3>{move || frame.word("web-points-over-time")}</h3>
                        <div class="scroll" tabindex="0"><Chart curves=grown.clone()/></div>
                        <div class="pair">
                            <div><h3>{move || frame.word("web-built")}</h3><NetworkMap table=record.table.clone()/></div>
                            <div><h3>{move || frame.word("web-stats")}</h3><Stats record=record curves=grown/></div>
                        </div>
                    }
                })}
                <footer>
                    <button class="go" on:click=again>{move || frame.word("web-rematch")}</button>
                    <button class="quiet" on:click=move |_| { frame.look(Some(0)); frame.play_back(); }><Icon name="replay"/>{move || frame.word("web-replay")}</button>
                    <button class="quiet" on:click=move |_| frame.look(Some(usize::MAX))>{move || frame.word("web-look-at-board")}</button>
                    <span class="kinds"><Icon name="picture"/><span>{move || frame.word("web-share")}</span>
                        <button on:click=move |_| drawn(Kind::Png)>"PNG"</button><button on:click=move |_| drawn(Kind::Svg)>"SVG"</button></span>
                    <button class="quiet" on:click=save><Icon name="save"/>{move || frame.word("web-save-record")}</button>
                    <button class="quiet" on:click=move |_| proof.set(true)><Icon name="shield"/>{move || frame.word("web-verify")}</button>
                    <To page=Page::Start class="back">{move || frame.word("web-leave")}</To>
                </footer>
            </section>
            <Proof open=proof/>
        </div>
    }
}

/// Points that count up from nothing.
#[component]
fn Grown(value: i32) -> impl IntoView {
    let goal = RwSignal::new(0);
    let shown = counted(goal.into());
    Effect::new(move |_| goal.set(value));
    number(expect_context::<Frame>(), shown)
}

/// Points as the language writes them, with a true minus sign.
fn number(frame: Frame, points: impl Into<Signal<i32>>) -> impl Fn() -> String {
    let points = points.into();
    move || frame.speech.text().number(points.get().into())
}

/// What is said to whoever did not win: less than a tenth behind is close.
fn consoling(standing: &Standing, me: Seat, best: i32) -> &'static str {
    let (points, place) = (standing.points[me], standing.places.map_or(0, |places| places[me]));
    match place {
        _ if (best - points) * 10 <= best => "web-lost-close",
        2 => "web-lost-second",
        _ => "web-lost-game",
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
    let totals: Vec<_> = seats
        .iter()
        .map(|&seat| view! { <td><b>{number(frame, seen.standing.points[seat])}</b></td> })
        .collect();
    let rows = move || {
        sources.get().into_iter().map(|source| {
        let cells: Vec<_> = source.cells.into_iter().map(|cell| view! {
            <td class:zero=cell.points == 0><span><em>{cell.formula}</em><small>{cell.names}</small></span><b>{number(frame, cell.points)}</b></td>
        }).collect();
        view! { <tr><th scope="row"><span inner_html=source.mark></span>{source.label}</th>{cells}</tr> }
    }).collect::<Vec<_>>()
    };
    view! {
        <div class="sources" tabindex="0"><table>
            <thead><tr><th scope="col">{move || frame.word("web-sources")}</th>{heads}</tr></thead>
            <tbody>{rows}</tbody>
            <tfoot><tr><th scope="row">{move || frame.word("web-total")}</th>{totals}</tr></tfoot>
        </table></div>
    }
}
