//! Pairs of tables with the same luck, at which Ben decides differently in secret: what Anna and a watcher are
//! sent is the same to the byte until it is revealed.

use crate::common::{Guest, Place, Socket};
use serde_json::{Value, json};

/// One of the two tables. Anna has seat a, Ben seat b, Cleo watches.
struct World {
    code: String,
    anna: Ear,
    ben: Ear,
    cleo: Ear,
    guests: [Guest; 3],
}

/// A connection and what it heard.
struct Ear {
    socket: Socket,
    now: Value,
    pings: u32,
}

impl Ear {
    /// Everything that was sent so far.
    async fn catch_up(&mut self) -> Vec<String> {
        self.pings += 1;
        self.socket.send(json!({ "ping": { "n": self.pings } })).await;
        let mut heard = Vec::new();
        loop {
            let text = self.socket.hear_text().await.unwrap();
            let message: Value = serde_json::from_str(&text).unwrap();
            if message["pong"]["n"] == self.pings {
                return heard;
            }
            if let Some(now) = message.get("now") {
                self.now = now.clone();
            }
            heard.push(text);
        }
    }

    /// What is said of a row: how it was then, or why not. That comes when it is found, whatever else comes meanwhile.
    async fn look_back(&mut self, row: u64) -> String {
        self.socket.send(json!({ "look_back": { "row": row } })).await;
        loop {
            let text = self.socket.hear_text().await.unwrap();
            if text.starts_with("{\"past\"") || text.starts_with("{\"refused\"") {
                return text;
            }
        }
    }

    fn legal(&self) -> Vec<&str> {
        self.now["shown"]["view"]["legal"].as_array().unwrap().iter().map(|a| a.as_str().unwrap()).collect()
    }

    async fn play(&mut self, action: &str) {
        let decision = self.now["decision"].clone();
        self.socket.send(json!({ "play": { "decision": decision, "action": action } })).await;
    }
}

impl World {
    async fn start(database: &str, guests: [&Guest; 3], title: &str) -> Self {
        let [anna, ben, cleo] = guests;
        let new = json!({ "title": title, "chairs": ["me", "open"], "shuffle": false });
        let code = anna.table(new).await;
        // The same luck in both worlds, which no call gives to two people.
        let same = format!("UPDATE tables SET secret = '{}' WHERE code = '{code}'", "5e".repeat(32));
        crate::common::home::change(database, &same).await;
        assert_eq!(ben.post(&format!("/tables/{code}/join"), json!({})).await.0, 200);
        assert_eq!(anna.post(&format!("/tables/{code}/start"), json!({})).await.0, 200);
        let mut ears = Vec::new();
        for guest in guests {
            let mut ear = Ear { socket: guest.connect(&code).await, now: Value::Null, pings: 0 };
            ear.catch_up().await;
            ears.push(ear);
        }
        let [anna_hears, ben_hears, cleo_hears]: [Ear; 3] = ears.try_into().ok().unwrap();
        let guests = [anna.clone(), ben.clone(), cleo.clone()];
        let mut world = Self { code, anna: anna_hears, ben: ben_hears, cleo: cleo_hears, guests };
        world.heard().await;
        world
    }

    /// What Anna and Cleo were sent since, and what they may ask for; codes and times apart.
    async fn heard(&mut self) -> Vec<String> {
        // Whoever of the two has just played, both are up to date after this.
        self.ben.catch_up().await;
        let mut heard = self.anna.catch_up().await;
        self.ben.catch_up().await;
        heard.push("— watcher".into());
        heard.extend(self.cleo.catch_up().await);
        heard.iter().map(|text| self.plain(text)).collect()
    }

    /// Everything else that Anna and Cleo can find out: how it was at each row, refusals, REST.
    async fn asked(&mut self, tries: &[String]) -> Vec<String> {
        let rows = self.anna.now["row"].as_u64().unwrap();
        let decision = self.anna.now["decision"].clone();
        let mut looked = Vec::new();
        for ear in [&mut self.anna, &mut self.cleo] {
            for row in 0..=rows + 1 {
                looked.push(ear.look_back(row).await);
            }
            ear.socket.send(json!({ "look": { "seat": "b" } })).await;
        }
        for action in tries {
            // Answers to a decision long past, and to none of one's own: neither may say what Ben has.
            for decision in [decision.clone(), json!(decision.as_u64().unwrap() + 1)] {
                let play = json!({ "play": { "decision": decision, "action": action } });
                self.cleo.socket.send(play.clone()).await;
                if !self.anna.legal().contains(&action.as_str()) {
                    self.anna.socket.send(play).await;
                }
            }
        }
        let mut heard: Vec<String> = looked.iter().map(|text| self.plain(text)).collect();
        heard.extend(self.heard().await);
        for guest in [&self.guests[0], &self.guests[2]] {
            for path in ["", "/record"] {
                let (status, answer) = guest.get(&format!("/tables/{}{path}", self.code)).await;
                heard.push(self.plain(&format!("{status} {answer}")));
            }
        }
        heard
    }

    fn plain(&self, text: &str) -> String {
        plain(text, &self.code)
    }
}

/// A text without a table's code and without times.
pub(crate) fn plain(text: &str, code: &str) -> String {
    let mut plain = String::new();
    for part in text.replace(code, "CODE").split_inclusive(|c: char| !c.is_ascii_digit()) {
        let digits = part.trim_end_matches(|c: char| !c.is_ascii_digit());
        plain.push_str(&if digits.len() == 13 { part.replace(digits, "TIME") } else { part.into() });
    }
    plain
}

/// The two worlds of a title, and how they are led on together.
pub(crate) struct Pair([World; 2]);

