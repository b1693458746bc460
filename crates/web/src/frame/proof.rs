//! The proof of the shuffles: the secret is the one that was promised, and every draw follows from it.

use super::{Frame, Icon};
use game::{Note, to_hex};
use leptos::prelude::*;
use table::Record;

/// What was looked at, and whether it holds.
struct Check {
    key: &'static str,
    holds: bool,
    shown: String,
}

/// Reads the record anew, as anybody could who has the file, and compares it with what was promised.
fn checks(record: &Record, promised: Option<&str>) -> (Vec<Check>, Option<Note>) {
    let setup = record.table.setup();
    let commitment = to_hex(&setup.secret.commitment());
    let read = table::read(&record.write(), &[record.table.board()]);
    let (sound, fault) = match read {
        Ok(again) => (again.table == record.table, None),
        Err(broken) => (false, Some(broken.fault.what)),
    };
    let own: Vec<String> =
        setup.entropy.iter().filter(|bytes| !bytes.is_empty()).map(|bytes| to_hex(bytes)).collect();
    let list = vec![
        Check {
            key: "web-proof-promise",
            holds: promised.is_none_or(|promised| promised == commitment),
            shown: commitment,
        },
        Check { key: "web-proof-secret", holds: true, shown: to_hex(setup.secret.bytes()) },
        Check { key: "web-proof-added", holds: true, shown: own.join("\n") },
        Check { key: "web-proof-draws", holds: sound, shown: String::new() },
    ];
    (
        list.into_iter().filter(|check| check.key != "web-proof-added" || !check.shown.is_empty()).collect(),
        fault,
    )
}

/// The dialogue, while it is open.
#[component]
pub(super) fn Proof(open: RwSignal<bool>) -> impl IntoView {
    let frame = expect_context::<Frame>();
    move || {
        let record = open.get().then(|| frame.link.record()).flatten()?;
        let promised = frame.link.table.get().map(|table| table.commitment.clone());
        let (checks, fault) = checks(&record, promised.as_deref());
        let holds = checks.iter().all(|check| check.holds);
        let rows = record.table.rows().len() as i64;
        let lines: Vec<_> = checks.into_iter().map(|Check { key, holds, shown }| view! {
            <li class:bad=!holds><Icon name=if holds { "check" } else { "close" }/>
                <span>{move || frame.say(&Note::new(key).number("rows", rows))}<code>{shown}</code></span></li>
        }).collect();
        let verdict = if holds { "web-proof-holds" } else { "web-proof-fails" };
        Some(view! {
            <div class="proof" role="dialog" aria-modal="true" aria-labelledby="proof-verdict">
                <header><h3 id="proof-verdict" role="status">{move || frame.word(verdict)}</h3>
                    <button class="sq" aria-label=move || frame.word("web-close") on:click=move |_| open.set(false)><Icon name="close"/></button></header>
                <ul>{lines}</ul>
                {fault.map(|fault| view! { <p class="faults">{move || frame.say(&fault)}</p> })}
                <p class="how">{move || frame.word("web-proof-how")}</p>
            </div>
        })
    }
}
