//! How much of everything is allowed, counted by address or person.

use crate::config::Rates;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};

/// Counters that forget by themselves.
pub(crate) struct Limits {
    pub(crate) rates: Rates,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    logins: DefaultKeyedRateLimiter<IpAddr>,
    lines: DefaultKeyedRateLimiter<i64>,
    sockets: Counts,
    arrivals: Counts,
}

impl Limits {
    pub(crate) fn new(rates: Rates) -> Self {
        Self {
            rates,
            requests: RateLimiter::keyed(
                Quota::per_second(some(rates.requests)).allow_burst(some(rates.requests * 10)),
            ),
            guests: RateLimiter::keyed(Quota::per_minute(some(rates.guests))),
            logins: RateLimiter::keyed(Quota::per_minute(some(rates.logins))),
            lines: RateLimiter::keyed(Quota::per_minute(some(rates.lines))),
            sockets: Counts::default(),
            arrivals: Counts::default(),
        }
    }

    pub(crate) fn may_ask(&self, address: IpAddr) -> bool {
        self.requests.check_key(&address).is_ok()
    }

    pub(crate) fn may_enter(&self, address: IpAddr) -> bool {
        self.guests.check_key(&address).is_ok()
    }

    pub(crate) fn may_log_in(&self, address: IpAddr) -> bool {
        self.logins.check_key(&address).is_ok()
    }

    pub(crate) fn may_speak(&self, person: i64) -> bool {
        self.lines.check_key(&person).is_ok()
    }

    /// How fast one connection may speak.
    pub(crate) fn messages(&self) -> Quota {
        Quota::per_second(some(self.rates.messages)).allow_burst(some(self.rates.messages * 2))
    }

    /// Counts a socket; `false` if its address has too many.
    pub(crate) fn connect(&self, address: IpAddr) -> bool {
        self.sockets.enter(address, self.rates.connections)
    }

    /// Forgets a socket.
    pub(crate) fn disconnect(&self, address: IpAddr) {
        self.sockets.leave(address);
    }

    /// Counts a connection that has not said yet what it wants; `false` if its address has too many.
    pub(crate) fn arrive(&self, address: IpAddr) -> bool {
        self.arrivals.enter(address, self.rates.connections)
    }

    /// Forgets a connection.
    pub(crate) fn depart(&self, address: IpAddr) {
        self.arrivals.leave(address);
    }

    /// Forgets addresses that were not seen for a while.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.guests.retain_recent();
        self.logins.retain_recent();
        self.lines.retain_recent();
    }
}

/// How many of something each address has.
#[derive(Default)]
struct Counts(Mutex<HashMap<IpAddr, u32>>);

impl Counts {
    /// One more; `false` if there are as many as may be.
    fn enter(&self, address: IpAddr, most: u32) -> bool {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_default();
        let may = *count < most;
        *count += u32::from(may);
        may
    }

    /// One fewer.
    fn leave(&self, address: IpAddr) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&address);
            }
        }
    }
}

fn some(count: u32) -> NonZeroU32 {
    NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)
}
