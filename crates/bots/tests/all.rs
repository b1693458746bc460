//! All tests of this folder as one program, since each program is linked on its own.

mod arena;
mod laws;
mod nets;
mod no_allocation;
mod search_allocation;
mod search_budget;
mod search_sight;
