//! Sounds, made of a few own tones: a move, a turn, a refusal, the end. Nothing sounds before the first click.

use crate::browser;
use std::cell::RefCell;
use web_sys::{AudioContext, OscillatorType};

/// What is to be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    /// Somebody moved.
    Move,
    /// It is my turn.
    Turn,
    /// Something was not possible.
    No,
    /// The game is over.
    End,
}

/// Notes: hertz, when they begin and how long they sound, in seconds, and how loud they are.
type Notes = &'static [(f32, f64, f64, f32)];

impl Tone {
    fn notes(self) -> Notes {
        match self {
            Self::Move => &[(392.0, 0.0, 0.07, 0.05)],
            Self::Turn => &[(523.25, 0.0, 0.14, 0.08), (783.99, 0.12, 0.22, 0.08)],
            Self::No => &[(185.0, 0.0, 0.16, 0.07)],
            Self::End => &[
                (523.25, 0.0, 0.3, 0.07),
                (659.25, 0.14, 0.3, 0.07),
                (783.99, 0.28, 0.3, 0.07),
                (1046.5, 0.42, 0.6, 0.08),
            ],
        }
    }
}

thread_local! {
    static STUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Lets a tone sound, where the browser has sounds and allows them.
pub(crate) fn play(tone: Tone) {
    if !browser::was_touched() || browser::is_hidden() {
        return;
    }
    STUDIO.with_borrow_mut(|studio| {
        if studio.is_none() {
            *studio = AudioContext::new().ok();
        }
        if let Some(studio) = studio {
            for &(hertz, start, length, loud) in tone.notes() {
                let _heard = note(studio, hertz, start, length, loud);
            }
        }
    });
}

/// One note that fades.
fn note(studio: &AudioContext, hertz: f32, start: f64, length: f64, loud: f32) -> Option<()> {
    let at = studio.current_time() + start;
    let (string, volume) = (studio.create_oscillator().ok()?, studio.create_gain().ok()?);
    string.set_type(OscillatorType::Triangle);
    string.frequency().set_value(hertz);
    volume.gain().set_value_at_time(loud, at).ok()?;
    volume.gain().exponential_ramp_to_value_at_time(0.0001, at + length).ok()?;
    string.connect_with_audio_node(&volume).ok()?.connect_with_audio_node(&studio.destination()).ok()?;
    string.start_with_when(at).ok()?;
    string.stop_with_when(at + length).ok()
}
