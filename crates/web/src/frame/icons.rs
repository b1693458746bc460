//! Line drawings on buttons.

use leptos::prelude::*;

/// A line drawing, by its name.
#[component]
pub(crate) fn Icon(name: &'static str, #[prop(default = 18)] size: u32) -> impl IntoView {
    let path = match name {
        "undo" => "M8 5 3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3",
        "menu" => "M4 6h16M4 12h16M4 18h16",
        "plus" => "M12 5v14M5 12h14",
        "minus" => "M5 12h14",
        "fit" => "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
        "list" => "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01",
        "close" => "M6 6l12 12M18 6 6 18",
        "clock" => "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7v5l3 2",
        "check" => "M4 12l6 6L20 6",
        "replay" => "M4 4v6h6M4.5 10a8 8 0 1 1-.6 5",
        "save" => "M12 3v12M7 10l5 5 5-5M4 20h16",
        "hint" => {
            "M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1.1-.9 2.1H9.4c0-1-.3-1.6-.9-2.1A6 6 0 0 1 12 3Z"
        }
        "first" => "M6 5v14M19 5 9 12l10 7Z",
        "before" => "M16 5 7 12l9 7Z",
        "after" => "M8 5l9 7-9 7Z",
        "last" => "M18 5v14M5 5l10 7-10 7Z",
        "play" => "M7 4.5 19 12 7 19.5Z",
        "pause" => "M8 5v14M16 5v14",
        "down" => "M6 9l6 6 6-6",
        "link" => "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
        "picture" => "M4 5h16v14H4ZM8 10h.01M4 17l5-4 4 3 3-3 4 4",
        "sound" => "M4 10v4h4l5 4V6l-5 4ZM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
        "mute" => "M4 10v4h4l5 4V6l-5 4ZM16 10l5 5M21 10l-5 5",
        "bell" => "M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15ZM10 21h4",
        "key" => "M8 15a4 4 0 1 1 3.4-6H21v4h-2v3h-3v-3h-4.6A4 4 0 0 1 8 15ZM8 11h.01",
        "robot" => "M6 9h12v9H6ZM12 9V5M9.5 13h.01M14.5 13h.01M3 12v3M21 12v3",
        "more" => "M6 12h.01M12 12h.01M18 12h.01",
        "person" => "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4 21c1-5 4-6 8-6s7 1 8 6",
        "talk" => "M4 5h16v11H11l-5 4v-4H4Z",
        "send" => "M4 12 20 4l-5 16-4-6ZM11 14l9-10",
        "shield" => "M12 3 19 6v6c0 4-3 7-7 9-4-2-7-5-7-9V6ZM9 12l2 2 4-4",
        "bin" => "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
        "search" => "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 21 21",
        "offline" => "M4 10a12 12 0 0 1 16 0M7.5 13.5a7 7 0 0 1 9 0M12 18h.01M4 4l16 16",
        _ => "",
    };
    view! {
        <svg width=size height=size viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"
            stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
            <path d=path/>
        </svg>
    }
}
