//! How much of everything is allowed, counted by address or person.

use crate::config::Rates;
use crate::random;
use crate::store::PersonId;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_mins(1);
const HOUR: Duration = Duration::from_hours(1);

/// Counters that forget by themselves.
pub(crate) struct Limits {
    pub(crate) rates: Rates,
    requests: Meters<IpAddr>,
    guests: Meters<IpAddr>,
    uploads: Meters<IpAddr>,
    logins: Meters<IpAddr>,
    lines: Meters<PersonId>,
    looks: Meters<PersonId>,
    passwords: Meters<String>,
    messages: Meters<IpAddr>,
    sockets: Counts,
    arrivals: Counts,
}

/// An address may say as much as so many connections that say all they may.
const SPEAKERS: u32 = 4;

impl Limits {
    pub(crate) fn new(rates: Rates) -> Self {
        Self {
            rates,
            requests: Meters::new(
                Quota::new(rates.requests, SECOND).at_once(rates.requests.saturating_mul(10)),
            ),
            guests: Meters::new(Quota::new(rates.guests, MINUTE)),
            uploads: Meters::new(Quota::new(rates.boards, HOUR)),
            logins: Meters::new(Quota::new(rates.logins, MINUTE)),
            passwords: Meters::new(Quota::new(rates.logins.saturating_mul(10), MINUTE)),
            lines: Meters::new(Quota::new(rates.lines, MINUTE)),
            looks: Meters::new(Quota::new(rates.looks, SECOND).at_once(rates.looks.saturating_mul(3))),
            messages: Meters::new(Quota::new(rates.messages.saturating_mul(SPEAKERS), SECOND)),
            sockets: Counts::default(),
            arrivals: Counts::default(),
        }
    }

    pub(crate) fn may_ask(&self, address: IpAddr) -> bool {
        self.requests.may(network(address))
    }

    pub(crate) fn may_enter(&self, address: IpAddr) -> bool {
        self.guests.may(network(address))
    }

    pub(crate) fn may_upload(&self, address: IpAddr) -> bool {
        self.uploads.may(network(address))
    }

    pub(crate) fn may_log_in(&self, address: IpAddr) -> bool {
        self.logins.may(network(address))
    }

    /// Whether this address may have a password of this account hashed. Ten times as many are allowed for one account
    /// as for one address, so that nobody alone keeps its owner out.
    pub(crate) fn may_hash(&self, address: IpAddr, account: &str) -> bool {
        self.may_log_in(address) && self.passwords.may(random::hash(account))
    }

    pub(crate) fn may_speak(&self, person: PersonId) -> bool {
        self.lines.may(person)
    }

    /// Whether somebody may look back at a game once more.
    pub(crate) fn may_look_back(&self, person: PersonId) -> bool {
        self.looks.may(person)
    }

    /// How fast one connection may speak.
    pub(crate) fn messages(&self) -> Meter {
        let messages = self.rates.messages;
        Meter::new(Quota::new(messages, SECOND).at_once(messages.saturating_mul(2)))
    }

    /// How long a message of an address has to wait: whoever has many connections says no more with them. Counts it.
    pub(crate) fn speak_after(&self, address: IpAddr) -> Duration {
        self.messages.after(network(address))
    }

    /// Counts a socket; `false` if its address has too many.
    pub(crate) fn connect(&self, address: IpAddr) -> bool {
        self.sockets.enter(network(address), self.rates.connections)
    }

    /// Forgets a socket.
    pub(crate) fn disconnect(&self, address: IpAddr) {
        self.sockets.leave(network(address));
    }

    /// Counts a connection that has not said yet what it wants; `false` if its address has too many.
    pub(crate) fn arrive(&self, address: IpAddr) -> bool {
        self.arrivals.enter(network(address), self.rates.connections)
    }

    /// Forgets a connection.
    pub(crate) fn depart(&self, address: IpAddr) {
        self.arrivals.leave(network(address));
    }

    /// Forgets addresses that were not seen for a while.
    pub(crate) fn tidy(&self) {
        self.requests.tidy();
        self.guests.tidy();
        self.uploads.tidy();
        self.logins.tidy();
        self.passwords.tidy();
        self.lines.tidy();
        self.looks.tidy();
        self.messages.tidy();
    }
}

/// What is counted as one: an address of version 4, however it is written, or a network of version 6, of whose
/// addresses one house has 2⁶⁴.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address @ IpAddr::V4(_) => address,
    }
}

/// How often something may be done: so many times at once, and once more after each pause.
#[derive(Clone, Copy)]
struct Quota {
    pause: Duration,
    at_once: Duration,
}

impl Quota {
    /// So many times within this time; none is one.
    fn new(times: u32, within: Duration) -> Self {
        Self { pause: within / times.max(1), at_once: Duration::ZERO }.at_once(times)
    }

