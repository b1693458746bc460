//! Games played for a file: bots on every seat, each deciding by what its seat sees.

use crate::blocks::BLOCK;
use crate::heading::Heading;
use crate::play::{Written, game_seed};
use bots::{Bot, BotFault, Kind, Mind, MindVisit, Player, visit_options};
use catalog::Title;
use game::{CHOICE, Eye, Luck, Silent, by_kind, digest, uniform};

/// Names that are no bots: any legal action, and random play that brings games to their end.
const UNIFORM: &str = "uniform";
const LIVELY: &str = "lively";

/// Who decides on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Any legal action, all equally likely.
    Uniform,
    /// Any kind of action, then any of that kind.
    Random,
    /// Random play that knows its title well enough to bring games to their end.
    Lively,
    /// A bot, which is shown its seat's view at every decision.
    Bot(Bot),
}

/// Why a name is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChoiceFault {
    /// It names no bot.
    Name(BotFault),
    /// The bot does not play the title.
    Title,
    /// The bot searches, which takes too long for many games.
    Searches,
}

impl Choice {
    /// The names that are no bots.
    pub const OTHERS: [&'static str; 2] = [UNIFORM, LIVELY];

    /// Who is called so.
    pub fn read(name: &str, title: Title) -> Result<Self, ChoiceFault> {
        match name {
            UNIFORM => Ok(Self::Uniform),
            LIVELY => Ok(Self::Lively),
            _ => match name.parse::<Bot>().map_err(ChoiceFault::Name)? {
                Bot { kind: Kind::Random, .. } => Ok(Self::Random),
                bot if !bot.kind.plays(title) => Err(ChoiceFault::Title),
                bot if bot.kind.searches() => Err(ChoiceFault::Searches),
                bot => Ok(Self::Bot(bot)),
            },
        }
    }
}

/// The games of a block, and how many they and their decisions are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// As they stand in the file.
    pub games: Vec<u8>,
    /// How many games.
    pub count: u64,
    /// How many decisions.
    pub decisions: u64,
}

/// Plays the games of these blocks and gives each to `then`, until that says it is enough. The same heading and block
/// always give the same games.
///
/// # Errors
/// If the heading names somebody who can't play, which a heading that was read may do.
pub fn make(
    heading: &Heading,
    blocks: impl Iterator<Item = u64>,
    then: impl FnMut(u64, Made) -> bool,
) -> Result<(), ChoiceFault> {
    let title = heading.options.title();
    let choices = heading.bots.iter().map(|name| Choice::read(name, title)).collect::<Result<Vec<_>, _>>()?;
    visit_options(&heading.options, Make { heading, choices, blocks, then });
    Ok(())
}

struct Make<'a, B, T> {
    heading: &'a Heading,
    choices: Vec<Choice>,
    blocks: B,
    then: T,
}

impl<B: Iterator<Item = u64>, T: FnMut(u64, Made) -> bool> MindVisit for Make<'_, B, T> {
    type Out = ();

    fn visit<G: Mind>(mut self, options: &G::Options) {
        let mut players = Players::<G>::new(&self.choices);
        for block in self.blocks {
            let made = players.block(self.heading, options, block);
            if !(self.then)(block, made) {
                return;
            }
        }
    }
}

/// What games are played with, kept from one to the next.
struct Players<'a, G: Mind> {
    choices: &'a [Choice],
    bots: Vec<Option<Player<G>>>,
    legal: Vec<G::Action>,
    written: Written,
}

impl<'a, G: Mind> Players<'a, G> {
    fn new(choices: &'a [Choice]) -> Self {
        let bot =
            |choice: &Choice| if let Choice::Bot(bot) = choice { Some(Player::new(*bot)) } else { None };
        let bots = choices.iter().map(bot).collect();
        Self { choices, bots, legal: Vec::with_capacity(512), written: Written::default() }
    }

    fn block(&mut self, heading: &Heading, options: &G::Options, block: u64) -> Made {
        let games = block * BLOCK..((block + 1) * BLOCK).min(heading.games);
        let mut made = Made { games: Vec::new(), count: games.end - games.start, decisions: 0 };
        for game in games {
            self.game(heading, options, game, &mut made);
        }
        made
    }

    fn game(&mut self, heading: &Heading, options: &G::Options, number: u64, made: &mut Made) {
        let seated = heading.seated(number);
        let mut luck = Luck::fast(game_seed(&heading.seed, number));
        // Apart from the luck of the cards, so that no decision tells anything about them.
        let mut choice = Luck::fast(choice_seed(&heading.seed, number));
        let mut state = G::new(options, &mut luck, &mut Silent);
        while let Some(seat) = state.turn().first() {
            self.legal.clear();
            state.legal(seat, &mut self.legal);
            let sitter = seated[seat.index()];
            let action = match (self.choices[sitter], &mut self.bots[sitter]) {
                (Choice::Bot(_), Some(bot)) => {
                    let mut half = || u64::from(choice.below(CHOICE, u32::MAX));
                    let seed = half() << 32 | half();
                    bot.decide(&state.view(Eye::Seat(seat)), seed, &mut || true)
                }
                (Choice::Lively, _) => state.lively(&self.legal, &mut choice),
                (Choice::Random, _) => by_kind(&self.legal, &mut choice),
                _ => uniform(&self.legal, &mut choice),
            };
            assert!(self.written.decide(&self.legal, &action), "bots decide for what is legal");
            state.apply(seat, action, &mut luck, &mut Silent);
            made.decisions += 1;
        }
        self.written.finish(&state.standing(), &mut made.games);
    }
}

fn choice_seed(seed: &str, game: u64) -> u64 {
    let hash = digest(&[b"skyrail dataset choices", seed.as_bytes(), &game.to_le_bytes()]);
    u64::from_le_bytes([hash[0], hash[1], hash[2], hash[3], hash[4], hash[5], hash[6], hash[7]])
}
