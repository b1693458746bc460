//! Two programs on one data directory, one after the other, of which the later knows other rules.

use crate::player::Player;
use crate::process::{Process, Rules};
use std::sync::atomic::AtomicU64;

#[tokio::test(flavor = "multi_thread")]
async fn a_later_program_leaves_running_games_to_the_one_of_before() {
    let mut process = Process::start_alone().await;
    let (anna, ben) = (Player::enter(process.address).await, Player::enter(process.address).await);
    let code = anna.begin(&ben, "jet-set", 0).await;
    assert!(process.stop().await.1, "{}", process.log());

    // It ends by itself and has said why.
    assert!(!process.try_as(Rules::Later).await);
    assert!(process.log().contains("OtherRules"), "{}", process.log());

    // With the flag it runs, and says at the table what is wrong.
    process.start_as(Rules::LaterAllTheSame).await;
    let (status, said) = anna.get(&format!("/tables/{code}/decision")).await;
    assert_eq!((status, said.contains("server-other-rules")), (409, true), "{said}");
    assert!(process.stop().await.1, "{}", process.log());

    process.start_as(Rules::Usual).await;
    let rows = AtomicU64::new(0);
    let (one, two) = tokio::join!(anna.play(&code, &rows, false, 1), ben.play(&code, &rows, false, 2));
    assert_eq!(one.end["ended"], two.end["ended"]);
    let (status, record) = anna.get(&format!("/tables/{code}/record")).await;
    assert_eq!(status, 200, "{record}");
    assert!(table::read(&record, &[]).is_ok());
}
