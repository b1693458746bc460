//! The rulebook of a title: how it is played, with pictures of the real board, and every clause below as fine print with
//! an anchor of its own.

mod figure;
mod search;

use super::about::About;
use super::header::Header;
use crate::frame::Icon;
use crate::language::Speech;
use crate::posters::{Crop, Poster};
use crate::route::{Page, To};
use crate::{browser, fetch};
use catalog::Title;
use game::Note;
use leptos::prelude::*;
use search::{Found, found};
use std::time::Duration;
use text::{Block, Rulebook, Section, Span, spans};

/// How the game is played, and its clauses.
#[derive(Clone)]
struct Book {
    guide: Rulebook,
    rules: Rulebook,
}

impl Book {
    /// The clauses with the headings they stand under; what has no clause is for those who make boards.
    fn fine(&self) -> impl Iterator<Item = &Section> {
        let has_clause =
            |section: &&Section| section.blocks.iter().any(|block| matches!(block, Block::Clause(_)));
        self.rules.sections.iter().filter(has_clause)
    }

    /// The parts of the guide: each section with those below it.
    fn parts(&self) -> Vec<(&Section, Vec<&Section>)> {
        let mut parts: Vec<(&Section, Vec<&Section>)> = Vec::new();
        for section in &self.guide.sections {
            match parts.last_mut() {
                Some((_, below)) if section.level > 2 => below.push(section),
                _ => parts.push((section, Vec::new())),
            }
        }
        parts
    }
}

/// Where a part of the guide begins.
fn anchor(nth: usize) -> String {
    format!("part-{}", nth + 1)
}

/// Where the clauses begin.
const FINE: &str = "fine-print";

/// The rulebook.
#[component]
pub(crate) fn Rules(title: Title, clause: Option<String>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let come = RwSignal::new(None::<Book>);
    let wanted = clause.clone();
    let asked = RwSignal::new(String::new());
    Effect::new(move |_| {
        let (language, wanted) = (speech.language(), wanted.clone());
        leptos::task::spawn_local(async move {
            let guide = fetch::fetched(&format!("guide-{}-{language}.md", title.name())).await;
            let rules = fetch::fetched(&format!("rules-{}-{language}.md", title.name())).await;
            // Another page may be open by now.
            let (Some(guide), Some(rules), false) = (guide, rules, come.is_disposed()) else { return };
            come.set(Some(Book {
                guide: Rulebook::read(&guide, language),
                rules: Rulebook::read(&rules, language),
            }));
            if let Some(wanted) = wanted {
                // The clause is there only after the page was drawn.
                set_timeout(move || go_to(&wanted), Duration::from_millis(60));
            }
        });
    });
    let input = NodeRef::<leptos::html::Input>::new();
    let slash = window_event_listener(&leptos::ev::keydown, move |event| {
        let typing = document().active_element().is_some_and(|element| element.tag_name() == "INPUT");
        if event.key() == "/"
            && !typing
            && let Some(input) = input.get_untracked()
        {
            event.prevent_default();
            let _seen = input.focus();
        }
    });
    on_cleanup(move || slash.remove());
    let tabs: Vec<_> = Title::ALL
        .iter()
        .map(|&other| {
            view! {
                <To page=Page::Rules(other, None) class=if other == title { "tab now" } else { "tab" }>
                    <Poster title=other crop=Crop::Thumb/><span>{move || speech.title(other)}</span></To>
            }
        })
        .collect();
    let contents = move || come.with(|book| book.as_ref().map(|book| contents(book, speech)));
    let clause = StoredValue::new(clause);
    let shown = move || {
        let words = asked.get();
        come.with(|book| {
            let book = book.as_ref()?;
            Some(if words.trim().chars().count() < 2 {
                drawn(book, title, clause.get_value().as_deref(), speech)
            } else {
                results(found(book, &words), asked, speech)
            })
        })
    };
    view! {
        <div class="page"><Header/>
            <div class="book">
                <aside>
                    <label class="seek"><Icon name="search"/><span class="sr">{move || speech.word("web-rules-search")}</span>
                        <input node_ref=input type="search" placeholder=move || speech.word("web-rules-search") prop:value=move || asked.get()
                            on:input:target=move |event| asked.set(event.target().value())/><kbd aria-hidden="true">"/"</kbd></label>
                    <nav class="tabs3" aria-label=move || speech.word("web-rulebook")>{tabs}</nav>
                    {contents}
                </aside>
                <main class="rules"><Head title=title/>{shown}</main>
            </div>
        </div>
    }
}

