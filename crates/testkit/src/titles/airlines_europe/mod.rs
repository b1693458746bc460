//! The rare cases of Airlines Europe.

use super::Showcase;
use crate::rare_cases::{RareCase, leaders, rare};
use crate::story::{Story, Told};
use game::Seat;

impl Showcase for catalog::airlines_europe::State {
    const RARE_CASES: &'static [RareCase] = &RARE_CASES;
    const SMALL_BOARD: Option<&'static str> = Some(include_str!("small-board.json"));
}

const RARE_CASES: [RareCase; 13] = [
    rare("bank-breaks-at-dividends", "AE-33: the bank is short of dividends", |story| {
        any(story, |step| step.action.starts_with("play") && step.has("bank-broke"))
    }),
    rare("bank-breaks-at-eight-million", "AE-33: the bank is short of 8 million", |story| {
        any(story, |step| step.is("bank") && step.has("bank-broke"))
    }),
    rare("scoring-card-drawn-unseen", "AE-36: a scoring card is drawn unseen", |story| {
        any(story, |step| step.is("draw") && step.has("scoring-card"))
    }),
    rare("scoring-card-in-refill", "AE-35: a scoring card comes up when the market is refilled", |story| {
        takes(story, Take::InTurn).any(|step| step.has("scoring-card"))
    }),
    rare("scoring-card-as-bank-breaks", "AE-34: a scoring card comes up when the bank breaks", |story| {
        any(story, |step| step.has("bank-broke") && step.has("scoring-card"))
    }),
    rare("scoring-card-after-emptying", "AE-39: a card comes up after the market was emptied", |story| {
        takes(story, Take::Emptying).any(|step| step.has("scoring-card"))
    }),
    rare("pile-runs-out", "AE-36: a scoring card was the last card, and the drawer gets none", |story| {
        any(story, |step| step.is("draw") && step.of("drew").all(|drew| drew["share"].is_null()))
    }),
    rare("all-blocked", "AE-47: all airlines are blocked", |story| story.ending == Some("all-blocked")),
    rare("tie-broken-by-abacus", "AE-46: equal points, and ABACUS shares decide", |story| {
        leaders(story).len() > 1 && story.standing.winners().len() < leaders(story).len()
    }),
    rare("third-party-decides", "AE-55: without the third party another player would have won", |story| {
        story.standing.seats == 2 && third_party_decides(story)
    }),
    rare("bans-with-passes", "AE-51: a seat passes, and others go on banning", |story| {
        story.steps.windows(2).any(|pair| pair[0].is("pass") && pair[1].is("ban"))
    }),
    rare("bonus-connection", "AE-26: a small airline reaches its target", |story| {
        story.events("bonus").next().is_some()
    }),
    rare("abacus-runs-out", "AE-31: the last ABACUS share is taken", |story| {
        let taken: u64 = story.events("took-abacus").filter_map(|took| took["count"].as_u64()).sum();
        story.board()["abacus_shares"] == taken
    }),
];

fn any(story: &Story, shows: impl Fn(&Told) -> bool) -> bool {
    story.steps.iter().any(shows)
}

/// Why a share is taken from the market.
#[derive(Clone, Copy, PartialEq)]
enum Take {
    /// AE-24: after licences.
    InTurn,
    /// AE-37: while the market is emptied.
    Emptying,
}

/// The steps that take a share from the market for this reason. A share in a turn follows a licence bought
/// by the same seat.
fn takes(story: &Story, why: Take) -> impl Iterator<Item = &Told> {
    let pairs = story.steps.windows(2).filter(|pair| pair[1].is("take"));
    pairs.filter_map(move |pair| {
        let in_turn = pair[0].is("buy") && pair[0].seat == pair[1].seat;
        ((why == Take::InTurn) == in_turn).then_some(&pair[1])
    })
}

/// Whether the winner would be another if the third party had got no points.
fn third_party_decides(story: &Story) -> bool {
    let mut points = [0, 1].map(|seat| i64::from(story.standing.points[Seat::new(seat)]));
    for score in story.events("scored").filter(|score| score["third_party_shares"] != 0) {
        let of = |key: &str, seat: &str| score[key][seat].as_i64().unwrap_or(0);
        let row = |place: usize| score["row"][place].as_i64().unwrap_or(0);
        let shares = ["a", "b"].map(|seat| of("shares", seat));
        let alone = match shares {
            [0, 0] => [0, 0],
            [one, two] if one == two => [(row(0) + row(1) + 1) / 2; 2],
            [one, two] if one > two => [row(0), if two > 0 { row(1) } else { 0 }],
            [one, _] => [if one > 0 { row(1) } else { 0 }, row(0)],
        };
        for (index, seat) in ["a", "b"].into_iter().enumerate() {
            points[index] += alone[index] - of("points", seat);
        }
    }
    let winners = story.standing.winners();
    let winner = Seat::all(2).find(|&seat| winners.has(seat) && winners.len() == 1);
    winner.is_some_and(|winner| points[winner.index()] < points[1 - winner.index()])
}
