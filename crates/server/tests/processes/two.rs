//! Two server processes on one PostgreSQL serve the same tables: no row is lost, doubled or out of order.

use crate::player::Player;
use crate::process::{Process, database};
use std::sync::atomic::AtomicU64;

/// Both people are at both servers at once, and answer every decision at both: one answer wins.
#[tokio::test(flavor = "multi_thread")]
async fn two_processes_on_one_database_agree_on_every_row() {
    if database().is_none() {
        println!("SKYRAIL_TEST_DATABASE names no PostgreSQL: SQLite belongs to one process");
        return;
    }
    let (here, there) = (Process::start().await, Process::start().await);
    for (seed, title) in [(1, "airlines-europe"), (9, "ticket-to-ride-germany"), (17, "jet-set")] {
        let (anna, ben) = (Player::enter(here.address).await, Player::enter(there.address).await);
        let code = anna.begin(&ben, title, 1).await;
        let (anna_there, ben_here) = (anna.at(there.address), ben.at(here.address));
        let rows = AtomicU64::new(0);
        let played = tokio::join!(
            anna.play(&code, &rows, true, seed),
            anna_there.play(&code, &rows, true, seed + 1),
            ben.play(&code, &rows, true, seed + 2),
            ben_here.play(&code, &rows, true, seed + 3),
        );
        let (status, record) = ben_here.get(&format!("/tables/{code}/record")).await;
        assert_eq!(status, 200, "{record}");
        let record = table::read(&record, &[]).expect("a sound record");
        let ends = [&played.0.end, &played.1.end, &played.2.end, &played.3.end];
        for end in ends {
            assert_eq!(end["row"], record.table.rows().len(), "{title}");
            assert_eq!(end["ended"], ends[0]["ended"], "{title}");
        }
        let board = record.table.board();
        for (seat, said) in
            [[&played.0.said, &played.1.said], [&played.2.said, &played.3.said]].iter().enumerate()
        {
            let own = record.table.rows().iter().filter(|row| row.seat.index() == seat);
            for (decision, kept) in own.map(|row| row.what.write(board)).enumerate() {
                assert!(
                    said.iter().any(|said| said.get(decision) == Some(&kept)),
                    "{title}: nobody said {kept} for decision {decision} of seat {seat}"
                );
            }
        }
    }
    for process in [&here, &there] {
        assert!(!process.log().contains("panicked"), "{}", process.log());
    }
}
