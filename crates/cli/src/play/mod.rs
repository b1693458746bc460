//! `skyrail play`: a game in this terminal.

mod command;
mod hint;
mod journal;
mod map;
mod screen;
mod seats;

use crate::args::PlayArgs;
use crate::fail::Failure;
use crate::out::{FAINT, HEAD, Out};
use crate::verify;
use command::Command;
use game::{Eye, Note, Seat, Turn, to_hex};
use journal::{Keeper, Written};
use picture::letters::Tag;
use picture::titles;
use seats::Player;
use std::io::{BufRead, IsTerminal};
use table::{Host, NotTaken, Record, Table, What, at_once};

pub(crate) fn run(args: &PlayArgs, out: &mut Out) -> Result<(), Failure> {
    let (table, keeper) = match &args.resume {
        Some(file) => {
            let record =
                verify::read(file, args.board.as_deref())?.map_err(|broken| verify::refuse(file, &broken))?;
            (record.table, Keeper::new(Some(file.clone())))
        }
        None => {
            let table = Table::new(seats::setup(args)?);
            let keeper = Keeper::new(args.record.clone());
            keeper.refuse_to_overwrite()?;
            (table, keeper)
        }
    };
    let mut session = Session::new(table, keeper, out)?;
    if args.watch && session.players.iter().any(|player| !player.is_bot()) {
        return Err(Note::new("cli-watch-human").into());
    }
    session.watched = args.watch;
    session.play(out)
}

/// A game being played here.
struct Session {
    host: Host,
    players: Vec<Player>,
    keeper: Keeper,
    /// The first row each seat has not been shown.
    shown: Vec<usize>,
    /// What stood on the links of the board when each seat looked last.
    mapped: Vec<Vec<Tag>>,
    /// The human who sat at the keyboard last.
    at_keyboard: Option<Seat>,
    /// Whether every move is told as it is made, since only bots play.
    watched: bool,
}

/// What a person at the keyboard brought about.
enum Answer {
    /// The person's answer to the decision.
    Decided(What),
    /// Another game was loaded.
    Resumed,
    /// The person stops here.
    Quit,
}

impl Session {
    fn new(table: Table, keeper: Keeper, out: &mut Out) -> Result<Self, Failure> {
        let players = seats::players(&table)?;
        out.call(table.setup().sitters.iter().map(|sitter| sitter.name.clone()).collect());
        let shown = vec![0; table.seats()];
        keeper.keep(&table, out)?;
        let mapped = vec![titles::tags(&table.view(Eye::Watcher)); table.seats()];
        let host = Host::new(table);
        Ok(Self { host, players, keeper, shown, mapped, at_keyboard: None, watched: false })
    }

    fn play(mut self, out: &mut Out) -> Result<(), Failure> {
        self.greet(out);
        let mut input = std::io::stdin().lock();
        if self.watched {
            self.tell_watcher(0, out);
        }
        while let Turn::Seats(movers) = self.host.table().turn() {
            // Bots move before people are asked, so that nobody waits at a keyboard for them.
            let is_bot = |&seat: &Seat| self.players[seat.index()].is_bot();
            let bot = movers.iter().find(is_bot);
            let seat = bot.or(movers.iter().next()).expect("a running game has a seat to move");
            let decision = self.host.table().decision(seat);
            let what = if let Some(action) = self.players[seat.index()].choose(self.host.table(), seat) {
                What::Play(action)
            } else {
                match self.ask(seat, decision, &mut input, out)? {
                    Answer::Decided(what) => what,
                    Answer::Resumed => continue,
                    Answer::Quit => return self.leave(out),
                }
            };
            // Kept first, then appended, then shown.
            let mut journal = Written { keeper: &self.keeper, out };
            match at_once(self.host.decide(&mut journal, seat, decision, what)) {
                Ok(_) => {}
                Err(NotTaken::NotKept(failure)) => return Err(failure),
                Err(NotTaken::Refused(refused)) => {
                    out.note(&refused.note(self.host.table().board()));
                    continue;
                }
            }
            if self.watched {
                self.tell_watcher(self.host.table().rows().len(), out);
            }
        }
        self.finish(out);
        Ok(())
    }

