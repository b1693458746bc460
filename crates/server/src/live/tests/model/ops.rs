//! What people, bots, clocks and processes do, by chance: every sequence can be made again from its number.

use catalog::Title;
use game::{CHOICE, Luck};
use wire::Pace;

/// How many people there are; the first makes the table.
pub(super) const PEOPLE: usize = 4;

/// One thing that happens. Numbers are taken modulo what there is, so that any part of a sequence is a sequence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Op {
    Join {
        process: usize,
        person: usize,
        seat: Option<usize>,
    },
    Leave {
        process: usize,
        person: usize,
    },
    Start {
        process: usize,
        person: usize,
    },
    Chair {
        process: usize,
        person: usize,
        seat: usize,
        bot: bool,
    },
    Rematch {
        process: usize,
        person: usize,
    },
    Connect {
        process: usize,
        person: usize,
        watcher: bool,
    },
    Disconnect {
        link: usize,
    },
    /// Somebody whose turn it is decides, or with `anyone` somebody else tries to.
    Play {
        link: usize,
        anyone: bool,
        pick: usize,
        late: bool,
    },
    Undo {
        link: usize,
        count: u32,
        late: bool,
    },
    AskBack {
        link: usize,
        count: u32,
    },
    Agree {
        link: usize,
        late: bool,
        yes: bool,
    },
    Away {
        link: usize,
    },
    Back {
        link: usize,
    },
    Look {
        link: usize,
        seat: Option<usize>,
    },
    LookBack {
        link: usize,
        row: u32,
    },
    /// A bot has thought about what it was asked, or about what has passed.
    Think {
        process: usize,
        pick: usize,
        late: bool,
    },
    /// Another process has said that something changed.
    Notice {
        process: usize,
    },
    /// Time passes.
    Wait {
        seconds: u32,
    },
    /// A game that nobody touches is put away.
    Rest {
        process: usize,
    },
    /// A process ends and starts again; its connections are gone.
    Crash {
        process: usize,
    },
}

/// Who sits where before anything happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum First {
    Me,
    Open,
    /// Kept for the second person, who played before.
    Reserved,
    Bot,
}

/// Which processes a table lives in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Processes {
    One,
    /// Two that share a database.
    Two,
    /// The same, and each knows rules that the other does not.
    TwoOfOtherRules,
}

/// A table, and what happens to it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sequence {
    pub(super) number: u64,
    pub(super) title: Title,
    pub(super) chairs: Vec<First>,
    pub(super) pace: Pace,
    pub(super) consent: bool,
    pub(super) watch: bool,
    pub(super) processes: Processes,
    /// The game has been played already, but for so many rows.
    pub(super) to_go: Option<usize>,
    pub(super) ops: Vec<Op>,
}

impl Sequence {
    pub(super) fn new(number: u64) -> Self {
        let mut luck = Luck::fast(number);
        let mut below = |most: usize| luck.below(CHOICE, most as u32) as usize;
        let to_go = (below(4) == 0).then(|| 1 + below(6));
        // A whole game is played before the first thing happens: of the title that is over soonest.
        let title = if to_go.is_some() {
            Title::ALL[Title::ALL.len() - 1]
        } else {
            Title::ALL[below(Title::ALL.len())]
        };
        let mut chairs = vec![First::Me];
        for _ in 1..2 + below(2) {
            chairs.push([First::Open, First::Open, First::Reserved, First::Bot, First::Me][below(5)]);
        }
        if chairs.len() == 2 && chairs[1] == First::Me {
            chairs[1] = First::Open;
        }
        let pace = match below(3) {
            0 => Pace::Live { seconds: 30, increment: 5 },
            _ => Pace::Free,
        };
        let (consent, watch, two) = (below(3) > 0, below(4) > 0, below(3) == 0);
        let processes = match two {
            false => Processes::One,
            true if below(3) == 0 => Processes::TwoOfOtherRules,
            true => Processes::Two,
        };
        let count = 10 + below(40);
        let ops = (0..count).map(|at| op(&mut below, at, count)).collect();
        Self { number, title, chairs, pace, consent, watch, processes, to_go, ops }
    }
}

/// Something by chance; at first what brings people together, then what a game is made of.
fn op(below: &mut impl FnMut(usize) -> usize, at: usize, of: usize) -> Op {
    let (process, person, link) = (below(2), below(PEOPLE), below(8));
    let early = at * 4 < of;
    match below(if early { 12 } else { 40 }) {
        0 | 1 => Op::Join { process, person, seat: [None, None, Some(below(4))][below(3)] },
        2 | 3 => Op::Connect { process, person, watcher: below(5) == 0 },
        4 => Op::Start { process, person: if below(3) > 0 { 0 } else { person } },
        5 => Op::Chair {
            process,
            person: if below(3) > 0 { 0 } else { person },
            seat: below(4),
            bot: below(2) == 0,
        },
        6 => Op::Connect { process, person: below(2), watcher: false },
        // Who made a table seldom ends it.
        7 => Op::Leave { process, person: if below(4) == 0 { 0 } else { 1 + below(PEOPLE - 1) } },
        8 => Op::Start { process, person: 0 },
        9 => Op::Disconnect { link },
        10 => Op::Rest { process },
        11 => Op::Notice { process },
        12..=20 => Op::Play { link, anyone: false, pick: below(64), late: below(8) == 0 },
        21 => Op::Play { link, anyone: true, pick: below(64), late: below(3) == 0 },
        22..=24 => Op::Think { process, pick: below(64), late: below(6) == 0 },
        25 | 26 => Op::Undo { link, count: below(3) as u32, late: below(6) == 0 },
        27 | 28 => Op::AskBack { link, count: below(4) as u32 },
        29..=31 => Op::Agree { link, late: below(5) == 0, yes: below(4) > 0 },
        32 => Op::Away { link },
        33 => Op::Back { link },
        34 => Op::Look { link, seat: [None, Some(below(3))][below(2)] },
        35 => Op::LookBack { link, row: below(12) as u32 },
        36 => Op::Wait { seconds: [1 + below(60), 300 + below(60), 900][below(3)] as u32 },
        37 => Op::Rematch { process, person },
        38 => Op::Crash { process },
        _ => Op::Disconnect { link },
    }
}
