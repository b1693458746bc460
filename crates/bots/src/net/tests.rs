//! Inputs in their places, the same words for ever, files that are read back.

use super::*;

/// A net of arbitrary weights.
fn net(inputs: usize) -> Net {
    let mut seed = 7u32;
    let mut next = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 24) as u8 as i8
    };
    let mut neuron = |scale: i32| Neuron { bias: i32::from(next()) * 64, factor: scale };
    let (wide, narrow, says) = (
        std::array::from_fn(|_| neuron(1 << 19)),
        std::array::from_fn(|_| neuron(1 << 17)),
        std::array::from_fn(|_| neuron(1 << 19)),
    );
    Net {
        layout: 3,
        players: 1 << 2,
        rows: (0..inputs * WIDE).map(|_| i16::from(next())).collect(),
        wide,
        second: std::array::from_fn(|_| std::array::from_fn(|_| i16::from(next()))),
        narrow,
        third: std::array::from_fn(|_| std::array::from_fn(|_| i16::from(next()))),
        says,
    }
}

fn shown() -> Inputs {
    let mut inputs = Inputs::default();
    inputs.flag(true);
    inputs.one(Some(2), 4);
    inputs.set(0b1011, 5);
    inputs.number(-3, 4);
    inputs.part(0.7, 2.0);
    inputs.step(99, -2, 3);
    inputs
}

#[test]
fn inputs_lie_in_their_places() {
    let inputs = shown();
    assert_eq!(inputs.at(), 15);
    assert_eq!(inputs.on(), [0, 3, 5, 6, 8, 14]);
    assert_eq!(inputs.numbers(), [(10, -48), (11, 22)]);
}

#[test]
fn a_net_says_the_same_for_ever() {
    // The same bits on every machine: whole numbers, then sums and products of a fixed order.
    let verdict = net(15).judge(&shown());
    assert_eq!((verdict.win.to_bits(), verdict.margin.to_bits()), SAID, "{verdict:?}");
}

/// What the net of these tests said when it was first asked.
const SAID: (u32, u32) = (1_049_686_219, 1_045_677_828);

#[test]
fn a_net_is_read_back_and_what_is_no_net_is_refused() {
    let net = net(15);
    let bytes = net.write();
    assert_eq!(Net::read(&bytes, 3, 15).as_ref(), Ok(&net));
    assert!(net.knows(2) && !net.knows(3));
    assert_eq!(Net::read(&bytes, 4, 15), Err(NetFault::Layout));
    assert_eq!(Net::read(&bytes, 3, 16), Err(NetFault::Layout));
    assert_eq!(Net::read(&bytes[1..], 3, 15), Err(NetFault::Form));
    assert_eq!(Net::read(&[], 3, 15), Err(NetFault::Form));
    let mut bent = bytes;
    bent[200] ^= 1;
    assert_eq!(Net::read(&bent, 3, 15), Err(NetFault::Hash));
}

#[test]
fn chances_are_those_of_the_logistic_function() {
    for step in -300..=300 {
        let x = step as f32 / 20.0;
        assert!((chance(x) - 1.0 / (1.0 + (-x).exp())).abs() < 2e-6, "{x}");
    }
}
