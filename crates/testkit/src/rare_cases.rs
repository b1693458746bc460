//! The rare cases that stored replays show: those of all titles, and those of each, which are in `titles`.

use crate::story::Story;
use catalog::Title;
use game::{ChoiceKind, MAX_SEATS, Seat};

/// Something a game can show.
#[derive(Clone, Copy, Debug)]
pub struct RareCase {
    /// The name of the replay that shows it.
    pub name: &'static str,
    /// What it is, for the list of replays.
    pub says: &'static str,
    /// Whether a game shows it.
    pub shows: fn(&Story) -> bool,
}

pub(crate) const fn rare(name: &'static str, says: &'static str, shows: fn(&Story) -> bool) -> RareCase {
    RareCase { name, says, shows }
}

/// What games of every title show.
const SHARED: [RareCase; 10] = [
    rare("seats-2", "two seats", |story| story.standing.seats == 2),
    rare("seats-3", "three seats", |story| story.standing.seats == 3),
    rare("seats-4", "four seats", |story| story.standing.seats == 4),
    rare("seats-5", "five seats", |story| story.standing.seats == 5),
    rare("seats-6", "six seats", |story| story.standing.seats == 6),
    rare("undo", "two seats or more take moves back, one of them several at once", takes_back),
    rare("entropy", "every seat added to the luck", |story| {
        story.setup.entropy.iter().all(|bytes| !bytes.is_empty())
    }),
    rare("custom-board", "a board of one's own, in the record", |story| {
        !story.setup.options.board().is_built_in()
    }),
    rare("options", "every option that is on or off is on", |story| {
        let options = &story.setup.options;
        let mut choices = options.title().choices().iter().enumerate();
        choices.all(|(place, choice)| choice.kind != ChoiceKind::Flag || options.chosen(place) == 1)
    }),
    rare("shared-victory", "a tie that nothing breaks", |story| story.standing.winners().len() > 1),
];

/// The rare cases of a title.
pub fn of(title: Title) -> impl Iterator<Item = RareCase> {
    let fits = move |case: &RareCase| {
        let seats = (1..=MAX_SEATS).find(|count| case.name == format!("seats-{count}"));
        let board = case.name != "custom-board" || crate::boards::small(title).is_some();
        let options = case.name != "options" || !title.choices().is_empty();
        board && options && seats.is_none_or(|count| title.seats().contains(&count))
    };
    SHARED.iter().chain(crate::titles::rare_cases(title)).copied().filter(fits)
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
