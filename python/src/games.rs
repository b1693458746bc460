//! All games of a batch, of one title, stepped at once.

use crate::crew::Crew;
use crate::out::{Out, Vectors};
use crate::slot::{Playable, Scratch, Slot, mix};
use bots::Bot;
use catalog::{AnyOptions, AnyView};
use game::{Action as _, Eye, Options as _, Seat, Standing};
use observe::{Graph, Layout, Observer};
use std::sync::{Mutex, PoisonError};

/// When a game that is over begins anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Autoreset {
    /// In the step after, which ignores its action.
    Next,
    /// At once; what was seen at the end is kept apart.
    Same,
    /// When it is told to.
    Off,
}

/// What a game is rewarded with when it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reward {
    /// 1 for a win, -1 for a loss, shared wins in between; the rewards of all seats add up to 0.
    Win,
    /// The points of each seat.
    Points,
    /// The points of each seat as they come: what changed since the step before.
    Gain,
}

/// What a batch is, besides its games.
#[derive(Clone, Debug)]
pub(crate) struct Terms {
    pub(crate) options: AnyOptions,
    pub(crate) seed: u64,
    pub(crate) autoreset: Autoreset,
    pub(crate) reward: Reward,
    pub(crate) bots: Vec<Option<Bot>>,
    pub(crate) threads: usize,
    pub(crate) every_seat: bool,
}

/// Why a step was not made; nothing has changed then.
pub(crate) enum Refused {
    /// The game is over.
    Over(usize),
    /// The number is not legal in this game.
    Illegal(usize, i64),
}