    fn at_once(self, times: u32) -> Self {
        Self { at_once: self.pause.saturating_mul(times.max(1)), ..self }
    }

    /// How long to wait until it may be done, which counts.
    fn after(self, now: Instant, until: &mut Instant) -> Duration {
        *until = now.max(*until) + self.pause;
        (*until - now).saturating_sub(self.at_once)
    }

    /// Whether it may be done now; if so, it is longer until all of it is made up for.
    fn may(self, now: Instant, until: &mut Instant) -> bool {
        let next = now.max(*until) + self.pause;
        let may = next - now <= self.at_once;
        if may {
            *until = next;
        }
        may
    }
}

/// How often one did something.
pub(crate) struct Meter {
    quota: Quota,
    until: Instant,
}

impl Meter {
    fn new(quota: Quota) -> Self {
        Self { quota, until: Instant::now() }
    }

    /// Whether it may be done now, which counts.
    pub(crate) fn may(&mut self) -> bool {
        self.quota.may(Instant::now(), &mut self.until)
    }
}

/// How often each of many did something.
struct Meters<K> {
    quota: Quota,
    until: Mutex<HashMap<K, Instant>>,
}

impl<K: Eq + Hash> Meters<K> {
    fn new(quota: Quota) -> Self {
        Self { quota, until: Mutex::default() }
    }

    fn may(&self, who: K) -> bool {
        let now = Instant::now();
        let mut until = self.until.lock().unwrap_or_else(PoisonError::into_inner);
        self.quota.may(now, until.entry(who).or_insert(now))
    }

    fn after(&self, who: K) -> Duration {
        let now = Instant::now();
        let mut until = self.until.lock().unwrap_or_else(PoisonError::into_inner);
        self.quota.after(now, until.entry(who).or_insert(now))
    }

    /// Forgets who has made up for everything.
    fn tidy(&self) {
        let now = Instant::now();
        let mut until = self.until.lock().unwrap_or_else(PoisonError::into_inner);
        until.retain(|_, until| *until > now);
        until.shrink_to_fit();
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

#[cfg(test)]
mod tests {
    use super::{MINUTE, Meters, Quota, SECOND, network};
    use std::time::{Duration, Instant};

    /// How many of so many at this moment are allowed.
    fn allowed(quota: Quota, until: &mut Instant, now: Instant, times: usize) -> usize {
        (0..times).filter(|_| quota.may(now, until)).count()
    }

    #[test]
    fn what_is_too_much_waits_its_turn() {
        let start = Instant::now();
        let (quota, mut until) = (Quota::new(4, SECOND), start);
        let mut after = || quota.after(start, &mut until).as_millis();
        assert_eq!([after(), after(), after(), after()], [0; 4]);
        assert_eq!([after(), after()], [250, 500], "each waits for the one before");
    }

    #[test]
    fn so_many_at_once_and_one_more_after_each_pause() {
        let start = Instant::now();
        let after = |millis| start + Duration::from_millis(millis);
        let (quota, mut until) = (Quota::new(4, SECOND).at_once(8), start);
        assert_eq!(allowed(quota, &mut until, start, 20), 8);
        assert_eq!(allowed(quota, &mut until, after(249), 20), 0);
        assert_eq!(allowed(quota, &mut until, after(250), 20), 1);
        assert_eq!(allowed(quota, &mut until, after(1000), 20), 3);
        assert_eq!(allowed(quota, &mut until, after(60_000), 20), 8, "no more is saved up");
        let (quota, mut until) = (Quota::new(3, MINUTE), start);
        assert_eq!(allowed(quota, &mut until, start, 5), 3);
        assert_eq!(allowed(quota, &mut until, after(20_000), 5), 1);
        for (quota, most) in [(Quota::new(0, MINUTE), 1), (Quota::new(u32::MAX, SECOND).at_once(u32::MAX), 5)]
        {
            assert_eq!(allowed(quota, &mut start.clone(), start, 5), most);
        }
    }

    #[test]
    fn a_house_is_one_address_however_it_is_written() {
        let one = |a: &str, b: &str| network(a.parse().unwrap()) == network(b.parse().unwrap());
        assert!(one("192.0.2.1", "::ffff:192.0.2.1"));
        assert!(!one("192.0.2.1", "192.0.2.2"));
        assert!(!one("::ffff:192.0.2.1", "::ffff:192.0.2.2"));
        assert!(one("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"));
        assert!(!one("2001:db8:1:2::1", "2001:db8:1:3::1"));
    }

    #[test]
    fn each_is_counted_alone_and_forgotten() {
        let meters = Meters::new(Quota::new(2, Duration::from_millis(2)));
        assert!(meters.may(1) && meters.may(1) && meters.may(2));
        std::thread::sleep(Duration::from_millis(5));
        meters.tidy();
        assert!(meters.until.lock().unwrap().is_empty());
        assert!(meters.may(1));
    }
}
