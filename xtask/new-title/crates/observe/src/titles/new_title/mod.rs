//! New Title as numbers: links to take, then stopping.

use crate::field::Field;
use crate::sink::{Sink, away, set_one, spread};
use crate::{LINK, Observe, PLACE, SEAT};
use catalog::new_title::{Action, Board, Link, Phase, State};
use game::{Game, Options, Seat};

impl Observe for State {
    const VERSION: u32 = 1;

    /// How many links there are.
    type Numbers = u16;

    fn numbers(board: &'static Board) -> u16 {
        board.links.len() as u16
    }

    fn count(links: &u16) -> usize {
        *links as usize + 1
    }

    fn number(&self, links: &u16, _: Seat, action: Action) -> u16 {
        match action {
            Action::Take { link } => link.0.into(),
            Action::Stop => *links,
        }
    }

    fn action(&self, links: &u16, _: Seat, number: u16) -> Option<Action> {
        match number {
            link if link < *links => Some(Action::Take { link: Link(link as u8) }),
            last => (last == *links).then_some(Action::Stop),
        }
    }

    fn observe(&self, seat: Seat, into: &mut impl Sink) {
        let (sight, seats) = (self.sight(seat), self.seats());
        let (links, cities) = (sight.board().links.len(), sight.board().cities.len());
        into.one(Some(seat.index()), seats, || {
            Field::new("seat", "your own seat, counted from `a`").per("letter", seats)
        });
        let first = self.options().first().map(|first| away(seat, first, seats));
        into.one(first, seats, || Field::new("first", "who began").per(SEAT, seats));
        let (kind, after) = match sight.phase() {
            Phase::First { .. } => (0, None),
            Phase::Second { after, .. } => (1, Some(after.index())),
            Phase::Over(_) => (2, None),
        };
        let about = "what is asked: a link, one more, or nothing since the game is over";
        into.one(Some(kind), 3, || Field::new("phase", about).per("phase", 3));
        let mover = sight.phase().seat().map(|mover| away(seat, mover, seats));
        into.one(mover, seats, || Field::new("mover", "who decides").per(SEAT, seats));
        into.one(after, links, || Field::new("after", "the link that was taken first").per(LINK, links));
        let owned = into.take(seats * links, || {
            Field::new("owned", "who has each link").per(SEAT, seats).per(LINK, links)
        });
        for (entries, seat) in owned.chunks_exact_mut(links).zip(seat.round(seats)) {
            spread(sight.owned(seat), entries);
        }
        let homes = into.take(seats * cities, || {
            let about = "homes: your own, and those of others once the game is over";
            Field::new("home", about).per(SEAT, seats).per(PLACE, cities)
        });
        for (entries, seat) in homes.chunks_exact_mut(cities).zip(seat.round(seats)) {
            set_one(entries, sight.home(seat).map(usize::from));
        }
    }
}
