//! Where boxes go: a tidy tree with boxes of any size. Children stand in their order, subtrees are packed along their contours, nothing overlaps.
//!
//! The method is that of Reingold and Tilford with contours over real extents instead of levels (after van der Ploeg 2014), in linear time.
//! A box with several parents hangs below the lowest of them and is packed with the first.

/// Which way the tree grows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    Down,
    Right,
}

/// Width and height of a box, with all the room it needs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Size {
    pub width: f64,
    pub height: f64,
}

/// Upper left corner of a box.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Corner {
    pub x: f64,
    pub y: f64,
}

/// Places of all boxes, and the size of the picture.
#[derive(Clone, Debug)]
pub struct Layout {
    pub direction: Direction,
    pub corners: Vec<Corner>,
    pub size: Size,
}

/// A picture wider than this grows to the right, where many leaves cost little room.
const MAX_WIDTH: f64 = 1800.0;

/// Room for an edge, along the growth.
const EDGE: f64 = 36.0;

/// Room between neighbours, across the growth.
const GAP: f64 = 16.0;

/// The layout that is easier to read. Parents come before children; box 0 is the root.
pub fn layout(sizes: &[Size], parents: &[Vec<usize>]) -> Layout {
    let down = grown(Direction::Down, sizes, parents);
    if down.size.width <= MAX_WIDTH { down } else { grown(Direction::Right, sizes, parents) }
}

/// The layout that grows in a direction.
pub fn grown(direction: Direction, sizes: &[Size], parents: &[Vec<usize>]) -> Layout {
    let along = |size: &Size| if direction == Direction::Down { size.height } else { size.width };
    let across = |size: &Size| if direction == Direction::Down { size.width } else { size.height };
    let mut starts = vec![0.0; sizes.len()];
    for (index, above) in parents.iter().enumerate() {
        starts[index] = above.iter().map(|parent| starts[*parent] + along(&sizes[*parent]) + EDGE).fold(0.0, f64::max);
    }
    let ends: Vec<f64> = sizes.iter().zip(&starts).map(|(size, start)| start + along(size)).collect();
    let breadths: Vec<f64> = sizes.iter().map(across).collect();
    let centers = centers(&ends, &breadths, parents);
    let corners: Vec<Corner> = (0..sizes.len())
        .map(|index| {
            let side = centers[index] - breadths[index] / 2.0;
            if direction == Direction::Down { Corner { x: side, y: starts[index] } } else { Corner { x: starts[index], y: side } }
        })
        .collect();
    let width = corners.iter().zip(sizes).map(|(corner, size)| corner.x + size.width).fold(0.0, f64::max);
    let height = corners.iter().zip(sizes).map(|(corner, size)| corner.y + size.height).fold(0.0, f64::max);
    Layout { direction, corners, size: Size { width, height } }
}

/// Centres across the growth, the smallest extent at zero.
fn centers(ends: &[f64], breadths: &[f64], parents: &[Vec<usize>]) -> Vec<f64> {
    let mut children = vec![Vec::new(); parents.len()];
    for (index, above) in parents.iter().enumerate() {
        if let Some(parent) = above.first() {
            children[*parent].push(index);
        }
    }
    let mut offsets = vec![0.0; parents.len()];
    let mut outlines: Vec<Option<Outline>> = (0..parents.len()).map(|_| None).collect();
    for index in (0..parents.len()).rev() {
        let mut outline = packed(&children[index], &mut outlines, &mut offsets);
        outline.put_on_top(ends[index], breadths[index] / 2.0);
        outlines[index] = Some(outline);
    }
    let mut centers = vec![0.0; parents.len()];
    for (index, above) in parents.iter().enumerate() {
        centers[index] = offsets[index] + above.first().map_or(0.0, |parent| centers[*parent]);
    }
    let lowest = centers.iter().zip(breadths).map(|(center, breadth)| center - breadth / 2.0).fold(f64::INFINITY, f64::min);
    centers.iter().map(|center| center - lowest).collect()
}

/// Subtrees side by side, as close as their outlines allow; their offsets are relative to the parent above their middle.
fn packed(children: &[usize], outlines: &mut [Option<Outline>], offsets: &mut [f64]) -> Outline {
    let mut all = Outline::default();
    for child in children {
        let outline = outlines[*child].take().expect("children come after their parents");
        offsets[*child] = all.append(outline);
    }
    if let (Some(first), Some(last)) = (children.first(), children.last()) {
        let middle = f64::midpoint(offsets[*first], offsets[*last]);
        for child in children {
            offsets[*child] -= middle;
        }
        all.low.shift -= middle;
        all.high.shift -= middle;
    }
    all
}

