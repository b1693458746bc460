//! Chooses a spot for everything: each thing in a clash moves to where it is best off, and what keeps clashing
//! grows heavier until something gives way. Nothing here is left to chance.

use crate::candidates::Choice;
use crate::clash::{CLASH, alone, between};
use crate::layout::Scene;
use std::cell::Cell;

/// How often the things in a clash may move before the best spots so far are taken.
const ROUNDS: usize = 160;
/// How often everything may move to a nicer spot afterwards.
const POLISH: usize = 2;
/// How many pairs may be compared in all. The built-in board needs 11,000 to 15,000, depending on the language;
/// a hopelessly crowded one ends here instead of taking minutes.
const BUDGET: usize = 800_000;

struct Search<'c> {
    choices: &'c [Choice],
    /// The cost of each shape by itself, taste included.
    alone: Vec<Vec<f64>>,
    /// Which others a thing can ever meet.
    near: Vec<Vec<usize>>,
    taken: Vec<usize>,
    /// How heavy a clash of two things has become.
    weight: Vec<f64>,
    /// How many pairs may still be compared.
    budget: Cell<usize>,
}

/// The index of the shape that each choice takes.
pub(crate) fn choose(scene: &Scene, choices: &[Choice]) -> Vec<usize> {
    let mut search = Search::new(scene, choices);
    let mut best = search.taken.clone();
    let mut least = f64::INFINITY;
    for _ in 0..ROUNDS {
        let moved = search.move_clashing();
        let clash = search.clash();
        if clash < least {
            least = clash;
            best.clone_from(&search.taken);
        }
        if clash == 0.0 || search.budget.get() < BUDGET / 4 {
            break;
        }
        if !moved {
            search.grow_heavier();
        }
    }
    search.taken = best;
    search.weight.fill(1.0);
    for _ in 0..POLISH {
        search.polish();
    }
    search.taken
}

impl<'c> Search<'c> {
    fn new(scene: &Scene, choices: &'c [Choice]) -> Self {
        let costs = |choice: &Choice| -> Vec<f64> {
            choice.shapes.iter().map(|shape| shape.taste + alone(scene, choice, shape)).collect()
        };
        let alone: Vec<Vec<f64>> = choices.iter().map(costs).collect();
        let reach: Vec<_> = choices.iter().map(|choice| choice.reach.grown(5.0)).collect();
        let near = |index: usize| -> Vec<usize> {
            (0..choices.len())
                .filter(|&other| other != index && reach[index].touches(&reach[other]))
                .collect()
        };
        let near = (0..choices.len()).map(near).collect();
        let taken = alone.iter().map(|costs| lowest(costs)).collect();
        let weight = vec![1.0; choices.len() * choices.len()];
        Self { choices, alone, near, taken, weight, budget: Cell::new(BUDGET) }
    }

    /// What the pair costs with `shape` taken by `index`.
    fn pair(&self, index: usize, shape: usize, other: usize) -> f64 {
        self.budget.set(self.budget.get().saturating_sub(1));
        let (a, b) = (&self.choices[index], &self.choices[other]);
        between(&a.shapes[shape], a.own, &b.shapes[self.taken[other]], b.own)
    }

    fn weight_of(&mut self, a: usize, b: usize) -> &mut f64 {
        let count = self.choices.len();
        &mut self.weight[a.min(b) * count + a.max(b)]
    }

    /// The cost of clashes that a thing has where it is.
    fn clash_of(&self, index: usize) -> f64 {
        let shape = self.taken[index];
        self.clash_alone(index, shape)
            + self.near[index].iter().map(|&other| self.pair(index, shape, other)).sum::<f64>()
    }

    /// The cost of clashes that a shape has by itself: over dots, out of the frame.
    fn clash_alone(&self, index: usize, shape: usize) -> f64 {
        let by_itself = self.alone[index][shape] - self.choices[index].shapes[shape].taste;
        // Being a little close to a strange dot is a matter of taste, not a clash.
        if by_itself < CLASH { 0.0 } else { by_itself }
    }

    fn clash(&self) -> f64 {
        (0..self.choices.len()).map(|index| self.clash_of(index)).sum()
    }

    /// The best shape of a thing while all others stay; the current one if no other is better.
    fn best_of(&self, index: usize) -> usize {
        let count = self.choices.len();
        let reach = &self.choices[index].reach.grown(5.0);
        let meets: Vec<(usize, f64)> = (self.near[index].iter())
            .filter(|&&other| self.choices[other].shapes[self.taken[other]].bounds.touches(reach))
            .map(|&other| (other, self.weight[index.min(other) * count + index.max(other)]))
            .collect();
        // A thing has a pair with itself for its clashes alone, or heavy others would push it out of the frame.
        let heavier = self.weight[index * count + index] - 1.0;
        let total = |shape: usize, limit: f64| {
            let mut sum = self.alone[index][shape];
            if heavier > 0.0 {
                sum += heavier * self.clash_alone(index, shape);
            }
            for &(other, weight) in &meets {
                if sum >= limit {
                    break;
                }
                sum += weight * self.pair(index, shape, other);
            }
            sum
        };
        let mut best = self.taken[index];
        let mut least = total(best, f64::INFINITY);
        for shape in 0..self.alone[index].len() {
            let sum = total(shape, least);
            if sum < least {
                (best, least) = (shape, sum);
            }
        }
        best
    }

    /// Lets everything in a clash move once; says whether anything did.
    fn move_clashing(&mut self) -> bool {
        let mut moved = false;
        for index in 0..self.choices.len() {
            if self.budget.get() > BUDGET / 4 && self.clash_of(index) > 0.0 {
                let best = self.best_of(index);
                moved |= best != self.taken[index];
                self.taken[index] = best;
            }
        }
        moved
    }

    /// Makes every clash that is left count for more.
    fn grow_heavier(&mut self) {
        for index in 0..self.choices.len() {
            if self.clash_alone(index, self.taken[index]) > 0.0 {
                *self.weight_of(index, index) += 1.0;
            }
            for other in self.near[index].clone() {
                if other > index && self.pair(index, self.taken[index], other) > 0.0 {
                    *self.weight_of(index, other) += 1.0;
                }
            }
        }
    }

    fn polish(&mut self) {
        for index in 0..self.choices.len() {
            if self.budget.get() > 0 {
                self.taken[index] = self.best_of(index);
            }
        }
    }
}

fn lowest(costs: &[f64]) -> usize {
    let mut best = 0;
    for (index, cost) in costs.iter().enumerate() {
        if *cost < costs[best] {
            best = index;
        }
    }
    best
}
