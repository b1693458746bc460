//! Random choices and playouts, the measuring sticks of every title.

use crate::{Action, Game, Luck, Seat, Silent, Stream};

/// Luck of choices, apart from every stream of a title.
pub const CHOICE: Stream = Stream(7);

/// Any action, all equally likely.
#[inline]
pub fn uniform<A: Copy>(actions: &[A], luck: &mut Luck) -> A {
    actions[luck.below(CHOICE, actions.len() as u32) as usize]
}

/// Lists the legal actions and picks any of them, all equally likely.
#[inline]
pub fn listed<G: Game>(game: &G, seat: Seat, luck: &mut Luck, actions: &mut Vec<G::Action>) -> G::Action {
    actions.clear();
    game.legal(seat, actions);
    uniform(actions, luck)
}

/// A kind of action first, all kinds equally likely, then any action of that kind. The list is sorted, as
/// legal actions are, so equal kinds stand together.
pub fn by_kind<A: Action>(actions: &[A], luck: &mut Luck) -> A {
    by_variant(actions, luck)
}

fn by_variant<A: Copy>(actions: &[A], luck: &mut Luck) -> A {
    let kind = |action: &A| std::mem::discriminant(action);
    let runs = || actions.chunk_by(|one, two| kind(one) == kind(two));
    let nth = luck.below(CHOICE, runs().count() as u32) as usize;
    uniform(runs().nth(nth).unwrap_or(actions), luck)
}

/// Plays on to the end, or for at most so many decisions, and says how many were made. Nothing is told and,
/// once `actions` has grown, nothing allocated.
#[inline]
pub fn play_out<G: Game>(
    game: &mut G,
    luck: &mut Luck,
    actions: &mut Vec<G::Action>,
    most: u64,
    choose: impl Fn(&G, &[G::Action], &mut Luck) -> G::Action,
) -> u64 {
    play_by(game, luck, most, |game, seat, luck| {
        actions.clear();
        game.legal(seat, actions);
        choose(game, actions, luck)
    })
}

/// The same with every legal action equally likely: what [`play_out`] does with [`uniform`], as fast as the
/// title can.
#[inline]
pub fn play_at_random<G: Game>(
    game: &mut G,
    luck: &mut Luck,
    actions: &mut Vec<G::Action>,
    most: u64,
) -> u64 {
    play_by(game, luck, most, |game, seat, luck| game.any(seat, luck, actions))
}

#[inline]
fn play_by<G: Game>(
    game: &mut G,
    luck: &mut Luck,
    most: u64,
    mut choose: impl FnMut(&G, Seat, &mut Luck) -> G::Action,
) -> u64 {
    for made in 0..most {
        let Some(seat) = game.turn().first() else { return made };
        let action = choose(game, seat, luck);
        game.apply(seat, action, luck, &mut Silent);
    }
    most
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy)]
    enum Move {
        Many(u8),
        One,
    }

    #[test]
    fn kinds_come_equally_often_however_many_actions_they_have() {
        let moves: Vec<Move> = (0..99).map(Move::Many).chain([Move::One]).collect();
        let mut luck = Luck::fast(1);
        let ones = (0..10_000).filter(|_| matches!(by_variant(&moves, &mut luck), Move::One)).count();
        assert!(ones.abs_diff(5000) < 250, "{ones}");
        let many =
            (0..10_000).filter(|_| matches!(uniform(&moves, &mut luck), Move::Many(n) if n < 50)).count();
        assert!(many.abs_diff(5000) < 250, "{many}");
    }
}
