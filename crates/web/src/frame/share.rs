//! A picture to share: the board as it stood at the end, with the result beside it, made in this browser.
//!
//! The map is taken from the page as it is, with the page's own style sheet and letters inside, so that the picture
//! looks the same wherever it is opened.

use super::Frame;
use super::shape::SHAPES;
use crate::browser;
use crate::link::Seen;
use crate::sort;
use crate::titles;
use catalog::Title;
use game::Seat;
use leptos::prelude::*;
use std::fmt::Write;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

/// How high a picture is, and how wide the column with the result.
const HIGH: f64 = 900.0;
const COLUMN: f64 = 360.0;
/// A picture of dots has so many in each direction for one unit.
const DOTS: f64 = 2.0;
/// The sun with the winner's points.
const SUN: (f64, f64) = (180.0, 400.0);

/// What kind of picture.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Svg,
    Png,
}

/// Offers a picture to keep.
pub(super) fn share(frame: Frame, title: Title, kind: Kind, headline: String) {
    let Some(seen) = frame.link.seen.get_untracked() else { return };
    let place = untrack(|| frame.speech.title(title));
    // Whoever gave no name is called as on the screen.
    let nameless = untrack(|| frame.settings.name.with(String::is_empty) && !frame.is_online());
    let name = |seat: Seat| if nameless { frame.name(seat) } else { frame.own_name(seat) };
    let names: Vec<String> = untrack(|| Seat::all(seen.seats()).map(name).collect());
    leptos::task::spawn_local(async move {
        let Some(style) = style().await else { return };
        let [left, top, width, height] = titles::size(&seen);
        let wide = HIGH * width / height;
        let Some(map) = map([left, top, width, height]) else { return };
        let svg = picture(&seen, &names, &[&place, &headline], &style, &map, wide, title);
        let name = format!("skyrail-{}", title.name());
        match kind {
            Kind::Svg => browser::download(&format!("{name}.svg"), "image/svg+xml", &svg),
            Kind::Png => paint(&svg, (COLUMN + wide, HIGH), format!("{name}.png")),
        }
    });
}

/// The map of the page as it is, fitted.
fn map(size: [f64; 4]) -> Option<String> {
    let map = document().query_selector("svg.map").ok().flatten()?;
    let copy = map.clone_node_with_deep(true).ok()?.dyn_into::<web_sys::Element>().ok()?;
    let [left, top, width, height] = size;
    let _set = copy.set_attribute("viewBox", &format!("{left} {top} {width} {height}"));
    web_sys::XmlSerializer::new().ok()?.serialize_to_string(&copy).ok()
}

/// The style sheet of the page, its letters inside.
async fn style() -> Option<String> {
    let sheet = document().query_selector("link[rel=stylesheet]").ok().flatten()?.get_attribute("href")?;
    let mut style = String::from_utf8(browser::fetched(&sheet).await?).ok()?;
    while let Some(start) = style.find("url(\"/") {
        let from = start + "url(\"".len();
        let end = from + style[from..].find('"')?;
        let bytes = browser::fetched(&style[from..end]).await?;
        let binary: String = bytes.iter().map(|&byte| char::from(byte)).collect();
        let letters = window().btoa(&binary).ok()?;
        style.replace_range(from..end, &format!("data:font/woff2;base64,{letters}"));
    }
    style.push_str("*{animation:none!important;transition:none!important}");
    Some(style)
}

