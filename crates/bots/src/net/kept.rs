//! The net of a title as it is kept in the program: read when it is first asked for.

use super::Net;
use crate::{Mind, learn};
use std::sync::OnceLock;

/// The bytes of a net, and the net once it was read.
pub(crate) struct Kept {
    bytes: &'static [u8],
    net: OnceLock<Option<Net>>,
}

impl Kept {
    pub(crate) const fn new(bytes: &'static [u8]) -> Self {
        Self { bytes, net: OnceLock::new() }
    }

    /// The net, if it is one for what the title shows on the board of these options. A test holds every title's to it.
    pub(crate) fn get<G: Mind>(&'static self, options: &G::Options) -> Option<&'static Net> {
        let read = || Net::read(self.bytes, G::LAYOUT, learn::inputs::<G>(options)).ok();
        self.net.get_or_init(read).as_ref()
    }
}
