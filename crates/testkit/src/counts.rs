//! Counts of move sequences from known positions, held to a file and to a second, slower count.
//!
//! A line of the file is `SETUP SEED DEPTH COUNT`; the set-up is `seats=3,after=40` and what else the title
//! takes: so many decisions of the title's lively random player are made before the counting begins.

use game::{Game, Luck, Seat, Secret, Silent, perft};

/// How a title's file of counts is read and checked.
pub struct Counts<G: Game> {
    /// The file.
    pub file: &'static str,
    /// The options of a line before anything is set.
    pub options: fn() -> G::Options,
    /// Sets what a line's set-up says; `false` if it is not known.
    pub set: fn(&mut G::Options, &str, &str) -> bool,
    /// Every action that can be written on a board, legal or not,
    pub every: fn(&'static G::Board) -> Vec<G::Action>,
    /// but for those that would be too many: of them, what this seat may mean now.
    pub more: fn(&G, Seat) -> Vec<G::Action>,
}

struct PerftCase<G> {
    text: &'static str,
    game: G,
    luck: Luck,
    depth: u32,
    count: u64,
}

impl<G: Game> Counts<G> {
    /// Every line of the file is true.
    pub fn assert_file(&self) {
        let wrong: Vec<String> = self
            .lines()
            .map(|line| (perft(&line.game, &line.luck, line.depth), line))
            .filter(|(count, line)| *count != line.count)
            .map(|(count, line)| format!("{}, but there are {count}", line.text))
            .collect();
        assert!(wrong.is_empty(), "the file says:\n{}", wrong.join("\n"));
    }

    /// Two decisions deep, the counts agree with those by `check` alone, where `legal` is left aside.
    pub fn assert_by_check(&self) {
        for line in self.lines() {
            let every = (self.every)(line.game.board());
            let slow = self.by_check(&line.game, &line.luck, &every, 2);
            assert_eq!(perft(&line.game, &line.luck, 2), slow, "{}", line.text);
        }
    }

    fn lines(&self) -> impl Iterator<Item = PerftCase<G>> + '_ {
        let lines = self.file.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        lines.map(|text| {
            let words: Vec<&str> = text.split_whitespace().collect();
            let [setup, seed, depth, count] = words[..] else { panic!("{text}: setup, seed, depth, count") };
            let (game, luck) = self.position(setup, seed);
            PerftCase { text, game, luck, depth: number(depth), count: number(count) }
        })
    }

    fn position(&self, setup: &str, seed: &str) -> (G, Luck) {
        let mut options = (self.options)();
        let mut after = 0;
        for part in setup.split(',') {
            match part.split_once('=').unwrap_or((part, "")) {
                ("after", count) => after = number(count),
                (name, value) => {
                    assert!((self.set)(&mut options, name, value), "{part} is not known here");
                }
            }
        }
        let mut luck = Secret::from_seed(seed).luck(&[]);
        let mut game = G::new(&options, &mut luck, &mut Silent);
        let mut choices = Luck::fast(after);
        let mut actions = Vec::new();
        for _ in 0..after {
            let seat = game.turn().first().unwrap_or_else(|| panic!("{setup} is past the end"));
            actions.clear();
            game.legal(seat, &mut actions);
            let action = game.lively(&actions, &mut choices);
            game.apply(seat, action, &mut luck, &mut Silent);
        }
        (game, luck)
    }

    fn by_check(&self, game: &G, luck: &Luck, every: &[G::Action], depth: u32) -> u64 {
        let Some(seat) = game.turn().first() else { return 1 };
        if depth == 0 {
            return 1;
        }
        let more = (self.more)(game, seat);
        let taken = every.iter().chain(&more).filter(|&&action| game.check(seat, action).is_ok());
        let count = |&action| {
            let (mut next, mut luck) = (game.clone(), luck.clone());
            next.apply(seat, action, &mut luck, &mut Silent);
            self.by_check(&next, &luck, every, depth - 1)
        };
        taken.map(count).sum()
    }
}

/// A number that the file must hold.
pub fn number<N: std::str::FromStr>(text: &str) -> N {
    text.parse().unwrap_or_else(|_| panic!("{text} is not a number"))
}