    fn greet(&self, out: &mut Out) {
        let setup = self.host.table().setup();
        let title = out.text().word(&format!("title-{}", setup.options.title().name()));
        out.styled(HEAD, &title);
        let note = Note::new("cli-board-is").name("board", self.host.table().board().id());
        out.note(
            &note
                .name("title", setup.options.title().name())
                .name("hash", to_hex(&self.host.table().board().hash())),
        );
        if self.host.table().board().origin() == "Skyrail" {
            out.word("cli-board-ours");
        }
        out.note(&Note::new("cli-commitment").name("commitment", to_hex(&setup.secret.commitment())));
        if self.players.iter().any(|player| !player.is_bot()) {
            out.word("cli-play-help-hint");
        }
    }

    /// Asks one person until there is an answer.
    fn ask(
        &mut self,
        seat: Seat,
        decision: u32,
        input: &mut impl BufRead,
        out: &mut Out,
    ) -> Result<Answer, Failure> {
        self.draw_curtain(seat, input, out);
        self.tell_news(seat, out);
        let view = self.host.table().view(Eye::Seat(seat));
        let mut menu = screen::Menu::new(&view, out);
        screen::summary(&view, out);
        out.styled(HEAD, &out.say(&view.ask()));
        menu.print(out);
        loop {
            let undo = self.host.table().undoable(seat);
            if undo > 0 {
                out.note(&Note::new("cli-may-undo").number("count", undo));
            }
            out.prompt(&format!("{}> ", out.name(seat)));
            let mut line = String::new();
            match input.read_line(&mut line) {
                Ok(0) => {
                    out.line("");
                    return Ok(Answer::Quit);
                }
                // What was typed is on the screen already, unless it came through a pipe.
                Ok(_) if !std::io::stdin().is_terminal() => out.line(line.trim_end()),
                Ok(_) => {}
                Err(error) => return Err(Failure::file("cli-cant-read", std::path::Path::new("-"), &error)),
            }
            match Command::read(line.trim()) {
                Command::Nothing => {}
                Command::Quit => return Ok(Answer::Quit),
                Command::Help => out.word("cli-play-help"),
                Command::State => screen::summary(&self.host.table().view(Eye::Seat(seat)), out),
                Command::Moves(word) => menu.print_full(word, out),
                Command::Log(count) => self.tell_log(seat, count, out),
                Command::Hint => hint::tell(self.host.table(), seat, out),
                Command::Map(shown) => self.show_map(seat, shown, out),
                Command::Why(words) => self.tell_why(seat, words, &menu, out),
                Command::Save(file) => match self.keeper.save(self.host.table(), file) {
                    Ok(file) => out.note(&Note::new("cli-saved").name("file", file.display().to_string())),
                    Err(failure) => out.line(&failure.sentence(out)),
                },
                Command::Resume(file) => match self.resume(file, out) {
                    Ok(()) => return Ok(Answer::Resumed),
                    Err(failure) => out.line(&failure.sentence(out)),
                },
                Command::Undo(count) => match self.check(seat, decision, What::Undo(count), out) {
                    Some(what) => return Ok(Answer::Decided(what)),
                    None => menu = screen::Menu::new(&self.host.table().view(Eye::Seat(seat)), out),
                },
                Command::Move(words) => {
                    let action = menu.find(words, out);
                    if let Some(what) =
                        action.and_then(|action| self.check(seat, decision, What::Play(action), out))
                    {
                        return Ok(Answer::Decided(what));
                    }
                }
            }
        }
    }

    /// The answer, if the table takes it; else the reason is said.
    fn check(&self, seat: Seat, decision: u32, what: What, out: &mut Out) -> Option<What> {
        match self.host.table().propose(seat, decision, what) {
            Ok(_) => Some(what),
            Err(refused) => {
                out.note(&refused.note(self.host.table().board()));
                None
            }
        }
    }

