//! What a step of a learner costs: the rules alone, and with legal numbers, a mask and a vector of bytes, over many
//! games in turn so that none stays in the nearest cache.

use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Luck, Options, Silent};
use observe::{Observe, Observer};

fn main() {
    divan::main();
}

const GAMES: usize = 1024;

struct Slot<G> {
    state: G,
    luck: Luck,
    next: Option<u16>,
}

fn round<G: Observe>(bencher: Bencher<'_, '_>, seen: bool) {
    let options = G::Options::printed(game::Board::built_in(), 2);
    let observer = Observer::<G>::new(&options);
    let (mut actions, mut numbers) = (Vec::with_capacity(4096), Vec::with_capacity(4096));
    let mut vectors = vec![0; GAMES * observer.inputs()];
    let mut masks = vec![0u8; GAMES * observer.count()];
    let start = |seed| {
        let mut luck = Luck::fast(seed);
        let state = G::new(&options, &mut luck, &mut Silent);
        Slot { state, luck, next: None }
    };
    let mut slots: Vec<Slot<G>> = (0..GAMES as u64).map(start).collect();
    let mut seed = GAMES as u64;
    bencher.counter(ItemsCount::new(GAMES)).bench_local(move || {
        for (index, slot) in slots.iter_mut().enumerate() {
            let Some(mut seat) = slot.state.turn().first() else {
                seed += 1;
                *slot = start(seed);
                continue;
            };
            if let Some(action) = slot.next.and_then(|next| observer.action(&slot.state, seat, next)) {
                slot.state.apply(seat, action, &mut slot.luck, &mut Silent);
                let Some(next) = slot.state.turn().first() else { continue };
                seat = next;
            }
            numbers.clear();
            observer.legal(&slot.state, seat, &mut actions, &mut numbers);
            slot.next = Some(game::uniform(&numbers, &mut slot.luck));
            if seen {
                let mask = &mut masks[index * observer.count()..][..observer.count()];
                mask.fill(0);
                for &number in &numbers {
                    mask[number as usize] = 1;
                }
                let vector = &mut vectors[index * observer.inputs()..][..observer.inputs()];
                observer.observe(&slot.state, seat, vector);
            }
        }
    });
}

#[divan::bench(types = [catalog::airlines_europe::State, catalog::ticket_to_ride_germany::State, catalog::jet_set::State])]
fn rules<G: Observe>(bencher: Bencher<'_, '_>) {
    round::<G>(bencher, false);
}

#[divan::bench(types = [catalog::airlines_europe::State, catalog::ticket_to_ride_germany::State, catalog::jet_set::State])]
fn whole<G: Observe>(bencher: Bencher<'_, '_>) {
    round::<G>(bencher, true);
}
