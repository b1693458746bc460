//! `skyrail serve`: a server for people who meet by link.

use crate::args::ServeArgs;
use crate::backup::config;
use crate::browser;
use crate::fail::Failure;
use crate::out::Out;
use game::Note;
use server::{Figures, Page, Rates};

pub(crate) fn run(args: &ServeArgs, page: Page, out: &mut Out) -> Result<(), Failure> {
    let mut config = config(&args.place);
    config.page = page;
    config.listen = args.listen;
    config.public.clone_from(&args.public);
    config.metrics = args.metrics.unwrap_or(Figures::USUAL);
    config.trusted.clone_from(&args.trusted_proxy);
    config.secure = args.secure;
    config.other_rules = args.other_rules;
    if args.no_limits {
        config.rates = Rates::unlimited();
    }
    let open = |server: &server::Server| {
        // Before anything is said: who reads that it is open and ends it at once has a browser all the same.
        let opened = args.browser.is_wanted() && !page.is_empty() && browser::open(server.address);
        let address = format!("http://{}/", server.address);
        out.offer(&Note::new("server-listens").name("address", address));
        // A proxy in front lets others in; without one they would stand before a closed door and not know why.
        if server.address.ip().is_loopback() && args.trusted_proxy.is_empty() {
            out.offer(&Note::new("server-listens-here").name("port", server.address.port().to_string()));
        }
        if opened {
            out.offer(&Note::new("server-opens"));
        }
    };
    server::run(config, open).map_err(|fault| fault.note().into())
}
