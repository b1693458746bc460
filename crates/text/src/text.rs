//! Says notes in one language.

#[cfg(feature = "embedded")]
use crate::files;
use crate::number::{digits, formatter};
use crate::{Language, place};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use game::{Arg, Note, Seat};
use std::borrow::Cow;

type Bundle = FluentBundle<FluentResource>;

/// The messages of one language, over those of English for what is not translated yet.
///
/// It can be shared between threads; making one reads the message files, so keep it.
pub struct Text {
    language: Language,
    /// Tried in order: the language itself, then English with its own plurals.
    bundles: Vec<Bundle>,
}

impl Text {
    /// The messages of this language.
    #[cfg(feature = "embedded")]
    pub fn new(language: Language) -> Self {
        let mut languages = vec![language, Language::En];
        languages.dedup();
        let sources = |language| files::of(language).map(|file| file.source);
        let bundles = languages.into_iter().map(|language| bundle(language, sources(language))).collect();
        Self { language, bundles }
    }

    /// The messages of a language from what its files say, without English behind it.
    pub fn of(language: Language, source: &str) -> Self {
        Self { language, bundles: vec![bundle(language, std::iter::once(source))] }
    }

    /// The language it speaks.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The sentence of a note, with the clause it rests on; `names` gives the players' names.
    pub fn say(&self, note: &Note, names: &dyn Fn(Seat) -> String) -> String {
        self.render(note, &Who { names, you: None }, &mut Vec::new())
    }

    /// The sentence of a note without its clause, for a screen that shows the clause in its own way.
    pub fn say_plain(&self, note: &Note, names: &dyn Fn(Seat) -> String) -> String {
        self.sentence(note, &Who { names, you: None }, &mut Vec::new())
    }

    /// The same, said to whoever sits on the seat `you`: a note that speaks of that seat alone, or has one in it that
    /// does, is said as `…-you` where there is such a message.
    pub fn say_to(&self, you: Seat, note: &Note, names: &dyn Fn(Seat) -> String) -> String {
        self.sentence(note, &Who { names, you: Some(you) }, &mut Vec::new())
    }

    /// Another message with the arguments of a note, such as its short form.
    pub fn say_as(&self, key: &str, note: &Note, names: &dyn Fn(Seat) -> String) -> String {
        let mut flaws = Vec::new();
        let args = self.arguments(note, &Who { names, you: None }, &mut flaws);
        self.format(key, &args, &mut flaws)
    }

    /// A message that has no arguments, such as a colour.
    pub fn word(&self, key: &str) -> String {
        self.format(key, &FluentArgs::new(), &mut Vec::new())
    }

    /// Whether there is such a message, in this language or in English.
    pub fn has(&self, key: &str) -> bool {
        self.bundles.iter().any(|bundle| bundle.has_message(key))
    }

    /// The name of a city or country.
    pub fn place(&self, id: &str) -> Cow<'static, str> {
        place::place(id, self.language)
    }

    /// A whole number.
    pub fn number(&self, number: i64) -> String {
        digits(number, self.language)
    }

    /// What a seat is called as long as nobody there has given a name.
    pub fn seat_name(&self, seat: Seat) -> String {
        let letter = seat.letter().to_ascii_uppercase().to_string();
        self.say_plain(&Note::new("seat-name").name("letter", letter), &|seat| seat.to_string())
    }

    /// What keeps a note from being said as meant: messages that are not there, arguments it lacks. Tests of
    /// other crates hold every note they make to an empty list.
    pub fn flaws(&self, note: &Note) -> Vec<String> {
        let mut flaws = Vec::new();
        self.render(note, &Who { names: &|seat| seat.to_string(), you: None }, &mut flaws);
        flaws
    }

    fn render(&self, note: &Note, who: &Who<'_>, flaws: &mut Vec<String>) -> String {
        let sentence = self.sentence(note, who, flaws);
        let Some(clause) = note.clause else { return sentence };
        let mut args = FluentArgs::new();
        args.set("sentence", sentence);
        args.set("clause", clause);
        self.format("with-clause", &args, flaws)
    }

    fn sentence(&self, note: &Note, who: &Who<'_>, flaws: &mut Vec<String>) -> String {
        let args = self.arguments(note, who, flaws);
        if who.is_spoken_to(note) {
            let key = format!("{}-you", note.key);
            if self.has(&key) {
                return self.format(&key, &args, flaws);
            }
        }
        self.format(note.key, &args, flaws)
    }

    fn arguments(&self, note: &Note, who: &Who<'_>, flaws: &mut Vec<String>) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (name, arg) in &note.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                other => self.argument(other, who, flaws).into(),
            };
            args.set(*name, value);
        }
        args
    }

    fn argument(&self, arg: &Arg, who: &Who<'_>, flaws: &mut Vec<String>) -> String {
        match arg {
            Arg::Number(number) => self.number(*number),
            Arg::Seat(seat) => (who.names)(*seat),
            Arg::Place(id) => self.place(id).into_owned(),
            Arg::Route(a, b) => {
                let mut args = FluentArgs::new();
                args.set("a", self.place(a));
                args.set("b", self.place(b));
                self.format("route", &args, flaws)
            }
            Arg::Name(name) => name.to_string(),
            Arg::Word(key) => self.format(key, &FluentArgs::new(), flaws),
            Arg::Note(note) => self.render(note, who, flaws),
            Arg::List(items) => {
                let items: Vec<String> = items.iter().map(|item| self.argument(item, who, flaws)).collect();
                self.list(&items)
            }
        }
    }

    /// The first language that can say it fully does; a message nobody has is shown by its key.
    fn format(&self, key: &str, args: &FluentArgs<'_>, flaws: &mut Vec<String>) -> String {
        let mut best = None;
        for bundle in &self.bundles {
            let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else { continue };
            let mut errors = Vec::new();
            let said = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
            if errors.is_empty() {
                return said;
            }
            best.get_or_insert((said, errors));
        }
        let Some((said, errors)) = best else {
            flaws.push(format!("{key}: no such message"));
            return format!("⟨{key}⟩");
        };
        flaws.extend(errors.iter().map(|error| format!("{key}: {error}")));
        said
    }
}

