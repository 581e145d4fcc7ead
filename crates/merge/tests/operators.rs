//! Every operator on random small states, against brute force: a merge is exhaustive if every state of a partner is one of the merged state, and
//! precise if every merged state is one of a partner (Scheurer 2015, §5 has no such test; the definitions are those of Steinhöfel 2020, §3.2).

use common::source::Span;
use engine::{Bits, Incoming, MergeContext, MergeKey, MergeSite, Merged, Merging, NodeId, Origin, PathId, Paths, Semantics, Step};
use merge::domain::checked::{Table, table};
use merge::domain::text::{self, DomainText, ElementText};
use merge::domain::{Combination, Element, Lattice, Predicate};
use merge::operator::{Abstraction, Operator, PredicateAbstraction, Weakening, by_name, names};
use merge::{Join, Joining, Location, Mergeable, Merger, Policy};
use solver::{Config, Solver};
use term::{Domain, Interpretation, Memo, Sort, Symbol, SymbolId, TermId, Terms, Value, evaluate};

/// A state is the values of two integers and a boolean. Predicates speak of an input and of both integers.
#[derive(Default)]
struct Toy {
    inputs: Vec<TermId>,
}

/// How many predicates there are.
const N_PREDICATES: usize = 6;

impl Toy {
    fn said(&self, terms: &mut Terms, state: &[TermId], number: usize, value: TermId) -> TermId {
        let (a, x, y) = (self.inputs[0], state[0], state[1]);
        let sum = terms.add2(x, y);
        let two = terms.int(2);
        match number {
            0 => terms.le(value, x),
            1 => terms.le(a, value),
            2 => terms.eq(value, y),
            3 => terms.le(sum, two),
            4 => {
                let difference = terms.sub(value, a);
                terms.lt(difference, two)
            }
            _ => {
                let (first, second) = (terms.eq(value, a), terms.lt(y, value));
                terms.or2(first, second)
            }
        }
    }
}

impl Semantics for Toy {
    type State = Vec<TermId>;

    fn advance(&mut self, _: &mut Terms, state: Vec<TermId>) -> Step<Vec<TermId>> {
        Step::Join(state)
    }

    fn split(&mut self, _: &mut Vec<TermId>) {}

    fn place(&self, _: &Vec<TermId>) -> Option<Span> {
        None
    }
}

impl Mergeable for Toy {
    fn key(&mut self, _: &Vec<TermId>) -> Option<MergeKey> {
        Some(key())
    }

    fn zip(&mut self, terms: &mut Terms, states: &[&Vec<TermId>], join: &mut dyn Join) -> Option<Vec<TermId>> {
        let at = |variable: usize| states.iter().map(|state| state[variable]).collect::<Vec<_>>();
        Some(
            (0..states[0].len())
                .map(|variable| {
                    let values = at(variable);
                    if values.iter().all(|value| *value == values[0]) {
                        return values[0];
                    }
                    join.join(
                        terms,
                        &Location { name: format!("v{variable}").into(), values, domain: Domain::Any, ty: None, is_kept: false },
                    )
                })
                .collect(),
        )
    }

    fn is_merge_useful(&mut self, _: &Terms, _: &Vec<TermId>) -> bool {
        true
    }

    fn hides_constants_of(&mut self, _: &Terms, _: &[&Vec<TermId>]) -> bool {
        false
    }

    fn predicate(&mut self, terms: &mut Terms, state: &Vec<TermId>, number: usize, value: TermId) -> Option<TermId> {
        Some(self.said(terms, state, number, value))
    }
}

fn key() -> MergeKey {
    MergeKey { site: MergeSite(vec![1]), place: 1, rest: Vec::new() }
}

/// Values of all symbols.
#[derive(Clone, Default)]
struct Point(Vec<(SymbolId, Value)>);

impl Interpretation for Point {
    fn app(&self, _: &Terms, symbol: SymbolId, _: &[Value]) -> Option<Value> {
        self.0.iter().find(|(other, _)| *other == symbol).map(|(_, value)| value.clone())
    }

