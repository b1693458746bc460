//! A number that counts up to what it is, so that one sees it grow.

use crate::settings::Settings;
use leptos::prelude::*;
use std::time::Duration;

/// How long a step of counting takes; a gain takes about so many.
const STEP: Duration = Duration::from_millis(45);
const STEPS: i32 = 9;

/// A number that follows another one by counting.
pub(crate) fn counted(value: Signal<i32>) -> RwSignal<i32> {
    let settings = expect_context::<Settings>();
    let shown = RwSignal::new(value.get_untracked());
    Effect::new(move |_| {
        let goal = value.get();
        if settings.motion_now() {
            count(shown, value, goal);
        } else {
            shown.set(goal);
        }
    });
    shown
}

/// Goes one step towards the goal, unless that has changed.
fn count(shown: RwSignal<i32>, value: Signal<i32>, goal: i32) {
    let Some(now) = shown.try_get_untracked() else { return };
    if now == goal || value.try_get_untracked() != Some(goal) {
        return;
    }
    let step = ((goal - now).abs() / STEPS).max(1) * (goal - now).signum();
    shown.set(now + step);
    set_timeout(move || count(shown, value, goal), STEP);
}
