//! The first game of a title is a lesson: a strip above the table says what to do next and why. A step ends by doing it,
//! so at the end every kind of move was made once; then a second lesson about tactics is offered. The strip has a place of
//! its own and covers nothing.

use super::Frame;
use crate::screen::Mark;
use crate::{browser, titles};
use catalog::Title;
use game::Note;
use leptos::prelude::*;

/// What is kept about lessons, by the name of the title.
const LEARNED: &str = "skyrail.learned.";

/// Whether the lesson of a title was taken or skipped.
pub(crate) fn is_learned(title: Title) -> bool {
    browser::kept(&format!("{LEARNED}{}", title.name())).is_some()
}

/// Lets the lesson of a title come again.
pub(crate) fn learn(title: Title) {
    browser::forget(&format!("{LEARNED}{}", title.name()));
}

/// How far one is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Course {
    /// The moves.
    Moves,
    /// All moves were made: the tactics are offered.
    Offered,
    Tactics,
    Over,
}

/// The steps of a title, one after the other; `part` tells the screen where each points.
#[component]
pub(super) fn LessonStrip(title: Title, part: RwSignal<&'static str>) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let alone = frame.link.table.get_untracked().is_none();
    let (moves, tactics) = titles::lesson(title);
    if !alone || is_learned(title) || moves.is_empty() {
        return ().into_any();
    }
    let course = RwSignal::new(Course::Moves);
    let done = RwSignal::new(vec![false; moves.len()]);
    let marks = move || -> &'static [Mark] { if course.get() == Course::Moves { moves } else { tactics } };
    // The step of the moment: the first that was not made and can be made now.
    let now = Memo::new(move |_| {
        let seen = frame.link.seen.get().filter(|seen| seen.is_mine())?;
        let (legal, marks) = (seen.view.legal(), marks());
        if matches!(course.get(), Course::Offered | Course::Over) {
            return None;
        }
        let open = |index: &usize| {
            done.with(|done| !done[*index]) && legal.iter().any(|action| (marks[*index].when)(*action))
        };
        (0..marks.len()).find(open)
    });
    // Nothing is left to do once the game is over.
    let over = Memo::new(move |_| {
        frame.link.seen.with(|seen| seen.as_ref().is_some_and(|seen| seen.ending.is_some()))
    });
    let hidden = move || over.get() || frame.looked.get().is_some() || frame.link.curtain.get().is_some();
    Effect::new(move |_| part.set(now.get().filter(|_| !hidden()).map_or("", |index| marks()[index].part)));
    let finish = move || {
        browser::keep(&format!("{LEARNED}{}", title.name()), "1");
        course.set(Course::Over);
    };
    // Whoever does it has understood.
    Effect::new(move |_| {
        let Some(action) = frame.doing.get() else { return };
        let (marks, now) = (untrack(marks), course.get_untracked());
        if matches!(now, Course::Offered | Course::Over) {
            return;
        }
        done.update(|done| done.iter_mut().zip(marks).for_each(|(done, mark)| *done |= (mark.when)(action)));
        if done.with_untracked(|done| done.iter().all(|done| *done)) {
            if now == Course::Moves && !tactics.is_empty() {
                browser::keep(&format!("{LEARNED}{}", title.name()), "1");
                course.set(Course::Offered);
            } else {
                finish();
            }
        }
    });
    let begin = move |_| {
        done.set(vec![false; tactics.len()]);
        course.set(Course::Tactics);
    };
    let place = move || {
        let made = done.with(|done| done.iter().filter(|done| **done).count()) as i64;
        let all = marks().len() as i64;
        let key = if course.get() == Course::Tactics { "web-learn-tactics-place" } else { "web-learn-place" };
        frame.say(&Note::new(key).number("number", (made + 1).min(all)).number("all", all))
    };
    let says = move || match (course.get(), now.get()) {
        (Course::Offered, _) => frame.word("web-learn-offer"),
        (_, Some(index)) => {
            (marks()[index].says)().iter().map(|note| frame.say(note)).collect::<Vec<_>>().join(" ")
        }
        // Others move, or what is left to learn cannot be done yet.
        (_, None) => frame.word("web-learn-wait"),
    };
    let shown = move || {
        (course.get() != Course::Over && !hidden()).then(|| view! {
        <aside class="coach">
            <small>{place}</small>
            <p role="status">{says}</p>
            {move || (course.get() == Course::Offered).then(|| view! { <button class="next" on:click=begin>{frame.word("web-learn-begin")}</button> })}
            <button class="skip" on:click=move |_| finish()>{move || frame.word("web-learn-skip")}</button>
        </aside>
    })
    };
    view! { {shown} }.into_any()
}