    fn tag(&self, _: &Terms, _: i64) -> u32 {
        0
    }
}

fn holds(terms: &Terms, point: &Point, conditions: &[TermId]) -> bool {
    conditions.iter().all(|condition| evaluate(terms, *condition, point, &mut Memo::default()) == Some(Value::Bool(true)))
}

fn read(terms: &Terms, point: &Point, state: &[TermId]) -> Vec<Value> {
    state.iter().map(|term| evaluate(terms, *term, point, &mut Memo::default()).expect("every symbol has a value")).collect()
}

/// Partners with their paths, over the inputs `a`, `b`.
struct Scene {
    terms: Terms,
    paths: Paths,
    ends: Vec<PathId>,
    states: Vec<Vec<TermId>>,
    inputs: Vec<SymbolId>,
}

/// A small generator of numbers that repeats.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

fn scene(seed: u64, n_partners: usize, overlapping: bool) -> Scene {
    let mut dice = Dice(seed);
    let mut terms = Terms::new();
    let mut input = |name: &str| {
        let symbol = terms.declare(Symbol::constant(name, Sort::Int, Domain::Range((-2).into(), 2.into())));
        (symbol, terms.app(symbol, &[]))
    };
    let ((a, a_term), (b, b_term)) = (input("a"), input("b"));
    let mut paths = Paths::default();
    let mut ends = vec![PathId::ROOT];
    // Split the newest end until there are enough; overlapping paths are assumptions that have nothing to do with each other.
    while ends.len() < n_partners {
        let end = ends.remove(0);
        let bound = terms.int(dice.roll(4) as i64 - 2);
        let subject = if dice.roll(2) == 0 { a_term } else { b_term };
        let yes = terms.lt(subject, bound);
        let no = if overlapping { terms.le(bound, a_term) } else { terms.not(yes) };
        let origin = if overlapping { Origin::Assumed } else { Origin::Arm { split: paths.next_split(), of: 2 } };
        ends.push(paths.extend_from(end, yes, origin));
        ends.push(paths.extend_from(end, no, origin));
    }
    let mut states = Vec::new();
    for _ in 0..n_partners {
        let mut integer = |terms: &mut Terms| {
            let constant = terms.int(dice.roll(4) as i64 - 1);
            match dice.roll(4) {
                0 => constant,
                1 => a_term,
                2 => terms.add2(a_term, constant),
                _ => terms.neg(b_term),
            }
        };
        let (x, y) = (integer(&mut terms), integer(&mut terms));
        let zero = terms.int(0);
        let flag = if dice.roll(2) == 0 { terms.lt(a_term, zero) } else { terms.bool_const(dice.roll(2) == 0) };
        states.push(vec![x, y, flag]);
    }
    Scene { terms, paths, ends, states, inputs: vec![a, b] }
}

fn merged_by(scene: &mut Scene, operator: std::rc::Rc<dyn Operator>) -> (Option<Merged<Vec<TermId>>>, Merger) {
    let mut merger = Merger::new(Policy::Everywhere(operator));
    let mut solver = Solver::new(Config::default());
    let inputs = scene.inputs.iter().map(|symbol| scene.terms.app(*symbol, &[])).collect();
    let mut toy = Toy { inputs };
    let mut context = MergeContext { semantics: &mut toy, terms: &mut scene.terms, solver: &mut solver, paths: &scene.paths, n_open: 2 };
    let incoming: Vec<_> = scene
        .ends
        .iter()
        .zip(&scene.states)
        .map(|(path, state)| Incoming { state, path: *path, bits: Bits::EXACT, node: NodeId::ROOT })
        .collect();
    let mut results = merger.merge(&mut context, &key(), &incoming);
    (results.pop(), merger)
}

