//! The server is killed at random points while people play: what was acknowledged is there, nothing is there
//! twice, and every table can be finished.

use crate::PATIENCE;
use crate::player::Player;
use crate::process::Process;
use futures_util::StreamExt;
use game::{CHOICE, Luck};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use table::What;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_random_it_loses_and_doubles_nothing() {
    let kills: u32 = std::env::var("SKYRAIL_KILLS").map_or(4, |count| count.parse().unwrap());
    let mut process = Process::start().await;
    let enough = Arc::new(AtomicBool::new(false));
    let tables = [("airlines-europe", 1), ("ticket-to-ride-germany", 0), ("jet-set", 0)];
    let playing: Vec<_> = tables
        .into_iter()
        .map(|(title, bots)| tokio::spawn(play_on(process.address, title, bots, Arc::clone(&enough))))
        .collect();
    let mut luck = Luck::fast(u64::from(std::process::id()));
    for _ in 0..kills {
        let pause = 20 + u64::from(luck.below(CHOICE, 1200));
        tokio::time::sleep(Duration::from_millis(pause)).await;
        process.kill().await;
    }
    enough.store(true, Ordering::SeqCst);
    let mut rows = 0;
    for playing in playing {
        rows += playing.await.unwrap();
    }
    println!("{rows} rows kept through {kills} kills");
    assert!(!process.log().contains("panicked"), "{}", process.log());
}

/// Plays one table after another until told that it is enough, and checks each; says how many rows there were.
async fn play_on(address: SocketAddr, title: &'static str, bots: usize, enough: Arc<AtomicBool>) -> usize {
    let (anna, ben) = (Player::enter(address).await, Player::enter(address).await);
    let mut rows = 0;
    for seed in 0.. {
        rows += play_one(&anna, &ben, title, bots, seed).await;
        if enough.load(Ordering::SeqCst) {
            break;
        }
    }
    rows
}

async fn play_one(anna: &Player, ben: &Player, title: &str, bots: usize, seed: u64) -> usize {
    let code = anna.begin(ben, title, bots).await;
    let shown = AtomicU64::new(0);
    let (one, two) =
        tokio::join!(anna.play(&code, &shown, false, seed * 2), ben.play(&code, &shown, false, seed * 2 + 1));
    assert_eq!(one.end["ended"], two.end["ended"]);
    let (status, record) = anna.get(&format!("/tables/{code}/record")).await;
    assert_eq!(status, 200, "{record}");
    let record = table::read(&record, &[]).expect("a sound record");
    let board = record.table.board();
    for (seat, said) in [one.said, two.said].into_iter().enumerate() {
        let own = record.table.rows().iter().filter(|row| row.seat.index() == seat);
        let kept: Vec<String> = own.map(|row| row.what.write(board)).collect();
        assert_eq!(kept, said, "what seat {seat} of {title} said, in order and once");
    }
    assert!(record.table.rows().iter().all(|row| matches!(row.what, What::Play(_))));
    assert_eq!(one.end["row"], record.table.rows().len());
    record.table.rows().len()
}

#[tokio::test(flavor = "multi_thread")]
async fn asked_to_end_it_does_so_within_five_seconds() {
    let mut process = Process::start().await;
    let address = process.address;
    // Many play, and somebody watches each of their tables.
    let (mut playing, mut watching) = (JoinSet::new(), JoinSet::new());
    let mut shown = Vec::new();
    for pair in 0..PAIRS {
        let (anna, ben) = (Player::enter(address).await, Player::enter(address).await);
        let title = ["airlines-europe", "ticket-to-ride-germany", "jet-set"][pair % 3];
        let code = anna.begin(&ben, title, 0).await;
        let watcher = Player::enter(address).await.connect(&code).await;
        watching.spawn(last_word(watcher));
        let rows = Arc::new(AtomicU64::new(0));
        shown.push(Arc::clone(&rows));
        playing.spawn(async move {
            tokio::join!(anna.play(&code, &rows, false, 1), ben.play(&code, &rows, false, 2));
            for seed in 1.. {
                play_one(&anna, &ben, title, 0, seed).await;
            }
        });
    }
    let since = Instant::now();
    while shown.iter().any(|rows| rows.load(Ordering::SeqCst) < UNDER_WAY) {
        assert!(since.elapsed() < PATIENCE, "not all of them play");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let (took, well) = process.stop().await;
    playing.shutdown().await;
    assert!(well, "{}", process.log());
    assert!(took < Duration::from_secs(5), "{took:?}");
    while let Some(last) = watching.join_next().await {
        assert_eq!(last.unwrap(), "\"restart\"", "everyone is told to come again");
    }
    assert!(!process.log().contains("panicked"), "{}", process.log());
}

/// How many pairs play while the server is asked to end.
const PAIRS: usize = 24;
/// So many rows make a game that goes on.
const UNDER_WAY: u64 = 5;

/// The last thing that a connection hears.
async fn last_word(mut socket: WebSocketStream<MaybeTlsStream<TcpStream>>) -> String {
    let mut last = String::new();
    while let Some(Ok(heard)) = socket.next().await {
        if let Message::Text(text) = heard {
            last = text.to_string();
        }
    }
    last
}
