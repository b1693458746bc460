//! The airlines of a board as they look: code, colour and tail pattern. Nothing here knows an airline by its id.

use ::airlines_europe::{Airline, Board};
use leptos::prelude::*;
use picture::titles::airlines_europe::{codes, marks};
use picture::{Face, Livery, Svg};

macro_rules! livery {
    ($color:literal, $token:literal) => {
        (
            $color,
            Livery {
                fill: concat!("var(--", $token, ")"),
                ink: concat!("var(--", $token, "-ink)"),
                mark: concat!("var(--", $token, "-mark)"),
            },
        )
    };
}

/// The colours that a board file may name, as tokens of the style sheet.
const LIVERIES: [(&str, Livery); 11] = [
    livery!("yellow", "aa"),
    livery!("blue", "rg"),
    livery!("violet", "lh"),
    livery!("red", "dw"),
    livery!("black", "bb"),
    livery!("brown", "jr"),
    livery!("green", "ff"),
    livery!("orange", "if"),
    livery!("grey", "fs"),
    livery!("white", "ww"),
    livery!("abacus", "ab"),
];

/// The outline of the large fin on a card.
pub(super) const BIG_FIN: &str = "M15 71 36 24Q39 18 46 18H60Q64 18 63.6 22L60 71Z";

/// The room for a name on a card, and the least size of its letters.
const ROOM: f64 = 60.0;
const LEAST: f64 = 8.8;

/// How the airlines of a board look. Copy it freely.
#[derive(Clone, Copy)]
pub(super) struct Fleet {
    board: &'static Board,
    codes: StoredValue<Vec<String>>,
}

impl Fleet {
    pub(super) fn new(board: &'static Board) -> Self {
        Self { board, codes: StoredValue::new(codes::codes(board)) }
    }

    /// The two letters of an airline.
    pub(super) fn code(self, airline: Airline) -> String {
        self.codes.with_value(|codes| {
            codes.get(airline.index()).cloned().unwrap_or_else(|| codes::ABACUS_CODE.into())
        })
    }

    /// Its colour as the board file calls it.
    pub(super) fn color(self, airline: Airline) -> &'static str {
        self.board.companies.get(airline.index()).map_or("abacus", |company| company.color)
    }

    /// Its colours as tokens.
    pub(super) fn livery(self, airline: Airline) -> Livery {
        let color = self.color(airline);
        LIVERIES.iter().find(|(name, _)| *name == color).map_or(LIVERIES[10].1, |(_, livery)| *livery)
    }

    /// Its name.
    pub(super) fn name(self, airline: Airline) -> &'static str {
        self.board.airline_name(airline)
    }

    /// As much of its name as a card has room for: whole words, no small one last.
    pub(super) fn short(self, airline: Airline) -> String {
        let mut words: Vec<&str> = Vec::new();
        for word in self.name(airline).split_whitespace() {
            words.push(word);
            if Face::DisplayBold.width(&words.join(" "), LEAST) > ROOM && words.len() > 1 {
                words.pop();
                break;
            }
        }
        while words.len() > 1 && words.last().is_some_and(|word| word.chars().count() < 3) {
            words.pop();
        }
        Face::DisplayBold.fit(&words.join(" "), LEAST, ROOM)
    }

    /// The size of that name on a card.
    pub(super) fn short_size(self, airline: Airline) -> f64 {
        Face::DisplayBold.size_for(&self.short(airline), ROOM, LEAST, 11.0)
    }

    /// A style that keeps a wide code such as WW within its room.
    pub(super) fn squeeze(self, airline: Airline, size: f64, room: f64) -> String {
        let fits = Face::DisplayBold.size_for(&self.code(airline), room, 6.0, size);
        format!("font-size:{fits:.1}px")
    }

    /// Code on its colour, before words.
    pub(super) fn tag(self, airline: Airline) -> impl IntoView + use<> {
        view! { <i class="tag" style=self.style(airline) aria-hidden="true">{self.code(airline)}</i> }
    }

    /// The same as text, for a table that is written.
    pub(super) fn tag_html(self, airline: Airline) -> String {
        // A code has two letters or figures, so there is nothing to escape.
        format!("<i class=\"tag\" style=\"{}\">{}</i>", self.style(airline), self.code(airline))
    }

    pub(super) fn style(self, airline: Airline) -> String {
        let livery = self.livery(airline);
        format!("background:{};color:{};{}", livery.fill, livery.ink, self.squeeze(airline, 11.5, 19.0))
    }

    /// Fins and patterns of all colours, to be used by their ids.
    pub(super) fn defs() -> String {
        let mut svg = Svg::default();
        marks::define(&mut svg, &LIVERIES, &crate::titles::PALETTE);
        svg.open("clipPath", &[("id", &"ae-fin")]);
        svg.leaf("path", &[("d", &BIG_FIN)]);
        svg.close();
        svg.finish()
    }
}
