//! People who play while somebody floods the server: each from an address of their own, at the pace of quick people,
//! and how long each of their moves takes.

use crate::load::Trouble;
use crate::load::player::{Guest, Socket, hear, sit};
use catalog::Title;
use futures_util::SinkExt;
use game::{CHOICE, Luck};
use serde_json::json;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use wire::{Now, Request, ToServer, write_small};

/// Pairs of people at one table each.
const PAIRS: u8 = 12;
/// People who play against a quick bot.
const ALONE: u8 = 3;
/// How long they think.
const PAUSE: Duration = Duration::from_millis(30);
/// Who lost a connection comes back after this.
const AGAIN: Duration = Duration::from_millis(200);

/// What was waited for, since when and, once it came, for how long.
#[derive(Clone, Copy, Debug)]
struct Wait {
    since: Instant,
    took: Option<Duration>,
    bot: bool,
}

/// All waits so far.
#[derive(Default)]
struct Book {
    waits: Vec<Wait>,
    lost: usize,
    /// Tables that are played just now, which strangers may watch.
    codes: Vec<String>,
}

/// People who play.
pub(super) struct Neighbours {
    book: Arc<Mutex<Book>>,
    // They stop with this value.
    _playing: JoinSet<()>,
}

/// What neighbours waited for in some time.
#[derive(Clone, Default)]
pub(super) struct Waits {
    /// From sending a move to one's own new view, in milliseconds, shortest first.
    pub(super) moves: Vec<f64>,
    /// From one's own move to the answer of a quick bot.
    pub(super) bots: Vec<f64>,
    /// Connections that ended although nobody wanted that.
    pub(super) lost: usize,
}

impl Waits {
    pub(super) fn add(&mut self, other: &Self) {
        self.moves.extend(&other.moves);
        self.bots.extend(&other.bots);
        self.moves.sort_by(f64::total_cmp);
        self.bots.sort_by(f64::total_cmp);
        self.lost += other.lost;
    }
}

/// What 99 of 100 did not exceed.
pub(super) fn p99(sorted: &[f64]) -> f64 {
    let at = (sorted.len() * 99 / 100).min(sorted.len().saturating_sub(1));
    sorted.get(at).copied().unwrap_or_default()
}

impl Neighbours {
    /// Sits everyone down.
    pub(super) async fn start(server: SocketAddr) -> Result<Self, Trouble> {
        let book = Arc::<Mutex<Book>>::default();
        let mut playing = JoinSet::new();
        let address = |last: u8| IpAddr::V4(Ipv4Addr::new(127, 0, 1, last));
        for pair in 0..PAIRS {
            let anna = Guest::enter_from(server, address(2 * pair + 1)).await?;
            let ben = Guest::enter_from(server, address(2 * pair + 2)).await?;
            let title = Title::ALL[usize::from(pair) % Title::ALL.len()];
            playing.spawn(pair_on(anna, ben, title, u64::from(pair), Arc::clone(&book)));
        }
        for one in 0..ALONE {
            let guest = Guest::enter_from(server, address(200 + one)).await?;
            let title = Title::ALL[usize::from(one) % Title::ALL.len()];
            playing.spawn(alone_on(guest, title, u64::from(100 + one), Arc::clone(&book)));
        }
        Ok(Self { book, _playing: playing })
    }

    /// The codes of tables that are played just now.
    pub(super) fn codes(&self) -> Vec<String> {
        locked(&self.book).codes.clone()
    }

    /// What was waited for since then; whoever still waits counts with the time so far, whenever it began.
    pub(super) fn since(&self, begin: Instant) -> Waits {
        let mut book = locked(&self.book);
        let mut waits = Waits { lost: std::mem::take(&mut book.lost), ..Waits::default() };
        for wait in book.waits.iter().filter(|wait| wait.since >= begin || wait.took.is_none()) {
            let took = wait.took.unwrap_or_else(|| wait.since.elapsed()).as_secs_f64() * 1000.0;
            if wait.bot { &mut waits.bots } else { &mut waits.moves }.push(took);
        }
        // What was answered is told once; who still waits is told again.
        book.waits.retain(|wait| wait.took.is_none());
        waits.moves.sort_by(f64::total_cmp);
        waits.bots.sort_by(f64::total_cmp);
        waits
    }
}

