//! Equations of sequences: equal, or of different lengths, or different somewhere.

use term::{Domain, Elem, Op, Sort, TermId, Terms, subterms};

/// The kinds of elements that a question speaks of. Its sequences have no others, so these determine them.
pub(crate) fn kinds_of(terms: &Terms, question: &[TermId]) -> Vec<Elem> {
    let mut kinds: Vec<Elem> = subterms(terms, question)
        .into_iter()
        .filter_map(|term| match terms.op(term) {
            Op::SeqGet(elem) | Op::SeqSingleton(elem) => Some(elem),
            _ => None,
        })
        .collect();
    kinds.sort_unstable();
    kinds.dedup();
    if kinds.is_empty() { vec![Elem::Int] } else { kinds }
}

pub(super) fn of_equation(terms: &mut Terms, equation: TermId, kinds: &[Elem]) -> Option<TermId> {
    let (a, b) = (terms.args(equation)[0], terms.args(equation)[1]);
    if terms.sort(a) != Sort::Seq {
        return None;
    }
    let (left, right, zero) = (terms.seq_len(a), terms.seq_len(b), terms.int(0));
    let same_length = terms.eq(left, right);
    let index = terms.bound_variable("k", Sort::Int, Domain::Any);
    let mut differences = Vec::new();
    for &elem in kinds {
        let (x, y) = (terms.seq_get(elem, a, index), terms.seq_get(elem, b, index));
        let same = terms.eq(x, y);
        differences.push(terms.not(same));
    }
    let (from, to, differs) = (terms.le(zero, index), terms.lt(index, left), terms.or(&differences));
    let body = terms.and(&[from, to, differs]);
    let somewhere = terms.exists(index, body);
    let other_length = terms.not(same_length);
    Some(terms.or(&[equation, other_length, somewhere]))
}
