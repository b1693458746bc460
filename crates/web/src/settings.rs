//! Taste: how the page looks, sounds and asks. Kept in this browser, and on the server for whoever is known there.

use crate::browser;
use leptos::prelude::*;
use serde_json::{Value, json};
use text::Language;

const NAME: &str = "skyrail.settings";

/// By day or by night.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    /// As the system has it.
    System,
    /// Travel poster.
    Day,
    /// Night flight.
    Night,
}

/// When a click is not enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Confirm {
    /// Every action is confirmed.
    Always,
    /// Only what cannot be undone is confirmed.
    Final,
    /// A click is enough.
    Never,
}

/// How fast things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Motion {
    /// As the system has it.
    System,
    /// Things move.
    Full,
    /// Things are where they are.
    None,
}

/// What the page remembers about its reader.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    pub(crate) theme: RwSignal<Theme>,
    pub(crate) language: RwSignal<Language>,
    pub(crate) motion: RwSignal<Motion>,
    pub(crate) sound: RwSignal<bool>,
    pub(crate) confirm: RwSignal<Confirm>,
    pub(crate) name: RwSignal<String>,
    /// Which of the six shapes stands beside the name.
    pub(crate) mark: RwSignal<u8>,
    /// When something was last changed, in milliseconds since 1970.
    at: StoredValue<f64>,
}

// The first of each is what somebody has who chose nothing.
const THEMES: [(&str, Theme); 3] = [("system", Theme::System), ("day", Theme::Day), ("night", Theme::Night)];
const CONFIRMS: [(&str, Confirm); 3] =
    [("final", Confirm::Final), ("always", Confirm::Always), ("never", Confirm::Never)];
const MOTIONS: [(&str, Motion); 3] =
    [("system", Motion::System), ("full", Motion::Full), ("none", Motion::None)];

impl Settings {
    /// What was remembered, and from now on remembers every change.
    pub(crate) fn remember() -> Self {
        let kept: Value =
            browser::kept(NAME).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        let settings = Self {
            theme: RwSignal::new(Theme::System),
            language: RwSignal::new(first_language()),
            motion: RwSignal::new(Motion::System),
            sound: RwSignal::new(true),
            confirm: RwSignal::new(Confirm::Final),
            name: RwSignal::new(String::new()),
            mark: RwSignal::new(0),
            at: StoredValue::new(0.0),
        };
        settings.set(&kept);
        Effect::new(move |before: Option<String>| {
            let now = settings.json().to_string();
            if before.is_some_and(|before| before != now) {
                settings.at.set_value(browser::now());
            }
            browser::keep(NAME, &settings.written());
            now
        });
        Effect::new(move |_| settings.show());
        settings
    }

    /// Everything, with the time of the last change; followed.
    pub(crate) fn written(self) -> String {
        let mut json = self.json();
        json["at"] = json!(self.at.get_value());
        json.to_string()
    }

    /// Takes over settings from elsewhere, if they are newer than these.
    pub(crate) fn take(self, written: &str) {
        let Ok(other) = serde_json::from_str::<Value>(written) else { return };
        if other["at"].as_f64().unwrap_or(0.0) > self.at.get_value() {
            self.set(&other);
        }
    }

    fn set(self, kept: &Value) {
        let word = |key: &str| kept[key].as_str().unwrap_or_default().to_string();
        if let Some(language) = Language::from_tag(&word("language")) {
            self.language.set(language);
        }
        self.theme.set(by_name(&THEMES, &word("theme")));
        self.motion.set(by_name(&MOTIONS, &word("motion")));
        self.sound.set(kept["sound"].as_bool().unwrap_or(true));
        self.confirm.set(by_name(&CONFIRMS, &word("confirm")));
        self.name.set(word("name"));
        self.mark.set(kept["mark"].as_u64().unwrap_or(0).min(5) as u8);
        self.at.set_value(kept["at"].as_f64().unwrap_or(0.0));
    }

    /// Whether things move; followed.
    pub(crate) fn moves(self) -> bool {
        self.motion.track();
        self.motion_now()
    }

    /// Whether things move at this moment.
    pub(crate) fn motion_now(self) -> bool {
        match self.motion.get_untracked() {
            Motion::System => !browser::matches("(prefers-reduced-motion: reduce)"),
            Motion::Full => true,
            Motion::None => false,
        }
    }

    fn json(self) -> Value {
        json!({
            "theme": name_of(&THEMES, self.theme.get()),
            "language": self.language.get().tag(),
            "motion": name_of(&MOTIONS, self.motion.get()),
            "sound": self.sound.get(),
            "confirm": name_of(&CONFIRMS, self.confirm.get()),
            "name": self.name.get(),
            "mark": self.mark.get(),
        })
    }

    /// Lets the style sheet know.
    fn show(self) {
        let Some(root) = document().document_element() else { return };
        let night = match self.theme.get() {
            Theme::System => browser::matches("(prefers-color-scheme: dark)"),
            theme => theme == Theme::Night,
        };
        let _set = root.set_attribute("data-theme", if night { "night" } else { "day" });
        let _set = root.set_attribute("data-motion", if self.moves() { "full" } else { "none" });
        let _set = root.set_attribute("lang", self.language.get().tag());
    }
}

/// Names that somebody who has not said theirs may take as they are: short, and anybody's in every language here.
const SUGGESTED: [&str; 12] =
    ["Alex", "Robin", "Sasha", "Kim", "Noa", "Luca", "Mika", "Charlie", "Jules", "Toni", "Sam", "Andrea"];

impl Settings {
    /// The name that was said, or one to begin with.
    pub(crate) fn name_or_suggestion(self) -> String {
        let said = self.name.get_untracked();
        let [fate] = browser::chance::<1>();
        if said.trim().is_empty() { SUGGESTED[usize::from(fate) % SUGGESTED.len()].into() } else { said }
    }

    /// Remembers a name, unless it is none.
    pub(crate) fn call_me(self, name: &str) {
        let name = name.trim();
        if !name.is_empty() && self.name.with_untracked(|known| known != name) {
            self.name.set(name.into());
        }
    }
}

/// The language that was chosen before, or the one the browser asks for.
pub(crate) fn first_language() -> Language {
    let kept: Value =
        browser::kept(NAME).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    kept["language"].as_str().and_then(Language::from_tag).unwrap_or_else(spoken)
}

/// The first language of the browser that Skyrail speaks.
fn spoken() -> Language {
    let wanted = window().navigator().languages();
    wanted
        .iter()
        .filter_map(|tag| tag.as_string())
        .find_map(|tag| Language::from_tag(&tag))
        .unwrap_or_default()
}

fn by_name<T: Copy>(names: &[(&str, T)], name: &str) -> T {
    names.iter().find(|(known, _)| *known == name).map_or(names[0].1, |(_, value)| *value)
}

fn name_of<T: Copy + PartialEq>(names: &[(&'static str, T)], value: T) -> &'static str {
    names.iter().find(|(_, known)| *known == value).map_or("", |(name, _)| name)
}
