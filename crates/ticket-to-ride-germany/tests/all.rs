//! All tests of this folder as one program, since each program is linked on its own.

mod boards;
mod laws;
mod no_allocation;
mod perft;
mod sights;
