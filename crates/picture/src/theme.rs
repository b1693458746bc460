//! Colours, by day and by night: the design tokens as plain values, so that a picture needs no style sheet.

/// Which colours a picture has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Travel poster: warm paper and a light sea.
    #[default]
    Day,
    /// Night flight: the same shapes on dark.
    Night,
}

/// The colours of a theme, named as the tokens are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The names are the tokens'.
pub struct Palette {
    pub paper: &'static str,
    pub paper_2: &'static str,
    pub paper_3: &'static str,
    pub ink: &'static str,
    pub ink_2: &'static str,
    pub line: &'static str,
    pub sea: &'static str,
    pub sea_2: &'static str,
    pub shelf_1: &'static str,
    pub shelf_2: &'static str,
    pub land: &'static str,
    pub land_focus: &'static str,
    pub border: &'static str,
    pub river: &'static str,
    pub accent: &'static str,
    pub lit: &'static str,
    pub edge: &'static str,
    pub bar: &'static str,
    pub bar_ink: &'static str,
    pub bar_2: &'static str,
    pub card: &'static str,
    pub card_sky: &'static str,
    pub coin: &'static str,
    pub coin_ink: &'static str,
    pub coin_line: &'static str,
    pub line_free: &'static str,
    /// The low end of the share track's bands; the high end is `sea`.
    pub band: &'static str,
}

/// An airline's colours: its own, the lettering on it, and its tail pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Livery {
    /// The airline's colour.
    pub fill: &'static str,
    /// Lettering on it.
    pub ink: &'static str,
    /// The tail pattern.
    pub mark: &'static str,
}

impl Theme {
    /// The colours of the theme.
    pub const fn palette(self) -> &'static Palette {
        match self {
            Self::Day => &DAY,
            Self::Night => &NIGHT,
        }
    }

    /// The colours of an airline by the colour its board file names; `abacus` for Air ABACUS.
    pub fn livery(self, color: &str) -> Livery {
        let table = match self {
            Self::Day => &DAY_LIVERIES,
            Self::Night => &NIGHT_LIVERIES,
        };
        let found = table.iter().find(|(name, _)| *name == color);
        found.map_or(table[0].1, |(_, livery)| *livery)
    }

    /// The colours of trains, routes and passengers by their id; grey for any other. The mark is the symbol
    /// that goes with the colour.
    pub fn train(self, color: &str) -> Livery {
        let table = match self {
            Self::Day => &DAY_TRAINS,
            Self::Night => &NIGHT_TRAINS,
        };
        let found = table.iter().find(|(name, _)| *name == color);
        found.map_or(table[0].1, |(_, livery)| *livery)
    }
}

const DAY: Palette = Palette {
    paper: "#f6efe0",
    paper_2: "#efe4cd",
    paper_3: "#e4d5b5",
    ink: "#1d2b36",
    ink_2: "#52626d",
    line: "#d4c6a6",
    sea: "#a8cbd0",
    sea_2: "#93bcc3",
    shelf_1: "#9cc3c9",
    shelf_2: "#a2c7cc",
    land: "#f7efdb",
    land_focus: "#efe0bd",
    border: "#cdbd97",
    river: "#a8cbd0",
    accent: "#c63d23",
    lit: "#ffc43d",
    edge: "#1d2b36",
    bar: "#1d2b36",
    bar_ink: "#f8f0de",
    bar_2: "#b8c4c6",
    card: "#fffaf0",
    card_sky: "#dfe9e4",
    coin: "#fffaf0",
    coin_ink: "#34434e",
    coin_line: "#6b7a82",
    line_free: "#5d6e78",
    band: "#f6efe0",
};

const NIGHT: Palette = Palette {
    paper: "#15212c",
    paper_2: "#1c2c3a",
    paper_3: "#263a4b",
    ink: "#f4ead6",
    ink_2: "#b9c3c6",
    line: "#33495a",
    sea: "#0e1821",
    sea_2: "#13212d",
    shelf_1: "#152635",
    shelf_2: "#122130",
    land: "#24374a",
    land_focus: "#2d4459",
    border: "#3d5568",
    river: "#16242f",
    accent: "#ef6a4b",
    lit: "#e0a21b",
    edge: "#0a1118",
    bar: "#0b131b",
    bar_ink: "#f4ead6",
    bar_2: "#9fb0b8",
    card: "#213445",
    card_sky: "#172737",
    coin: "#16242f",
    coin_ink: "#d9e0df",
    coin_line: "#7e929e",
    line_free: "#8197a5",
    band: "#263a4b",
};

const fn livery(fill: &'static str, ink: &'static str, mark: &'static str) -> Livery {
    Livery { fill, ink, mark }
}

