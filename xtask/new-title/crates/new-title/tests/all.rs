//! All tests of this folder as one program, since each program is linked on its own.

mod laws;
mod no_allocation;
