//! Who sits at the table: people and bots.

use crate::args::PlayArgs;
use crate::bots as names;
use crate::fail::Failure;
use crate::files;
use bots::{Bot, Budget, Thinking};
use catalog::{AnyAction, Title};
use game::{Eye, Luck, Note, Seat, Secret};
use std::time::{Duration, Instant};
use table::{Setup, Sitter, Table};

/// A person at the keyboard, as records say it.
const HUMAN: &str = Sitter::PERSON;
/// A random bot that older records name: it can still go on where it sat.
const LIVELY: &str = "lively";

/// Who decides for a seat.
#[derive(Clone, Copy)]
pub(super) enum Player {
    /// A person at the keyboard.
    Human,
    /// A bot.
    Bot(Bot),
    /// A random move that keeps the game lively.
    Lively,
}

impl Player {
    pub(super) fn is_bot(self) -> bool {
        !matches!(self, Self::Human)
    }

    /// A bot's choice; `None` for a person. A bot sees what its seat sees.
    pub(super) fn choose(self, table: &Table, seat: Seat) -> Option<AnyAction> {
        let seed = seed(table, seat);
        match self {
            Self::Human => None,
            Self::Lively => Some(table.lively(seat, &mut Luck::fast(seed))),
            Self::Bot(bot) => {
                let limit = match bot.budget {
                    Budget::Millis(millis) => Duration::from_millis(millis.into()),
                    Budget::Playouts(_) => Duration::MAX,
                };
                let start = Instant::now();
                let view = table.view(Eye::Seat(seat));
                Some(Thinking::decide(bot, &view, seed, || start.elapsed() < limit))
            }
        }
    }
}

/// The seed of a seat's next decision. It follows from the table's commitment, the seat and the number of
/// rows, so a game with a seed is the same game every time, and it tells nothing about the cards.
pub(super) fn seed(table: &Table, seat: Seat) -> u64 {
    let (commitment, rows) = (table.setup().secret.commitment(), table.rows().len() as u64);
    let hash = game::digest(&[b"skyrail bot", &commitment, &[seat.index() as u8], &rows.to_be_bytes()]);
    u64::from_be_bytes(hash[..8].try_into().expect("a hash has more than eight bytes"))
}

/// The players of a table.
pub(super) fn players(table: &Table) -> Result<Vec<Player>, Failure> {
    let title = table.setup().options.title();
    table.setup().sitters.iter().map(|sitter| player(&sitter.kind, title)).collect()
}

/// Who sits there under this name.
fn player(kind: &str, title: Title) -> Result<Player, Failure> {
    match kind {
        HUMAN => Ok(Player::Human),
        LIVELY => Ok(Player::Lively),
        name => names::read(name, title, &[HUMAN]).map(Player::Bot),
    }
}

/// The set-up that the command line asks for.
pub(super) fn setup(args: &PlayArgs) -> Result<Setup, Failure> {
    let title = args.title.expect("the command line demands a title or a record");
    let options = files::options(title, args.seats.len(), &args.options, args.board.as_deref())?;
    let kinds: Vec<&str> = args.seats.iter().map(|kind| kind.trim()).collect();
    for kind in &kinds {
        let player = player(kind, title)?;
        if args.watch && !player.is_bot() {
            return Err(Note::new("cli-watch-human").into());
        }
    }
    if args.names.len() > args.seats.len() {
        return Err(Note::new("cli-names").number("seats", args.seats.len() as i64).into());
    }
    let secret = args.seed.as_ref().map_or_else(fresh_secret, |seed| files::secret(seed))?;
    let sitters = kinds.iter().enumerate().map(|(index, kind)| {
        let name = args.names.get(index).map(|name| name.trim()).filter(|name| !name.is_empty());
        let seat = Seat::new(index).letter().to_uppercase().to_string();
        let name = name.map_or_else(
            || if *kind == HUMAN { seat.clone() } else { format!("{seat} ({kind})") },
            String::from,
        );
        Sitter { kind: (*kind).to_string(), name }
    });
    Ok(Setup { options, sitters: sitters.collect(), secret, entropy: entropy(args)? })
}

fn fresh_secret() -> Result<Secret, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| Note::new("cli-no-luck"))?;
    Ok(Secret::new(bytes))
}

/// What seats add to the luck.
fn entropy(args: &PlayArgs) -> Result<Vec<Vec<u8>>, Failure> {
    let mut entropy = vec![Vec::new(); args.seats.len()];
    for given in &args.entropy {
        let (letter, words) = given.split_once('=').unwrap_or((given, ""));
        let seat = Seat::from_letter(letter).filter(|seat| seat.index() < entropy.len());
        match seat {
            Some(seat) if (1..=64).contains(&words.len()) => {
                entropy[seat.index()] = words.as_bytes().to_vec();
            }
            _ => return Err(Note::new("cli-entropy").name("given", given.clone()).into()),
        }
    }
    Ok(entropy)
}
