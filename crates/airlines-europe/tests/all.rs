//! All tests of this folder as one program, since each program is linked on its own.

mod board_files;
mod faults;
mod laws;
mod no_allocation;
mod odd;
mod perft;
mod sights;
