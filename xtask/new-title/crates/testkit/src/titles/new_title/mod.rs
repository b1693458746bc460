//! The rare cases of New Title.

use super::Showcase;
use crate::rare_cases::{RareCase, rare};

impl Showcase for catalog::new_title::State {
    const RARE_CASES: &'static [RareCase] = &RARE_CASES;
}

const RARE_CASES: [RareCase; 1] =
    [rare("nobody-stops", "XX-5: no turn ends with one link while a second is free", |story| {
        story.ending.is_some() && story.events("stopped").next().is_none()
    })];
