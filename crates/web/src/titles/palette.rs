//! The colours of the style sheet, for what the `picture` crate draws.

use picture::Palette;

/// The colours of the style sheet under the names that drawings use.
pub(crate) const PALETTE: Palette = Palette {
    paper: "var(--paper)",
    paper_2: "var(--paper-2)",
    paper_3: "var(--paper-3)",
    ink: "var(--ink)",
    ink_2: "var(--ink-2)",
    line: "var(--line)",
    sea: "var(--sea)",
    sea_2: "var(--sea-2)",
    shelf_1: "var(--shelf-1)",
    shelf_2: "var(--shelf-2)",
    land: "var(--land)",
    land_focus: "var(--land-focus)",
    border: "var(--border)",
    river: "var(--river)",
    accent: "var(--accent)",
    lit: "var(--lit)",
    edge: "var(--edge)",
    bar: "var(--bar)",
    bar_ink: "var(--bar-ink)",
    bar_2: "var(--bar-2)",
    card: "var(--card)",
    card_sky: "var(--card-sky)",
    coin: "var(--coin)",
    coin_ink: "var(--coin-ink)",
    coin_line: "var(--coin-line)",
    line_free: "var(--line-free)",
    band: "var(--paper)",
};