/// The constants that a merge made.
fn constants(terms: &Terms, inputs: &[SymbolId], merged: &Merged<Vec<TermId>>) -> Vec<SymbolId> {
    let mut fresh: Vec<SymbolId> = Vec::new();
    for term in merged.state.iter().chain(&merged.conditions) {
        fresh.extend(terms.symbols_of(*term).iter().filter(|symbol| !inputs.contains(symbol)));
    }
    fresh.sort_unstable();
    fresh.dedup();
    fresh
}

fn extend(points: &[Point], symbol: SymbolId, values: &[Value]) -> Vec<Point> {
    let with = |point: &Point, value: &Value| {
        let mut point = point.clone();
        point.0.push((symbol, value.clone()));
        point
    };
    points.iter().flat_map(|point| values.iter().map(|value| with(point, value)).collect::<Vec<_>>()).collect()
}

fn with_constants(terms: &Terms, point: &Point, fresh: &[SymbolId]) -> Vec<Point> {
    fresh.iter().fold(vec![point.clone()], |points, symbol| {
        let symbol_data = terms.symbol(*symbol);
        let is_in = |n: &i64| match &symbol_data.domain {
            Domain::Range(lo, hi) => (lo..=hi).contains(&&(*n).into()),
            _ => true,
        };
        let values = match symbol_data.sort {
            Sort::Bool => vec![Value::Bool(false), Value::Bool(true)],
            _ => (-4..=4_i64).filter(is_in).map(|n| Value::Int(n.into())).collect(),
        };
        extend(&points, *symbol, &values)
    })
}

fn check_scene(seed: u64, n_partners: usize, overlapping: bool, name: &str) {
    let operator = by_name(name).expect("a known name");
    check_operator(&mut scene(seed, n_partners, overlapping), &operator, seed);
}

/// The merge, if the scene has one, and it is what it says.
fn check_operator(scene: &mut Scene, operator: &std::rc::Rc<dyn Operator>, seed: u64) -> Option<Merged<Vec<TermId>>> {
    if !is_feasible(scene) {
        return None;
    }
    let name = operator.name();
    let (merged, _) = merged_by(scene, std::rc::Rc::clone(operator));
    let Some(merged) = merged else { panic!("{name}, seed {seed}: the merge was refused") };
    let common = scene.paths.conjuncts(merged.common);
    let (points, fresh) = (all_inputs(scene), constants(&scene.terms, &scene.inputs, &merged));
    let members: Vec<(Vec<TermId>, &Vec<TermId>)> = scene.ends.iter().map(|end| scene.paths.conjuncts(*end)).zip(&scene.states).collect();
    for point in &points {
        let extended: Vec<Point> = with_constants(&scene.terms, point, &fresh);
        let reached: Vec<Vec<Value>> = extended
            .iter()
            .filter(|point| holds(&scene.terms, point, &common) && holds(&scene.terms, point, &merged.conditions))
            .map(|point| read(&scene.terms, point, &merged.state))
            .collect();
        let possible: Vec<Vec<Value>> = members
            .iter()
            .filter(|(path, _)| holds(&scene.terms, point, path))
            .map(|(_, state)| read(&scene.terms, point, state))
            .collect();
        if merged.bits.exhaustive {
            assert!(possible.iter().all(|state| reached.contains(state)), "{name}, seed {seed}: a state is lost at {:?}", point.0);
        }
        if merged.bits.precise {
            assert!(reached.iter().all(|state| possible.contains(state)), "{name}, seed {seed}: a state is invented at {:?}", point.0);
        }
    }
    Some(merged)
}

/// True if every partner has an input; the engine keeps no others.
fn is_feasible(scene: &Scene) -> bool {
    let points = all_inputs(scene);
    scene.ends.iter().all(|end| points.iter().any(|point| holds(&scene.terms, point, &scene.paths.conjuncts(*end))))
}

fn all_inputs(scene: &Scene) -> Vec<Point> {
    let values: Vec<Value> = (-2..=2).map(|n| Value::Int(n.into())).collect();
    scene.inputs.iter().fold(vec![Point::default()], |points, symbol| extend(&points, *symbol, &values))
}

