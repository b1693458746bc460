//! All tests of this folder as one program, since each program is linked on its own.

mod arena;
mod bad_input;
mod browser;
mod common;
mod documented;
mod hosts;
mod json;
mod learning;
mod other;
mod play;
mod version;
