//! One folder for each title: what it shows, as [`Screen`] asks for it. And the way from a game of any title there.
//!
//! Posters are part of the program that every visitor fetches; all else of a title comes apart from it
//! (`fetched.rs`), when a game of it is first opened.

mod airlines_europe;
mod fetched;
mod jet_set;
mod palette;
mod ticket_to_ride_germany;

pub(crate) use fetched::{
    Brief, Dock, Map, Over, Panel, Player, built, chooser, hinting, is_final, is_noise, is_told, kind, learn,
    learn_quietly, lesson, mark_names, moved, network, poster, provide, reason, refusal, score, size,
    thinking,
};
pub(crate) use palette::PALETTE;

use crate::frame::Frame;
use crate::link::Seen;
use crate::screen::{Poster, Screen};
use crate::tale::Tale;
use catalog::Title;

macro_rules! drawn {
    ($($Title:ident = $title:ident),+ $(,)?) => {
        /// The poster of a title, if somebody has drawn one.
        pub(crate) fn drawn(title: Title) -> Option<Poster> {
            match title { $(Title::$Title => <catalog::$title::State as Screen>::POSTER),+ }
        }
    };
}

catalog::each!(drawn);

macro_rules! tales {
    ($($Title:ident = $title:ident),+ $(,)?) => {
        /// What a title tells of one move. No part of its screen: it comes with what few need at once.
        pub(crate) fn tale(seen: &Seen, row: usize, frame: Frame) -> Option<Tale> {
            match seen.view.board().title() {
                $(Title::$Title => told::<catalog::$title::State>(seen, row, frame)),+
            }
        }
    };
}

catalog::each!(tales);

fn told<G: Screen>(seen: &Seen, row: usize, frame: Frame) -> Option<Tale> {
    let events =
        seen.log.iter().filter(|(other, _)| *other == row).filter_map(|(_, event)| G::own_event(*event));
    G::tale(G::own_view(&seen.view)?, &events.collect::<Vec<_>>(), frame)
}