    /// Hides the last person's secrets before the next one looks.
    fn draw_curtain(&mut self, seat: Seat, input: &mut impl BufRead, out: &mut Out) {
        let passed_on = self.at_keyboard.is_some_and(|last| last != seat);
        self.at_keyboard = Some(seat);
        if !passed_on {
            return;
        }
        out.curtain();
        out.note(&Note::new("cli-curtain").seat(seat));
        if std::io::stdin().is_terminal() {
            let mut line = String::new();
            // An end of input here is met again, and dealt with, at the next question.
            let _ = input.read_line(&mut line);
            out.curtain();
        }
    }

    /// What a row brought about, as anyone may see it, under a line with its number and who moved.
    fn tell_watcher(&self, row: usize, out: &mut Out) {
        let news = self.news(Eye::Watcher, row, out);
        if let Some(last) = self.host.table().rows().last() {
            let name = out.name(last.seat);
            out.styled(FAINT, &format!("{row:>4}  {name}"));
        }
        screen::log(&news, out);
    }

    /// What happened since this seat last looked.
    fn tell_news(&mut self, seat: Seat, out: &mut Out) {
        let news = self.news(Eye::Seat(seat), self.shown[seat.index()], out);
        out.line("");
        screen::log(&news, out);
        self.shown[seat.index()] = self.host.table().rows().len() + 1;
    }

    /// The log from a row on, as this eye saw it.
    fn news(&self, eye: Eye, from: usize, out: &Out) -> Vec<String> {
        let events = self.host.table().log(eye).filter(|&(row, _)| row >= from);
        events.map(|(_, event)| out.say(&self.host.table().board().tell(event))).collect()
    }

    fn tell_log(&self, seat: Seat, count: usize, out: &mut Out) {
        let log: Vec<_> = self.host.table().log(Eye::Seat(seat)).collect();
        for &(row, event) in &log[log.len().saturating_sub(count)..] {
            let sentence = out.say(&self.host.table().board().tell(event));
            out.line(&format!("{row:>4}  {sentence}"));
        }
    }

    /// The board, and what changed on it since this seat looked last.
    fn show_map(&mut self, seat: Seat, shown: map::Shown, out: &mut Out) {
        let view = self.host.table().view(Eye::Seat(seat));
        map::show(&view, self.host.table().seats(), shown, &self.mapped[seat.index()], out);
        self.mapped[seat.index()] = titles::tags(&view);
    }

    /// Why a move is or is not possible now, with the clause.
    fn tell_why(&self, seat: Seat, words: &str, menu: &screen::Menu, out: &mut Out) {
        let Some(action) = menu.find(words, out) else { return };
        match self.host.table().check_action(seat, action) {
            Ok(()) => out.word("cli-why-legal"),
            Err(rejected) => out.note(&self.host.table().board().refuse(rejected)),
        }
    }

    fn resume(&mut self, file: &str, out: &mut Out) -> Result<(), Failure> {
        let path = std::path::Path::new(file);
        let record = verify::read(path, None)?.map_err(|broken| verify::refuse(path, &broken))?;
        let keeper = Keeper::new(Some(path.to_path_buf()));
        *self = Self::new(record.table, keeper, out)?;
        self.greet(out);
        Ok(())
    }

    fn finish(&self, out: &mut Out) {
        out.line("");
        if self.watched {
            screen::summary(&self.host.table().view(Eye::Open), out);
        } else {
            let last = self.at_keyboard.map_or(Eye::Watcher, Eye::Seat);
            let from = self.at_keyboard.map_or(0, |seat| self.shown[seat.index()]);
            let news = self.news(last, from, out);
            screen::log(&news, out);
        }
        let record = Record::of(self.host.table().clone());
        let sentence = out.say(&verify::result(&record));
        out.styled(HEAD, &sentence);
        out.note(&Note::new("cli-secret").name("secret", to_hex(self.host.table().setup().secret.bytes())));
        if let Some(file) = self.keeper.file() {
            out.note(&Note::new("cli-saved").name("file", file.display().to_string()));
        }
    }

    fn leave(self, out: &mut Out) -> Result<(), Failure> {
        let file = self.keeper.save(self.host.table(), None)?;
        out.note(&Note::new("cli-left").name("file", file.display().to_string()));
        Ok(())
    }
}
