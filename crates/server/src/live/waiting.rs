//! Who sits: joining, leaving, starting, bots for empty chairs and for people who left.

use super::Refusal;
use super::table::{Agreed, LiveTable};
use crate::store::{BotName, ChairKind, ChairRow, Person, PersonId, Played};
use crate::{random, time};
use bots::Bot;
use catalog::Title;
use game::{CHOICE, Luck, Seat, from_hex};
use table::{Change, MAX_ENTROPY};
use wire::{Join, Pace, Stage, TableInfo};

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

impl LiveTable {
    /// Does what somebody wants, and says how the table is then.
    pub(super) async fn command(&mut self, person: &Person, command: Command) -> Result<TableInfo, Refusal> {
        if self.store().is_shared() && !matches!(command, Command::Info) {
            // Another process may just have changed the table, and its notice still be on the way.
            self.follow().await;
        }
        let (agreed, foreign) = (self.memory.agreed()?, self.memory.foreign().is_some());
        // Total: a new command does not compile until every stage answers it.
        match (agreed.kept.stage, command) {
            (_, Command::Info) => return Ok(agreed.info(self.online())),
            (Stage::Waiting, Command::Join(join)) => self.join(person, &join).await?,
            (Stage::Waiting, Command::Leave) => self.get_up(person).await?,
            (Stage::Waiting, Command::Start) => self.start(person).await?,
            (Stage::Waiting, Command::Chair(seat, kind)) => self.set_chair(person, seat, kind).await?,
            (Stage::Running, Command::Leave) => self.give_up(person).await?,
            (Stage::Running, Command::Chair(..)) if foreign => return Err(Refusal::OtherRules),
            (Stage::Running, Command::Chair(seat, _)) => self.stand_in(person, seat).await?,
            (Stage::Over, Command::Rematch(code)) => {
                drop(self.store().set_rematch(self.id, &code).await?);
            }
            (Stage::Running | Stage::Over, Command::Join(_) | Command::Start) => return Err(Refusal::Begun),
            (Stage::Waiting | Stage::Running, Command::Rematch(_))
            | (Stage::Over, Command::Leave | Command::Chair(..)) => return Err(Refusal::TooLate),
        }
        self.refresh().await?;
        self.store().tell_others(self.id);
        self.welcome();
        self.change_audiences().await;
        self.show(Change::All);
        self.go_on().await;
        let agreed = self.memory.agreed()?;
        Ok(agreed.info(self.online()))
    }

    async fn join(&mut self, person: &Person, join: &Join) -> Result<(), Refusal> {
        let agreed = self.memory.agreed()?;
        if !agreed.seats_of(person.id).is_empty() {
            return Ok(());
        }
        let entropy = join.entropy.clone().unwrap_or_default();
        if from_hex(&entropy).is_none_or(|bytes| bytes.len() > MAX_ENTROPY) {
            return Err(Refusal::Entropy);
        }
        // Who played before finds their chair again, wherever others sit.
        let own = agreed.seats.iter().position(|chair| chair.kind == ChairKind::Reserved(person.id));
        let wanted = match &join.seat {
            Some(letter) => Some(Seat::from_letter(letter).ok_or(Refusal::Absent)?.index()),
            None => own.or_else(|| agreed.seats.iter().position(|chair| agreed.may_take(chair, person.id))),
        };
        let is_kept = |chair: &ChairRow| matches!(chair.kind, ChairKind::Reserved(_));
        let full = if agreed.seats.iter().any(is_kept) { Refusal::ChairKept } else { Refusal::Full };
        let wanted = wanted.ok_or(full)?;
        let there = agreed.seats.get(wanted).ok_or(Refusal::Absent)?;
        if !agreed.may_take(there, person.id) {
            return Err(if is_kept(there) { Refusal::ChairKept } else { Refusal::Full });
        }
        let from = there.kind.clone();
        let other = own.filter(|&own| own != wanted);
        let chair = ChairRow {
            kind: ChairKind::Person(Some(person.id)),
            name: person.name.clone(),
            mark: person.mark,
            code: Some(person.code.clone()),
            entropy,
            away: false,
        };
        if !self.store().reseat(self.id, wanted, &from, &chair).await? {
            return Err(Refusal::Full);
        }
        // Who chose another chair leaves the one of before to others.
        if let Some(other) = other {
            let kept = ChairKind::Reserved(person.id);
            self.store().reseat(self.id, other, &kept, &empty_chair()).await?;
        }
        Ok(())
    }

    /// Gets up before the start, or does not come at all; when the host does, there is no table any more.
    async fn get_up(&mut self, person: &Person) -> Result<(), Refusal> {
        let agreed = self.memory.agreed()?;
        if agreed.kept.host == person.id {
            self.store().delete_waiting(self.id).await?;
            return Ok(());
        }
        let own =
            |kind: &ChairKind| kind.person() == Some(person.id) || *kind == ChairKind::Reserved(person.id);
        let chairs = agreed.seats.iter().map(|chair| chair.kind.clone()).enumerate();
        for (index, kind) in chairs.filter(|(_, kind)| own(kind)).collect::<Vec<_>>() {
            self.store().reseat(self.id, index, &kind, &empty_chair()).await?;
        }
        Ok(())
    }

