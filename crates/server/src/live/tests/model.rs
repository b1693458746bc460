//! The protocol of a table against a simple model: people join, leave, come back, decide, go back together, let bots
//! stand in and play again, bots think, time passes, games rest, processes end, and two of them share a database.
//!
//! Sequences are random and each has a number. A difference is told with the shortest part of its sequence that still
//! shows it. `SKYRAIL_SEQUENCES` says how many there are, `SKYRAIL_SEQUENCE` runs the one with that number.

mod expected;
mod ops;
mod world;

use crate::time;
use futures_util::{StreamExt, stream};
use ops::{Op, Sequence};
use world::{Difference, Ground, World};

/// Without a wish.
const SEQUENCES: u64 = 500;
/// So many run side by side, since all of them share the time that the disk takes.
const AT_ONCE: usize = 64;

fn asked_for(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|word| word.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

async fn run(ground: &Ground, sequence: &Sequence) -> Result<(), (usize, Difference)> {
    let running = async {
        let mut world = World::new(ground, sequence).await;
        for (at, &op) in sequence.ops.iter().enumerate() {
            world.step(op).await.map_err(|why| (at, why))?;
        }
        world.end().await.map_err(|why| (sequence.ops.len(), why))
    };
    time::driven::scope(Box::pin(running)).await
}

/// The shortest part of a sequence that still shows a difference.
async fn shortest(ground: &Ground, sequence: &Sequence, first: (usize, Difference)) -> String {
    let (mut least, mut why) = (sequence.clone(), first);
    least.ops.truncate(why.0 + 1);
    let mut left = least.ops.len() + 1;
    while least.ops.len() < left {
        left = least.ops.len();
        for at in (0..left).rev() {
            let mut less = least.clone();
            if at < less.ops.len() {
                less.ops.remove(at);
            }
            if less.ops.len() < least.ops.len()
                && let Err(still) = run(ground, &less).await
            {
                less.ops.truncate(still.0 + 1);
                (least, why) = (less, still);
            }
        }
    }
    let ops: Vec<String> = least.ops.iter().map(|op: &Op| format!("  {op:?}")).collect();
    let Sequence { number, title, chairs, pace, consent, watch, processes, to_go, .. } = &least;
    format!(
        "sequence {number}: {}\n{title:?} {chairs:?} {pace:?} consent {consent} watch {watch} {processes:?} \
         rows to go {to_go:?}\n{}\nrun it with SKYRAIL_SEQUENCE={number}",
        why.1,
        ops.join("\n")
    )
}

#[tokio::test]
async fn whatever_happens_a_table_does_what_the_model_says() {
    let numbers = match asked_for("SKYRAIL_SEQUENCE") {
        Some(one) => one..one + 1,
        None => 0..asked_for("SKYRAIL_SEQUENCES").unwrap_or(SEQUENCES),
    };
    let count = numbers.end - numbers.start;
    let data = tempfile::tempdir().unwrap();
    let ground = Ground::new(data.path()).await;
    let ground = &ground;
    let mut running = stream::iter(numbers)
        .map(async |number| {
            let sequence = Sequence::new(number);
            let outcome = run(ground, &sequence).await;
            (sequence, outcome)
        })
        .buffer_unordered(AT_ONCE);
    let mut steps = 0;
    while let Some((sequence, outcome)) = running.next().await {
        steps += sequence.ops.len();
        if let Err(first) = outcome {
            drop(running);
            panic!("{}", shortest(ground, &sequence, first).await);
        }
    }
    drop(running);
    println!("{count} sequences of {steps} steps, no difference");
    ground.close().await;
}
