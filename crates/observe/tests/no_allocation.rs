//! Once buffers have grown, a step with its vector and its legal numbers allocates nothing.

use game::{Luck, Options, Silent};
use observe::{Observe, Observer};

fn nothing_is_allocated<G: Observe>() {
    let options = G::Options::printed(game::Board::built_in(), 3);
    let observer = Observer::<G>::new(&options);
    let (mut actions, mut numbers) = (Vec::with_capacity(4096), Vec::with_capacity(4096));
    let mut vector = vec![0; observer.inputs()];
    let mut scaled = vec![0.0; observer.inputs()];
    let mut luck = Luck::fast(3);
    let mut state = G::new(&options, &mut luck, &mut Silent);
    let mut steps = 0;
    let counted = allocation_counter::measure(|| {
        while let Some(seat) = state.turn().first() {
            numbers.clear();
            observer.legal(&state, seat, &mut actions, &mut numbers);
            observer.observe(&state, seat, &mut vector);
            observer.layout().scale(&vector, &mut scaled);
            let number = game::uniform(&numbers, &mut luck);
            let action = observer.action(&state, seat, number).expect("legal numbers mean something");
            state.apply(seat, action, &mut luck, &mut Silent);
            steps += 1;
        }
    });
    assert_eq!((counted.count_total, steps > 50), (0, true));
}

macro_rules! quiet {
    ($($Title:ident = $title:ident),+ $(,)?) => {
        $(#[test]
        fn $title() {
            nothing_is_allocated::<catalog::$title::State>();
        })+
    };
}

catalog::each!(quiet);