/// The title, what it is about, and the way into a game.
#[component]
fn Head(title: Title) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let about = About::new(title);
    view! {
        <header class="about-title">
            <Poster title=title crop=Crop::Thumb/>
            <div>
                <h1>{move || speech.title(title)}</h1>
                <p>{move || about.line()}</p>
                <p class="meta"><span>{move || about.players()}</span><span>{move || about.minutes()}</span></p>
                <p class="deeds"><button class="go" on:click=move |_| about.play()>{move || speech.word("web-play-bots")}</button>
                    <button class="quiet" on:click=move |_| about.lesson()>{move || speech.word("web-learn")}</button></p>
            </div>
        </header>
    }
}

/// What there is, with the way there; on a phone it opens when it is asked for.
fn contents(book: &Book, speech: Speech) -> AnyView {
    let link = |(nth, (section, _)): (usize, &(&Section, Vec<&Section>))| {
        let id = anchor(nth);
        view! { <li><a href=format!("#{id}") on:click=move |event| jump(&event, &id)>{section.heading.clone()}</a></li> }
    };
    let links: Vec<_> = book.parts().iter().enumerate().map(link).collect();
    let wide = browser::matches("(min-width: 901px)");
    view! {
        <details class="contents" open=wide>
            <summary>{speech.word("web-rules-contents")}</summary>
            <ol>{links}<li><a href=format!("#{FINE}") on:click=move |event| jump(&event, FINE)>{speech.word("web-rules-fine")}</a></li></ol>
        </details>
    }
    .into_any()
}

/// Follows a link within the page without a new address: those of clauses have one.
fn jump(event: &leptos::ev::MouseEvent, id: &str) {
    event.prevent_default();
    go_to(id);
}

fn go_to(id: &str) {
    if let Some(place) = document().get_element_by_id(id) {
        place.scroll_into_view();
    }
}

fn drawn(book: &Book, title: Title, wanted: Option<&str>, speech: Speech) -> AnyView {
    let parts: Vec<_> = book
        .parts()
        .into_iter()
        .enumerate()
        .map(|(nth, (section, below))| {
            let cards: Vec<_> = below.into_iter().map(|card| {
                let heading = card.heading.clone();
                view! { <article class="card">{blocks(card, title, speech)}<h3>{heading}</h3>{words(card, speech)}</article> }
            }).collect();
            view! {
                <section class="part" id=anchor(nth)>
                    <h2>{section.heading.clone()}</h2>
                    {blocks(section, title, speech)}{words(section, speech)}
                    {(!cards.is_empty()).then(|| view! { <div class="cards">{cards}</div> })}
                </section>
            }
        })
        .collect();
    let clauses: Vec<_> = book.fine().flat_map(|section| &section.blocks).collect();
    let count = clauses.iter().filter(|block| matches!(block, Block::Clause(_))).count();
    let ours = clauses.iter().filter(|block| matches!(block, Block::Clause(clause) if clause.ours)).count();
    let fine: Vec<_> = book
        .fine()
        .map(|section| {
            let lines: Vec<_> = section.blocks.iter().map(|block| shown(block, wanted, speech)).collect();
            view! { <section><h3>{section.heading.clone()}</h3>{lines}</section> }
        })
        .collect();
    let why = Note::new("web-rules-ours").number("count", ours as i64);
    view! {
        {parts}
        <section class="part fine" id=FINE>
            <h2>{speech.word("web-rules-fine")}<small>{speech.note(&Note::new("web-rules-clauses").number("count", count as i64))}</small></h2>
            <p class="ours"><mark>{speech.word("rulebook-ours")}</mark>" "{speech.note(&why)}</p>
            <div class="columns2">{fine}</div>
        </section>
    }
    .into_any()
}

/// The pictures and tables of a section.
fn blocks(section: &Section, title: Title, speech: Speech) -> Vec<AnyView> {
    let drawn = |block: &Block| match block {
        Block::Paragraph(text) => {
            text.strip_prefix('!').map(|line| figure::figure(line.trim(), title, &section.heading, speech))
        }
        Block::Table(_) => Some(shown(block, None, speech)),
        Block::Clause(_) => None,
    };
    section.blocks.iter().filter_map(drawn).collect()
}

/// The sentences of a section; those that begin with a number are a list.
fn words(section: &Section, speech: Speech) -> AnyView {
    let texts = section.blocks.iter().filter_map(|block| match block {
        Block::Paragraph(text) if !text.starts_with('!') => Some(text.as_str()),
        _ => None,
    });
    let (listed, plain): (Vec<&str>, Vec<&str>) = texts.partition(|text| is_step(text));
    let listed: Vec<_> = listed
        .iter()
        .filter_map(|text| text.split_once(' '))
        .map(|(_, text)| view! { <li>{marked(text, speech)}</li> })
        .collect();
    let plain: Vec<_> = plain.into_iter().map(|text| view! { <p>{marked(text, speech)}</p> }).collect();
    view! { {(!listed.is_empty()).then(|| view! { <ol class="steps">{listed}</ol> })}{plain} }.into_any()
}

