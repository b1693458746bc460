//! `skyrail serve`: a server for people who meet by link.

use crate::args::ServeArgs;
use crate::backup::config;
use crate::fail::Failure;
use crate::out::Out;
use game::Note;
use server::Rates;

pub(crate) fn run(args: &ServeArgs, out: &mut Out) -> Result<(), Failure> {
    let mut config = config(&args.place);
    config.listen = args.listen;
    config.public.clone_from(&args.public);
    config.metrics = args.metrics;
    config.trusted.clone_from(&args.trusted_proxy);
    config.secure = args.secure;
    if args.no_limits {
        config.rates = Rates::unlimited();
    }
    let open = |server: &server::Server| {
        let address = format!("http://{}/", server.address);
        out.note(&Note::new("server-listens").name("address", address));
    };
    server::run(config, open).map_err(|fault| fault.note().into())
}
