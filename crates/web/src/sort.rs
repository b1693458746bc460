//! Short lists in order. The sort of the standard library is made for millions of things, and weighs several kilobytes
//! for every kind of thing it meets; a hand, a row or a list of tables has a few dozen.

/// Puts the list into the order of the keys; what has the same key stays as it stood.
pub(crate) fn by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for next in 1..list.len() {
        let mut place = next;
        while place > 0 && key(&list[place]) < key(&list[place - 1]) {
            list.swap(place, place - 1);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::by_key;

    #[test]
    fn what_is_equal_stays_as_it_stood() {
        let mut list = vec![(2, 'a'), (1, 'b'), (2, 'c'), (0, 'd'), (1, 'e')];
        by_key(&mut list, |&(number, _)| number);
        assert_eq!(list, [(0, 'd'), (1, 'b'), (1, 'e'), (2, 'a'), (2, 'c')]);
        by_key(&mut list[..0], |&(number, _)| number);
    }
}
