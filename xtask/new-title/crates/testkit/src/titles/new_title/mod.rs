//! The rare ways of New Title.

use super::Showcase;
use crate::ways::{Way, way};

impl Showcase for catalog::new_title::State {
    const WAYS: &'static [Way] = &WAYS;
}

const WAYS: [Way; 1] = [way("nobody-stops", "XX-5: no turn ends with one link while a second is free", |story| {
    story.ending.is_some() && story.events("stopped").next().is_none()
})];
