//! The colours only Jet Set has: its departures board, the stubs of its flights, the rims of its prices.

use crate::Theme;

/// Colours of one theme.
pub(super) struct Tints {
    /// The departures board behind the flights.
    pub(super) board: &'static str,
    /// Lettering on it.
    pub(super) board_ink: &'static str,
    /// Quieter lettering on it.
    pub(super) board_2: &'static str,
    /// The paper of a boarding pass.
    pub(super) pass: &'static str,
    /// Lettering on a pass.
    pub(super) pass_ink: &'static str,
    /// The quiet parts of a pass.
    pub(super) pass_2: &'static str,
    /// The stubs of flights worth 1, 3, 5 and 7.
    pub(super) stubs: [&'static str; 4],
    /// The cities' dots on the passes of these flights.
    pub(super) dots: [&'static str; 4],
    /// Lettering on a stub.
    pub(super) stub_ink: &'static str,
    /// The card of a Final Flight, its lettering, and the dots of its cities.
    pub(super) last: [&'static str; 3],
    /// The rim of that card.
    pub(super) brass: &'static str,
    /// The rims of the prices 4, 5, 6 and 7: the dearer, the warmer.
    pub(super) rims: [&'static str; 4],
    /// A player's round marker.
    pub(super) marker: &'static str,
}

/// The colours of a theme.
pub(super) const fn of(theme: Theme) -> &'static Tints {
    match theme {
        Theme::Day => &DAY,
        Theme::Night => &NIGHT,
    }
}

const DAY: Tints = Tints {
    board: "#14384a",
    board_ink: "#f6efe0",
    board_2: "#b7cdd2",
    pass: "#fffaf0",
    pass_ink: "#1d2b36",
    pass_2: "#8d9894",
    stubs: ["#3f6f7a", "#1d5a66", "#a8541d", "#8d2a1c"],
    dots: ["#3f6f7a", "#1d5a66", "#a8541d", "#8d2a1c"],
    stub_ink: "#fff8ec",
    last: ["#12222d", "#f6efe0", "#ffb91f"],
    brass: "#a97c2c",
    rims: ["#2f8a62", "#2b6cb0", "#c07a12", "#b3321f"],
    marker: "#0f6b78",
};

const NIGHT: Tints = Tints {
    board: "#0b1a25",
    board_ink: "#f4ead6",
    board_2: "#a3b6bf",
    pass: "#213445",
    pass_ink: "#f4ead6",
    pass_2: "#6f8796",
    stubs: ["#3f6f7a", "#1d5a66", "#a8541d", "#8d2a1c"],
    dots: ["#8fc0cc", "#4fb0c0", "#e8965a", "#f07a62"],
    stub_ink: "#fff8ec",
    last: ["#101a22", "#f4ead6", "#ffc845"],
    brass: "#8a6a32",
    rims: ["#58b889", "#5a9fe0", "#e0a21b", "#ef6a4b"],
    marker: "#41b3c1",
};
