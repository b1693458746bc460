//! One game of a batch: its luck, its past and what is legal in it.

use bots::{Bot, Budget, Mind, Player};
use game::{Eye, Luck, Seat, Silent};
use observe::{Observe, Observer};
use std::time::{Duration, Instant};

/// Stands in a past before a seat and a seed: what was hidden from that seat was dealt anew.
pub(crate) const DEALT: u16 = u16::MAX;

/// A title that Python can play: it is numbered, and bots know it.
pub(crate) trait Playable: Observe + Mind {}

impl<G: Observe + Mind> Playable for G {}

/// Mixes a seed and a number to another seed.
pub(crate) const fn mix(seed: u64, number: u64) -> u64 {
    let mut word = seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ (word >> 31)
}

/// Buffers that games share, one set for each thread.
pub(crate) struct Scratch<G: Playable> {
    actions: Vec<G::Action>,
    pub(crate) bytes: Vec<u8>,
    players: Vec<Option<Player<G>>>,
}

impl<G: Playable> Scratch<G> {
    pub(crate) fn new(bots: &[Option<Bot>], observer: &Observer<G>) -> Self {
        let players = bots.iter().map(|bot| bot.map(Player::new)).collect();
        Self { actions: Vec::with_capacity(1024), bytes: vec![0; observer.inputs()], players }
    }
}

/// One game.
#[derive(Clone)]
pub(crate) struct Slot<G: Playable> {
    pub(crate) state: G,
    luck: Luck,
    /// What its luck began with.
    pub(crate) seed: u64,
    /// The number of the game among all of its batch.
    pub(crate) id: i64,
    /// Every decision so far as its number, and where hidden cards were dealt anew.
    pub(crate) past: Vec<u16>,
    /// How many decisions were made.
    pub(crate) steps: i32,
    /// Who decides; nobody once the game is over.
    pub(crate) seat: Option<Seat>,
    /// Who decided last, whose eyes see the end.
    pub(crate) last: Seat,
    /// What is legal for the seat that decides.
    pub(crate) legal: Vec<u16>,
}

impl<G: Playable> Slot<G> {
    pub(crate) fn new(options: &G::Options, seed: u64, id: i64) -> Self {
        let mut luck = Luck::fast(seed);
        let state = G::new(options, &mut luck, &mut Silent);
        let (past, legal) = (Vec::with_capacity(512), Vec::with_capacity(512));
        let mut slot = Self { state, luck, seed, id, past, steps: 0, seat: None, last: Seat::new(0), legal };
        slot.seat = slot.state.turn().first();
        slot
    }

    /// Begins another game in the same place.
    pub(crate) fn restart(&mut self, options: &G::Options, seed: u64, id: i64) {
        self.luck = Luck::fast(seed);
        self.state = G::new(options, &mut self.luck, &mut Silent);
        (self.seed, self.id, self.steps, self.last) = (seed, id, 0, Seat::new(0));
        self.past.clear();
        self.seat = self.state.turn().first();
    }

    /// Lists what is legal now.
    #[inline]
    pub(crate) fn list(&mut self, observer: &Observer<G>, scratch: &mut Scratch<G>) {
        self.legal.clear();
        if let Some(seat) = self.seat {
            observer.legal(&self.state, seat, &mut scratch.actions, &mut self.legal);
        }
    }

    /// Makes a legal decision, given by its number.
    #[inline]
    pub(crate) fn play(&mut self, observer: &Observer<G>, number: u16) -> Option<()> {
        let seat = self.seat?;
        let action = observer.action(&self.state, seat, number)?;
        self.apply(seat, number, action);
        Some(())
    }

    #[inline]
    fn apply(&mut self, seat: Seat, number: u16, action: G::Action) {
        self.state.apply(seat, action, &mut self.luck, &mut Silent);
        self.past.push(number);
        self.steps += 1;
        self.last = seat;
        self.seat = self.state.turn().first();
    }