const DAY_LIVERIES: [(&str, Livery); 11] = [
    ("yellow", livery("#f0bd27", "#1d2b36", "#a8500f")),
    ("blue", livery("#2b6cb0", "#fff", "#fff")),
    ("violet", livery("#7a4ea3", "#fff", "#fff")),
    ("red", livery("#c5332b", "#fff", "#ffe2c4")),
    ("black", livery("#26262b", "#fff", "#f6d36b")),
    ("brown", livery("#7b4f2d", "#fff", "#f3dcb9")),
    ("green", livery("#2f7d43", "#fff", "#d9f2cf")),
    ("orange", livery("#e47b28", "#1d2b36", "#fff3d6")),
    ("grey", livery("#8a949c", "#14202a", "#1d2b36")),
    ("white", livery("#fbfaf5", "#1d2b36", "#5f7f95")),
    ("abacus", livery("#6f5b3a", "#fff8e6", "#f2dda6")),
];

const NIGHT_LIVERIES: [(&str, Livery); 11] = [
    ("yellow", livery("#f0bd27", "#1d2b36", "#7a3705")),
    ("blue", livery("#4a8fd8", "#06121f", "#0b2743")),
    ("violet", livery("#a177cc", "#12071d", "#2a1240")),
    ("red", livery("#e2574c", "#1a0504", "#4a0d08")),
    ("black", livery("#74747f", "#fff", "#f6d36b")),
    ("brown", livery("#b98258", "#170c04", "#3a2210")),
    ("green", livery("#4fae68", "#08140c", "#0d3318")),
    ("orange", livery("#e47b28", "#1d2b36", "#4a2205")),
    ("grey", livery("#a3adb4", "#14202a", "#1d2b36")),
    ("white", livery("#fbfaf5", "#1d2b36", "#5f7f95")),
    ("abacus", livery("#c9a866", "#1d1508", "#3a2b0c")),
];

const DAY_TRAINS: [(&str, Livery); 9] = [
    ("grey", livery("#b9b4a6", "#1d2b36", "#1d2b36")),
    ("purple", livery("#9357a3", "#fff", "#fff")),
    ("blue", livery("#2b6cb0", "#fff", "#fff")),
    ("orange", livery("#e47b28", "#1d2b36", "#1d2b36")),
    ("white", livery("#f6f3ea", "#1d2b36", "#52626d")),
    ("green", livery("#3a8d4e", "#fff", "#fff")),
    ("yellow", livery("#f0bd27", "#1d2b36", "#1d2b36")),
    ("black", livery("#2c2c31", "#fff", "#fff")),
    ("red", livery("#c5332b", "#fff", "#fff")),
];

const NIGHT_TRAINS: [(&str, Livery); 9] = [
    ("grey", livery("#b9b4a6", "#1d2b36", "#1d2b36")),
    ("purple", livery("#b57cc4", "#12071d", "#1c0b26")),
    ("blue", livery("#4a8fd8", "#06121f", "#06121f")),
    ("orange", livery("#e47b28", "#1d2b36", "#1d2b36")),
    ("white", livery("#f6f3ea", "#1d2b36", "#52626d")),
    ("green", livery("#3a8d4e", "#fff", "#fff")),
    ("yellow", livery("#f0bd27", "#1d2b36", "#1d2b36")),
    ("black", livery("#4a4a53", "#fff", "#fff")),
    ("red", livery("#c5332b", "#fff", "#fff")),
];

/// The colour this part of the way from one `#rrggbb` to another.
pub(crate) fn mix(from: &str, to: &str, part: f64) -> String {
    let channel = |text: &str, at: usize| i32::from_str_radix(&text[at..at + 2], 16).unwrap_or(0);
    let mixed = |at: usize| {
        let (from, to) = (channel(from, at), channel(to, at));
        (f64::from(from) + f64::from(to - from) * part).round() as i32
    };
    format!("#{:02x}{:02x}{:02x}", mixed(1), mixed(3), mixed(5))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_mix_channel_by_channel() {
        assert_eq!(mix("#000000", "#ff8000", 0.5), "#804000");
        assert_eq!(mix(DAY.band, DAY.sea, 1.0), DAY.sea);
    }

    fn contrast(one: &str, other: &str) -> f64 {
        fn light(color: &str) -> f64 {
            let full = if color.len() == 4 { "#ffffff" } else { color };
            let channel = |at: usize| {
                let value = f64::from(u8::from_str_radix(&full[at..at + 2], 16).unwrap()) / 255.0;
                if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
            };
            0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
        }
        let (a, b) = (light(one), light(other));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// Contrast AA: lettering on an airline's colour has at least 4.5 to 1.
    #[test]
    fn lettering_on_every_airline_colour_can_be_read() {
        for (name, livery) in DAY_LIVERIES.iter().chain(&NIGHT_LIVERIES) {
            let contrast = contrast(livery.fill, livery.ink);
            assert!(contrast >= 4.5, "{name}: {contrast:.2}");
        }
    }

    /// Contrast AA for graphics: a symbol on a train's colour has at least 3 to 1.
    #[test]
    fn symbols_on_every_train_colour_can_be_told() {
        for (name, livery) in DAY_TRAINS.iter().chain(&NIGHT_TRAINS) {
            let contrast = contrast(livery.fill, livery.mark);
            assert!(contrast >= 3.0, "{name}: {contrast:.2}");
        }
    }
}