/// Seeds per operator; the long run has more.
fn seeds() -> u64 {
    if std::env::var_os("ESPALIER_LONG").is_some() { 400 } else { 25 }
}

#[test]
fn operators_keep_what_they_say() {
    for (name, _) in names() {
        for seed in 0..seeds() {
            check_scene(seed, 2 + seed as usize % 3, false, name);
        }
    }
}

fn abstraction(combination: Combination, sort: Sort, predicates: std::ops::Range<usize>) -> Abstraction {
    Abstraction { combination, sort, ty: None, types: None, predicates }
}

/// Predicates over the state are predicates of every partner's own state, whether the other variables are merged or not.
#[test]
fn predicates_over_the_state_keep_every_state() {
    for combination in [Combination::Conjunctive, Combination::Disjunctive, Combination::Flat] {
        for seed in 0..2 * seeds() {
            let operator = PredicateAbstraction::new(vec![abstraction(combination, Sort::Int, 0..N_PREDICATES)]);
            let operator: std::rc::Rc<dyn Operator> = std::rc::Rc::new(operator);
            let mut scene = scene(seed, 2 + seed as usize % 3, seed % 5 == 0);
            let merged = check_operator(&mut scene, &operator, seed);
            if let (Combination::Conjunctive, Some(merged)) = (combination, merged) {
                check_kept(&mut scene, &merged, seed);
            }
        }
    }
}

/// A predicate that holds of a value in all states of all partners holds in all merged states.
fn check_kept(scene: &mut Scene, merged: &Merged<Vec<TermId>>, seed: u64) {
    if &*merged.record.operator != "predicate abstraction" {
        return;
    }
    let toy = Toy { inputs: scene.inputs.iter().map(|symbol| scene.terms.app(*symbol, &[])).collect() };
    let points = all_inputs(scene);
    let fresh = constants(&scene.terms, &scene.inputs, merged);
    let states = scene.states.clone();
    for (variable, number) in (0..2).flat_map(|variable| (0..N_PREDICATES).map(move |number| (variable, number))) {
        if states.iter().all(|state| state[variable] == states[0][variable]) {
            continue;
        }
        let own: Vec<TermId> = states.iter().map(|state| toy.said(&mut scene.terms, state, number, state[variable])).collect();
        let ends: Vec<Vec<TermId>> = scene.ends.iter().map(|end| scene.paths.conjuncts(*end)).collect();
        let holds_before = |point: &Point| {
            ends.iter().zip(&own).all(|(path, own)| !holds(&scene.terms, point, path) || holds(&scene.terms, point, &[*own]))
        };
        if !points.iter().all(holds_before) {
            continue;
        }
        let after = toy.said(&mut scene.terms, &merged.state, number, merged.state[variable]);
        let mut conditions = scene.paths.conjuncts(merged.common);
        conditions.extend(&merged.conditions);
        for point in points.iter().flat_map(|point| with_constants(&scene.terms, point, &fresh)) {
            let is_kept = !holds(&scene.terms, &point, &conditions) || holds(&scene.terms, &point, &[after]);
            assert!(is_kept, "seed {seed}: predicate {number} of v{variable} is lost at {:?}", point.0);
        }
    }
}

/// Modulo three, with bounds: elements, conditions and joins as users write them.
const REMAINDERS: &str = "domain remainders (int x)
  none: false
  three: x % 3 == 0
  low: x < 0
  small: -1 <= x && x <= 1
  high: x >= 0
  other: x % 3 != 0
  any: true
  join three, small = any
";

