//! What every title has on its map: places, links between them, and whoever builds there.

use catalog::{AnyBoard, AnyEvent};
use game::Seat;
use network::Backdrop;

/// The network of a board, in board units.
pub(crate) struct Net {
    pub(crate) backdrop: Backdrop,
    pub(crate) spots: Vec<(f64, f64)>,
    /// The ends of every route, by its number on the board.
    pub(crate) links: Vec<(usize, usize)>,
}

/// The network of a board.
pub(crate) fn net(board: AnyBoard) -> Net {
    let places =
        |places: &[network::Place]| places.iter().map(|place| (place.x, place.y)).collect::<Vec<_>>();
    let (backdrop, spots, graph, links) = match board {
        AnyBoard::AirlinesEurope(board) => {
            (board.backdrop, places(&board.cities), &board.graph, board.routes.len())
        }
        AnyBoard::TicketToRideGermany(board) => {
            let mut spots = places(&board.cities);
            spots.extend(board.end_points.iter().map(|end| (end.x, end.y)));
            (board.backdrop, spots, &board.graph, board.routes.len())
        }
        AnyBoard::JetSet(board) => (board.backdrop, places(&board.cities), &board.graph, board.links.len()),
    };
    Net { backdrop, spots, links: (0..links).map(|link| graph.ends(link)).collect() }
}

/// Who built which route, if an event says so: a licence (AE-17), a claim (TG-12), a link (JS-10).
pub(crate) fn built(event: AnyEvent) -> Option<(Seat, usize)> {
    use airlines_europe::Event as Ae;
    use jet_set::Event as Js;
    use ticket_to_ride_germany::Event as Tg;
    match event {
        AnyEvent::AirlinesEurope(Ae::Bought { seat, route, .. }) => Some((seat, route.index())),
        AnyEvent::TicketToRideGermany(Tg::Claimed { seat, route, .. }) => Some((seat, route.index())),
        AnyEvent::JetSet(Js::Bought { seat, link, .. }) => Some((seat, link.index())),
        _ => None,
    }
}

/// Where things are on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    /// At a player's.
    Seat(Seat),
    /// On a route, by its number.
    Way(usize),
    /// Where cards are drawn from.
    Market,
}

/// Something that went from one spot to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Flown {
    pub(crate) seat: Seat,
    pub(crate) from: Spot,
    pub(crate) to: Spot,
}

/// What an event moved over the screen, if anything.
pub(crate) fn flown(event: AnyEvent) -> Option<Flown> {
    use airlines_europe::Event as Ae;
    use jet_set::Event as Js;
    use ticket_to_ride_germany::Event as Tg;
    let (seat, from, to) = match event {
        AnyEvent::JetSet(Js::Placed { seat, link, .. }) => (seat, Spot::Seat(seat), Spot::Way(link.index())),
        AnyEvent::AirlinesEurope(Ae::Took { seat, .. } | Ae::Drew { seat, .. })
        | AnyEvent::TicketToRideGermany(Tg::Took { seat, .. } | Tg::Drew { seat, .. })
        | AnyEvent::JetSet(Js::Claimed { seat, .. }) => (seat, Spot::Market, Spot::Seat(seat)),
        _ => {
            let (seat, way) = built(event)?;
            (seat, Spot::Seat(seat), Spot::Way(way))
        }
    };
    Some(Flown { seat, from, to })
}
