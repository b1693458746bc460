//! The ways that stored replays show: those of all titles, and those of each, which are in `titles`.

use crate::story::Story;
use catalog::Title;
use game::{ChoiceKind, MAX_SEATS, Seat};

/// Something a game can show.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// The name of the replay that shows it.
    pub name: &'static str,
    /// What it is, for the list of replays.
    pub says: &'static str,
    /// Whether a game shows it.
    pub shows: fn(&Story) -> bool,
}

pub(crate) const fn way(name: &'static str, says: &'static str, shows: fn(&Story) -> bool) -> Way {
    Way { name, says, shows }
}

/// What games of every title show.
const SHARED: [Way; 10] = [
    way("seats-2", "two seats", |story| story.standing.seats == 2),
    way("seats-3", "three seats", |story| story.standing.seats == 3),
    way("seats-4", "four seats", |story| story.standing.seats == 4),
    way("seats-5", "five seats", |story| story.standing.seats == 5),
    way("seats-6", "six seats", |story| story.standing.seats == 6),
    way("undo", "two seats or more take moves back, one of them several at once", takes_back),
    way("entropy", "every seat added to the luck", |story| {
        story.setup.entropy.iter().all(|bytes| !bytes.is_empty())
    }),
    way("custom-board", "a board of one's own, in the record", |story| {
        !story.setup.options.board().is_built_in()
    }),
    way("options", "every option that is on or off is on", |story| {
        let options = &story.setup.options;
        let mut choices = options.title().choices().iter().enumerate();
        choices.all(|(place, choice)| choice.kind != ChoiceKind::Flag || options.chosen(place) == 1)
    }),
    way("shared-victory", "a tie that nothing breaks", |story| story.standing.winners().len() > 1),
];

/// The ways of a title.
pub fn of(title: Title) -> impl Iterator<Item = Way> {
    let fits = move |way: &Way| {
        let seats = (1..=MAX_SEATS).find(|count| way.name == format!("seats-{count}"));
        let board = way.name != "custom-board" || crate::boards::small(title).is_some();
        let options = way.name != "options" || !title.choices().is_empty();
        board && options && seats.is_none_or(|count| title.seats().contains(&count))
    };
    SHARED.iter().chain(crate::titles::ways(title)).copied().filter(fits)
}

fn takes_back(story: &Story) -> bool {
    let undos = || story.rows.iter().filter(|(_, text)| text.starts_with("undo "));
    let seats: game::SeatSet = undos().map(|(seat, _)| *seat).collect();
    seats.len() > 1 && undos().any(|(_, text)| text != "undo 1")
}

/// The most points, and who has them.
pub(crate) fn leaders(story: &Story) -> Vec<Seat> {
    let points = |seat: &Seat| story.standing.points[*seat];
    let most = Seat::all(story.standing.seats).map(|seat| points(&seat)).max();
    Seat::all(story.standing.seats).filter(|seat| Some(points(seat)) == most).collect()
}
