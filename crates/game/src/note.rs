//! Something to be said to a player, before it is put into a language.
//!
//! Rules crates speak in notes: a message key and its arguments. The `text` crate turns a note into a
//! sentence; nothing else holds sentences.

use crate::Seat;
use std::borrow::Cow;

/// A message key with arguments, and the rule it rests on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The key of the message in the `text` crate.
    pub key: &'static str,
    /// The clause of the rules page that this rests on, for refusals: `AE-19`.
    pub clause: Option<&'static str>,
    /// Named arguments of the message.
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a note.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number, for plurals too.
    Number(i64),
    /// A player; shown by name.
    Seat(Seat),
    /// A city or country id, shown in the player's language.
    Place(Cow<'static, str>),
    /// Two places that a route joins.
    Route(Cow<'static, str>, Cow<'static, str>),
    /// A proper name that is the same in every language.
    Name(Cow<'static, str>),
    /// Another message, such as a colour.
    Word(&'static str),
    /// A note inside a note.
    Note(Box<Note>),
    /// Several arguments, joined as a list.
    List(Vec<Arg>),
}

impl Note {
    /// A note without arguments.
    pub fn new(key: &'static str) -> Self {
        Self { key, clause: None, args: Vec::new() }
    }

    /// The same note resting on a clause.
    #[must_use]
    pub fn citing(mut self, clause: &'static str) -> Self {
        self.clause = Some(clause);
        self
    }

    /// The same note with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }

    /// The same note with a number.
    #[must_use]
    pub fn number(self, name: &'static str, value: impl Into<i64>) -> Self {
        self.with(name, Arg::Number(value.into()))
    }

    /// The same note with a name, id or other text shown as it is.
    #[must_use]
    pub fn name(self, name: &'static str, value: impl Into<Cow<'static, str>>) -> Self {
        self.with(name, Arg::Name(value.into()))
    }

    /// The same note with a place.
    #[must_use]
    pub fn place(self, name: &'static str, id: impl Into<Cow<'static, str>>) -> Self {
        self.with(name, Arg::Place(id.into()))
    }

    /// The same note with a route between two places.
    #[must_use]
    pub fn route(self, a: impl Into<Cow<'static, str>>, b: impl Into<Cow<'static, str>>) -> Self {
        self.with("route", Arg::Route(a.into(), b.into()))
    }

    /// The same note with a player.
    #[must_use]
    pub fn seat(self, seat: Seat) -> Self {
        self.with("seat", Arg::Seat(seat))
    }
}
