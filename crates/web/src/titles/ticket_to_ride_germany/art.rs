//! Our drawings of cards, wagons, passengers and the symbols that go with every colour.

use ::ticket_to_ride_germany::{Card, Passenger};

/// What is drawn more than once; the map holds it, since the map is always there.
pub(super) const DEFS: &str = include_str!("defs.svg");

/// A train card, `width` wide, as HTML; its name is told elsewhere.
pub(super) fn card(card: Card, width: u32) -> String {
    let (id, height) = (card.id(), width * 104 / 72);
    let (sheet, disc) = if card == Card::LOCOMOTIVE {
        (
            "tg-card-loco",
            r##"<svg class="eng" x="8.5" y="11.5" width="15" height="9" viewBox="0 0 52 30"><use href="#tg-engine"/></svg>"##
                .to_string(),
        )
    } else {
        ("tg-card", format!(r##"<use class="sy" href="#tg-y-{id}" x="9" y="9" width="14" height="14"/>"##))
    };
    let corner = if card == Card::LOCOMOTIVE {
        String::new()
    } else {
        format!(r##"<use class="sy2" href="#tg-y-{id}" x="55.5" y="90" width="9" height="9"/>"##)
    };
    format!(
        r##"<svg class="card t-{id}" width="{width}" height="{height}" viewBox="0 0 72 104" aria-hidden="true"><use href="#{sheet}"/><g class="cdisc"><circle cx="16" cy="16" r="10.5"/>{disc}</g>{corner}</svg>"##
    )
}

/// A passenger of a colour, as HTML.
pub(super) fn pawn(color: Passenger, height: u32) -> String {
    let (id, width) = (color.id(), height * 18 / 26);
    format!(
        r#"<svg class="pawn t-{id}" width="{width}" height="{height}" viewBox="-9 -13 18 26" aria-hidden="true">{}</svg>"#,
        figure(id)
    )
}

/// A passenger in a box of 18 by 26 around 0, as SVG.
pub(super) fn figure(id: &str) -> String {
    format!(
        r##"<use class="b" href="#tg-pawn" x="-9" y="-13" width="18" height="26"/><use class="y" href="#tg-y-{id}" x="-5" y="0" width="10" height="10"/>"##
    )
}

/// The deck of train cards: a stack of backs with the number left.
pub(super) fn deck(left: u8) -> String {
    format!(
        r##"<svg class="stack" width="98" height="58" viewBox="0 0 98 58" aria-hidden="true"><rect class="sk" x="7" y="7" width="90" height="50" rx="5"/><rect class="sk" x="3.5" y="3.5" width="90" height="50" rx="5"/><rect class="bk" x=".7" y=".7" width="89" height="49" rx="5"/><svg class="bke" x="9" y="14" width="40" height="23" viewBox="0 0 52 30"><use href="#tg-engine"/></svg><text class="bkt" x="68" y="32" text-anchor="middle">{left}</text></svg>"##
    )
}

/// A deck of tickets: two places that are near or far, and the number left.
pub(super) fn tickets(long: bool, left: usize) -> String {
    let (a, b) = if long { (13, 49) } else { (20, 42) };
    format!(
        r#"<svg class="stack" width="98" height="58" viewBox="0 0 98 58" aria-hidden="true"><rect class="sk" x="7" y="7" width="90" height="50"/><rect class="sk" x="3.5" y="3.5" width="90" height="50"/><path class="tb" d="M.7.7H89.7V19A6 6 0 0 0 89.7 31V49.7H.7V31A6 6 0 0 0 .7 19Z"/><path class="td" d="M60 5V46"/><path class="tl" d="M{a} 25H{b}"/><circle class="tc" cx="{a}" cy="25" r="5"/><circle class="tc" cx="{b}" cy="25" r="5"/><text x="74" y="31" text-anchor="middle">{left}</text></svg>"#
    )
}