/// Games of whichever title.
pub(crate) trait Core: Send + Sync {
    fn count(&self) -> usize;
    fn numbers(&self) -> usize;
    fn layout(&self) -> &Layout;
    fn graph(&self) -> Graph;
    fn version(&self) -> u32;
    /// Begins these games anew, or all of them.
    fn reset(&mut self, which: Option<&[bool]>, out: Out<'_>);
    fn step(&mut self, actions: &[i64], out: Out<'_>) -> Result<(), Refused>;
    /// Writes everything once more.
    fn show(&mut self, out: Out<'_>);
    fn copy(&self) -> Box<dyn Core>;
    /// Deals anew what is hidden from a seat, or from the seat that decides.
    fn deal_anew(&mut self, seat: Option<Seat>, seed: u64);
    /// One legal number of each game, all equally likely; 0 where the game is over.
    fn choose(&self, seed: u64, into: &mut [i64]);
    /// The mean reward of each seat over so many games played on by bots in seat order, or by chance.
    fn play_out(&self, bots: &[Option<Bot>], times: u32, seed: u64, into: &mut [f32]);
    fn write(&self, game: usize, number: u16) -> Option<String>;
    fn read(&self, game: usize, text: &str) -> Option<u16>;
    fn view(&self, game: usize, seat: Seat) -> AnyView;
    fn observe(&self, game: usize, seat: Seat, into: &mut [u8]);
    fn legal(&self, game: usize, seat: Seat) -> Vec<u16>;
    fn standing(&self, game: usize) -> Standing;
    fn ending(&self, game: usize) -> Option<&'static str>;
    fn past(&self, game: usize) -> (u64, i64, &[u16]);
    /// Takes the games over as they were kept. `false` where one breaks the rules.
    fn restore(&mut self, pasts: &[(u64, i64, Vec<u16>)]) -> bool;
}

#[derive(Clone)]
pub(crate) struct Games<G: Playable> {
    terms: Terms,
    options: G::Options,
    observer: Observer<G>,
    slots: Vec<Slot<G>>,
    crew: Crew,
}

macro_rules! titles {
    ($($Title:ident = $title:ident),+ $(,)?) => {
        /// Games by these terms.
        pub(crate) fn begin(terms: Terms, count: usize) -> Box<dyn Core> {
            match &terms.options {
                $(AnyOptions::$Title(options) => {
                    let options = *options;
                    Box::new(Games::<catalog::$title::State>::new(terms, options, count))
                })+
            }
        }
    };
}

catalog::each!(titles);

impl<G: Playable> Games<G> {
    fn new(terms: Terms, options: G::Options, count: usize) -> Self {
        let observer = Observer::new(&options);
        let mut scratch = Scratch::new(&terms.bots, &observer);
        let crew = Crew::new(terms.threads);
        let mut games = Self { terms, options, observer, slots: Vec::with_capacity(count), crew };
        for id in 0..count as i64 {
            let mut slot = Slot::new(&games.options, mix(games.terms.seed, id as u64), id);
            slot.let_bots(&games.observer, &games.terms.bots, &mut scratch);
            slot.list(&games.observer, &mut scratch);
            games.slots.push(slot);
        }
        games
    }

    /// Does something with every game, on as many threads as were asked for.
    fn each(&mut self, out: Out<'_>, doing: impl Fn(&mut Work<'_, G>, &mut Slot<G>, Place<'_, '_>) + Sync) {
        let Self { terms, options, observer, slots, crew } = self;
        let count = slots.len();
        let run = |(slots, mut out, first): (&mut [Slot<G>], Out<'_>, usize)| {
            let scratch = Scratch::new(&terms.bots, observer);
            let mut work = Work { terms, options, observer, scratch, count };
            for (nth, slot) in slots.iter_mut().enumerate() {
                doing(&mut work, slot, Place { out: &mut out, nth, game: first + nth });
            }
        };
        // Fewer games than these are done sooner than a thread is woken.
        let threads = terms.threads.clamp(1, (count / 16).max(1));
        let share = count.div_ceil(threads).max(1);
        let (mut slots, mut out, mut first) = (slots.as_mut_slice(), out, 0);
        let mut pieces = Vec::with_capacity(threads);
        while slots.len() > share {
            let (some, rest) = slots.split_at_mut(share);
            let (own, others) = out.split(share);
            pieces.push((some, own, first));
            (slots, out, first) = (rest, others, first + share);
        }
        pieces.push((slots, out, first));
        crew.share(pieces, run);
    }
}

/// Looking at the numbers of so many games is done sooner than a thread is woken.
const CHECKED_ALONE: usize = 512;

impl<G: Playable> Games<G> {
    /// The first of these games that can't make its step, with the number that is not legal; none where it is over.
    fn refused(&self, slots: &[Slot<G>], actions: &[i64]) -> Option<(usize, Option<i64>)> {
        slots.iter().zip(actions).enumerate().find_map(|(game, (slot, &number))| {
            if slot.seat.is_none() {
                return (self.terms.autoreset == Autoreset::Off).then_some((game, None));
            }
            let legal = u16::try_from(number).is_ok_and(|number| slot.legal.contains(&number));
            (!legal).then_some((game, Some(number)))
        })
    }
}

/// What a thread works with.
struct Work<'a, G: Playable> {
    terms: &'a Terms,
    options: &'a G::Options,
    observer: &'a Observer<G>,
    scratch: Scratch<G>,
    /// How many games there are, so that each has its own numbers for new ones whatever the threads.
    count: usize,
}

/// Where a game's entries are.
struct Place<'o, 'a> {
    out: &'o mut Out<'a>,
    nth: usize,
    game: usize,
}

impl<G: Playable> Work<'_, G> {
    fn restart(&mut self, slot: &mut Slot<G>) {
        let id = slot.id + self.count as i64;
        slot.restart(self.options, mix(self.terms.seed, id as u64), id);
        slot.let_bots(self.observer, &self.terms.bots, &mut self.scratch);
    }

    fn step(&mut self, slot: &mut Slot<G>, number: i64, place: &mut Place<'_, '_>) {
        let (nth, seats) = (place.nth, place.out.widths.seats);
        let rewards = &mut place.out.rewards[nth * seats..][..seats];
        rewards.fill(0.0);
        place.out.ended[nth] = false;
        if slot.seat.is_none() {
            self.restart(slot);
            return;
        }
        let gains = self.terms.reward == Reward::Gain;
        let before = gains.then(|| slot.state.standing());
        let played = slot.play(self.observer, number as u16);
        debug_assert!(played.is_some(), "every number was looked at before");
        slot.let_bots(self.observer, &self.terms.bots, &mut self.scratch);
        if slot.seat.is_none() || gains {
            reward(self.terms.reward, &slot.state.standing(), before.as_ref(), rewards);
        }
        if slot.seat.is_none() {
            place.out.ended[nth] = true;
            if self.terms.autoreset == Autoreset::Same {
                let widths = place.out.widths.vectors;
                self.see(slot, &mut place.out.last_vectors, nth * widths, place.out.widths.inputs);
                self.restart(slot);
            }
        }
    }

