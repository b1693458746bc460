//! What must hold of numbers and vectors. `SKYRAIL_POSITIONS=1000000 cargo test --release -p skyrail-observe` is the
//! long run.

use crate::common::{how_many, positions, tables};
use game::{Eye, Options, Seat, View};
use observe::{Observe, Observer};
use std::collections::HashMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

/// Every legal action has a number of its own that leads back to it.
fn numbers_lead_back<G: Observe>() {
    let tables = tables::<G>();
    let most = how_many(12_000) / tables.len() as u64;
    for (seed, options) in tables.iter().enumerate() {
        let observer = Observer::<G>::new(options);
        let (mut actions, mut numbers, mut seen) = (Vec::new(), Vec::new(), vec![0u64; observer.count()]);
        let mut position = 0;
        positions::<G>(options, seed as u64, most, |state, _, _| {
            for seat in Seat::all(options.seats()) {
                numbers.clear();
                observer.legal(state, seat, &mut actions, &mut numbers);
                position += 1;
                for (&action, &number) in actions.iter().zip(&numbers) {
                    assert_eq!(observer.action(state, seat, number), Some(action), "{number}");
                    let last = std::mem::replace(&mut seen[number as usize], position);
                    assert_ne!(last, position, "two actions have the number {number}");
                }
            }
            // And no number means what is legal without being listed.
            let seat = Seat::new(position as usize % options.seats());
            for number in (position as u16 % 7..observer.count() as u16).step_by(7) {
                if let Some(action) = observer.action(state, seat, number) {
                    let legal = state.check(seat, action).is_ok();
                    numbers.clear();
                    observer.legal(state, seat, &mut actions, &mut numbers);
                    assert_eq!(legal, numbers.contains(&number), "{number} is {action:?}");
                }
            }
        });
        assert_eq!(observer.count(), G::count(&G::numbers(options.board())));
    }
}

fn hash(what: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}

/// A view in full, as bytes; what is legal follows from the rest.
fn written<G: Observe>(view: &G::View) -> Vec<u8> {
    let mut view = view.clone();
    view.be_still();
    serde_json::to_vec(&view).expect("a view is written")
}

/// Vectors are those of views: equal for equal ones, different for different ones, and the same whatever is hidden.
fn vectors_are_of_views<G: Observe>() {
    let tables = tables::<G>();
    let most = how_many(3_000) / tables.len() as u64;
    for seats in 2..=*G::Options::PLAYERS.end() {
        // Vectors of one length are compared with each other, whatever was agreed.
        let mut view_of: HashMap<(u64, usize), u64> = HashMap::new();
        let mut vector_of: HashMap<u64, (u64, usize)> = HashMap::new();
        for (seed, options) in tables.iter().enumerate().filter(|(_, options)| options.seats() == seats) {
            let observer = Observer::<G>::new(options);
            let mut vector = vec![0; observer.inputs()];
            let mut again = vec![0; observer.inputs()];
            positions::<G>(options, seed as u64, most, |state, _, luck| {
                for seat in Seat::all(seats) {
                    let view = state.view(Eye::Seat(seat));
                    again.fill(9);
                    observer.observe(state, seat, &mut vector);
                    observer.observe(&G::sample(&view, luck), seat, &mut again);
                    assert_eq!(vector, again, "what is hidden from {seat} shows in its vector");
                    assert!(observer.observe_view(&view, &mut again).is_some() && vector == again);
                    let board = game::Board::file(options.board()).hash;
                    let keys = (hash(&(board, written::<G>(&view))), (hash(&(board, &vector)), vector.len()));
                    let known = view_of.entry(keys.1).or_insert(keys.0);
                    assert_eq!(*known, keys.0, "two views of {seat} have one vector: {view:?}");
                    let known = vector_of.entry(keys.0).or_insert(keys.1);
                    assert_eq!(*known, keys.1, "one view has two vectors: {view:?}");
                }
            });
        }
    }
}

/// Numbers of about one are as good as bytes, and every field is where it is said to be.
fn layouts_are_sound<G: Observe>() {
    for options in tables::<G>() {
        let observer = Observer::<G>::new(&options);
        let layout = observer.layout();
        let mut end = 0;
        for field in &layout.fields {
            assert_eq!(field.start, end, "{}", field.name);
            assert!(!field.about.is_empty() && !field.about.contains("  "), "{}", field.name);
            assert!(layout.field(field.name) == Some(field), "{} is there once", field.name);
            end += field.len();
        }
        assert_eq!(end, observer.inputs());
        let (mut bytes, mut scaled) = (vec![0; end], vec![0.0; end]);
        positions::<G>(&options, 1, 200, |state, seat, _| {
            observer.observe(state, seat.unwrap_or(Seat::new(0)), &mut bytes);
            layout.scale(&bytes, &mut scaled);
            assert!(scaled.iter().all(|entry| entry.is_finite() && entry.abs() < 64.0));
        });
    }
}

macro_rules! laws {
    ($($Title:ident = $title:ident),+ $(,)?) => {
        $(mod $title {
            type State = catalog::$title::State;

            #[test]
            fn numbers_lead_back() {
                super::numbers_lead_back::<State>();
            }

            #[test]
            fn vectors_are_of_views() {
                super::vectors_are_of_views::<State>();
            }

            #[test]
            fn layouts_are_sound() {
                super::layouts_are_sound::<State>();
            }
        })+
    };
}

catalog::each!(laws);