    /// Leaves a running game: a bot stands in until the seat is taken back.
    async fn give_up(&mut self, person: &Person) -> Result<(), Refusal> {
        let own = self.memory.agreed()?.seats_of(person.id);
        if own.is_empty() {
            return Err(Refusal::NotSeated);
        }
        for seat in own.iter() {
            self.change_away(seat, true).await;
        }
        if self.memory.foreign().is_some() {
            self.abandon().await?;
        }
        Ok(())
    }

    /// The agreement and a chair of it, for the host alone.
    fn hosts_chair(&self, person: &Person, seat: usize) -> Result<(&Agreed, &ChairRow), Refusal> {
        let agreed = self.memory.agreed()?;
        if agreed.kept.host != person.id {
            return Err(Refusal::HostOnly);
        }
        Ok((agreed, agreed.seats.get(seat).ok_or(Refusal::Absent)?))
    }

    /// The host lets a bot play for somebody who left a running game.
    async fn stand_in(&mut self, person: &Person, seat: usize) -> Result<(), Refusal> {
        let (_, chair) = self.hosts_chair(person, seat)?;
        let seat = Seat::new(seat);
        if !chair.is_person() || self.online().has(seat) {
            return Err(Refusal::StillThere);
        }
        // With a clock the time runs out by itself. Without one somebody who is not here has some minutes from the
        // moment it was their turn; whose turn it is not keeps nobody waiting.
        let (agreed, game) = self.memory.running()?;
        let patience = self.app.config.pauses.patience.as_millis() as i64;
        let waited = game.clocks.since(seat).is_some_and(|since| time::now() - since >= patience);
        if agreed.pace != Pace::Free || !waited {
            return Err(Refusal::TimeRuns);
        }
        self.change_away(seat, true).await;
        Ok(())
    }

    /// The host fills a chair with a bot, opens it, or gives a bot's chair back.
    async fn set_chair(&mut self, person: &Person, seat: usize, kind: Option<String>) -> Result<(), Refusal> {
        let (agreed, chair) = self.hosts_chair(person, seat)?;
        if chair.kind == ChairKind::Person(Some(person.id)) {
            return Err(Refusal::OwnChair);
        }
        let to = match &kind {
            // Who plays a deal alone stays alone: others might know its cards.
            None if agreed.kept.deal.is_some() => return Err(Refusal::DealAlone),
            None => empty_chair(),
            Some(name) => bot_chair(agreed.title, name)?,
        };
        let from = chair.kind.clone();
        self.store().reseat(self.id, seat, &from, &to).await?;
        Ok(())
    }

    /// Begins, with seats drawn unless it was said otherwise.
    async fn start(&mut self, person: &Person) -> Result<(), Refusal> {
        let agreed = self.memory.agreed()?;
        if agreed.kept.host != person.id {
            return Err(Refusal::HostOnly);
        }
        if agreed.seats.iter().any(ChairRow::is_open) {
            return Err(Refusal::ChairsOpen);
        }
        let chairs = drawn(agreed);
        let rules = (self.app.config.rules)(agreed.title);
        let played = Played { rules, head: table::head(&agreed.options, rules) };
        if self.store().start(self.id, time::now(), &played, &chairs, agreed.has_jobs()).await? {
            Ok(())
        } else {
            Err(Refusal::Begun)
        }
    }
}

impl Agreed {
    /// Until when chairs are kept for those who played before: as long as a decision may take, or a quarter of an hour.
    fn kept_until(&self) -> i64 {
        self.kept.created
            + match self.pace {
                Pace::Days { days } => i64::from(days) * 86_400_000,
                Pace::Free | Pace::Live { .. } => 15 * 60_000,
            }
    }

    /// Whether a chair is kept for somebody who is still to come.
    pub(super) fn is_kept(&self, chair: &ChairRow) -> bool {
        matches!(chair.kind, ChairKind::Reserved(_)) && time::now() < self.kept_until()
    }

    /// Whether somebody may sit down here.
    fn may_take(&self, chair: &ChairRow, person: PersonId) -> bool {
        chair.kind == ChairKind::Reserved(person) || chair.is_open() && !self.is_kept(chair)
    }
}

/// A chair that is kept for who sat on this one.
pub(crate) fn kept_chair(chair: &ChairRow, person: PersonId) -> ChairRow {
    ChairRow {
        kind: ChairKind::Reserved(person),
        name: chair.name.clone(),
        mark: chair.mark,
        ..empty_chair()
    }
}

/// The chairs in the order they are played in. With a deal entropy would change the luck, so there is none.
fn drawn(agreed: &Agreed) -> Vec<ChairRow> {
    let mut chairs = agreed.seats.clone();
    if agreed.kept.rules.shuffle {
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
pub(crate) fn empty_chair() -> ChairRow {
    ChairRow {
        kind: ChairKind::Open,
        name: "-".into(),
        mark: 0,
        code: None,
        entropy: String::new(),
        away: false,
    }
}

/// A chair with a bot on it.
pub(crate) fn bot_chair(title: Title, name: &str) -> Result<ChairRow, Refusal> {
    let unfit = || Refusal::NoBot(name.to_string());
    let bot: Bot = name.parse().map_err(|_| unfit())?;
    if !bot.kind.plays(title) {
        return Err(unfit());
    }
    Ok(ChairRow { kind: ChairKind::Bot(BotName::of(bot)), name: bot.to_string(), ..empty_chair() })
}
