//! ae
