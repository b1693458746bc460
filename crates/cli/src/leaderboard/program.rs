//! A program that plays: it is told and asked line by line, over its standard input and output or over a socket.
//! docs/leaderboard.md describes the lines.

use crate::fail::Failure;
use game::Note;
use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// What begins the address of a program that listens.
const SOCKET: &str = "tcp:";
/// The longest line that is read: who writes without an end does not fill the memory.
const LONGEST: u64 = 1 << 20;
/// How long a program may take to be ready: some load large models first.
const READY: Duration = Duration::from_mins(1);

/// Why there is no answer, or none that counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Foul {
    /// It took too long.
    Late,
    /// What it answered can't be read or is not legal.
    Wrong,
    /// It ended, or closed the connection.
    Gone,
}

/// Where a program is to be found.
#[derive(Clone)]
pub(super) enum Address {
    Command(Vec<String>),
    Socket(String),
}

impl Address {
    pub(super) fn read(text: &str) -> Result<Self, Failure> {
        if let Some(place) = text.strip_prefix(SOCKET) {
            return Ok(Self::Socket(place.to_string()));
        }
        let words = words(text).filter(|words| !words.is_empty());
        let refused = || Note::new("cli-leaderboard-words").name("program", text.to_string());
        Ok(Self::Command(words.ok_or_else(refused)?))
    }
}

/// A running program.
pub(super) struct Program {
    child: Option<Child>,
    input: Box<dyn Write + Send>,
    answers: mpsc::Receiver<String>,
}

impl Program {
    /// Starts or reaches it, tells it what is played, and waits until it is ready. Its answer comes with it.
    pub(super) fn start(address: &Address, hello: &Value) -> Result<(Self, Value), Failure> {
        let told = |reason: String| Note::new("cli-leaderboard-start").name("reason", reason);
        let mut program = Self::reach(address).map_err(|error| told(error.to_string()))?;
        let answer = program.ask(hello, READY);
        let answer = answer.ok().filter(|(answer, _)| answer["ready"] == Value::Bool(true));
        let (answer, _) = answer.ok_or_else(|| Note::new("cli-leaderboard-greeting"))?;
        Ok((program, answer))
    }

    fn reach(address: &Address) -> std::io::Result<Self> {
        match address {
            Address::Command(words) => {
                let mut command = Command::new(&words[0]);
                command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped());
                let mut child = command.spawn()?;
                let (input, output) = (child.stdin.take(), child.stdout.take());
                let (Some(input), Some(output)) = (input, output) else {
                    unreachable!("both were asked for")
                };
                Ok(Self { child: Some(child), input: Box::new(input), answers: lines(output) })
            }
            Address::Socket(place) => {
                let stream = TcpStream::connect(place)?;
                stream.set_nodelay(true)?;
                let output = stream.try_clone()?;
                Ok(Self { child: None, input: Box::new(stream), answers: lines(output) })
            }
        }
    }

    /// Tells it something that needs no answer.
    pub(super) fn tell(&mut self, what: &Value) -> Result<(), Foul> {
        let line = format!("{what}\n");
        self.input.write_all(line.as_bytes()).and_then(|()| self.input.flush()).map_err(|_| Foul::Gone)
    }

    /// Asks it, and waits so long for an answer. Says how many nanoseconds it took.
    pub(super) fn ask(&mut self, what: &Value, limit: Duration) -> Result<(Value, u64), Foul> {
        let start = Instant::now();
        self.tell(what)?;
        let line = self.answers.recv_timeout(limit).map_err(|error| match error {
            mpsc::RecvTimeoutError::Timeout => Foul::Late,
            mpsc::RecvTimeoutError::Disconnected => Foul::Gone,
        })?;
        let answer = serde_json::from_str(&line).map_err(|_| Foul::Wrong)?;
        Ok((answer, start.elapsed().as_nanos() as u64))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            // It may be busy with something that nobody waits for any more.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// Lines as they come, read by a thread of their own.
fn lines(output: impl std::io::Read + Send + 'static) -> mpsc::Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        let mut output = BufReader::new(output);
        loop {
            let mut line = Vec::new();
            let read = std::io::Read::take(&mut output, LONGEST).read_until(b'\n', &mut line);
            if read.is_err() || line.last() != Some(&b'\n') {
                return;
            }
            // Empty lines are what some programs print by the way.
            let line = String::from_utf8_lossy(&line).trim().to_string();
            if !line.is_empty() && sender.send(line).is_err() {
                return;
            }
        }
    });
    receiver
}

/// The words of a command as they would be typed, with quotation marks around those that have spaces. Nothing where
/// such a mark is left open.
fn words(text: &str) -> Option<Vec<String>> {
    let (mut words, mut word, mut mark) = (Vec::new(), None::<String>, None);
    for letter in text.chars() {
        match mark {
            Some(open) if letter == open => mark = None,
            Some(_) => word.get_or_insert_default().push(letter),
            None if letter == '\'' || letter == '"' => {
                mark = Some(letter);
                word.get_or_insert_default();
            }
            None if letter.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    mark.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_as_typed() {
        let split = |text| words(text).map(|words| words.join("|"));
        assert_eq!(split("python3 -m  bot --a=1").as_deref(), Some("python3|-m|bot|--a=1"));
        assert_eq!(split(r#"'a b' "c d"e '' "#).as_deref(), Some("a b|c de|"));
        assert_eq!((split("'open"), split("").as_deref()), (None, Some("")));
    }
}
