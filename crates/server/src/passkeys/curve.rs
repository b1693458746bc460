//! Points of the two curves that passkeys use. Everything here is public, so none of it hides how long it takes;
//! signatures are checked by `ring`, which checks the point once more.

/// A whole number below 2³⁸⁴, its least part first.
type Number = [u64; PARTS];
const PARTS: usize = 6;

/// The points (x, y) with y² = x³ − 3x + b, counted modulo a prime.
pub(super) struct Curve {
    /// What COSE calls it.
    pub(super) number: i64,
    /// How many bytes a coordinate has.
    pub(super) length: usize,
    prime: Number,
    b: Number,
}

pub(super) static P256: Curve = Curve {
    number: 1,
    length: 32,
    prime: [0xffff_ffff_ffff_ffff, 0x0000_0000_ffff_ffff, 0, 0xffff_ffff_0000_0001, 0, 0],
    b: [0x3bce_3c3e_27d2_604b, 0x651d_06b0_cc53_b0f6, 0xb3eb_bd55_7698_86bc, 0x5ac6_35d8_aa3a_93e7, 0, 0],
};

pub(super) static P384: Curve = Curve {
    number: 2,
    length: 48,
    prime: [
        0x0000_0000_ffff_ffff,
        0xffff_ffff_0000_0000,
        0xffff_ffff_ffff_fffe,
        0xffff_ffff_ffff_ffff,
        0xffff_ffff_ffff_ffff,
        0xffff_ffff_ffff_ffff,
    ],
    b: [
        0x2a85_c8ed_d3ec_2aef,
        0xc656_398d_8a2e_d19d,
        0x0314_088f_5013_875a,
        0x181d_9c6e_fe81_4112,
        0x988e_056b_e3f8_2d19,
        0xb331_2fa7_e23e_e7e4,
    ],
};

impl Curve {
    /// Whether the curve goes through this point.
    pub(super) fn has(&self, x: &[u8], y: &[u8]) -> bool {
        let on = |x, y| Some(self.times(y, y) == self.square_of_y(x));
        self.coordinate(x).zip(self.coordinate(y)).and_then(|(x, y)| on(x, y)) == Some(true)
    }

    /// The y that belongs to this x: of the two, the odd or the even one.
    pub(super) fn y(&self, x: &[u8], odd: bool) -> Option<Vec<u8>> {
        let square = self.square_of_y(self.coordinate(x)?);
        // Both primes leave 3 when divided by 4, so a root is the power (p + 1) / 4, which is p / 4 + 1 without rest.
        let mut root = square;
        for bit in (2..self.length * 8 - 1).rev() {
            root = self.times(root, root);
            if bit_of(self.prime, bit) {
                root = self.times(root, square);
            }
        }
        let root = self.times(root, square);
        let y = if (root[0] & 1 == 1) == odd { root } else { less(self.prime, root).0 };
        let bytes: Vec<u8> = y.iter().rev().flat_map(|part| part.to_be_bytes()).collect();
        (self.times(y, y) == square).then(|| bytes[PARTS * 8 - self.length..].to_vec())
    }

    fn coordinate(&self, bytes: &[u8]) -> Option<Number> {
        if bytes.len() != self.length {
            return None;
        }
        let mut number = [0; PARTS];
        for (part, bytes) in number.iter_mut().zip(bytes.rchunks(8)) {
            *part = bytes.iter().fold(0, |part, byte| part << 8 | u64::from(*byte));
        }
        less(number, self.prime).1.then_some(number)
    }

    fn square_of_y(&self, x: Number) -> Number {
        let minus_three = less(self.prime, [3, 0, 0, 0, 0, 0]).0;
        self.plus(self.times(x, self.plus(self.times(x, x), minus_three)), self.b)
    }

    fn plus(&self, a: Number, b: Number) -> Number {
        let (mut sum, mut carry) = ([0; PARTS], false);
        for at in 0..PARTS {
            let (part, over) = a[at].overflowing_add(b[at]);
            let (part, again) = part.overflowing_add(carry.into());
            (sum[at], carry) = (part, over | again);
        }
        match less(sum, self.prime) {
            (_, true) if !carry => sum,
            (rest, _) => rest,
        }
    }

    fn times(&self, a: Number, b: Number) -> Number {
        (0..self.length * 8).rev().fold([0; PARTS], |product, bit| {
            let product = self.plus(product, product);
            if bit_of(b, bit) { self.plus(product, a) } else { product }
        })
    }
}

/// What is left, and whether it was less than what was taken away.
fn less(a: Number, b: Number) -> (Number, bool) {
    let (mut rest, mut borrow) = ([0; PARTS], false);
    for at in 0..PARTS {
        let (part, under) = a[at].overflowing_sub(b[at]);
        let (part, again) = part.overflowing_sub(borrow.into());
        (rest[at], borrow) = (part, under | again);
    }
    (rest, borrow)
}

fn bit_of(number: Number, bit: usize) -> bool {
    number[bit / 64] >> (bit % 64) & 1 == 1
}

#[cfg(test)]
mod tests {
    use super::super::authenticator::Secret;
    use super::{Curve, P256, P384};
    use ring::signature::KeyPair;

    fn check(curve: &Curve, point: &[u8]) {
        let (x, y) = point[1..].split_at(curve.length);
        let odd = y[curve.length - 1] & 1 == 1;
        assert!(curve.has(x, y));
        assert_eq!(curve.y(x, odd).as_deref(), Some(y));
        let other = curve.y(x, !odd).unwrap();
        assert!(other != y && curve.has(x, &other));
        let mut wrong = y.to_vec();
        wrong[0] ^= 1;
        assert!(
            !curve.has(x, &wrong) && !curve.has(&wrong, x) && !curve.has(&x[1..], y) && !curve.has(x, &[])
        );
    }

    #[test]
    fn the_points_of_real_keys_are_on_their_curve() {
        for _ in 0..4 {
            let (Secret::Es256(small), Secret::Es384(large)) = (&*Secret::es256(), &*Secret::es384()) else {
                panic!("other keys were asked for");
            };
            check(&P256, small.public_key().as_ref());
            check(&P384, large.public_key().as_ref());
        }
    }

    #[test]
    fn not_every_x_is_of_a_point() {
        let found = |curve: &Curve| {
            (0..16)
                .filter(|x| {
                    let mut bytes = vec![0; curve.length];
                    bytes[curve.length - 1] = *x;
                    curve.y(&bytes, true).is_some()
                })
                .count()
        };
        assert!((4..13).contains(&found(&P256)) && (4..13).contains(&found(&P384)));
        assert_eq!(P256.y(&[0xff; 32], true), None, "it is not below the prime");
        assert_eq!(P384.y(&[0; 32], true), None, "it is too short");
    }
}