/// The lattice of a text whose conditions are read by nobody: they are made here.
fn remainders(terms: &mut Terms, joins: Option<Table>) -> (Lattice, DomainText) {
    let domain = text::parse(REMAINDERS).expect("well-formed").remove(0);
    let symbol = terms.declare(Symbol::constant("x", Sort::Int, Domain::Any));
    let hole = terms.app(symbol, &[]);
    let [minus, zero, one, three] = [-1, 0, 1, 3].map(|n| terms.int(n));
    let remainder = terms.rem(hole, three);
    let (is_three, low, at_least, at_most) = (terms.eq(remainder, zero), terms.lt(hole, zero), terms.le(minus, hole), terms.le(hole, one));
    let (never, always, small, high, other) =
        (terms.fls(), terms.tru(), terms.and2(at_least, at_most), terms.not(low), terms.not(is_three));
    let formulas = [never, is_three, low, small, high, other, always];
    let table = joins.unwrap_or_else(|| {
        let mut solver = Solver::new(Config::default());
        table(terms, &mut solver, &domain, &formulas).expect("a domain")
    });
    let element = |(element, formula): (&ElementText, TermId)| {
        let predicate = Predicate { hole, formula };
        Element::new(&element.name, move |terms, value| predicate.of(terms, value))
    };
    let elements = domain.elements.iter().zip(formulas).map(element).collect();
    (Lattice::new(Sort::Int, elements, move |left, right| table[left][right]), domain)
}

/// A domain of the user's own keeps every state, and what all values of a merge have in common.
#[test]
fn own_domains_keep_every_state() {
    for seed in 0..2 * seeds() {
        let mut scene = scene(seed, 2 + seed as usize % 3, seed % 5 == 0);
        let (lattice, _) = remainders(&mut scene.terms, None);
        let operator: std::rc::Rc<dyn Operator> = std::rc::Rc::new(Weakening::new("remainders", vec![std::rc::Rc::new(lattice)]));
        check_operator(&mut scene, &operator, seed);
    }
}

/// A join that is not above what it joins is caught by the obligation of every merge that it spoils.
#[test]
fn wrong_joins_do_not_survive() {
    let mut spoilt = 0;
    for seed in 0..100 {
        let mut scene = scene(seed, 2, false);
        if !is_feasible(&scene) {
            continue;
        }
        // The join of everything is `three`.
        let (lattice, domain) = remainders(&mut scene.terms, Some(vec![vec![1; 7]; 7]));
        assert_eq!(domain.elements[1].name, "three");
        let operator = Weakening::new("wrong", vec![std::rc::Rc::new(lattice)]);
        let (merged, _) = merged_by(&mut scene, std::rc::Rc::new(operator));
        let merged = merged.expect("a selector merges what nothing else does");
        let points = all_inputs(&scene);
        let is_three = |point: &Point, value: TermId| match &read(&scene.terms, point, &[value])[0] {
            Value::Int(n) => n % 3 == 0.into(),
            _ => false,
        };
        let differs = |variable: usize| scene.states[0][variable] != scene.states[1][variable];
        let is_right = scene.ends.iter().zip(&scene.states).all(|(end, state)| {
            let path = scene.paths.conjuncts(*end);
            points.iter().all(|point| !holds(&scene.terms, point, &path) || (0..2).all(|at| !differs(at) || is_three(point, state[at])))
        });
        assert!(is_right || &*merged.record.operator == "selector", "seed {seed}");
        spoilt += u32::from(!is_right);
    }
    assert!(spoilt > 20, "only {spoilt} scenes");
}