fn locked(book: &Mutex<Book>) -> std::sync::MutexGuard<'_, Book> {
    book.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One game after another.
async fn pair_on(anna: Guest, ben: Guest, title: Title, seed: u64, book: Arc<Mutex<Book>>) {
    let mut luck = Luck::fast(seed);
    loop {
        let played = async {
            let (one, two) = sit(&anna, &ben, title).await?;
            let mut luck_of_one = || Luck::fast(u64::from(luck.below(CHOICE, u32::MAX)));
            let (first, second) = (luck_of_one(), luck_of_one());
            let (first, second) =
                tokio::join!(play(one, title, first, &book, false), play(two, title, second, &book, false));
            first.and(second)
        };
        again(played.await, &book).await;
    }
}

/// One game after another against a quick bot.
async fn alone_on(guest: Guest, title: Title, seed: u64, book: Arc<Mutex<Book>>) {
    let mut luck = Luck::fast(seed);
    loop {
        let played = async {
            let code = guest.table(title, json!({ "bot": "greedy" })).await?;
            guest.post(&format!("/tables/{code}/start"), &json!({})).await?;
            locked(&book).codes.push(code.clone());
            let own = Luck::fast(u64::from(luck.below(CHOICE, u32::MAX)));
            let played = play(guest.connect(&code).await?, title, own, &book, true).await;
            locked(&book).codes.retain(|other| *other != code);
            played
        };
        again(played.await, &book).await;
    }
}

async fn again(played: Result<(), Trouble>, book: &Mutex<Book>) {
    if played.is_err() {
        locked(book).lost += 1;
        tokio::time::sleep(AGAIN).await;
    }
}

/// Plays one seat until its game is over.
async fn play(
    mut socket: Socket,
    title: Title,
    mut luck: Luck,
    book: &Mutex<Book>,
    bots: bool,
) -> Result<(), Trouble> {
    let mut now = hear(&mut socket, title).await?;
    while now.ended.is_none() {
        if now.shown.view.legal().is_empty() {
            let asked = bots.then(|| begin(book, true));
            while now.ended.is_none() && now.shown.view.legal().is_empty() {
                now = hear(&mut socket, title).await?;
            }
            end(book, asked);
            continue;
        }
        now = decide(&mut socket, title, &mut luck, book, now).await?;
    }
    Ok(())
}

/// Thinks a little, decides, and waits until that is seen.
async fn decide(
    socket: &mut Socket,
    title: Title,
    luck: &mut Luck,
    book: &Mutex<Book>,
    mut now: Now,
) -> Result<Now, Trouble> {
    tokio::time::sleep(PAUSE).await;
    let decision = now.decision;
    let legal = now.shown.view.legal();
    let action = legal[luck.below(CHOICE, legal.len() as u32) as usize];
    let play = ToServer::Play { decision, action: title.board().write(action) };
    let sent = begin(book, false);
    socket.send(Message::binary(write_small(&Request::from(play)))).await?;
    while now.decision == decision && now.ended.is_none() {
        now = hear(socket, title).await?;
    }
    end(book, Some(sent));
    Ok(now)
}

fn begin(book: &Mutex<Book>, bot: bool) -> Instant {
    let since = Instant::now();
    locked(book).waits.push(Wait { since, took: None, bot });
    since
}

fn end(book: &Mutex<Book>, since: Option<Instant>) {
    let Some(since) = since else { return };
    if let Some(wait) = locked(book).waits.iter_mut().find(|wait| wait.since == since) {
        wait.took = Some(since.elapsed());
    }
}
