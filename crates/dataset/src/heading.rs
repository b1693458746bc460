//! The first line of a file: what was played by whom. Nothing in it depends on the machine or on the time.

use catalog::{AnyOptions, Title};
use game::to_hex;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// What marks a file of games, and its format.
const MARK: &str = "skyrail-dataset";
const FORMAT: u64 = 1;

/// What was played by whom.
#[derive(Clone, Debug)]
pub struct Heading {
    /// The title, the board and what was agreed.
    pub options: AnyOptions,
    /// Who plays, in seat order; in each further game everybody moves on by one seat.
    pub bots: Vec<String>,
    /// What all luck follows from.
    pub seed: String,
    /// How many games there are.
    pub games: u64,
}

/// Why a first line is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HeadingFault {
    /// It is not the first line of a file of games, or of another format.
    Foreign,
    /// This key is missing or says what can't be.
    Key(&'static str),
    /// The games were played by another version of the rules, or on another form of the board.
    Rules,
}

impl Heading {
    /// The line, without its end.
    pub fn write(&self) -> String {
        let (options, board) = (&self.options, self.options.board());
        json!({
            MARK: FORMAT,
            "title": options.title().name(),
            "rules": options.title().rules(),
            "board": if board.is_built_in() { board.id() } else { board.json() },
            "board_hash": to_hex(&board.hash()),
            "players": options.seats(),
            "options": options.list().into_iter().collect::<BTreeMap<_, _>>(),
            "bots": self.bots,
            "seed": self.seed,
            "games": self.games,
        })
        .to_string()
    }

    /// Reads the line.
    pub fn read(line: &str) -> Result<Self, HeadingFault> {
        let value: Value = serde_json::from_str(line).map_err(|_| HeadingFault::Foreign)?;
        if value[MARK].as_u64() != Some(FORMAT) {
            return Err(HeadingFault::Foreign);
        }
        let key = HeadingFault::Key;
        let text = |name: &'static str| value[name].as_str().ok_or(key(name));
        let title = Title::from_name(text("title")?).ok_or(key("title"))?;
        if value["rules"].as_u64() != Some(title.rules().into()) {
            return Err(HeadingFault::Rules);
        }
        let id = text("board")?;
        let known = title.boards().into_iter().find(|board| board.id() == id);
        let board = known.map_or_else(|| title.load_board(id).map_err(|_| key("board")), Ok)?;
        if value["board_hash"].as_str() != Some(&to_hex(&board.hash())) {
            return Err(HeadingFault::Rules);
        }
        let seats = value["players"].as_u64().and_then(|seats| usize::try_from(seats).ok());
        let seats = seats.filter(|seats| board.players().contains(seats)).ok_or(key("players"))?;
        let mut options = title.options(seats);
        options.set_board(board);
        for (name, chosen) in value["options"].as_object().ok_or(key("options"))? {
            let chosen = chosen.as_str().ok_or(key("options"))?;
            options.set(name, chosen).map_err(|_| key("options"))?;
        }
        let bots = value["bots"].as_array().ok_or(key("bots"))?;
        let bots = bots.iter().map(|bot| bot.as_str().map(String::from)).collect::<Option<Vec<_>>>();
        Ok(Self {
            options,
            bots: bots.filter(|bots| bots.len() == seats).ok_or(key("bots"))?,
            seed: text("seed")?.to_string(),
            games: value["games"].as_u64().ok_or(key("games"))?,
        })
    }

    /// Which of the bots sits on each seat in a game.
    pub fn seated(&self, game: u64) -> Vec<usize> {
        let seats = self.bots.len();
        let mut seated: Vec<usize> = (0..seats).collect();
        seated.rotate_right((game % seats.max(1) as u64) as usize);
        seated
    }
}