    /// Writes what is legal and what is seen.
    fn show(&mut self, slot: &mut Slot<G>, place: Place<'_, '_>) {
        let Place { out, nth, .. } = place;
        slot.list(self.observer, &mut self.scratch);
        out.masks.write(nth, out.widths, &slot.legal);
        out.seats[nth] = slot.seat.map_or(-1, |seat| seat.index() as i8);
        out.games[nth] = slot.id;
        out.steps[nth] = slot.steps;
        self.see(slot, &mut out.vectors, nth * out.widths.vectors, out.widths.inputs);
    }

    fn see(&mut self, slot: &Slot<G>, vectors: &mut Vectors<'_>, start: usize, inputs: usize) {
        if self.terms.every_seat {
            for seat in Seat::all(self.options.seats()) {
                self.look(slot, seat, vectors, start + seat.index() * inputs, inputs);
            }
        } else {
            self.look(slot, self.viewer(slot), vectors, start, inputs);
        }
    }

    #[inline]
    fn look(&mut self, slot: &Slot<G>, seat: Seat, vectors: &mut Vectors<'_>, start: usize, inputs: usize) {
        match vectors {
            Vectors::Bytes(all) => self.observer.observe(&slot.state, seat, &mut all[start..start + inputs]),
            Vectors::Floats(all) => {
                self.observer.observe(&slot.state, seat, &mut self.scratch.bytes);
                self.observer.layout().scale(&self.scratch.bytes, &mut all[start..start + inputs]);
            }
        }
    }

    /// Whose eyes: the seat that decides; at the end who decided last, or a learner if that was a bot.
    fn viewer(&self, slot: &Slot<G>) -> Seat {
        slot.seat.unwrap_or_else(|| {
            let learns = |seat: &Seat| self.terms.bots[seat.index()].is_none();
            let all = std::iter::once(slot.last).chain(Seat::all(self.options.seats()));
            all.into_iter().find(learns).unwrap_or(slot.last)
        })
    }
}

/// What each seat gets: at the end, or since the position `before`.
pub(crate) fn reward(kind: Reward, standing: &Standing, before: Option<&Standing>, into: &mut [f32]) {
    let winners = standing.winners();
    let share = 1.0 / winners.len().max(1) as f32;
    let others = (standing.seats - 1) as f32;
    for (seat, entry) in Seat::all(standing.seats).zip(into) {
        *entry = match kind {
            Reward::Points => standing.points[seat] as f32,
            Reward::Gain => (standing.points[seat] - before.map_or(0, |before| before.points[seat])) as f32,
            // A seat has its share of the win, less what chance would give it, so that a lone win is 1.
            Reward::Win => {
                let won = if winners.has(seat) { share } else { 0.0 };
                won - (1.0 - won) / others
            }
        };
    }
}

impl<G: Playable> Core for Games<G> {
    fn count(&self) -> usize {
        self.slots.len()
    }

    fn numbers(&self) -> usize {
        self.observer.count()
    }

    fn layout(&self) -> &Layout {
        self.observer.layout()
    }

    fn graph(&self) -> Graph {
        self.observer.graph()
    }

    fn version(&self) -> u32 {
        G::VERSION
    }

    fn reset(&mut self, which: Option<&[bool]>, out: Out<'_>) {
        self.each(out, |work, slot, place| {
            if which.is_none_or(|which| which[place.game]) {
                let seats = place.out.widths.seats;
                place.out.rewards[place.nth * seats..][..seats].fill(0.0);
                place.out.ended[place.nth] = false;
                work.restart(slot);
            }
            work.show(slot, place);
        });
    }

