//! A queue that is fair to those who put something into it: they are served in rounds, one of each, so that whoever has
//! much waiting makes only themselves wait. What one may have waiting, what all may, and what is being done for one at
//! a time are bounded.
//!
//! It knows nothing of threads: whoever can do something takes it, a thread of this process or a worker elsewhere.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// How much may wait, and how much is done for one at a time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds {
    /// What may wait for one.
    pub(crate) each: usize,
    /// What may wait in all.
    pub(crate) all: usize,
    /// What is done for one at a time.
    pub(crate) at_once: usize,
}

/// Things that wait, by whom they are for.
#[derive(Debug)]
pub(crate) struct FairQueue<K, T> {
    bounds: Bounds,
    /// Who is to be served, the next one first. Whoever has as much done as may be is not among them.
    round: VecDeque<K>,
    lines: HashMap<K, Share<T>>,
    waiting: usize,
}

/// What is there of one.
#[derive(Debug)]
struct Share<T> {
    waiting: VecDeque<T>,
    /// How many of theirs were taken and are not done yet.
    doing: usize,
}

impl<K: Copy + Eq + Hash, T> FairQueue<K, T> {
    pub(crate) fn new(bounds: Bounds) -> Self {
        Self { bounds, round: VecDeque::new(), lines: HashMap::new(), waiting: 0 }
    }

    /// Puts something at the end of somebody's line; it comes back if there is no room.
    pub(crate) fn push(&mut self, key: K, what: T) -> Result<(), T> {
        if self.waiting >= self.bounds.all {
            return Err(what);
        }
        let line = self.lines.entry(key).or_insert_with(|| Share { waiting: VecDeque::new(), doing: 0 });
        if line.waiting.len() >= self.bounds.each {
            return Err(what);
        }
        if line.waiting.is_empty() && line.doing < self.bounds.at_once {
            self.round.push_back(key);
        }
        line.waiting.push_back(what);
        self.waiting += 1;
        Ok(())
    }

    /// Takes the first thing of whose turn it is. [`FairQueue::done`] must follow.
    pub(crate) fn take(&mut self) -> Option<(K, T)> {
        let key = self.round.pop_front()?;
        let line = self.lines.get_mut(&key)?;
        let what = line.waiting.pop_front()?;
        line.doing += 1;
        self.waiting -= 1;
        if !line.waiting.is_empty() && line.doing < self.bounds.at_once {
            self.round.push_back(key);
        }
        Some((key, what))
    }

    /// Something that was taken for this one is done.
    pub(crate) fn done(&mut self, key: K) {
        let Some(line) = self.lines.get_mut(&key) else { return };
        let was_full = line.doing >= self.bounds.at_once;
        line.doing = line.doing.saturating_sub(1);
        if line.waiting.is_empty() {
            if line.doing == 0 {
                self.lines.remove(&key);
            }
        } else if was_full {
            self.round.push_back(key);
        }
    }

    /// How many have something waiting or being done.
    pub(crate) fn crowd(&self) -> usize {
        self.lines.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn queue(each: usize, all: usize, at_once: usize) -> FairQueue<char, u32> {
        FairQueue::new(Bounds { each, all, at_once })
    }

    #[test]
    fn everyone_has_a_turn_however_much_others_want() {
        let mut queue = queue(100, 1000, 1);
        for n in 0..50 {
            queue.push('a', n).unwrap();
        }
        queue.push('b', 0).unwrap();
        let mut served = Vec::new();
        while let Some((key, n)) = queue.take() {
            served.push((key, n));
            queue.done(key);
        }
        assert_eq!(served[..4], [('a', 0), ('b', 0), ('a', 1), ('a', 2)]);
        assert_eq!((served.len(), queue.crowd()), (51, 0));
    }

    #[test]
    fn what_waits_is_bounded_for_each_and_for_all() {
        let mut queue = queue(2, 3, 1);
        assert_eq!([queue.push('a', 1), queue.push('a', 2), queue.push('a', 3)], [Ok(()), Ok(()), Err(3)]);
        assert_eq!([queue.push('b', 4), queue.push('c', 5)], [Ok(()), Err(5)]);
    }

    #[test]
    fn one_never_holds_every_thread() {
        let mut queue = queue(10, 100, 2);
        for n in 0..5 {
            queue.push('a', n).unwrap();
        }
        assert_eq!([queue.take(), queue.take(), queue.take()], [Some(('a', 0)), Some(('a', 1)), None]);
        queue.push('b', 9).unwrap();
        assert_eq!(queue.take(), Some(('b', 9)));
        queue.done('a');
        assert_eq!([queue.take(), queue.take()], [Some(('a', 2)), None]);
        for key in ['a', 'a', 'b'] {
            queue.done(key);
        }
        assert_eq!([queue.take(), queue.take()], [Some(('a', 3)), Some(('a', 4))]);
        queue.done('a');
        queue.done('a');
        assert_eq!((queue.take(), queue.crowd()), (None, 0));
    }
}
