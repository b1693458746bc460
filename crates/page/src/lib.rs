//! The files of the page, made by `build.rs`: a list, and nothing that serves it.
//!
//! Only the program `skyrail` holds it, and only in its last and smallest part, so that nothing else waits for the
//! page when it is built.

/// Address without its first slash, the file as it is, in brotli, in gzip; a form that is not there is empty.
pub type File = (&'static str, &'static [u8], &'static [u8], &'static [u8]);

/// Every file of the page; none in a debug build, or without the feature `bundle`.
pub static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