fn picture(
    seen: &Seen,
    names: &[String],
    words: &[&str; 2],
    style: &str,
    map: &str,
    wide: f64,
    title: Title,
) -> String {
    let whole = COLUMN + wide;
    let theme =
        document().document_element().and_then(|root| root.get_attribute("data-theme")).unwrap_or_default();
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole:.0} {HIGH}" width="{whole:.0}" height="{HIGH}" data-theme="{theme}" data-motion="none"><style><![CDATA[{style}]]></style><rect width="{whole:.0}" height="{HIGH}" fill="var(--sea)"/><svg x="{COLUMN}" y="0" width="{wide:.1}" height="{HIGH}" viewBox="0 0 {wide:.1} {HIGH}"><g class="game" data-title="{}">{map}</g></svg><rect width="{COLUMN}" height="{HIGH}" fill="#0f6b78"/>"##,
        title.name()
    );
    let mut text = |x: f64, y: f64, size: u32, fill: &str, anchor: &str, words: &str| {
        let weight = if size > 24 { 700 } else { 500 };
        let _written = write!(
            svg,
            r#"<text x="{x}" y="{y}" font-family="Jost" font-weight="{weight}" font-size="{size}" fill="{fill}" text-anchor="{anchor}">{}</text>"#,
            escaped(words)
        );
    };
    let mut y = 84.0;
    for line in lines(words[1], 15) {
        text(SUN.0, y, 40, "#fff3d6", "middle", &game::in_large(&line));
        y += 46.0;
    }
    text(SUN.0, y, 20, "#f3c877", "middle", words[0]);
    let standing = seen.standing;
    let mut order: Vec<Seat> = Seat::all(seen.seats()).collect();
    sort::by_key(&mut order, |&seat| standing.places.map_or(0, |places| places[seat]));
    let best = order.first().map_or(0, |&seat| standing.points[seat]);
    let top = HIGH - 60.0 - 46.0 * order.len() as f64;
    let middle = f64::midpoint(y + 20.0, top);
    for (radius, fill) in [(130.0, "#e2603c"), (114.0, "#f3c877"), (98.0, "#fff3d6")] {
        let _written = write!(svg, r#"<circle cx="{}" cy="{middle:.0}" r="{radius}" fill="{fill}"/>"#, SUN.0);
    }
    let _written = write!(
        svg,
        r##"<text x="{}" y="{:.0}" font-family="Jost" font-weight="700" font-size="92" fill="#1d2b36" text-anchor="middle">{best}</text><rect y="{top:.0}" width="{COLUMN}" height="{:.0}" fill="#1d2b36"/>"##,
        SUN.0,
        middle + 32.0,
        HIGH - top
    );
    for (nth, &seat) in order.iter().enumerate() {
        let y = top + 46.0 + 46.0 * nth as f64;
        let place = standing.places.map_or(0, |places| places[seat]);
        let name = &names[seat.index()];
        // A long name is set closer, never cut.
        let close = if name.chars().count() > 18 {
            r#" textLength="176" lengthAdjust="spacingAndGlyphs""#
        } else {
            ""
        };
        let _written = write!(
            svg,
            r##"<g font-family="Jost" font-size="23" fill="#fff3d6"><text x="28" y="{y}" fill="#f3c877">{place}</text><path transform="translate(56 {:.0}) scale(1.3)" d="{}" style="fill:var(--p{})" stroke="#fff3d6"/><text x="90" y="{y}"{close}>{}</text><text x="332" y="{y}" text-anchor="end" font-weight="700">{}</text></g>"##,
            y - 18.0,
            SHAPES[seat.index()],
            seat.index() + 1,
            escaped(name),
            standing.points[seat]
        );
    }
    let _written = write!(
        svg,
        r##"<text x="28" y="{}" font-family="Jost" font-weight="700" font-size="18" fill="#f3c877">Skyrail</text></svg>"##,
        HIGH - 22.0
    );
    svg
}

/// Words in lines of about so many letters.
fn lines(words: &str, most: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in words.split_whitespace() {
        let full = lines
            .last()
            .is_some_and(|line| !line.is_empty() && line.chars().count() + word.chars().count() >= most);
        if full {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}

fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Draws the picture in dots and offers it.
fn paint(svg: &str, (wide, high): (f64, f64), name: String) {
    let Some(url) = browser::object_url("image/svg+xml", svg) else { return };
    let Ok(image) = HtmlImageElement::new() else { return };
    let (source, address) = (image.clone(), url.clone());
    let drawn = Closure::once_into_js(move || {
        let canvas = document()
            .create_element("canvas")
            .ok()
            .and_then(|made| made.dyn_into::<HtmlCanvasElement>().ok());
        let Some(canvas) = canvas else { return };
        canvas.set_width((wide * DOTS) as u32);
        canvas.set_height((high * DOTS) as u32);
        let brush = canvas
            .get_context("2d")
            .ok()
            .flatten()
            .and_then(|made| made.dyn_into::<CanvasRenderingContext2d>().ok());
        let Some(brush) = brush else { return };
        let _drawn = brush.draw_image_with_html_image_element_and_dw_and_dh(
            &source,
            0.0,
            0.0,
            wide * DOTS,
            high * DOTS,
        );
        let _freed = web_sys::Url::revoke_object_url(&address);
        let made = Closure::once_into_js(move |blob: Option<web_sys::Blob>| {
            if let Some(blob) = blob {
                browser::offer(&name, &blob);
            }
        });
        let _asked = canvas.to_blob(made.unchecked_ref());
    });
    image.set_onload(Some(drawn.unchecked_ref()));
    image.set_src(&url);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_broken_between_words_only() {
        assert_eq!(lines("Anna und Bernhard gewinnen", 15), ["Anna und", "Bernhard", "gewinnen"]);
        assert_eq!(escaped("<b> & co"), "&lt;b&gt; &amp; co");
    }
}
