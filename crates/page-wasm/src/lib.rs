//! Nothing at run time: `build.rs` compiles the page, and tells the build script of `page` where the result is.
//!
//! It is a crate of its own, with no dependencies, so that the page begins to compile beside everything else and not
//! only once the tools are there that bind and compress it.
