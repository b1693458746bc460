//! Hints held against the engine: their order, their numbers, and every number of their reasons.
//!
//! `SKYRAIL_HINTS=20000 cargo test --release -p skyrail-bots hints_are_true` looks at more positions of each title than
//! the usual thousand.

use crate::hint::Hints;
use crate::{Breadth, Hint, Mind, Reason, Search, SearchOptions, Style};
use game::{Action as _, Arg, Eye, Luck, Note, Seat, Silent, View as _};

/// Positions of each title, unless `SKYRAIL_HINTS` said otherwise when this was compiled.
const POSITIONS: u64 = 1000;
/// A position is looked at after so many decisions.
const APART: u64 = 7;
/// The slices of a search of each position,
const SLICES: u32 = 2;
/// and how often the shares of a longer one, of so many slices, are compared with a search in so many other playouts.
const COMPARED: (u64, u32, u32) = (250, 30, 240);
/// The actions of a position whose reasons are checked beside those of the hint.
const CHECKED: usize = 12;

/// One action with what was said for it, and the table around it.
pub(crate) struct Case<'c, G: Mind> {
    pub(crate) before: &'c G,
    pub(crate) after: G,
    pub(crate) view: &'c G::View,
    pub(crate) seat: Seat,
    pub(crate) action: G::Action,
    pub(crate) way: &'c [usize],
}

/// Plays games with these options, each with a number, and holds every hint to what the engine says; `is_true` checks
/// one sentence.
pub(crate) fn hold<G: Mind>(
    options: impl Fn(u64) -> G::Options,
    is_true: impl Fn(&Case<'_, G>, &Note) -> bool,
) {
    let wanted = option_env!("SKYRAIL_HINTS").and_then(|number| number.parse().ok());
    let (wanted, mut seen) = (wanted.unwrap_or(POSITIONS), 0);
    let weights = G::weights(Breadth::Full, Style::Even);
    for number in 0.. {
        let mut luck = Luck::fast(number);
        let mut game = G::new(&options(number), &mut luck, &mut Silent);
        let (mut scratch, mut decisions) = (Vec::new(), number % APART);
        while let Some(seat) = game.turn().first() {
            let view = game.view(Eye::Seat(seat));
            decisions += 1;
            if decisions % APART == 0 && view.legal().len() > 1 {
                seen += 1;
                let hint = look::<G>(&view, number, seen);
                let others = view.legal().iter().cycle().skip(decisions as usize).step_by(5).take(CHECKED);
                let advised = hint.best.iter().filter_map(|advice| G::own_action(advice.action));
                for action in advised.chain(others.copied()) {
                    let reason = G::reason(&view, game.sight(seat), &weights, action);
                    check(&game, &view, seat, action, &reason, &is_true);
                }
                for advice in &hint.best {
                    let action = G::own_action(advice.action).expect("it is of this title");
                    let own = G::reason(&view, game.sight(seat), &weights, action);
                    assert_eq!(own, advice.reason, "what is hidden changes nothing");
                }
                if seen >= wanted {
                    return;
                }
            }
            scratch.clear();
            let action = if number % 2 == 0 {
                G::expert(game.sight(seat), &weights, &mut G::Plan::default(), &mut scratch, &mut luck)
            } else {
                game.lively(view.legal(), &mut luck)
            };
            game.apply(seat, action, &mut luck, &mut Silent);
        }
    }
}

/// A hint of a few slices, its order and numbers as they must be.
fn look<G: Mind>(view: &G::View, seed: u64, seen: u64) -> Hint {
    let mut hints = Hints::<G>::new(view, seed);
    for _ in 0..SLICES {
        hints.step();
    }
    let hint = hints.hint();
    let told: Vec<(u32, i32)> = hint.best.iter().map(|advice| hint.chance(advice)).collect();
    assert!(told.is_sorted_by(|one, two| one.0 >= two.0), "{told:?}");
    for pair in hint.best.windows(2) {
        let (one, two) = (pair[0].share.value, pair[1].share.value);
        assert!(one > two || one.total_cmp(&two).is_eq() && pair[0].points >= pair[1].points, "{pair:?}");
    }
    let chances = hint.chances();
    assert_eq!(chances.iter().sum::<u32>(), 100, "{chances:?}");
    let seat = hint.seat.expect("a seat asks");
    for (advice, (chance, more)) in hint.best.iter().zip(told) {
        assert_eq!(chance as i32, chances[seat.index()] as i32 + more);
        assert!((advice.gain.value - (advice.share.value - hint.shares[seat].value)).abs() < 1e-6);
        assert!((100.0 * advice.share.value - chance as f32).abs() <= 1.5, "{chance} {advice:?}");
    }
    if seen.is_multiple_of(COMPARED.0) {
        for _ in 0..COMPARED.1 {
            hints.step();
        }
        compare::<G>(view, &hints.hint(), seat);
    }
    hint
}

/// The shares of a hint agree with a search in other worlds, each within what both may err.
fn compare<G: Mind>(view: &G::View, hint: &Hint, seat: Seat) {
    let actions: Vec<G::Action> =
        hint.best.iter().filter_map(|advice| G::own_action(advice.action)).collect();
    let mut search = Search::<G>::new(SearchOptions::default(), G::weights(Breadth::Full, Style::Even));
    search.compare(view, &actions, Some(COMPARED.2), 77);
    while search.step() {}
    for ranked in search.ranking() {
        let advice = hint.best.iter().find(|advice| G::own_action(advice.action) == Some(ranked.action));
        let Some(advice) = advice else { continue };
        let error = ranked.share.error.hypot(advice.share.error).max(0.03);
        let apart = (ranked.share.value - advice.share.value).abs();
        assert!(apart < 5.0 * error, "{seat:?}: {:?} and {:?}", ranked.share, advice.share);
    }
}

/// Every sentence is true of the table after the action, and the way begins where the action is.
fn check<G: Mind>(
    game: &G,
    view: &G::View,
    seat: Seat,
    action: G::Action,
    reason: &Reason,
    is_true: &impl Fn(&Case<'_, G>, &Note) -> bool,
) {
    let mut after = game.clone();
    after.apply(seat, action, &mut Luck::fast(5), &mut Silent);
    let case = Case { before: game, after, view, seat, action, way: &reason.way };
    assert!(!reason.facts.is_empty(), "nothing speaks for {action:?}");
    for fact in &reason.facts {
        assert!(is_true(&case, fact), "{action:?} is explained by {fact:?} over {:?}", reason.way);
    }
    if let Some(link) = action.map_link() {
        assert_eq!(reason.way.first(), Some(&link), "{action:?} {reason:?}");
    }
}

/// A number of a sentence.
pub(crate) fn number(fact: &Note, name: &str) -> i64 {
    match fact.args.iter().find(|(key, _)| *key == name) {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{fact:?} has no number {name}: {other:?}"),
    }
}

/// The two places of a sentence.
pub(crate) fn route(fact: &Note) -> (&str, &str) {
    match fact.args.iter().find(|(key, _)| *key == "route") {
        Some((_, Arg::Route(a, b))) => (a, b),
        other => panic!("{fact:?} has no route: {other:?}"),
    }
}

/// A name, a place or a word of a sentence.
pub(crate) fn named<'f>(fact: &'f Note, name: &str) -> &'f str {
    match fact.args.iter().find(|(key, _)| *key == name) {
        Some((_, Arg::Name(text) | Arg::Place(text))) => text,
        Some((_, Arg::Word(word))) => word,
        other => panic!("{fact:?} has no {name}: {other:?}"),
    }
}
