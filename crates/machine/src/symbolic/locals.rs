//! Values of the local variables of a frame, on pages that its versions share: states that come together differ in few of them, and a method may
//! have thousands.

use std::ops::Index;
use std::rc::Rc;

use term::TermId;

/// Variables on a page.
const PAGE: usize = 32;

/// Values by the number of the variable.
#[derive(Clone)]
pub struct Locals {
    n: usize,
    /// The last one is filled up with values that nobody reads.
    pages: Vec<Rc<[TermId; PAGE]>>,
}

impl Locals {
    /// The first values as they are given, and `unset` for the rest.
    pub(super) fn new(n: usize, first: &[TermId], unset: TermId) -> Locals {
        let n = n.max(first.len());
        let blank = Rc::new([unset; PAGE]);
        let mut pages = vec![blank; n.div_ceil(PAGE)];
        for (page, values) in pages.iter_mut().zip(first.chunks(PAGE)) {
            Rc::make_mut(page)[..values.len()].copy_from_slice(values);
        }
        Locals { n, pages }
    }

    pub fn set(&mut self, local: usize, value: TermId) {
        assert!(local < self.n, "a variable of the frame");
        Rc::make_mut(&mut self.pages[local / PAGE])[local % PAGE] = value;
    }

    pub fn iter(&self) -> impl Iterator<Item = TermId> {
        self.pages.iter().flat_map(|page| page.iter().copied()).take(self.n)
    }

    /// The values of the first variables, or of all if there are not as many.
    pub fn first(&self, n: usize) -> Vec<TermId> {
        self.iter().take(n).collect()
    }

    pub fn to_vec(&self) -> Vec<TermId> {
        self.iter().collect()
    }

    /// The variables whose values are not the same in all frames of a method. What is on a page that they share is not looked at.
    pub(super) fn differing(frames: &[&Locals]) -> Vec<usize> {
        let first = frames[0];
        let mut differing = Vec::new();
        for (number, page) in first.pages.iter().enumerate() {
            let others: Vec<_> = frames.iter().map(|frame| &frame.pages[number]).filter(|other| !Rc::ptr_eq(page, other)).collect();
            let differs = |at: &usize| others.iter().any(|other| other[*at] != page[*at]);
            differing.extend((0..PAGE).filter(differs).map(|at| number * PAGE + at).filter(|local| *local < first.n));
        }
        differing
    }
}

impl Index<usize> for Locals {
    type Output = TermId;

    fn index(&self, local: usize) -> &TermId {
        assert!(local < self.n, "a variable of the frame");
        &self.pages[local / PAGE][local % PAGE]
    }
}

#[cfg(test)]
mod tests {
    use term::Terms;

    use super::*;

    #[test]
    fn versions_differ_where_they_were_set() {
        let mut terms = Terms::new();
        let (unset, one, two) = (terms.null(), terms.int(1), terms.int(2));
        for n in [1, PAGE - 1, PAGE, PAGE + 1, 3 * PAGE + 5] {
            let given = Locals::new(n, &[one], unset);
            assert_eq!(given.to_vec(), [vec![one], vec![unset; n - 1]].concat());
            let mut other = given.clone();
            other.set(n - 1, two);
            assert_eq!((given[n - 1], other[n - 1]), (if n == 1 { one } else { unset }, two));
            assert_eq!(Locals::differing(&[&given, &other, &given]), [n - 1]);
            other.set(n - 1, given[n - 1]);
            assert!(Locals::differing(&[&given, &other]).is_empty());
        }
    }
}