    /// Lets bots decide until it is somebody else's turn or the game is over.
    pub(crate) fn let_bots(
        &mut self,
        observer: &Observer<G>,
        bots: &[Option<Bot>],
        scratch: &mut Scratch<G>,
    ) {
        while let Some(seat) = self.seat {
            let (Some(bot), Some(Some(player))) = (bots[seat.index()], scratch.players.get_mut(seat.index()))
            else {
                return;
            };
            let view = self.state.view(Eye::Seat(seat));
            // Apart from the luck of the cards, so that it tells nothing about them.
            let seed = mix(mix(self.id as u64, 0xB07), self.steps as u64);
            let action = decide(player, bot, &view, seed);
            let number = observer.number(&self.state, seat, action);
            self.apply(seat, number, action);
        }
    }

    /// Deals anew what is hidden from a seat, and all luck to come.
    pub(crate) fn deal_anew(&mut self, seat: Seat, seed: u64) {
        let mut luck = Luck::fast(seed);
        self.state = G::sample(&self.state.view(Eye::Seat(seat)), &mut luck);
        self.luck = luck;
        self.past.extend([DEALT, seat.index() as u16]);
        self.past.extend((0..4).map(|part| (seed >> (16 * part)) as u16));
        self.seat = self.state.turn().first();
    }

    /// Goes through a past again, as it was kept. `None` where it breaks the rules.
    pub(crate) fn replay(
        &mut self,
        observer: &Observer<G>,
        scratch: &mut Scratch<G>,
        past: &[u16],
    ) -> Option<()> {
        let mut rest = past;
        while let [number, more @ ..] = rest {
            rest = more;
            if *number == DEALT {
                let [seat, a, b, c, d, more @ ..] = rest else { return None };
                let seat = Seat::try_new(*seat as usize).filter(|seat| seat.index() < self.seats())?;
                let seed = [a, b, c, d].into_iter().rev().fold(0, |seed, &part| seed << 16 | u64::from(part));
                self.deal_anew(seat, seed);
                rest = more;
                continue;
            }
            self.list(observer, scratch);
            if !self.legal.contains(number) {
                return None;
            }
            self.play(observer, *number)?;
        }
        Some(())
    }

    fn seats(&self) -> usize {
        game::Options::seats(self.state.options())
    }

    /// Plays on to the end on a copy, with these bots in seat order; chance decides where there is none.
    pub(crate) fn play_out(&self, bots: &[Option<Bot>], seed: u64, scratch: &mut Scratch<G>) -> G {
        let mut state = self.state.clone();
        let mut luck = Luck::fast(seed);
        if bots.iter().all(Option::is_none) {
            game::play_at_random(&mut state, &mut luck, &mut scratch.actions, u64::MAX);
            return state;
        }
        let mut players: Vec<_> = bots.iter().map(|bot| bot.map(Player::<G>::new)).collect();
        // Apart from the luck of the cards, so that it tells nothing about them.
        let mut choice = Luck::fast(mix(seed, 0xC401CE));
        let mut steps = 0;
        while let Some(seat) = state.turn().first() {
            steps += 1;
            let action = match (&mut players[seat.index()], bots[seat.index()]) {
                (Some(player), Some(bot)) => {
                    decide(player, bot, &state.view(Eye::Seat(seat)), mix(seed, steps))
                }
                _ => {
                    scratch.actions.clear();
                    state.legal(seat, &mut scratch.actions);
                    game::uniform(&scratch.actions, &mut choice)
                }
            };
            state.apply(seat, action, &mut luck, &mut Silent);
        }
        state
    }
}

/// A bot's decision within its budget.
fn decide<G: Playable>(player: &mut Player<G>, bot: Bot, view: &G::View, seed: u64) -> G::Action {
    match bot.budget {
        Budget::Playouts(_) => player.decide(view, seed, &mut || true),
        Budget::Millis(millis) => {
            let end = Instant::now() + Duration::from_millis(millis.into());
            player.decide(view, seed, &mut || Instant::now() < end)
        }
    }
}
