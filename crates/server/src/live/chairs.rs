//! Who sits: joining, leaving, starting, bots for empty chairs and for people who left.

use super::room::{Agreed, Room};
use super::show::Change;
use crate::error::Error;
use crate::store::{Flags, Person, SeatKept};
use crate::{random, time};
use bots::Bot;
use catalog::Title;
use game::{CHOICE, Luck, Note, Seat, from_hex};
use table::MAX_ENTROPY;
use wire::{Join, TableInfo};

/// What somebody wants that is not part of the game.
pub(crate) enum Command {
    /// To know what is open about the table.
    Info,
    /// To sit down.
    Join(Join),
    /// To get up before the start, or to leave one's seat to a bot for good.
    Leave,
    /// To begin.
    Start,
    /// The host: to put a bot on a chair, or to open it.
    Chair(usize, Option<String>),
    /// To note where the rematch is.
    Rematch(String),
}

impl Room {
    /// Does what somebody wants, and says how the table is then.
    pub(super) async fn command(&mut self, person: &Person, command: Command) -> Result<TableInfo, Error> {
        let agreed = self.agreed.as_ref().ok_or_else(Error::absent)?;
        let stage = agreed.kept.stage;
        match command {
            Command::Info => return Ok(agreed.info(self.online())),
            Command::Join(join) if stage == 0 => self.join(person, &join).await?,
            Command::Leave if stage == 0 => self.get_up(person).await?,
            Command::Leave if stage == 1 => self.give_up(person).await?,
            Command::Start if stage == 0 => self.start(person).await?,
            Command::Chair(seat, kind) if stage < 2 => self.set_chair(person, seat, kind).await?,
            Command::Rematch(code) if stage == 2 => drop(self.store().set_rematch(self.id, &code).await?),
            Command::Start | Command::Join(_) => return Err(Error::conflict("server-begun")),
            _ => return Err(Error::conflict("server-too-late")),
        }
        (self.agreed, self.game) = (None, None);
        self.wake().await?;
        self.store().tell_others(self.id).await;
        self.welcome();
        self.change_rooms().await;
        self.show(Change::All);
        self.go_on().await;
        let agreed = self.agreed.as_ref().ok_or_else(Error::absent)?;
        Ok(agreed.info(self.online()))
    }

    async fn join(&mut self, person: &Person, join: &Join) -> Result<(), Error> {
        let agreed = self.agreed.as_ref().ok_or_else(Error::absent)?;
        if !agreed.seats_of(person.id).is_empty() {
            return Ok(());
        }
        let entropy = join.entropy.clone().unwrap_or_default();
        if from_hex(&entropy).is_none_or(|bytes| bytes.len() > MAX_ENTROPY) {
            return Err(Error::unfit(Note::new("server-entropy")));
        }
        let wanted = match &join.seat {
            Some(letter) => Some(Seat::from_letter(letter).ok_or_else(Error::absent)?.index()),
            None => agreed.seats.iter().position(SeatKept::is_open),
        };
        let wanted = wanted.ok_or_else(|| Error::conflict("server-full"))?;
        let chair = SeatKept {
            kind: "human".into(),
            name: person.name.clone(),
            mark: person.mark,
            person: Some(person.id),
            code: Some(person.code.clone()),
            entropy,
            away: false,
        };
        if self.store().reseat(self.id, wanted, "open", &chair).await? {
            Ok(())
        } else {
            Err(Error::conflict("server-full"))
        }
    }

    /// Gets up before the start; when the host does, there is no table any more.
    async fn get_up(&mut self, person: &Person) -> Result<(), Error> {
        let agreed = self.agreed.as_ref().ok_or_else(Error::absent)?;
        if agreed.kept.host == person.id {
            self.store().delete_waiting(self.id).await?;
            return Ok(());
        }
        let own = agreed.seats_of(person.id);
        for seat in own.iter() {
            let kind = agreed.seats[seat.index()].kind.clone();
            self.store().reseat(self.id, seat.index(), &kind, &empty_chair()).await?;
        }
        Ok(())
    }

    /// Leaves a running game: a bot stands in until the seat is taken back.
    async fn give_up(&mut self, person: &Person) -> Result<(), Error> {
        let own = self.agreed.as_ref().ok_or_else(Error::absent)?.seats_of(person.id);
        if own.is_empty() {
            return Err(Error::forbidden("server-not-seated"));
        }
        for seat in own.iter() {
            self.change_away(seat, true).await;
        }
        Ok(())
    }

    /// The host fills a chair with a bot, opens it, or gives a bot's chair back; in a running game a bot can
    /// only stand in for somebody.
    async fn set_chair(&mut self, person: &Person, seat: usize, kind: Option<String>) -> Result<(), Error> {
        let agreed = self.agreed.as_ref().ok_or_else(Error::absent)?;
        if agreed.kept.host != person.id {
            return Err(Error::forbidden("server-host-only"));
        }
        let chair = agreed.seats.get(seat).ok_or_else(Error::absent)?;
        if agreed.kept.stage == 1 {
            let online = self.online().has(Seat::new(seat));
            if !chair.is_person() || online {
                return Err(Error::conflict("server-still-there"));
            }
            self.change_away(Seat::new(seat), true).await;
            return Ok(());
        }
        if chair.person == Some(person.id) && chair.kind == "human" {
            return Err(Error::conflict("server-own-chair"));
        }
        let to = match &kind {
            None => empty_chair(),
            Some(name) => bot_chair(agreed.title, name)?,
        };
        let from = chair.kind.clone();
        self.store().reseat(self.id, seat, &from, &to).await?;
        Ok(())
    }

    /// Begins, with seats drawn unless it was said otherwise.
    async fn start(&mut self, person: &Person) -> Result<(), Error> {
        let agreed = self.agreed.as_ref().ok_or_else(Error::absent)?;
        if agreed.kept.host != person.id {
            return Err(Error::forbidden("server-host-only"));
        }
        if agreed.seats.iter().any(SeatKept::is_open) {
            return Err(Error::conflict("server-chairs-open"));
        }
        let chairs = drawn(agreed);
        if self.store().start(self.id, time::now(), &chairs, agreed.has_jobs()).await? {
            Ok(())
        } else {
            Err(Error::conflict("server-begun"))
        }
    }
}

/// The chairs in the order they are played in. With a deal entropy would change the luck, so there is none.
fn drawn(agreed: &Agreed) -> Vec<SeatKept> {
    let mut chairs = agreed.seats.clone();
    if agreed.kept.flags.has(Flags::SHUFFLE) {
        let mut luck = Luck::fast(random::seed());
        for last in (1..chairs.len()).rev() {
            chairs.swap(last, luck.below(CHOICE, last as u32 + 1) as usize);
        }
    }
    if agreed.kept.deal.is_some() {
        for chair in &mut chairs {
            chair.entropy.clear();
        }
    }
    chairs
}

/// A chair for whoever comes.
pub(crate) fn empty_chair() -> SeatKept {
    SeatKept {
        kind: "open".into(),
        name: "-".into(),
        mark: 0,
        person: None,
        code: None,
        entropy: String::new(),
        away: false,
    }
}

/// A chair with a bot on it.
pub(crate) fn bot_chair(title: Title, name: &str) -> Result<SeatKept, Error> {
    let unfit = || Error::unfit(Note::new("server-no-bot").name("name", name.to_string()));
    let bot: Bot = name.parse().map_err(|_| unfit())?;
    if !bot.kind.plays(title) {
        return Err(unfit());
    }
    Ok(SeatKept { kind: bot.to_string(), name: bot.to_string(), ..empty_chair() })
}