/// Whether a sentence begins with its number in a list, as in `2. `.
fn is_step(text: &str) -> bool {
    text.split_once(". ")
        .is_some_and(|(number, _)| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
}

/// What was found, each with the way there.
fn results(found: Vec<Found>, asked: RwSignal<String>, speech: Speech) -> AnyView {
    if found.is_empty() {
        return view! { <p class="nothing" role="status">{speech.word("web-rules-none")}</p> }.into_any();
    }
    let row = |hit: Found| {
        let id = hit.id.clone();
        let go = move |event: leptos::ev::MouseEvent| {
            event.prevent_default();
            asked.set(String::new());
            let id = id.clone();
            set_timeout(move || go_to(&id), Duration::from_millis(60));
        };
        let (before, word, after) = hit.sentence;
        view! { <li><a href=format!("#{}", hit.id) on:click=go><b>{hit.heading}</b><span>{before}<mark>{word}</mark>{after}</span></a></li> }
    };
    let rows: Vec<_> = found.into_iter().map(row).collect();
    view! { <div role="status"><ul class="found">{rows}</ul></div> }.into_any()
}

fn shown(block: &Block, wanted: Option<&str>, speech: Speech) -> AnyView {
    match block {
        Block::Paragraph(text) => view! { <p>{marked(text, speech)}</p> }.into_any(),
        Block::Clause(clause) => {
            let here = wanted == Some(clause.id.as_str());
            let anchor = format!("#{}", clause.id);
            let address = anchor.clone();
            // The number is the address of the clause, to be sent to somebody.
            let copy = move |_| {
                let location = window().location();
                let page = location.origin().unwrap_or_default() + &location.pathname().unwrap_or_default();
                browser::copy(&format!("{page}{address}"));
            };
            view! {
                <p class="clause" class:here=here id=clause.id.clone()>
                    <a href=anchor on:click=copy>{clause.id.clone()}</a><span>{marked(&clause.text, speech)}</span>
                </p>
            }
            .into_any()
        }
        Block::Table(table) => {
            let head: Vec<_> =
                table.head.iter().map(|cell| view! { <th>{marked(cell, speech)}</th> }).collect();
            let rows: Vec<_> = table
                .rows
                .iter()
                .map(|row| {
                    let cells: Vec<_> =
                        row.iter().map(|cell| view! { <td>{marked(cell, speech)}</td> }).collect();
                    view! { <tr>{cells}</tr> }
                })
                .collect();
            view! { <div class="scroll" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div> }.into_any()
        }
    }
}

fn marked(text: &str, speech: Speech) -> Vec<AnyView> {
    spans(text)
        .into_iter()
        .flat_map(|span| match span {
            Span::Plain(text) => linked(text),
            Span::Emphasis(text) => vec![view! { <em>{text.to_string()}</em> }.into_any()],
            Span::Strong(text) => vec![view! { <strong>{text.to_string()}</strong> }.into_any()],
            Span::Code(text) => vec![view! { <code>{text.to_string()}</code> }.into_any()],
            Span::Ours(reason) => {
                let reason = reason.unwrap_or_default().to_string();
                vec![view! { <mark title=reason>{speech.word("rulebook-ours")}</mark> }.into_any()]
            }
        })
        .collect()
}

/// Plain words, in which the id of a clause leads to it.
fn linked(text: &str) -> Vec<AnyView> {
    let mut parts = Vec::new();
    for (nth, word) in text.split(' ').enumerate() {
        if nth > 0 {
            parts.push(" ".into_any());
        }
        let bare = word.trim_matches(|letter: char| !letter.is_ascii_alphanumeric());
        let id = bare.split_once('-').is_some_and(|(series, number)| {
            series.len() == 2
                && series.bytes().all(|byte| byte.is_ascii_uppercase())
                && !number.is_empty()
                && number.bytes().all(|byte| byte.is_ascii_digit())
        });
        if !id {
            parts.push(word.to_string().into_any());
            continue;
        }
        let (before, after) = word.split_once(bare).unwrap_or_default();
        let (id, bare) = (bare.to_string(), bare.to_string());
        parts.push(view! { {before.to_string()}<a class="to" href=format!("#{id}") on:click=move |event| jump(&event, &id)>{bare}</a>{after.to_string()} }.into_any());
    }
    parts
}