/// What players are called, and which of them hears it.
struct Who<'n> {
    names: &'n dyn Fn(Seat) -> String,
    you: Option<Seat>,
}

impl Who<'_> {
    /// Whether a note speaks of whoever hears it, and of nobody else beside them.
    fn is_spoken_to(&self, note: &Note) -> bool {
        let Some(you) = self.you else { return false };
        note.args.iter().any(|(_, arg)| match arg {
            Arg::Seat(seat) => *seat == you,
            Arg::List(seats) => matches!(seats[..], [Arg::Seat(seat)] if seat == you),
            _ => false,
        })
    }
}

/// A bundle of these sources. A broken or repeated message is left out, which a test reports.
fn bundle<'s>(language: Language, sources: impl Iterator<Item = &'s str>) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![language.identifier()]);
    // The marks that isolate arguments of another writing direction show as boxes in some terminals, and
    // all five languages run left to right.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(formatter(language)));
    bundle.add_builtins().expect("an empty bundle has no function of that name");
    for source in sources {
        let resource = FluentResource::try_new(source.into()).unwrap_or_else(|(sound, _)| sound);
        let _repeated = bundle.add_resource(resource);
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A text with these messages in this language and `english` behind it.
    fn text(language: Language, own: &str, english: &str) -> Text {
        let bundles = vec![bundle(language, [own].into_iter()), bundle(Language::En, [english].into_iter())];
        Text { language, bundles }
    }

    /// The English messages that all titles share.
    fn common() -> &'static str {
        let file = files::of(Language::En).find(|file| file.path.ends_with("/common.ftl"));
        file.expect("English has the shared messages").source
    }

    #[track_caller]
    fn check(text: &Text, note: &Note, expected: &str) {
        assert_eq!(text.say(note, &|seat| format!("Anna {seat}")), expected);
    }

    #[test]
    fn every_kind_of_argument_is_said() {
        let common = common();
        let text = text(
            Language::En,
            common,
            "all = { $n } { $seat } { $city } { $route } { $name } { $color } { $list }",
        );
        let list = vec![Arg::Number(1200), Arg::Place("rome".into()), Arg::Word("color-red")];
        let note = Note::new("all")
            .number("n", 3)
            .seat(Seat::new(1))
            .place("city", "new-york")
            .route("paris", "london")
            .name("name", "White Winds")
            .with("color", Arg::Word("color-blue"))
            .with("list", Arg::List(list))
            .citing("AE-19");
        let said = "3 Anna b New York Paris–London White Winds blue 1,200, Rome and red";
        check(&text, &note, &format!("{said} (AE-19)"));
        assert_eq!(text.say_plain(&note, &|_| "Anna b".into()), said);
        assert_eq!(text.flaws(&note), [""; 0]);
    }

    #[test]
    fn a_note_inside_a_note_is_said_with_its_own_plural() {
        let common = common();
        let own =
            "buys = { $seat } buys { $what }.\nplanes = { $n ->\n [one] a plane\n *[other] { $n } planes\n }";
        let text = text(Language::En, own, common);
        let planes = |n: i64| Arg::Note(Box::new(Note::new("planes").number("n", n)));
        let note = Note::new("buys").seat(Seat::new(0));
        check(&text, &note.clone().with("what", planes(3)), "Anna a buys 3 planes.");
        let both = Arg::List(vec![planes(1), planes(2)]);
        check(&text, &note.with("what", both), "Anna a buys a plane and 2 planes.");
    }

    #[test]
    fn whoever_hears_it_is_spoken_to() {
        let own = "wins = { $seats } wins.\nwins-you = You win.\npaid = Paid: { $list }.\nhas = { $seat } has { $n }\n\
            has-you = you have { $n }\ntakes = { $seat } takes";
        let (text, me, other) = (text(Language::En, own, common()), Seat::new(0), Seat::new(1));
        let names = |seat: Seat| if seat == me { "You".to_string() } else { "Mira".into() };
        let to_me = |note: &Note| text.say_to(me, note, &names);
        let wins = |seats: &[Seat]| {
            Note::new("wins").with("seats", Arg::List(seats.iter().map(|&seat| Arg::Seat(seat)).collect()))
        };
        assert_eq!(to_me(&wins(&[me])), "You win.");
        assert_eq!(to_me(&wins(&[other])), "Mira wins.");
        assert_eq!(to_me(&wins(&[me, other])), "You and Mira wins.");
        let has = |seat: Seat| Arg::Note(Box::new(Note::new("has").seat(seat).number("n", 2)));
        let paid = Note::new("paid").with("list", Arg::List(vec![has(me), has(other)]));
        assert_eq!(to_me(&paid), "Paid: you have 2 and Mira has 2.");
        // Without a message of its own it is said as it is.
        assert_eq!(to_me(&Note::new("takes").seat(me)), "You takes");
        assert_eq!(text.say_plain(&wins(&[me]), &names), "You wins.");
    }

    #[test]
    fn plurals_follow_the_language_and_a_fallback_its_own() {
        let russian =
            "shares = { $n -> \n [one] { $n } акция \n [few] { $n } акции \n *[many] { $n } акций\n }";
        let english = "shares = x\nplanes = { $n ->\n [one] one plane\n *[other] { $n } planes\n }";
        let text = text(Language::Ru, russian, english);
        for (count, said) in [(1, "1 акция"), (3, "3 акции"), (11, "11 акций"), (21, "21 акция")]
        {
            check(&text, &Note::new("shares").number("n", count), said);
        }
        // 21 takes the singular in Russian and the plural in English.
        check(&text, &Note::new("planes").number("n", 21), "21 planes");
        check(&text, &Note::new("planes").number("n", 1), "one plane");
    }

    #[test]
    fn numbers_are_grouped_unless_the_message_says_otherwise() {
        let text = text(Language::De, "a = { $n }\nb = { NUMBER($n, useGrouping: \"false\") }", "");
        check(&text, &Note::new("a").number("n", 54_321), "54.321");
        check(&text, &Note::new("b").number("n", 54_321), "54321");
    }

    #[test]
    fn what_is_not_there_is_shown_and_reported() {
        let text =
            text(Language::It, "broken = { no-such }\nloop = { loop }", "broken = whole\nasks = { $x }");
        check(&text, &Note::new("nothing"), "⟨nothing⟩");
        check(&text, &Note::new("broken"), "whole");
        check(&text, &Note::new("asks"), "{$x}");
        assert_eq!(text.word("nothing"), "⟨nothing⟩");
        assert!(text.has("asks") && !text.has("nothing"));
        assert_eq!(text.flaws(&Note::new("broken")), [""; 0]);
        for key in ["nothing", "asks", "loop"] {
            assert_eq!(text.flaws(&Note::new(key)).len(), 1, "{key}");
        }
        let word = Note::new("asks").with("x", Arg::Word("nothing"));
        assert_eq!(text.flaws(&word), ["nothing: no such message"]);
    }

    #[test]
    fn a_name_is_never_read_as_a_message() {
        let text = text(Language::En, "hello = Hello { $seat }", "");
        let note = Note::new("hello").seat(Seat::new(0));
        assert_eq!(text.say(&note, &|_| "{ $x } { hello }".into()), "Hello { $x } { hello }");
    }

    #[test]
    fn one_text_serves_many_threads() {
        fn shared<T: Send + Sync>(_: &T) {}
        shared(&Text::new(Language::Ru));
    }

    #[test]
    fn seats_without_a_name_are_called_by_their_letter() {
        assert_eq!(Text::new(Language::En).seat_name(Seat::new(2)), "Player C");
    }
}