/// One side of a subtree: from the end of one step to the end of the next, the side is at `at + shift`. The step nearest to the root is last.
#[derive(Default)]
struct Contour {
    shift: f64,
    steps: Vec<Step>,
}

#[derive(Clone, Copy)]
struct Step {
    end: f64,
    at: f64,
}

impl Contour {
    fn push(&mut self, end: f64, at: f64) {
        self.steps.push(Step { end, at: at - self.shift });
    }

    fn depth(&self) -> f64 {
        self.steps.first().map_or(f64::NEG_INFINITY, |step| step.end)
    }

    /// Covers the upper part of this contour by a shorter one.
    fn cover(&mut self, shorter: &Contour) {
        while self.steps.last().is_some_and(|step| step.end <= shorter.depth()) {
            self.steps.pop();
        }
        for step in &shorter.steps {
            self.push(step.end, step.at + shorter.shift);
        }
    }
}

/// Both sides of a group of subtrees.
#[derive(Default)]
struct Outline {
    low: Contour,
    high: Contour,
}

impl Outline {
    fn put_on_top(&mut self, end: f64, half: f64) {
        self.low.push(end, -half);
        self.high.push(end, half);
    }

    /// Puts a subtree after the others and says by how much it was moved. Costs as much as the shorter of the two is deep.
    fn append(&mut self, mut next: Outline) -> f64 {
        if self.low.steps.is_empty() {
            *self = next;
            return 0.0;
        }
        let offset = distance(&self.high, &next.low);
        next.low.shift += offset;
        next.high.shift += offset;
        if next.low.depth() > self.low.depth() {
            next.low.cover(&self.low);
            *self = next;
        } else {
            self.high.cover(&next.high);
        }
        offset
    }
}

/// How far the second must move so that it clears the first.
fn distance(high: &Contour, low: &Contour) -> f64 {
    let (mut i, mut j) = (high.steps.len(), low.steps.len());
    let mut distance = f64::NEG_INFINITY;
    while i > 0 && j > 0 {
        let (a, b) = (high.steps[i - 1], low.steps[j - 1]);
        distance = distance.max(a.at + high.shift - b.at - low.shift);
        if a.end <= b.end {
            i -= 1;
        }
        if b.end <= a.end {
            j -= 1;
        }
    }
    distance + GAP
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A random tree whose boxes come in the order of creation, parents first.
    fn random(n: usize, seed: u64) -> (Vec<Size>, Vec<Vec<usize>>) {
        let mut state = seed;
        let mut next = |bound: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % bound
        };
        let sizes = (0..n).map(|_| Size { width: 20.0 + next(300) as f64, height: 20.0 + next(120) as f64 }).collect();
        let parents = (0..n).map(|index| if index == 0 { Vec::new() } else { vec![index - 1 - next(index.min(7))] }).collect();
        (sizes, parents)
    }

    fn assert_tidy(direction: Direction, sizes: &[Size], parents: &[Vec<usize>]) {
        let layout = grown(direction, sizes, parents);
        for i in 0..sizes.len() {
            let (a, size) = (layout.corners[i], sizes[i]);
            assert!(a.x >= 0.0 && a.y >= 0.0, "box {i} is inside the picture");
            for j in 0..i {
                let (b, other) = (layout.corners[j], sizes[j]);
                let is_apart = a.x + size.width <= b.x + 1e-6
                    || b.x + other.width <= a.x + 1e-6
                    || a.y + size.height <= b.y + 1e-6
                    || b.y + other.height <= a.y + 1e-6;
                assert!(is_apart, "boxes {j} and {i} overlap");
                if parents[i] == parents[j] {
                    let is_ordered = if direction == Direction::Down { b.x < a.x } else { b.y < a.y };
                    assert!(is_ordered, "children {j} and {i} keep their order");
                }
            }
        }
    }

    #[test]
    fn boxes_never_overlap() {
        for seed in 0..30 {
            let (sizes, parents) = random(120, seed);
            assert_tidy(Direction::Down, &sizes, &parents);
            assert_tidy(Direction::Right, &sizes, &parents);
        }
    }

    #[test]
    fn merged_boxes_hang_below_all_parents() {
        let size = Size { width: 50.0, height: 20.0 };
        let layout = layout(&[size; 5], &[vec![], vec![0], vec![0], vec![2], vec![1, 3]]);
        assert!(layout.corners[4].y > layout.corners[3].y);
    }

    #[test]
    fn a_long_spine_is_placed_in_linear_time() {
        let n = 200_000;
        let parents: Vec<Vec<usize>> = (0..n).map(|index: usize| if index == 0 { vec![] } else { vec![(index - 1) / 2 * 2] }).collect();
        let layout = layout(&vec![Size { width: 50.0, height: 20.0 }; n], &parents);
        assert_eq!(layout.corners.len(), n);
    }
}