impl Pair {
    pub(crate) async fn start(place: &Place, title: &str) -> Self {
        let guests = [place.guest().await, place.guest().await, place.guest().await];
        let guests = guests.each_ref();
        let database = place.database();
        let start = || World::start(&database, guests, title);
        let mut pair = Self([start().await, start().await]);
        assert_eq!(
            pair.0[0].plain(&pair.0[0].anna.now.to_string()),
            pair.0[1].plain(&pair.0[1].anna.now.to_string())
        );
        pair.assert_same(&[]).await;
        pair
    }

    /// Ben does one thing here and another there.
    pub(crate) async fn differ(&mut self, actions: [&str; 2]) {
        for (world, action) in self.0.iter_mut().zip(actions) {
            world.ben.play(action).await;
        }
    }

    /// Somebody does the same in both.
    pub(crate) async fn same(&mut self, ben: bool, action: &str) {
        for world in &mut self.0 {
            let ear = if ben { &mut world.ben } else { &mut world.anna };
            ear.play(action).await;
        }
    }

    pub(crate) async fn assert_same(&mut self, tries: &[String]) {
        let [one, two] = &mut self.0;
        assert_eq!(one.heard().await, two.heard().await);
        assert_eq!(one.asked(tries).await, two.asked(tries).await);
    }

    pub(crate) fn legal(&self, ben: bool) -> Vec<String> {
        let world = &self.0[0];
        let ear = if ben { &world.ben } else { &world.anna };
        ear.legal().into_iter().map(Into::into).collect()
    }

    /// The first action that both seats' worlds allow and that passes.
    fn first(&self, ben: bool, passes: impl Fn(&str) -> bool) -> String {
        let other = if ben { &self.0[1].ben } else { &self.0[1].anna };
        let legal = self.legal(ben);
        let found = legal.iter().find(|action| passes(action) && other.legal().contains(&action.as_str()));
        found.unwrap_or_else(|| panic!("nothing fits among {legal:?}")).clone()
    }

    /// The codes of both tables.
    pub(crate) fn codes(&self) -> [String; 2] {
        self.0.each_ref().map(|world| world.code.clone())
    }

    /// Anna, Ben or Cleo.
    pub(crate) fn guest(&self, number: usize) -> Guest {
        self.0[0].guests[number].clone()
    }

    fn bens_turn(&self) -> bool {
        self.0[0].ben.now["turn"] == json!(["b"])
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn kept_tickets_stay_secret_while_the_game_goes_on() {
    let place = Place::start().await;
    let mut pair = Pair::start(&place, "ticket-to-ride-germany").await;
    for ben in [true, false] {
        pair.same(ben, "tickets 4 0").await;
        pair.assert_same(&[]).await;
    }
    let keeps: Vec<String> =
        pair.legal(true).into_iter().filter(|keep| keep.split(' ').count() == 3).collect();
    let tries = [keeps[0].clone(), keeps[keeps.len() - 1].clone()];
    pair.differ([&tries[0], &tries[1]]).await;
    pair.assert_same(&tries).await;
    assert_ne!(pair.0[0].ben.now, pair.0[1].ben.now, "Ben himself sees the difference");
    let keep = pair.first(false, |keep| keep.split(' ').count() == 3);
    pair.same(false, &keep).await;
    pair.assert_same(&tries).await;
    for _ in 0..40 {
        let ben = pair.bens_turn();
        let claim = pair.legal(ben).iter().any(|action| action.starts_with("claim"));
        let action =
            pair.first(
                ben,
                |action| {
                    if claim { action.starts_with("claim") } else { !action.starts_with("tickets") }
                },
            );
        pair.same(ben, &action).await;
        let [one, two] = &mut pair.0;
        assert_eq!(one.heard().await, two.heard().await, "after {action}");
    }
    pair.assert_same(&tries).await;
    assert_ne!(pair.0[0].ben.now["shown"]["view"], pair.0[1].ben.now["shown"]["view"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn picks_stay_secret_until_the_last_one_is_in() {
    let place = Place::start().await;
    let mut pair = Pair::start(&place, "airlines-europe").await;
    let picks = pair.legal(true);
    let tries = [picks[0].clone(), picks[picks.len() - 1].clone()];
    assert_ne!(tries[0], tries[1]);
    pair.differ([&tries[0], &tries[1]]).await;
    pair.assert_same(&tries).await;
    let pick = pair.first(false, |_| true);
    pair.same(false, &pick).await;
    let [one, two] = &mut pair.0;
    assert_ne!(one.heard().await, two.heard().await, "now they are revealed");
}

#[tokio::test(flavor = "multi_thread")]
async fn discards_from_the_hand_stay_secret() {
    let place = Place::start().await;
    let mut pair = Pair::start(&place, "airlines-europe").await;
    for ben in [true, false] {
        let pick = pair.first(ben, |_| true);
        pair.same(ben, &pick).await;
        pair.assert_same(&[]).await;
    }
    let mut differed = false;
    for _ in 0..12 {
        let ben = pair.bens_turn();
        if ben && !differed {
            pair.same(true, "exchange 1").await;
            pair.assert_same(&[]).await;
            let discards = pair.legal(true);
            let of_hand =
                |discard: &&String| discard.starts_with("discard hand") && !discard.contains("abacus");
            let discards: Vec<&String> = discards.iter().filter(of_hand).collect();
            let tries = [discards[0].clone(), discards[discards.len() - 1].clone()];
            assert_ne!(tries[0], tries[1]);
            pair.differ([&tries[0], &tries[1]]).await;
            pair.assert_same(&tries).await;
            assert_ne!(pair.0[0].ben.now["shown"]["view"], pair.0[1].ben.now["shown"]["view"]);
            differed = true;
        } else {
            pair.same(ben, "bank").await;
            pair.assert_same(&[]).await;
        }
    }
    assert!(differed);
}
