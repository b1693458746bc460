//! The arrays that a batch writes into, cut into pieces for threads.

/// Observations in the form that was asked for.
pub(crate) enum Vectors<'a> {
    Bytes(&'a mut [u8]),
    Floats(&'a mut [f32]),
}

/// Legal actions in the form that was asked for.
pub(crate) enum Masks<'a> {
    /// A truth value for each number.
    Dense(&'a mut [bool]),
    /// A bit for each number, the lowest first.
    Bits(&'a mut [u8]),
    /// The numbers themselves, and how many there are.
    List(&'a mut [u16], &'a mut [u16]),
}

/// How many entries one game has in each array.
#[derive(Clone, Copy)]
pub(crate) struct Widths {
    pub(crate) inputs: usize,
    pub(crate) vectors: usize,
    pub(crate) numbers: usize,
    pub(crate) seats: usize,
}

impl Widths {
    pub(crate) fn mask_bytes(&self) -> usize {
        self.numbers.div_ceil(8)
    }
}

/// What is told of some games after a step.
pub(crate) struct Out<'a> {
    pub(crate) widths: Widths,
    pub(crate) vectors: Vectors<'a>,
    /// Empty unless games begin anew in the step that ended them.
    pub(crate) last_vectors: Vectors<'a>,
    pub(crate) masks: Masks<'a>,
    pub(crate) seats: &'a mut [i8],
    pub(crate) rewards: &'a mut [f32],
    pub(crate) ended: &'a mut [bool],
    pub(crate) games: &'a mut [i64],
    pub(crate) steps: &'a mut [i32],
}

impl<'a> Vectors<'a> {
    fn split(self, at: usize) -> (Self, Self) {
        match self {
            Self::Bytes(all) => {
                let (one, two) = all.split_at_mut(at.min(all.len()));
                (Self::Bytes(one), Self::Bytes(two))
            }
            Self::Floats(all) => {
                let (one, two) = all.split_at_mut(at.min(all.len()));
                (Self::Floats(one), Self::Floats(two))
            }
        }
    }
}

impl<'a> Masks<'a> {
    fn split(self, games: usize, widths: Widths) -> (Self, Self) {
        match self {
            Self::Dense(all) => {
                let (one, two) = all.split_at_mut(games * widths.numbers);
                (Self::Dense(one), Self::Dense(two))
            }
            Self::Bits(all) => {
                let (one, two) = all.split_at_mut(games * widths.mask_bytes());
                (Self::Bits(one), Self::Bits(two))
            }
            Self::List(all, counts) => {
                let (one, two) = all.split_at_mut(games * widths.numbers);
                let (few, rest) = counts.split_at_mut(games);
                (Self::List(one, few), Self::List(two, rest))
            }
        }
    }

    /// Writes the legal numbers of the `nth` game.
    pub(crate) fn write(&mut self, nth: usize, widths: Widths, legal: &[u16]) {
        match self {
            Self::Dense(all) => {
                let row = &mut all[nth * widths.numbers..][..widths.numbers];
                row.fill(false);
                for &number in legal {
                    row[number as usize] = true;
                }
            }
            Self::Bits(all) => {
                let row = &mut all[nth * widths.mask_bytes()..][..widths.mask_bytes()];
                row.fill(0);
                for &number in legal {
                    row[number as usize / 8] |= 1 << (number % 8);
                }
            }
            Self::List(all, counts) => {
                all[nth * widths.numbers..][..legal.len()].copy_from_slice(legal);
                counts[nth] = legal.len() as u16;
            }
        }
    }
}

impl<'a> Out<'a> {
    /// The arrays of the first so many games, and those of the rest.
    pub(crate) fn split(self, games: usize) -> (Self, Self) {
        let widths = self.widths;
        let (vectors, more_vectors) = self.vectors.split(games * widths.vectors);
        let (last_vectors, more_last) = self.last_vectors.split(games * widths.vectors);
        let (masks, more_masks) = self.masks.split(games, widths);
        let (seats, more_seats) = self.seats.split_at_mut(games);
        let (rewards, more_rewards) = self.rewards.split_at_mut(games * widths.seats);
        let (ended, more_ended) = self.ended.split_at_mut(games);
        let (ids, more_ids) = self.games.split_at_mut(games);
        let (steps, more_steps) = self.steps.split_at_mut(games);
        let one = Self { widths, vectors, last_vectors, masks, seats, rewards, ended, games: ids, steps };
        let two = Self {
            widths,
            vectors: more_vectors,
            last_vectors: more_last,
            masks: more_masks,
            seats: more_seats,
            rewards: more_rewards,
            ended: more_ended,
            games: more_ids,
            steps: more_steps,
        };
        (one, two)
    }
}

impl Out<'_> {
    /// Forgets what the last step told.
    pub(crate) fn clear(&mut self) {
        self.rewards.fill(0.0);
        self.ended.fill(false);
    }
}
