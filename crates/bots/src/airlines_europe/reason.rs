//! The sentence for a hint: the strongest of the expert's terms that speak for an action.

use super::judge::Judge;
use super::ways::Ways;
use super::weights::Numbers;
use airlines_europe::{Action, Airline, Route, Sight};
use game::Note;

/// Below this chance of another turn the scoring is close enough to be the reason.
const SOON: f32 = 0.75;

/// The strongest term, as a sentence.
pub(super) fn note(sight: Sight<'_>, numbers: &Numbers, action: Action) -> Note {
    let judge = Judge::new(sight, numbers, &mut Ways::default());
    let reasons = Reasons { sight, judge };
    match action {
        Action::Pick { first, second } => reasons.place(reasons.better(first, second)),
        Action::Buy { airline, route } => reasons.buy(airline, route),
        Action::Take { airline } => reasons.share(airline),
        Action::Draw => Note::new("ae-hint-draw"),
        Action::Play { airline, count } => reasons.play(airline, count),
        Action::PlayPair { first, second } => reasons.play(reasons.better(first, second), 1),
        Action::Exchange { .. } => {
            let row = sight.board().abacus_rows[reasons.judge.survey.clock.next.min(2)];
            Note::new("ae-hint-abacus").number("points", row[0])
        }
        Action::Discard { airline, .. } => {
            Note::new("ae-hint-discard").name("airline", reasons.name(airline))
        }
        Action::Bank => Note::new("ae-hint-bank"),
        Action::Ban { route, .. } => reasons.ban(route),
        Action::Pass => Note::new("ae-hint-pass"),
    }
}

struct Reasons<'s, 'n> {
    sight: Sight<'s>,
    judge: Judge<'s, 'n>,
}

impl Reasons<'_, '_> {
    fn name(&self, airline: Airline) -> &'static str {
        self.sight.board().airline_name(airline)
    }

    /// The one of two kinds whose share is worth more when played.
    fn better(&self, one: Airline, two: Airline) -> Airline {
        let worth = |airline: Airline| self.judge.stakes.one[airline.index()];
        if worth(two) > worth(one) { two } else { one }
    }

    /// A note that an airline gains so many points, or only a little.
    fn gains(&self, key: &'static str, airline: Airline, points: f32) -> Note {
        let points = points.round() as i64;
        let key = if points > 0 { key } else { "ae-hint-little" };
        let note = Note::new(key).name("airline", self.name(airline));
        if points > 0 { note.number("points", points) } else { note }
    }

    /// The place that the shares in portfolio and hand promise.
    fn place(&self, airline: Airline) -> Note {
        let place = self.judge.survey.place(airline).round().max(1.0);
        let (stakes, index) = (&self.judge.stakes, airline.index());
        let worth = stakes.all[index].max(stakes.one[index]) + stakes.plus[index];
        self.gains("ae-hint-place", airline, worth).number("place", place as i64)
    }

    /// Shares count only once played: at once if a scoring is near, else for the place they give.
    fn play(&self, airline: Airline, count: u8) -> Note {
        let clock = &self.judge.survey.clock;
        let stakes = &self.judge.stakes;
        let worth = if count > 1 { stakes.all } else { stakes.one }[airline.index()];
        if clock.again[0] < SOON && worth >= 0.5 {
            return Note::new("ae-hint-soon")
                .name("airline", self.name(airline))
                .number("cards", clock.cards.round() as i64);
        }
        if worth >= 0.5 {
            return self.place(airline);
        }
        Note::new("ae-hint-dividend").number("money", i64::from(2 * count))
    }

    fn buy(&self, airline: Airline, route: Route) -> Note {
        let (way, stakes) = (&self.judge.ways[airline.index()], &self.judge.stakes);
        let bonus = self.sight.board().companies[airline.index()].bonus;
        if let (Some((target, amount)), true) =
            (bonus, way.nearer >> route.0 & 1 == 1 && stakes.step[airline.index()] > 0.0)
        {
            let note = Note::new(if way.routes == 1 { "ae-hint-bonus" } else { "ae-hint-way" });
            let note = note.name("airline", self.name(airline)).number("amount", amount);
            let target = &self.sight.board().cities[target as usize].id;
            return note.place("target", target.as_str()).number("routes", way.routes - 1);
        }
        let steps = stakes.steps(airline.index(), u16::from(self.sight.price(route).unwrap_or(0)));
        let (share, worth) = self.judge.best_share();
        match share {
            Action::Take { airline } if worth > steps => self.share(airline),
            _ => self.gains("ae-hint-steps", airline, steps),
        }
    }

    fn share(&self, airline: Airline) -> Note {
        self.gains("ae-hint-share", airline, self.judge.stakes.plus[airline.index()])
    }

    /// The airline that a ban hurts most for the good of this seat.
    fn ban(&self, route: Route) -> Note {
        let hurt = (0..self.sight.board().companies.len())
            .map(|index| Airline(index as u8))
            .filter(|&airline| self.sight.reachable(airline) >> route.0 & 1 == 1)
            .min_by(|one, two| {
                let step = |airline: &Airline| self.judge.stakes.step[airline.index()];
                step(one).total_cmp(&step(two))
            });
        hurt.map_or_else(
            || Note::new("ae-hint-ban-route"),
            |airline| Note::new("ae-hint-ban").name("airline", self.name(airline)),
        )
    }
}
