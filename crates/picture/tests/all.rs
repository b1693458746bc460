//! All tests of this folder as one program, since each program is linked on its own.

mod common;
#[path = "common/faults.rs"]
mod faults;
#[path = "common/hostile.rs"]
mod hostile;
mod plain;
mod titles;
