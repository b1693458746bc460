//! Games as bytes: what they are played with, the luck each began with, and every decision since. A state is never
//! written; it is played again.

use crate::arrays::{Form, MaskForm};
use crate::games::{Core, Terms};
use crate::terms;
use pyo3::PyResult;
use pyo3::exceptions::PyValueError;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// What the first line begins with.
const MARK: &str = "skyrail-batch";
const FORMAT: u64 = 1;

/// What a batch looks like to Python.
#[derive(Clone, Copy)]
pub(crate) struct Looks {
    pub(crate) form: Form,
    pub(crate) mask: MaskForm,
}

/// A seed, a number and a past for each game.
pub(crate) type Pasts = Vec<(u64, i64, Vec<u16>)>;

pub(crate) fn write(core: &dyn Core, terms: &Terms, looks: Looks, draws: u64) -> Vec<u8> {
    let board = terms.options.board();
    let agreed: BTreeMap<_, _> = terms.options.list().into_iter().collect();
    let bots: BTreeMap<String, String> = (terms.bots.iter().enumerate())
        .filter_map(|(seat, bot)| bot.map(|bot| (seat.to_string(), bot.to_string())))
        .collect();
    let head = json!({
        MARK: FORMAT,
        "title": terms.options.title().name(),
        "rules": terms.options.title().rules(),
        "numbers": core.version(),
        "board": if board.is_built_in() { board.id() } else { board.json() },
        "players": terms.options.seats(),
        "options": agreed,
        "games": core.count(),
        "seed": terms.seed,
        "draws": draws,
        "autoreset": terms::autoreset_name(terms.autoreset),
        "reward": terms::reward_name(terms.reward),
        "opponents": bots,
        "threads": terms.threads,
        "every_seat": terms.every_seat,
        "obs": looks.form.name(),
        "mask": looks.mask.name(),
    });
    let mut bytes = head.to_string().into_bytes();
    bytes.push(b'\n');
    for game in 0..core.count() {
        let (seed, id, past) = core.past(game);
        bytes.extend(seed.to_le_bytes());
        bytes.extend(id.to_le_bytes());
        bytes.extend((past.len() as u32).to_le_bytes());
        bytes.extend(past.iter().flat_map(|number| number.to_le_bytes()));
    }
    bytes
}

/// What was written: the terms, the looks, what was drawn of `sample_legal`, and the pasts.
pub(crate) fn read(bytes: &[u8]) -> PyResult<(Terms, Looks, u64, Pasts)> {
    let broken = |what: &str| PyValueError::new_err(format!("these bytes are no saved batch: {what}"));
    let end =
        bytes.iter().position(|&byte| byte == b'\n').ok_or_else(|| broken("the first line is missing"))?;
    let head: Value =
        serde_json::from_slice(&bytes[..end]).map_err(|_| broken("the first line is not JSON"))?;
    if head[MARK].as_u64() != Some(FORMAT) {
        return Err(broken("they have another format"));
    }
    let text = |key: &str| head[key].as_str().ok_or_else(|| broken(&format!("{key} is missing")));
    let number = |key: &str| head[key].as_u64().ok_or_else(|| broken(&format!("{key} is missing")));
    let map = |key: &str| -> BTreeMap<String, String> {
        let entries = head[key].as_object().into_iter().flatten();
        entries.filter_map(|(key, value)| Some((key.clone(), value.as_str()?.to_string()))).collect()
    };
    let options =
        terms::options(text("title")?, number("players")? as usize, Some(text("board")?), &map("options"))?;
    if number("rules")? != u64::from(options.title().rules()) {
        return Err(broken("they were played by other rules"));
    }
    let named =
        map("opponents").into_iter().filter_map(|(seat, bot)| Some((seat.parse().ok()?, bot))).collect();
    let games = number("games")? as usize;
    if games == 0 || games > terms::MOST_GAMES {
        return Err(broken("they have an odd number of games"));
    }
    let bots = terms::opponents(&options, &named)?;
    let terms = Terms {
        options,
        seed: number("seed")?,
        autoreset: terms::autoreset(text("autoreset")?)?,
        reward: terms::reward(text("reward")?)?,
        bots,
        threads: number("threads")?.clamp(1, 256) as usize,
        every_seat: head["every_seat"].as_bool().unwrap_or(false),
    };
    let looks = Looks { form: Form::read(text("obs")?)?, mask: MaskForm::read(text("mask")?)? };
    let mut rest = &bytes[end + 1..];
    let mut pasts = Vec::new();
    for _ in 0..games {
        let past = read_past(&mut rest).ok_or_else(|| broken("they end too soon"))?;
        pasts.push(past);
    }
    if !rest.is_empty() {
        return Err(broken("something follows the last game"));
    }
    Ok((terms, looks, number("draws")?, pasts))
}

fn read_past(rest: &mut &[u8]) -> Option<(u64, i64, Vec<u16>)> {
    let (seed, more) = rest.split_first_chunk()?;
    let (id, more) = more.split_first_chunk()?;
    let (count, more) = more.split_first_chunk()?;
    let len = (u32::from_le_bytes(*count) as usize).checked_mul(2)?;
    let (past, more) = more.split_at_checked(len)?;
    *rest = more;
    let past = past.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect();
    Some((u64::from_le_bytes(*seed), i64::from_le_bytes(*id), past))
}
