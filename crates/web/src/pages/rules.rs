//! The rulebook of a title, with an anchor at every clause.

use super::top::Top;
use crate::later;
use crate::route::{Page, To};
use crate::speech::Speech;
use catalog::Title;
use leptos::prelude::*;
use std::time::Duration;
use text::{Block, Rulebook, Span, spans};

/// The rulebook.
#[component]
pub(crate) fn Rules(title: Title, clause: Option<String>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let come = RwSignal::new(None::<Rulebook>);
    let wanted = clause.clone();
    Effect::new(move |_| {
        let (language, wanted) = (speech.language(), wanted.clone());
        leptos::task::spawn_local(async move {
            let source = later::fetched(&format!("rules-{}-{language}.md", title.name())).await;
            // Another page may be open by now.
            let Some(source) = source.filter(|_| !come.is_disposed()) else { return };
            come.set(Some(Rulebook::read(&source, language)));
            // The clause is there only after the page was drawn.
            let show = move || {
                let place = wanted.as_ref().and_then(|id| document().get_element_by_id(id));
                if let Some(place) = place {
                    place.scroll_into_view();
                }
            };
            set_timeout(show, Duration::from_millis(60));
        });
    });
    let tabs: Vec<_> = Title::ALL.iter().map(|&other| view! {
        <To page=Page::Rules(other, None) class=if other == title { "tab now" } else { "tab" }>{move || speech.title(other)}</To>
    }).collect();
    let book = move || {
        let book = come.get()?;
        let intro: Vec<_> = book.intro.iter().map(|block| shown(block, clause.as_deref(), speech)).collect();
        let sections: Vec<_> = book
            .sections
            .iter()
            .map(|section| {
                let heading = section.heading.clone();
                let heading = if section.level == 2 {
                    view! { <h2>{heading}</h2> }.into_any()
                } else {
                    view! { <h3>{heading}</h3> }.into_any()
                };
                let blocks: Vec<_> =
                    section.blocks.iter().map(|block| shown(block, clause.as_deref(), speech)).collect();
                view! { <section>{heading}{blocks}</section> }
            })
            .collect();
        Some(view! { <h1>{book.title}</h1>{intro}{sections} })
    };
    view! {
        <div class="page"><Top/>
            <nav class="tabs3" aria-label=move || speech.word("web-rulebook")>{tabs}</nav>
            <main class="prose rules">{book}</main>
        </div>
    }
}

fn shown(block: &Block, wanted: Option<&str>, speech: Speech) -> AnyView {
    match block {
        Block::Paragraph(text) => view! { <p>{marked(text, speech)}</p> }.into_any(),
        Block::Clause(clause) => {
            let here = wanted == Some(clause.id.as_str());
            let anchor = format!("#{}", clause.id);
            view! {
                <p class="clause" class:here=here id=clause.id.clone()>
                    <a href=anchor>{clause.id.clone()}</a><span>{marked(&clause.text, speech)}</span>
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
            view! { <div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div> }.into_any()
        }
    }
}

fn marked(text: &str, speech: Speech) -> Vec<AnyView> {
    spans(text)
        .into_iter()
        .map(|span| match span {
            Span::Plain(text) => text.to_string().into_any(),
            Span::Emphasis(text) => view! { <em>{text.to_string()}</em> }.into_any(),
            Span::Strong(text) => view! { <strong>{text.to_string()}</strong> }.into_any(),
            Span::Code(text) => view! { <code>{text.to_string()}</code> }.into_any(),
            Span::Ours(reason) => {
                let reason = reason.unwrap_or_default().to_string();
                view! { <mark title=reason>{speech.word("rulebook-ours")}</mark> }.into_any()
            }
        })
        .collect()
}