/// What makes a lattice of elements is shown before anything is merged by them; the place of each error is its element or its join.
#[test]
fn what_is_no_domain_is_told() {
    let mut terms = Terms::new();
    let symbol = terms.declare(Symbol::constant("x", Sort::Int, Domain::Any));
    let x = terms.app(symbol, &[]);
    let [zero, one, two] = [0, 1, 2].map(|n| terms.int(n));
    let (never, always) = (terms.fls(), terms.tru());
    let (is_one, is_two, positive, not_zero) = (terms.eq(x, one), terms.eq(x, two), terms.lt(zero, x), {
        let is_zero = terms.eq(x, zero);
        terms.not(is_zero)
    });
    let (small, impossible) = (terms.le(x, two), terms.lt(x, x));
    let mut told = |names: &str, conditions: &[TermId], join: &str| {
        let elements: Vec<String> = names.split(' ').map(|name| format!("{name}: c\n")).collect();
        let elements = elements.concat();
        let source = format!("domain d (int x)\n{elements}{join}");
        let domain = text::parse(&source).expect("well-formed").remove(0);
        let found = table(&mut terms, &mut Solver::new(Config::default()), &domain, conditions);
        let found = found.err().unwrap_or_default();
        found.iter().map(|wrong| format!("{}|{}", &source[wrong.at.clone()], wrong.message)).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(told("none one positive any", &[never, is_one, positive, always], ""), "");
    assert!(told("one any", &[is_one, always], "").starts_with("one|`one` is the first element"));
    assert!(told("none positive", &[never, positive], "").starts_with("positive|`positive` is the last element"));
    assert!(told("none empty any", &[never, impossible, always], "").starts_with("empty|`empty` holds of no value"));
    assert!(told("none positive one any", &[never, positive, is_one, always], "").starts_with("one|`one` is smaller than `positive`"));
    assert!(told("none a b any", &[never, positive, positive, always], "").starts_with("b|`b` says the same as `a`"));
    let wrong = told("none one two any", &[never, is_one, is_two, always], "join one, two = two");
    assert!(wrong.starts_with("join one, two = two|what satisfies `one` need not satisfy `two`"), "{wrong}");
    let open = told("none one two small other any", &[never, is_one, is_two, small, not_zero, always], "");
    assert!(open.starts_with("two|`one` and `two` have no least element above them, but `small` and `other`"), "{open}");
    assert_eq!(told("none one two small other any", &[never, is_one, is_two, small, not_zero, always], "join one, two = other"), "");
}

/// Several lattices at once; what none of them speaks of is joined exactly.
#[test]
fn one_lattice_per_sort() {
    let flag = |combination| abstraction(combination, Sort::Bool, 3..4);
    for seed in 0..seeds() {
        let both = vec![abstraction(Combination::Conjunctive, Sort::Int, 0..3), flag(Combination::Flat)];
        for abstractions in [both, vec![flag(Combination::Conjunctive)]] {
            let operator: std::rc::Rc<dyn Operator> = std::rc::Rc::new(PredicateAbstraction::new(abstractions));
            check_operator(&mut scene(seed, 2, false), &operator, seed);
        }
    }
}

#[test]
fn overlapping_paths_are_merged_by_a_selector() {
    for name in ["ite", "ite2", "selector", "disjunction", "fresh", "sign"] {
        for seed in 0..seeds() {
            check_scene(seed, 2, true, name);
        }
    }
}

/// All final values of `x` and `y` that a merged state of Steinhöfel 2020, Example 3.6 admits: `if (y >= 0) { x = 1; y = 2; } else { x = 4; }`.
fn admitted_in_example_3_6(operator: &str) -> std::collections::BTreeSet<(String, String)> {
    let mut terms = Terms::new();
    let symbol = terms.declare(Symbol::constant("y", Sort::Int, Domain::Range((-2).into(), 2.into())));
    let y = terms.app(symbol, &[]);
    let [zero, one, two, four] = [0, 1, 2, 4].map(|n| terms.int(n));
    let (yes, no) = (terms.le(zero, y), terms.lt(y, zero));
    let mut paths = Paths::default();
    let origin = Origin::Arm { split: paths.next_split(), of: 2 };
    let ends = [yes, no].map(|condition| paths.extend_from(PathId::ROOT, condition, origin)).to_vec();
    let mut scene = Scene { terms, paths, ends, states: vec![vec![one, two], vec![four, y]], inputs: vec![symbol] };
    let (merged, _) = merged_by(&mut scene, by_name(operator).expect("a known name"));
    let merged = merged.expect("the paths exclude each other");
    let fresh = constants(&scene.terms, &scene.inputs, &merged);
    let mut admitted = std::collections::BTreeSet::new();
    for point in all_inputs(&scene).iter().flat_map(|point| with_constants(&scene.terms, point, &fresh)) {
        if holds(&scene.terms, &point, &merged.conditions) {
            let values = read(&scene.terms, &point, &merged.state);
            admitted.insert((format!("{:?}", values[0]), format!("{:?}", values[1])));
        }
    }
    admitted
}

#[test]
fn example_3_6_is_exact_by_if_then_else_and_mixes_paths_by_disjunction() {
    let value = |n: i64| format!("{:?}", Value::Int(n.into()));
    let of_the_partners = [(1, 2), (4, -1), (4, -2)].map(|(x, y)| (value(x), value(y))).into();
    assert_eq!(admitted_in_example_3_6("ite"), of_the_partners);
    let mixed = admitted_in_example_3_6("disjunction");
    assert!(mixed.is_superset(&of_the_partners));
    assert!(mixed.contains(&(value(4), value(2))), "neither partner admits it");
}

/// Takes the value of the other partner.
struct Swapped;

impl Operator for Swapped {
    fn name(&self) -> &'static str {
        "swapped"
    }

    fn bits(&self) -> Bits {
        Bits::EXACT
    }

    fn join(&self, terms: &mut Terms, joining: &mut Joining<'_>, location: &Location) -> TermId {
        let mut swapped = location.values.clone();
        swapped.rotate_left(1);
        joining.tree.choice(terms, &swapped, merge::operator::choose)
    }
}

