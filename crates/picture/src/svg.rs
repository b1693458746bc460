//! A small SVG writer: elements are closed in order and every text is escaped, whatever a board file says.

use crate::geometry::Rect;
use crate::metrics::Face;
use network::Anchor;
use std::fmt::{self, Display, Write};

/// An attribute: its name and its value.
pub type Attr<'a> = (&'a str, &'a dyn Display);

/// A picture being written.
#[derive(Default)]
pub struct Svg {
    out: String,
    open: Vec<&'static str>,
}

/// A measure, written with at most two decimals.
#[derive(Clone, Copy, Debug)]
pub struct N(pub f64);

/// How a line of text is set.
#[derive(Clone, Copy)]
pub struct Lettering<'a> {
    /// Its face.
    pub face: Face,
    /// Its size.
    pub size: f64,
    /// Its colour.
    pub fill: &'a str,
    /// Which part of the text stands at its point.
    pub anchor: Anchor,
}

impl Svg {
    /// Opens an element; [`Svg::close`] ends it.
    pub fn open(&mut self, tag: &'static str, attrs: &[Attr<'_>]) {
        self.start(tag, attrs);
        self.out.push('>');
        self.open.push(tag);
    }

    /// Ends the element opened last.
    pub fn close(&mut self) {
        let tag = self.open.pop().expect("every close follows its open in the same function");
        self.out.push_str("</");
        self.out.push_str(tag);
        self.out.push('>');
    }

    /// An element without content.
    pub fn leaf(&mut self, tag: &'static str, attrs: &[Attr<'_>]) {
        self.start(tag, attrs);
        self.out.push_str("/>");
    }

    /// A box; `more` follows its place and size.
    pub fn rect(&mut self, frame: &Rect, more: &[Attr<'_>]) {
        let (x, y, width, height) = (N(frame.left), N(frame.top), N(frame.width()), N(frame.height()));
        let mut attrs: Vec<Attr<'_>> = vec![("x", &x), ("y", &y), ("width", &width), ("height", &height)];
        attrs.extend_from_slice(more);
        self.leaf("rect", &attrs);
    }

    /// An element that holds a text.
    pub fn holding(&mut self, tag: &'static str, attrs: &[Attr<'_>], text: &str) {
        self.open(tag, attrs);
        escape(&mut self.out, text);
        self.close();
    }

    /// A line of text with its baseline at a point.
    pub fn text(&mut self, how: &Lettering<'_>, x: f64, y: f64, more: &[Attr<'_>], text: &str) {
        let anchor = match how.anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let (family, weight) = (how.face.family(), how.face.weight());
        let (size, x, y) = (N(how.size), N(x), N(y));
        let mut attrs: Vec<Attr<'_>> = vec![
            ("x", &x),
            ("y", &y),
            ("font-family", &family),
            ("font-weight", &weight),
            ("font-size", &size),
            ("fill", &how.fill),
        ];
        if how.anchor != Anchor::Start {
            attrs.push(("text-anchor", &anchor));
        }
        attrs.extend_from_slice(more);
        self.holding("text", &attrs, text);
    }

    /// The whole picture.
    pub fn finish(mut self) -> String {
        while !self.open.is_empty() {
            self.close();
        }
        self.out.push('\n');
        self.out
    }

    fn start(&mut self, tag: &str, attrs: &[Attr<'_>]) {
        // A line for each element keeps the file readable; inside a text a line break would be drawn.
        if self.open.last() != Some(&"text") && !self.out.is_empty() {
            self.out.push('\n');
        }
        self.out.push('<');
        self.out.push_str(tag);
        for (name, value) in attrs {
            self.out.push(' ');
            self.out.push_str(name);
            self.out.push_str("=\"");
            escape(&mut self.out, &value.to_string());
            self.out.push('"');
        }
    }
}

impl Display for N {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        write!(text, "{:.2}", self.0)?;
        let text = text.trim_end_matches('0').trim_end_matches('.');
        out.write_str(if text == "-0" { "0" } else { text })
    }
}

fn escape(out: &mut String, text: &str) {
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // XML knows no other control characters, not even escaped.
            '\u{0}'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => {
                out.push('\u{fffd}');
            }
            letter => out.push(letter),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_and_values_are_escaped() {
        let mut svg = Svg::default();
        svg.open("g", &[("id", &"a\"b")]);
        svg.holding("title", &[], "<script>&\u{1}");
        assert_eq!(svg.finish(), "<g id=\"a&quot;b\">\n<title>&lt;script&gt;&amp;\u{fffd}</title></g>\n");
    }

    #[test]
    fn measures_are_short() {
        let written = [1.0, 1.25, -0.001, 10.0, 0.333].map(|value| N(value).to_string());
        assert_eq!(written, ["1", "1.25", "0", "10", "0.33"]);
    }
}
