//! All tests of this folder as one program, since each program is linked on its own.

mod common;
mod games;
mod history;
mod host;
mod live;
mod records;
