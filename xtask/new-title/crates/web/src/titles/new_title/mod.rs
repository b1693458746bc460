//! The screen of New Title: the one that every title has, with what it says of its events.

use crate::screen::Screen;
use catalog::new_title::{Event, State};
use game::Seat;

impl Screen for State {
    /// A link (XX-4).
    fn built(event: Event) -> Option<(Seat, usize)> {
        if let Event::Took { seat, link } = event { Some((seat, link.index())) } else { None }
    }
}
