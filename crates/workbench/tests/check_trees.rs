//! Trees of decisions as proofs of `safe`: changed at random, both solvers have to agree about every one.

use std::path::{Path, PathBuf};

use solver::Confirmation;
use workbench::decisions::{Decision, On};
use workbench::proof::check::{Proof, Proofs, recheck};
use workbench::proof::{Rechecked, Validity};
use workbench::{CheckOptions, NodeKind, TreeLoops, check};

const SUBJECTS: &str = "class Trees {
    enum Level { LOW, MIDDLE, HIGH }
    static void branches(int a, int b) { int m = a; if (b > a) m = b; if (m > 10 && a < 5) assert b > 10; assert m >= a; }
    static void rounds(int n) { int s = 0; for (int i = 0; i < 3 && i < n; i++) s += i; assert s <= 3; }
    static void forgotten(int n) { int i = 0; while (i < n) i++; int k = n; if (k > 5) assert k != 5; }
    static void bounded(int n) { int i = 0, s = 0; while (i < n) { i++; if (s < 10) s++; } assert s <= 10 && s >= 0; }
    static void array(int x, int i) { int[] a = new int[3]; if (i >= 0 && i < 3) { a[i] = x; assert a[i] == x; } }
    static void choice(Level level) { int n = 0; switch (level) { case LOW: n = 1; break; case MIDDLE: n = 2; break; default: n = 3; } assert n > 0; }
    static void text(String s) { if (s != null && s.equals(\"ab\")) assert s.length() == 2; }
    static void caught(int[] a) { try { a[0] = 1; assert a.length > 0; } catch (NullPointerException | ArrayIndexOutOfBoundsException e) { assert a == null || a.length == 0; } }
    static void types(Object o) { if (o instanceof String) { Object p = o; assert p instanceof CharSequence; } else if (o instanceof Integer i) assert i <= Integer.MAX_VALUE; }
    static void filled(int n) { if (n > 0 && n < 100000) { int[] a = new int[n]; for (int i = 0; i < n; i++) a[i] = 7; int j = 0; assert a[j] == 7; } }
}
";

fn proofs(directory: &Path) -> Vec<Proof> {
    let path: PathBuf = directory.join("Trees.java");
    std::fs::write(&path, SUBJECTS).expect("writable");
    let options = CheckOptions { paths: vec![path], keeps_proofs: true, ..CheckOptions::default() };
    let checked = check(&options, &|_, _, _| {}).unwrap_or_else(|problems| panic!("{:?}", problems.first()));
    let open: Vec<_> = checked.report.results.iter().filter(|result| result.verdict.name() != "safe").collect();
    assert!(open.is_empty(), "{open:#?}");
    checked.proofs.into_iter().filter(|proof| proof.tree.is_some()).collect()
}

/// As it is read back from a file.
fn rechecked(proof: &Proof) -> Rechecked {
    let text = serde_json::to_string(&Proofs::new(vec![proof.clone()])).expect("plain data");
    recheck(&workbench::proof::check::parse(&text).expect("it was written here"), true)
}

/// The other solver says the same, if it is installed.
fn is_confirmed(said: Option<&Confirmation>) -> bool {
    matches!(said, Some(Confirmation::Confirmed | Confirmation::Missing))
}

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % n
    }
}

/// One change of a proof; `None` if there is nothing to change in this way.
fn mutated(proof: &Proof, random: &mut Random) -> Option<Proof> {
    let mut proof = proof.clone();
    let tree = proof.tree.as_mut().expect("a tree");
    let nodes = &mut tree.tree.nodes;
    let (n, at) = (nodes.len(), random.below(nodes.len()));
    match random.below(9) {
        0 => {
            tree.loops = if tree.loops == TreeLoops::Followed { TreeLoops::Forgotten } else { TreeLoops::Followed };
            return Some(proof);
        }
        1 => {
            tree.invariants.first_mut()?.guesses.pop()?;
            return Some(proof);
        }
        // A leaf, or a part of the tree, is passed off as an end that is allowed.
        2 => nodes[at] = Decision::End { kind: NodeKind::Termination, what: "end".to_owned(), claims: Vec::new() },
        3 => drop(nodes.pop()),
        _ => match &mut nodes[at] {
            Decision::Split(ways) | Decision::Fork(ways) => {
                let number = random.below(ways.len().max(1));
                let way = ways.get_mut(number)?;
                match (&mut way.on, random.below(4)) {
                    (_, 0) => way.condition.push('1'),
                    (On::Never(by), 1) => drop((!by.is_empty()).then(|| by.remove(0))?),
                    (On::Never(by), 2) => by.clear(),
                    (On::Never(by), _) => by.push(random.below(3)),
                    (on, 1) => *on = On::Never((0..random.below(4)).collect()),
                    (On::To(to), 2) => *to = random.below(n),
                    (_, _) => drop(ways.remove(number)),
                }
            }
            Decision::Claim { claims, to } => match random.below(3) {
                0 => drop(claims.pop()),
                1 => *to = random.below(n),
                _ => claims.push("something else".to_owned()),
            },
            Decision::End { kind, what, claims } => match random.below(3) {
                0 => *kind = NodeKind::Limit,
                1 => "somehow".clone_into(what),
                _ => drop(claims.pop()?),
            },
        },
    }
    Some(proof)
}

#[test]
fn both_solvers_agree_about_every_changed_tree() {
    let directory = tempfile::tempdir().expect("a directory");
    let proofs = proofs(directory.path());
    assert!(proofs.len() >= 9, "{} trees", proofs.len());
    assert!(proofs.iter().any(|proof| proof.tree.as_ref().is_some_and(|tree| !tree.invariants.is_empty())), "a tree with invariants");
    for proof in &proofs {
        let found = rechecked(proof);
        assert_eq!((found.verdict, found.reason), (Validity::Valid, None), "{}", proof.method);
        assert!(is_confirmed(found.confirmed.as_ref()), "{}: {:?}", proof.method, found.confirmed);
    }
    let mut random = Random(1);
    let (mut n_wrong, mut n_asked, mut n_left) = (0, 0, 0);
    for round in 0..400 {
        let subject = &proofs[round % proofs.len()];
        let Some(mutant) = mutated(subject, &mut random) else { continue };
        if mutant.tree == subject.tree {
            continue;
        }
        let found = rechecked(&mutant);
        let what = || format!("{}: {:?} {:?}\n{:#?}", mutant.method, found.verdict, found.reason, mutant.tree);
        match (found.verdict, &found.confirmed) {
            // Something that is not in the program: there is no question about it.
            (Validity::Invalid, None) => n_wrong += 1,
            (Validity::Invalid, Some(said)) => {
                assert!(matches!(said, Confirmation::Contradicted(_) | Confirmation::Missing), "{said}: {}", what());
                n_asked += 1;
            }
            (Validity::Valid, said) => {
                assert!(is_confirmed(said.as_ref()), "{said:?}: {}", what());
                n_left += 1;
            }
            (Validity::Unknown, said) => assert_ne!(said, &Some(Confirmation::Confirmed), "{}", what()),
        }
    }
    assert!(n_wrong > 50 && n_asked > 10 && n_left > 3, "{n_wrong} {n_asked} {n_left}");
}
