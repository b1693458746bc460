//! What a title tells as it happens, beat by beat: a scoring, a count, a card that changes the game.
//!
//! A title makes a [`Tale`] of the events of one move, the frame plays it (`frame/tale.rs`). All of this comes apart
//! from the program, with the pages that a first game does not need.

use crate::frame::Lit;
use game::Note;
use leptos::prelude::*;
use std::sync::Arc;

/// Something told in beats.
#[derive(Clone)]
pub(crate) struct Tale {
    /// What it is called.
    pub(crate) name: Note,
    /// Beat by beat; the last one stays until it is closed.
    pub(crate) beats: Vec<Beat>,
}

/// One beat of a tale.
#[derive(Clone)]
pub(crate) struct Beat {
    /// How long it stays at the usual pace, in milliseconds.
    pub(crate) rest: u32,
    /// What happens, in one sentence, for everyone.
    pub(crate) says: Note,
    /// What is lit on the map; where something is, the map stays in sight.
    pub(crate) lit: Lit,
    /// The nodes of the board's graph that are looked at.
    pub(crate) near: Vec<usize>,
    /// What each seat has gained by now, if that is to be shown.
    pub(crate) sums: Vec<i32>,
    /// What each seat gains with this beat.
    pub(crate) gains: Vec<i32>,
    /// The picture.
    pub(crate) draw: Arc<dyn Fn() -> AnyView + Send + Sync>,
}

impl Beat {
    /// A beat with a picture and nothing else.
    pub(crate) fn new(rest: u32, says: Note, draw: impl Fn() -> AnyView + Send + Sync + 'static) -> Self {
        Self {
            rest,
            says,
            lit: Lit::default(),
            near: Vec::new(),
            sums: Vec::new(),
            gains: Vec::new(),
            draw: Arc::new(draw),
        }
    }

    /// The same with what is lit on the map, and the nodes around which that is.
    pub(crate) fn on_map(mut self, lit: Lit, near: Vec<usize>) -> Self {
        (self.lit, self.near) = (lit, near);
        self
    }

    /// The same with points: those of this beat are added to `sums`.
    pub(crate) fn gain(mut self, sums: &mut [i32], gains: Vec<i32>) -> Self {
        sums.iter_mut().zip(&gains).for_each(|(sum, gain)| *sum += gain);
        (self.sums, self.gains) = (sums.to_vec(), gains);
        self
    }
}

/// A title card: what comes, in large letters over rays.
pub(crate) fn card(kind: String, name: String, about: String) -> AnyView {
    view! { <div class="tale-card"><small>{kind}</small><h2>{name}</h2><p>{about}</p></div> }.into_any()
}