/// Forgets nothing of the first path and everything of the others: their states are lost.
struct Greedy;

impl Operator for Greedy {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn bits(&self) -> Bits {
        Bits::EXACT
    }

    fn join(&self, _: &mut Terms, _: &mut Joining<'_>, location: &Location) -> TermId {
        location.values[0]
    }
}

/// Claims a sign that the values do not have.
struct Optimist;

impl Operator for Optimist {
    fn name(&self) -> &'static str {
        "optimist"
    }

    fn bits(&self) -> Bits {
        Bits::UNDECIDED
    }

    fn join(&self, terms: &mut Terms, joining: &mut Joining<'_>, location: &Location) -> TermId {
        let constant = joining.constant(terms, location);
        if terms.sort(constant) == Sort::Int {
            let hundred = terms.int(100);
            let large = terms.lt(hundred, constant);
            joining.constraints.push(large);
        }
        constant
    }
}

#[test]
fn broken_operators_are_rejected_every_time() {
    let broken: [std::rc::Rc<dyn Operator>; 3] = [std::rc::Rc::new(Swapped), std::rc::Rc::new(Greedy), std::rc::Rc::new(Optimist)];
    for operator in broken {
        let mut rejected = 0;
        for seed in 0..100 {
            let mut scene = scene(seed, 2, false);
            let differs = {
                let states = scene.states.clone();
                differ_somewhere(&scene, &states)
            };
            if !differs {
                continue;
            }
            let (merged, _) = merged_by(&mut scene, std::rc::Rc::clone(&operator));
            // A wrong merge must not survive: what does come back was made by the selector instead.
            assert!(merged.is_none_or(|merged| &*merged.record.operator == "selector"), "{} at seed {seed}", operator.name());
            rejected += 1;
        }
        assert!(rejected > 20, "{}: only {rejected} scenes", operator.name());
    }
}

/// True if each partner has an input at which its integers are not those of the other.
fn differ_somewhere(scene: &Scene, states: &[Vec<TermId>]) -> bool {
    let points = all_inputs(scene);
    scene.ends.iter().all(|end| {
        let path = scene.paths.conjuncts(*end);
        points.iter().any(|point| {
            holds(&scene.terms, point, &path) && read(&scene.terms, point, &states[0][..1]) != read(&scene.terms, point, &states[1][..1])
        })
    })
}
