//! One file for each page.

mod board;
mod languages;
mod lobby;
mod lost;
mod new;
mod play;
mod replays;
mod rules;
mod start;
mod table;
mod taste;
mod top;

pub(crate) use languages::Languages;
pub(crate) use lobby::Lobby;
pub(crate) use lost::Lost;
pub(crate) use new::New;
pub(crate) use play::Play;
pub(crate) use replays::Replays;
pub(crate) use rules::Rules;
pub(crate) use start::Start;
pub(crate) use table::OnlineTable;
pub(crate) use taste::Taste;