    fn step(&mut self, actions: &[i64], out: Out<'_>) -> Result<(), Refused> {
        // All are looked at before any game moves, so that a slip changes nothing.
        let share = self.slots.len().div_ceil(self.terms.threads).max(CHECKED_ALONE);
        let pieces = self.slots.chunks(share).zip(actions.chunks(share)).enumerate();
        let refused = Mutex::new(None);
        self.crew.share(pieces.collect(), |(nth, (slots, actions))| {
            let Some((game, why)) = self.refused(slots, actions) else { return };
            let game = nth * share + game;
            let mut refused = refused.lock().unwrap_or_else(PoisonError::into_inner);
            if refused.as_ref().is_none_or(|&(first, _)| game < first) {
                *refused = Some((game, why));
            }
        });
        match refused.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some((game, None)) => return Err(Refused::Over(game)),
            Some((game, Some(number))) => return Err(Refused::Illegal(game, number)),
            None => {}
        }
        self.each(out, |work, slot, mut place| {
            work.step(slot, actions[place.game], &mut place);
            work.show(slot, place);
        });
        Ok(())
    }

    fn show(&mut self, out: Out<'_>) {
        self.each(out, |work, slot, place| work.show(slot, place));
    }

    fn copy(&self) -> Box<dyn Core> {
        Box::new(self.clone())
    }

    fn deal_anew(&mut self, seat: Option<Seat>, seed: u64) {
        for slot in &mut self.slots {
            if let Some(eye) = seat.or(slot.seat).filter(|_| slot.seat.is_some()) {
                slot.deal_anew(eye, mix(seed, slot.id as u64));
            }
        }
    }

    fn choose(&self, seed: u64, into: &mut [i64]) {
        for (game, (slot, entry)) in self.slots.iter().zip(into).enumerate() {
            let word = mix(seed, game as u64) >> 32;
            let nth = (word * slot.legal.len() as u64) >> 32;
            *entry = slot.legal.get(nth as usize).copied().unwrap_or(0).into();
        }
    }

    fn play_out(&self, bots: &[Option<Bot>], times: u32, seed: u64, into: &mut [f32]) {
        let seats = self.options.seats();
        let share = self.slots.len().div_ceil(self.terms.threads).max(1);
        let run = |(slots, into): (&[Slot<G>], &mut [f32])| {
            let mut scratch = Scratch::new(&[], &self.observer);
            let mut once = vec![0.0; seats];
            for (slot, sums) in slots.iter().zip(into.chunks_exact_mut(seats)) {
                sums.fill(0.0);
                let now = slot.state.standing();
                for time in 0..times {
                    let seed = mix(mix(seed, slot.id as u64), time.into());
                    let end = slot.play_out(bots, seed, &mut scratch);
                    reward(self.terms.reward, &end.standing(), Some(&now), &mut once);
                    sums.iter_mut().zip(&once).for_each(|(sum, one)| *sum += one / times as f32);
                }
            }
        };
        self.crew.share(self.slots.chunks(share).zip(into.chunks_mut(share * seats)).collect(), run);
    }

    fn write(&self, game: usize, number: u16) -> Option<String> {
        let slot = &self.slots[game];
        let seat = slot.seat.unwrap_or(slot.last);
        let action = self.observer.action(&slot.state, seat, number)?;
        Some(action.write(slot.state.board()))
    }

    fn read(&self, game: usize, text: &str) -> Option<u16> {
        let slot = &self.slots[game];
        let (seat, action) = (slot.seat?, G::Action::read(slot.state.board(), text).ok()?);
        slot.state.check(seat, action).ok()?;
        Some(self.observer.number(&slot.state, seat, action))
    }

    fn view(&self, game: usize, seat: Seat) -> AnyView {
        G::any_view(self.slots[game].state.view(Eye::Seat(seat)))
    }

    fn observe(&self, game: usize, seat: Seat, into: &mut [u8]) {
        self.observer.observe(&self.slots[game].state, seat, into);
    }

    fn legal(&self, game: usize, seat: Seat) -> Vec<u16> {
        let (mut scratch, mut numbers) = (Vec::new(), Vec::new());
        self.observer.legal(&self.slots[game].state, seat, &mut scratch, &mut numbers);
        numbers
    }

    fn standing(&self, game: usize) -> Standing {
        self.slots[game].state.standing()
    }

    fn ending(&self, game: usize) -> Option<&'static str> {
        self.slots[game].state.ending().map(game::Ending::id)
    }

    fn past(&self, game: usize) -> (u64, i64, &[u16]) {
        let slot = &self.slots[game];
        (slot.seed, slot.id, &slot.past)
    }

    fn restore(&mut self, pasts: &[(u64, i64, Vec<u16>)]) -> bool {
        let mut scratch = Scratch::new(&self.terms.bots, &self.observer);
        for (slot, (seed, id, past)) in self.slots.iter_mut().zip(pasts) {
            slot.restart(&self.options, *seed, *id);
            if slot.replay(&self.observer, &mut scratch, past).is_none() {
                return false;
            }
            slot.list(&self.observer, &mut scratch);
        }
        true
    }
}
