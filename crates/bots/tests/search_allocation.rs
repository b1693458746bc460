//! The played path of the search: once its buffers have grown, playouts allocate nothing.

use bots::{Breadth, Kind, Mind, MindVisit, Search, SearchOptions, Style, visit_options};
use catalog::Title;
use game::{Eye, Luck, Silent};

/// Counts for the search of this level.
struct Count(Kind);

impl MindVisit for Count {
    type Out = (u64, u32);

    fn visit<G: Mind>(self, options: &G::Options) -> (u64, u32) {
        let mut luck = Luck::fast(4);
        let game = G::new(options, &mut luck, &mut Silent);
        let seat = game.turn().first().expect("a game begins with a decision");
        let view = game.view(Eye::Seat(seat));
        let mut search: Search<G> =
            Search::new(SearchOptions::of::<G>(self.0), G::weights(Breadth::Full, Style::Even));
        let run = |search: &mut Search<G>| while search.step() {};
        // The first run grows the buffers.
        search.start(&view, Some(60), 1);
        run(&mut search);
        search.start(&view, Some(60), 1);
        let counted = allocation_counter::measure(|| run(&mut search));
        (if G::THRIFTY { counted.count_total } else { 0 }, search.playouts())
    }
}

#[test]
fn playouts_allocate_nothing() {
    for &title in Title::ALL {
        for kind in [Kind::Master, Kind::MasterOne] {
            let (allocations, playouts) = visit_options(&title.options(2), Count(kind));
            assert!(playouts > 30, "{} {kind:?}", title.name());
            assert_eq!(allocations, 0, "{} {kind:?}", title.name());
        }
    }
}
