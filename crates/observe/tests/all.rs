//! All tests of this folder as one program, since each program is linked on its own.

mod common;
mod graphs;
mod laws;
mod no_allocation;
