//! The boards of each title.

mod airlines_europe;
mod jet_set;
mod ticket_to_ride_germany;
