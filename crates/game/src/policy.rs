//! Random choices and playouts, the measuring sticks of every title.

use crate::{Game, Luck, Silent, Stream};

/// Luck of choices, apart from every stream of a title.
pub const CHOICE: Stream = Stream(7);

/// Any action, all equally likely.
#[inline]
pub fn uniform<A: Copy>(actions: &[A], luck: &mut Luck) -> A {
    actions[luck.below(CHOICE, actions.len() as u32) as usize]
}

/// A kind of action first, all kinds equally likely, then any action of that kind. The list is sorted, as
/// legal actions are, so equal kinds stand together.
pub fn by_kind<A: Copy>(actions: &[A], luck: &mut Luck) -> A {
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
    for made in 0..most {
        let Some(seat) = game.turn().first() else { return made };
        actions.clear();
        game.legal(seat, actions);
        let action = choose(game, actions, luck);
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
        let ones = (0..10_000).filter(|_| matches!(by_kind(&moves, &mut luck), Move::One)).count();
        assert!(ones.abs_diff(5000) < 250, "{ones}");
        let many =
            (0..10_000).filter(|_| matches!(uniform(&moves, &mut luck), Move::Many(n) if n < 50)).count();
        assert!(many.abs_diff(5000) < 250, "{many}");
    }
}
