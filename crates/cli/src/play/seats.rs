//! Who sits at the table: people and bots.

use crate::args::PlayArgs;
use crate::fail::Failure;
use crate::files;
use catalog::AnyAction;
use game::{Eye, Luck, Note, Seat, Secret, uniform};
use table::{Setup, Sitter, Table};

/// Who may sit.
const KINDS: [&str; 3] = ["human", "random", "lively"];

/// Who decides for a seat.
pub(super) enum Player {
    /// A person at the keyboard.
    Human,
    /// Any legal move.
    Random(Luck),
    /// A random move that keeps the game lively.
    Lively(Luck),
}

impl Player {
    pub(super) fn is_bot(&self) -> bool {
        !matches!(self, Self::Human)
    }

    /// A bot's choice; `None` for a person. A bot sees what its seat sees.
    pub(super) fn choose(&mut self, table: &Table, seat: Seat) -> Option<AnyAction> {
        match self {
            Self::Human => None,
            Self::Random(luck) => Some(uniform(&table.view(Eye::Seat(seat)).legal(), luck)),
            Self::Lively(luck) => Some(table.lively(seat, luck)),
        }
    }
}

/// The players of a table. A bot's luck follows from the table's commitment and its seat, so a game with a
/// seed is the same game every time.
pub(super) fn players(table: &Table) -> Result<Vec<Player>, Failure> {
    let commitment = table.setup().secret.commitment();
    let seats = Seat::all(table.seats()).zip(&table.setup().sitters);
    let player = |(seat, sitter): (Seat, &Sitter)| {
        let hash = game::digest(&[b"skyrail bot", &commitment, &[seat.index() as u8]]);
        let seed = u64::from_be_bytes(hash[..8].try_into().expect("a hash has more than eight bytes"));
        let luck = Luck::fast(seed.wrapping_add(table.rows().len() as u64));
        match sitter.kind.as_str() {
            "human" => Ok(Player::Human),
            "random" => Ok(Player::Random(luck)),
            "lively" => Ok(Player::Lively(luck)),
            other => Err(unknown(other)),
        }
    };
    seats.map(player).collect()
}

fn unknown(kind: &str) -> Failure {
    Note::new("cli-bot").name("bot", kind.to_string()).name("known", KINDS.join(", ")).into()
}

/// The set-up that the command line asks for.
pub(super) fn setup(args: &PlayArgs) -> Result<Setup, Failure> {
    let title = args.title.expect("the command line demands a title or a record");
    let options = files::options(title, args.seats.len(), &args.options, args.board.as_deref())?;
    if let Some(kind) = args.seats.iter().find(|kind| !KINDS.contains(&kind.as_str())) {
        return Err(unknown(kind));
    }
    if args.names.len() > args.seats.len() {
        return Err(Note::new("cli-names").number("seats", args.seats.len() as i64).into());
    }
    let secret = args.seed.as_ref().map_or_else(fresh_secret, |seed| files::secret(seed))?;
    let sitters = args.seats.iter().enumerate().map(|(index, kind)| {
        let name = args.names.get(index).map(|name| name.trim()).filter(|name| !name.is_empty());
        let seat = Seat::new(index).letter().to_uppercase().to_string();
        let name = name.map_or_else(
            || if kind == "human" { seat.clone() } else { format!("{seat} ({kind})") },
            String::from,
        );
        Sitter { kind: kind.clone(), name }
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
