//! A scoring, airline by airline: shares compared as cards, places, points; then the sum.

use super::card::Card;
use super::fleet::Fleet;
use super::row;
use crate::frame::{Frame, Shape};
use crate::sort;
use crate::tale::{Beat, Tale};
use ::airlines_europe::{Airline, Event, Score, View};
use game::{Event as _, Note, Seat};
use leptos::prelude::*;

/// How long the title and each airline stay.
const TITLE: u32 = 1600;
const AIRLINE: u32 = 2400;
/// More cards than this lie no further apart.
const MOST: u8 = 8;

/// The scoring that these events of one move tell, if there is one.
pub(super) fn tale(view: &View, events: &[Event], frame: Frame) -> Option<Tale> {
    let scores: Vec<Score> = events
        .iter()
        .filter_map(|event| if let Event::Scored(score) = event { Some(*score) } else { None })
        .collect();
    let (seats, board) = (view.seats(), view.board);
    let name = Note::new("web-ae-scoring").number("number", scores.first()?.number);
    let holder = events
        .iter()
        .find_map(|event| if let Event::ScoringCard { holder, .. } = event { Some(*holder) } else { None });
    let about = holder
        .map_or_else(|| Note::new("web-ae-scoring-order"), |seat| Note::new("web-ae-scoring-by").seat(seat));
    let fleet = Fleet::new(board);
    let mut sums = vec![0; seats];
    let mut beats = vec![{
        let (name, about, scores) = (name.clone(), about.clone(), scores.clone());
        Beat::new(TITLE, about, move || title(frame, fleet, &name, &scores))
    }];
    for score in scores.iter().copied().filter(|score| score.shares.0.iter().any(|shares| *shares > 0)) {
        let gains: Vec<i32> = Seat::all(seats).map(|seat| score.points[seat].into()).collect();
        let says = Event::Scored(score).tell(board);
        let beat = Beat::new(AIRLINE, says, move || compared(frame, fleet, seats, score));
        beats.push(beat.gain(&mut sums, gains));
    }
    let most = sums.iter().copied().max().unwrap_or(0);
    let best = Seat::all(seats).find(|seat| sums[seat.index()] == most)?;
    let says = Note::new("web-ae-scoring-sum").seat(best).number("points", most);
    let totals = sums.clone();
    let mut sum = Beat::new(0, says, move || table(frame, fleet, seats, &scores, &totals));
    sum.sums = sums;
    beats.push(sum);
    Some(Tale { name, beats })
}

/// The name of the scoring, and the airlines in the order in which they pay.
fn title(frame: Frame, fleet: Fleet, name: &Note, scores: &[Score]) -> AnyView {
    let tails: Vec<_> = scores.iter().map(|score| view! {
        <li><svg width="40" height="38" viewBox="0 0 28 27" aria-hidden="true"><use href=format!("#sky-fin-{}", fleet.color(score.airline))/></svg>
            <b>{if score.airline == Airline::ABACUS { fleet.code(score.airline) } else { score.marker.to_string() }}</b></li>
    }).collect();
    view! { <div class="tale-card"><h2>{frame.say(name)}</h2><ul class="ae-tails">{tails}</ul></div> }
        .into_any()
}

/// The holders of one airline side by side.
fn compared(frame: Frame, fleet: Fleet, seats: usize, score: Score) -> AnyView {
    let airline = score.airline;
    let mut order: Vec<Seat> = Seat::all(seats).collect();
    sort::by_key(&mut order, |&seat| (score.shares[seat] == 0, score.ranks[seat]));
    let columns: Vec<_> = order.into_iter().map(|seat| {
        let (shares, points) = (score.shares[seat], score.points[seat]);
        let cards: Vec<_> = (0..shares.min(MOST)).map(|nth| view! {
            <span style=format!("--n:{nth}")><Card fleet=fleet airline=airline/></span>
        }).collect();
        let place = (shares > 0).then(|| score.ranks[seat]);
        let first = place == Some(1);
        view! {
            <li class:none={shares == 0} class:first=first style=format!("--seat:var(--p{})", seat.index() + 1)>
                <b class="place">{place}</b>
                <span class="who"><Shape seat=seat size=15/>{frame.name(seat)}</span>
                <span class="cards">{cards}</span>
                <small>{frame.say(&Note::new("web-ae-shares").number("count", shares))}</small>
                <i class="token">{(points > 0).then(|| format!("+{points}"))}</i>
            </li>
        }
    }).collect();
    let flaps: Vec<_> =
        row(&score.row).split('·').map(|points| view! { <i>{points.to_string()}</i> }).collect();
    let livery = fleet.livery(airline);
    view! {
        <div class="ae-scored">
            <header style=format!("background:{};color:{}", livery.fill, livery.ink)>
                <svg width="96" height="92" viewBox="0 0 28 27" aria-hidden="true"><use href=format!("#sky-fin-{}", fleet.color(airline))/></svg>
                <h3>{fleet.name(airline)}</h3>
                {(airline != Airline::ABACUS).then(|| view! { <b class="stands">{score.marker}</b> })}
                <span class="flaps">{flaps}</span>
            </header>
            <ol>{columns}</ol>
        </div>
    }.into_any()
}

/// All of it in one table.
fn table(frame: Frame, fleet: Fleet, seats: usize, scores: &[Score], sums: &[i32]) -> AnyView {
    let heads: Vec<_> = Seat::all(seats)
        .map(|seat| view! { <th scope="col"><Shape seat=seat size=14/><span>{frame.name(seat)}</span></th> })
        .collect();
    let rows: Vec<_> = scores.iter().map(|score| {
        let cells: Vec<_> = Seat::all(seats).map(|seat| {
            let points = score.points[seat];
            let first = score.ranks[seat] == 1;
            view! { <td class:first=first>{if points > 0 { points.to_string() } else { "·".into() }}</td> }
        }).collect();
        view! { <tr><th scope="row">{fleet.tag(score.airline)}<small>{row(&score.row)}</small></th>{cells}</tr> }
    }).collect();
    let sums: Vec<_> = sums.iter().map(|sum| view! { <td><b>"+"{*sum}</b></td> }).collect();
    view! {
        <table class="ae-sums">
            <thead><tr><td></td>{heads}</tr></thead>
            <tbody>{rows}</tbody>
            <tfoot><tr><th scope="row">{frame.word("web-total")}</th>{sums}</tr></tfoot>
        </table>
    }
    .into_any()
}
