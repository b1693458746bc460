//! How Jet Set is played well.

use crate::{Breadth, Mind, Style, Weights};
use game::{Luck, Note, Seat};
use jet_set::{Action, Sight, State};

/// The numbers of the expert.
#[derive(Clone, Debug)]
pub struct Numbers {}

impl Weights for Numbers {
    fn knobs(&mut self) -> Vec<(&'static str, &mut f32)> {
        Vec::new()
    }
}

impl Mind for State {
    type Sight<'s> = Sight<'s>;
    type Weights = Numbers;
    type Plan = ();

    const MARGIN: f32 = 6.0;

    fn sight(&self, seat: Seat) -> Sight<'_> {
        Self::sight(self, seat)
    }

    fn weights(_: Breadth, _: Style) -> Numbers {
        Numbers {}
    }

    fn greedy(_: Sight<'_>, actions: &[Action], values: &mut Vec<f32>) {
        values.extend(actions.iter().map(|_| 0.0));
    }

    fn expert(
        sight: Sight<'_>,
        _: &Numbers,
        _: &mut (),
        scratch: &mut Vec<Action>,
        luck: &mut Luck,
    ) -> Action {
        scratch.clear();
        sight.legal(scratch);
        game::by_kind(scratch, luck)
    }

    fn rate(_: Sight<'_>, _: &Numbers, _: &mut (), actions: &[Action], values: &mut Vec<f32>) {
        values.extend(actions.iter().map(|_| 0.0));
    }

    fn reason(_: Sight<'_>, _: &Numbers, _: Action) -> Note {
        Note::new("hint-none")
    }
}
