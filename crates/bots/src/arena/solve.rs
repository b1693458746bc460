//! Systems of linear equations, small ones.

/// Solves `matrix · x = right` for a symmetric positive definite matrix, by elimination in place.
pub(super) fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for row in 0..size {
        let (above, below) = matrix.split_at_mut(row + 1);
        let pivot = &above[row];
        for (offset, lower) in below.iter_mut().enumerate() {
            let factor = lower[row] / pivot[row];
            for (cell, above) in lower[row..].iter_mut().zip(&pivot[row..]) {
                *cell -= factor * above;
            }
            right[row + 1 + offset] -= factor * right[row];
        }
    }
    for row in (0..size).rev() {
        let known: f64 = matrix[row][row + 1..].iter().zip(&right[row + 1..]).map(|(a, x)| a * x).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_system_is_solved() {
        let found = solve(
            vec![vec![4.0, 2.0, 1.0], vec![2.0, 5.0, 3.0], vec![1.0, 3.0, 6.0]],
            vec![11.0, 21.0, 25.0],
        );
        for (found, known) in found.iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - known).abs() < 1e-12, "{found}");
        }
    }
}
